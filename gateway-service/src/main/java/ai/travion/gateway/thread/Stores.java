package ai.travion.gateway.thread;

/** The names of the stores, and the keys in them. */
final class Stores {

    /** Threads by {@code thread_id}. */
    static final String THREADS = "threads";

    /** Runs that are queued or running, by {@link #runKey}: small, since the deadline scan reads all of it. */
    static final String OPEN_RUNS = "open-runs";

    /** Ended runs with their replies, by {@link #runKey}. */
    static final String ENDED_RUNS = "ended-runs";

    /** What is kept of users across threads, by {@code user_id}. */
    static final String PROFILES = "profiles";

    /** The traces of runs that are queued, by {@link #runKey}; empty but for them. */
    static final String WAITING_TRACES = "waiting-traces";

    private Stores() {}

    /** Lies in the partition of its thread, whatever the key: the processor of the partition wrote it. */
    static String runKey(String threadId, String runId) {
        return threadId + "/" + runId;
    }
}
