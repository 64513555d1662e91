package ai.travion.router.dialogue;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.router.intent.Comprehension;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OfferTest {

    private static final Places ATLAS = Places.load();

    private final Comprehension comprehension = new Comprehension(ATLAS, HolidayCalendar.load());

    @ParameterizedTest
    @ValueSource(
            strings = {
                "yes",
                "yes really",
                "Yes, I want Ella Rock all the same",
                "please do",
                "ok, include it",
                "add Ella Rock anyway"
            })
    void aYesTakesWhatWasLeftOut(String reply) {
        var taken = takenBy(reply);

        assertThat(taken).extracting(Place::name).containsExactly("Ella Rock");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no thanks",
                "What is Ella Rock like?",
                "thanks",
                "ok",
                "yes but not Ella Rock",
                "Plan a day in Galle",
                "yes, and Kandy"
            })
    void anythingElseTakesNothing(String reply) {
        var taken = takenBy(reply);

        assertThat(taken).isEmpty();
    }

    @Test
    void whatIsTakenIsNoLongerStayedAwayFrom() {
        var known = Preferences.newBuilder()
                .setAvoid(List.of(avoiding("hiking"), avoiding("beach")))
                .build();

        var lifted = offer().lifts(known);

        assertThat(lifted).containsExactly("hiking");
    }

    private List<Place> takenBy(String reply) {
        return offer().takenBy(comprehension.read(reply, LocalDate.of(2026, 11, 21)));
    }

    private static Offer offer() {
        var left = ConstraintViolation.newBuilder()
                .setRuleId("left-out")
                .setLocation("Ella Rock")
                .setDescription("Ella Rock itself is left out of this plan: you want to avoid hikes.")
                .setSuggestion("Tell me if you want it all the same.")
                .build();
        var state = GraphState.newBuilder(aTurn().asking("yes").build())
                .setConstraintViolations(List.of(left))
                .setItinerary(
                        List.of(ItinerarySlot.newBuilder().setTime("06:00").build()))
                .build();
        return Offer.in(state, ATLAS).orElseThrow();
    }

    private static StatedValue avoiding(String value) {
        return StatedValue.newBuilder().setValue(value).build();
    }
}
