package ai.travion.schemas.wire;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.Profile;
import ai.travion.schemas.Run;
import ai.travion.schemas.RunControl;
import ai.travion.schemas.RunEvent;
import ai.travion.schemas.ThreadState;
import ai.travion.schemas.TurnRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.data.TimeConversions;
import org.apache.avro.generic.GenericData;

/** The records that Travion writes to Kafka as a value of their own, and every released version of them. */
public final class Contracts {

    private static final List<Schema> CURRENT = List.of(
            GraphState.getClassSchema(),
            TurnRequest.getClassSchema(),
            RunEvent.getClassSchema(),
            RunControl.getClassSchema(),
            Run.getClassSchema(),
            ThreadState.getClassSchema(),
            Profile.getClassSchema());

    static {
        // A list that Avro has read compares its records by Avro's default model, which throws on a date it can't
        // convert.
        GenericData.get().addLogicalTypeConversion(new TimeConversions.DateConversion());
        GenericData.get().addLogicalTypeConversion(new TimeConversions.TimestampMillisConversion());
    }

    private Contracts() {}

    /** The versions that this code writes. */
    public static List<Schema> current() {
        return CURRENT;
    }

    /** The released versions of one contract, oldest first; {@code history/<version>/<Name>.avsc} in this module. */
    public static List<Schema> releasedVersionsOf(Schema contract) {
        var versions = new ArrayList<Schema>();
        for (int version = 1; ; version++) {
            var name = "/ai/travion/schemas/history/" + version + "/" + contract.getName() + ".avsc";
            try (var file = Contracts.class.getResourceAsStream(name)) {
                if (file == null) {
                    return List.copyOf(versions);
                }
                versions.add(new Schema.Parser().parse(file));
            } catch (IOException e) {
                throw new UncheckedIOException("Can't read " + name, e);
            }
        }
    }

    /** The subject of a contract: its full name, since several contracts share a topic. */
    public static String subjectOf(Schema contract) {
        return contract.getFullName();
    }
}
