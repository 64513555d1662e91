package ai.travion.retrieval.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.knowledge.Passage;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LabelledQuestionTest {

    private final LabelledQuestion question = new LabelledQuestion("Who built it?", Map.of("a", 2, "b", 1), Set.of());

    @Test
    void recallIsTheShareThatWasFound() {
        assertThat(question.recall(List.of("x", "b"))).isEqualTo(0.5);
        assertThat(question.recall(List.of("b", "a"))).isEqualTo(1);
    }

    @Test
    void whatAnswersInPartIsNoAnswerThatIsLacking() {
        assertThat(question.recallOfAnswers(List.of("a", "x"))).isEqualTo(1);
        assertThat(question.recallOfAnswers(List.of("b", "x"))).isZero();
    }

    @Test
    void fiveWithoutAFaultAreAllThatIsAskedForWhereSevenAnswer() {
        var seven = new LabelledQuestion(
                "What is there to see?", Map.of("a", 2, "b", 1, "c", 1, "d", 1, "e", 1, "f", 1, "g", 1), Set.of());

        assertThat(seven.recall(List.of("a", "b", "c", "d", "e"))).isEqualTo(1);
        assertThat(seven.room()).isEqualTo(5 / 7.0);
        assertThat(question.room()).isEqualTo(1);
    }

    @Test
    void aSetIsLabelledWithAnswersWhereMostOfItsQuestionsAre() {
        assertThat(LabelledQuestions.in("writer-8.csv")).allMatch(LabelledQuestion::labelsAnswers);
        assertThat(LabelledQuestions.in("stranger-5.csv")).noneMatch(LabelledQuestion::labelsAnswers);
    }

    @Test
    void onlyAFullAnswerAnswers() {
        assertThat(question.isAnsweredBy(List.of("b"))).isFalse();
        assertThat(question.isAnsweredBy(List.of("x", "a"))).isTrue();
    }

    @Test
    void theBestOrderGainsMost() {
        assertThat(question.ndcg(List.of("a", "b"))).isEqualTo(1);
        // (1 + 3 / log2(3)) / (3 + 1 / log2(3))
        assertThat(question.ndcg(List.of("b", "a"))).isEqualTo(0.797, within(0.001));
        assertThat(question.ndcg(List.of("x"))).isZero();
    }

    @Test
    void theReciprocalRankIsOfTheFirstRelevant() {
        assertThat(question.reciprocalRank(List.of("x", "b", "a"))).isEqualTo(0.5);
    }

    @Test
    void everyLabelIsOfAPassageOrAPreparedAnswerThatShipsAndNoQuestionIsInTwoSets() {
        var chunkIds = Stream.concat(Shipped.BASE.passages().stream(), Shipped.answers().stream())
                .map(Passage::chunkId)
                .collect(Collectors.toSet());
        var sets = Stream.of(
                        LabelledQuestions.TO_LEARN_FROM,
                        List.of("unseen", "stranger", "stranger-2", "stranger-5", "stranger-6"))
                .flatMap(List::stream)
                .map(set -> LabelledQuestions.in(set + ".csv"))
                .toList();

        var all = sets.stream().flatMap(List::stream).toList();

        assertThat(all).hasSizeGreaterThanOrEqualTo(240);
        assertThat(all).filteredOn(one -> !one.isAnswerable()).hasSizeGreaterThanOrEqualTo(40);
        assertThat(all)
                .allSatisfy(
                        one -> assertThat(chunkIds).containsAll(one.relevant().keySet()));
        assertThat(new HashSet<>(all.stream().map(LabelledQuestion::words).toList()))
                .hasSameSizeAs(all);
    }
}
