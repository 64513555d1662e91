package ai.travion.gateway.api;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
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
        return new Ids(threadId == null ? "thread-" + digest("thread\n" + scope) : threadId, "run-" + digest(scope));
    }

    private static String random() {
        var bytes = new byte[RANDOM_BYTES];
        RANDOM.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    private static String digest(String text) {
        try {
            var hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, RANDOM_BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JDK has SHA-256.", e);
        }
    }
}
