package ai.travion.generator.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AnswerTextTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Steep climb [1].            | Steep climb [1].",
                "Steep climb. [1] Go early.  | Steep climb [1]. Go early.",
                "Steep climb.[1][2] Go early.| Steep climb [1] [2]. Go early.",
                "Really! [2]                 | Really [2]!",
                "Two at once [1, 3].         | Two at once [1] [3].",
                "A range [1-3].              | A range [1] [2] [3].",
                "A range [2–3] here.         | A range [2] [3] here.",
                "Unknown. [9]                | Unknown [9].",
                "Half known [2, 9].          | Half known [2] [9].",
                "Zero [0] is none.           | Zero [0] is none.",
                "A year (1972) stays.        | A year (1972) stays.",
                "Text [sic] stays.           | Text [sic] stays.",
                "A [3](https://a.b) link.    | A [3](https://a.b) link.",
                "OpenAI's 【3†source】.        | OpenAI's [3].",
                "An open bracket [           | An open bracket [",
                "At 5 p.m. the light is low. | At 5 p.m. the light is low.",
                "Not closed [12              | Not closed [12",
            })
    void citationsAreInOneFormHoweverTheWordsAreCut(String said, String shown) {
        for (int cut = 1; cut <= said.length(); cut++) {
            var pieces = new ArrayList<String>();
            var text = new AnswerText(3, pieces::add);

            for (int at = 0; at < said.length(); at += cut) {
                text.add(said.substring(at, Math.min(said.length(), at + cut)));
            }
            text.end();

            assertThat(text.toString()).as("cut into pieces of " + cut).isEqualTo(shown);
            assertThat(String.join("", pieces)).isEqualTo(shown);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Steep climb [1].\n\nSources: [1] Ella, logistics",
                "Steep climb [1].\n\n**Sources:**\n- [1] Ella, logistics\n- [2] Ella, nature\n",
                "Steep climb [1].\nSources:\n\n[1] Ella\n[2] Kandy",
                "Steep climb [1].\n\n### References\n1. Ella, logistics\n2. Kandy",
                "Steep climb [1].\n\n*Source: Ella, logistics [1]*"
            })
    void aListOfSourcesThatAModelWritesItselfIsLeftOutHoweverTheWordsAreCut(String said) {
        for (int cut = 1; cut <= said.length(); cut++) {
            var pieces = new ArrayList<String>();
            var text = new AnswerText(3, pieces::add);

            for (int at = 0; at < said.length(); at += cut) {
                text.add(said.substring(at, Math.min(said.length(), at + cut)));
            }
            text.end();

            assertThat(text.toString()).as("cut into pieces of " + cut).isEqualTo("Steep climb [1].");
            assertThat(String.join("", pieces)).isEqualTo("Steep climb [1].");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Sources differ on the year [1].\n\nSome say 477 [2].",
                "The source of the river is a spring [1].\n- [1] is near",
                "Steep.\n\n- [1] Go early\n- Rest\n\nRefer to the map [2].",
                "Citadel of kings [1].\nSo it is."
            })
    void whatOnlyBeginsLikeOneStays(String said) {
        for (int cut = 1; cut <= said.length(); cut++) {
            var text = new AnswerText(3, piece -> {});

            for (int at = 0; at < said.length(); at += cut) {
                text.add(said.substring(at, Math.min(said.length(), at + cut)));
            }
            text.end();

            assertThat(text.toString()).as("cut into pieces of " + cut).isEqualTo(said);
        }
    }

    @Test
    void citationsOfNothingAreCounted() {
        var text = new AnswerText(2, piece -> {});

        text.add("One [3] two [1] three [4, 5].");
        text.end();

        assertThat(text.unknown()).isEqualTo(3);
    }

    @Test
    void whereNothingCanBeCitedNoNumberIsShown() {
        var text = new AnswerText(0, piece -> {});

        text.add("Hello [1]!");
        text.end();

        assertThat(text.toString()).isEqualTo("Hello!");
    }

    @Test
    void ordinaryWordsAreNotHeldBack() {
        var pieces = new ArrayList<String>();
        var text = new AnswerText(2, pieces::add);

        text.add("The");
        text.add(" rock");

        assertThat(pieces).containsExactly("The", " rock");
    }

    @Test
    void charactersThatNobodySeesAreGoneAndJoinersOfSinhalaAreNot() {
        var text = new AnswerText(1, piece -> {});

        text.add("Si\u202Egiri\u0000ya\u200B ශ්\u200Dරී ලංකා");
        text.end();

        assertThat(text.toString()).isEqualTo("Sigiriya ශ්\u200Dරී ලංකා");
    }
}
