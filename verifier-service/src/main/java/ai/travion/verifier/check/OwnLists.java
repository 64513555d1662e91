package ai.travion.verifier.check;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

/** How many items the lists of a draft have: "a simple four-step start:" counts what stands below it, and no passage need say so. */
final class OwnLists {

    private static final Pattern LINE = Pattern.compile("\\R");
    private static final Pattern ITEM = Pattern.compile(
            "^\\s*(?:[-+•>*]\\s+|(?:\\*\\*|#{1,6} ?)?(?:\\d{1,2}[.):]|\\d\\uFE0F?\\u20E3|(?:[Ss]tep|[Oo]ption|[Tt]ip|[Ss]top) \\d))");
    private static final Pattern HEADING = Pattern.compile("^\\s*(?:#{2,6}\\s+|\\*\\*[^*]+\\*\\*)");
    private static final Pattern ROW = Pattern.compile("^\\s*\\|.*");
    private static final Pattern BETWEEN_ITEMS = Pattern.compile(",? and |, ");
    /** The head of a table and the bar under it. */
    private static final int ABOVE_ROWS = 2;

    private OwnLists() {}

    /** "Three times a day: at dawn, in mid-morning and in the evening", behind a colon or a comma. */
    static Set<Integer> sizesAfter(String words, String sentence) {
        int at = sentence.indexOf(words);
        int colon = at < 0 ? -1 : sentence.indexOf(": ", at);
        int list = colon >= 0 || at < 0 ? colon : sentence.indexOf(", ", at);
        var items = list < 0 ? "" : sentence.substring(list + 2);
        return items.isEmpty() || (colon < 0 && !items.contains(" and "))
                ? Set.of()
                : Set.of(BETWEEN_ITEMS.split(items, -1).length);
    }

    /** Those of each list, of the rows of a table, and of what begins in bold or under a heading of its own. */
    static Set<Integer> sizes(String draft) {
        var sizes = new HashSet<Integer>();
        int items = 0;
        int rows = 0;
        int headings = 0;
        for (var line : LINE.split(draft, -1)) {
            if (ITEM.matcher(line).find()) {
                items++;
            } else if (!line.isBlank() && !Character.isWhitespace(line.charAt(0))) {
                sizes.add(items);
                items = 0;
            }
            rows += ROW.matcher(line).matches() ? 1 : 0;
            headings += HEADING.matcher(line).find() ? 1 : 0;
        }
        sizes.add(items);
        sizes.add(headings);
        sizes.add(rows - ABOVE_ROWS);
        return sizes;
    }
}
