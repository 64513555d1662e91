package ai.travion.retrieval.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.junit.jupiter.api.Test;

class AnswerabilityTest {

    @Test
    void theModelThatShipsIsReadAndWrittenTheSame() {
        var shipped = Answerability.load();

        assertThat(Answerability.parsed(shipped.text()).text()).isEqualTo(shipped.text());
    }

    @Test
    void numbersOfAnotherModelAreRefused() {
        var shipped = Answerability.load();

        assertThatThrownBy(() -> shipped.above(new double[7], Set.of()))
                .hasMessageContaining("another embedding model");
    }
}
