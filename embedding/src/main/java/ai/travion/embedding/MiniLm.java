package ai.travion.embedding;

import ai.travion.embedding.SentenceEncoder.Pooling;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;

/**
 * all-MiniLM-L6-v2, quantised, in this process: 384 dimensions. The model and its licence (Apache 2.0) are in its artifact.
 *
 * <p>Loading takes a second or two, so it is begun in the background, and the first text waits for it. Thread-safe.
 */
public final class MiniLm implements Embed {

    private static final String NAME = "all-minilm-l6-v2-q";

    public static final int DIMENSIONS = 384;

    /** A passage has some 210. */
    private static final int MOST_TOKENS = 256;

    /**
     * Names the model, and how much of a text it reads, in files of vectors: vectors of two models do not compare.
     */
    public static final String SPACE = NAME + "/" + MOST_TOKENS;

    private final CompletableFuture<SentenceEncoder> model;

    private MiniLm(CompletableFuture<SentenceEncoder> model) {
        this.model = model;
    }

    /** Begins to load the model. */
    public static MiniLm loading() {
        return loading(model -> model);
    }

    /**
     * Begins to load its lower layers: a vector takes their share of the time. It does not compare with the whole model's, and serves what is
     * learnt from such vectors.
     *
     * @param layers 1 to 5
     */
    public static MiniLm loadingLower(int layers) {
        return loading(model -> LowerLayers.of(model, layers));
    }

    private static MiniLm loading(UnaryOperator<byte[]> part) {
        var model = new CompletableFuture<SentenceEncoder>();
        Thread.ofPlatform().daemon().name("minilm-load").start(() -> {
            try {
                model.complete(loaded(part));
            } catch (RuntimeException | LinkageError e) {
                model.completeExceptionally(e);
            }
        });
        return new MiniLm(model);
    }

    private static SentenceEncoder loaded(UnaryOperator<byte[]> part) {
        try (var model = file(".onnx");
                var tokenizer = file("-tokenizer.json")) {
            return new SentenceEncoder(part.apply(model.readAllBytes()), tokenizer, Pooling.MEAN, MOST_TOKENS);
        } catch (IOException e) {
            throw new UncheckedIOException("The embedding model could not be read.", e);
        }
    }

    private static InputStream file(String ending) {
        return Objects.requireNonNull(MiniLm.class.getResourceAsStream("/" + NAME + ending), NAME + ending);
    }

    @Override
    public float[] of(String text) {
        return model.join().of(text);
    }

    @Override
    public List<float[]> ofAll(List<String> texts) {
        return model.join().ofAll(texts);
    }
}
