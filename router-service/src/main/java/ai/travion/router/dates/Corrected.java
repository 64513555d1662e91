package ai.travion.router.dates;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Meaning.Length;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** What somebody says and takes back at once: "this Friday, sorry, I mean Saturday", "3 days, no wait, 4 days". */
final class Corrected {

    private static final String TAKES_BACK =
            "(?:sorry|oops|i\\s+mean(?:t)?|no,?\\s+wait|wait,?\\s+no|wait|correction|or\\s+rather|scratch\\s+that|make\\s+(?:that|it)|actually|typo|nope?)";
    private static final Pattern BETWEEN = Patterns.anyCase("\\W*(?:(?:no|not|so|ah|oh|um|well)\\W+)?(?:" + TAKES_BACK
            + "\\W+){1,3}(?:(?:it'?s|that'?s|is|on|from|for|the|of|in|this|next)\\s+)*");

    private Corrected() {}

    /** The readings without those that the next one of their kind takes the place of. */
    static List<Reading> in(String text, List<Reading> readings) {
        return IntStream.range(0, readings.size())
                .filter(at -> at + 1 == readings.size() || !isTakenBack(text, readings.get(at), readings.get(at + 1)))
                .mapToObj(readings::get)
                .toList();
    }

    private static boolean isTakenBack(String text, Reading said, Reading next) {
        boolean alike = (said.isDays() && next.isDays())
                || (said.meaning() instanceof Length && next.meaning() instanceof Length);
        return alike && Patterns.isAllOf(BETWEEN, text.substring(said.to(), next.from()));
    }
}
