package ai.travion.shadow.crowd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ai.travion.atlas.Places;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class CrowdCastTest {

    private static final CrowdCast MODEL = CrowdCast.load();
    private static final LocalDate TUESDAY_IN_JUNE = LocalDate.parse("2027-06-15");
    private static final LocalDate TUESDAY_IN_FEBRUARY = LocalDate.parse("2027-02-16");

    @ParameterizedTest
    @EnumSource
    void everyHourOfAYearIsAShareOfOne(SiteType type) {
        var days = TUESDAY_IN_JUNE.datesUntil(TUESDAY_IN_JUNE.plusYears(1));

        var levels = days.map(day -> MODEL.on(DayKind.ordinary(day), MODEL.typical(type)))
                .flatMap(day -> day.levels().stream());

        assertThat(levels).allSatisfy(level -> assertThat(level).isBetween(0.0, 1.0));
    }

    @ParameterizedTest
    @EnumSource(names = "PILGRIM_CLIMB", mode = EnumSource.Mode.EXCLUDE)
    void aPlaceThatClosesIsEmptyAtNight(SiteType type) {
        var day = MODEL.on(DayKind.ordinary(TUESDAY_IN_FEBRUARY), MODEL.typical(type));

        assertThat(day.percentAt(2)).isLessThan(8);
    }

    @Test
    void aTempleIsFullerOnAPoyaDay() {
        var temple = MODEL.typical(SiteType.TEMPLE);

        var poya = MODEL.on(new DayKind(TUESDAY_IN_JUNE, true, true, false), temple);

        var ordinary = MODEL.on(DayKind.ordinary(TUESDAY_IN_JUNE), temple);
        assertThat(poya.percentAt(18)).isGreaterThan(ordinary.percentAt(18) + 20);
    }

    @ParameterizedTest
    @EnumSource(names = {"HERITAGE", "ADVENTURE", "WILDLIFE", "NATURE", "TEA_COUNTRY", "BEACH"})
    void weekendsHolidaysAndSchoolHolidaysAreFullerThanAWorkingDay(SiteType type) {
        var site = MODEL.typical(type);
        double ordinary = mean(MODEL.on(DayKind.ordinary(TUESDAY_IN_FEBRUARY), site));

        var busier = Stream.of(
                DayKind.ordinary(TUESDAY_IN_FEBRUARY.plusDays(4)),
                new DayKind(TUESDAY_IN_FEBRUARY, true, false, false),
                new DayKind(TUESDAY_IN_FEBRUARY, false, false, true));

        assertThat(busier.map(day -> mean(MODEL.on(day, site))))
                .allSatisfy(percent -> assertThat(percent).isGreaterThan(ordinary));
    }

    private static double mean(SiteDay day) {
        return day.percentBetween(day.site().opens(), day.site().closes());
    }

    @ParameterizedTest
    @CsvSource({"BEACH, 2027-02-16, 2027-07-13", "EAST_COAST, 2027-07-13, 2027-02-16"})
    void eachCoastHasItsSeason(SiteType coast, LocalDate season, LocalDate offSeason) {
        var full = MODEL.on(DayKind.ordinary(season), MODEL.typical(coast));

        var quiet = MODEL.on(DayKind.ordinary(offSeason), MODEL.typical(coast));

        assertThat(full.peak().percent()).isGreaterThan(quiet.peak().percent() + 8);
    }

    @Test
    void adamsPeakIsClimbedByNightInItsSeasonAndEmptyOutsideIt() {
        var peak = MODEL.typical(SiteType.PILGRIM_CLIMB);

        var season = MODEL.on(DayKind.ordinary(LocalDate.parse("2027-02-13")), peak);

        assertThat(season.peak().start() / 60).isBetween(1, 5);
        assertThat(MODEL.on(DayKind.ordinary(LocalDate.parse("2026-08-11")), peak)
                        .peak()
                        .percent())
                .isLessThan(15);
    }

    @Test
    void theBestHoursAreTheQuietestOfThoseInWhichOneVisits() {
        var day = MODEL.on(DayKind.ordinary(TUESDAY_IN_FEBRUARY), MODEL.typical(SiteType.HERITAGE));

        var best = day.bestHours();

        assertThat(best).hasSize(3).isSortedAccordingTo((one, other) -> one.start() - other.start());
        assertThat(best).allSatisfy(hour -> {
            assertThat(hour.start()).isBetween(7 * 60, 17 * 60);
            assertThat(hour.percent()).isLessThan(day.peak().percent());
        });
    }

    @ParameterizedTest
    @CsvSource({"330, 1170, 05:30", "350, 1170, 06:00", "360, 1170, 06:00"})
    void anHourThatASiteOpensInCountsFromThenOnIfMostOfItIsLeft(int opens, int closes, String first) {
        var early = new SiteDay(
                new Site(SiteType.TEMPLE, 1, opens, closes),
                IntStream.range(0, 24).mapToObj(hour -> hour / 100.0).toList());

        assertThat(early.bestHours().getFirst().clock()).isEqualTo(first);
        assertThat(early.bestHours()).allMatch(hour -> hour.start() >= opens && hour.start() < closes);
    }

    @Test
    void aProcessionFillsItsHoursAndNoOther() {
        var city = MODEL.on(DayKind.ordinary(TUESDAY_IN_FEBRUARY), MODEL.typical(SiteType.CITY));

        var procession = city.ruledBy(new Surge(1, Map.of(20, 0.97, 21, 0.97)), Optional.empty());

        assertThat(procession.percentAt(20)).isEqualTo(97);
        assertThat(procession.percentAt(10)).isEqualTo(city.percentAt(10));
        assertThat(procession.rushHours()).containsExactlyInAnyOrder(20, 21);
    }

    @Test
    void aVisitOverTwoHoursIsAsFullAsTheirMean() {
        var day = MODEL.on(DayKind.ordinary(TUESDAY_IN_FEBRUARY), MODEL.typical(SiteType.HERITAGE));

        double percent = day.percentBetween(8 * 60 + 30, 9 * 60 + 30);

        assertThat(percent).isCloseTo(100 * (day.levels().get(8) + day.levels().get(9)) / 2, within(1e-9));
    }

    @ParameterizedTest
    @CsvSource({
        "0, LOW",
        "29, LOW",
        "30, MODERATE",
        "59, MODERATE",
        "60, HIGH",
        "79, HIGH",
        "80, EXTREME",
        "100, EXTREME"
    })
    void aPercentageHasItsWord(int percent, CrowdStatus status) {
        assertThat(CrowdStatus.at(percent)).isEqualTo(status);
    }

    @ParameterizedTest
    @CsvSource({
        "Sigiriya, HERITAGE",
        "Arugam Bay, EAST_COAST",
        "Pigeon Island National Park, EAST_COAST",
        "Mirissa, BEACH",
        "Adam's Peak, PILGRIM_CLIMB",
        "Ella, TEA_COUNTRY",
        "Koneswaram Temple, TEMPLE"
    })
    void everyPlaceHasItsKindOfSite(String name, SiteType type) {
        assertThat(Places.load().named(name).map(SiteType::of)).contains(type);
    }

    @ParameterizedTest
    @CsvSource({"tea country", "Tea-Country", "TEA_COUNTRY"})
    void aTypeIsKnownHoweverItIsWritten(String label) {
        assertThat(SiteType.labelled(label)).contains(SiteType.TEA_COUNTRY);
    }
}
