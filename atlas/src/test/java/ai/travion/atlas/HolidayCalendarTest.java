package ai.travion.atlas;

import static ai.travion.atlas.HolidayType.BANK;
import static ai.travion.atlas.HolidayType.MERCANTILE;
import static ai.travion.atlas.HolidayType.PUBLIC;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HolidayCalendarTest {

    private static final LocalDate FIRST = LocalDate.parse("2020-01-01");
    private static final LocalDate FIRST_GAZETTED = LocalDate.parse("2024-01-01");
    private static final LocalDate LAST = LocalDate.parse("2035-12-31");

    private final HolidayCalendar calendar = HolidayCalendar.load();

    @Test
    void theCalendarKnowsSixteenYearsOfWhichFourAreGazetted() {
        assertThat(calendar.firstKnown()).isEqualTo(FIRST);
        assertThat(calendar.firstGazetted()).isEqualTo(FIRST_GAZETTED);
        assertThat(calendar.lastGazetted()).isEqualTo("2027-12-31");
        assertThat(calendar.lastKnown()).isEqualTo(LAST);
    }

    @Test
    void everyPoyaRowIsADayOrIsLeftOutForItsStatus() {
        var leftOut = new FactsFile("poya.csv")
                .rows().stream()
                        .filter(row -> calendar.poyaDays().stream()
                                .noneMatch(day -> day.date().equals(date(row))))
                        .map(row -> row.get("date") + " " + row.get("status"));

        assertThat(leftOut)
                .containsExactly(
                        "2026-05-01 superseded", "2027-03-21 REJECTED estimate", "2027-05-20 REJECTED estimate");
        assertThat(calendar.poyaDays().stream()
                        .filter(day ->
                                day.date().getYear() >= 2024 && day.date().getYear() <= 2028))
                .hasSize(61);
    }

    @Test
    void poyaDaysAreGazettedFrom2024To2027AndComputedAround() {
        assertThat(calendar.poyaDays())
                .allSatisfy(day -> assertThat(day.certainty())
                        .isEqualTo(calendar.isGazetted(day.date()) ? Certainty.GAZETTED : Certainty.PREDICTED));
        assertThat(calendar.poyaDays())
                .allSatisfy(day -> assertThat(day.source()).isNotBlank());
    }

    @Test
    void theWeekdaysOfTheFilesAreRight() {
        Stream.of("poya.csv", "holidays.csv")
                .flatMap(file -> new FactsFile(file).rows().stream())
                .forEach(row -> assertThat(date(row).getDayOfWeek().name())
                        .startsWith(row.get("weekday").toUpperCase(Locale.ROOT)));
    }

    /** As they were kept: the rule knows them without a gazette. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "2020-01-10", "2020-02-08", "2020-03-09", "2020-04-07", "2020-05-07", "2020-06-05", "2020-07-04",
                        "2020-08-03",
                "2020-09-01", "2020-10-01", "2020-10-30", "2020-11-29", "2020-12-29", "2021-05-26", "2022-05-15",
                        "2023-05-05",
                "2023-12-26"
            })
    void beforeTheGazettesPoyaDaysAreThoseThatWereKept(LocalDate day) {
        assertThat(calendar.poyaOn(day)).isPresent();
    }

    @ParameterizedTest
    @CsvSource({
        "2020-05-07, Vesak",
        "2022-06-14, Poson",
        "2023-05-05, Vesak",
        "2024-01-25, Duruthu",
        "2026-01-03, Duruthu",
        "2026-05-30, Vesak",
        "2026-06-29, Poson",
        "2026-11-24, Il",
        "2026-12-23, Unduvap",
        "2027-03-22, Medin",
        "2027-05-19, Vesak",
        "2028-05-08, Vesak",
        "2029-05-27, Vesak",
        "2030-06-15, Poson",
        "2031-05-06, Vesak",
        "2032-08-20, Nikini",
        "2034-05-02, Vesak"
    })
    void aPoyaDayHasItsName(LocalDate day, String name) {
        var poya = calendar.poyaOn(day).orElseThrow();

        assertThat(poya.name()).isEqualTo(name);
        assertThat(poya.fullName()).isEqualTo(name + " Full Moon Poya Day");
        assertThat(poya.nameCertain()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026-05-01",
                "2026-05-02",
                "2026-05-31",
                "2027-03-21",
                "2027-05-20",
                "2026-11-23",
                "2026-11-25",
                "2019-12-11",
                "2036-01-13"
            })
    void otherDaysAreNoPoyaDays(LocalDate day) {
        assertThat(calendar.poyaOn(day)).isEmpty();
    }

    @Test
    void theMovedVesakOf2026IsRememberedAsMoved() {
        var moved = calendar.supersededPoyaOn(LocalDate.parse("2026-05-01")).orElseThrow();

        assertThat(moved.name()).isEqualTo("Vesak");
        assertThat(moved.note()).contains("2026-05-30");
        assertThat(days().filter(day -> calendar.supersededPoyaOn(day).isPresent()))
                .hasSize(1);
    }

    @Test
    void aroundAnAdditionalPoyaDayNoNameIsCertain() {
        var uncertain = calendar.poyaDays().stream()
                .filter(day -> !day.nameCertain())
                .map(day -> day.date() + " " + day.fullName());

        assertThat(uncertain)
                .containsExactly(
                        "2020-09-01 Full Moon Poya Day (probably Binara)",
                        "2020-10-01 Full Moon Poya Day (probably Adhi Vap)",
                        "2020-10-30 Full Moon Poya Day (probably Vap)",
                        "2023-07-03 Full Moon Poya Day (probably Esala)",
                        "2023-08-01 Full Moon Poya Day (probably Adhi Nikini)",
                        "2023-08-30 Full Moon Poya Day (probably Nikini)",
                        "2028-12-31 Full Moon Poya Day (probably Duruthu)",
                        "2029-01-29 Full Moon Poya Day (probably Nawam)",
                        "2029-02-28 Full Moon Poya Day (probably Medin)",
                        "2029-03-29 Full Moon Poya Day (probably Adhi Bak)",
                        "2029-04-28 Full Moon Poya Day (probably Bak)",
                        "2031-08-02 Full Moon Poya Day (probably Nikini)",
                        "2031-09-01 Full Moon Poya Day (probably Adhi Binara)",
                        "2031-09-30 Full Moon Poya Day (probably Binara)",
                        "2034-06-01 Full Moon Poya Day (probably Poson)",
                        "2034-07-01 Full Moon Poya Day (probably Adhi Esala)",
                        "2034-07-30 Full Moon Poya Day (probably Esala)");
        assertThat(calendar.poyaNamed("Duruthu", LocalDate.parse("2028-02-01")).map(PoyaDay::date))
                .contains(LocalDate.parse("2030-01-19"));
    }

    @Test
    void poyaDaysAreAMonthOfTheMoonApartButForTheOneThatIsMissingInMay2026() {
        var poyaDays = calendar.poyaDays();

        for (int i = 1; i < poyaDays.size(); i++) {
            var before = poyaDays.get(i - 1).date();
            var day = poyaDays.get(i).date();
            long apart = ChronoUnit.DAYS.between(before, day);
            if (day.equals(LocalDate.parse("2026-05-30"))) {
                assertThat(apart).isEqualTo(59);
            } else {
                assertThat(apart).as(day.toString()).isBetween(29L, 30L);
            }
        }
    }

    /** The rule of facts/README: purnima has begun by about 18:00 of the day. */
    @Test
    void everyPoyaDayFollowsTheRuleOfTheTithi() {
        new FactsFile("poya.csv")
                .rows().stream()
                        .filter(row -> calendar.poyaOn(date(row)).isPresent())
                        .forEach(row -> {
                            var begins = LocalDateTime.parse(row.get("purnima_tithi_start_local"));
                            var evening = date(row).atTime(LocalTime.of(18, 0));
                            assertThat(begins)
                                    .as(row.get("date"))
                                    .isAfter(evening.minusDays(1))
                                    .isBeforeOrEqualTo(evening);
                        });
    }

    @Test
    void theNextPoyaDayOfEveryDayIsTheFirstNotBeforeIt() {
        days().filter(day -> day.isBefore(LocalDate.parse("2035-12-01"))).forEach(day -> {
            var next = calendar.nextPoya(day).orElseThrow();
            assertThat(next.date()).isAfterOrEqualTo(day);
            assertThat(day.datesUntil(next.date()))
                    .noneMatch(between -> calendar.poyaOn(between).isPresent());
        });
    }

    @Test
    void beyondTheDataNoPoyaDayIsClaimed() {
        assertThat(calendar.nextPoya(LAST.minusMonths(1))).isPresent();
        assertThat(calendar.nextPoya(LAST.plusDays(1))).isEmpty();
        assertThat(calendar.nextPoya(FIRST.minusDays(1))).isEmpty();
        assertThat(calendar.poyaNamed("vesak", FIRST.minusDays(1))).isEmpty();
        assertThat(calendar.poyaNamed("vesak", LocalDate.parse("2035-06-09"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "vesak, 2026-01-01, 2026-05-30",
        "Vesak, 2026-05-30, 2026-05-30",
        "Wesak Poya, 2026-05-31, 2027-05-19",
        "VESAK FULL MOON POYA DAY, 2027-05-20, 2028-05-08",
        "the Poson Poya day, 2027-01-01, 2027-06-18",
        "il, 2026-11-21, 2026-11-24",
        "Ill Poya, 2026-11-21, 2026-11-24",
        "navam, 2026-02-02, 2027-02-20",
        "Durutu, 2024-01-01, 2024-01-25",
        "Unduwap, 2026-11-21, 2026-12-23",
        "bak, 2026-04-02, 2027-04-20"
    })
    void aPoyaDayIsFoundByItsName(String name, LocalDate from, LocalDate day) {
        assertThat(calendar.poyaNamed(name, from).map(PoyaDay::date)).contains(day);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "poya", "full moon", "Christmas", "adhi poson", "v", "🌕"})
    void whatIsNoNameOfAPoyaDayFindsNone(String name) {
        assertThat(calendar.poyaNamed(name, FIRST)).isEmpty();
    }

    @Test
    void everyHolidayRowIsLoadedOrLeftOutForItsType() {
        var leftOut = new FactsFile("holidays.csv")
                .rows().stream()
                        .filter(row -> calendar.holidaysOn(date(row)).stream()
                                .noneMatch(holiday -> holiday.name().equals(row.get("name"))))
                        .map(row -> row.get("date") + " " + row.get("type"));

        assertThat(leftOut)
                .containsExactly(
                        "2024-01-01 NOT a gazetted holiday",
                        "2024-09-29 public?",
                        "2025-01-01 NOT a gazetted holiday",
                        "2026-01-01 NOT a gazetted holiday",
                        "2026-05-02 superseded");
        assertThat(calendar.holidays()).hasSize(102).isSortedAccordingTo(Comparator.comparing(Holiday::date));
    }

    @Test
    void everyGazettedPoyaDayIsAHolidayAndTheOtherWayRound() {
        Set<String> poyaDays = calendar.poyaDays().stream()
                .filter(day -> day.certainty() == Certainty.GAZETTED)
                .map(day -> day.date() + " " + day.fullName())
                .collect(Collectors.toSet());

        Set<String> poyaHolidays = calendar.holidays().stream()
                .filter(holiday -> holiday.name().endsWith("Full Moon Poya Day")
                        && !holiday.name().startsWith("Day "))
                .map(holiday -> holiday.date() + " " + holiday.name())
                .collect(Collectors.toSet());

        assertThat(poyaHolidays).isEqualTo(poyaDays);
    }

    @Test
    void theDayAfterVesakIsAHolidayOfItsOwn() {
        assertThat(calendar.poyaDays().stream()
                        .filter(day -> day.name().equals("Vesak") && day.certainty() == Certainty.GAZETTED))
                .hasSize(4)
                .allSatisfy(vesak -> assertThat(calendar.holidaysOn(vesak.date().plusDays(1)))
                        .extracting(Holiday::name)
                        .contains("Day following Vesak Full Moon Poya Day"));
        assertThat(calendar.holidaysOn(LocalDate.parse("2026-05-02"))).isEmpty();
        assertThat(calendar.holidaysOn(LocalDate.parse("2026-05-01")))
                .extracting(Holiday::name)
                .containsExactly("May Day (International Workers' Day)");
    }

    @ParameterizedTest
    @CsvSource({"2024-04-12, 2024-04-13", "2025-04-13, 2025-04-14", "2026-04-13, 2026-04-14", "2027-04-13, 2027-04-14"})
    void theNewYearIsTwoDaysInApril(LocalDate eve, LocalDate newYear) {
        assertThat(calendar.holidaysOn(eve))
                .extracting(Holiday::name)
                .containsExactly("Day prior to Sinhala & Tamil New Year Day");
        assertThat(calendar.holidaysOn(newYear)).singleElement().satisfies(holiday -> {
            assertThat(holiday.name()).isEqualTo("Sinhala & Tamil New Year Day");
            assertThat(holiday.types()).containsExactly(PUBLIC, BANK, MERCANTILE);
        });
    }

    @Test
    void onlyTheHolidaysOf2027AreTentative() {
        assertThat(calendar.holidays())
                .allSatisfy(holiday ->
                        assertThat(holiday.tentative()).isEqualTo(holiday.date().getYear() == 2027));
        assertThat(calendar.holidaysOn(LocalDate.parse("2027-12-25")).getFirst().types())
                .contains(MERCANTILE);
        assertThat(calendar.holidaysOn(LocalDate.parse("2027-05-19")).getFirst().types())
                .containsExactly(PUBLIC, BANK);
    }

    @Test
    void aBankHolidayIsNoPublicHoliday() {
        assertThat(calendar.holidaysOn(LocalDate.parse("2025-04-15")).getFirst().types())
                .containsExactly(BANK);
        assertThat(calendar.holidaysOn(LocalDate.parse("2024-04-15")).getFirst().types())
                .containsExactly(PUBLIC);
    }

    @Test
    void noHolidayIsClaimedBeyondTheGazettes() {
        assertThat(calendar.holidays())
                .allMatch(holiday -> !holiday.date().isAfter(calendar.lastGazetted())
                        && !holiday.date().isBefore(FIRST_GAZETTED));
        assertThat(calendar.holidaysOn(LocalDate.parse("2028-05-08"))).isEmpty();
    }

    @Test
    void theHolidaysOfAllDaysTogetherAreAllHolidays() {
        assertThat(days().flatMap(day -> calendar.holidaysOn(day).stream()).toList())
                .isEqualTo(calendar.holidays());
    }

    @Test
    void alcoholWasClosedOnEighteenDaysOf2025() {
        List<AlcoholClosure> closures = calendar.alcoholClosures();

        assertThat(closures).hasSize(18).allMatch(closure -> closure.date().getYear() == 2025);
        assertThat(closures.stream()
                        .filter(closure -> calendar.poyaOn(closure.date()).isPresent()))
                .hasSize(12);
        assertThat(closures.stream()
                        .map(AlcoholClosure::date)
                        .filter(day -> calendar.poyaOn(day).isEmpty()))
                .extracting(LocalDate::toString)
                .containsExactly("2025-02-04", "2025-04-13", "2025-04-14", "2025-05-13", "2025-10-03", "2025-12-25");
        assertThat(closures.stream()
                        .filter(closure -> closure.hotelExemption() == HotelExemption.YES)
                        .map(AlcoholClosure::date))
                .extracting(LocalDate::toString)
                .containsExactly("2025-04-13", "2025-12-25");
        assertThat(calendar.alcoholClosureOn(LocalDate.parse("2025-04-14"))
                        .orElseThrow()
                        .hotelExemption())
                .isEqualTo(HotelExemption.NOT_STATED);
        assertThat(calendar.alcoholClosureOn(LocalDate.parse("2025-10-03"))
                        .orElseThrow()
                        .reason())
                .isEqualTo("World Temperance Day");
        assertThat(calendar.alcoholClosureOn(LocalDate.parse("2026-10-03"))).isEmpty();
        assertThat(calendar.poyaDays().stream().filter(day -> day.date().getYear() == 2025))
                .allSatisfy(
                        day -> assertThat(calendar.alcoholClosureOn(day.date())).isPresent());
    }

    @Test
    void everySchoolHolidayIsLoadedAndAnUnknownEndStaysUnknown() {
        var holidays = calendar.schoolHolidays();

        assertThat(holidays).hasSize(12).isSortedAccordingTo(Comparator.comparing(SchoolHoliday::start));
        assertThat(holidays.stream().filter(holiday -> holiday.end().isEmpty()))
                .singleElement()
                .satisfies(holiday -> assertThat(holiday.start()).isEqualTo("2026-12-05"));
        assertThat(holidays).allSatisfy(holiday -> {
            assertThat(holiday.schools()).isNotBlank();
            holiday.end().ifPresent(end -> assertThat(end).isAfterOrEqualTo(holiday.start()));
        });
    }

    @Test
    void whatIsReadCannotBeChanged() {
        var holiday = calendar.holidays().getFirst();

        Stream.<Runnable>of(
                        () -> calendar.poyaDays().clear(),
                        () -> calendar.holidays().clear(),
                        () -> calendar.holidaysOn(holiday.date()).clear(),
                        () -> holiday.types().clear(),
                        () -> calendar.alcoholClosures().clear(),
                        () -> calendar.schoolHolidays().clear())
                .forEach(change -> assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(change::run));
    }

    private static Stream<LocalDate> days() {
        return FIRST.datesUntil(LAST.plusDays(1));
    }

    private static LocalDate date(CSVRecord row) {
        return LocalDate.parse(row.get("date"));
    }
}
