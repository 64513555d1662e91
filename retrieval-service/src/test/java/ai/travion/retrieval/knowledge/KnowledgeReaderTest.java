package ai.travion.retrieval.knowledge;

import static java.time.Month.APRIL;
import static java.time.Month.JANUARY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KnowledgeReaderTest {

    private static final String FILE = """
            ---
            id: sigiriya
            best_months: [1, 4]
            l_rel: 0.4
            l_nat: 1.0
            visit_minutes: 180
            opens: "05:00"
            closes: "17:30"
            tags: [history, whale-watching]
            nearby: [habarana]
            ---

            ## History

            The rock
            was a palace.

            A second paragraph.

            ## Adventure

            Steps.

            ## Nature

            Trees.

            ## Culture

            Frescoes.

            ## Logistics

            Buses.

            ## Vibe

            Calm.
            """;

    @Test
    void aFileBecomesATypedRecord() {
        var file = KnowledgeReader.read("sigiriya.md", FILE);

        assertThat(file.id()).isEqualTo("sigiriya");
        assertThat(file.bestMonths()).containsExactlyInAnyOrder(JANUARY, APRIL);
        assertThat(file.religiousSensitivity()).isEqualTo(0.4);
        assertThat(file.naturalSensitivity()).isEqualTo(1.0);
        assertThat(file.visitMinutes()).isEqualTo(180);
        assertThat(file.opens()).contains(LocalTime.of(5, 0));
        assertThat(file.closes()).contains(LocalTime.of(17, 30));
        assertThat(file.tags()).containsExactlyInAnyOrder(Tag.HISTORY, Tag.WHALE_WATCHING);
        assertThat(file.nearby()).containsExactly("habarana");
        assertThat(file.section(Aspect.HISTORY)).isEqualTo("The rock was a palace.\n\nA second paragraph.");
        assertThat(file.section(Aspect.VIBE)).isEqualTo("Calm.");
    }

    @Test
    void lineEndingsOfWindowsAreRead() {
        var file = KnowledgeReader.read("sigiriya.md", FILE.replace("\n", "\r\n"));

        assertThat(file.section(Aspect.HISTORY)).isEqualTo("The rock was a palace.\n\nA second paragraph.");
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(delimiter = '|', textBlock = """
            id: sigiriya            | id: elsewhere           | its id is elsewhere
            id: sigiriya            | name: sigiriya          | is no line of front matter
            best_months: [1, 4]     | best_months: [1, 13]    | months are 1 to 12
            best_months: [1, 4]     | best_months: 1          | list in brackets
            best_months: [1, 4]     | best_months: []         | empty entry
            l_rel: 0.4              | l_rel: 1.4              | between 0 and 1
            l_nat: 1.0              | l_nat: high             | between 0 and 1
            visit_minutes: 180      | visit_minutes: -3       | whole number of minutes
            visit_minutes: 180      | visit_minutes:          | visit_minutes is missing
            opens: "05:00"          | opens: "25:00"          | a time is written
            history, whale-watching | history, bungee         | "bungee" is no tag
            nearby: [habarana]      | l_rel: 0.4              | l_rel stands twice
            ## Nature               | ## Wildlife             | they have to be History, Adventure, Nature
            ## Nature               | Nature                  | its sections are
            Trees.                  | ''                      | section Nature is empty
            """)
    void aBrokenFileIsNamedAndRefused(String part, String broken, String message) {
        var text = FILE.replace(part, broken);

        assertThatThrownBy(() -> KnowledgeReader.read("sigiriya.md", text))
                .isInstanceOf(MalformedKnowledgeException.class)
                .hasMessageContaining("sigiriya.md")
                .hasMessageContaining(message);
    }

    @Test
    void aFileWithoutFrontMatterIsRefused() {
        assertThatThrownBy(() -> KnowledgeReader.read("notes.md", "# Notes"))
                .isInstanceOf(MalformedKnowledgeException.class)
                .hasMessageContaining("notes.md")
                .hasMessageContaining("front matter");
    }
}
