package ai.travion.local;

/** The stack can't start; the message is a sentence for the person who started it. */
final class CannotStartException extends RuntimeException {

    CannotStartException(String message) {
        super(message);
    }

    CannotStartException(String message, Throwable cause) {
        super(message, cause);
    }

    /** Says what the cause says, which is such a sentence already. */
    static CannotStartException because(Throwable cause) {
        return new CannotStartException(String.valueOf(cause.getMessage()), cause);
    }
}
