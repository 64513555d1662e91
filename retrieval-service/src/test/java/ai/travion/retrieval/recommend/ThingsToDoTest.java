package ai.travion.retrieval.recommend;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ThingsToDoTest {

    private static final Places ATLAS = Places.load();
    private static final Place KANDY = ATLAS.named("Kandy").orElseThrow();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What can I do in Kandy?",
                "things to do in kandy",
                "What should we see in Kandy?",
                "What are the main sights of Kandy?",
                "Top 3 attractions in Kandy",
                "What is there to see in Kandy?",
                "hi, what's there to do in Kandy please",
                "Anything to see in Kandy?",
                "what to do in Kandy this saturday",
                "What can we do in Kandy tomorrow?",
                "What can we do in Kandy with two small children?",
                "We are a family of four with kids aged 5 and 9, what can we do in Kandy?",
                "tell me what to see in Kandy",
                "must-sees in Kandy",
                "Is there anything to do in Kandy?"
            })
    void whatThereIsToDoIsAskedWithNothingElse(String question) {
        assertThat(ThingsToDo.areAskedOf(KANDY, question, ATLAS)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What can I do in Kandy when it rains?",
                "What is there to do in Kandy in the evening?",
                "What should I wear in Kandy?",
                "Which temples should we see in Kandy?",
                "What can I do besides temples in Kandy?",
                "Where can I buy tea in Kandy?",
                "What can I eat in Kandy?",
                "Tell me about Kandy",
                "things to do in walking distance of kandy lake",
                "What should I see in Kandy for tea?",
                "How long should I stay in Kandy?",
                "I have lost my passport, what should I do in Kandy?",
                "We have been bitten by a dog, what should we do in Kandy?",
                "My son has a fever, what can we do in Kandy?"
            })
    void whatIsAskedInParticularIsNot(String question) {
        assertThat(ThingsToDo.areAskedOf(KANDY, question, ATLAS)).isFalse();
    }
}
