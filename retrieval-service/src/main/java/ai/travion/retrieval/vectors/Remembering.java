package ai.travion.retrieval.vectors;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;

/** Remembers the vectors of the last questions: a retry judges by the same words, and many travellers ask the same. Thread-safe. */
public final class Remembering implements Embed {

    private static final int MOST = 2_000;

    private final Embed embed;
    private final Cache<String, float[]> vectors =
            Caffeine.newBuilder().maximumSize(MOST).build();

    public Remembering(Embed embed) {
        this.embed = embed;
    }

    @Override
    public float[] of(String text) {
        var known = vectors.getIfPresent(text);
        if (known != null) {
            return known.clone();
        }
        var vector = embed.of(text);
        vectors.put(text, vector.clone());
        return vector;
    }
}
