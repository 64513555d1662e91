package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.RouteDecision;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the last answer told is told once more without a search; what it did not tell is searched for. */
class RecallTest {

    private static final String TOLD = "Ella is about 65 km from Kandy, and the train takes six to seven hours [1].";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "How do I get from Kandy to Ella?|how far did you say?",
                "How do I get from Kandy to Ella?|sorry, how long was that again?",
                "How do I get from Kandy to Ella?|how far is it again",
                "How do I get from Kandy to Ella?|what did you say?",
                "When was Galle Fort built?|when was that again?",
                "Who built Galle Fort?|who was it again?",
                "Who built Galle Fort?|who did you say?"
            })
    void whatWasToldIsNotSearchedFor(String question, String message) {
        var state = aDialogue().answering(TOLD).after(question).hears(message);

        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.DIRECT_ANSWER);
        assertThat(state.getRetrievedDocuments()).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "How do I get from Kandy to Ella?|who built it again?",
                "How do I get from Kandy to Ella?|how far is it from Colombo again?",
                "How do I get from Kandy to Ella?|when is the best time?",
                "Tell me about Ella|can we go there again?",
                "Tell me about Ella|how much is the ticket to Sigiriya again?"
            })
    void whatWasNotToldIsSearchedFor(String question, String message) {
        var state = aDialogue().answering(TOLD).after(question).hears(message);

        assertThat(state.getRouteDecision()).isNotEqualTo(RouteDecision.DIRECT_ANSWER);
    }
}
