package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import ai.travion.shadow.sun.GoldenHour;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a local guide would object to in a plan. */
class GuidesPlanTest {

    private static final Places PLACES = Places.load();
    private static final ItineraryPlanner PLANNER = new ItineraryPlanner(PLACES);
    private static final Journeys JOURNEYS = new Journeys(PLACES);
    private static final GoldenHour LIGHT = new GoldenHour();

    @Test
    void whoClimbsForTheSunriseIsAtTheTopBeforeIt() {
        Plan plan =
                planned("2 days in Ella for hiking and photography", "Ella", 2, "2026-11-25", "hiking", "photography");

        ItinerarySlot peak = visit(plan, "Little Adam's Peak");

        assertThat(LocalTime.parse(peak.getTime())).isBefore(LocalTime.of(5, 15));
        assertThat(peak.getLightingQuality()).isEqualTo("golden");
        assertThat(peak.getNotes().orElse("")).contains("take a torch");
    }

    @Test
    void aLongWayUpIsNotCalledGoldenForTheLightAtItsFoot() {
        Plan plan =
                planned("2 days in Ella for hiking and photography", "Ella", 2, "2026-11-25", "hiking", "photography");

        ItinerarySlot rock = visit(plan, "Ella Rock");

        assertThat(rock.getLightingQuality()).isEqualTo("good");
        assertThat(rock.getReason()).contains("at the top about 07:");
        assertThat(rock.getNotes().orElse("")).contains("Take breakfast");
    }

    @Test
    void eachEveningOfWhoPhotographsHasAVisitInTheGoldenLight() {
        Plan plan =
                planned("2 days in Ella for hiking and photography", "Ella", 2, "2027-02-01", "hiking", "photography");

        List<LocalDate> golden = plan.slots().stream()
                .filter(slot -> slot.getLightingQuality().equals("golden")
                        && slot.getTime().compareTo("16:00") > 0
                        && slot.getCrowdPrediction().isEmpty())
                .filter(slot -> isVisit(slot))
                .map(slot -> slot.getDate().orElseThrow())
                .distinct()
                .toList();

        assertThat(golden).hasSize(2);
        assertThat(plan.slots())
                .noneMatch(slot -> slot.getActivity().startsWith("Travel")
                        && slot.getLightingQuality().equals("dark"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Kandy", "Temple of the Tooth", "Kandy, Temple of the Tooth"})
    void theTempleIsVisitedDuringAService(String targets) {
        Plan plan = planned("a day at the Temple of the Tooth", targets, 1, "2027-01-12");

        ItinerarySlot temple = visit(plan, "Temple of the Tooth");
        LocalTime start = LocalTime.parse(temple.getTime());
        LocalTime end = start.plusMinutes(temple.getDurationMinutes());

        assertThat(Stream.of(LocalTime.of(9, 30), LocalTime.of(18, 30)))
                .anyMatch(service -> start.isBefore(service) && end.isAfter(service));
        assertThat(temple.getReason()).contains("service");
        assertThat(temple.getNotes().orElse("")).contains("Bags are searched", "photographs");
    }

    @Test
    void whoAsksForOneSightIsToldThatTheRestIsAProposal() {
        Plan plan = planned("a trip to the Temple of the Tooth", "Temple of the Tooth", 1, "2027-01-12");

        assertThat(plan.assumptions()).anyMatch(said -> said.startsWith("You asked for Temple of the Tooth alone"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "we like a lazy breakfast",
                "no alarms please",
                "we hate getting up early",
                "we are brunch people",
                "we want slow mornings",
                "I'm not a morning person",
                "we like to sleep in"
            })
    void whoWantsNoEarlyMorningHasNone(String said) {
        Plan plan = planned("2 days in Ella, we like hiking and " + said, "Ella", 2, "2027-02-01", "hiking");

        assertThat(plan.slots()).allMatch(slot -> slot.getTime().compareTo("08:00") >= 0);
        assertThat(plan.slots()).anyMatch(slot -> slot.getLocation().equals("Little Adam's Peak"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "with kids 4 and 7",
                "with our twins, 5-year-olds",
                "with my in-laws (65 and 70)",
                "with my parents, 72 and 75",
                "my mother is 78",
                "with our daughter of 6",
                "with a toddler",
                "with our grandmother"
            })
    void nobodyWhoIsSmallOrOldIsSentUpAMountainAtDawn(String said) {
        Plan plan = planned("3 days in Ella and Udawalawe " + said, "Ella, Udawalawe National Park", 3, "2027-02-01");

        assertThat(plan.slots())
                .noneMatch(slot -> slot.getLocation().equals("Ella Rock")
                        || slot.getActivity().contains("upper pools"))
                .allMatch(slot -> slot.getTime().compareTo("06:00") > 0);
    }

    @Test
    void aHardWalkThatWasNamedStaysAndIsToldToBeHard() {
        Plan plan = planned(
                "2 days in Nuwara Eliya with Horton Plains, my knees are bad",
                "Nuwara Eliya, Horton Plains National Park",
                2,
                "2026-11-28");

        assertThat(plan.assumptions())
                .anyMatch(said -> said.startsWith("Horton Plains National Park (about 4 h) is hard"))
                .noneMatch(said -> said.startsWith("Nothing strenuous is planned"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "from Kandy to Ella by train, no cars|by train",
                "Kandy to Ella, we want to take the train|by train",
                "Kandy to Ella by public transport|by train",
                "Kandy to Ella, we don't drive and hate buses|by train",
                "Kandy to Ella|by car"
            })
    void whoWantsTheTrainIsPlannedByTrain(String said, String means) {
        Plan plan = planned("3 days " + said, "Kandy, Ella", 3, "2027-02-02");

        assertThat(plan.slots())
                .anyMatch(slot -> slot.getActivity().startsWith("Travel from")
                        && slot.getActivity().contains(means));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Five days: Ella first and then a beach|Ella|5|2027-02-01|Mirissa",
                "Five days: Ella first and then a beach|Ella|5|2027-07-01|Arugam Bay",
                "6 days, half Mirissa and half mountains|Mirissa|6|2027-02-01|Ella",
                "5 days in Galle and some wildlife|Galle Fort|5|2027-02-01|Yala National Park",
                "4 days in Galle and a beach|Galle Fort|4|2027-02-01|",
                "5 days in Ella, no beach please|Ella|5|2027-02-01|",
                "5 days in Ella, we come from the beach|Ella|5|2027-02-01|",
                "2 days in Ella and a beach|Ella|2|2027-02-01|"
            })
    void theOtherHalfOfAWishGetsAPlace(String said, String named, int days, LocalDate first, String added) {
        List<Place> further = JOURNEYS.further(
                wishes(said),
                places(named),
                first.datesUntil(first.plusDays(days)).toList());

        assertThat(further.stream().map(Place::name)).isEqualTo(added == null ? List.of() : List.of(added));
    }

    @Test
    void aSafariInTheAfternoonBeginsAsTheHeatGoes() {
        Plan plan = planned("a day at Minneriya", "Minneriya National Park", 1, "2027-09-01");

        ItinerarySlot safari = visit(plan, "Minneriya National Park");

        assertThat(safari.getTime()).matches(time -> time.compareTo("10:00") < 0 || time.compareTo("14:45") > 0);
    }

    private static boolean isVisit(ItinerarySlot slot) {
        return !slot.getActivity().matches("(?:Breakfast|Lunch|Dinner|Travel|Rest|Time (?:in|at)) .*");
    }

    private static ItinerarySlot visit(Plan plan, String place) {
        return plan.slots().stream()
                .filter(slot -> slot.getLocation().equals(place) && isVisit(slot))
                .findFirst()
                .orElseThrow();
    }

    private static List<Place> places(String names) {
        return Stream.of(names.split(", ", -1))
                .map(name -> PLACES.named(name).orElseThrow())
                .toList();
    }

    private static Wishes wishes(String said, String... interests) {
        Preferences preferences = Preferences.newBuilder()
                .setInterests(Stream.of(interests)
                        .map(interest -> new StatedValue(interest, 1, false, "conversation"))
                        .toList())
                .build();
        return Wishes.of(preferences, PLACES, List.of(said));
    }

    private static Plan planned(String said, String targets, int days, String first, String... interests) {
        LocalDate day = LocalDate.parse(first);
        return PLANNER.planFor(new PlanRequest(
                IntStream.range(0, days).mapToObj(day::plusDays).toList(),
                places(targets),
                wishes(said, interests),
                Optional.empty(),
                (date, at) -> Optional.of(LIGHT.on(date, at)),
                List.of()));
    }
}
