package ai.travion.router.dates;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;

/** A year that takes the place of one said before: "12 January 2026, sorry, 2027". */
final class CorrectedYear {

    private static final Pattern CORRECTION = Patterns.anyCase(
            "\\b(?:sorry|oops|i\\s+mean(?:t)?|make\\s+(?:that|it)|correction|no,?\\s+wait|wait|rather|pardon|typo)\\W+(?:i\\s+mean(?:t)?\\s+|it'?s\\s+|that\\s+is\\s+|of\\s+|in\\s+)?(?<year>20[2-4]\\d)\\b(?!\\s*[-/]\\d)");
    private static final Pattern YEAR = Pattern.compile("\\b20[2-4]\\d\\b(?![-/.]\\d)");

    private CorrectedYear() {}

    /** The text with the year that is meant in every place, letter for letter. */
    static String in(String text) {
        var correction = Patterns.matcher(CORRECTION, text);
        return correction.find() ? YEAR.matcher(text).replaceAll(correction.group("year")) : text;
    }
}
