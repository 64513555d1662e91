package ai.travion.atlas.text;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Tells of most patterns, without trying them, that they cannot match in a text: the text lacks the letters that every match holds. A
 * message is asked about more than a thousand patterns and a handful of them match; trying them all was most of the
 * router's time.
 *
 * @see <a href="https://swtch.com/~rsc/regexp/regexp4.html">Regular Expression Matching with a Trigram Index</a>, whose
 *     query this is with the one text as the index
 */
public final class Prefilter {

    private static final Map<Pattern, Prefilter> OF = new ConcurrentHashMap<>();

    /** One of these pieces' trigrams must all be in the text; null when a match may hold any letters. */
    private final int[] @Nullable [] pieces;

    private Prefilter(Pattern pattern) {
        var required = RequiredLetters.of(pattern);
        pieces = required.isEmpty() ? null : required.stream().map(Trigrams::in).toArray(int[][]::new);
    }

    /**
     * Whether the pattern may match in the text.
     *
     * @param pattern one that lives as long as the program; what it requires is kept
     * @return false only where {@code find} would be false, too
     */
    public static boolean admits(Pattern pattern, String text) {
        var filter = OF.get(pattern);
        return (filter == null ? OF.computeIfAbsent(pattern, Prefilter::new) : filter).admits(text);
    }

    private boolean admits(String text) {
        if (pieces == null) {
            return true;
        }
        var trigrams = Trigrams.of(text);
        for (var piece : pieces) {
            if (trigrams.holdAll(piece)) {
                return true;
            }
        }
        return false;
    }
}
