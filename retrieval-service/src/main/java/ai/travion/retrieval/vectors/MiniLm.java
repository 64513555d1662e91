package ai.travion.retrieval.vectors;

import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import dev.langchain4j.model.embedding.onnx.AbstractInProcessEmbeddingModel;
import dev.langchain4j.model.embedding.onnx.OnnxBertBiEncoder;
import dev.langchain4j.model.embedding.onnx.PoolingMode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
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

    private final CompletableFuture<OneThreaded> model;

    private MiniLm(CompletableFuture<OneThreaded> model) {
        this.model = model;
    }

    /** Begins to load the model. */
    public static MiniLm loading() {
        var model = new CompletableFuture<OneThreaded>();
        Thread.ofPlatform().daemon().name("minilm-load").start(() -> {
            try {
                model.complete(new OneThreaded());
            } catch (OrtException | RuntimeException | LinkageError e) {
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

    /**
     * The model on the caller's thread alone. Left to itself it splits each short text over all cores, which then wait for each
     * other and keep every other turn waiting.
     */
    private static final class OneThreaded extends AbstractInProcessEmbeddingModel {

        private final OnnxBertBiEncoder encoder;

        OneThreaded() throws OrtException {
            super(Runnable::run);
            var environment = OrtEnvironment.getEnvironment();
            try (var model = file(".onnx");
                    var tokenizer = file("-tokenizer.json");
                    var options = new OrtSession.SessionOptions()) {
                options.setIntraOpNumThreads(1);
                options.setInterOpNumThreads(1);
                this.encoder = new OnnxBertBiEncoder(
                        environment,
                        environment.createSession(model.readAllBytes(), options),
                        tokenizer,
                        PoolingMode.MEAN);
            } catch (IOException e) {
                throw new UncheckedIOException("The embedding model could not be read.", e);
            }
        }

        private static InputStream file(String ending) {
            return Objects.requireNonNull(OneThreaded.class.getResourceAsStream("/" + NAME + ending), NAME + ending);
        }

        @Override
        protected OnnxBertBiEncoder model() {
            return encoder;
        }
    }
}
