package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.shadow.calendar.EventSentinel;
import ai.travion.shadow.crowd.CrowdCast;
import ai.travion.shadow.crowd.Crowds;
import ai.travion.shadow.crowd.SiteDay;
import ai.travion.shadow.crowd.SiteType;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The crowds of places as they are told: the model's, and over its head what the calendar knows. */
class RuledCrowdsTest {

    private static final Places PLACES = Places.load();
    private static final EventSentinel SENTINEL = new EventSentinel(HolidayCalendar.load());
    private static final Crowds.Sources CROWDS = new ShadowMonitorService().crowds(PLACES, CrowdCast.load(), SENTINEL);

    @ParameterizedTest
    @CsvSource({
        "2027-04-13, true",
        "2027-04-14, true",
        "2031-04-14, true",
        "2027-05-19, true",
        "2027-05-20, true",
        "2026-12-25, true",
        "2027-02-04, true",
        "2027-04-15, false",
        "2027-10-03, false",
        "2027-03-10, false",
        "2027-04-21, false"
    })
    void aMarketIsShutWhereItsShopsAre(LocalDate day, boolean shut) {
        var market = at("Pettah Market", day);

        assertThat(market.isShutAllDay()).isEqualTo(shut);
        assertThat(market.bestHours().isEmpty()).isEqualTo(shut);
        assertThat(market.peak().percent()).isBetween(1, shut ? 25 : 100);
    }

    @ParameterizedTest
    @CsvSource({
        "Anuradhapura, 2027-08-16, 2027-08-11",
        "Tissamaharama, 2027-08-16, 2027-08-11",
        "Dondra Head Lighthouse, 2027-08-16, 2027-08-11",
        "Polonnaruwa, 2027-08-16, 2027-08-11"
    })
    void whereBuddhistsPrayAPoyaFillsRuinsAndShrinesToo(String place, LocalDate poya, LocalDate ordinary) {
        assertThat(at(place, poya).percentAt(9))
                .isGreaterThan(at(place, ordinary).percentAt(9) * 5 / 4);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Anuradhapura", "Tissamaharama"})
    void worshippersStayIntoTheEveningOfAPoya(String place) {
        assertThat(at(place, LocalDate.parse("2027-08-16")).percentAt(18)).isGreaterThan(40);
    }

    @Test
    void theHerdOfPinnawalaIsSeenMostAtItsBaths() {
        var day = at("Pinnawala Elephant Orphanage", LocalDate.parse("2026-12-26"));

        assertThat(day.percentAt(10)).isGreaterThan(day.percentAt(16) * 3 / 2);
        assertThat(day.percentAt(14)).isGreaterThan(day.percentAt(12));
        assertThat(day.bestHours()).noneMatch(hour -> hour.clock().equals("10:00"));
    }

    @Test
    void theGatheringFillsTheAfternoonsOfMinneriya() {
        var gathering = at("Minneriya National Park", LocalDate.parse("2026-08-15"));

        assertThat(gathering.percentAt(16))
                .isGreaterThanOrEqualTo(85)
                .isGreaterThan(at("Minneriya National Park", LocalDate.parse("2027-01-02"))
                                .percentAt(16)
                        + 20);
    }

    @Test
    void hortonPlainsIsWalkedBeforeItsCloudComes() {
        var day = at("Horton Plains National Park", LocalDate.parse("2026-12-27"));

        assertThat(day.percentAt(15)).isLessThan(day.percentAt(7) / 3);
        assertThat(day.bestHours()).isNotEmpty().allMatch(hour -> hour.start() < 9 * 60);
    }

    @Test
    void galleFortIsFullestAtSunsetAndLivedInAfterIt() {
        var day = at("Galle Fort", LocalDate.parse("2027-01-01"));

        assertThat(day.peak().start() / 60).isBetween(16, 18);
        assertThat(day.percentAt(20)).isGreaterThan(30);
        assertThat(day.calmest())
                .hasValueSatisfying(hour -> assertThat(hour.start()).isLessThan(9 * 60));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2027-04-15", "2027-04-17", "2027-03-07"})
    void aMarketIsHalfItselfAfterTheNewYearAndOnSundays(LocalDate day) {
        var market = at("Pettah Market", day);

        assertThat(market.lull()).isPresent();
        assertThat(market.percentAt(12)).isBetween(15, market.modelPercentAt(12) * 2 / 3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Colombo", "Kandy", "Jaffna", "Badulla"})
    void aTownIsEmptyAtTheNewYearAndOneStillMayWalkIt(String town) {
        var streets = at(town, LocalDate.parse("2027-04-14"));

        assertThat(streets.peak().percent()).isLessThanOrEqualTo(25);
        assertThat(streets.bestHours()).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Nuwara Eliya", "Galle Face Green", "Sigiriya", "Kataragama"})
    void whatIsNoTownOfShopsDoesNotEmptyAtTheNewYear(String place) {
        assertThat(at(place, LocalDate.parse("2027-04-14")).lull()).isEmpty();
    }

    @Test
    void theNightOfShivaratriIsTheFullestOfTheYearAtKoneswaram() {
        var nights = days("2027-01-01", "2027-12-31");

        var fullest = nights.max(Comparator.comparingInt(
                        day -> at("Koneswaram Temple", day).percentAt(21)))
                .orElseThrow();

        assertThat(fullest).isEqualTo("2027-03-06");
        assertThat(at("Koneswaram Temple", fullest).percentAt(21)).isGreaterThanOrEqualTo(95);
        assertThat(at("Koneswaram Temple", fullest).peak().percent()).isGreaterThanOrEqualTo(95);
    }

    @Test
    void onEveryDayOfItsFestivalNallurIsFull() {
        var festival = days("2027-08-07", "2027-08-31");

        assertThat(festival)
                .allSatisfy(day -> assertThat(at("Nallur Kandaswamy Kovil", day).percentAt(7))
                        .isGreaterThanOrEqualTo(85));
    }

    @Test
    void nobodyIsSentUpAdamsPeakInTheHeatOrOutOfSeasonInTheDark() {
        days("2026-01-01", "2028-12-31").forEach(day -> {
            var peak = at("Adam's Peak", day);
            boolean season = peak.lull().isEmpty();

            assertThat(peak.bestHours())
                    .as(day.toString())
                    .isNotEmpty()
                    .allSatisfy(best -> assertThat(best.start() / 60).isBetween(season ? 0 : 6, season ? 6 : 7));
            if (!season) {
                assertThat(peak.peak().percent()).as(day.toString()).isLessThanOrEqualTo(10);
            }
        });
    }

    @ParameterizedTest
    @CsvSource({"2026-12-22, true", "2026-12-23, false", "2027-05-19, false", "2027-05-20, true", "2027-08-21, true"})
    void theSeasonOfAdamsPeakGoesByItsPoyaDays(LocalDate day, boolean outside) {
        assertThat(at("Adam's Peak", day).lull().isPresent()).isEqualTo(outside);
        assertThat(CROWDS.at(SiteType.PILGRIM_CLIMB, day).lull().isPresent()).isEqualTo(outside);
    }

    @Test
    void noHourIsRecommendedInWhichAVisitDoesNotFitBetweenTheGates() {
        days("2026-12-01", "2027-11-30")
                .filter(day -> day.getDayOfMonth() % 3 == 0)
                .forEach(day -> PLACES.all().forEach(place -> {
                    SiteDay site = CROWDS.at(place, day);
                    var gate = site.site().visit().gate();

                    assertThat(site.bestHours().isEmpty())
                            .as(place.name() + " " + day)
                            .isEqualTo(site.isShutAllDay());
                    gate.ifPresent(open -> assertThat(site.bestHours())
                            .as(place.name() + " " + day)
                            .allMatch(best -> best.start() >= open.opens()
                                    && best.start() + site.site().visit().minutes() <= open.closes()));
                }));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Sigiriya", "Little Adam's Peak", "Ella Rock", "Polonnaruwa", "Yapahuwa"})
    void nobodyIsSentIntoTheHeatForTheSakeOfAnEmptyPath(String place) {
        var climb = at(place, LocalDate.parse("2027-02-16"));

        assertThat(climb.bestHours()).isNotEmpty().noneMatch(best -> best.start() / 60 >= 11 && best.start() / 60 < 14);
    }

    @Test
    void behindAClosedGateThereIsNobody() {
        var park = at("Yala National Park", LocalDate.parse("2027-02-16"));

        assertThat(park.percentAt(20)).isZero();
        assertThat(park.isShutIn(20)).isTrue();
    }

    private static SiteDay at(String name, LocalDate day) {
        Place place = PLACES.named(name).orElseThrow(() -> new IllegalArgumentException(name));
        return CROWDS.at(place, day);
    }

    private static Stream<LocalDate> days(String first, String last) {
        return LocalDate.parse(first).datesUntil(LocalDate.parse(last).plusDays(1));
    }
}
