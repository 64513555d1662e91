package ai.travion.schemas.wire;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.apache.avro.SchemaBuilder;
import org.apache.avro.SchemaCompatibility;
import org.apache.avro.SchemaCompatibility.SchemaCompatibilityType;
import org.apache.avro.SchemaNormalization;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** FULL_TRANSITIVE: every version of a contract reads every other. */
class SchemaHistoryTest {

    static List<Schema> contracts() {
        return Contracts.current();
    }

    @ParameterizedTest
    @MethodSource("contracts")
    void theCurrentVersionIsTheLastOneOfTheHistory(Schema contract) throws IOException {
        var next = Files.createDirectories(Path.of("target", "history-next")).resolve(contract.getName() + ".avsc");
        Files.writeString(next, contract.toString(true) + "\n");

        var released = Contracts.releasedVersionsOf(contract);

        assertThat(released).as("schemas/history holds %s", contract.getName()).isNotEmpty();
        assertThat(SchemaNormalization.toParsingForm(released.getLast()))
                .as(
                        "%s has changed: a release copies schemas/%s into a new folder of schemas/history",
                        contract.getName(), next)
                .isEqualTo(SchemaNormalization.toParsingForm(contract));
    }

    @ParameterizedTest
    @MethodSource("contracts")
    void everyVersionReadsEveryOther(Schema contract) {
        var versions = Contracts.releasedVersionsOf(contract);

        for (var reader : versions) {
            for (var writer : versions) {
                assertThat(compatibility(reader, writer)).isEqualTo(SchemaCompatibilityType.COMPATIBLE);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("contracts")
    void everyFieldHasADefaultAndEveryEnumAnUnknown(Schema contract) {
        assertThat(recordsIn(contract))
                .allSatisfy(record -> assertThat(record.getFields()).allMatch(Schema.Field::hasDefaultValue));
        assertThat(enumsIn(contract))
                .allSatisfy(type -> assertThat(type.getEnumDefault()).isEqualTo("UNKNOWN"));
    }

    @Test
    void aFieldWithoutADefaultWouldBeFound() {
        var changed = SchemaBuilder.record("GraphState")
                .namespace("ai.travion.schemas")
                .fields()
                .requiredString("brand_new")
                .endRecord();

        assertThat(compatibility(changed, GraphState.getClassSchema())).isEqualTo(SchemaCompatibilityType.INCOMPATIBLE);
    }

    private static SchemaCompatibilityType compatibility(Schema reader, Schema writer) {
        return SchemaCompatibility.checkReaderWriterCompatibility(reader, writer)
                .getType();
    }

    private static List<Schema> recordsIn(Schema schema) {
        return reachableFrom(schema)
                .filter(type -> type.getType() == Schema.Type.RECORD)
                .toList();
    }

    private static List<Schema> enumsIn(Schema schema) {
        return reachableFrom(schema)
                .filter(type -> type.getType() == Schema.Type.ENUM)
                .toList();
    }

    /** Our contracts have no cycles. */
    private static Stream<Schema> reachableFrom(Schema schema) {
        var children = switch (schema.getType()) {
            case RECORD -> schema.getFields().stream().map(Schema.Field::schema);
            case ARRAY -> Stream.of(schema.getElementType());
            case MAP -> Stream.of(schema.getValueType());
            case UNION -> schema.getTypes().stream();
            default -> Stream.<Schema>empty();
        };
        return Stream.concat(Stream.of(schema), children.flatMap(SchemaHistoryTest::reachableFrom));
    }
}
