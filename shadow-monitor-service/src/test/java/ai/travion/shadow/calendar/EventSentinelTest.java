package ai.travion.shadow.calendar;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.PoyaDay;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.Severity;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class EventSentinelTest {

    private static final HolidayCalendar CALENDAR = HolidayCalendar.load();
    private static final Places PLACES = Places.load();

    private final EventSentinel sentinel = new EventSentinel(CALENDAR);

    static Stream<PoyaDay> everyPoya() {
        return CALENDAR.poyaDays().stream();
    }

    @ParameterizedTest
    @MethodSource("everyPoya")
    void onEveryPoyaDayTheSaleOfAlcoholIsClosed(PoyaDay poya) {
        var found = ofType("poya_alcohol", on(poya.date()));

        assertThat(found).singleElement().satisfies(ban -> {
            assertThat(ban.getKind()).isEqualTo("HARD_CONSTRAINT");
            assertThat(ban.getSeverity()).isEqualTo(Severity.HIGH);
            assertThat(ban.getDate()).contains(poya.date());
            assertThat(ban.getDescription()).contains(poya.fullName(), "alcohol is closed island-wide");
            assertThat(ban.getCertainty()).isEqualTo(CALENDAR.isGazetted(poya.date()) ? "gazetted" : "predicted");
            assertThat(ban.getSource()).isNotBlank();
            assertThat(ban.getRuleId()).isEqualTo("poya-alcohol");
        });
    }

    @Test
    void noOtherDayIsCalledAPoyaDay() {
        var poyaDays = CALENDAR.poyaDays().stream().map(PoyaDay::date).toList();

        var wrong = days("2024-01-01", "2028-12-31")
                .filter(day -> !poyaDays.contains(day))
                .filter(day -> !ofType("poya_alcohol", on(day)).isEmpty());

        assertThat(wrong).isEmpty();
    }

    @Test
    void aPoyaDayIsNamedInPlainWords() {
        var found = ofType("poya_alcohol", on(LocalDate.parse("2026-11-24"))).getFirst();

        assertThat(found.getDescription())
                .isEqualTo(
                        "Tuesday 24 November 2026 is Il Full Moon Poya Day: the sale of alcohol is closed island-wide.");
        assertThat(found.getSuggestion()).contains("Wednesday 25 November 2026");
    }

    @ParameterizedTest
    @CsvSource({
        "2026-01-03, Temple of the Tooth, was Duruthu Full Moon Poya Day: the sale of alcohol was closed",
        "2026-01-03, Temple of the Tooth, 'was Saturday 3 January 2026, a day on which many worshippers'",
        "2026-04-14, Colombo, 'was the Sinhala and Tamil New Year, on which most shops'",
        "2026-02-04, Colombo, was Independence Day",
        "2026-08-20, Kandy, fell in the ten evenings up to Nikini Poya",
        "2026-05-31, Colombo, belonged to Vesak"
    })
    void ofADayThatIsPastTheRulesSpeakAsOfThePast(LocalDate day, String name, String words) {
        var trip = new Trip(List.of(day), List.of(place(name)), LocalDate.parse("2026-11-22"));

        var found = sentinel.about(trip).constraints();

        assertThat(found).extracting(ConstraintViolation::getDescription).anyMatch(said -> said.contains(words));
        assertThat(found)
                .filteredOn(constraint -> constraint.getDate().isPresent()
                        && !constraint.getConstraintType().equals("weather_season"))
                .allSatisfy(constraint -> assertThat(constraint.getDescription() + constraint.getSuggestion())
                        .doesNotContain(InWords.day(day) + " is ")
                        .doesNotContain("should be on sale"));
    }

    @Test
    void aFeastIsSaidOfThePlacesOfItsDayAlone() {
        LocalDate poya = LocalDate.parse("2026-12-23");
        var trip = new Trip(
                List.of(poya.minusDays(1), poya),
                List.of(place("Temple of the Tooth"), place("Aukana Buddha Statue")),
                Map.of(
                        poya.minusDays(1),
                        List.of(place("Temple of the Tooth")),
                        poya,
                        List.of(place("Aukana Buddha Statue"))),
                LocalDate.MIN);

        var found = sentinel.about(trip).constraints().stream()
                .filter(constraint -> constraint.getRuleId().equals("poya-at-shrine"))
                .toList();

        assertThat(found)
                .singleElement()
                .satisfies(feast ->
                        assertThat(feast.getDescription()).contains("Aukana").doesNotContain("Temple of the Tooth"));
    }

    @Test
    void everyNightOfThePeraheraIsSaidAtOnce() {
        var trip = new Trip(days("2027-08-14", "2027-08-15").toList(), List.of(place("Kandy")));

        var found = sentinel.about(trip).constraints().stream()
                .filter(constraint -> constraint.getRuleId().equals("kandy-esala-perahera"))
                .toList();

        assertThat(found)
                .singleElement()
                .satisfies(feast ->
                        assertThat(feast.getDescription()).contains("Saturday 14 to Sunday 15 August 2027 fall in"));
    }

    @Test
    void pilgrimsComeOnTheEveOfPosonToo() {
        assertThat(at("Mihintale", LocalDate.parse("2027-06-17")))
                .anyMatch(found -> found.getRuleId().equals("poson")
                        && found.getDescription().contains("the eve of Poson"));
    }

    @Test
    void aPredictedPoyaDaySaysThatItIsPredicted() {
        var found = ofType("poya_alcohol", on(LocalDate.parse("2028-05-08"))).getFirst();

        assertThat(found.getDescription()).contains("predicted", "not gazetted");
        assertThat(sentinel.about(Trip.anywhereOn(LocalDate.parse("2028-05-08")))
                        .caveats())
                .singleElement()
                .asString()
                .contains("2028", "predicted");
    }

    @Test
    void theVesakThatWasMovedIsNoPoyaDay() {
        assertThat(ofType("poya_alcohol", on(LocalDate.parse("2026-05-01")))).isEmpty();
        assertThat(ofType("poya_alcohol", on(LocalDate.parse("2026-05-30"))))
                .singleElement()
                .extracting(ConstraintViolation::getDescription)
                .asString()
                .contains("Vesak");
    }

    @Test
    void in2025AlcoholIsClosedOnTheEighteenPublishedDays() {
        var closed = days("2025-01-01", "2025-12-31").filter(this::isClosedToAlcohol);

        assertThat(closed)
                .containsExactlyElementsOf(CALENDAR.alcoholClosures().stream()
                        .map(closure -> closure.date())
                        .toList())
                .hasSize(18);
    }

    @ParameterizedTest
    @CsvSource({
        "2024, 2024-02-04 2024-04-12 2024-04-13 2024-05-24 2024-10-03 2024-12-25",
        "2026, 2026-02-04 2026-04-13 2026-04-14 2026-05-31 2026-10-03 2026-12-25",
        "2027, 2027-02-04 2027-04-13 2027-04-14 2027-05-20 2027-10-03 2027-12-25",
        "2028, 2028-02-04 2028-04-12 2028-04-13 2028-05-09 2028-12-25"
    })
    void inOtherYearsTheClosuresBesidePoyaAreInferred(int year, String expected) {
        var closed = days(year + "-01-01", year + "-12-31")
                .flatMap(day -> ofType("alcohol_closed", on(day)).stream())
                .toList();

        assertThat(closed)
                .extracting(found -> found.getDate().orElseThrow().toString())
                .containsExactly(expected.split(" "));
        assertThat(closed).allSatisfy(found -> {
            assertThat(found.getCertainty()).isEqualTo("inferred");
            assertThat(found.getKind()).isEqualTo("HARD_CONSTRAINT");
            assertThat(found.getDescription()).contains("in 2025").contains("is to be expected");
        });
    }

    @ParameterizedTest
    @CsvSource({
        "2025-04-13, true", "2025-12-25, true", "2026-12-25, true", "2027-04-13, true",
        "2025-10-03, false", "2026-02-04, false", "2027-04-14, false", "2026-05-31, false"
    })
    void theHotelExemptionIsStatedWhereItWasStated(LocalDate day, boolean exempt) {
        var found = ofType("alcohol_closed", on(day)).getFirst();

        assertThat(found.getDescription().contains("Tourist Board")).isEqualTo(exempt);
        assertThat(found.getSeverity()).isEqualTo(exempt ? Severity.MEDIUM : Severity.HIGH);
    }

    @ParameterizedTest
    @CsvSource({
        "2026-05-30, Monday 1 June 2026",
        "2027-05-19, Friday 21 May 2027",
        "2027-04-13, Thursday 15 April 2027",
        "2026-12-25, Saturday 26 December 2026"
    })
    void theSuggestionNamesTheNextDayOnWhichAlcoholIsSold(LocalDate day, String next) {
        var ban = on(day).stream()
                .filter(found -> found.getKind().equals("HARD_CONSTRAINT"))
                .findFirst()
                .orElseThrow();

        assertThat(ban.getSuggestion()).endsWith("on sale again on " + next + ".");
    }

    @Test
    void whereTheGazetteEndsNoOpenDayIsPromised() {
        var ban = ofType("poya_alcohol", on(LocalDate.parse("2028-12-31"))).getFirst();

        assertThat(ban.getSuggestion()).doesNotContain("on sale again");
    }

    @ParameterizedTest
    @CsvSource({
        "2024-04-12, gazetted",
        "2024-04-13, gazetted",
        "2025-04-13, gazetted",
        "2025-04-14, gazetted",
        "2026-04-13, gazetted",
        "2027-04-14, gazetted",
        "2028-04-12, predicted",
        "2028-04-13, predicted",
        "2031-04-14, predicted",
        "2021-04-13, predicted",
        "2040-04-13, predicted"
    })
    void theNewYearIsACriticalShutdownThatSaysWhatItMeans(LocalDate day, String certainty) {
        var found = ofType("critical_shutdown", on(day));

        assertThat(found).singleElement().satisfies(shutdown -> {
            assertThat(shutdown.getKind()).isEqualTo("CRITICAL_SHUTDOWN");
            assertThat(shutdown.getSeverity()).isEqualTo(Severity.CRITICAL);
            assertThat(shutdown.getCertainty()).isEqualTo(certainty);
            assertThat(shutdown.getDescription()).contains("Sinhala and Tamil New Year", "closed", "buses");
            assertThat(shutdown.getSuggestion()).contains("meals", "transport");
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2024-04-14",
                "2024-04-15",
                "2025-04-12",
                "2025-04-15",
                "2026-04-15",
                "2027-01-01",
                "2028-04-14",
                "2028-04-11"
            })
    void beforeAndAfterTheNewYearTheCountryDoesNotStandStill(LocalDate day) {
        assertThat(ofType("critical_shutdown", on(day))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Temple of the Tooth",
                "Dambulla Cave Temple",
                "Kataragama",
                "Nallur Kandaswamy Kovil",
                "Mihintale",
                "Anuradhapura",
                "Adam's Peak",
                "Gangaramaya Temple"
            })
    void atATempleOrShrineTheDressCodeHoldsWithoutADate(String name) {
        var found = sentinel.about(new Trip(List.of(), List.of(place(name)))).constraints();

        assertThat(found).singleElement().satisfies(code -> {
            assertThat(code.getConstraintType()).isEqualTo("dress_code");
            assertThat(code.getKind()).isEqualTo("ADVICE");
            assertThat(code.getDate()).isEmpty();
            assertThat(code.getLocation()).contains(name);
            assertThat(code.getDescription()).contains("shoulders and knees covered", "shoes");
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"Mirissa", "Ella", "Yala National Park", "Sigiriya", "Colombo", "Galle Fort", "Kandy"})
    void elsewhereNothingHoldsWithoutADate(String name) {
        var found = sentinel.about(new Trip(List.of(), List.of(place(name)))).constraints();

        assertThat(found).isEmpty();
    }

    @Test
    void severalTemplesShareOneDressCode() {
        var trip = new Trip(List.of(), List.of(place("Temple of the Tooth"), place("Nallur Kandaswamy Kovil")));

        var found = sentinel.about(trip).constraints();

        assertThat(found)
                .singleElement()
                .satisfies(code ->
                        assertThat(code.getDescription()).contains("Temple of the Tooth and Nallur Kandaswamy Kovil"));
    }

    @Test
    void aKovilHasNoBuddhaImageToMind() {
        var found = sentinel.about(new Trip(List.of(), List.of(place("Koneswaram Temple"))))
                .constraints()
                .getFirst();

        assertThat(found.getSuggestion()).doesNotContain("Buddha");
    }

    @ParameterizedTest
    @CsvSource({
        "Mirissa, 2027-06-10, south-west monsoon, MEDIUM",
        "Hikkaduwa, 2027-09-01, south-west monsoon, MEDIUM",
        "Tangalle, 2027-05-05, south-west monsoon, MEDIUM",
        "Adam's Peak, 2027-07-01, south-west monsoon, MEDIUM",
        "Horton Plains National Park, 2027-07-01, south-west monsoon, MEDIUM",
        "Mirissa, 2026-11-25, inter-monsoon, LOW",
        "Nilaveli Beach, 2026-12-10, north-east monsoon, MEDIUM",
        "Arugam Bay, 2026-11-25, north-east monsoon, MEDIUM",
        "Pigeon Island National Park, 2027-01-10, north-east monsoon, MEDIUM",
        "Ella Rock, 2026-11-22, north-east monsoon, MEDIUM",
        "Yala National Park, 2026-12-10, north-east monsoon, LOW",
        "Minneriya National Park, 2026-12-10, north-east monsoon, LOW",
        "Pidurangala Rock, 2026-11-22, north-east monsoon, MEDIUM",
        "Nagadeepa, 2026-12-10, north-east monsoon, MEDIUM",
        "Colombo, 2027-06-10, south-west monsoon, LOW",
        "Colombo, 2027-10-10, inter-monsoon, LOW",
        "Nuwara Eliya, 2027-07-10, south-west monsoon, LOW",
        "Kandy, 2027-03-12, inter-monsoon of March and April, LOW",
        "Ella, 2027-03-20, some afternoons, LOW",
        "Kandy, 2027-04-10, at its wettest in April, LOW",
        "Mirissa, 2027-04-20, at its wettest in April, LOW",
        "Ella, 2027-04-20, at its wettest in April, LOW",
        "Jaffna, 2026-11-22, north-east monsoon, LOW",
        "Batticaloa, 2026-12-10, north-east monsoon, LOW",
        "Sigiriya, 2026-11-22, north-east monsoon, LOW"
    })
    void aSeasonIsSaidWhereAVisitorIsOutInIt(String name, LocalDate day, String season, Severity severity) {
        var found = ofType("weather_season", at(name, day)).stream()
                .filter(weather -> weather.getRuleId().equals("monsoon"))
                .toList();

        assertThat(found).singleElement().satisfies(weather -> {
            assertThat(weather.getDescription()).contains(season, name);
            assertThat(weather.getSeverity()).isEqualTo(severity);
            assertThat(weather.getKind()).isEqualTo("ADVICE");
            assertThat(weather.getDate()).contains(day);
            assertThat(weather.getCertainty()).isEqualTo("inferred");
        });
    }

    @ParameterizedTest
    @CsvSource({
        "Mirissa, 2027-02-10",
        "Nilaveli Beach, 2027-06-10",
        "Arugam Bay, 2027-07-10",
        "Yala National Park, 2027-06-10",
        "Ella Rock, 2027-07-10",
        "Sigiriya, 2027-07-10",
        "Temple of the Tooth, 2027-06-10",
        "Colombo, 2027-02-10",
        "Jaffna, 2027-07-10",
        "Batticaloa, 2027-04-10",
        "Nuwara Eliya, 2027-02-10"
    })
    void inItsDrySeasonOrUnderARoofAPlaceHasNoSeasonToMind(String name, LocalDate day) {
        assertThat(ofType("weather_season", at(name, day))).isEmpty();
    }

    @Test
    void whoIsToldOfTheRainOnAPathIsNotToldOfItInTheStreet() {
        var trip = new Trip(
                List.of(LocalDate.parse("2026-11-25")), List.of(place("Ella"), place("Ella Rock"), place("Badulla")));

        var found = sentinel.about(trip).constraints();

        assertThat(ofType("weather_season", found))
                .singleElement()
                .satisfies(weather -> assertThat(weather.getDescription()).contains("slippery"));
    }

    @ParameterizedTest
    @CsvSource({
        "2027-07-10, true",
        "2026-11-22, true",
        "2026-12-22, true",
        "2026-12-23, false",
        "2026-12-26, false",
        "2027-04-24, false",
        "2027-05-19, false",
        "2027-05-20, true",
        "2026-05-15, false"
    })
    void adamsPeakHasASeasonOfItsOwn(LocalDate day, boolean outside) {
        assertThat(at("Adam's Peak", day).stream()
                        .anyMatch(found -> found.getRuleId().equals("adams-peak-season")))
                .isEqualTo(outside);
    }

    @ParameterizedTest
    @CsvSource({
        "Temple of the Tooth, 2026-01-03, poya-at-shrine, MEDIUM",
        "Mihintale, 2026-06-29, poson, MEDIUM",
        "Colombo, 2026-05-31, vesak, MEDIUM",
        "Ella, 2026-05-30, vesak, LOW",
        "Kandy, 2026-08-20, kandy-esala-perahera, MEDIUM",
        "Nallur Kandaswamy Kovil, 2026-11-08, public-holiday, MEDIUM",
        "Ella, 2026-11-08, public-holiday, LOW",
        "Galle Fort, 2027-12-25, public-holiday, LOW"
    })
    void aFeastIsSaidWithThePlacesThatItFills(String name, LocalDate day, String rule, Severity severity) {
        var found = at(name, day).stream()
                .filter(feast -> feast.getRuleId().equals(rule))
                .toList();

        assertThat(found).singleElement().satisfies(feast -> {
            assertThat(feast.getConstraintType()).isEqualTo("festival");
            assertThat(feast.getSeverity()).isEqualTo(severity);
            assertThat(feast.getDate()).contains(day);
        });
    }

    @ParameterizedTest
    @CsvSource({"Kandy, 2026-08-10", "Kandy, 2026-08-29", "Ella, 2026-08-20", "Nallur Kandaswamy Kovil, 2026-11-09"})
    void beforeAndAfterAFeastNothingIsSaid(String name, LocalDate day) {
        assertThat(ofType("festival", at(name, day))).isEmpty();
    }

    @Test
    void eachDayOfATripCarriesItsOwnDate() {
        var trip = new Trip(days("2026-12-23", "2026-12-26").toList(), List.of(place("Colombo")));

        var bans = sentinel.about(trip).constraints().stream()
                .filter(found -> found.getKind().equals("HARD_CONSTRAINT"))
                .toList();

        assertThat(bans)
                .extracting(ban -> ban.getDate().orElseThrow().toString())
                .containsExactly("2026-12-23", "2026-12-25");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2019-05-18", "2019-12-31", "2036-01-01", "2040-06-06"})
    void outsideTheCalendarItSaysThatItDoesNotKnow(LocalDate day) {
        var found = sentinel.about(Trip.anywhereOn(day));

        assertThat(found.caveats())
                .singleElement()
                .asString()
                .contains(String.valueOf(day.getYear()), "not in the calendar", "may be a Poya day");
        assertThat(found.constraints())
                .noneMatch(constraint -> constraint.getDescription().contains("gazetted"));
    }

    @ParameterizedTest
    @CsvSource({"2020-05-07", "2021-05-26", "2022-05-15", "2023-05-05"})
    void aVesakBeforeTheGazettesIsComputedAndSaysSo(LocalDate day) {
        var found = sentinel.about(new Trip(List.of(day), List.of(), LocalDate.parse("2026-11-22")));

        assertThat(ofType("poya_alcohol", found.constraints())).singleElement().satisfies(ban -> {
            assertThat(ban.getDescription())
                    .contains("was Vesak", "by the rule")
                    .doesNotContain("not gazetted yet");
            assertThat(ban.getCertainty()).isEqualTo("predicted");
        });
        assertThat(found.caveats()).singleElement().asString().contains("computed", String.valueOf(day.getYear()));
    }

    @Test
    void holidaysConstraintsAndClosuresAgreeOnTheNewYearOfEveryYear() {
        days("2020-01-01", "2035-12-31").filter(day -> day.getMonthValue() == 4).forEach(day -> {
            boolean holiday = sentinel.day(day).holidays().stream()
                    .anyMatch(off -> off.name().endsWith("Sinhala & Tamil New Year Day"));
            boolean closed = sentinel.day(day).alcoholClosed();

            assertThat(ofType("critical_shutdown", on(day))).as(day.toString()).hasSize(holiday ? 1 : 0);
            assertThat(closed)
                    .as(day.toString())
                    .isEqualTo(holiday || sentinel.day(day).poya().isPresent());
        });
    }

    @Test
    void onEveryDayOf2020To2035TheDayAndItsRulesTellTheSame() {
        days("2020-01-01", "2035-12-31").forEach(day -> {
            var found = sentinel.about(Trip.anywhereOn(day)).constraints();

            assertThat(sentinel.day(day).poya().isPresent())
                    .as("Poya on " + day)
                    .isEqualTo(!ofType("poya_alcohol", found).isEmpty());
            assertThat(sentinel.day(day).alcoholClosed())
                    .as("alcohol on " + day)
                    .isEqualTo(found.stream().anyMatch(each -> each.getKind().equals("HARD_CONSTRAINT")));
            assertThat(sentinel.day(day).isAlcoholUncertain())
                    .as("no word on alcohol on " + day)
                    .isEqualTo(day.equals(LocalDate.parse("2026-05-01")));
        });
    }

    @Test
    void from2020To2035PoyaDaysAreAMonthOfTheMoonApartButForTheVesakThatWasMoved() {
        var poyaDays = days("2020-01-01", "2035-12-31")
                .filter(day -> sentinel.day(day).poya().isPresent())
                .toList();

        for (int i = 1; i < poyaDays.size(); i++) {
            boolean moved = poyaDays.get(i).equals(LocalDate.parse("2026-05-30"));
            assertThat(ChronoUnit.DAYS.between(poyaDays.get(i - 1), poyaDays.get(i)))
                    .as("before " + poyaDays.get(i))
                    .isBetween(moved ? 59L : 29L, moved ? 59L : 30L);
        }
        assertThat(poyaDays).hasSize(197);
    }

    /**
     * Reckoned outside this project: the Moon and the Sun by the series of Meeus (Astronomical Algorithms, chapters 25 and 47), and
     * the day at whose 18:00 they stand 168 degrees apart or more for the first time.
     */
    @ParameterizedTest
    @CsvSource({
        "2020, 01-10 02-08 03-09 04-07 05-07 06-05 07-04 08-03 09-01 10-01 10-30 11-29 12-29",
        "2021, 01-28 02-26 03-28 04-26 05-26 06-24 07-23 08-22 09-20 10-20 11-18 12-18",
        "2022, 01-17 02-16 03-17 04-16 05-15 06-14 07-13 08-11 09-10 10-09 11-07 12-07",
        "2023, 01-06 02-05 03-06 04-05 05-05 06-03 07-03 08-01 08-30 09-29 10-28 11-26 12-26",
        "2029, 01-29 02-28 03-29 04-28 05-27 06-25 07-25 08-23 09-22 10-21 11-20 12-20",
        "2030, 01-19 02-17 03-19 04-17 05-17 06-15 07-14 08-13 09-11 10-10 11-09 12-09",
        "2031, 01-08 02-06 03-08 04-07 05-06 06-05 07-04 08-02 09-01 09-30 10-29 11-28 12-28",
        "2032, 01-26 02-25 03-26 04-25 05-24 06-23 07-22 08-20 09-19 10-18 11-16 12-16",
        "2033, 01-14 02-13 03-15 04-14 05-13 06-12 07-11 08-10 09-08 10-08 11-06 12-05",
        "2034, 01-04 02-02 03-04 04-03 05-02 06-01 07-01 07-30 08-29 09-27 10-27 11-25 12-25",
        "2035, 01-23 02-21 03-23 04-21 05-21 06-20 07-19 08-18 09-17 10-16 11-15 12-14"
    })
    void thePoyaDaysWithoutAGazetteAreThoseOfAnIndependentReckoning(int year, String days) {
        var ours = days(year + "-01-01", year + "-12-31")
                .filter(day -> sentinel.day(day).poya().isPresent())
                .map(day -> "%02d-%02d".formatted(day.getMonthValue(), day.getDayOfMonth()));

        assertThat(ours).containsExactly(days.split(" "));
    }

    @ParameterizedTest
    @CsvSource({"2026-11-22, was closed", "2026-01-01, is closed"})
    void ofAPoyaThatWasMovedNobodyKnowsWhetherAlcoholWasSold(LocalDate today, String words) {
        var trip = new Trip(List.of(LocalDate.parse("2026-05-01")), List.of(), today);

        var found = sentinel.about(trip).constraints();

        assertThat(ofType("alcohol_uncertain", found)).singleElement().satisfies(doubt -> {
            assertThat(doubt.getKind()).isEqualTo("ADVICE");
            assertThat(doubt.getDescription())
                    .contains("Friday 1 May 2026", "Vesak", "Saturday 30 May 2026", words, "is not known");
            assertThat(doubt.getCertainty()).isEqualTo("uncertain");
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"2024-01-01", "2026-11-22", "2027-12-31"})
    void withinTheGazetteThereIsNoCaveat(LocalDate day) {
        assertThat(sentinel.about(Trip.anywhereOn(day)).caveats()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "2029-02-04, Independence Day, inferred",
        "2030-05-01, May Day, inferred",
        "2031-11-13, Deepavali, predicted",
        "2033-12-25, Christmas Day, inferred",
        "2035-03-23, Good Friday, predicted"
    })
    void afterTheGazettesAHolidayIsExpectedAndSaysSo(LocalDate day, String name, String certainty) {
        var found = ofType("festival", on(day)).stream()
                .filter(feast -> feast.getRuleId().equals("public-holiday"));

        assertThat(found).singleElement().satisfies(holiday -> {
            assertThat(holiday.getDescription()).contains("expected to be a public holiday", name, "not gazetted yet");
            assertThat(holiday.getCertainty()).isEqualTo(certainty);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"2029-05-27", "2031-05-06", "2033-10-08"})
    void poyaDaysArePredictedLongAfterTheGazettes(LocalDate day) {
        var ban = ofType("poya_alcohol", on(day)).getFirst();

        assertThat(ban.getDescription()).contains("predicted", "not gazetted yet");
        assertThat(ban.getCertainty()).isEqualTo("predicted");
    }

    @ParameterizedTest
    @CsvSource({
        "poya-alcohol, 2020-01-01 to 2035-12-31",
        "alcohol-closed, 2025-01-01 to 2025-12-31",
        "alcohol-closed-inferred, from 2020-01-01",
        "yala-closure, 'every year, September and October'",
        "dress-code, any day"
    })
    void everyRuleSaysOfWhichDaysItSpeaks(String rule, String validity) {
        assertThat(sentinel.validityOf(rule)).contains(validity);
    }

    @Test
    void aTripAcrossTheEndOfTheCalendarHasACaveatForEachYear() {
        var trip = new Trip(days("2035-12-30", "2036-01-02").toList(), List.of());

        assertThat(sentinel.about(trip).caveats())
                .hasSize(2)
                .anyMatch(caveat -> caveat.contains("2035") && caveat.contains("predicted"))
                .anyMatch(caveat -> caveat.contains("2036") && caveat.contains("not in the calendar"));
    }

    @Test
    void everyFindingCanBeTracedToItsRule() {
        var everywhere = PLACES.all();

        days("2020-12-01", "2029-01-31")
                .flatMap(day -> Stream.of(
                        new Trip(List.of(day), everywhere), new Trip(List.of(day), everywhere, day.plusYears(1))))
                .forEach(trip -> assertThat(sentinel.about(trip).constraints()).allSatisfy(found -> {
                    assertThat(sentinel.validityOf(found.getRuleId()))
                            .as(found.getRuleId())
                            .isPresent();
                    assertThat(found.getConstraintType()).isNotBlank();
                    assertThat(found.getSource()).isNotBlank();
                    assertThat(found.getSuggestion()).isNotBlank();
                    assertThat(found.getDescription())
                            .endsWith(".")
                            .doesNotContain("%")
                            .doesNotContain("null");
                    assertThat(found.getSeverity()).isNotEqualTo(Severity.UNKNOWN);
                    assertThat(found.getKind()).isIn("HARD_CONSTRAINT", "CRITICAL_SHUTDOWN", "ADVICE");
                }));
    }

    private List<ConstraintViolation> on(LocalDate day) {
        return sentinel.about(Trip.anywhereOn(day)).constraints();
    }

    private List<ConstraintViolation> at(String name, LocalDate day) {
        return sentinel.about(new Trip(List.of(day), List.of(place(name)))).constraints();
    }

    private boolean isClosedToAlcohol(LocalDate day) {
        return on(day).stream().anyMatch(found -> found.getKind().equals("HARD_CONSTRAINT"));
    }

    private static List<ConstraintViolation> ofType(String type, List<ConstraintViolation> found) {
        return found.stream()
                .filter(violation -> violation.getConstraintType().equals(type))
                .toList();
    }

    private static Stream<LocalDate> days(String first, String last) {
        return LocalDate.parse(first).datesUntil(LocalDate.parse(last).plusDays(1));
    }

    private static Place place(String name) {
        return PLACES.named(name).orElseThrow(() -> new IllegalArgumentException(name));
    }
}
