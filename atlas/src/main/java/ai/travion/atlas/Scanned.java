package ai.travion.atlas;

import ai.travion.atlas.Places.Mention;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The texts that were scanned last, with what they mention: a turn asks a dozen times which places its message names. It has as many shelves
 * for them as it has, whatever is scanned: one text takes the place of another. Thread-safe.
 */
final class Scanned {

    private static final int SHELVES = 1 << 11;
    /** A message, a sentence, a question: longer texts are read once. */
    private static final int LONGEST = 400;

    private static final int HALF = 16;

    private final AtomicReferenceArray<@Nullable Text> shelves = new AtomicReferenceArray<>(SHELVES);

    List<Mention> of(String text, Function<String, List<Mention>> scan) {
        if (text.length() > LONGEST) {
            return scan.apply(text);
        }
        int hash = text.hashCode();
        int shelf = (hash ^ (hash >>> HALF)) & (SHELVES - 1);
        var kept = shelves.get(shelf);
        if (kept != null && kept.words().equals(text)) {
            return kept.mentions();
        }
        var mentions = scan.apply(text);
        shelves.set(shelf, new Text(text, mentions));
        return mentions;
    }

    private record Text(String words, List<Mention> mentions) {

        Text {
            mentions = List.copyOf(mentions);
        }
    }
}
