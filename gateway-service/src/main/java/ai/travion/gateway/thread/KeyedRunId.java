package ai.travion.gateway.thread;

import ai.travion.schemas.Preferences;
import ai.travion.schemas.ThreadState;
import ai.travion.schemas.TurnRequest;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The id of a run that was asked for under an {@code Idempotency-Key}. It carries a fingerprint of what was said, so that other words
 * under the same key are another run, which the keeper of the thread refuses and whoever said them is told of; and it counts attempts,
 * since what was refused may be said again.
 *
 * @param key {@code run-} and 16 bytes in hexadecimal: the key, its user, and the thread that was named
 * @param words 8 bytes in hexadecimal: message, preferences, channel and strategy
 * @param attempt from 1
 */
public record KeyedRunId(String key, String words, int attempt) {

    private static final Pattern FORM = Pattern.compile("(run-[0-9a-f]{32})-([0-9a-f]{16})(?:-([1-9][0-9]{0,8}))?");
    private static final int WORDS_BYTES = 8;

    /** An object without a wish in it says what none says. */
    private static final Preferences NO_WISHES = Preferences.newBuilder().build();

    /** The first attempt to say something under a key. */
    public static KeyedRunId first(String key, TurnRequest said) {
        var words = String.join(
                "\n",
                said.getChannel(),
                said.getMultitaskStrategy().name(),
                String.valueOf(said.getPreferences().filter(wishes -> !wishes.equals(NO_WISHES))),
                said.getMessage());
        return new KeyedRunId(key, Fingerprint.of(words, WORDS_BYTES), 1);
    }

    /** Empty for a run that no key was given for. */
    public static Optional<KeyedRunId> parse(String runId) {
        var parts = FORM.matcher(runId);
        return parts.matches()
                ? Optional.of(new KeyedRunId(
                        parts.group(1),
                        parts.group(2),
                        Optional.ofNullable(parts.group(3))
                                .map(Integer::parseInt)
                                .orElse(1)))
                : Optional.empty();
    }

    public String runId() {
        return key + "-" + words + (attempt == 1 ? "" : "-" + attempt);
    }

    public KeyedRunId next() {
        return new KeyedRunId(key, words, attempt + 1);
    }

    /** The runs of a thread, open and ended, that were asked for under the same key. */
    List<KeyedRunId> sameKeyIn(ThreadState thread) {
        return Stream.of(
                        thread.getActiveRun().stream(), thread.getQueuedRuns().stream(), thread.getEndedRuns().stream())
                .flatMap(runs -> runs)
                .flatMap(runId -> parse(runId).stream())
                .filter(other -> other.key().equals(key))
                .toList();
    }
}
