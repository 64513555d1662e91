package ai.travion.generator.composer;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import ai.travion.schemas.RouteDecision;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The last answer in fewer words is its own first sentences, and fewer of them. */
class ShorterTest {

    private static final Composer COMPOSER = new Composer(Places.load());
    private static final String WORN = "Shoulders and knees are covered at the Temple of the Tooth.";
    private static final String LEFT = "Shoes are left at the counter of the Temple of the Tooth.";
    private static final String DRUMS = "Drummers play at the Temple of the Tooth at dawn.";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "can you say that in one line?",
                "in a nutshell please",
                "one sentence please",
                "tl;dr",
                "just a one-liner"
            })
    void oneLineIsItsFirstSentence(String message) {
        var text = shorter(message, WORN, LEFT, DRUMS);

        assertThat(text).contains("knees are covered").doesNotContain("counter", "Drummers");
    }

    @ParameterizedTest
    @ValueSource(strings = {"shorter please", "sum up", "the quick version", "in two sentences"})
    void inShortItIsItsFirstTwo(String message) {
        var text = shorter(message, WORN, LEFT, DRUMS);

        assertThat(text)
                .contains("knees are covered", "counter", "Sources: [1]")
                .doesNotContain("Drummers");
    }

    @Test
    void ofTwoSentencesOneIsLeft() {
        assertThat(shorter("shorter please", WORN, LEFT))
                .contains("knees are covered")
                .doesNotContain("counter");
    }

    @Test
    void whatWasNotSaidIsNotBroughtIn() {
        assertThat(shorter("shorter please", LEFT)).contains("counter").doesNotContain("knees", "Drummers");
    }

    private static String shorter(String message, String... said) {
        var answer = new StringBuilder();
        for (var sentence : said) {
            answer.append(sentence.replaceFirst("\\.$", " [1]. "));
        }
        var turn = aTurn().asking(message)
                .at("Temple of the Tooth")
                .withPassage("Temple of the Tooth", "culture", String.join(" ", WORN, LEFT, DRUMS), 0.9)
                .with(state -> state.setRouteDecision(RouteDecision.DIRECT_ANSWER)
                        .setMessages(List.of(
                                new Message(Role.USER, "What should I wear at the Temple of the Tooth?", 1),
                                new Message(
                                        Role.ASSISTANT,
                                        answer.toString().strip() + "\n\nSources: [1] Temple of the Tooth, culture",
                                        1),
                                new Message(Role.USER, message, 2))));
        return COMPOSER.write(turn.build(), piece -> {}).text();
    }
}
