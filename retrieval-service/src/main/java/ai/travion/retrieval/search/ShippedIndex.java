package ai.travion.retrieval.search;

import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.Subject;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.apache.lucene.store.ByteBuffersDataOutput;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.IOContext;
import org.apache.lucene.store.SingleInstanceLockFactory;
import org.apache.lucene.util.Version;

/**
 * The index of the passages that ship, built when they were written: to build it, with all that has to be loaded to do so, is a fifth of the
 * work of a start. Its file is a key of all that was indexed, the number of Lucene's files, then each by its name and length. Passages of
 * another text, order or number have another key, and no index.
 */
public final class ShippedIndex {

    private static final String FILE = "passages.index";

    private ShippedIndex() {}

    /** An empty directory in memory. */
    static Directory empty() {
        // An array is cut into parts without a copy of the list of its buffers, which each term of a query asks for.
        return new ByteBuffersDirectory(
                new SingleInstanceLockFactory(), ByteBuffersDataOutput::new, ByteBuffersDirectory.OUTPUT_AS_BYTE_ARRAY);
    }

    /** The index of just these passages in this order; empty where none ships. */
    static Optional<Directory> of(List<Passage> passages) throws IOException {
        var resource = ShippedIndex.class.getResourceAsStream(FILE);
        if (resource == null) {
            return Optional.empty();
        }
        try (var file = new DataInputStream(new BufferedInputStream(resource))) {
            return file.readUTF().equals(key(passages)) ? Optional.of(directory(file)) : Optional.empty();
        }
    }

    private static Directory directory(DataInputStream file) throws IOException {
        var directory = empty();
        int files = file.readInt();
        for (int i = 0; i < files; i++) {
            try (var out = directory.createOutput(file.readUTF(), IOContext.DEFAULT)) {
                var bytes = file.readNBytes(file.readInt());
                out.writeBytes(bytes, bytes.length);
            }
        }
        return directory;
    }

    /** Writes that of some passages, unless it ships: two of the same passages have other bytes, since Lucene gives each a name. */
    public static void write(List<Passage> passages, Path folder) throws IOException {
        if (of(passages).isEmpty()) {
            write(passages, Files.newOutputStream(folder.resolve(FILE)));
        }
    }

    private static void write(List<Passage> passages, OutputStream file) throws IOException {
        try (var directory = LucenePassages.built(passages);
                var out = new DataOutputStream(new BufferedOutputStream(file))) {
            var names = directory.listAll();
            out.writeUTF(key(passages));
            out.writeInt(names.length);
            for (var name : names) {
                try (var in = directory.openInput(name, IOContext.READONCE)) {
                    var bytes = new byte[Math.toIntExact(in.length())];
                    in.readBytes(bytes, 0, bytes.length);
                    out.writeUTF(name);
                    out.writeInt(bytes.length);
                    out.write(bytes);
                }
            }
        }
    }

    private static String key(List<Passage> passages) {
        var digest = sha256();
        digest.update(Version.LATEST.toString().getBytes(StandardCharsets.UTF_8));
        for (var passage : passages) {
            var indexed =
                    String.join("\u0000", passage.place().id(), passage.text(), Subject.aboutThePlace(passage), "");
            digest.update(indexed.getBytes(StandardCharsets.UTF_8));
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JDK has SHA-256.", e);
        }
    }
}
