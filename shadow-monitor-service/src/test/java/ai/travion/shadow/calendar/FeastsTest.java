package ai.travion.shadow.calendar;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.ConstraintViolation;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FeastsTest {

    private static final Places PLACES = Places.load();
    private static final HolidayCalendar CALENDAR = HolidayCalendar.load();

    private final EventSentinel sentinel = new EventSentinel(CALENDAR);

    @Test
    void everyFeastIsAtPlacesOfTheAtlas() {
        assertThat(Feasts.load(CALENDAR, new DaysOff(CALENDAR)).all())
                .hasSizeGreaterThan(10)
                .allSatisfy(feast -> {
                    assertThat(feast.places())
                            .isNotEmpty()
                            .allMatch(id -> PLACES.withId(id).isPresent());
                    assertThat(feast.times()).isBetween(1.1, 2.0);
                    assertThat(feast.source()).isNotBlank();
                    assertThat(feast.warns()).isEqualTo(!feast.what().isEmpty());
                });
    }

    @ParameterizedTest
    @CsvSource({
        "nallur-festival, Jaffna, 2025-07-29, 2025-08-22",
        "nallur-festival, Nallur Kandaswamy Kovil, 2024-08-09, 2024-09-02",
        "nallur-festival, Jaffna, 2023-08-21, 2023-09-14",
        "kataragama-festival, Kataragama, 2026-07-16, 2026-07-30",
        "duruthu-perahera, Kelaniya Raja Maha Vihara, 2025-12-31, 2026-01-02",
        "dondra-perahera, Dondra Head Lighthouse, 2027-07-12, 2027-07-18",
        "ratnapura-perahera, Ratnapura, 2027-09-11, 2027-09-15",
        "nawam-perahera, Gangaramaya Temple, 2026-01-31, 2026-02-01",
        "christmas-negombo, Negombo, 2026-12-24, 2026-12-26",
        "good-friday-negombo, Negombo, 2027-03-26, 2027-03-28",
        "nuwara-eliya-season, Gregory Lake, 2027-04-10, 2027-04-25",
        "independence-day, Galle Face Green, 2027-02-04, 2027-02-04",
        "new-years-eve, Hikkaduwa, 2026-12-31, 2026-12-31"
    })
    void aFeastIsWarnedOfFromItsFirstDayToItsLast(String rule, String place, LocalDate first, LocalDate last) {
        var days = first.minusDays(1).datesUntil(last.plusDays(2));

        var warned = days.filter(day -> !warnings(rule, place, day).isEmpty());

        assertThat(warned)
                .containsExactlyElementsOf(first.datesUntil(last.plusDays(1)).toList());
    }

    @Test
    void aFeastElsewhereIsNoneOfATripsBusiness() {
        assertThat(warnings("nallur-festival", "Galle Fort", LocalDate.parse("2025-08-10")))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "Kandy, 2026-08-25, 1.8",
        "Kandy, 2026-08-22, 1.5",
        "Kandy, 2026-08-28, 1.4",
        "Kandy, 2026-08-17, 1.0",
        "Mihintale, 2026-06-29, 1.6",
        "Koneswaram Temple, 2026-02-15, 1.8",
        "Kandy, 2026-08-05, 1.0",
        "Mirissa, 2026-08-25, 1.0"
    })
    void aFeastFillsItsPlaces(String place, LocalDate day, double times) {
        assertThat(sentinel.feastCrowd(place(place), day)).isEqualTo(times);
    }

    @ParameterizedTest
    @CsvSource({
        "Kandy, 2026-08-25, 20, 0.97",
        "Kandy, 2026-08-25, 10, 0",
        "Kandy, 2026-08-19, 20, 0.85",
        "Kandy, 2026-08-28, 20, 0",
        "Kandy, 2026-08-28, 15, 0.8",
        "Colombo, 2027-05-19, 20, 0.9",
        "Koneswaram Temple, 2027-03-06, 21, 0.97",
        "Koneswaram Temple, 2027-03-07, 3, 0.9",
        "Koneswaram Temple, 2027-03-07, 21, 0",
        "Nallur Kandaswamy Kovil, 2027-08-29, 7, 0.85",
        "Nallur Kandaswamy Kovil, 2027-08-29, 13, 0",
        "Nallur Kandaswamy Kovil, 2027-08-30, 13, 0.97",
        "Jaffna, 2027-08-29, 7, 0",
        "Kataragama, 2027-07-18, 23, 0.96",
        "Kataragama, 2027-07-19, 6, 0.88",
        "Mihintale, 2027-06-18, 2, 0.93",
        "Hikkaduwa, 2027-01-01, 1, 0.85",
        "Ella, 2026-08-25, 20, 0"
    })
    void aProcessionFillsTheStreetsInTheEvening(String place, LocalDate day, int hour, double least) {
        assertThat(sentinel.feastHours(place(place), day).getOrDefault(hour, 0.0))
                .isEqualTo(least);
    }

    @ParameterizedTest
    @CsvSource({
        "2026-08-17, ''",
        "2026-08-18, Kumbal",
        "2026-08-22, Kumbal",
        "2026-08-23, Randoli",
        "2026-08-27, Randoli",
        "2026-08-28, procession by day",
        "2026-08-29, ''",
        "2023-08-25, Kumbal"
    })
    void thePeraheraOfKandyIsKumbalThenRandoliThenByDay(LocalDate day, String words) {
        var found = warnings("kandy-esala-perahera", "Kandy", day);

        assertThat(found)
                .hasSize(words.isEmpty() ? 0 : 1)
                .allMatch(each -> each.getDescription().contains(words));
    }

    @ParameterizedTest
    @CsvSource({
        "2026-11-23, true",
        "2026-11-25, false",
        "2027-02-05, true",
        "2026-08-28, true",
        "2027-05-18, true",
        "2027-01-21, false",
        "2026-11-22, false",
        "2026-11-24, false"
    })
    void aBridgeDayLiesBetweenAHolidayAndAnotherDayOff(LocalDate day, boolean bridge) {
        assertThat(sentinel.day(day).bridge()).isEqualTo(bridge);
    }

    @ParameterizedTest
    @CsvSource({
        "2026-02-20, GAZETTED, Sinhala and Tamil",
        "2026-08-20, GAZETTED, Sinhala and Tamil",
        "2026-12-20, INFERRED, Sinhala and Tamil",
        "2027-02-20, INFERRED, most schools",
        "2025-08-20, INFERRED, most schools",
        "2024-01-15, INFERRED, Sinhala and Tamil",
        "2027-12-20, INFERRED, most schools",
        "2031-04-14, INFERRED, most schools"
    })
    void aSchoolHolidayIsAsPublishedOrMarkedInferred(LocalDate day, String certainty, String schools) {
        var found = sentinel.day(day).schoolBreaks();

        assertThat(found).anySatisfy(each -> {
            assertThat(each.certainty()).hasToString(certainty);
            assertThat(each.schools()).isEqualTo(schools);
        });
        assertThat(sentinel.day(day).isSchoolHoliday()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "2027-02-10, fast of Ramadan",
        "2027-03-10, fast of Ramadan",
        "2027-05-18, Hajj",
        "2030-01-20, fast of Ramadan"
    })
    void theBreaksOfMuslimSchoolsFollowTheirFeasts(LocalDate day, String name) {
        assertThat(sentinel.day(day).schoolBreaks()).anySatisfy(found -> {
            assertThat(found.schools()).isEqualTo("Muslim");
            assertThat(found.name()).contains(name);
            assertThat(found.isAnnounced()).isFalse();
        });
    }

    @ParameterizedTest
    @CsvSource({
        "minneriya-national-park, 2027-01-02, true",
        "kaudulla-national-park, 2027-05-02, true",
        "minneriya-national-park, 2027-08-02, false",
        "udawalawe-national-park, 2027-01-02, false"
    })
    void whoComesForTheGatheringOutOfItsSeasonIsTold(String place, LocalDate day, boolean told) {
        var trip = new Trip(List.of(day), List.of(Places.load().withId(place).orElseThrow()));

        assertThat(sentinel.about(trip).constraints().stream()
                        .anyMatch(found -> found.getRuleId().equals("gathering-season")))
                .isEqualTo(told);
    }

    @ParameterizedTest
    @CsvSource({"2026-03-10", "2027-02-10", "2027-05-18", "2026-05-28", "2026-09-15", "2027-06-15"})
    void whatOnlyMuslimSchoolsHaveOffIsNoGeneralHoliday(LocalDate day) {
        assertThat(sentinel.day(day).isSchoolHoliday()).isFalse();
    }

    @Test
    void noImpactIsBeyondWhatAPlaceHolds() {
        LocalDate.parse("2026-01-01")
                .datesUntil(LocalDate.parse("2028-12-31"))
                .forEach(day -> PLACES.all()
                        .forEach(place -> assertThat(sentinel.impact(place, day).crowdModifier())
                                .isBetween(sentinel.lull(place, day).isPresent() ? 0.05 : 1.0, 3.0)));
    }

    private List<ConstraintViolation> warnings(String rule, String place, LocalDate day) {
        return sentinel.about(new Trip(List.of(day), List.of(place(place)))).constraints().stream()
                .filter(found -> found.getRuleId().equals(rule))
                .toList();
    }

    private static Place place(String name) {
        return PLACES.named(name).orElseThrow(() -> new IllegalArgumentException(name));
    }
}
