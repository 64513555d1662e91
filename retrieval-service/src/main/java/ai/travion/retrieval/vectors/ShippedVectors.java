package ai.travion.retrieval.vectors;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The vectors of the texts that ship, computed when they were written. */
public enum ShippedVectors {
    KNOWLEDGE("knowledge.vectors"),
    GUIDE("guide.vectors");

    private final String file;

    ShippedVectors(String file) {
        this.file = file;
    }

    /** Those of the passages; one that was edited since has none. */
    public PassageVectors read() throws IOException {
        var resource = ShippedVectors.class.getResourceAsStream(file);
        return resource == null ? PassageVectors.none() : PassageVectors.read(resource);
    }

    /** Writes the vectors of all pieces, and of nothing else. */
    public void write(Embedded embedded, Path folder) throws IOException {
        PassageVectors.of(embedded).write(Files.newOutputStream(folder.resolve(file)));
    }
}
