package ai.travion.router.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.router.EvaluatedRouter;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;

/** What the project promises of messages that tuning did not see; times are printed, and not asserted. */
class RouterEvaluationTest {

    private static final Clock CLOCK =
            Clock.fixed(OffsetDateTime.parse("2026-11-20T10:00+05:30").toInstant(), ZoneId.of("Asia/Colombo"));

    @Test
    void unseenMessagesAreUnderstoodAsPromised() {
        var atlas = Places.load();

        var report = new RouterEvaluation(EvaluatedRouter.at(CLOCK, atlas), atlas).report();

        var unseen = report.messages().getLast();
        assertThat(unseen.accuracy()).isGreaterThanOrEqualTo(0.96);
        assertThat(unseen.mainPlace()).isGreaterThanOrEqualTo(0.97);
        assertThat(unseen.date()).isGreaterThanOrEqualTo(0.95);
        assertThat(unseen.offTopicRecall()).isGreaterThanOrEqualTo(0.9);
        assertThat(unseen.travelRefused()).isLessThanOrEqualTo(0.03);
        assertThat(report.conversations().turnsRight()).isGreaterThanOrEqualTo(0.79);
    }
}
