package ai.travion.generator.composer;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.schemas.DocumentRelevance;
import ai.travion.schemas.fixture.TurnFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Of several sentences on its subject the one that a question of its kind asks for is quoted. */
class FitsTheQuestionTest {

    private static final Composer COMPOSER = new Composer(Places.load());

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Who was the architect of the Seema Malaka at Gangaramaya?",
                "who is the designer of the seema malaka of Gangaramaya Temple",
                "Which architect designed the Seema Malaka at Gangaramaya Temple?",
                "What is the name of the architect of Gangaramaya's Seema Malaka?"
            })
    void anArchitectIsWhoDesignedIt(String question) {
        var text = answer(aTurn().asking(question)
                .at("Gangaramaya Temple")
                .withPassage(
                        "Gangaramaya Temple",
                        "history",
                        "Gangaramaya Temple was built beside the Beira Lake. The Seema Malaka was designed by Geoffrey Bawa in the 1970s.",
                        0.9)
                .withPassage(
                        "Colombo", "culture", "Modern arts live in the houses of the architect Geoffrey Bawa.", 0.2));

        assertThat(text).contains("designed by Geoffrey Bawa").doesNotContain("could not find", "Modern arts");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Since when is Pigeon Island a national park?|in 2003",
                "since when has Pigeon Island been protected as a park|in 2003",
                "When did Pigeon Island become a national park?|in 2003"
            })
    void sinceWhenAsksForAYear(String question, String year) {
        var text = answer(aTurn().asking(question)
                .at("Pigeon Island National Park")
                .withPassage(
                        "Pigeon Island National Park",
                        "history",
                        "Pigeon Island is a place of rock pigeons. It was protected as a sanctuary before it became a national park in 2003.",
                        0.9)
                .withPassage(
                        "Pigeon Island National Park",
                        "vibe",
                        "There is no evening on Pigeon Island, since all visitors leave by the afternoon.",
                        0.5));

        assertThat(text).contains(year).doesNotContain("no evening");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "What was Kumana formerly called?|known as Yala East",
                "What is the old name of Kumana?|known as Yala East",
                "How was Kumana called in the old days?|known as Yala East",
                "what did they call Kumana before|known as Yala East"
            })
    void aFormerNameIsNoDateOfThePresentOne(String question, String name) {
        var text = answer(aTurn().asking(question)
                .at("Kumana National Park")
                .withPassage(
                        "Kumana National Park",
                        "history",
                        "Kumana National Park was long known as Yala East. The present name of Kumana National Park dates from 2006.",
                        0.9));

        assertThat(text).contains(name).doesNotContain("2006");
    }

    @ParameterizedTest
    @ValueSource(strings = {"How high is Mount Pedro?", "height of mt pedro?", "How tall is Pidurutalagala"})
    void aMountainByItsOtherNameIsTheMountain(String question) {
        var text = answer(aTurn().asking(question)
                .at("Pidurutalagala")
                .withPassage(
                        "Pidurutalagala",
                        "history",
                        "Pidurutalagala, at 2,524 metres, is the highest mountain of Sri Lanka. The British turned the name into Mount Pedro.",
                        0.9));

        assertThat(text).contains("2,524 metres").doesNotContain("could not find");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "What shape is the Pattirippuwa at the Temple of the Tooth?|octagonal",
                "is the Pattirippuwa of the Temple of the Tooth round or square|octagonal",
                "How big is the sleeping Buddha at the Temple of the Tooth?|fourteen metres long",
                "how long is the lying Buddha at the temple of the tooth|fourteen metres long"
            })
    void aShapeAndASizeAreWhatAThingHas(String question, String told) {
        var text = answer(aTurn().asking(question)
                .at("Temple of the Tooth")
                .withPassage(
                        "Temple of the Tooth",
                        "history",
                        "The last king added the octagonal Pattirippuwa and the moat. The shrine was repaired soon.",
                        0.9)
                .withPassage(
                        "Temple of the Tooth",
                        "culture",
                        "The casket of the Temple of the Tooth is shaped like a stupa. A reclining Buddha is about fourteen metres long.",
                        0.8));

        assertThat(text).contains(told);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What's a good way to get around Polonnaruwa?",
                "How do I get around Polonnaruwa?",
                "getting around in Polonnaruwa, how?",
                "best way to explore Polonnaruwa?"
            })
    void gettingAroundIsNoWayThere(String question) {
        var text = answer(aTurn().asking(question)
                .at("Polonnaruwa")
                .withPassage(
                        "Polonnaruwa",
                        "logistics",
                        "Polonnaruwa is reached by road from Habarana in about an hour. The railway station is at Kaduruwela.",
                        0.95)
                .withPassage("Polonnaruwa", "adventure", "Bicycles are easy to hire in the town of Polonnaruwa.", 0.4));

        assertThat(text).contains("Bicycles are easy to hire").doesNotContain("Kaduruwela");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What is the atmosphere in Mirissa?",
                "what's the vibe of Mirissa",
                "Is Mirissa quiet or lively?",
                "What does Mirissa feel like?"
            })
    void theMoodOfAPlaceIsWhatItsPassageOpensWith(String question) {
        var text = answer(aTurn().asking(question)
                .at("Mirissa")
                .withPassage(
                        "Mirissa",
                        "vibe",
                        "Mirissa is young, sociable and sunny, with beach bars. By day Mirissa is asleep or swimming. Couples enjoy Mirissa most.",
                        0.8)
                .withPassage(
                        "Matara", "vibe", "Those after cocktails should stay in Mirissa, where it is quiet.", 0.7));

        assertThat(text).contains("young, sociable and sunny").doesNotContain("after cocktails");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "When are the whales off Mirissa?",
                "When is the whale season in Mirissa?",
                "which months are whales seen at Mirissa"
            })
    void aSeasonIsToldByItsMonthsBeforeWhatAMonthIsLike(String question) {
        var text = answer(aTurn().asking(question)
                .at("Mirissa")
                .withPassage(
                        "Mirissa",
                        "nature",
                        "March and April often bring the flattest sea to the whale boats of Mirissa.",
                        0.9)
                .withPassage(
                        "Mirissa",
                        "adventure",
                        "Whale watching is the great adventure at Mirissa, in the season from about November to April.",
                        0.8));

        assertThat(text).contains("November to April").doesNotContain("flattest");
    }

    @Test
    void aBareWhenAtTheEndAsksForNoHours() {
        var text = answer(aTurn().asking("Which king made Sigiriya his capital, and when?")
                .at("Sigiriya")
                .withPassage(
                        "Sigiriya",
                        "history",
                        "Sigiriya, the Lion Rock, was the capital of King Kashyapa, who ruled from about 477 to 495 CE.",
                        0.9)
                .withPassage(
                        "Sigiriya", "logistics", "Start at opening time or after about three in the afternoon.", 0.5));

        assertThat(text).contains("477 to 495").doesNotContain("opening time");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Which jeep driver at Yala saw the most leopards?|which jeep driver it is",
                "What was the exact number of visitors who saw Yala last week?|how many visitors there are"
            })
    void whatNoTextCanKnowIsNotAnsweredByItsWords(String question, String gap) {
        var text = answer(aTurn().asking(question)
                .at("Yala National Park")
                .withPassage(
                        "Yala National Park",
                        "adventure",
                        "A safari in an open jeep is the adventure of Yala, where a driver finds leopards. Yala has many visitors.",
                        0.9));

        assertThat(text).contains("could not find " + gap);
    }

    @Test
    void aNeighboursPageIsNotGluedBelowAnAnswer() {
        var text = answer(aTurn().asking("what happened in Kandy in 1815")
                .at("Kandy")
                .withPassage("Kandy", "history", "The British took Kandy in 1815 and sent the king into exile.", 0.9)
                .withPassage(
                        "Udawattakele Forest Reserve",
                        "history",
                        "After 1815 the British felled some of the timber, then had second thoughts.",
                        0.85));

        assertThat(text).contains("into exile").doesNotContain("timber");
    }

    @Test
    void whoAsksForTheOnePlaceIsNotToldOfThoseFarBehind() {
        var text = answer(aTurn().asking("Which was the first Ramsar wetland of Sri Lanka?")
                .withPassage(
                        "Bundala National Park",
                        "history",
                        "In 1990 its lagoons became the first wetland to be listed under the Ramsar Convention.",
                        0.98)
                .withPassage(
                        "Colombo",
                        "nature",
                        "In 2018 Colombo was accredited by the Ramsar Convention as a wetland city.",
                        0.4)
                .with(state -> state.setDocumentRelevance(DocumentRelevance.RELEVANT)));

        assertThat(text).contains("first wetland");
    }

    private static String answer(TurnFixture turn) {
        return COMPOSER.write(turn.build(), piece -> {}).text();
    }
}
