package ai.travion.router.dates;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;

/** How old somebody is, which is no day: "kids aged 3 and 5, 12 March", "my two, 7 and 9". */
final class Ages {

    private static final String AGE =
            "\\d{1,2}(?!\\d|[./:-]\\d|\\s*[-\u2013]\\s*\\d|\\s*(?:st|nd|rd|th|to|till|until|-|\u2013|(?:\\p{L}+\\s+)?(?:days?|nights?|weeks?)|[ap]\\.?m|(?:of\\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*)\\b)";
    private static final Pattern AGES = Patterns.anyCase(
            "\\b(?:aged?|ages|kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|twins|toddlers?|little\\s+ones|grand\\p{L}+|parents?|in-laws|mum|mom|mother|dad|father|my\\s+(?:two|three|four))(?:\\s+(?:aged?|are|is|of|ages))?\\s*[,(:]?\\s*"
                    + AGE + "(?:\\s*(?:,|and|&|,\\s*and)\\s*" + AGE + ")*");
    private static final Pattern DIGIT = Pattern.compile("\\d");

    private Ages() {}

    /** The text with letters in the place of such figures. */
    static String hiddenIn(String text) {
        return AGES.matcher(text).replaceAll(ages -> DIGIT.matcher(ages.group()).replaceAll("x"));
    }
}
