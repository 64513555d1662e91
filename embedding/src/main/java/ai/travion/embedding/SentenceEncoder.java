package ai.travion.embedding;

import ai.djl.huggingface.tokenizers.Encoding;
import ai.djl.huggingface.tokenizers.HuggingFaceTokenizer;
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.FloatBuffer;
import java.nio.LongBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A sentence embedding of the BERT family, in ONNX form and in this process. Thread-safe.
 *
 * <p>It computes on the caller's thread alone. Left to itself ONNX Runtime splits each short text over all cores, which then wait for each
 * other and keep every other turn waiting. LangChain4j's encoder would do, but it cuts each text into tokens three times, and reads no more
 * of it than the tokenizer's file says, which for all-MiniLM is two thirds of a passage.
 */
public final class SentenceEncoder implements Embed {

    /** How the vectors of the tokens become one. */
    public enum Pooling {
        /** Their mean: all-MiniLM. */
        MEAN,
        /** The vector of the first, which stands for all: bge. */
        FIRST
    }

    private static final String TOKEN_TYPES = "token_type_ids";

    static {
        // Or DJL, whose tokenizer it is, asks the network at each start for the machine's number in a cloud, waits for
        // the
        // answers, and tells its makers.
        System.setProperty("OPT_OUT_TRACKING", "true");
    }

    private final OrtEnvironment environment = OrtEnvironment.getEnvironment();
    private final OrtSession session;
    private final HuggingFaceTokenizer tokenizer;
    private final Pooling pooling;

    /**
     * Loads a model.
     *
     * @param model in ONNX form
     * @param tokenizer in the JSON form of Hugging Face
     * @param mostTokens of a text; what lies behind them is not read
     * @throws IllegalStateException where ONNX Runtime does not take the model
     */
    public SentenceEncoder(byte[] model, InputStream tokenizer, Pooling pooling, int mostTokens) {
        this.pooling = pooling;
        try (var options = new OrtSession.SessionOptions()) {
            options.setIntraOpNumThreads(1);
            options.setInterOpNumThreads(1);
            // An arena keeps the memory of the longest text that there ever was.
            options.setCPUArenaAllocator(false);
            options.setMemoryPatternOptimization(false);
            this.session = environment.createSession(model, options);
            this.tokenizer = HuggingFaceTokenizer.newInstance(
                    tokenizer,
                    Map.of("padding", "false", "truncation", "true", "maxLength", Integer.toString(mostTokens)));
        } catch (OrtException e) {
            throw new IllegalStateException("The embedding model could not be loaded.", e);
        } catch (IOException e) {
            throw new UncheckedIOException("The embedding model could not be read.", e);
        }
    }

    @Override
    public float[] of(String text) {
        return ofAll(List.of(text)).getFirst();
    }

    /** Two short texts together take three quarters of the time that they take one after the other. */
    @Override
    public List<float[]> ofAll(List<String> texts) {
        var encoded = texts.stream().map(tokenizer::encode).toList();
        int width = encoded.stream()
                .mapToInt(tokens -> tokens.getIds().length)
                .max()
                .orElse(0);
        try (var ids = tensor(encoded.stream().map(Encoding::getIds).toList(), width);
                var mask =
                        tensor(encoded.stream().map(Encoding::getAttentionMask).toList(), width);
                var types = tensor(encoded.stream().map(Encoding::getTypeIds).toList(), width)) {
            var inputs = new HashMap<String, OnnxTensor>();
            inputs.put("input_ids", ids);
            inputs.put("attention_mask", mask);
            if (session.getInputNames().contains(TOKEN_TYPES)) {
                inputs.put(TOKEN_TYPES, types);
            }
            try (var result = session.run(inputs)) {
                var vectors = ((OnnxTensor) result.get(0)).getFloatBuffer();
                int dimensions = vectors.remaining() / (width * texts.size());
                return IntStream.range(0, texts.size())
                        .mapToObj(text ->
                                pooled(vectors, text * width, encoded.get(text).getIds().length, dimensions))
                        .toList();
            }
        } catch (OrtException e) {
            throw new IllegalStateException("A text could not be embedded.", e);
        }
    }

    /** One row a text; what a short one lacks is 0, and the mask says so. */
    private OnnxTensor tensor(List<long[]> rows, int width) throws OrtException {
        var values = new long[rows.size() * width];
        for (int row = 0; row < rows.size(); row++) {
            System.arraycopy(rows.get(row), 0, values, row * width, rows.get(row).length);
        }
        return OnnxTensor.createTensor(environment, LongBuffer.wrap(values), new long[] {rows.size(), width});
    }

    /** @param vectors of one token after the other */
    private float[] pooled(FloatBuffer vectors, int first, int tokens, int dimensions) {
        int read = switch (pooling) {
            case MEAN -> tokens;
            case FIRST -> 1;
        };
        var sum = new float[dimensions];
        for (int token = first; token < first + read; token++) {
            for (int i = 0; i < dimensions; i++) {
                sum[i] += vectors.get(token * dimensions + i);
            }
        }
        return ofLengthOne(sum);
    }

    private static float[] ofLengthOne(float[] vector) {
        double square = 0;
        for (float value : vector) {
            square += value * value;
        }
        float length = (float) Math.sqrt(square);
        for (int i = 0; i < vector.length; i++) {
            vector[i] /= length;
        }
        return vector;
    }
}
