package ai.travion.gateway.thread;

/** The keeper of a thread does not know a run of it, although it was given time to come to its request. */
public final class NoSuchRun extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NoSuchRun(String runId) {
        super("There is no run " + runId + ".");
    }

    /** As another gateway said. */
    public static NoSuchRun elsewhere(String runId) {
        return new NoSuchRun(runId);
    }
}
