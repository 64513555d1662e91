package ai.travion.retrieval.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountryReaderTest {

    private static final String PAGE = """
            ---
            topic: health
            title: health
            aspect: logistics
            ---

            ## Water and food

            Tap water is not for
            visitors.

            ## Sun

            The sun is strong.
            """;

    @Test
    void everySectionIsAPassageOfTheWholeIsland() {
        var passages = CountryReader.read("health.md", PAGE);

        assertThat(passages)
                .extracting(Passage::chunkId, Passage::title, Passage::text)
                .containsExactly(
                        tuple(
                                "sri-lanka-health#water-and-food",
                                "Sri Lanka, health: Water and food",
                                "Tap water is not for visitors."),
                        tuple("sri-lanka-health#sun", "Sri Lanka, health: Sun", "The sun is strong."));
        assertThat(passages).allMatch(Country::isToldIn).allMatch(passage -> passage.aspect() == Aspect.LOGISTICS);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            topic: health     | topic: hygiene     | named hygiene.md
            title: health     | name: health       | no line of front matter
            aspect: logistics | aspect: water      | is no aspect
            ## Sun            | ## Water and food  | stands twice
            """)
    void aBrokenPageIsNamedAndRefused(String part, String broken, String message) {
        assertThatThrownBy(() -> CountryReader.read("health.md", PAGE.replace(part, broken)))
                .isInstanceOf(MalformedKnowledgeException.class)
                .hasMessageContaining("health.md")
                .hasMessageContaining(message);
    }
}
