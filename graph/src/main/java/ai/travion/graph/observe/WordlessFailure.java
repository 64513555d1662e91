package ai.travion.graph.observe;

import org.apache.kafka.common.errors.ApiException;
import org.apache.kafka.common.errors.SerializationException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;

/**
 * A failure as logs and traces may show it: its kinds and where in the code they arose, without their messages, which may quote what a
 * traveller wrote. The messages of Kafka's broker and of the network are kept: no traveller speaks to them.
 */
public final class WordlessFailure extends Exception {

    private static final int DEEPEST = 8;

    public WordlessFailure(Throwable failure) {
        this(failure, 1);
    }

    private WordlessFailure(Throwable failure, int depth) {
        super(named(failure), causeOf(failure, depth), false, true);
        setStackTrace(failure.getStackTrace());
    }

    /** What goes into a log of this failure: without words, unless the log is asked for everything, by the level DEBUG. */
    public static Throwable in(Logger log, Throwable failure) {
        return log.isDebugEnabled() ? failure : new WordlessFailure(failure);
    }

    private static @Nullable Throwable causeOf(Throwable failure, int depth) {
        var cause = failure.getCause();
        return cause == null || depth == DEEPEST ? null : new WordlessFailure(cause, depth + 1);
    }

    private static String named(Throwable failure) {
        return speaksOfTheNetwork(failure)
                ? failure.toString()
                : failure.getClass().getName();
    }

    private static boolean speaksOfTheNetwork(Throwable failure) {
        return (failure instanceof ApiException && !(failure instanceof SerializationException))
                || failure.getClass().getPackageName().startsWith("java.net");
    }
}
