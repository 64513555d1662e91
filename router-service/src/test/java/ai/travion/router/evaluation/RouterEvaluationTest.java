package ai.travion.router.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.router.EvaluatedRouter;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What the project promises of messages that tuning did not see; times are measured by the command, and not asserted. */
class RouterEvaluationTest {

    private static final Clock CLOCK =
            Clock.fixed(OffsetDateTime.parse("2026-11-20T10:00+05:30").toInstant(), ZoneId.of("Asia/Colombo"));

    private static final Places ATLAS = Places.load();

    private final RouterEvaluation evaluation = new RouterEvaluation(EvaluatedRouter.at(CLOCK, ATLAS), ATLAS);

    @Test
    void unseenMessagesAreUnderstoodAsPromised() {
        var unseen = evaluation.unseen();

        assertThat(unseen.accuracy()).isGreaterThanOrEqualTo(0.96);
        assertThat(unseen.mainPlace()).isGreaterThanOrEqualTo(0.97);
        assertThat(unseen.date()).isGreaterThanOrEqualTo(0.95);
        assertThat(unseen.offTopicRecall()).isGreaterThanOrEqualTo(0.9);
        assertThat(unseen.travelRefused()).isLessThanOrEqualTo(0.03);
    }

    @Test
    void noMessageIsInBothFiles() {
        var tuning = Labels.messages("messages-tuning.jsonl").stream()
                .map(RouterEvaluationTest::plain)
                .toList();

        var unseen = Labels.messages("messages-unseen.jsonl").stream().map(RouterEvaluationTest::plain);

        assertThat(unseen).doesNotContainAnyElementsOf(tuning);
    }

    private static String plain(LabelledMessage message) {
        return message.words()
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{M}\\p{N}]+", " ")
                .strip();
    }

    @Test
    void conversationsAreUnderstoodAsWellAsBefore() {
        var talks = evaluation.talks();

        assertThat(talks.turnsRight()).isGreaterThanOrEqualTo(0.84);
    }
}
