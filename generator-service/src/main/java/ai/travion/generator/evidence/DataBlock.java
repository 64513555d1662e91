package ai.travion.generator.evidence;

import java.util.regex.Pattern;

/**
 * Text of others between marks that it cannot forge: in it, angle brackets are entities, numbers in square brackets stand in round
 * ones, and characters that nobody sees are gone.
 */
public final class DataBlock {

    /** Joiners are invisible too, but Sinhala and Tamil are not written without them. */
    private static final Pattern INVISIBLE = Pattern.compile("[\\p{Cf}\\p{Cc}\\p{Co}\\p{Cn}&&[^\\n\\t\\u200C\\u200D]]");

    private static final Pattern CITATION = Pattern.compile("\\[([\\d,;\\s\\u2013-]{1,30})]");

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

    /** The same words without what could end a block or pass for a citation. */
    public static String harmless(String text) {
        var visible = INVISIBLE.matcher(text.replace("\r\n", "\n")).replaceAll("");
        return CITATION.matcher(visible).replaceAll("($1)").replace("<", "&lt;").replace(">", "&gt;");
    }
}
