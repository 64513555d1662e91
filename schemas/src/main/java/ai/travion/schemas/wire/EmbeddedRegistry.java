package ai.travion.schemas.wire;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;

/**
 * A registry of the schemas packaged with this code, without a server.
 *
 * <p>An id is 1,000,000,000 and the schema's 64-bit fingerprint modulo 1,000,000,000: a range that no server counts its way
 * into, and the same id in every process that has the same schema.
 */
public final class EmbeddedRegistry implements SchemaRegistry {

    private static final int RESERVED_FROM = 1_000_000_000;
    private static final int RESERVED_SIZE = 1_000_000_000;

    private final Map<Integer, Schema> schemas = new LinkedHashMap<>();

    /** Knows the current contracts and every released version of them. */
    public EmbeddedRegistry() {
        for (var contract : Contracts.current()) {
            Contracts.releasedVersionsOf(contract).forEach(this::add);
            add(contract);
        }
    }

    private void add(Schema schema) {
        var known = schemas.putIfAbsent(derivedId(schema), schema);
        if (known != null && fingerprint(known) != fingerprint(schema)) {
            throw new IllegalStateException("Two schemas share the id " + derivedId(schema) + ": " + known.getFullName()
                    + " and " + schema.getFullName() + ".");
        }
    }

    @Override
    public int idOf(String subject, Schema schema) {
        int id = derivedId(schema);
        if (!schemas.containsKey(id)) {
            throw new SchemaRegistryException(schema.getFullName()
                    + " is not one of the contracts packaged with Travion; set schema.registry.url to a registry.");
        }
        return id;
    }

    @Override
    public Schema schemaWith(int id) {
        return find(id).orElseThrow(() -> new UnknownSchemaException(id, "the schemas packaged with Travion"));
    }

    /** The packaged schema of an id in the reserved range. */
    public Optional<Schema> find(int id) {
        return Optional.ofNullable(schemas.get(id));
    }

    /** Every packaged schema by its id, in order: for each contract its released versions, then the current one. */
    public Map<Integer, Schema> all() {
        return Collections.unmodifiableMap(schemas);
    }

    /** Whether an id can only have come from an embedded registry. */
    static boolean isReserved(int id) {
        return id >= RESERVED_FROM;
    }

    /** The id that a schema has in every embedded registry. */
    public static int derivedId(Schema schema) {
        return RESERVED_FROM + (int) Math.floorMod(fingerprint(schema), RESERVED_SIZE);
    }

    private static long fingerprint(Schema schema) {
        return SchemaNormalization.parsingFingerprint64(schema);
    }
}
