package ai.travion.generator.composer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The first words of a prepared answer answer the question that it was prepared for, and no other. */
class OpenerTest {

    private static final double NOT_THE_SAME = 0.7;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Hard but not technical: Adam's Peak is three hours of stairs.|Hard but not technical|Adam's Peak is three hours of stairs.",
                "Some, but far fewer: from May the herds are in the forest.|Some, but far fewer|From May the herds are in the forest.",
                "No, a wild elephant is dangerous at close range.|No|A wild elephant is dangerous at close range.",
                "Yes for an hour: the hall gives you quiet and old trees.|Yes for an hour|The hall gives you quiet and old trees.",
                "For one day, yes: Colombo gives you bazaars and museums.|For one day, yes|Colombo gives you bazaars and museums.",
                "Because the sea floor drops steeply just off the coast, whales come near.|Because|The sea floor drops steeply just off the coast, whales come near.",
                "Yes, Riverston is the easy way: a drive and a walk.|Yes|Riverston is the easy way: a drive and a walk."
            })
    void whatFollowsItIsAWholeSentence(String sentence, String words, String rest) {
        assertThat(Opener.of(sentence)).contains(new Opener(words, rest));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Because of the leaf disease the estates turned from coffee to tea.",
                "Because its shallow lagoons are a winter home of many birds.",
                "Yes, on beaches with foreign visitors such as Mirissa and at hotel pools.",
                "Yes, fairly easily, because rice is the staple of the island.",
                "On Sunday Negombo goes to Mass: churches overflow and shops are shut.",
                "Half a day is enough for Matara: the ramparts, the fort and a meal.",
                "No ticket is needed for the bridge: it is a working railway bridge.",
                "Yala has leopards: they are seen at dawn in the dry months."
            })
    void whatIsNoSentenceWithoutItIsLeft(String sentence) {
        assertThat(Opener.of(sentence)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // The same is asked.
                "Yes|Is Yala worth visiting?|is yala any good|true",
                "Yes|Is Yala worth visiting?|is yala worth a day|true",
                "No|Can I drink the tap water in Sri Lanka?|can you drink water from the tap|true",
                "No|Do I need malaria tablets?|are malaria tablets necessary|true",
                "Hard but not technical|How hard is the climb of Adam's Peak?|how difficult is adam's peak|true",
                // Another matter.
                "No|Is it safe to go near wild elephants?|are there wild elephants around|false",
                "Hard but not technical|How hard is the climb of Adam's Peak?|how long does adams peak take|false",
                "Some, but far fewer|Can I see elephants at Minneriya in winter?|which is better for elephants|false",
                // No yes or no is asked for.
                "No|Is a foreign licence enough?|what licence do i need|false",
                "Yes|Is Yala worth visiting?|why is yala famous|false",
                // Nor a reason.
                "Because|Why is the statue famous?|how tall is the statue|false",
                "Because|Why are there whales?|where do the whales live|false",
                "Because|Why are there whales?|how come there are whales|true",
                "Because|Why visit the island?|any reasons to visit|true",
                // Nor how good it is.
                "Very good|Is the island good for vegetarians?|I'm vegetarian, what can I eat|false",
                // The other way round.
                "Yes|Is Kandy worth visiting?|is kandy overrated|false",
                "Yes|Is Colombo safe?|is colombo dangerous for foreigners|false",
                "For one day, yes|Is Colombo worth visiting?|is colombo boring|false"
            })
    void itStandsWhereTheSameIsAskedTheSameWayRound(String words, String heading, String question, boolean stands) {
        var opener = new Opener(words, "It is so.");

        assertThat(opener.answers(question, heading, NOT_THE_SAME)).isEqualTo(stands);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "horton plains with a toddler, doable?|false",
                "can a 4 year old do horton plains|false",
                "is horton plains suitable for kids|true"
            })
    void aYesToChildrenOfSomeAgeIsNoneToAToddler(String question, boolean stands) {
        var opener = new Opener("Yes", "Horton Plains suits children of about seven and over.");

        assertThat(opener.answers(question, "Is Horton Plains suitable for children?", NOT_THE_SAME))
                .isEqualTo(stands);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "is tap water safe for children|true",
                "is the tap water safe to drink|true",
                "is the tap water dangerous|false",
            })
    void whatOneCannotDrinkIsNotSafe(String question, boolean answers) {
        var no = new Opener("No", "Drink sealed or boiled water on the island.");

        assertThat(no.answers(question, "Can I drink the tap water?", NOT_THE_SAME))
                .isEqualTo(answers);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"is it ok for a 10 yr old|true", "is it ok for a 4 yr old|false"})
    void aYesFromAnAgeOnIsOneToWhoIsOldEnough(String question, boolean answers) {
        var yes = new Opener("Yes", "Children of about eight and over may raft in the dry months.");

        assertThat(yes.answers(question, "Can children raft?", NOT_THE_SAME)).isEqualTo(answers);
    }
}
