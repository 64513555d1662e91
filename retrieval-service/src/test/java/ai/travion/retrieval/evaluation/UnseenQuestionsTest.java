package ai.travion.retrieval.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.knowledge.ExpectedQuestion;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UnseenQuestionsTest {

    /** A figure would mean nothing where the questions behind it had been written into the knowledge, or fitted to. */
    @ParameterizedTest
    @ValueSource(strings = {"unseen.csv", "stranger.csv", "stranger-2.csv", "stranger-5.csv", "stranger-6.csv"})
    void noneIsExpectedByTheKnowledgeOrTunedOn(String file) {
        var expected = Shipped.BASE.passages().stream()
                .flatMap(passage -> passage.questions().stream())
                .map(ExpectedQuestion::words);
        var tunedOn = LabelledQuestions.toLearnFrom().stream().map(LabelledQuestion::words);
        var known =
                Stream.concat(expected, tunedOn).map(UnseenQuestionsTest::plain).collect(Collectors.toSet());

        assertThat(LabelledQuestions.in(file))
                .isNotEmpty()
                .extracting(question -> plain(question.words()))
                .doesNotContainAnyElementsOf(known);
    }

    private static String plain(String words) {
        return words.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9 ]", "").strip();
    }
}
