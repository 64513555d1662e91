package ai.travion.shadow;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Places;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import ai.travion.shadow.calendar.EventSentinel;
import ai.travion.shadow.crowd.Crowds;
import ai.travion.shadow.plan.ItineraryPlanner;
import ai.travion.shadow.sun.GoldenHour;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whether a plan keeps what its request says, or owns up to it. */
class RequestedPlanTest {

    private static final Places PLACES = Places.load();
    private static final EventSentinel SENTINEL = new EventSentinel(HolidayCalendar.load());
    private static final GoldenHour LIGHT = new GoldenHour();
    private static final ItineraryPlanner PLANNER = new ItineraryPlanner(PLACES);
    private static final String LEFT_TO_US = "You named no place, so I took a round trip by way of Sigiriya and Kandy.";

    private final ShadowMonitor monitor = new ShadowMonitor(
            PLACES,
            SENTINEL::about,
            LIGHT::on,
            days -> Crowds.unknown(),
            PLANNER::planFor,
            Duration.ofSeconds(30),
            Clock.fixed(Instant.parse("2026-11-21T04:00:00Z"), ZoneId.of("Asia/Colombo")));

    @Test
    void nothingWithStairsIsPlannedForWhoCannotClimbThem() {
        var planned = planned(
                "five hours in Kandy with an impatient 6 year old and grandma (no stairs)",
                "2026-12-02",
                "2026-12-02",
                "",
                "Kandy");

        assertThat(visits(planned))
                .isNotEmpty()
                .noneMatch(visit -> visit.contains("Visit the Temple of the Tooth"))
                .anyMatch(visit -> visit.contains("level lower hall of the Temple of the Tooth"));
        assertThat(planned.getAssumptions()).anyMatch(said -> said.contains("as you said: stairs"));
    }

    @Test
    void aNameThatNobodyKnowsIsOwnedUpTo() {
        var planned = planned(
                "a pilgrimage to Kataragama, Tissamaharama and Sithulpawwa, two days",
                "2027-02-19",
                "2027-02-20",
                "",
                "Kataragama",
                "Tissamaharama");

        assertThat(planned.getAssumptions())
                .anyMatch(said -> said.startsWith("Not planned") && said.contains("Sithulpawwa"));
    }

    @Test
    void whoComesForCricketSeesTheGroundsAndIsToldWhichStopsTheyAre() {
        var planned = planned(
                "A week round the cricket grounds of the island",
                "2027-02-01",
                "2027-02-07",
                "",
                LEFT_TO_US,
                "Sigiriya",
                "Kandy");

        assertThat(planned.getItinerary())
                .anyMatch(slot -> slot.getActivity().contains("the international cricket ground below the walls"));
        assertThat(planned.getAssumptions()).anyMatch(said -> said.startsWith("For cricket: "));
    }

    @Test
    void nightsForOneThingAreAllSpentWhereItIs() {
        var planned = planned(
                "14 nights of ayurveda and then 3 days to see something of the country",
                "2027-02-01",
                "2027-02-17",
                "relaxation",
                LEFT_TO_US,
                "Sigiriya",
                "Kandy");

        assertThat(planned.getItinerary().stream()
                        .filter(slot -> slot.getActivity().contains("ayurveda house at Beruwala"))
                        .map(ItinerarySlot::getDate)
                        .distinct())
                .hasSize(14);
    }

    @Test
    void whoDrivesATukTukGoesByIt() {
        var planned = planned(
                "8 days in our own tuk tuk, hills and beaches",
                "2027-02-01",
                "2027-02-08",
                "beach",
                LEFT_TO_US,
                "Ella",
                "Mirissa");

        assertThat(planned.getItinerary())
                .anyMatch(slot -> slot.getActivity().contains("by tuk-tuk"))
                .noneMatch(slot -> slot.getActivity().contains("by car"));
    }

    @Test
    void aWishWithoutAnHourOfItsOwnIsSaidToBeWithoutOne() {
        var planned = planned(
                "8 days: parties, surf, yoga; 24 december to 31 december",
                "2026-12-24",
                "2026-12-31",
                "surfing,nightlife,relaxation",
                LEFT_TO_US,
                "Sigiriya",
                "Kandy");

        assertThat(planned.getAssumptions()).anyMatch(said -> said.contains("yoga") && said.contains("Hiriketiya"));
        assertThat(planned.getItinerary())
                .anyMatch(slot -> slot.getActivity().contains("the bars and parties along the beach"));
    }

    @Test
    void whoWantsTheBeachAloneNearTheAirportIsSentToNoFortFarAway() {
        var planned = planned(
                "family of 5, we want 4 days beach only, not too far from airport",
                "2026-12-27",
                "2026-12-30",
                "beach",
                LEFT_TO_US,
                "Sigiriya",
                "Kandy");

        assertThat(planned.getTargetLocations())
                .containsAnyOf("Negombo", "Bentota")
                .doesNotContain("Mirissa");
        assertThat(visits(planned)).isNotEmpty().noneMatch(visit -> visit.contains("Fort") || visit.contains("fort"));
    }

    @Test
    void whoWantsLeopardsAloneWhereYalaMayBeClosedGoesToWilpattu() {
        var planned = planned(
                "2 days to see leopards only, flying in on the 20th of september 2027 morning",
                "2027-09-20",
                "2027-09-21",
                "wildlife",
                "You named no place to go to, so I took Yala National Park for what you wish to see.",
                "Yala National Park");

        assertThat(planned.getTargetLocations()).containsExactly("Wilpattu National Park");
        assertThat(visits(planned)).isNotEmpty().allMatch(visit -> visit.contains("Wilpattu"));
        assertThat(planned.getItinerary().getFirst().getTime()).isGreaterThanOrEqualTo("09:00");
    }

    @Test
    void whoSpeaksOfRainIsSentUnderARoof() {
        var planned = planned("colombo for a rainy day with teenage girls", "2027-06-12", "2027-06-12", "", "Colombo");

        assertThat(planned.getAssumptions()).anyMatch(said -> said.startsWith("You speak of rain"));
        assertThat(planned.getItinerary()).anyMatch(slot -> slot.getActivity().contains("National Museum"));
    }

    @Test
    void aBoundOnTheDrivingBoundsThePlacesThatWeChoose() {
        var planned = planned(
                "8 days, culture and nature, no more than 3 hours driving a day, start and end at the airport",
                "2027-02-02",
                "2027-02-09",
                "culture,nature",
                LEFT_TO_US,
                "Sigiriya",
                "Kandy");

        assertThat(planned.getTargetLocations()).isNotEmpty().doesNotContain("Ella", "Nuwara Eliya");
    }

    @Test
    void whatTheThreadRemembersIsWhatWasPlanned() {
        var planned =
                planned("5 days only beaches", "2026-12-20", "2026-12-24", "beach", LEFT_TO_US, "Sigiriya", "Kandy");

        var remembered = planned.getPreferences().orElseThrow().getPlaces().stream()
                .map(StatedValue::getValue)
                .toList();
        assertThat(remembered).containsExactlyInAnyOrderElementsOf(planned.getTargetLocations());
    }

    @Test
    void aTripThatStartsAndEndsAtTheAirportDoesSo() {
        var planned = planned(
                "5 days, culture, start and end at the airport",
                "2027-02-02",
                "2027-02-06",
                "culture",
                "Sigiriya",
                "Kandy");

        assertThat(planned.getItinerary().getFirst().getActivity()).contains("Negombo");
        assertThat(planned.getItinerary().getLast().getActivity()).contains("Negombo");
    }

    @Test
    void whereOneOnlyLandsIsNoSight() {
        var planned = planned(
                "7 day arugam bay + yala + ella, arrive colombo 18 july at noon, depart 24 at 23:00",
                "2027-07-18",
                "2027-07-24",
                "",
                "Arugam Bay",
                "Yala National Park",
                "Ella",
                "Colombo");

        assertThat(visits(planned)).noneMatch(visit -> visit.contains("Fort quarter") || visit.contains("Galle Face"));
        var first = planned.getItinerary().getFirst();
        assertThat(first.getTime()).isGreaterThanOrEqualTo("13:00");
        assertThat(first.getActivity()).contains("Negombo");
        assertThat(planned.getItinerary().getLast().getActivity()).contains("Negombo");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            6 hours in Anuradhapura, by bike if possible, leaving at 2pm to Jaffna by train  | Anuradhapura | 07:15 | 13:15
            3 hours in Colombo before my train at 4pm                                        | Colombo      | 12:15 | 15:15
            Landing at Katunayake at 9:15, next flight 20:40. What can I do in between       | Negombo      | 10:45 | 17:40
            8hr stopover, arrive 7:15am, kids 4 and 6                                        | Negombo      | 08:45 | 12:15
            We have a layover from 8am to 6pm, plan something                                | Colombo      | 09:30 | 15:00
            We have a layover from 1 to 10pm, plan something                                 | Colombo      | 14:30 | 19:00
            We have a layover from 8 to 18h, plan something                                  | Colombo      | 09:30 | 15:00
            We have a layover from 9 to 6pm, plan something                                  | Colombo      | 10:30 | 15:00
            8-10h layover, landing at 8am                                                    | Negombo      | 09:30 | 15:00
            """)
    void theHoursBeforeADepartureAreThoseOfThePlan(String message, String place, String from, String to) {
        var planned = planned(message, "2026-12-02", "2026-12-02", "", place);

        assertThat(planned.getItinerary()).as(message).isNotEmpty().allSatisfy(slot -> {
            assertThat(slot.getTime()).isGreaterThanOrEqualTo(from);
            assertThat(slot.getTime()).isLessThan(to);
        });
    }

    @Test
    void whoFliesOnInTheMorningIsToldThatHour() {
        var planned = planned("layover from 10pm to 6am, plan something", "2026-12-02", "2026-12-02", "", "Negombo");

        assertThat(String.join(" ", planned.getAssumptions())).contains("take off again at 06:00");
    }

    @Test
    void whoGoesByPublicTransitIsBetweenNoFlights() {
        var planned = planned(
                "Plan a day in Colombo by public transit from 9am to 6pm", "2026-12-02", "2026-12-02", "", "Colombo");

        assertThat(String.join(" ", planned.getAssumptions())).doesNotContain("Between the flights");
    }

    @Test
    void aWeekendThatBeginsAfterWorkBeginsInTheEveningAndEndsAtHome() {
        var planned = planned(
                aTurn().planning("friday evening 15 jan after work from colombo till sunday night, nature")
                        .at("Kandy")
                        .on("2027-01-15")
                        .until("2027-01-17"),
                "",
                "Colombo");

        assertThat(planned.getItinerary().getFirst().getTime()).isGreaterThanOrEqualTo("17:00");
        assertThat(planned.getItinerary().getLast().getActivity()).contains("Colombo");
    }

    @Test
    void whoSleepsInATentIsNoLateRiser() {
        var planned = planned(
                "2 days sleeping in the jungle with animals",
                "2027-01-20",
                "2027-01-21",
                "wildlife",
                "Yala National Park");

        assertThat(planned.getAssumptions()).noneMatch(said -> said.contains("No day begins before"));
    }

    private GraphState planned(String message, String first, String last, String interests, String... places) {
        boolean leftToUs = places[0].startsWith("You named no place");
        var turn = aTurn().planning(message)
                .at(Stream.of(places).skip(leftToUs ? 1 : 0).toArray(String[]::new))
                .on(first);
        var dated = first.equals(last) ? turn : turn.until(last);
        return planned(leftToUs ? dated.with(state -> state.setAssumptions(List.of(places[0]))) : dated, interests, "");
    }

    private GraphState planned(ai.travion.schemas.fixture.TurnFixture turn, String interests, String origin) {
        var known = Preferences.newBuilder()
                .setInterests(Stream.of(interests.split(","))
                        .filter(wish -> !wish.isEmpty())
                        .map(RequestedPlanTest::said)
                        .toList())
                .setOrigin(origin.isEmpty() ? null : said(origin))
                .build();
        return monitor.apply(turn.with(state -> state.setPreferences(known)).build())
                .state();
    }

    private static StatedValue said(String value) {
        return new StatedValue(value, 1, false, "conversation");
    }

    private static List<String> visits(GraphState planned) {
        return planned.getItinerary().stream()
                .filter(slot -> !slot.getActivity().matches("(?:Breakfast|Lunch|Dinner|Rest|Travel|Time) .*"))
                .map(slot -> slot.getActivity() + " " + slot.getLocation())
                .toList();
    }
}
