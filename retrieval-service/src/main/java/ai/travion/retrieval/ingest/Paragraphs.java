package ai.travion.retrieval.ingest;

import ai.travion.retrieval.markup.MarkdownMarks;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Gathers a text block by block and gives it in sentences that can be quoted: a heading leads what stands below it ("House rules: check-in is
 * from two"), entries of a list that are no sentences become one, and so does a row of a table.
 */
final class Paragraphs {

    private static final int NO_SENTENCE = 80;

    private final String title;
    private final List<String> closed = new ArrayList<>();
    private final List<String> headings = new ArrayList<>();
    private final List<String> entries = new ArrayList<>();

    /** @param title of the document, which its passages have beside their text */
    Paragraphs(String title) {
        this.title = bare(title);
    }

    void heading(String text) {
        endOfList();
        var words = oneLine(text);
        if (!words.isEmpty() && !bare(words).equals(title)) {
            headings.add(words.replaceAll("[.:]+$", ""));
        }
    }

    void paragraph(String text) {
        endOfList();
        add(oneLine(text));
    }

    /** One of a list. */
    void entry(String text) {
        var words = oneLine(text);
        if (!words.isEmpty()) {
            entries.add(words);
        }
    }

    /** One of a table. */
    void row(List<String> cells) {
        endOfList();
        var said = cells.stream()
                .map(Paragraphs::oneLine)
                .filter(cell -> !cell.isEmpty())
                .toList();
        if (!said.isEmpty()) {
            add(MarkdownMarks.asASentence(said.size() == 2 ? String.join(": ", said) : String.join(", ", said)));
        }
    }

    /** Parted by empty lines; headings at the end of which nothing follows are left out, unless there is nothing else. */
    String text() {
        endOfList();
        if (closed.isEmpty() && !headings.isEmpty()) {
            return MarkdownMarks.asASentence(String.join(", ", headings));
        }
        return String.join("\n\n", closed);
    }

    private void endOfList() {
        if (entries.isEmpty()) {
            return;
        }
        boolean areFragments = entries.stream()
                .allMatch(entry -> entry.length() <= NO_SENTENCE && !entry.matches("(?s).*[.!?:;)\"”]"));
        var list = areFragments
                ? String.join(", ", entries) + "."
                : String.join(
                        " ", entries.stream().map(MarkdownMarks::asASentence).toList());
        entries.clear();
        if (headings.isEmpty() && !closed.isEmpty() && closed.getLast().endsWith(":")) {
            closed.add(closed.removeLast() + " " + list);
        } else {
            // What begins with a small letter is taken for the rest of a sentence, and not quoted.
            add(headings.isEmpty() ? Character.toUpperCase(list.charAt(0)) + list.substring(1) : list);
        }
    }

    private void add(String words) {
        if (!words.isEmpty()) {
            closed.add(headings.isEmpty() ? words : String.join(", ", headings) + ": " + words);
            headings.clear();
        }
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }

    private static String bare(String text) {
        return text.replaceAll("[^\\p{L}\\p{N}]+", " ").strip().toLowerCase(Locale.ROOT);
    }
}
