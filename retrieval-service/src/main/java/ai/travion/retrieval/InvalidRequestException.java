package ai.travion.retrieval;

/** A request to the recommender that cannot be meant, by the field that is wrong. */
final class InvalidRequestException extends RuntimeException {

    private final String field;

    InvalidRequestException(String field, String message) {
        super(message);
        this.field = field;
    }

    String field() {
        return field;
    }
}
