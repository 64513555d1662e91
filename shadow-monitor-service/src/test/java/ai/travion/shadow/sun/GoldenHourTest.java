package ai.travion.shadow.sun;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import ai.travion.atlas.GeoPoint;
import ai.travion.atlas.Places;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Year;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.shredzone.commons.suncalc.SunTimes;

class GoldenHourTest {

    private static final ZoneId COLOMBO = ZoneId.of("Asia/Colombo");
    private static final double DONDRA = 5.92;
    private static final double POINT_PEDRO = 9.83;
    private static final GeoPoint SIGIRIYA = new GeoPoint(7.95694, 80.75972);
    private static final Places PLACES = Places.load();

    private final GoldenHour goldenHour = new GoldenHour();

    @Test
    void theSunStandsWhereNrelPublishedIt() {
        var moment = ZonedDateTime.parse("2003-10-17T12:30:30-07:00");

        var sun = goldenHour.sunAt(moment, new GeoPoint(39.742476, -105.1786));

        assertThat(sun.azimuthDegrees()).isCloseTo(194.34024, within(0.001));
        assertThat(sun.elevationDegrees()).isCloseTo(39.872046, within(0.001));
    }

    static Stream<LocalDate> everySeventeenthDay() {
        return Stream.iterate(LocalDate.of(2020, 1, 1), day -> day.getYear() < 2036, day -> day.plusDays(17));
    }

    /** Every day of 2020 to 2035 at one place, and every seventeenth at the corners of the island. */
    static Stream<LocalDate> everyDay() {
        return LocalDate.of(2020, 1, 1).datesUntil(LocalDate.of(2036, 1, 1));
    }

    @Test
    void theLightOfEveryDayIsInOrder() {
        everyDay().forEach(day -> {
            var light = goldenHour.on(day, SIGIRIYA);

            assertThat(light.morningBlueHour().start())
                    .isBefore(light.morningGoldenHour().start());
            assertThat(light.morningGoldenHour().start()).isBefore(light.sunrise());
            assertThat(light.sunrise()).isBefore(light.morningGoldenHour().end());
            assertThat(light.morningGoldenHour().end()).isBefore(light.solarNoon());
            assertThat(light.solarNoon()).isBefore(light.eveningGoldenHour().start());
            assertThat(light.eveningGoldenHour().start()).isBefore(light.sunset());
            assertThat(light.sunset()).isBefore(light.eveningBlueHour().start());
            assertThat(light.eveningBlueHour().start())
                    .isBefore(light.eveningBlueHour().end());
        });
    }

    @ParameterizedTest
    @MethodSource("everySeventeenthDay")
    void theLightOfADayIsInOrderAllOverTheIsland(LocalDate day) {
        for (GeoPoint place : corners()) {
            var light = goldenHour.on(day, place);

            assertThat(List.of(
                            light.morningBlueHour().start(),
                            light.morningGoldenHour().start(),
                            light.sunrise(),
                            light.morningGoldenHour().end(),
                            light.highSun().start(),
                            light.solarNoon(),
                            light.highSun().end(),
                            light.eveningGoldenHour().start(),
                            light.sunset(),
                            light.eveningBlueHour().start(),
                            light.eveningBlueHour().end()))
                    .isSorted()
                    .doesNotHaveDuplicates()
                    .allMatch(moment -> moment.toLocalDate().equals(day))
                    .allMatch(moment -> moment.getOffset().equals(ZoneOffset.ofHoursMinutes(5, 30)))
                    .allMatch(moment -> moment.getNano() == 0);
            assertThat(light.morningBlueHour().end())
                    .isEqualTo(light.morningGoldenHour().start());
            assertThat(light.eveningGoldenHour().end())
                    .isEqualTo(light.eveningBlueHour().start());
        }
    }

    @ParameterizedTest
    @MethodSource("everySeventeenthDay")
    void timesAgreeWithAnIndependentAlgorithmWithinTwentySeconds(LocalDate day) {
        for (GeoPoint place : corners()) {
            var light = goldenHour.on(day, place);

            var soft = new SoftAssertions();
            agrees(soft, "sunrise", light.sunrise(), LowPrecisionSun.rising(day, place, -0.8333));
            agrees(soft, "sunset", light.sunset(), LowPrecisionSun.setting(day, place, -0.8333));
            agrees(soft, "blue", light.morningBlueHour().start(), LowPrecisionSun.rising(day, place, -6));
            agrees(soft, "golden", light.morningGoldenHour().start(), LowPrecisionSun.rising(day, place, -4));
            agrees(soft, "no more golden", light.morningGoldenHour().end(), LowPrecisionSun.rising(day, place, 6));
            agrees(soft, "high", light.highSun().start(), LowPrecisionSun.rising(day, place, 45));
            agrees(soft, "golden again", light.eveningGoldenHour().start(), LowPrecisionSun.setting(day, place, 6));
            agrees(soft, "blue again", light.eveningBlueHour().start(), LowPrecisionSun.setting(day, place, -4));
            agrees(soft, "dark", light.eveningBlueHour().end(), LowPrecisionSun.setting(day, place, -6));
            soft.assertAll();
        }
    }

    @ParameterizedTest
    @MethodSource("everySeventeenthDay")
    void timesAgreeWithAPublishedLibraryOfAnotherAuthorWithinTwentySeconds(LocalDate day) {
        for (GeoPoint place : corners()) {
            var light = goldenHour.on(day, place);

            var sun = SunTimes.compute()
                    .on(day.atStartOfDay(COLOMBO))
                    .at(place.latitude(), place.longitude())
                    .oneDay()
                    .twilight(-0.8333)
                    .execute();

            var soft = new SoftAssertions();
            agrees(soft, "sunrise", light.sunrise(), Objects.requireNonNull(sun.getRise()));
            agrees(soft, "sunset", light.sunset(), Objects.requireNonNull(sun.getSet()));
            agrees(soft, "noon", light.solarNoon(), Objects.requireNonNull(sun.getNoon()));
            soft.assertAll();
        }
    }

    @ParameterizedTest
    @MethodSource("everySeventeenthDay")
    void anglesAgreeWithAnIndependentAlgorithmWithinAHundredthOfADegree(LocalDate day) {
        for (GeoPoint place : corners()) {
            for (int hour = 0; hour < 24; hour += 2) {
                var moment = day.atTime(hour, 41).atZone(COLOMBO);

                var sun = goldenHour.sunAt(moment, place);

                var other = MeeusSun.at(moment, place);
                double turn = Math.abs((sun.azimuthDegrees() - other.azimuthDegrees() + 540) % 360 - 180);
                assertThat(sun.elevationDegrees()).isCloseTo(other.elevationDegrees(), within(0.01));
                // Near the zenith a small way is a large turn.
                assertThat(turn * Math.cos(Math.toRadians(sun.elevationDegrees())))
                        .isLessThan(0.01);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 349, 1041, 2243})
    void fromAHeightTheSunRisesEarlierAndSetsLater(double metres) {
        var day = LocalDate.of(2026, 11, 24);
        var flat = goldenHour.on(day, SIGIRIYA);

        var high = goldenHour.on(day, SIGIRIYA, Horizon.open(metres));

        // The sun climbs a degree in a little over four minutes.
        // One sees as far as the light comes that grazes the sea: 2.11 arc minutes a root metre beyond a level horizon.
        long expected = Math.round(2.11 / 60 * Math.sqrt(metres) * 250);
        assertThat(Duration.between(high.sunrise(), flat.sunrise()).toSeconds())
                .isBetween(expected - 15, expected + 15);
        assertThat(Duration.between(flat.sunset(), high.sunset()).toSeconds()).isBetween(expected - 15, expected + 15);
    }

    @Test
    void behindAPeakTheSunRisesLater() {
        var day = LocalDate.of(2026, 3, 20);
        var flat = goldenHour.on(day, SIGIRIYA);
        var ridge = new Horizon(200, 0.4, List.of(new Horizon.Ridge("a peak in the east", 88, 1_000, 87.5)));

        var behind = goldenHour.on(day, SIGIRIYA, ridge);

        assertThat(Duration.between(flat.sunrise(), behind.sunrise()).toMinutes())
                .isBetween(18L, 23L);
        assertThat(behind.sunset()).isAfter(flat.sunset());
    }

    @ParameterizedTest
    @CsvSource({"0, -0.8333", "0.5, -0.246", "2.5, 1.967", "10, 9.643"})
    void overARidgeLightIsBentLessThanAlongTheSea(double seen, double centre) {
        var atTheSea = Horizon.open(0);

        double found = atTheSea.sunsCentreAt(seen);

        // By Bennett's table of refraction, 34' on the horizon, and 16' for the sun's radius.
        assertThat(found).isCloseTo(centre, within(0.02));
    }

    @Test
    void aFarHillHidesOnlyWhatStandsBehindIt() {
        var anuradhapura = PLACES.named("Anuradhapura").orElseThrow();
        var mihintale = PLACES.named("Mihintale").orElseThrow();
        var horizon = Horizon.of(anuradhapura, List.of(mihintale));
        double towards = horizon.ridges().getFirst().azimuthDegrees();

        assertThat(horizon.degreesTowards(towards)).isPositive();
        assertThat(horizon.degreesTowards(towards + 4)).isNegative();
        assertThat(horizon.degreesTowards(towards - 4)).isNegative();
    }

    @Test
    void aPeakOfTheAtlasStandsWhereItStands() {
        var badulla = PLACES.named("Badulla").orElseThrow();
        var namunukula = PLACES.named("Namunukula").orElseThrow();

        var horizon = Horizon.of(badulla, List.of(badulla, namunukula));

        assertThat(horizon.ridges()).singleElement().satisfies(ridge -> {
            assertThat(ridge.azimuthDegrees()).isCloseTo(130, within(2.0));
            assertThat(ridge.elevationDegrees()).isCloseTo(9.3, within(0.5));
        });
    }

    @Test
    void refractionLiftsALowSunByHalfADegreeAndAHighOneByNothing() {
        var day = goldenHour.on(LocalDate.of(2026, 11, 24), SIGIRIYA);
        var risen = day.sunrise().plusMinutes(2);

        double low = goldenHour.apparentElevation(risen, SIGIRIYA) - elevation(risen);

        assertThat(low).isBetween(0.4, 0.7);
        assertThat(goldenHour.apparentElevation(day.solarNoon(), SIGIRIYA))
                .isCloseTo(elevation(day.solarNoon()), within(0.02));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2026-01-03", "2026-03-20", "2026-06-21", "2026-09-23", "2026-11-24", "2028-02-29"})
    void theWindowsEndWhereTheSunStandsAtTheirElevations(LocalDate day) {
        var light = goldenHour.on(day, SIGIRIYA);

        assertThat(elevation(light.sunrise())).isCloseTo(-0.8333, within(0.01));
        assertThat(elevation(light.sunset())).isCloseTo(-0.8333, within(0.01));
        assertThat(elevation(light.morningBlueHour().start())).isCloseTo(-6, within(0.01));
        assertThat(elevation(light.eveningBlueHour().end())).isCloseTo(-6, within(0.01));
        assertThat(elevation(light.morningGoldenHour().start())).isCloseTo(-4, within(0.01));
        assertThat(elevation(light.eveningGoldenHour().end())).isCloseTo(-4, within(0.01));
        assertThat(elevation(light.morningGoldenHour().end())).isCloseTo(6, within(0.01));
        assertThat(elevation(light.eveningGoldenHour().start())).isCloseTo(6, within(0.01));
    }

    @ParameterizedTest
    @CsvSource({
        "2026-11-24, 00:00, DARK",
        "2026-11-24, 05:20, DARK",
        "2026-11-24, 05:43, GOOD",
        "2026-11-24, 06:00, GOLDEN",
        "2026-11-24, 07:30, GOOD",
        "2026-11-24, 12:00, HARSH",
        "2026-11-24, 15:30, GOOD",
        "2026-11-24, 17:30, GOLDEN",
        "2026-11-24, 18:04, GOOD",
        "2026-11-24, 18:30, DARK",
        "2026-06-21, 12:00, HARSH"
    })
    void everyMinuteHasItsLight(LocalDate day, LocalTime time, Light expected) {
        var light = goldenHour.lightAt(day.atTime(time).atZone(COLOMBO), SIGIRIYA);

        assertThat(light).isEqualTo(expected);
    }

    @Test
    void theWindowsOfADayAndTheSunOfAMinuteTellTheSameLight() {
        var day = LocalDate.of(2026, 8, 15);
        var windows = goldenHour.on(day, SIGIRIYA);

        for (int minute = 0; minute < 24 * 60; minute++) {
            var moment = day.atStartOfDay(COLOMBO).plusMinutes(minute);
            assertThat(windows.lightAt(moment)).as(moment.toString()).isEqualTo(goldenHour.lightAt(moment, SIGIRIYA));
        }
    }

    @Test
    void aVisitWithTwentyMinutesOfGoldIsGolden() {
        var windows = goldenHour.on(LocalDate.of(2026, 11, 24), SIGIRIYA);
        var sunrise = windows.sunrise();

        assertThat(windows.lightDuring(new Span(sunrise, sunrise.plusHours(4)))).isEqualTo(Light.GOLDEN);
        assertThat(windows.lightDuring(new Span(sunrise.plusHours(1), sunrise.plusHours(2))))
                .isEqualTo(Light.GOOD);
        assertThat(windows.lightDuring(new Span(sunrise.plusHours(4), sunrise.plusHours(7))))
                .isEqualTo(Light.HARSH);
        assertThat(windows.lightDuring(new Span(sunrise.minusHours(3), sunrise.minusHours(1))))
                .isEqualTo(Light.DARK);
    }

    @ParameterizedTest
    @CsvSource({
        "Mirissa, evening",
        "Negombo, evening",
        "Arugam Bay, morning",
        "Nilaveli Beach, morning",
        "Sigiriya, morning",
        "Little Adam's Peak, morning",
        "Colombo, evening",
        "Yala National Park, morning"
    })
    void aPlaceIsPhotographedInAGoldenHourThatSuitsIt(String name, String half) {
        var place = PLACES.named(name).orElseThrow();
        var light = goldenHour.on(LocalDate.of(2027, 2, 10), place.at());

        var photo = PhotoTime.of(place, light);

        assertThat(light.lightAt(photo.at())).isEqualTo(Light.GOLDEN);
        assertThat(photo.at().isBefore(light.solarNoon())).isEqualTo(half.equals("morning"));
        assertThat(photo.at()).isBetween(light.sunrise(), light.sunset());
        assertThat(photo.reason()).isNotBlank();
    }

    @Test
    void sunriseAndSunsetMoveByLittleOverTheYear() {
        var year = YearOfSun.of(Year.of(2026), day -> goldenHour.on(day, SIGIRIYA));

        assertThat(Duration.between(year.earliestSunrise(), year.latestSunrise())
                        .toMinutes())
                .isBetween(25L, 45L);
        assertThat(year.earliestSunset()).isBetween(LocalTime.of(17, 35), LocalTime.of(17, 55));
        assertThat(year.latestSunset()).isBetween(LocalTime.of(18, 20), LocalTime.of(18, 40));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1899-12-31", "2151-01-01", "+9999999-01-01"})
    void aYearWithoutAKnownRotationOfTheEarthIsRefused(LocalDate day) {
        assertThatThrownBy(() -> goldenHour.on(day, SIGIRIYA))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1900");
    }

    @Test
    void whereTheSunDoesNotSetThereAreNoWindows() {
        assertThatThrownBy(() -> goldenHour.on(LocalDate.of(2026, 6, 21), new GeoPoint(78, 15)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("does not cross");
    }

    private double elevation(ZonedDateTime moment) {
        return goldenHour.sunAt(moment, SIGIRIYA).elevationDegrees();
    }

    private static void agrees(SoftAssertions soft, String what, ZonedDateTime ours, ZonedDateTime theirs) {
        soft.assertThat(Math.abs(Duration.between(ours, theirs).toSeconds()))
                .as("%s: %s against %s", what, ours, theirs)
                .isLessThanOrEqualTo(20);
    }

    private static List<GeoPoint> corners() {
        return List.of(
                new GeoPoint(DONDRA, 79.7),
                new GeoPoint(DONDRA, 81.9),
                new GeoPoint(POINT_PEDRO, 79.7),
                new GeoPoint(POINT_PEDRO, 81.9),
                SIGIRIYA);
    }
}
