package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who takes a change back keeps every word on their health and their flight, and hears nothing of the plan that they took back. */
class AsItWasTest {

    private static final Places PLACES = Places.load();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "**Nut allergy**: no kitchen can be vouched for here. Coconut, cashew and sesame are in many curries and sweets: ask each time. Show a card in Sinhala and Tamil at each meal, and carry your medicine.",
                "You fast, so no breakfast and no lunch is planned: eat well before first light (the sun rises at 06:20) and break the fast at sunset (18:10 on the first day).",
                "No bathing, surfing or snorkelling is planned, as you do not swim; on any boat ask for a life jacket.",
                "With a wheelchair nothing with steps is a stop: what lies up a stairway is seen from below, and who walks may go up meanwhile.",
                "Climbs, jeep rides, rafting and visits before breakfast are left out unless you named them, as you expect a child.",
                "Your flight at 02:00 leaves in the night after the last day of the plan, which ends near the airport: be there by 23:00.",
                "You land late (22:30), so the plan begins on the next morning.",
                "You have to be at the airport at 05:00, when a day has hardly begun, so I took it for the morning after the plan; tell me if it is on another.",
                "The last day ends by 20:40, three hours before the flight at 23:40; the flight itself is not part of the plan.",
                "Not kept: you want no cars, but every way of this plan is planned by car or tuk-tuk."
            })
    void whatIsOfTheWishesIsStillSaid(String sentence) {
        assertThat(back(visiting("Kandy", "Ella"), visiting("Kandy", "Galle Fort"), sentence)
                        .assumptions())
                .containsExactly(sentence);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Nothing is planned on Tuesday 5 January 2027: the hours are too few for what was asked for.",
                "The places come in the order Kandy and Galle Fort, which spares road against the one in which you named them.",
                "Not kept: you want 3 days in Kandy (2 planned), but the trip has 2 days; with 3 all of them would fit.",
                "You asked for Galle Fort alone: it lies near by.",
                "Left out of this plan, as you said: Ella.",
                "Kept free, as you said: day 1 (Tuesday 5 January 2027); it has its meals and no drive."
            })
    void whatIsOfTheOtherPlanIsNotSaid(String sentence) {
        assertThat(back(visiting("Kandy", "Ella"), visiting("Kandy", "Galle Fort"), sentence)
                        .assumptions())
                .isEmpty();
    }

    @Test
    void regularMealsAreToldWithoutTheHoursOfTheOtherPlan() {
        assertThat(back(
                                visiting("Kandy", "Ella"),
                                visiting("Kandy"),
                                "Meals come at regular hours, as you need: lunch at 12:40. Carry something to eat for the hours between.")
                        .assumptions())
                .containsExactly(
                        "Meals come at regular hours, as you need. Carry something to eat for the hours between.");
    }

    @Test
    void whatDoesNotFitIsToldUnlessThePlanHasIt() {
        var obstacle = NotKept.of("Jaffna does not fit.", "infeasible", "");
        var jaffna = places("Jaffna");

        var lacking = AsItWas.of(plan(visiting("Kandy"), jaffna, obstacle), visiting("Kandy", "Ella"), PLACES);
        var having = AsItWas.of(plan(visiting("Kandy"), jaffna, obstacle), visiting("Kandy", "Jaffna"), PLACES);

        assertThat(lacking.obstacles()).containsExactly(obstacle);
        assertThat(lacking.leftOut()).isEqualTo(jaffna);
        assertThat(having.obstacles()).isEmpty();
        assertThat(having.leftOut()).isEmpty();
    }

    private static Plan back(List<ItinerarySlot> shown, List<ItinerarySlot> made, String sentence) {
        var visited = places(made.stream().map(ItinerarySlot::getLocation).toArray(String[]::new));
        return AsItWas.of(new Plan(made, visited, Map.of(), List.of(), List.of(), List.of(sentence)), shown, PLACES);
    }

    private static Plan plan(List<ItinerarySlot> slots, List<Place> leftOut, ConstraintViolation obstacle) {
        return new Plan(slots, List.of(), Map.of(), List.of(obstacle), leftOut, List.of());
    }

    private static List<Place> places(String... names) {
        return Arrays.stream(names).flatMap(name -> PLACES.named(name).stream()).toList();
    }

    private static List<ItinerarySlot> visiting(String... names) {
        return IntStream.range(0, names.length)
                .mapToObj(at -> ItinerarySlot.newBuilder()
                        .setDate(LocalDate.parse("2027-01-05").plusDays(at))
                        .setTime("09:00")
                        .setActivity("See " + names[at])
                        .setLocation(names[at])
                        .build())
                .toList();
    }
}
