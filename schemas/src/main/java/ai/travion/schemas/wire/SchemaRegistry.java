package ai.travion.schemas.wire;

import org.apache.avro.Schema;

/** Gives a schema its id on the wire, and an id its schema. Safe for many threads; answers are final and may be cached. */
public interface SchemaRegistry {

    /**
     * The id under which a schema travels; it is registered if the registry does not hold it yet.
     *
     * @throws SchemaRegistryException where the registry can't be reached or refuses the schema
     */
    int idOf(String subject, Schema schema);

    /**
     * The schema that was written under an id.
     *
     * @throws UnknownSchemaException where no such id exists
     * @throws SchemaRegistryException where the registry can't be reached
     */
    Schema schemaWith(int id);
}
