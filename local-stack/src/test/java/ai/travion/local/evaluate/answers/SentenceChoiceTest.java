package ai.travion.local.evaluate.answers;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.generator.composer.Candidates;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The composer says the sentence that answers, for questions that its model was not fitted to. */
class SentenceChoiceTest {

    private static final Path KNOWLEDGE = Path.of("..", "retrieval-service", "src", "main", "resources", "knowledge");

    private static List<MarkedTurn> turns = List.of();

    @BeforeAll
    static void asks() {
        var clock = AnswerEvaluation.clock();
        try (var nodes = NodesInProcess.at(clock)) {
            turns = MarkedTurn.of(new Walk(nodes, clock), new Candidates(Places.load()), MarkedQuestion.unseen());
        }
    }

    @Test
    void whereItIsFoundItComesFirstMoreOftenThanNot() {
        var found = turns.stream()
                .filter(turn -> turn.candidates().stream().anyMatch(turn::answers))
                .toList();
        var first = found.stream()
                .filter(turn -> turn.answers(turn.candidates().stream()
                        .reduce((one, other) -> other.worth() > one.worth() ? other : one)
                        .orElseThrow()))
                .count();

        // Of what the guide does not answer: the harder questions.
        assertThat((double) first / found.size()).isGreaterThan(0.48);
    }

    @Test
    void mostAnswersSayIt() {
        var fromPassages = turns.stream().filter(turn -> !turn.isPrepared()).toList();

        assertThat((double) fromPassages.stream().filter(MarkedTurn::isAnswered).count() / fromPassages.size())
                .isGreaterThan(0.66);
    }

    @Test
    void everyMarkedSentenceStillStandsInTheKnowledge() throws IOException {
        var told = new StringBuilder();
        try (var files = Files.walk(KNOWLEDGE)) {
            for (var file : files.filter(Files::isRegularFile).toList()) {
                told.append(Files.readString(file).replaceAll("\\s+", " "));
            }
        }

        assertThat(Stream.concat(MarkedQuestion.forTuning().stream(), MarkedQuestion.unseen().stream())
                        .flatMap(marked -> marked.first().stream())
                        .filter(sentence -> told.indexOf(sentence) < 0))
                .isEmpty();
    }
}
