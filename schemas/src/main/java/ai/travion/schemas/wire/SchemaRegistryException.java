package ai.travion.schemas.wire;

import org.apache.kafka.common.errors.RetriableException;

/** The registry could not be reached, or would not do what it was asked. Trying again may help. */
public class SchemaRegistryException extends RetriableException {

    public SchemaRegistryException(String message, Throwable cause) {
        super(message, cause);
    }

    public SchemaRegistryException(String message) {
        super(message);
    }
}
