package ai.travion.retrieval.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.Piece;
import ai.travion.retrieval.vectors.ShippedVectors;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The answers that ship, each against the rules that they were written by. */
class GuideAnswersTest {

    private static final List<Passage> ANSWERS = Shipped.answers();
    private static final Pattern PRICE =
            Pattern.compile("\\b(?:rs|lkr|usd|rupees \\d|\\d+ rupees)\\b|[$€£]", Pattern.CASE_INSENSITIVE);
    private static final int FEWEST_WORDS = 12;
    private static final int MOST_WORDS = 75;

    @Test
    void everyPlaceAnswersWhatItIsMostAsked() {
        var byPlace = ANSWERS.stream()
                .collect(Collectors.groupingBy(answer -> answer.place().id(), Collectors.counting()));

        assertThat(byPlace).hasSize(Shipped.BASE.size() + 1);
        assertThat(byPlace.values()).allMatch(count -> count >= 10);
    }

    @Test
    void anAnswerIsAsLongAsAGuideWouldSpeak() {
        assertThat(ANSWERS)
                .allSatisfy(answer -> assertThat(answer.text().split("\\s+", -1))
                        .as(answer.chunkId())
                        .hasSizeBetween(FEWEST_WORDS, MOST_WORDS));
    }

    @Test
    void noneStatesAPriceOrShouts() {
        assertThat(ANSWERS)
                .noneMatch(answer ->
                        PRICE.matcher(answer.text()).find() || answer.text().contains("!"));
    }

    @Test
    void noQuestionOfAPlaceIsAnsweredTwice() {
        var twice = new HashMap<String, String>();
        assertThat(ANSWERS)
                .allSatisfy(answer -> assertThat(answer.questions())
                        .hasSizeGreaterThan(1)
                        .allSatisfy(question -> assertThat(twice.put(
                                        answer.place().id() + question.words().toLowerCase(java.util.Locale.ROOT),
                                        answer.chunkId()))
                                .as(answer.chunkId() + ": " + question.words())
                                .isNull()));
    }

    @Test
    void noneWaitsForItsVectorsAtTheStart() throws IOException {
        var shipped = ShippedVectors.GUIDE.read();
        var computed = new int[1];
        Embedded.of(
                ANSWERS,
                shipped,
                text -> {
                    computed[0]++;
                    return new float[0];
                },
                Shipped.ATLAS,
                done -> {});

        assertThat(computed[0])
                .as("texts that were edited since: ./travion ingest --shipped")
                .isZero();
        assertThat(ANSWERS.stream().flatMap(Piece::of)).isNotEmpty();
    }
}
