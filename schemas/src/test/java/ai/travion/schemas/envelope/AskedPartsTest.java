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

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Can I swim at Unawatuna in July, and who built Galle Fort? | who built Galle Fort",
                "How high is Pidurangala and what animals live in Yala? | what animals live in Yala",
                "Is Nuwara Eliya cold in January, and who founded the town? | who founded the town"
            })
    void aQuestionWithAVerbOfItsOwnStandsByItself(String message, String part) {
        assertThat(AskedParts.standingAlone(message).getLast()).isEqualTo(part);
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

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "How do I get to Delft and how long should I stay? | how long should I stay in Delft",
                "How do I reach Meemure and is it worth it? | is Meemure worth it",
                "Is Meemure worth it and can I sleep there? | can I sleep in Meemure",
                "Who built the great stupa and can I climb it? | can I climb the great stupa",
                "When did Kashyapa rule and why did he build up there? | why did Kashyapa build up there",
                "What is the moonstone at old temples, what do the animals mean? | what do the animals mean on the moonstone at old temples",
                "What is the flag of Sri Lanka and what do the colours stand for? | what do the colours stand for on the flag of Sri Lanka"
            })
    void aPlaceThatNobodyKnowsIsThatOfTheSecondQuestionToo(String message, String last) {
        assertThat(AskedParts.standingAlone(message).getLast().replace("?", "")).isEqualTo(last);
    }

    @Test
    void aLongPartOfSmallWordsIsRead() {
        var message = "Where can we eat? And what is a " + "a i ".repeat(480) + "?";

        assertThat(AskedParts.standingAlone(message)).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Is it safe there? We don't want to offend anyone.|Is it safe there?",
                "Which is more important? I only have time to do justice to one.|Which is more important?",
                "Can I have a photo taken? I've heard people got in trouble for it.|Can I have a photo taken?",
                "I keep reading that the harbour is famous. What is there to do?|What is there to do?",
                "Our guidebook says it is best by bike. We land at 4. How long does it take?|How long does it take?",
                "can you fly a drone?? wanna film the lineup|can you fly a drone??",
                "is that monsoon or not? getting really mixed info|is that monsoon or not?",
                "I want to know more about Kandy. Where can I eat?|I want to know more about Kandy. Where can I eat?",
                "We are in Ella. Can we swim, I wonder how warm it is?|Can we swim, I wonder how warm it is?",
                "where can I buy good tea, my aunt is very picky|where can I buy good tea",
                "When it rains, my kids are bored, where can we go?|When it rains, my kids are bored, where can we go?",
                "I love surfing.|I love surfing."
            })
    void aSentenceThatOnlyTellsAsksNothing(String message, String questions) {
        assertThat(AskedParts.questions(message)).isEqualTo(questions);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "I keep reading that the harbour is famous. What boat trips are there?|What boat trips are there?",
                "I read that they are chained. Is that true?|I read that they are chained. Is that true?",
                "Sigiriya or Pidurangala? My husband has had a knee replacement|Sigiriya or Pidurangala? My husband has had a knee replacement",
                "is there a laundry? We've been on the road for weeks.|is there a laundry?",
                "Is Jaffna worth it? We have two weeks.|Is Jaffna worth it? We have two weeks.",
                "We want to see whales. Which coast suits us?|We want to see whales. Which coast suits us?"
            })
    void whoTravelsAndWhatTheyWishForStays(String message, String asked) {
        assertThat(AskedParts.asked(message)).isEqualTo(asked);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "leeches in sinharaja - how bad are they and how do i stop them|how do i stop leeches in sinharaja",
                "how bad are the mosquitoes in Tangalle and how do we keep them off|how do we keep the mosquitoes in Tangalle off",
                "when is whale season in mirissa and is it done ethically|is whale watching in mirissa done ethically",
                "what exactly is a hopper and how do you eat it|how do you eat a hopper",
                "when did the civil war end and does it still affect travellers|does the civil war still affect travellers",
                "what happens at the Kataragama festival and can tourists watch|can tourists watch the Kataragama festival",
                "how do I get from Kandy to Ella by train and which side should I sit on|which side should I sit on on the train from Kandy to Ella",
                "how do i book train tickets in advance, and is first class really worth it|is first class really worth it on the train",
                "is the train to Ella crowded and which side has the better view|which side has the better view on the train to Ella",
                "Kandy Esala Perahera which month it comes and can we join|can we join Kandy Esala Perahera",
                "Kandy Esala Perahera which month it comes and where is best place to sit?|where is best place to sit for Kandy Esala Perahera",
                "Esala Perahera which month? I am a teacher so can travel in May only, will I miss it|will I miss Esala Perahera"
            })
    void aPartTakesTheSubjectOfTheFirst(String message, String last) {
        assertThat(AskedParts.standingAlone(message, true)).last().isEqualTo(last);
    }

    @Test
    void whatIsPointedAtIsTheStatementBefore() {
        assertThat(AskedParts.standingAlone(
                        "I read that elephants are chained there. Is that true, and where should we go instead?", true))
                .first()
                .isEqualTo("I read that elephants are chained there. Is that true");
    }
}
