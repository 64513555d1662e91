package ai.travion.embedding;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.concurrent.CompletableFuture;

/**
 * Remembers the vectors of the questions that were asked last: a retry judges by the same words, the knowledge base and the guide read the
 * same question, and many travellers ask the same. Thread-safe.
 */
public final class Remembering implements Embed {

    private static final int MOST = 2_000;

    private final Embed embed;
    private final int most;
    /**
     * By texts that are embedded together: a quantised model gives a text another last digit in other company. The one that was asked for
     * the longest ago goes first; a cache that keeps what is asked most would drop what the other half of a turn is about to ask for.
     */
    private final SequencedMap<List<String>, CompletableFuture<List<float[]>>> vectors =
            new LinkedHashMap<>(16, 0.75f, true);

    public Remembering(Embed embed) {
        this(embed, MOST);
    }

    /** One that remembers no more than so many texts: with few, a question costs what one costs that nobody has asked before. */
    public Remembering(Embed embed, int most) {
        this.embed = embed;
        this.most = most;
    }

    @Override
    public float[] of(String text) {
        return ofAll(List.of(text)).getFirst();
    }

    @Override
    public List<float[]> ofAll(List<String> texts) {
        var key = List.copyOf(texts);
        var mine = new CompletableFuture<List<float[]>>();
        var known = putIfAbsent(key, mine);
        if (known == mine) {
            try {
                mine.complete(embed.ofAll(key));
            } catch (RuntimeException | Error e) {
                forget(key);
                mine.completeExceptionally(e);
                throw e;
            }
        }
        // Who asks while another computes waits for that.
        return known.join().stream().map(float[]::clone).toList();
    }

    private synchronized CompletableFuture<List<float[]>> putIfAbsent(
            List<String> texts, CompletableFuture<List<float[]>> mine) {
        var known = vectors.computeIfAbsent(texts, key -> mine);
        if (vectors.size() > most) {
            vectors.pollFirstEntry();
        }
        return known;
    }

    private synchronized void forget(List<String> texts) {
        vectors.remove(texts);
    }
}
