package ai.travion.retrieval.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ai.travion.embedding.MiniLm;
import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.knowledge.Aspect;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SidesTest {

    private static final Sides SHIPPED = Sides.load();
    private static final MiniLm MODEL = Shipped.model();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            which king had the place built       | HISTORY
            is there a bus to the place          | LOGISTICS
            which birds live at the place        | NATURE
            what do people eat at the place      | CULTURE
            """)
    void theSideThatAQuestionAsksAboutIsTheLikeliest(String question, Aspect aspect) {
        var likely = SHIPPED.of(MODEL.of(question));

        assertThat(likely.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey))
                .contains(aspect);
        assertThat(likely.values()).allMatch(one -> one <= 0);
    }

    @Test
    void theModelThatShipsIsReadAndWrittenTheSame() {
        var text = SHIPPED.text();

        assertThat(Sides.parsed(text).text()).isEqualTo(text);
    }

    @Test
    void aVectorOfAnotherModelIsRefused() {
        assertThatThrownBy(() -> SHIPPED.of(new float[7])).hasMessageContaining("another embedding model");
    }
}
