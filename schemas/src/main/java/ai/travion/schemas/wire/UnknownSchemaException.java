package ai.travion.schemas.wire;

import org.apache.kafka.common.errors.SerializationException;

/** No schema has this id: the record was written by something else, or against another registry. */
public class UnknownSchemaException extends SerializationException {

    public UnknownSchemaException(int id, String where) {
        super("No schema has the id " + id + " in " + where
                + ". Was the record written by another system, or against another registry?");
    }
}
