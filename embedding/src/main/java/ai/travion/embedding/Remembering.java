package ai.travion.embedding;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.List;

/** Remembers the vectors of some questions, those that are asked often rather than once: a retry judges by the same words, and many travellers ask the same. Thread-safe. */
public final class Remembering implements Embed {

    private static final int MOST = 2_000;

    private final Embed embed;
    /** By texts that are embedded together: a quantised model gives a text another last digit in other company. */
    private final Cache<List<String>, List<float[]>> vectors;

    public Remembering(Embed embed) {
        this(embed, MOST);
    }

    /** One that remembers no more than so many texts, of which those asked most may stay the longest: with few, most questions cost what one costs that nobody has asked before. */
    public Remembering(Embed embed, int most) {
        this.embed = embed;
        this.vectors =
                Caffeine.newBuilder().maximumSize(most).executor(Runnable::run).build();
    }

    @Override
    public float[] of(String text) {
        return ofAll(List.of(text)).getFirst();
    }

    @Override
    public List<float[]> ofAll(List<String> texts) {
        // Two that ask for the same at the same time wait for one computation.
        return vectors.get(List.copyOf(texts), embed::ofAll).stream()
                .map(float[]::clone)
                .toList();
    }
}
