package ai.travion.retrieval.markup;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes the marks of Markdown out of a text and leaves the words. */
public final class MarkdownMarks {

    private static final Pattern IMAGE_OR_LINK = Pattern.compile(
            "!?\\[([^\\]\\[]{0,300})\\](?:\\([^()\\s]{0,500}(?:\\([^()\\s]{0,200}\\)[^()\\s]{0,200})?(?: [^()]{0,100})?\\)|\\[[^\\]\\[]{0,80}\\])");

    private static final Pattern REFERENCE = Pattern.compile("(?m)^ {0,3}\\[[^\\]\\[]{1,80}\\]:[ \\t]+\\S.*$");

    /** {@code |---|:--:|} of a table, and rules of dashes. */
    private static final Pattern RULE = Pattern.compile(
            "(?m)\\|?(?:[ \\t]*:?-{3,}:?[ \\t]*\\|)+(?:[ \\t]*:?-{3,}:?)?[ \\t]*|^[ \\t]*(?:[-*_=][ \\t]*){3,}$");

    private static final Pattern BAR = Pattern.compile("[ \\t]*\\|+[ \\t]*");

    /** A table's row has two bars at the least. */
    private static final Pattern ROW = Pattern.compile("(?m)^[ \\t]*\\|?[^|\\n]{0,500}(?:\\|[^|\\n]{0,500}){2,}$");

    private static final Pattern LINE_START =
            Pattern.compile("(?m)^[ \\t]*(?:>[ \\t]?|[-*+•][ \\t]+(?:\\[[ xX]\\][ \\t]+)?|\\d{1,3}[.)][ \\t]+)+");
    private static final Pattern HEADING = Pattern.compile("(?m)^[ \\t]*#{1,6}[ \\t]+(.+?)[ \\t]*#*[ \\t]*$");
    private static final Pattern HEADING_WITHIN = Pattern.compile("(?<=\\s|^)#{1,6}[ \\t]+");
    private static final Pattern FENCE = Pattern.compile("(?m)^[ \\t]*(?:```|~~~).*$");
    private static final Pattern EMPHASIS = Pattern.compile(
            "(?<![\\p{L}\\p{N}_*])(\\*{1,3}|_{1,3}|~~)(?=\\S)([^*_~\\n]{1,300}?)(?<=\\S)\\1(?![\\p{L}\\p{N}_*])");
    private static final Pattern LEFT_OVER =
            Pattern.compile("\\*{2,}|__+|~~|`+|(?<=\\s)\\*(?=\\S)|(?<=\\S)\\*(?=\\s|$)");
    private static final Pattern ESCAPED = Pattern.compile("\\\\([\\\\`*_{}\\[\\]()#+.!|>~-])");

    private MarkdownMarks() {}

    /** The words, line by line; a heading ends with a full stop, and a table's cells have commas between them. */
    public static String removedFrom(String text) {
        var words = FENCE.matcher(text).replaceAll("");
        words = REFERENCE.matcher(words).replaceAll("");
        // An image may be a link's words.
        words = IMAGE_OR_LINK.matcher(words).replaceAll("$1");
        words = IMAGE_OR_LINK.matcher(words).replaceAll("$1");
        words = RULE.matcher(words).replaceAll(" ");
        words = ROW.matcher(words).replaceAll(row -> Matcher.quoteReplacement(cells(row.group())));
        words = LINE_START.matcher(words).replaceAll("");
        words = EMPHASIS.matcher(words).replaceAll("$2");
        words = EMPHASIS.matcher(words).replaceAll("$2");
        words = LEFT_OVER.matcher(words).replaceAll("");
        words = HEADING.matcher(words).replaceAll(heading -> Matcher.quoteReplacement(asASentence(heading.group(1))));
        words = HEADING_WITHIN.matcher(words).replaceAll("");
        return ESCAPED.matcher(words).replaceAll("$1");
    }

    private static String cells(String row) {
        var bare = row.strip().replaceAll("^\\|+|\\|+$", "").strip();
        return BAR.matcher(bare).replaceAll(", ").replaceAll("(?:, )+,? ", ", ") + ".";
    }

    /** With a full stop where it ends with no mark of its own. */
    public static String asASentence(String heading) {
        var words = heading.strip();
        return !words.isEmpty() && Character.isLetterOrDigit(words.charAt(words.length() - 1)) ? words + "." : words;
    }
}
