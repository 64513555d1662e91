package ai.travion.retrieval.vectors;

import ai.travion.embedding.VectorFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** The vectors of the texts that ship, computed when they were written. */
public enum ShippedVectors {
    KNOWLEDGE("knowledge.vectors"),
    GUIDE("guide.vectors");

    private final String file;

    ShippedVectors(String file) {
        this.file = file;
    }

    /** By key; a text that was edited since has none. */
    public Map<String, float[]> read() throws IOException {
        var resource = ShippedVectors.class.getResourceAsStream(file);
        return resource == null ? Map.of() : VectorFile.read(resource);
    }

    /** Writes the vectors of all pieces, and of nothing else. */
    public void write(Embedded embedded, Path folder) throws IOException {
        try (var written = Files.newOutputStream(folder.resolve(file))) {
            VectorFile.write(embedded.vectors(), written);
        }
    }
}
