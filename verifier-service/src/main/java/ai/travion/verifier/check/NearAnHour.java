package ai.travion.verifier.check;

import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Times that a text tells by the hour next to them: "just before two" is five to two as well as ten to. */
final class NearAnHour {

    private static final Pattern NEAR = Pattern.compile(
            "(?i)\\b(?:just|shortly|a little|a bit|right|soon|a few minutes|some minutes) (?<side>before|after|past) \\S[^,.;!?]{0,20}");

    private static final int MINUTES = 15;

    private static final int DAY = 2 * TimesIn.HALF_A_DAY;

    private NearAnHour() {}

    /** @return minutes since midnight, all that may be meant */
    static Set<Integer> minutesIn(String text) {
        return NEAR.matcher(text)
                .results()
                .flatMap(near -> minutes(near).boxed())
                .collect(Collectors.toSet());
    }

    private static IntStream minutes(MatchResult near) {
        int side = near.group("side").toLowerCase(Locale.ROOT).equals("before") ? -1 : 1;
        return TimesIn.text(near.group() + ".").stream()
                .limit(1)
                .flatMap(hour -> hour.meant().stream())
                .flatMapToInt(hour ->
                        IntStream.rangeClosed(1, MINUTES).map(minutes -> Math.floorMod(hour + side * minutes, DAY)));
    }
}
