package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import ai.travion.shadow.crowd.Crowds;
import ai.travion.shadow.sun.GoldenHour;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PartOfADayTest {

    private static final Places PLACES = Places.load();
    private static final ItineraryPlanner PLANNER = new ItineraryPlanner(PLACES);
    private static final LocalDate DAY = LocalDate.parse("2026-12-04");

    @ParameterizedTest
    @CsvSource({
        "a half-day in, Galle Fort",
        "an evening in, Colombo",
        "this afternoon in, Kandy",
        "this evening in, Trincomalee",
        "half a day in, Anuradhapura",
        "a day starting at 2 pm in, Dambulla Cave Temple",
        "I have 4 hours in, Jaffna"
    })
    void nothingIsPlannedOutsideTheHoursAndSomethingWithin(String wish, String name) {
        Hours hours = Hours.in(wish + " " + name).orElseThrow();

        Plan plan = PLANNER.planFor(request(hours, Wishes.none(), place(name)));

        assertThat(plan.visited()).isNotEmpty();
        assertThat(plan.slots()).allSatisfy(slot -> {
            int start = start(slot);
            assertThat(start).isGreaterThanOrEqualTo(hours.from());
            // Dinner is where one is back.
            assertThat(start + (slot.getActivity().startsWith("Dinner") ? 0 : slot.getDurationMinutes()))
                    .isLessThanOrEqualTo(hours.to());
        });
    }

    @Test
    void anEveningHasDinnerAndNoBreakfast() {
        Hours evening = Hours.in("an evening in Colombo").orElseThrow();

        Plan plan = PLANNER.planFor(request(evening, Wishes.none(), place("Colombo")));

        assertThat(plan.slots()).extracting(ItinerarySlot::getActivity).anyMatch(said -> said.startsWith("Dinner"));
        assertThat(plan.slots())
                .extracting(ItinerarySlot::getActivity)
                .noneMatch(said -> said.startsWith("Breakfast") || said.startsWith("Lunch"));
    }

    @Test
    void aPlaceThatIsNotWantedIsLeftOutAndNotAllThatIsLikeIt() {
        Wishes wishes = avoiding("the Temple of the Tooth");

        Plan plan = PLANNER.planFor(request(Hours.wholeDay(), wishes, place("Kandy")));

        assertThat(plan.visited()).isNotEmpty().doesNotContain(place("Temple of the Tooth"));
        assertThat(wishes.avoid()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"temples", "beaches", "hiking", "crowds", "markets", "safaris", "long walks", "the sea"})
    void aKindOfPlaceIsNoPlace(String kind) {
        assertThat(avoiding(kind).leftOut()).isEmpty();
    }

    private static Wishes avoiding(String what) {
        var avoid = new StatedValue(what, 1, false, "conversation");
        return Wishes.of(Preferences.newBuilder().setAvoid(List.of(avoid)).build(), PLACES::named);
    }

    private static PlanRequest request(Hours hours, Wishes wishes, Place place) {
        return new PlanRequest(
                List.of(DAY),
                List.of(place),
                wishes,
                Optional.empty(),
                (day, at) -> Optional.of(new GoldenHour().on(day, at)),
                List.of(),
                Crowds.unknown(),
                hours);
    }

    private static int start(ItinerarySlot slot) {
        return LocalTime.parse(slot.getTime()).toSecondOfDay() / 60;
    }

    private static Place place(String name) {
        return PLACES.named(name).orElseThrow(() -> new IllegalArgumentException(name));
    }
}
