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
import ai.travion.shadow.crowd.CrowdCast;
import ai.travion.shadow.crowd.Crowds;
import ai.travion.shadow.plan.ItineraryPlanner;
import ai.travion.shadow.sun.GoldenHour;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether a person could follow a plan, and whether what it says of itself is so. Over the real engines. */
class FollowablePlanTest {

    private static final Places PLACES = Places.load();
    private static final EventSentinel SENTINEL = new EventSentinel(HolidayCalendar.load());
    private static final GoldenHour LIGHT = new GoldenHour();
    private static final ItineraryPlanner PLANNER = new ItineraryPlanner(PLACES);
    private static final Crowds.Sources CROWDS = new ShadowMonitorService().crowds(PLACES, CrowdCast.load(), SENTINEL);

    private final ShadowMonitor monitor = new ShadowMonitor(
            PLACES,
            SENTINEL::about,
            LIGHT::on,
            CROWDS::over,
            PLANNER::planFor,
            Duration.ofSeconds(30),
            Clock.fixed(Instant.parse("2026-11-23T06:00:00Z"), ZoneId.of("Asia/Colombo")));

    @ParameterizedTest
    @ValueSource(strings = {"with a wheelchair user", "my father uses a wheelchair", "one of us is in a wheelchair"})
    void nobodyInAWheelchairIsSentUpSteps(String said) {
        var planned = planned("Plan 3 days in Kandy " + said, "2027-01-10", "2027-01-12", "Kandy");

        assertThat(planned.getItinerary())
                .isNotEmpty()
                .noneMatch(slot -> Stream.of("Lankatilaka", "Bahirawakanda", "Wace Park", "bicycle")
                        .anyMatch(slot.getActivity()::contains));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2027-02-10", "2026-12-25", "2027-06-15"})
    void theFishMarketIsSeenInTheMorningOrNotAtAll(String day) {
        var planned = planned(
                "Plan 2 days in Negombo", day, LocalDate.parse(day).plusDays(1).toString(), "Negombo");

        assertThat(planned.getItinerary())
                .filteredOn(slot -> slot.getActivity().contains("fish market"))
                .allMatch(slot -> slot.getTime().compareTo("09:00") < 0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Kandy", "Ella", "Nuwara Eliya", "Colombo", "Trincomalee", "Negombo", "Jaffna"})
    void theWayToWhatFillsAnHourIsLeftFree(String town) {
        var slots = planned("Plan 3 days in " + town, "2027-02-01", "2027-02-03", town)
                .getItinerary();

        for (int next = 1; next + 1 < slots.size(); next++) {
            var slot = slots.get(next);
            int way = minutesEachWay(slot);
            if (way > 0) {
                assertThat(start(slot) - end(slots.get(next - 1))).isGreaterThanOrEqualTo(way);
                assertThat(start(slots.get(next + 1)) - end(slot)).isGreaterThanOrEqualTo(way);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Plan a trip to the Kelaniya Duruthu Perahera in January 2027|Kelaniya Raja Maha Vihara|2027-01-01|2027-01-21",
                "Plan a day for the Nallur festival in August 2031|Nallur Kandaswamy Kovil|2031-08-01|2031-08-16",
                "Plan a day in Colombo in February 2027 for the Nawam Perahera|Colombo|2027-02-01|2027-02-20"
            })
    void aFeastWithinTheTimeThatOneNamesIsTheDay(String request, String place, String assumed, String day) {
        var planned = monitor.apply(aTurn().planning(request)
                        .at(place)
                        .on(assumed)
                        .with(
                                turn -> turn.setAssumptions(
                                        List.of(
                                                "You named no first day, so the plan is for another; tell me your first day and I move it.")))
                        .build())
                .state();

        assertThat(planned.getTargetDate()).hasValue(LocalDate.parse(day));
        assertThat(planned.getAssumptions())
                .noneMatch(said -> said.startsWith("You named no first day"))
                .anyMatch(said -> said.startsWith("You named no day, so the plan is for"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Plan a day in Kataragama during the Esala festival 2027|Kataragama|2027-07-18",
                "Plan a day in Colombo to see the Nawam Perahera|Colombo|2027-02-20",
                "Plan a trip to climb Adam's Peak|Adam's Peak|2026-12-24"
            })
    void aFeastOrASeasonWithoutADateIsItsOwnDate(String request, String place, String day) {
        var planned = monitor.apply(aTurn().planning(request).at(place).build()).state();

        assertThat(planned.getTargetDate()).hasValue(LocalDate.parse(day));
    }

    @Test
    void theExactOfTwoTimesCounts() {
        var planned = monitor.apply(aTurn().planning("Three days in July with kids in Kandy, plan it from 5 July 2027")
                        .at("Kandy")
                        .on("2027-07-01")
                        .with(
                                turn -> turn.setAssumptions(
                                        List.of(
                                                "You named no first day, so the plan is for 1 July 2027; tell me your first day and I move it.")))
                        .build())
                .state();

        assertThat(planned.getTargetDate()).hasValue(LocalDate.parse("2027-07-05"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Adam's Peak,Horton Plains National Park,Knuckles Mountain Range",
                "Horton Plains National Park,Adam's Peak,Knuckles Mountain Range",
                "Kandy,Adam's Peak,Horton Plains National Park"
            })
    void oneSleepsNearWhatIsForTheFirstLight(String named) {
        var planned = planned("Plan a 4 day hiking trip", "2027-02-05", "2027-02-08", named.split(","));

        assertThat(planned.getItinerary())
                .filteredOn(slot -> slot.getActivity().contains("World's End")
                        || slot.getActivity().startsWith("Climb Adam"))
                .hasSize(2)
                .allMatch(slot -> slot.getTime().compareTo("06:30") < 0);
    }

    @ParameterizedTest
    @CsvSource({"Arugam Bay, 2027-07-01", "Weligama, 2027-01-16", "Hiriketiya Beach, 2027-01-16"})
    void whoComesToSurfSurfsOnEveryDay(String bay, String first) {
        var planned = wishing("surfing", "Plan 3 days of surfing", first, 3, bay);

        assertThat(planned.getItinerary().stream()
                        .filter(slot -> slot.getActivity().contains("Surf")
                                || slot.getActivity().contains("for surfing")
                                || slot.getActivity().contains("bay of Hiriketiya"))
                        .map(slot -> slot.getDate().orElseThrow())
                        .distinct())
                .hasSize(3);
    }

    @Test
    void whoLooksForBirdsIsNotDrivenToGemTraders() {
        var planned =
                wishing("birdwatching", "Plan 2 days for birdwatching", "2027-02-12", 2, "Sinharaja Forest Reserve");

        assertThat(planned.getItinerary()).noneMatch(slot -> slot.getLocation().equals("Ratnapura"));
    }

    @Test
    void nobodyIsWokenAtFourForAParkThatWasNotAskedFor() {
        var planned = planned("Plan 2 days for Poson", "2027-06-18", "2027-06-19", "Anuradhapura", "Mihintale");

        assertThat(planned.getItinerary()).allMatch(slot -> slot.getTime().compareTo("06:00") >= 0);
    }

    @Test
    void ruinsThatFillTheMorningAreFollowedByLunch() {
        var planned = planned("Plan a day from Kandy", "2027-01-16", "2027-01-16", "Anuradhapura");

        assertThat(planned.getItinerary()).anyMatch(slot -> slot.getActivity().startsWith("Lunch"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"A day at Mihintale, sunset|Mihintale", "A day with sunset at Lipton's Seat|Lipton's Seat"})
    void whoIsThereForTheSunsetSeesIt(String request, String place) {
        var planned = planned(request, "2027-02-09", "2027-02-09", place);

        assertThat(planned.getAssumptions()).anyMatch(said -> said.contains("for the sunset, as you said"));
        assertThat(planned.getItinerary())
                .filteredOn(slot -> slot.getLocation().equals(place)
                        && slot.getCrowdPrediction().isPresent())
                .isNotEmpty()
                .allMatch(slot -> end(slot) >= 18 * 60 + 17);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A day with sunrise at Ella Rock|Ella Rock|2027-02-08",
                "Adam's Peak for sunrise|Adam's Peak|2027-08-12",
                "A day at Pidurangala for sunset|Pidurangala Rock|2027-02-09"
            })
    void noSunIsPromisedThatIsNotSeenFromTheTop(String request, String place, String day) {
        var planned = planned(request, day, day, place);

        assertThat(planned.getAssumptions())
                .noneMatch(said -> said.endsWith("as you said.") && said.contains("for the sun"))
                .anyMatch(said -> said.startsWith("Not kept: you wanted the sun"));
    }

    @Test
    void aTownThatIsNamedBesideASightIsVisited() {
        var planned = planned("Plan 1 day", "2028-07-18", "2028-07-18", "Nine Arch Bridge", "Badulla");

        assertThat(planned.getItinerary()).anyMatch(slot -> slot.getActivity().contains("town of Badulla"));
    }

    @Test
    void aPlaceThatIsLeftOutIsNoTargetAnyMore() {
        var planned = planned("Plan 1 day", "2027-11-05", "2027-11-05", "Tangalle", "Jaffna");

        assertThat(planned.getTargetLocations()).containsExactly("Tangalle");
        assertThat(planned.getConstraintViolations())
                .anyMatch(found -> found.getDescription().contains("leaves out Jaffna"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "two nights in Kandy then two nights in Ella",
                "2 nights Kandy, 2 nights in Ella",
                "two nights in Kandy and then two in Ella"
            })
    void theNightsThatWereSaidAreSpentThere(String said) {
        var planned = planned("Plan 4 days: " + said, "2027-03-03", "2027-03-06", "Kandy", "Ella");

        assertThat(planned.getItinerary())
                .filteredOn(slot -> slot.getActivity().startsWith("Dinner"))
                .extracting(ItinerarySlot::getLocation)
                .containsExactly("Kandy", "Kandy", "Ella", "Ella");
    }

    @Test
    void aTrainOfMostOfADayLeavesNoPlaceOut() {
        var planned = planned("Plan 2 days Kandy and Ella by train", "2027-03-03", "2027-03-04", "Kandy", "Ella");

        assertThat(planned.getConstraintViolations())
                .noneMatch(found -> found.getConstraintType().equals("infeasible"));
        assertThat(planned.getItinerary()).anyMatch(slot -> slot.getActivity().contains("by train"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "I want to see the elephants gathering|Minneriya National Park|Not to be had on these days",
                "our budget is 50 dollars a day|Galle Fort|No prices are known here",
                "with an elephant ride|Habarana|No elephant ride is planned",
                "drone photography|Sigiriya|drones need a permit",
                "for the literary festival|Galle Fort|I do not know the days of that festival"
            })
    void whatNoPlanCanKeepIsSaid(String wish, String place, String answer) {
        var planned = planned("Plan a day, " + wish, "2027-01-02", "2027-01-02", place);

        assertThat(planned.getAssumptions()).anyMatch(said -> said.contains(answer));
    }

    @Test
    void aMuseumForWhichNoHourIsLeftIsNamed() {
        var planned = planned("Plan half a day in Colombo with museums", "2026-12-24", "2026-12-24", "Colombo");

        assertThat(planned.getAssumptions()).anyMatch(said -> said.startsWith("You asked for the National Museum"));
    }

    @Test
    void theOrderInWhichPlacesAreNamedIsKeptUnlessAnotherSparesAnHour() {
        var planned = planned(
                "Plan 7 days, Negombo to Galle via Anuradhapura and Kandy",
                "2027-02-01",
                "2027-02-07",
                "Negombo",
                "Galle Fort",
                "Anuradhapura",
                "Kandy");

        assertThat(planned.getItinerary().stream()
                        .filter(slot -> slot.getActivity().startsWith("Dinner"))
                        .map(ItinerarySlot::getLocation)
                        .distinct())
                .containsSubsequence("Negombo", "Anuradhapura", "Kandy", "Galle Fort");
    }

    private GraphState planned(String request, String from, String to, String... places) {
        return monitor.apply(
                        aTurn().planning(request).at(places).on(from).until(to).build())
                .state();
    }

    private GraphState wishing(String interest, String request, String first, int days, String place) {
        return monitor.apply(aTurn().planning(request)
                        .at(place)
                        .on(first)
                        .until(LocalDate.parse(first).plusDays(days - 1L).toString())
                        .with(turn -> turn.setPreferences(Preferences.newBuilder()
                                .setInterests(List.of(new StatedValue(interest, 1, false, "request")))
                                .build()))
                        .build())
                .state();
    }

    private static int minutesEachWay(ItinerarySlot slot) {
        return Optional.of(slot.getNotes().orElse(""))
                .filter(note -> note.contains("minutes each way"))
                .map(note -> Integer.parseInt(note.replaceFirst("(?s).*?Allow about (\\d+) minutes each way.*", "$1")))
                .orElse(0);
    }

    private static int start(ItinerarySlot slot) {
        return LocalTime.parse(slot.getTime()).toSecondOfDay() / 60;
    }

    private static int end(ItinerarySlot slot) {
        return start(slot) + slot.getDurationMinutes();
    }
}
