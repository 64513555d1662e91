package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import ai.travion.shadow.calendar.EventSentinel;
import ai.travion.shadow.calendar.Trip;
import ai.travion.shadow.crowd.CrowdCast;
import ai.travion.shadow.crowd.Crowds;
import ai.travion.shadow.plan.ItineraryPlanner;
import ai.travion.shadow.plan.Plan;
import ai.travion.shadow.plan.PlanRequest;
import ai.travion.shadow.plan.TripHours;
import ai.travion.shadow.plan.Wishes;
import ai.travion.shadow.sun.GoldenHour;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a traveller wished for and what any guide would show, planned with the real light, calendar and crowds. */
class WishesKeptTest {

    private static final Places PLACES = Places.load();
    private static final EventSentinel SENTINEL = new EventSentinel(HolidayCalendar.load());
    private static final Crowds.Sources CROWDS = new ShadowMonitorService().crowds(PLACES, CrowdCast.load(), SENTINEL);
    private static final GoldenHour LIGHT = new GoldenHour();
    private static final ItineraryPlanner PLANNER = new ItineraryPlanner(PLACES);

    @ParameterizedTest
    @ValueSource(strings = {"2026-12-09", "2027-02-20", "2027-05-04", "2027-07-06", "2027-10-05"})
    void theEveningServiceOfTheTempleIsSeenWheneverTheSunSets(String first) {
        Plan plan = planned(
                "2 days, we must see the Temple of the Tooth evening puja", first, 2, "Kandy, Temple of the Tooth");

        assertThat(at("Temple of the Tooth", plan)).isBetween(LocalTime.of(17, 30), LocalTime.of(18, 10));
        assertThat(plan.assumptions()).noneMatch(sentence -> sentence.startsWith("Not kept"));
    }

    @Test
    void whoComesForTheSunriseStandsOnTheRockByThen() {
        Plan plan = planned("A day with sunrise at Pidurangala", "2027-03-10", 1, "Pidurangala Rock");

        assertThat(at("Pidurangala Rock", plan)).isBefore(LocalTime.of(5, 40));
    }

    @Test
    void whatShutsBeforeTheSunSetsIsSeenAsLateAsItCanBe() {
        Plan plan = planned(
                "A day, Pidurangala at sunrise and Sigiriya at sunset", "2027-03-10", 1, "Pidurangala Rock, Sigiriya");

        assertThat(at("Sigiriya", plan)).isAfter(LocalTime.of(13, 0));
        assertThat(plan.assumptions())
                .anyMatch(
                        sentence -> sentence.startsWith("Not kept: you wanted the sunset at Sigiriya, but it closes"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"I never get up before 9", "nothing before 9 am", "every day begins at 9:00"})
    void aLateStartDropsNothingThatWasAskedForWhereItStillFits(String said) {
        Plan plan = planned(
                said,
                "2026-12-22",
                5,
                "Sigiriya, Kandy, Nuwara Eliya, Ella",
                List.of("photography"),
                List.of("crowds"));

        assertThat(plan.obstacles()).isEmpty();
        assertThat(at("Sigiriya", plan)).isAfterOrEqualTo(LocalTime.of(9, 0));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Negombo to Galle via Anuradhapura and Kandy|Negombo, Galle Fort, Anuradhapura, Kandy|Anuradhapura|Kandy|Galle Fort",
                "From Colombo to Trincomalee by way of Kandy and Sigiriya|Colombo, Trincomalee, Kandy, Sigiriya|Kandy|Sigiriya|Trincomalee"
            })
    void aWayThatIsSaidIsFollowedToItsEnd(String said, String places, String second, String third, String end) {
        Plan plan = planned(said, "2027-02-01", 7, places);

        assertThat(plan.visited().stream().map(Place::name).toList()).containsSubsequence(second, third, end);
    }

    @Test
    void ofWishesThatDoNotFitTogetherAsManyAreKeptAsCanBe() {
        Plan plan = planned("", "2027-01-13", 1, "Namunukula, Galle Face Green, Kelaniya Raja Maha Vihara, Colombo");

        assertThat(plan.visited().stream().map(Place::name))
                .contains("Galle Face Green", "Kelaniya Raja Maha Vihara", "Colombo");
    }

    @Test
    void theOnlyPlaceForAWishIsWorthItsWay() {
        Plan plan = planned("", "2027-05-15", 1, "Trincomalee", List.of("snorkelling"), List.of());

        assertThat(plan.visited().stream().map(Place::name)).contains("Pigeon Island National Park");
    }

    @Test
    void nobodyComesToATownAndPassesItsLandmarkBy() {
        Plan plan = PLANNER.planFor(
                request("", "2027-05-03", 1, "Kandy", List.of(), List.of(), Optional.of(place("Colombo"))));

        assertThat(plan.visited().stream().map(Place::name)).contains("Temple of the Tooth");
    }

    @Test
    void whoDoesNotHikeStillWalksToTheBridge() {
        Plan plan = planned("without hiking", "2027-07-10", 1, "Ella", List.of("food"), List.of("hiking"));

        assertThat(plan.visited().stream().map(Place::name))
                .contains("Nine Arch Bridge")
                .doesNotContain("Ella Rock", "Little Adam's Peak");
    }

    @Test
    void whoSleepsInStillSeesTheBridge() {
        Plan plan = planned("I'd rather sleep in until 10", "2027-03-20", 1, "Ella");

        assertThat(plan.visited().stream().map(Place::name)).contains("Nine Arch Bridge");
    }

    @Test
    void anEveningInATownIsKeptByWhatIsSeenThere() {
        Plan plan = planned(
                "An evening in Kandy with the puja at the Temple of the Tooth",
                "2026-12-09",
                1,
                "Kandy, Temple of the Tooth");

        assertThat(plan.assumptions()).noneMatch(sentence -> sentence.startsWith("Not kept"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "from Colombo airport arriving 11pm, Kandy|2|06:30|21:30",
                "arriving 11pm at Colombo airport, Kandy|2|06:30|21:30",
                "we land at 23:30, Kandy|2|06:30|21:30",
                "we arrive at 2pm and have to leave by 6pm|1|14:00|18:00",
                "arriving at 2 pm, but must leave at 6 pm|1|14:00|18:00",
                "Dambulla after 10 am and before 1 pm|1|10:00|13:00",
                "Dambulla after 9:30, but be done by noon, not after 12|1|09:30|21:30"
            })
    void theHoursThatAreSaidAreThoseOfTheFirstDay(String said, int days, LocalTime from, LocalTime to) {
        Plan plan = planned(said, "2027-01-13", days, "Dambulla Cave Temple");

        assertThat(plan.slots().stream()
                        .filter(slot -> slot.getDate().orElseThrow().equals(LocalDate.parse("2027-01-13"))))
                .isNotEmpty()
                .allSatisfy(slot -> {
                    LocalTime start = LocalTime.parse(slot.getTime());
                    assertThat(start).isBetween(from, to);
                    assertThat(start.plusMinutes(slot.getDurationMinutes())).isBetween(from, to);
                });
    }

    private static LocalTime at(String place, Plan plan) {
        return plan.slots().stream()
                .filter(slot -> slot.getLocation().equals(place)
                        && slot.getCrowdPrediction().isPresent())
                .map(ItinerarySlot::getTime)
                .map(LocalTime::parse)
                .findFirst()
                .orElseThrow(() -> new AssertionError(place + " is not visited: " + plan.slots()));
    }

    private static Plan planned(String said, String first, int days, String places) {
        return planned(said, first, days, places, List.of(), List.of());
    }

    private static Plan planned(
            String said, String first, int days, String places, List<String> interests, List<String> avoid) {
        return PLANNER.planFor(request(said, first, days, places, interests, avoid, Optional.empty()));
    }

    private static PlanRequest request(
            String said,
            String first,
            int count,
            String places,
            List<String> interests,
            List<String> avoid,
            Optional<Place> origin) {
        LocalDate day = LocalDate.parse(first);
        List<LocalDate> days = day.datesUntil(day.plusDays(count)).toList();
        List<Place> targets =
                Arrays.stream(places.split(", ", -1)).map(WishesKeptTest::place).toList();
        return new PlanRequest(
                days,
                targets,
                Wishes.of(
                        Preferences.newBuilder()
                                .setInterests(stated(interests))
                                .setAvoid(stated(avoid))
                                .build(),
                        PLACES,
                        List.of(said)),
                origin,
                (date, at) -> Optional.of(LIGHT.on(date, at)),
                SENTINEL.about(new Trip(days, targets)).constraints(),
                CROWDS.over(days),
                TripHours.in(said, count, PLACES));
    }

    private static List<StatedValue> stated(List<String> values) {
        return values.stream()
                .map(value -> new StatedValue(value, 1, false, "conversation"))
                .toList();
    }

    private static Place place(String name) {
        return PLACES.named(name).orElseThrow(() -> new IllegalArgumentException(name));
    }
}
