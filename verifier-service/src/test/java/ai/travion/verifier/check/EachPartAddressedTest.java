package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.fixture.TurnFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Of several things asked in one message none is passed over. */
class EachPartAddressedTest {

    private static final String ADVENTURE =
            "Weligama is the best-known place to learn to surf. The waves are soft and long, and lessons are given in small groups. "
                    + "The climb to the headland is steep, with rough steps.";
    private static final String LOGISTICS =
            "Weligama has a railway station on the line from Colombo, and the drive takes two to two and a half hours. "
                    + "Be at the harbour gate when it opens at six. Wear a rash vest, and bring zinc cream.";
    private static final String NATURE =
            "The best time to visit Weligama is November to April; from May to September the sea is rough.";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Can my son have a surf lesson in Weligama, and how do we get there? | Take the train from Colombo to Weligama [2].",
                "Can my son have a surf lesson in Weligama, and how do we get there? | Yes, lessons are given in small groups at Weligama [1].",
                "How hard is the climb at Weligama, and what should we wear? | Wear a rash vest in Weligama [2].",
                "When is the best time of year for Weligama, and how do we get there? | By train to Weligama [2]. From May to September the sea is rough [3].",
                "Is it calm at Weligama right now, and what time should we be at the harbour gate? | I can't see how it is at this moment. Mornings from November to April are calm in Weligama [3].",
                "Where is Weligama, what should we bring? | Weligama is on the line from Colombo [2].",
                "How do we get to Weligama, and is two hours enough for a surf lesson there? | Take the train to Weligama [2].",
                "How long does the drive to Weligama take, and can we have a surf lesson on the same day? | Yes, lessons at Weligama are given in small groups on the same day [1]."
            })
    void aPartThatIsPassedOverIsSentBack(String question, String draft) {
        assertThat(broken(weligama(question).withDraft(draft))).contains("each_part_addressed");
    }

    @Test
    void howToGetAThingIsNoWay() {
        assertThat(broken(weligama("Do I need a rash vest in Weligama, and how do I get it?")
                        .withDraft("Wear a rash vest in Weligama [2].")))
                .doesNotContain("each_part_addressed");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Can my son have a surf lesson in Weligama, and how do we get there? | Yes, in a small group at Weligama [1]. Take the train [2].",
                "Can my son have a surf lesson in Weligama, and how do we get there? | The soft waves make Weligama the place to learn [1]. By car count on two hours and a half from Colombo [2].",
                "How hard is the climb at Weligama, and what should we wear? | Steep, on rough steps [1]; a rash vest is what you need in Weligama [2].",
                "When is the best time of year for Weligama, and how do we get there? | Come between November and April, by train to Weligama [2][3].",
                "Is it calm at Weligama right now, and what time should we be at the harbour gate? | I can't see how it is at this moment. The gate at Weligama opens at six [2].",
                "Is Weligama good for a surf lesson in March, and how do we get there? | March works very well [3]. Take the train to Weligama [2].",
                "How long does the drive to Weligama take, and what should we wear? | How long? Two hours or a bit more [2]. A rash vest is what you need in Weligama [2].",
                "In which months is the sea rough at Weligama, and how do we get there? | Rough from May to September [3]. Take the train to Weligama [2]."
            })
    void whereEachIsTakenUpInWhateverWordsItPasses(String question, String draft) {
        assertThat(broken(weligama(question).withDraft(draft))).doesNotContain("each_part_addressed");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Who built the ramparts, and how long is the climb?                     | Half an hour, or more in the heat [2].
                    How long is the drive from Colombo, and who built the ramparts?        | Bhuvanekabahu I had the ramparts built [1]. Bring quick-drying clothes [3].
                    Who built the ramparts, when was the present temple made, and how long is the climb? | Bhuvanekabahu I [1]. Half an hour [2].
                    How long is the climb, and where does one get off the train?           | Half an hour [2]. Come early in the morning, and give it two hours with the museum [3].
                    How do we get there from Colombo, and what is the fee?                 | I could not find the fee. The road to the middle car park cuts out half of the climb [2].
                    Is the pond safe for a swim, and how long is the climb?                | Half an hour for the climb [2]. Carry water [3].
                    How long is the climb, and who built the ramparts?                     | Half an hour [2]. Carry water [3].
                    What did Bhuvanekabahu build, and how long is the climb?               | Half an hour, or more in the heat [2].
                    Why are there ramparts, and how long is the climb?                     | Half an hour, because the road cuts out half of it [2].
                    What should we carry, and can we get there by public transport?        | You should carry water and quick-drying clothes [3].
                    """)
    void aPartIsNotAnsweredByWhatIsToldOfAnother(String question, String draft) {
        assertThat(broken(yapahuwa(question).withDraft(draft))).contains("each_part_addressed");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Who built the ramparts, and how long is the climb?                     | The work of Bhuvanekabahu I [1]. Half an hour, or more in the heat [2].
                    Who built the ramparts, and how long is the climb?                     | A king of the thirteenth century built them [1]. Half an hour [2].
                    How long is the drive from Colombo, and who built the ramparts?        | Some three hours [3]. Bhuvanekabahu I had the ramparts built [1].
                    When was the present temple made, and how long is the climb?           | In 1734 [1]. Half an hour [2].
                    How long is the climb, and where does one get off the train?           | Half an hour [2]. Maho junction is your station [3].
                    Is the pond safe for a swim, and how long is the climb?                | Better not: nobody should bathe in it [2]. Half an hour for the climb [2].
                    How long is the climb, and can my mother with bad knees do it?         | Half an hour [2]. I wouldn't recommend the full climb for her [2].
                    """)
    void aPartThatIsAnsweredInAFewWordsPasses(String question, String draft) {
        assertThat(broken(yapahuwa(question).withDraft(draft))).doesNotContain("each_part_addressed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"How much is a ticket", "Is it sunny today"})
    void whatNobodyCanKnowIsNotMissed(String first) {
        var turn = weligama(first + " in Weligama, and how do we get there?")
                .withDraft("Take the train to Weligama from Colombo [2].");

        assertThat(broken(turn)).doesNotContain("each_part_addressed");
    }

    @Test
    void whatIsOnlyToldOfOneselfIsNoQuestion() {
        assertThat(QuestionParts.in("How far is the temple, who painted the murals, and at what time should we come?"))
                .hasSize(3);
        assertThat(QuestionParts.in(
                        "We are two and come from Ella by train. When should we start, and is there a fee? Thanks."))
                .containsExactly("When should we start", "is there a fee?");
    }

    private static TurnFixture yapahuwa(String question) {
        return aTurn().asking(question)
                .at("Yapahuwa")
                .withPassage(
                        "Yapahuwa",
                        "history",
                        "King Bhuvanekabahu I, who ruled from 1272 to 1284, built ramparts around the rock of Yapahuwa. The present temple of Yapahuwa was made in 1734.",
                        0.9)
                .withPassage(
                        "Yapahuwa",
                        "adventure",
                        "The climb of Yapahuwa takes half an hour, longer in the heat, and bad knees suffer on the last flight. A road to a middle car park cuts out half of it. Nobody should bathe in the pond, which is deep.",
                        0.9)
                .withPassage(
                        "Yapahuwa",
                        "logistics",
                        "Yapahuwa is a few kilometres from Maho, a junction where trains from Colombo stop, and a tuk-tuk covers the rest of the way. The drive from Colombo takes about three hours. Give Yapahuwa two hours with the museum, in the early morning. Carry water and quick-drying clothes.",
                        0.9)
                .citing(1)
                .citing(2)
                .citing(3);
    }

    private static TurnFixture weligama(String question) {
        return aTurn().asking(question)
                .at("Weligama")
                .withPassage("Weligama", "adventure", ADVENTURE, 0.9)
                .withPassage("Weligama", "logistics", LOGISTICS, 0.9)
                .withPassage("Weligama", "nature", NATURE, 0.9)
                .citing(1)
                .citing(2)
                .citing(3);
    }
}
