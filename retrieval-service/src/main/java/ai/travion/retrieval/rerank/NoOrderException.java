package ai.travion.retrieval.rerank;

/** Passages that could not be put in another order. They keep the one that they have. */
public final class NoOrderException extends RuntimeException {

    public NoOrderException(String message) {
        super(message);
    }

    public NoOrderException(String message, Throwable cause) {
        super(message, cause);
    }
}
