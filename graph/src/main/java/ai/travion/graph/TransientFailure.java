package ai.travion.graph;

/** Something failed that may succeed when it is tried again: a time-out, a refused connection, a busy server. */
public class TransientFailure extends RuntimeException {

    public TransientFailure(String message, Throwable cause) {
        super(message, cause);
    }

    public TransientFailure(String message) {
        super(message);
    }
}
