package ai.travion.schemas.envelope;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AskedPartsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Who built it and why up on a rock?",
                "What is Nagadeepa and how do I get there?",
                "When and why was it given up?",
                "How cold is it, what should I bring?",
                "Which season suits Kumana and what should I pack?"
            })
    void twoQuestionsOfOneMessageAreParted(String message) {
        assertThat(AskedParts.of(message)).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Can I swim and surf there?", "Who built the fort at Galle?", "Temples and beaches, please"})
    void oneQuestionIsNotParted(String message) {
        assertThat(AskedParts.of(message)).hasSizeLessThan(2);
    }

    @Test
    void whatItStandsForIsSaidInThePartThatIsLookedFor() {
        assertThat(AskedParts.standingAlone("What is the singing fish and can I hear it?"))
                .containsExactly("What is the singing fish", "can I hear the singing fish?".replace("?", ""));
    }

    @Test
    void aPartWithoutAVerbKeepsWhatItGoesOnFrom() {
        assertThat(AskedParts.standingAlone("Who built Sigiriya and why up on a rock?"))
                .containsExactly("Who built Sigiriya", "why up on a rock built Sigiriya");
    }
}
