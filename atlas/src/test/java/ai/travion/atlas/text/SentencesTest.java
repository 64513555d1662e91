package ai.travion.atlas.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SentencesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Ella lies at 1,040.5 metres. It is cool.|2",
                "St. Clair's Falls is wide. The road passes it.|2",
                "The train leaves at 6 a.m. from Kandy station.|1",
                "Come early! Is it worth it? Yes, it certainly is.|3",
                "He said \"Stay here.\" Then he went away quietly.|2",
                "The stupa, ca. 100 metres high, was built by J. R. Silva.|1"
            })
    void sentencesAreCutWhereTheyEnd(String text, int count) {
        assertThat(Sentences.of(text)).hasSize(count);
    }

    @Test
    void headingsAndListMarksAreNoPartOfASentence() {
        var sentences = Sentences.of(
                "## History\n\nEllais old and famous.\n\n- The first point is here.\n- The second point is here.");

        assertThat(sentences)
                .containsExactly("Ellais old and famous.", "The first point is here.", "The second point is here.");
    }

    @Test
    void wrappedLinesAreOneSentence() {
        assertThat(Sentences.of("Ella began as a small village\nat the head of the Ella Gap."))
                .containsExactly("Ella began as a small village at the head of the Ella Gap.");
    }
}
