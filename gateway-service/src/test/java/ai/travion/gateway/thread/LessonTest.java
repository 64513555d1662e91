package ai.travion.gateway.thread;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Profile;
import ai.travion.schemas.Run;
import ai.travion.schemas.RunStatus;
import ai.travion.schemas.StatedValue;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a run taught, until the profile holds it. */
class LessonTest {

    private static final Instant NOW = Instant.parse("2026-11-27T08:00:00Z");
    private static final Profile NEW = Profile.newBuilder().setUserId("ann").build();

    @Test
    void aProfileHoldsItOnceItWasLearned() {
        var lesson = Lesson.of(run(RunStatus.SUCCEEDED, liking("tea")), NOW).orElseThrow();

        var learned = Profiles.after(null, Profiles.learned(liking("tea")).orElseThrow(), NOW);

        assertThat(lesson.userId()).isEqualTo("ann");
        assertThat(lesson.isIn(NEW)).isFalse();
        assertThat(lesson.isIn(learned)).isTrue();
    }

    @Test
    void whatIsTakenBackIsALessonAsWell() {
        var reply = GraphState.newBuilder(liking(""))
                .setPreferences(null)
                .setProfile(Profile.newBuilder()
                        .setPreferences(Preferences.newBuilder()
                                .setOther(List.of(value("vegetarian", "withdrawn")))
                                .build())
                        .build())
                .build();
        var kept = Profiles.without(run(RunStatus.SUCCEEDED, reply));
        var vegetarian = Profile.newBuilder(NEW)
                .setPreferences(Preferences.newBuilder()
                        .setOther(List.of(value("vegetarian", "profile")))
                        .build())
                .setUpdatedAt(NOW)
                .build();

        var lesson = Lesson.of(kept, NOW).orElseThrow();

        assertThat(lesson.isIn(vegetarian)).isFalse();
        assertThat(lesson.isIn(
                        Profiles.after(vegetarian, Profiles.learned(reply).orElseThrow(), NOW)))
                .isTrue();
    }

    @Test
    void aRunThatFailedOrEndedAWhileAgoIsNotWaitedFor() {
        assertThat(Lesson.of(run(RunStatus.FAILED, liking("tea")), NOW)).isEmpty();
        assertThat(Lesson.of(run(RunStatus.SUCCEEDED, liking("tea")), NOW.plusSeconds(5)))
                .isEmpty();
    }

    private static Run run(RunStatus status, GraphState reply) {
        return Run.newBuilder()
                .setStatus(status)
                .setFinishedAt(NOW)
                .setState(reply)
                .build();
    }

    private static GraphState liking(String interest) {
        return GraphState.newBuilder()
                .setUserId("ann")
                .setTurn(1)
                .setPreferences(Preferences.newBuilder()
                        .setInterests(List.of(value(interest, "conversation")))
                        .build())
                .build();
    }

    private static StatedValue value(String value, String origin) {
        return StatedValue.newBuilder()
                .setValue(value)
                .setTurn(1)
                .setOrigin(origin)
                .build();
    }
}
