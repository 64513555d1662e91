package ai.travion.atlas.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Tells of most patterns, without trying them, that they cannot match in a text: the text lacks the letters that every match
 * holds. A message is asked about more than a thousand patterns, of which a handful match; trying them all was most of the
 * router's time.
 *
 * @see <a href="https://swtch.com/~rsc/regexp/regexp4.html">Regular Expression Matching with a Trigram Index</a>, whose query
 *     this is, with one text for the index
 */
final class Prefilter {

    private static final Prefilter NONE = new Prefilter(List.of());
    /** Several times as many as the program has; a pattern that is compiled for each call costs time then, and no more memory. */
    private static final int MOST_KNOWN = 10_000;

    /** Copied at each new pattern, so that it is read without a lock. */
    private static volatile IdentityHashMap<Pattern, Prefilter> known = new IdentityHashMap<>();

    /** Where the pieces' beginnings are marked, each once. */
    private final int[] beginnings;
    /** For each beginning how the pieces that have it go on: where the rest of each is marked. */
    private final int[][][] rests;

    private Prefilter(List<String> pieces) {
        var byBeginning = new TreeMap<Integer, List<int[]>>();
        for (var piece : pieces) {
            var marks = Trigrams.in(piece);
            var rest = Arrays.copyOfRange(marks, 1, marks.length);
            byBeginning.computeIfAbsent(marks[0], mark -> new ArrayList<>()).add(rest);
        }
        beginnings = byBeginning.keySet().stream().mapToInt(mark -> mark).toArray();
        rests = byBeginning.values().stream()
                .map(all -> all.toArray(int[][]::new))
                .toArray(int[][][]::new);
    }

    /**
     * Whether the pattern may match in the text.
     *
     * @param pattern one that lives as long as the program, since what it requires is kept
     * @return false only where {@code find} would be false, too
     */
    static boolean admits(Pattern pattern, String text) {
        var filter = known.get(pattern);
        if (filter == null) {
            filter = add(pattern);
        }
        return filter.beginnings.length == 0 || filter.admits(text);
    }

    private static synchronized Prefilter add(Pattern pattern) {
        var pieces = Letters.neededBy(pattern);
        var filter = pieces.isEmpty() ? NONE : new Prefilter(pieces);
        if (known.size() >= MOST_KNOWN) {
            return filter;
        }
        var more = new IdentityHashMap<>(known);
        more.put(pattern, filter);
        known = more;
        return filter;
    }

    private boolean admits(String text) {
        var trigrams = Trigrams.of(text);
        for (int at = 0; at < beginnings.length; at++) {
            if (trigrams.hold(beginnings[at])) {
                for (var rest : rests[at]) {
                    if (trigrams.holdAll(rest)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
