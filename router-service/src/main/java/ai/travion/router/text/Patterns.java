package ai.travion.router.text;

import ai.travion.atlas.Alternatives;
import java.util.regex.Pattern;

/** Patterns over messages, whatever their case. */
public final class Patterns {

    private Patterns() {}

    /** Matches the expression anywhere, whatever the case. */
    public static Pattern anyCase(String expression) {
        return Pattern.compile(expression, Pattern.CASE_INSENSITIVE);
    }

    /** Matches one of the alternatives as whole words, whatever the case; they begin and end with ASCII letters or digits. */
    public static Pattern words(String alternatives) {
        return anyCase("\\b" + Alternatives.lookahead(alternatives) + "(?:" + alternatives + ")\\b");
    }
}
