package ai.travion.retrieval.recommend;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.knowledge.Kind;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OpenWishTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            We want a quiet beach that is not on the south coast, where should we go? | beach         |
            A beach not in the south in December please                               | beach         |
            Which ancient city is best for a wheelchair?                              | ancient site  |
            I'd love to see leopards, where do I go?                                  |               | leopards
            elephants but not in a zoo please                                         |               | elephants
            My mother is 78 and can't climb stairs. Which temple could she visit?     | temple        |
            Which national park for elephants in August, not in the south?            | national park | elephants
            Somewhere in the hill country                                             |               |
            cheap beaches reachable by train                                          | beach         |
            """)
    void anyPlaceThatIsOrHasItWouldDo(String question, @Nullable String kind, @Nullable String thing) {
        var wish = OpenWish.in(question, Shipped.ATLAS).orElseThrow();

        assertThat(wish.kind().map(Kind::name).orElse(null)).isEqualTo(kind);
        assertThat(wish.thing().orElse(null)).isEqualTo(thing);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How long is the walk to the beach from the station?",
                "When do the leopards come out to drink at the waterholes?",
                "Do I need to cover my shoulders in the temples of the north?"
            })
    void whoAsksAnythingElseIsAnsweredOtherwise(String question) {
        assertThat(OpenWish.in(question, Shipped.ATLAS)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "Where in the north can I see temples and no soldiers?, soldiers",
        "a beach without jellyfish, jellyfish"
    })
    void whatNobodyCanCheckIsNamed(String question, String thing) {
        assertThat(OpenWish.in(question, Shipped.ATLAS).orElseThrow().unchecked())
                .containsExactly(thing);
    }
}
