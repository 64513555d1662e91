package ai.travion.router.evaluation;

import ai.travion.embedding.Embed;
import ai.travion.embedding.VectorFile;
import ai.travion.router.intent.Meaning;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The vectors of labelled messages, kept in a file: a quantised model gives slightly other ones on another processor, and what is learnt
 * from them is to be the same anywhere.
 */
final class MessageVectors {

    private static final String ENDING = "." + Meaning.SPACE + ".vectors";

    private final byte[] file;
    private final Map<String, float[]> vectors;

    private MessageVectors(byte[] file) throws IOException {
        this.file = file;
        this.vectors = VectorFile.read(new ByteArrayInputStream(file));
    }

    /** The name of the file of messages of a kind. */
    static String fileOf(String kind) {
        return kind + ENDING;
    }

    /** Those of these messages: from the file of that name what it holds, computed what is new. */
    static MessageVectors of(String name, List<String> messages, Embed embed) {
        try {
            var kept = new MessageVectors(shipped(name));
            var texts = messages.stream().map(Meaning::embeddedOf).collect(Collectors.toSet());
            return kept.vectors.keySet().equals(texts) ? kept : new MessageVectors(completed(kept, texts, embed));
        } catch (IOException e) {
            throw new UncheckedIOException(name + " could not be read.", e);
        }
    }

    private static byte[] shipped(String name) throws IOException {
        try (var stream = MessageVectors.class.getResourceAsStream("/evaluation/" + name)) {
            return stream == null ? written(Map.of()) : stream.readAllBytes();
        }
    }

    private static byte[] completed(MessageVectors kept, Set<String> texts, Embed embed) throws IOException {
        return written(texts.stream()
                .collect(Collectors.toMap(
                        text -> text,
                        text -> Optional.ofNullable(kept.vectors.get(text)).orElseGet(() -> embed.of(text)))));
    }

    private static byte[] written(Map<String, float[]> vectors) throws IOException {
        var out = new ByteArrayOutputStream();
        VectorFile.write(vectors, out);
        return out.toByteArray();
    }

    float[] of(String message) {
        var vector = vectors.get(Meaning.embeddedOf(message));
        if (vector == null) {
            throw new IllegalArgumentException("No vector: " + message);
        }
        return vector;
    }

    /** The file that holds exactly these. */
    byte[] file() {
        return file.clone();
    }
}
