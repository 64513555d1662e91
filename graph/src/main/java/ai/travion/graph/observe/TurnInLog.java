package ai.travion.graph.observe;

import java.util.Map;
import java.util.concurrent.Callable;
import org.slf4j.MDC;

/** Names a turn in every log line of this thread, whoever writes it, until it is closed: {@code thread_id, run_id, node}. */
public final class TurnInLog implements AutoCloseable {

    private static final String THREAD = "thread_id";
    private static final String RUN = "run_id";
    private static final String NODE = "node";

    private TurnInLog() {}

    public static TurnInLog of(String threadId, String runId, String node) {
        MDC.put(THREAD, threadId);
        MDC.put(RUN, runId);
        MDC.put(NODE, node);
        return new TurnInLog();
    }

    /** The same work, whose lines name the turn of this thread on whatever thread it is done. */
    public static <T> Callable<T> carriedTo(Callable<T> work) {
        var fields = MDC.getCopyOfContextMap();
        return () -> {
            var before = MDC.getCopyOfContextMap();
            MDC.setContextMap(fields == null ? Map.of() : fields);
            try {
                return work.call();
            } finally {
                MDC.setContextMap(before == null ? Map.of() : before);
            }
        };
    }

    @Override
    public void close() {
        MDC.remove(THREAD);
        MDC.remove(RUN);
        MDC.remove(NODE);
    }
}
