package ai.travion.atlas.text;

import java.util.Arrays;

/**
 * The letters of a text and its runs of two and of three, as marks in a small table: what is not marked is not there. Case,
 * which digit and how many blanks are left out.
 */
final class Trigrams {

    private static final int FEWEST_MARKS = 1 << 9;
    private static final int MOST_MARKS = 1 << 13;
    /** A letter sets three at most: with so many of them few are set by another's letters, as counted on the tuning messages. */
    private static final int MARKS_A_LETTER = 128;

    private static final int SPREAD = 31;
    /** Knuth, The Art of Computer Programming 3, 6.4: the golden ratio spreads what lies close together; the high bits are the best. */
    private static final int SCATTER = 0x9E3779B1;

    private static final int SCATTERED = 16;
    private static final int SIZE = 3;
    private static final int KEPT = 4;
    private static final ThreadLocal<Recent> RECENT = ThreadLocal.withInitial(Recent::new);

    private final String text;
    private final long[] marks;
    private final int mask;

    private Trigrams(String text) {
        this.text = text;
        int wanted = Math.clamp((long) text.length() * MARKS_A_LETTER, FEWEST_MARKS, MOST_MARKS);
        int size = Integer.highestOneBit(wanted);
        this.marks = new long[size / Long.SIZE];
        this.mask = size - 1;
        int before = 0;
        int last = 0;
        for (int at = 0; at < text.length(); at++) {
            int letter = folded(text.charAt(at));
            if (letter == ' ' && last == ' ') {
                continue;
            }
            mark(mark(0, 0, letter));
            mark(mark(0, last, letter));
            mark(mark(before, last, letter));
            before = last;
            last = letter;
        }
    }

    private void mark(int mark) {
        int at = mark & mask;
        marks[at / Long.SIZE] |= 1L << at;
    }

    /** The same text, which many patterns are asked of in turn, is read once. */
    static Trigrams of(String text) {
        return RECENT.get().of(text);
    }

    /** Where a piece of a text is marked: its trigrams, or itself where it is shorter. */
    static int[] in(String piece) {
        int length = piece.length();
        if (length < SIZE) {
            return new int[] {mark(0, length < 2 ? 0 : piece.charAt(0), piece.charAt(length - 1))};
        }
        var found = new int[length - SIZE + 1];
        for (int at = 0; at < found.length; at++) {
            found[at] = mark(piece.charAt(at), piece.charAt(at + 1), piece.charAt(at + 2));
        }
        return found;
    }

    boolean hold(int mark) {
        int at = mark & mask;
        return (marks[at / Long.SIZE] & (1L << at)) != 0;
    }

    /** Whether all of these are marked: false only if a piece with these trigrams is not in the text. */
    boolean holdAll(int[] wanted) {
        for (int mark : wanted) {
            if (!hold(mark)) {
                return false;
            }
        }
        return true;
    }

    private static int mark(int first, int second, int third) {
        int letters = (first * SPREAD + second) * SPREAD + third;
        return (letters * SCATTER) >>> SCATTERED;
    }

    /** Alike for all that a pattern takes for the same: ASCII letters of both cases, digits, blanks. */
    static char folded(char letter) {
        if (letter >= 'A' && letter <= 'Z') {
            return (char) (letter + ('a' - 'A'));
        }
        if (letter >= '0' && letter <= '9') {
            return '0';
        }
        return letter >= '\t' && letter <= '\r' ? ' ' : letter;
    }

    /** The last texts of a thread, found again by identity. */
    private static final class Recent {

        private final Trigrams[] kept = new Trigrams[KEPT];
        private int oldest;

        Recent() {
            Arrays.fill(kept, new Trigrams(""));
        }

        @SuppressWarnings("ReferenceEquality")
        Trigrams of(String text) {
            for (var trigrams : kept) {
                if (trigrams.text == text) {
                    return trigrams;
                }
            }
            var read = new Trigrams(text);
            kept[oldest] = read;
            oldest = (oldest + 1) % KEPT;
            return read;
        }
    }
}
