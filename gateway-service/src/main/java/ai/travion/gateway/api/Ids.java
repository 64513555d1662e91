package ai.travion.gateway.api;

import ai.travion.gateway.thread.Fingerprint;
import java.security.SecureRandom;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** The names of a thread and of a run in it. */
record Ids(String threadId, String runId) {

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int RANDOM_BYTES = 16;

    /**
     * The ids of a request. A thread id that nobody could guess is made where none is given. An idempotency key fixes both,
     * so that a request that is sent again joins its run; one user's key is not another's.
     */
    static Ids of(@Nullable String threadId, @Nullable String idempotencyKey, @Nullable String user) {
        if (idempotencyKey == null) {
            return new Ids(threadId == null ? "thread-" + random() : threadId, "run-" + random());
        }
        var scope = (user == null ? "" : user) + "\n" + (threadId == null ? "" : threadId) + "\n" + idempotencyKey;
        return new Ids(
                threadId == null ? "thread-" + Fingerprint.of("thread\n" + scope, RANDOM_BYTES) : threadId,
                "run-" + Fingerprint.of(scope, RANDOM_BYTES));
    }

    private static String random() {
        var bytes = new byte[RANDOM_BYTES];
        RANDOM.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}
