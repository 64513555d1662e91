package ai.travion.retrieval.vectors;

import ai.travion.embedding.SentenceEncoder;
import ai.travion.embedding.SentenceEncoder.Pooling;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * A jar of LangChain4j with an embedding model in it: {@code NAME.onnx} and {@code NAME-tokenizer.json}. For comparing models; the one that
 * ships is on the class path.
 *
 * @param name of the model
 */
public record ModelJar(Path jar, String name) {

    private static final String MODEL = ".onnx";
    private static final String TOKENIZER = "-tokenizer.json";
    private static final int MOST_TOKENS = 256;

    /** The model in a jar; empty where there is none. */
    public static Optional<ModelJar> in(Path jar) throws IOException {
        try (var files = new ZipFile(jar.toFile())) {
            return files.stream()
                    .map(ZipEntry::getName)
                    .filter(file -> file.endsWith(MODEL))
                    .map(file -> file.substring(0, file.length() - MODEL.length()))
                    .filter(name -> files.getEntry(name + TOKENIZER) != null)
                    .map(name -> new ModelJar(jar, name))
                    .findFirst();
        }
    }

    /** Loads the model, and has it read as it was trained to. */
    public TwoSided loaded() throws IOException {
        try (var files = new ZipFile(jar.toFile());
                var model = files.getInputStream(files.getEntry(name + MODEL));
                var tokenizer = files.getInputStream(files.getEntry(name + TOKENIZER))) {
            // The models of bge were trained on the vector of the first token.
            var pooling = name.startsWith("bge") ? Pooling.FIRST : Pooling.MEAN;
            var encoder = new SentenceEncoder(model.readAllBytes(), tokenizer, pooling, MOST_TOKENS);
            if (name.startsWith("bge")) {
                return TwoSided.of(encoder, "Represent this sentence for searching relevant passages: ", "");
            }
            return name.startsWith("e5") ? TwoSided.of(encoder, "query: ", "passage: ") : TwoSided.of(encoder);
        }
    }
}
