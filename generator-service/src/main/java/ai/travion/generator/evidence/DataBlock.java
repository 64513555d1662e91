package ai.travion.generator.evidence;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Text of others between marks that it cannot forge: in it, angle brackets are entities, numbers in square brackets stand in round
 * ones, and characters that nobody sees are gone.
 */
public final class DataBlock {

    /** Joiners are invisible too, but Sinhala and Tamil are not written without them. */
    private static final Pattern INVISIBLE = Pattern.compile("[\\p{Cf}\\p{Cc}\\p{Co}\\p{Cn}&&[^\\n\\t\\u200C\\u200D]]");

    private static final Pattern CITATION = Pattern.compile("\\[([\\d,;\\s\\u2013-]{1,30})]");

    private static final Pattern QUOTED = Pattern.compile("“[^”]*”");

    private DataBlock() {}

    /** What is known of a block's text; values that are empty are left out. */
    public static final class Attributes {

        private final StringBuilder written = new StringBuilder();

        public Attributes with(String name, String value) {
            if (!value.isBlank()) {
                var line = harmless(value)
                        .replace('"', '\'')
                        .replaceAll("\\s+", " ")
                        .strip();
                written.append(' ').append(name).append("=\"").append(line).append('"');
            }
            return this;
        }
    }

    public static String of(String tag, Attributes attributes, String text) {
        return "<" + tag + attributes.written + ">\n" + harmless(text).strip() + "\n</" + tag + ">";
    }

    public static String of(String tag, String text) {
        return of(tag, new Attributes(), text);
    }

    /** Words of ours: the numbers in them are citations, and only what they quote between “ and ” is another's. */
    public static String ofOurs(String tag, String text) {
        var harmless = QUOTED.matcher(withoutMarks(text))
                .replaceAll(quoted -> Matcher.quoteReplacement(withoutCitations(quoted.group())));
        return "<" + tag + ">\n" + harmless.strip() + "\n</" + tag + ">";
    }

    /** The same words without what could end a block or pass for a citation. */
    public static String harmless(String text) {
        return withoutCitations(withoutMarks(text));
    }

    private static String withoutMarks(String text) {
        return INVISIBLE
                .matcher(text.replace("\r\n", "\n"))
                .replaceAll("")
                .replace("<", "&lt;")
                .replace(">", "&gt;");
    }

    private static String withoutCitations(String text) {
        return CITATION.matcher(text).replaceAll("($1)");
    }
}
