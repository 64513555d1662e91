package ai.travion.router.text;

/** What is said over and over says no more than what is said twice, and costs its readers as much as its length. */
final class Repetitions {

    /** Shorter runs are a traveller's emphasis, and cost nothing. */
    private static final int SHORTEST_RUN = 64;

    private static final int LONGEST_UNIT = 200;

    private Repetitions() {}

    /** The text with every long run of one unit, of at most {@value #LONGEST_UNIT} characters, cut to two of them. */
    static String cut(String text) {
        var cut = text;
        for (int unit = 1; unit <= LONGEST_UNIT && cut.length() >= Math.max(SHORTEST_RUN, 3 * unit); unit++) {
            cut = cut(cut, unit);
        }
        return cut;
    }

    private static String cut(String text, int unit) {
        int longEnough = Math.max(SHORTEST_RUN, 3 * unit);
        var kept = new StringBuilder(0);
        int written = 0;
        int start = 0;
        for (int at = unit; at <= text.length(); at++) {
            if (at < text.length() && text.charAt(at) == text.charAt(at - unit)) {
                continue;
            }
            if (at - start >= longEnough) {
                int units = (at - start) / unit;
                kept.append(text, written, start + 2 * unit);
                written = start + units * unit;
            }
            start = at - unit + 1;
        }
        return written == 0 ? text : kept.append(text, written, text.length()).toString();
    }
}
