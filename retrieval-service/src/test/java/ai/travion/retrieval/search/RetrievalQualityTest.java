package ai.travion.retrieval.search;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.search.Evidence.Scored;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** How well questions in other words than the texts' are answered, over the knowledge base that ships. */
class RetrievalQualityTest {

    private static final double PARTIAL = 0.6;

    @Test
    void paraphrasedQuestionsFindTheirPassageAmongTheFive() throws IOException {
        var questions = questions("answerable.csv");

        var unanswered =
                questions.stream().filter(question -> !question.isAnswered()).toList();

        double recall = 1 - (double) unanswered.size() / questions.size();
        System.out.printf("recall@5 %.3f of %d questions%n", recall, questions.size());
        assertThat(recall).as("not found: %s", unanswered).isGreaterThanOrEqualTo(0.92);
    }

    @Test
    void whatIsAnswerableIsRarelyGradedInsufficient() throws IOException {
        var questions = questions("answerable.csv");

        var insufficient = questions.stream()
                .filter(question -> question.grade() < PARTIAL)
                .toList();

        System.out.printf("answerable, graded insufficient: %d of %d%n", insufficient.size(), questions.size());
        assertThat((double) insufficient.size() / questions.size())
                .as("insufficient: %s", insufficient)
                .isLessThanOrEqualTo(0.05);
    }

    @Test
    void whatTheKnowledgeBaseDoesNotHoldIsGradedInsufficient() throws IOException {
        var questions = questions("unanswerable.csv");

        var sufficient = questions.stream()
                .filter(question -> question.grade() >= PARTIAL)
                .toList();

        System.out.printf("unanswerable, graded sufficient: %d of %d%n", sufficient.size(), questions.size());
        assertThat((double) sufficient.size() / questions.size())
                .as("sufficient: %s", sufficient)
                .isLessThanOrEqualTo(0.1);
    }

    @Test
    void everyScoreIsAShareAndTheBestComesFirst() throws IOException {
        for (var question : questions("answerable.csv")) {
            var scores = question.evidence().stream().map(Scored::relevance).toList();

            assertThat(scores)
                    .as(question.words())
                    .hasSizeBetween(1, 5)
                    .allSatisfy(score -> assertThat(score).isBetween(0.0, 1.0));
            assertThat(scores).as(question.words()).isSortedAccordingTo((one, other) -> Double.compare(other, one));
        }
    }

    private static List<Question> questions(String file) throws IOException {
        try (var stream = RetrievalQualityTest.class.getResourceAsStream("/ai/travion/retrieval/" + file)) {
            var text = new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
            return text.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\\|", -1))
                    .map(cells -> new Question(
                            cells[0].strip(),
                            parts(cells[1]).stream().map(Shipped::place).toList(),
                            cells.length > 2 ? Set.copyOf(parts(cells[2])) : Set.of()))
                    .toList();
        }
    }

    private static List<String> parts(String cell) {
        return Arrays.stream(cell.split(";"))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList();
    }

    private record Question(String words, List<Place> places, Set<String> answers) {

        List<Scored> evidence() {
            return Shipped.SEARCH
                    .about(Inquiry.question(words, places.toArray(Place[]::new)))
                    .passages();
        }

        boolean isAnswered() {
            return evidence().stream()
                    .anyMatch(scored -> answers.contains(scored.passage().chunkId()));
        }

        /** As the grader combines scores; the place is matched by every passage here, or by most. */
        double grade() {
            var scores = evidence().stream().mapToDouble(Scored::relevance).summaryStatistics();
            return scores.getCount() == 0 ? 0 : 0.4 * scores.getAverage() + 0.4 * scores.getMax() + 0.2;
        }

        @Override
        public String toString() {
            return words + " -> "
                    + evidence().stream()
                            .map(scored -> scored.passage().chunkId())
                            .collect(Collectors.joining(", "));
        }
    }
}
