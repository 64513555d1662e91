package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.IntentType;
import ai.travion.schemas.RouteDecision;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for the whole island is asked without a place, and needs none. */
class CountryQuestionsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "can i drink the tap water in sri lanka",
                "Is it rude to eat with the left hand?",
                "what should i tip a driver for a 10 day tour",
                "how much should we tip our guide after two weeks",
                "what should I pack for a 2 week trip",
                "do people tip there",
                "can children travel there",
                "Is there a tsunami warning system?",
                "what do I do if a dog bites me",
                "how do you say hello",
                "will the ice make me sick",
                "is december a good time to come",
                "What are the main festivals?",
                "are tuk-tuks metered?",
                "do I need an idp",
                "Can I fly a drone?",
                "Which is the oldest botanical garden?",
                "which is the oldest botanical garden and what can I see there",
                "Can I eat with my hands and which one should I use?"
            })
    void noPlaceIsAskedForAndNothingIsPlannedOrRefused(String message) {
        var state = aDialogue().hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.RETRIEVE);
        assertThat(state.getClarification()).isEmpty();
        assertThat(state.getTargetLocations()).isEmpty();
    }

    @Test
    void ofSeveralQuestionsNoneIsReducedToWhetherAPlaceSuits() {
        var state =
                aDialogue().hears("is Horton Plains suitable for kids, and how early do we have to be at World's End?");

        assertThat(state.getRewrittenQuery().orElse(state.getUserQuery())).contains("how early");
        assertThat(state.getAssumptions()).isEmpty();
    }

    @Test
    void whatIsSetApartIsNotSearchedFor() {
        var state = aDialogue().hears("Is there anything to do in Trincomalee besides beaches?");

        assertThat(state.getRewrittenQuery()).contains("Is there anything to do in Trincomalee?");
    }

    @Test
    void aTourIsStillPlannedWhereOneIsAskedFor() {
        assertThat(aDialogue().hears("plan a 10 day tour with a driver").getIntent())
                .isEqualTo(IntentType.TRIP_PLANNING);
    }

    @Test
    void whetherAWarningHoldsNowIsStillALiveQuestion() {
        assertThat(aDialogue().hears("is there a cyclone warning?").getIntent()).isEqualTo(IntentType.REAL_TIME_INFO);
    }

    @Test
    void aGreetingStaysOne() {
        assertThat(aDialogue().hears("hello").getIntent()).isEqualTo(IntentType.GREETING);
    }
}
