package ai.travion.embedding;

/**
 * A vector as it is kept: a cosine changes by less than 0.01 by it, and it takes a quarter of what floats would. Nobody writes to its array.
 *
 * @param scale what a step is worth
 * @param steps one signed byte a dimension
 */
@SuppressWarnings("ArrayRecordComponent")
public record Quantized(float scale, byte[] steps) {

    /** Rounds a vector; one that was kept before comes out as it was. */
    public static Quantized of(float[] vector) {
        float greatest = 0;
        for (float value : vector) {
            greatest = Math.max(greatest, Math.abs(value));
        }
        float scale = greatest / Byte.MAX_VALUE;
        var steps = new byte[vector.length];
        for (int i = 0; i < vector.length; i++) {
            steps[i] = (byte) Math.round(vector[i] / scale);
        }
        return new Quantized(scale, steps);
    }

    /** As floats. */
    public float[] vector() {
        var vector = new float[steps.length];
        for (int i = 0; i < vector.length; i++) {
            vector[i] = steps[i] * scale;
        }
        return vector;
    }
}
