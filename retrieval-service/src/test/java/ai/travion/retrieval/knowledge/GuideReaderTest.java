package ai.travion.retrieval.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ai.travion.retrieval.Shipped;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GuideReaderTest {

    private static final String FILE = """
            ---
            id: ella
            ---

            ## Is Ella worth it?

            aspect: vibe
            also: should i go to ella | ella or not

            Yes, for walkers. Others
            stay away.

            ## Is there a bank in Ella?

            aspect: logistics
            also: cash in ella

            There is.
            """;

    @Test
    void everySectionIsAnAnswerToItsQuestions() {
        var answers = GuideReader.read("ella.md", FILE, Shipped.ATLAS);

        assertThat(answers).hasSize(2);
        var first = answers.getFirst();
        assertThat(first.chunkId()).isEqualTo("ella#asked-is-ella-worth-it");
        assertThat(first.place()).isEqualTo(Shipped.place("Ella"));
        assertThat(first.aspect()).isEqualTo(Aspect.VIBE);
        assertThat(first.text()).isEqualTo("Yes, for walkers. Others stay away.");
        assertThat(first.questions())
                .extracting(ExpectedQuestion::words)
                .containsExactly("Is Ella worth it?", "should i go to ella", "ella or not");
    }

    @Test
    void aFileOfATopicIsOfTheWholeIsland() {
        var answers = GuideReader.read("rain.md", FILE.replace("id: ella", "topic: rain"), Shipped.ATLAS);

        assertThat(answers).allMatch(Country::isToldIn);
        assertThat(answers.getFirst().chunkId()).isEqualTo("sri-lanka-rain#asked-is-ella-worth-it");
        assertThat(Country.topicOf(answers.getFirst())).hasValue("rain");
    }

    @Test
    void anAnswerThatIsAskedForInOneWayOnlyIsRefused() {
        var file = FILE.replace("also: cash in ella", "also: |");

        assertThatThrownBy(() -> GuideReader.read("ella.md", file, Shipped.ATLAS))
                .isInstanceOf(MalformedKnowledgeException.class)
                .hasMessageContaining("Is there a bank in Ella?")
                .hasMessageContaining("needs other words");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            id: ella                 | id: kandy             | named kandy.md
            id: ella                 | id: atlantis          | named atlantis.md
            aspect: vibe             | aspect: mood          | is no aspect
            also: cash in ella       | more: cash            | needs an aspect
            Is there a bank in Ella? | Is Ella worth it?     | stands twice
            """)
    void aBrokenFileIsNamedAndRefused(String part, String broken, String message) {
        assertThatThrownBy(() -> GuideReader.read("ella.md", FILE.replace(part, broken), Shipped.ATLAS))
                .isInstanceOf(MalformedKnowledgeException.class)
                .hasMessageContaining("ella.md")
                .hasMessageContaining(message);
    }
}
