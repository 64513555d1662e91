package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A thread of questions goes on from what its traveller asked, and not from what an answer or a way there happened to name. */
class ThreadOfQuestionsTest {

    @Test
    void twoPlacesThatWereAskedAboutInTurnAreTheOnesToChooseFromWhateverAnAnswerNamesBeside() {
        var state = aDialogue()
                .after("is Mirissa nice")
                .answering(
                        "Unawatuna is fine for an easy swim, with Galle close by; for an empty beach go on to Tangalle [1].")
                .after("and Unawatuna?")
                .hears("which is better for swimming");

        assertThat(state.getTargetLocations()).containsExactlyInAnyOrder("Mirissa", "Unawatuna");
    }

    @Test
    void theTownBesideTheAirportIsNotWhatIsSpokenOf() {
        var talk = aDialogue().after("Compare Bentota and Hikkaduwa").after("which one is closer to the airport");

        assertThat(talk.hears("are there turtles there").getTargetLocations()).doesNotContain("Negombo");
    }

    @Test
    void theSeaIsThatOfTheBeachesThatAreSpokenOf() {
        assertThat(aDialogue()
                        .after("what is Hikkaduwa like")
                        .hears("what's the sea like in november")
                        .getTargetLocations())
                .isEqualTo(List.of("Hikkaduwa"));
    }

    @Test
    void aWayThereIsTheWayToWhatWasSpokenOf() {
        var talk = aDialogue()
                .after("what is Ella like?")
                .answering("The train takes six to seven hours [1].")
                .after("how do i get there from Kandy");

        assertThat(talk.searchesFor("how long does that take"))
                .contains("Kandy")
                .contains("Ella");
    }

    @Test
    void upThereInTheNorthIsNoHillCountry() {
        assertThat(aDialogue().after("tell me about Jaffna").searchesFor("is it safe up there nowadays"))
                .contains("Jaffna")
                .doesNotContain("hill country");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    how do I book the train          | is the bus okay instead | between Kandy and Ella i mean      | bus
                    where is a good area to sleep    | in colombo              | no i meant which part of town      | which part of town
                    tell me about Horton Plains      | what about the lake     | no, I meant the lake in Nuwara Eliya | lake
                    """)
    void whatTheyMeantIsAskedInTheirWords(String first, String second, String meant, String words) {
        assertThat(aDialogue().after(first).after(second).searchesFor(meant))
                .contains(words)
                .doesNotContain("meant");
    }

    @Test
    void aClimbStartsAtItsFootAndNotWhereTheyComeFrom() {
        assertThat(aDialogue()
                        .after("what do you know about adam's peak")
                        .hears("where do I start")
                        .getFinalResponse())
                .isEmpty();
    }

    @Test
    void aShortQuestionOfAPlaceIsNoOtherMatter() {
        assertThat(aDialogue()
                        .after("what's special about Polonnaruwa")
                        .hears("is a bike a good idea")
                        .getTargetLocations())
                .contains("Polonnaruwa");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    what's Negombo known for | ok cool. what about Colombo instead, where to sleep | where to sleep in Colombo
                    is Yala good             | what about Wilpattu, is it crowded                  | is Wilpattu National Park crowded
                    tell me about Wilpattu   | from Negombo, how would we get there                | from Negombo
                    """)
    void aPlaceThatIsSaidBeforeTheQuestionIsAskedForInIt(String before, String question, String query) {
        assertThat(aDialogue().after(before).searchesFor(question)).contains(query);
    }
}
