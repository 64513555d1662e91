package ai.travion.atlas.text;

import static java.util.stream.Collectors.joining;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Patterns over messages, whatever their case, and what is asked of them: each goes through the {@link Prefilter} first. */
public final class Patterns {

    private Patterns() {}

    /**
     * Matches the expression anywhere, whatever the case. The JVM tries an expression at every letter of a text; a look at that letter
     * first, where all matches begin with one of some, spares most of it.
     */
    public static Pattern anyCase(String expression) {
        var first = Letters.firstOf(expression);
        var guarded = first.isEmpty()
                ? expression
                : first.stream().sorted().map(Patterns::inAClass).collect(joining("", "(?=[", "])(?:")) + expression
                        + ")";
        return Pattern.compile(guarded, Pattern.CASE_INSENSITIVE);
    }

    /** Matches one of the alternatives as whole words, whatever the case; they begin and end with ASCII letters or digits. */
    public static Pattern words(String alternatives) {
        return anyCase("\\b(?:" + alternatives + ")\\b");
    }

    private static String inAClass(char letter) {
        return switch (letter) {
            case ' ' -> "\\s";
            case '0' -> "\\d";
            default -> letter < 128 && !Character.isLetter(letter) ? "\\" + letter : String.valueOf(letter);
        };
    }

    /** Whether the pattern may match in the text; where not, no part of the text need be searched. */
    public static boolean mayBeIn(Pattern pattern, String text) {
        return Prefilter.admits(pattern, text);
    }

    /** Whether the pattern matches anywhere in the text. */
    public static boolean isIn(Pattern pattern, String text) {
        return Prefilter.admits(pattern, text) && pattern.matcher(text).find();
    }

    /** Whether the pattern matches the whole text. */
    public static boolean isAllOf(Pattern pattern, String text) {
        return Prefilter.admits(pattern, text) && pattern.matcher(text).matches();
    }

    /** The pattern's matches in the text, in order. */
    public static Stream<MatchResult> in(Pattern pattern, String text) {
        return Prefilter.admits(pattern, text) ? pattern.matcher(text).results() : Stream.empty();
    }

    /** A matcher that finds the pattern's matches in the text; where it can have none, an empty region is all that it looks at. */
    public static Matcher matcher(Pattern pattern, String text) {
        var matcher = pattern.matcher(text);
        return Prefilter.admits(pattern, text) ? matcher : matcher.region(0, 0);
    }
}
