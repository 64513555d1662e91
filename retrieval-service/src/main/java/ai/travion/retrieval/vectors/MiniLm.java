package ai.travion.retrieval.vectors;

import dev.langchain4j.model.embedding.onnx.allminilml6v2q.AllMiniLmL6V2QuantizedEmbeddingModel;
import java.util.concurrent.CompletableFuture;

/**
 * all-MiniLM-L6-v2, quantised, in this process: 384 dimensions. The model and its licence (Apache 2.0) are in its artifact.
 *
 * <p>Loading takes a second or two and about 330 MB outside the heap, so it is begun in the background, and the first text waits for it.
 * Thread-safe.
 */
public final class MiniLm implements Embed {

    /** Names the model in files of vectors: vectors of two models do not compare. */
    public static final String NAME = "all-minilm-l6-v2-q";

    public static final int DIMENSIONS = 384;

    private final CompletableFuture<AllMiniLmL6V2QuantizedEmbeddingModel> model;

    private MiniLm(CompletableFuture<AllMiniLmL6V2QuantizedEmbeddingModel> model) {
        this.model = model;
    }

    /** Begins to load the model. */
    public static MiniLm loading() {
        var model = new CompletableFuture<AllMiniLmL6V2QuantizedEmbeddingModel>();
        Thread.ofPlatform().daemon().name("minilm-load").start(() -> {
            try {
                // Its own pool would split long texts over threads; ours are short, and the caller's thread is one of
                // the CPU's.
                model.complete(new AllMiniLmL6V2QuantizedEmbeddingModel(Runnable::run));
            } catch (RuntimeException | LinkageError e) {
                model.completeExceptionally(e);
            }
        });
        return new MiniLm(model);
    }

    @Override
    public float[] of(String text) {
        return unit(model.join().embed(text).content().vector());
    }

    private static float[] unit(float[] vector) {
        double square = 0;
        for (float value : vector) {
            square += value * value;
        }
        float length = (float) Math.sqrt(square);
        var unit = new float[vector.length];
        for (int i = 0; i < vector.length; i++) {
            unit[i] = vector[i] / length;
        }
        return unit;
    }
}
