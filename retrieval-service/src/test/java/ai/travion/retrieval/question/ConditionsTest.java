package ai.travion.retrieval.question;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.knowledge.Passage;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Over the passages that ship. */
class ConditionsTest {

    private static final List<String> TEXTS =
            Shipped.BASE.passages().stream().map(Passage::text).toList();
    private static final Conditions CONDITIONS = new Conditions(
            Vocabulary.of(Shipped.BASE.passages().stream().map(Subject::of).toList()), Shipped.ATLAS);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What can you see at the Kingfisher Caves near Galle?",
                "how long is the walk to Rainbow Canyon from Ella",
                "What is there to see in Mannar?"
            })
    void aPlaceThatNobodyTellsOfIsAStranger(String question) {
        var conditions = CONDITIONS.of(question);

        assertThat(conditions.strangersIn(TEXTS)).isPositive();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Who designed the Seema Malaka in Colombo?",
                "When is the Navam Perahera?",
                "Is the Dutch Museum in Pettah worth it?",
                "which birds live in Victoria Park",
                "WHERE IS THE BLUE WATER"
            })
    void whatThePassagesNameIsNone(String question) {
        var conditions = CONDITIONS.of(question);

        assertThat(conditions.strangersIn(TEXTS)).isZero();
    }
}
