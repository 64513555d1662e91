package ai.travion.retrieval.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RankingTest {

    private static final Ranking SHIPPED = Ranking.load();

    @Test
    void whatIsWrittenIsReadBackTheSame() {
        assertThat(Ranking.parsed(SHIPPED.text()).text()).isEqualTo(SHIPPED.text());
    }

    @Test
    void aFileWithoutOneOfThemIsRefusedByName() {
        var file = SHIPPED.text().replaceFirst("(?m)^HEADING .*\n", "");

        assertThatThrownBy(() -> Ranking.parsed(file)).hasMessageContaining("HEADING");
    }

    @ParameterizedTest
    @EnumSource(Resemblance.class)
    void nothingThatTheyHaveInCommonSpeaksAgainstAnAnswer(Resemblance trait) {
        assertThat(SHIPPED.sum(with(trait, 1))).isGreaterThanOrEqualTo(SHIPPED.sum(with(trait, 0)));
        assertThat(SHIPPED.likely(with(trait, 1), 1)).isGreaterThanOrEqualTo(SHIPPED.likely(with(trait, 0), 1));
    }

    @Test
    void aWordThatTellsWhatIsAskedAndIsNotSaidMakesAnAnswerUnlikely() {
        var said = alike();
        var unsaid = alike();
        unsaid.put(Resemblance.WORDS, 0.3);
        unsaid.put(Resemblance.RAREST_WORD, 0.0);

        assertThat(SHIPPED.likely(said, 2)).isGreaterThan(0.6);
        assertThat(SHIPPED.likely(unsaid, 2)).isLessThan(SHIPPED.likely(said, 2) - 0.2);
    }

    private static Map<Resemblance, Double> with(Resemblance trait, double value) {
        var traits = alike();
        traits.put(trait, value);
        return traits;
    }

    /** What a plain question has in common with the answer that was prepared for it. */
    private static Map<Resemblance, Double> alike() {
        var traits = new EnumMap<Resemblance, Double>(Resemblance.class);
        for (var trait : Resemblance.values()) {
            traits.put(trait, 0.7);
        }
        traits.put(Resemblance.WORDS, 1.0);
        traits.put(Resemblance.RAREST_WORD, 1.0);
        traits.put(Resemblance.FORM, 1.0);
        return traits;
    }
}
