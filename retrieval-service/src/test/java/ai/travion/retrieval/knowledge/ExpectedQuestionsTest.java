package ai.travion.retrieval.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.question.Sentences;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ExpectedQuestionsTest {

    private static final Passage ELLA = Shipped.BASE.passages().stream()
            .filter(passage -> passage.chunkId().equals("ella#history"))
            .findFirst()
            .orElseThrow();

    private static final int FEW = 3;

    @Test
    void aSentenceKnowsTheQuestionsThatItAnswers() {
        var sentence = Sentences.of(ELLA.text()).get(1);

        var passage =
                ExpectedQuestions.read(Map.of("ella.jsonl", line(sentence))).putTo(ELLA);

        assertThat(passage.questions())
                .containsExactly(
                        new ExpectedQuestion(1, "When did the line get here?"), new ExpectedQuestion(1, "By train?"));
    }

    @Test
    void aSentenceThatWasEditedIsNamed() {
        var questions = ExpectedQuestions.read(Map.of("ella.jsonl", line("The railway never came.")));

        assertThatThrownBy(() -> questions.putTo(ELLA))
                .isInstanceOf(MalformedKnowledgeException.class)
                .hasMessageContaining("ella#history")
                .hasMessageContaining("The railway never came.");
    }

    @Test
    void aLineThatIsNoneOfOursIsNamed() {
        assertThatThrownBy(() -> ExpectedQuestions.read(Map.of("ella.jsonl", "{\"passage\": 1")))
                .isInstanceOf(MalformedKnowledgeException.class)
                .hasMessageContaining("questions/ella.jsonl");
    }

    @Test
    void everySentenceThatShipsAnswersSomeQuestions() {
        assertThat(Shipped.BASE.passages()).allSatisfy(passage -> {
            var answered = passage.questions().stream()
                    .collect(Collectors.groupingBy(ExpectedQuestion::sentence, Collectors.counting()));
            assertThat(IntStream.range(0, Sentences.of(passage.text()).size()))
                    .as(passage.chunkId())
                    .allSatisfy(number -> assertThat(answered.getOrDefault(number, 0L))
                            .as("questions of sentence %d", number)
                            .isGreaterThanOrEqualTo(FEW));
        });
    }

    @Test
    void noQuestionIsExpectedOfASentenceTwice() {
        assertThat(Shipped.BASE.passages())
                .allSatisfy(passage -> assertThat(passage.questions().stream()
                                .map(question -> question.sentence() + " " + plain(question.words())))
                        .as(passage.chunkId())
                        .doesNotHaveDuplicates());
    }

    private static String plain(String words) {
        return words.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9 ]", "").strip();
    }

    private static String line(String sentence) {
        return "{\"passage\": \"history\", \"sentence\": \"" + sentence
                + "\", \"questions\": [\"When did the line get here?\", \"By train?\"]}";
    }
}
