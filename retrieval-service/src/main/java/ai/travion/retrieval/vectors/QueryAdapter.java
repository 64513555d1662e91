package ai.travion.retrieval.vectors;

import ai.travion.embedding.MiniLm;
import ai.travion.embedding.VectorFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Turns the vector of a question towards the vectors of the questions that ask the same, and of the sentences that answer it: two linear
 * maps. A sentence embedding says what is like; which of its dimensions matter to who has the same thing answered is learnt from the
 * expected questions of the knowledge base, by {@code travion train adapter}, and for the guide from the wordings of its answers. Immutable.
 */
public final class QueryAdapter {

    /** Where the one for the passages is shipped from. */
    public static final String FILE = "query-adapter.vectors";

    /** Where the one for the answers of the guide is shipped from. */
    public static final String OF_THE_GUIDE = "guide-adapter.vectors";

    private static final String QUESTION = "question/%03d";
    private static final String SENTENCE = "sentence/%03d";

    /** What they add to the vector that they turn, by dimension of that vector. */
    private final float[][] toQuestions;

    private final float[][] toSentences;

    private QueryAdapter(float[][] toQuestions, float[][] toSentences) {
        this.toQuestions = toQuestions;
        this.toSentences = toSentences;
    }

    /** The one that ships for passages. */
    public static QueryAdapter load() {
        return load(FILE);
    }

    /** The one that ships for the answers of the guide, learnt from these by {@code travion train guide}. */
    public static QueryAdapter ofTheGuide() {
        return load(OF_THE_GUIDE);
    }

    private static QueryAdapter load(String name) {
        try (var file = QueryAdapter.class.getResourceAsStream(name)) {
            return read(Objects.requireNonNull(file, name), name);
        } catch (IOException e) {
            throw new UncheckedIOException(name + " could not be read.", e);
        }
    }

    static QueryAdapter read(InputStream file, String from) throws IOException {
        var rows = VectorFile.read(file);
        return new QueryAdapter(matrix(rows, QUESTION, from), matrix(rows, SENTENCE, from));
    }

    /** One that turns nothing, for a model that none was learnt for. */
    public static QueryAdapter none() {
        return new QueryAdapter(new float[0][], new float[0][]);
    }

    /**
     * Of two maps.
     *
     * @param toQuestions the dimensions of the model squared; each row gives one dimension of what comes out
     * @param toSentences the same
     */
    public static QueryAdapter of(float[][] toQuestions, float[][] toSentences) {
        return new QueryAdapter(withoutIdentity(toQuestions), withoutIdentity(toSentences));
    }

    private static float[][] withoutIdentity(float[][] map) {
        var rest = transposed(map);
        for (int row = 0; row < map.length; row++) {
            rest[row][row] -= 1;
        }
        return rest;
    }

    private static float[][] transposed(float[][] square) {
        var transposed = new float[square.length][square.length];
        for (int row = 0; row < square.length; row++) {
            for (int column = 0; column < square.length; column++) {
                transposed[column][row] = square[row][column];
            }
        }
        return transposed;
    }

    /** As its file has it. */
    public byte[] bytes() throws IOException {
        var questions = transposed(toQuestions);
        var sentences = transposed(toSentences);
        var rows = new HashMap<String, float[]>();
        for (int row = 0; row < questions.length; row++) {
            rows.put(QUESTION.formatted(row), questions[row]);
            rows.put(SENTENCE.formatted(row), sentences[row]);
        }
        var file = new ByteArrayOutputStream();
        VectorFile.write(rows, file);
        return file.toByteArray();
    }

    private static float[][] matrix(Map<String, float[]> rows, String name, String from) {
        var matrix = new float[MiniLm.DIMENSIONS][];
        for (int row = 0; row < matrix.length; row++) {
            matrix[row] = Objects.requireNonNull(rows.get(name.formatted(row)), from);
        }
        return transposed(matrix);
    }

    /** A vector of length 1 to compare with those of questions. */
    public float[] towardsQuestions(float[] question) {
        return turned(question, toQuestions);
    }

    /** A vector of length 1 to compare with those of sentences. */
    public float[] towardsSentences(float[] question) {
        return turned(question, toSentences);
    }

    private static float[] turned(float[] vector, float[][] by) {
        if (by.length == 0) {
            return vector.clone();
        }
        // A dimension of the vector at a time: so a compiler may turn it into vector instructions.
        var turned = new float[vector.length];
        for (int dimension = 0; dimension < vector.length; dimension++) {
            float value = vector[dimension];
            var added = by[dimension];
            for (int i = 0; i < turned.length; i++) {
                turned[i] += added[i] * value;
            }
        }
        double square = 0;
        for (int i = 0; i < turned.length; i++) {
            turned[i] = vector[i] + turned[i];
            square += turned[i] * turned[i];
        }
        float length = (float) Math.sqrt(square);
        for (int i = 0; i < turned.length; i++) {
            turned[i] /= length;
        }
        return turned;
    }
}
