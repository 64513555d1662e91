package ai.travion.gateway.thread;

import ai.travion.schemas.Profile;
import ai.travion.schemas.Run;
import ai.travion.schemas.RunStatus;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** What a run that has just ended taught of its user, on its way to their profile. */
public final class Lesson {

    /** What ended before is in the profile, or was erased from it since. */
    private static final Duration FRESH = Duration.ofSeconds(2);

    private final Profile learned;

    private Lesson(Profile learned) {
        this.learned = learned;
    }

    /** Empty where a run failed or taught nothing, or ended a while ago. */
    public static Optional<Lesson> of(Run run, Instant now) {
        return Optional.of(run)
                .filter(ended -> ended.getStatus() == RunStatus.SUCCEEDED)
                .flatMap(Run::getFinishedAt)
                .filter(end -> end.isAfter(now.minus(FRESH)))
                .flatMap(end -> run.getState())
                .flatMap(Profiles::learned)
                .map(Lesson::new);
    }

    public String userId() {
        return learned.getUserId();
    }

    /** Whether a profile holds it: learning it again would change nothing. */
    public boolean isIn(Profile profile) {
        return profile.getUpdatedAt()
                .map(now -> Profiles.after(profile, learned, now).equals(profile))
                .orElse(false);
    }
}
