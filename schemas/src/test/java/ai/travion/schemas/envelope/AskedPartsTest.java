package ai.travion.schemas.envelope;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AskedPartsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Who built it and why up on a rock?",
                "What is Nagadeepa and how do I get there?",
                "When and why was it given up?",
                "How cold is it, what should I bring?",
                "Which season suits Kumana and what should I pack?",
                "When was it built, and is it open on Poya days?",
                "Can I swim there, is it safe for kids?",
                "Where is it, how far from Kandy?",
                "Is it scenic, should I book?"
            })
    void twoQuestionsOfOneMessageAreParted(String message) {
        assertThat(AskedParts.of(message)).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Do I need a visa, can I drink the tap water, and what plugs do they use?",
                "Which is older, Anuradhapura or Polonnaruwa, how far are they apart, and can we do both in a day?",
                "whats the train time from Kandy to Ella, is it scenic and should i book first class?",
                "When was Galle Fort built, can I swim nearby and where do I park?"
            })
    void threeQuestionsAreParted(String message) {
        assertThat(AskedParts.of(message)).hasSize(3);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "When I come in May, what should I pack?",
                "If it rains, is there anything to see in Kandy?",
                "We are in Ella, can we swim there?",
                "What is the monsoon like, does it rain all over the island?",
                "Is there a beach that is quiet, clean, the sea calm and the sand white?",
                "Who built the fort at Galle?",
                "Temples and beaches, please"
            })
    void oneQuestionIsNotParted(String message) {
        assertThat(AskedParts.of(message)).hasSizeLessThan(2);
    }

    @Test
    void whatItStandsForIsSaidInThePartThatIsLookedFor() {
        assertThat(AskedParts.standingAlone("What is the singing fish and can I hear it?"))
                .containsExactly("What is the singing fish", "can I hear the singing fish?".replace("?", ""));
    }

    @Test
    void aPartThatNamesNothingGoesOnFromTheFirst() {
        assertThat(AskedParts.standingAlone("Where can I go whale watching and when is the best time?"))
                .last()
                .asString()
                .contains("best time")
                .contains("whale watching");
        assertThat(AskedParts.standingAlone("Do I need a visa and how do I get it?"))
                .last()
                .isEqualTo("how do I get a visa?".replace("?", ""));
    }

    @Test
    void whereThePlaceIsKnownThatIsWhatItIsAbout() {
        assertThat(AskedParts.standingAlone("Are the elephants there all year and what time is best?", true))
                .last()
                .isEqualTo("what time is best");
    }

    @Test
    void aPartWithoutAVerbKeepsWhatItGoesOnFrom() {
        assertThat(AskedParts.standingAlone("Who built Sigiriya and why up on a rock?"))
                .containsExactly("Who built Sigiriya", "why up on a rock built Sigiriya");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Can you find me a hotel in Ella and how far is it from the station? | how far is it from the station?",
                "Should I book Yala early and how long does it take? | how long does Yala take?",
                "Do people get sick a lot and what do they do? | what do they do?"
            })
    void itStandsForTheThingAlone(String message, String last) {
        assertThat(AskedParts.standingAlone(message, true)).last().isEqualTo(last.replace("?", ""));
    }

    @Test
    void aLongPartOfSmallWordsIsRead() {
        var message = "Where can we eat? And what is a " + "a i ".repeat(480) + "?";

        assertThat(AskedParts.standingAlone(message)).hasSize(2);
    }
}
