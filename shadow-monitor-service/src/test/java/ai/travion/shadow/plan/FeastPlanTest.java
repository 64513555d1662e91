package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import ai.travion.shadow.calendar.Ceremonies;
import ai.travion.shadow.calendar.EventSentinel;
import ai.travion.shadow.calendar.Trip;
import ai.travion.shadow.sun.GoldenHour;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a plan makes of the feasts that its days meet. */
class FeastPlanTest {

    private static final Places PLACES = Places.load();
    private static final ItineraryPlanner PLANNER = new ItineraryPlanner(PLACES);
    private static final EventSentinel SENTINEL = new EventSentinel(HolidayCalendar.load());
    private static final GoldenHour LIGHT = new GoldenHour();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "we come for the perahera|Kandy|2027-08-15|2|Randoli Perahera|2|17:30|17:30",
                "we come for the perahera|Kandy|2027-08-10|2|Kumbal Perahera|2|18:00|18:00",
                "we come for the perahera|Kandy|2027-08-17|1|Day Perahera|1|13:30|13:30",
                "a quiet day|Kandy|2027-08-17|1|Day Perahera|1|13:30|13:30",
                "to see the Vesak lanterns|Colombo|2027-05-19|2|Vesak lanterns|2|18:45|19:15",
                "for the Nallur chariot festival|Jaffna, Nallur Kandaswamy Kovil|2027-08-30|2|great chariot|1|06:00|06:30",
                "for Poson at Mihintale|Anuradhapura, Mihintale|2027-06-18|1|pilgrims of Poson|1|16:00|17:00",
                "over Thai Pongal|Jaffna|2027-01-15|1|Thai Pongal|1|06:45|07:30",
                "Shivaratri at the temple|Trincomalee, Koneswaram Temple|2027-03-06|1|night vigil|1|18:00|19:00"
            })
    void aFeastIsASlotAtItsHour(
            String said,
            String targets,
            LocalDate first,
            int days,
            String what,
            int times,
            LocalTime from,
            LocalTime to) {
        Plan plan = planned(said, targets, first, days);

        assertThat(plan.slots())
                .filteredOn(slot -> slot.getActivity().contains(what))
                .hasSize(times)
                .allSatisfy(slot -> assertThat(LocalTime.parse(slot.getTime())).isBetween(from, to));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "we come for the Esala Perahera|Kandy|2031-08-01|2|Randoli Perahera",
                "for Poson|Mihintale|2034-06-01|1|pilgrims of Poson",
                "for the Esala festival|Kataragama|2034-07-28|1|procession at Kataragama",
                "with the Nawam perahera|Colombo|2029-01-29|1|Nawam Perahera"
            })
    void aFeastOfAYearWhoseMonthsHaveNoCertainNamesIsPlannedAsExpected(
            String said, String targets, LocalDate first, int days, String what) {
        Plan plan = planned(said, targets, first, days);

        assertThat(plan.slots()).anyMatch(slot -> slot.getActivity().contains(what));
        assertThat(plan.assumptions())
                .anyMatch(sentence -> sentence.contains("is only expected then"))
                .noneMatch(sentence -> sentence.contains("does not fall on these days"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "to see the Vesak lanterns|Galle Fort|2027-05-19|Vesak falls on Wednesday 19 May 2027, but no hour is planned for it: what is known of it here is at ",
                "with the New Year's Eve fireworks|Unawatuna|2026-12-31|New Year's Eve falls on Thursday 31 December 2026, but no hour is planned for it: ",
                "we come for the horse races|Nuwara Eliya|2027-04-14|April season of Nuwara Eliya falls on Wednesday 14 April 2027, but no hour is planned for it: "
            })
    void aFeastThatIsAskedForAndNotPlannedIsSaidNotToBe(String said, String target, LocalDate day, String sentence) {
        Plan plan = planned(said, target, day, 1);

        assertThat(plan.assumptions()).anyMatch(assumption -> assumption.startsWith(sentence));
    }

    @Test
    void beforeAGreatProcessionOneEatsEarlyAndNoCarComesBackIntoTheTown() {
        Plan plan = planned("we come for the perahera", "Kandy", LocalDate.parse("2027-08-14"), 3);

        assertThat(plan.slots())
                .filteredOn(slot -> slot.getActivity().startsWith("Dinner"))
                .hasSize(3)
                .allMatch(slot -> slot.getTime().compareTo("16:30") <= 0);
        assertThat(plan.slots())
                .filteredOn(slot -> slot.getTime().compareTo("14:30") > 0)
                .allSatisfy(slot -> assertThat(slot.getLocation())
                        .isIn("Kandy", "Temple of the Tooth", "Udawattakele Forest Reserve"));
    }

    @Test
    void whoMerelyPassesSeesTheGreatestEveningOnce() {
        Plan plan = planned("culture", "Kandy", LocalDate.parse("2027-08-11"), 4);

        assertThat(plan.slots())
                .filteredOn(slot -> slot.getActivity().contains("Perahera"))
                .singleElement()
                .satisfies(slot -> assertThat(slot.getActivity()).contains("Randoli"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "to see the perahera|Kandy|2027-03-01|3|Randoli Perahera of Kandy does not fall on these days|12 August 2027",
                "for the Nallur chariot festival|Jaffna|2027-08-28|2|Chariot festival of Nallur is expected on|30 August 2027",
                "for the midnight mass|Negombo|2026-12-24|1|no hour is planned for it|the parishes announce"
            })
    void aFeastThatCannotBeSeenIsSaidToBeMissed(
            String said, String targets, LocalDate first, int days, String what, String why) {
        Plan plan = planned(said, targets, first, days);

        assertThat(plan.assumptions()).anyMatch(sentence -> sentence.contains(what) && sentence.contains(why));
    }

    @Test
    void whoWantsNoProcessionHasNone() {
        Plan plan = planned("we would rather avoid the perahera", "Kandy", LocalDate.parse("2027-08-15"), 1);

        assertThat(plan.slots())
                .isNotEmpty()
                .noneMatch(slot -> slot.getActivity().contains("Perahera"));
        assertThat(plan.assumptions()).noneMatch(said -> said.contains("Perahera"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "We are not in a hurry and came for the perahera|Kandy|2027-08-14|Randoli",
                "for a family that does not eat meat and wants to watch the perahera|Kandy|2027-08-15|Randoli",
                "We have no car but we would love the Vesak lanterns|Colombo|2027-05-20|Vesak lanterns",
                "no beaches then, we come for Thai Pongal|Jaffna|2027-01-15|Thai Pongal"
            })
    void aRefusalOfSomethingElseRefusesNoFeast(String said, String target, LocalDate day, String feast) {
        Plan plan = planned(said, target, day, 1);

        assertThat(plan.slots()).anyMatch(slot -> slot.getActivity().contains(feast));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "without the perahera, please",
                "avoid crowds and the perahera",
                "we don't want to see the Kandy perahera",
                "not here for the perahera"
            })
    void aRefusalOfTheFeastRefusesIt(String said) {
        Plan plan = planned(said, "Kandy", LocalDate.parse("2027-08-15"), 1);

        assertThat(plan.slots())
                .isNotEmpty()
                .noneMatch(slot -> slot.getActivity().contains("Perahera"));
    }

    @Test
    void whoLeavesOutAFeastStillSeesTheCulture() {
        var understood = new StatedValue("culture", 1, false, "conversation");

        Wishes wishes = Wishes.of(
                Preferences.newBuilder().setAvoid(List.of(understood)).build(),
                PLACES,
                List.of("a day in Kandy without the perahera"));

        assertThat(wishes.avoid()).doesNotContain("culture");
        assertThat(wishes.dislikes().areOf("culture")).isFalse();
        assertThat(wishes.dislikes().include("processions")).isTrue();
    }

    @Test
    void aShrineThatIsWantedInTheEveningOfAProcessionIsSeenEarlierAndThatIsSaid() {
        Plan plan = planned(
                "I want to see the Temple of the Tooth only in the evening",
                "Kandy, Temple of the Tooth",
                LocalDate.parse("2027-08-16"),
                1);

        assertThat(plan.visited()).extracting(Place::name).contains("Temple of the Tooth");
        assertThat(plan.assumptions())
                .anyMatch(said -> said.startsWith("Not kept: you wanted the evening at Temple of the Tooth")
                        && said.contains("Perahera"));
    }

    @ParameterizedTest
    @CsvSource({"2027-04-15", "2027-04-16", "2027-04-17"})
    void marketsAreLeftAloneInTheDaysAfterTheNewYear(LocalDate day) {
        Plan plan = planned("we love street food", "Colombo", day, 1);

        assertThat(plan.slots())
                .isNotEmpty()
                .noneMatch(slot -> slot.getActivity().toLowerCase(Locale.ROOT).contains("market"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "we come for the perahera, and a beach|2027-08-10|Trincomalee, Kandy",
                "we come for the perahera, and a beach|2027-08-15|Kandy, Trincomalee",
                "a week of beach and hills|2027-08-10|Kandy, Trincomalee"
            })
    void theTownOfAFeastComesLastWhereTheTripEndsWithIt(String said, LocalDate first, String turns) {
        var days = first.datesUntil(first.plusDays(7)).toList();
        var wishes = Wishes.of(Preferences.newBuilder().build(), PLACES, List.of(said));
        var stops = Stream.of("Kandy", "Trincomalee")
                .map(name -> PLACES.named(name).orElseThrow())
                .toList();

        var turned = new FestivalDays(Ceremonies.load(HolidayCalendar.load()), PLACES).feastLast(stops, days, wishes);

        assertThat(turned).extracting(Place::name).containsExactly(turns.split(", ", -1));
    }

    private static Plan planned(String said, String targets, LocalDate first, int days) {
        List<LocalDate> dates = first.datesUntil(first.plusDays(days)).toList();
        List<Place> places = Stream.of(targets.split(", ", -1))
                .map(name -> PLACES.named(name).orElseThrow())
                .toList();
        return PLANNER.planFor(new PlanRequest(
                dates,
                places,
                Wishes.of(Preferences.newBuilder().build(), PLACES, List.of(said)),
                Optional.empty(),
                (day, at) -> Optional.of(LIGHT.on(day, at)),
                SENTINEL.about(new Trip(dates, places)).constraints()));
    }
}
