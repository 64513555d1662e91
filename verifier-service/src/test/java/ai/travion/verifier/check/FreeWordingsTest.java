package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.schemas.Evaluation;
import ai.travion.schemas.Finding;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.Severity;
import ai.travion.schemas.fixture.TurnFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who writes freely says numbers in another form, and leaves out what was asked; the first is sound, the second is not. */
class FreeWordingsTest {

    private static final Checks CHECKS = Checks.withNamesFrom(Places.load());

    private static final String WAY =
            "Nagadeepa is reached from Jaffna by road over the causeways, about an hour by car or tuk-tuk. The best time of year for Nagadeepa is January to April, when the sea is calmest. Two full days are the minimum.";
    private static final String CROSSING =
            "The crossing to Nagadeepa takes about twenty minutes in a crowded wooden boat over shallow green waters. An ordinary car is of no use on the sandy lanes of Nagadeepa. Nobody should touch or collect coral at Nagadeepa, and trips should not start when the lagoon is in flood. Do not leave the path beside the railings. The pilgrims' walk is open only at the time of the festival. Swimwear belongs on the sand only. Storms are likelier in the afternoon. Bathing beneath the fall is dangerous because of hidden rocks, and people have died there.";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "If you want smooth water at Nagadeepa, travel in the first four months of the year [1].",
                "The sea off Nagadeepa is calmest in the four months from January on [1].",
                "Nagadeepa has a calm season of four months [1].",
                "Stay at least two nights at Nagadeepa [1].",
                "Go to Nagadeepa in the morning, as storms are likelier after noon [2].",
                "Bathing: no.\n\nThe crossing to Nagadeepa takes twenty minutes [2]."
            })
    void whatIsSaidInAnotherFormIsSound(String draft) {
        assertThat(broken(nagadeepa().withDraft(draft))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The sea off Nagadeepa is calmest in the first six months of the year [1].",
                "The sea off Nagadeepa is calmest in the four months from May on [1].",
                "Stay at least five nights at Nagadeepa [1]."
            })
    void soLongAsTheFormHoldsTheSame(String draft) {
        assertThat(broken(nagadeepa().withDraft(draft))).contains("claims_supported");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    How long is the crossing to Nagadeepa? | The boat to Nagadeepa is crowded [2]. | It takes about twenty minutes to Nagadeepa [2].
                    How long does the boat take to Nagadeepa? | Boats to Nagadeepa are of wood [2]. | Twenty minutes in a boat to Nagadeepa [2].
                    How much time should we plan for Nagadeepa? | Nagadeepa is reached over causeways [1]. | Two days for Nagadeepa [1].
                    How many days do we need in Nagadeepa? | Nagadeepa is reached over causeways [1]. | At least two days for Nagadeepa [1].
                    """)
    void aQuestionWantsItsKindOfAnswer(String question, String beside, String answer) {
        assertThat(broken(nagadeepa().asking(question).withDraft(beside))).contains("each_part_addressed");
        assertThat(broken(nagadeepa().asking(question).withDraft(answer))).doesNotContain("each_part_addressed");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    An ordinary car copes well with the sandy lanes of Nagadeepa [2]. | not_contradicted
                    The pilgrims' walk at Nagadeepa is open all year round [2]. | not_contradicted
                    Swimwear is perfectly acceptable at the shrines of Nagadeepa [2]. | not_contradicted
                    Take home a few pieces of dead coral from Nagadeepa as a souvenir [2]. | allowed_there
                    For the best waves at Nagadeepa, go while the lagoon is in flood [2]. | allowed_there
                    For a closer picture at Nagadeepa, climb over the railing [2]. | allowed_there
                    """)
    void whatItsSourceForbidsOrDeniesIsFound(String draft, String check) {
        assertThat(broken(nagadeepa().withDraft(draft))).contains(check);
    }

    @Test
    void oneHintLetsADraftPassAndTwoDoNot() {
        var one =
                "First comes an hour over the causeways, then the crossing in a crowded wooden boat to Nagadeepa [2].";
        var another =
                "Over the causeways it is an hour to the crowded wooden boat for Nagadeepa and its green waters [2].";

        var hinted = assessed(nagadeepa().withDraft(one));
        assertThat(hinted.getFindings()).extracting(Finding::getSeverity).containsExactly(Severity.MEDIUM);
        assertThat(hinted.getPassed()).isTrue();
        assertThat(assessed(nagadeepa().withDraft(one + "\n\n" + another)).getPassed())
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Lists are sorted with the sort method. I am Travion, a guide to Sri Lanka.",
                "I am Travion, a guide to Sri Lanka.\n\n```\nprint(sorted(x))\n```",
                "Sorting keeps a list in order by its values. Ask me about Sri Lanka instead.",
                "Paris. I am Travion, though, and my subject is Sri Lanka.",
                "It is Paris, but my subject is Sri Lanka.",
                "The answer is 42; still, ask me about a trip.",
                "William Shakespeare. My own field is Sri Lanka.",
                "Seven! Now, where in Sri Lanka shall we go?",
                "That was Marie Curie, though I only know Sri Lanka."
            })
    void whatIsOffTheTopicIsTurnedDownAndNotAnswered(String draft) {
        assertThat(broken(offTopic().withDraft(draft))).contains("kept_to_travel");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "I'm Travion, a guide to travel in Sri Lanka, and sorting lists is not something I can help with. Shall we plan a trip?",
                "That is outside what I do. Ask me about places, days and trips in Sri Lanka.",
                "Sorry, I only know Sri Lanka. Would you like to hear of Ella?",
                "Sorry! My subject is Sri Lanka.",
                "A fun puzzle, but my subject is Sri Lanka.",
                "Good question. I only know Sri Lanka, though.",
                "Alas. Ask me about Ella.",
                "Ella, Kandy or Galle? Those I know; lists I do not."
            })
    void turningItDownMayNameIt(String draft) {
        assertThat(broken(offTopic().withDraft(draft))).doesNotContain("kept_to_travel");
    }

    private static Evaluation assessed(TurnFixture turn) {
        return CHECKS.assess(turn.build()).evaluation();
    }

    private static TurnFixture nagadeepa() {
        return aTurn().asking("Tell me about Nagadeepa")
                .at("Nagadeepa")
                .withPassage("Nagadeepa", "logistics", WAY, 0.8)
                .withPassage("Nagadeepa", "adventure", CROSSING, 0.8)
                .citing(1)
                .citing(2);
    }

    private static TurnFixture offTopic() {
        return aTurn().asking("How do I sort a list in Python?").meaning(IntentType.OFF_TOPIC);
    }
}
