package ai.travion.retrieval.vectors;

import ai.travion.embedding.MiniLm;
import ai.travion.embedding.Quantized;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The vectors of passages, each passage by a key of all that it says: one that was edited, of another place or for another model has none.
 * Its file is the model's name, the number of dimensions and of passages, then by key how many pieces there are and a scale and one
 * signed byte a dimension for each. The same vectors give the same bytes. Immutable.
 */
public final class PassageVectors {

    private static final String SPACE = MiniLm.SPACE + "/passages";
    private static final int KEY_BYTES = 12;

    private final Map<String, List<Quantized>> byKey;

    private PassageVectors(Map<String, List<Quantized>> byKey) {
        this.byKey = byKey;
    }

    /** Knows of no passage. */
    public static PassageVectors none() {
        return new PassageVectors(Map.of());
    }

    /** Those of passages, to be written. */
    public static PassageVectors of(Embedded embedded) {
        var byPassage = embedded.entries().stream()
                .collect(Collectors.groupingBy(entry -> entry.piece().passage().chunkId()));
        return new PassageVectors(byPassage.values().stream()
                .collect(Collectors.toMap(
                        entries ->
                                key(entries.stream().map(Embedded.Entry::piece).toList()),
                        entries -> entries.stream().map(Embedded.Entry::vector).toList(),
                        (one, same) -> one)));
    }

    /** What a file holds; nothing where it is of another model, or of an older form. */
    public static PassageVectors read(InputStream file) throws IOException {
        try (file) {
            return read(ByteBuffer.wrap(file.readAllBytes()));
        }
    }

    private static PassageVectors read(ByteBuffer file) {
        if (!SPACE.equals(text(file))) {
            return none();
        }
        int dimensions = file.getInt();
        int passages = file.getInt();
        var byKey = new HashMap<String, List<Quantized>>();
        for (int passage = 0; passage < passages; passage++) {
            var key = HexFormat.of().formatHex(bytes(file, KEY_BYTES));
            int pieces = file.getInt();
            var vectors = new ArrayList<Quantized>(pieces);
            for (int piece = 0; piece < pieces; piece++) {
                vectors.add(new Quantized(file.getFloat(), bytes(file, dimensions)));
            }
            byKey.put(key, vectors);
        }
        return new PassageVectors(byKey);
    }

    private static String text(ByteBuffer file) {
        return new String(bytes(file, Math.min(file.getShort(), file.remaining())), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(ByteBuffer file, int length) {
        var bytes = new byte[length];
        file.get(bytes);
        return bytes;
    }

    /** Writes them in the order of their keys, and closes the file. */
    public void write(OutputStream file) throws IOException {
        try (var out = new DataOutputStream(new BufferedOutputStream(file))) {
            out.writeUTF(SPACE);
            out.writeInt(MiniLm.DIMENSIONS);
            out.writeInt(byKey.size());
            for (var passage : new TreeMap<>(byKey).entrySet()) {
                out.write(HexFormat.of().parseHex(passage.getKey()));
                out.writeInt(passage.getValue().size());
                for (var vector : passage.getValue()) {
                    out.writeFloat(vector.scale());
                    out.write(vector.steps());
                }
            }
        }
    }

    /** These and others. */
    public PassageVectors with(PassageVectors others) {
        var all = new HashMap<>(byKey);
        all.putAll(others.byKey);
        return new PassageVectors(all);
    }

    /** The vectors of all pieces of one passage, in their order; empty where it is not known. */
    Optional<List<Quantized>> of(List<Piece> passage) {
        return Optional.ofNullable(byKey.get(key(passage)));
    }

    private static String key(List<Piece> passage) {
        var digest = sha256();
        digest.update(passage.getFirst().passage().place().id().getBytes(StandardCharsets.UTF_8));
        for (var piece : passage) {
            // The sentences are the passage's: where they are parted is all that they tell beside it.
            var said =
                    piece.unit() == Unit.SENTENCE ? String.valueOf(piece.text().length()) : piece.text();
            digest.update((piece.unit() + "\u0000" + said + "\u0000").getBytes(StandardCharsets.UTF_8));
        }
        return HexFormat.of().formatHex(Arrays.copyOf(digest.digest(), KEY_BYTES));
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JDK has SHA-256.", e);
        }
    }
}
