package ai.travion.embedding;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * Vectors by key, on disk: a line with the model's name, the number of dimensions and of entries, then by key each as {@link Quantized}.
 * The same vectors give the same bytes.
 */
public final class VectorFile {

    private VectorFile() {}

    /** What a file holds; nothing where it is of another model. */
    public static Map<String, float[]> read(InputStream file) throws IOException {
        try (var in = new DataInputStream(new BufferedInputStream(file))) {
            var vectors = new HashMap<String, float[]>();
            if (!in.readUTF().equals(MiniLm.SPACE)) {
                return vectors;
            }
            int dimensions = in.readInt();
            int entries = in.readInt();
            for (int entry = 0; entry < entries; entry++) {
                var key = in.readUTF();
                float scale = in.readFloat();
                var steps = new byte[dimensions];
                in.readFully(steps);
                vectors.put(key, new Quantized(scale, steps).vector());
            }
            return vectors;
        }
    }

    /** Writes vectors in the order of their keys. */
    public static void write(Map<String, float[]> vectors, OutputStream file) throws IOException {
        try (var out = new DataOutputStream(new BufferedOutputStream(file))) {
            out.writeUTF(MiniLm.SPACE);
            out.writeInt(MiniLm.DIMENSIONS);
            out.writeInt(vectors.size());
            for (var entry : new TreeMap<>(vectors).entrySet()) {
                out.writeUTF(entry.getKey());
                var kept = Quantized.of(entry.getValue());
                out.writeFloat(kept.scale());
                out.write(kept.steps());
            }
        }
    }
}
