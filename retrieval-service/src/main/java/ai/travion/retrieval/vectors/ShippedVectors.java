package ai.travion.retrieval.vectors;

import ai.travion.embedding.VectorFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** The vectors of the knowledge base that ships, computed when its texts were written. */
public final class ShippedVectors {

    private static final String RESOURCE = "knowledge.vectors";

    private ShippedVectors() {}

    /** By key; a text that was edited since has none. */
    public static Map<String, float[]> read() throws IOException {
        var file = ShippedVectors.class.getResourceAsStream(RESOURCE);
        return file == null ? Map.of() : VectorFile.read(file);
    }

    /** Writes the vectors of all pieces, and of nothing else. */
    public static void write(Embedded embedded, Path folder) throws IOException {
        try (var file = Files.newOutputStream(folder.resolve(RESOURCE))) {
            VectorFile.write(embedded.vectors(), file);
        }
    }
}
