package ai.travion.shadow;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Places;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedBudget;
import ai.travion.schemas.StatedValue;
import ai.travion.shadow.calendar.EventSentinel;
import ai.travion.shadow.crowd.Crowds;
import ai.travion.shadow.plan.ItineraryPlanner;
import ai.travion.shadow.sun.GoldenHour;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a guest came for is in the plan. */
class GuestsPlanTest {

    private static final Places PLACES = Places.load();
    private static final EventSentinel SENTINEL = new EventSentinel(HolidayCalendar.load());
    private static final GoldenHour LIGHT = new GoldenHour();
    private static final ItineraryPlanner PLANNER = new ItineraryPlanner(PLACES);

    private final ShadowMonitor monitor = new ShadowMonitor(
            PLACES,
            SENTINEL::about,
            LIGHT::on,
            days -> Crowds.unknown(),
            PLANNER::planFor,
            Duration.ofSeconds(30),
            Clock.fixed(Instant.parse("2026-11-24T04:00:00Z"), ZoneId.of("Asia/Colombo")));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Adam's Peak climb on 23 January 2027, we start from Colombo in the morning",
                "We want to climb Adam's Peak on 23 January 2027 coming from Colombo",
                "hiking up Adam's Peak on 23 January 2027 from Colombo with my mother"
            })
    void whoClimbsThePeakOnADayTravelsTheDayBeforeAndGoesHomeAfterIt(String said) {
        var planned = plan(said, "Adam's Peak", "Colombo", "2027-01-23", "2027-01-23");

        assertThat(planned.getTargetDate()).contains(LocalDate.parse("2027-01-22"));
        assertThat(planned.getItinerary())
                .anyMatch(slot -> slot.getActivity().startsWith("Climb Adam's Peak by night")
                        && slot.getDate().equals(Optional.of(LocalDate.parse("2027-01-23"))));
        assertThat(planned.getItinerary().getLast().getLocation()).isEqualTo("Colombo");
        assertThat(planned.getAssumptions()).anyMatch(said2 -> said2.contains("weekend and Poya night"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Mihintale and Anuradhapura for Poson, we come from Negombo by car the day before",
                "Mihintale and Anuradhapura for Poson, arriving on the evening before",
                "Mihintale and Anuradhapura for Poson, we drive there the day before"
            })
    void whoComesTheDayBeforeHasThatDayToo(String said) {
        var planned = plan(said, "Mihintale, Anuradhapura", "Negombo", "2027-06-18", "2027-06-18");

        assertThat(planned.getTargetDate()).contains(LocalDate.parse("2027-06-17"));
        assertThat(activities(planned)).anyMatch(activity -> activity.contains("pilgrims of Poson"));
    }

    @Test
    void theFeastOfAYearIsItsDateAndNoFridayOfAnotherYear() {
        var planned = plan(
                "A weekend in Jaffna for the Nallur chariot festival 2027, we fly in from Colombo on Friday",
                "Jaffna, Nallur Kandaswamy Kovil",
                "",
                "2026-11-27",
                "2026-11-28");

        assertThat(activities(planned)).anyMatch(activity -> activity.contains("great chariot of Nallur"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 days at Wilpattu, we want as many safaris as possible|Wilpattu National Park|2027-07-06|2027-07-07|4",
                "2 days in Yala, leopards please|Yala National Park|2027-02-05|2027-02-06|2",
                "3 days in Yala, two safaris, one at dawn and one in the afternoon|Yala National Park|2027-02-08|2027-02-10|2"
            })
    void aParkIsDrivenThroughAsOftenAsOneWishes(String said, String place, String from, String to, int least) {
        var planned = plan(said, place, "", from, to, "wildlife");

        assertThat(activities(planned).stream()
                        .filter(activity -> activity.startsWith("Jeep safari") || activity.contains("jeep drive"))
                        .count())
                .isGreaterThanOrEqualTo(least);
    }

    @Test
    void whoWishesForADrinkHasOneButNotOnAPoya() {
        var planned = plan("Hikkaduwa, surf and party", "Hikkaduwa", "", "2027-01-21", "2027-01-23", "nightlife");

        assertThat(evenings(planned, "2027-01-21")).anyMatch(activity -> activity.contains("bars and parties"));
        assertThat(evenings(planned, "2027-01-22")).noneMatch(activity -> activity.contains("bars"));
        assertThat(evenings(planned, "2027-01-23")).anyMatch(activity -> activity.contains("bars and parties"));
    }

    @Test
    void nobodyIsSentOutAfterDinnerWhoDidNotAsk() {
        var planned = plan("2 days in Tangalle", "Tangalle", "", "2027-03-02", "2027-03-03", "wildlife");

        assertThat(activities(planned)).noneMatch(activity -> activity.contains("turtle watch"));
    }

    @Test
    void turtlesByNightAreWatchedAtRekawa() {
        var planned = plan("2 days in Tangalle, turtles at night", "Tangalle", "", "2027-03-02", "2027-03-03");

        assertThat(activities(planned))
                .filteredOn(activity -> activity.contains("turtle watch"))
                .hasSize(1);
    }

    @Test
    void theStallsAreEatenFromWhereOneComesForTheFood() {
        var planned = plan("a street food evening in Colombo", "Colombo", "", "2027-01-16", "2027-01-16", "food");

        assertThat(activities(planned)).anyMatch(activity -> activity.startsWith("Eat from the stalls"));
    }

    @Test
    void fromTheGateOfAParkNobodyWaitsForABusInTheDark() {
        var planned = plan(
                "2 days Polonnaruwa and Minneriya by public bus, I travel alone",
                "Polonnaruwa, Minneriya National Park",
                "",
                "2027-08-20",
                "2027-08-21");

        assertThat(planned.getItinerary())
                .anyMatch(slot -> slot.getActivity().startsWith("Jeep safari"))
                .noneMatch(slot -> slot.getActivity().contains("Minneriya")
                        && slot.getActivity().endsWith("by bus"));
    }

    @Test
    void whoGivesABudgetLearnsWhatItGoesFor() {
        var turn = aTurn().planning("Whales in Mirissa for 60 dollars a day")
                .at("Mirissa")
                .on("2027-02-02")
                .until("2027-02-03")
                .with(state -> state.setPreferences(Preferences.newBuilder()
                        .setInterests(List.of(new StatedValue("whale-watching", 1, false, "trip")))
                        .setBudget(StatedBudget.newBuilder()
                                .setLevel("medium")
                                .setAmount(60.0)
                                .setCurrency("USD")
                                .setPer("day")
                                .setTurn(1)
                                .build())
                        .build()))
                .build();

        var planned = monitor.apply(turn).state();

        assertThat(planned.getAssumptions())
                .anyMatch(said -> said.startsWith("Most of a budget here goes for the boat to the whales"));
    }

    @Test
    void anAfternoonAloneIsFilledFromItsBeginning() {
        var planned =
                plan("Plan my Sunday in Trincomalee, only afternoon", "Trincomalee", "", "2027-06-13", "2027-06-13");

        assertThat(planned.getItinerary().getFirst().getTime()).isBetween("13:30", "15:00");
        assertThat(planned.getItinerary()).hasSizeGreaterThan(2);
    }

    private GraphState plan(String said, String places, String origin, String from, String to, String... interests) {
        var turn = aTurn().planning(said).at(places.split(", ", -1)).on(from);
        var dated = from.equals(to) ? turn : turn.until(to);
        var preferences = Preferences.newBuilder()
                .setInterests(Stream.of(interests)
                        .map(interest -> new StatedValue(interest, 1, false, "trip"))
                        .toList());
        if (!origin.isEmpty()) {
            preferences.setOrigin(new StatedValue(origin, 1, false, "conversation"));
        }
        return monitor.apply(dated.with(state -> state.setPreferences(preferences.build()))
                        .build())
                .state();
    }

    private static List<String> activities(GraphState planned) {
        return planned.getItinerary().stream().map(ItinerarySlot::getActivity).toList();
    }

    private static List<String> evenings(GraphState planned, String day) {
        return planned.getItinerary().stream()
                .filter(slot -> slot.getDate().equals(Optional.of(LocalDate.parse(day)))
                        && slot.getTime().compareTo("19:00") > 0)
                .map(ItinerarySlot::getActivity)
                .toList();
    }
}
