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
                "Is Weligama good for a surf lesson in March, and how do we get there? | March works very well [3]. Take the train to Weligama [2]."
            })
    void whereEachIsTakenUpInWhateverWordsItPasses(String question, String draft) {
        assertThat(broken(weligama(question).withDraft(draft))).doesNotContain("each_part_addressed");
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
        assertThat(QuestionParts.in(
                        "We are two and come from Ella by train. When should we start, and is there a fee? Thanks."))
                .containsExactly("When should we start", "is there a fee?");
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
