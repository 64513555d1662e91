package ai.travion.verifier.check;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Times that a text tells by the hour next to them: "just before two" is five to two as well as ten to. */
final class NearAnHour {

    private static final Pattern NEAR = Pattern.compile(
            "(?i)\\b(?:just|shortly|a little|a bit|right|soon|a few minutes|some minutes) (?<side>before|after|past) ");

    /** A break between the word and the time: they do not belong together. */
    private static final Pattern BREAK = Pattern.compile("[,;:!?]|\\.\\s");

    /** Letters between the word and the time. */
    private static final int BETWEEN = 20;

    private static final int MINUTES = 15;

    private static final int DAY = 2 * TimesIn.HALF_A_DAY;

    private NearAnHour() {}

    /** @return minutes since midnight, all that may be meant */
    static Set<Integer> minutesIn(String text) {
        var sides = NEAR.matcher(text).results().toList();
        if (sides.isEmpty()) {
            return Set.of();
        }
        var times = TimesIn.text(text);
        return sides.stream()
                .flatMap(side -> minutes(side, text, times).boxed())
                .collect(Collectors.toSet());
    }

    private static IntStream minutes(MatchResult near, String text, List<TimesIn.Mention> times) {
        int side = near.group("side").equalsIgnoreCase("before") ? -1 : 1;
        return times.stream()
                .filter(time -> time.end() > near.end() && time.start() < near.end() + BETWEEN)
                .min(Comparator.comparingInt(TimesIn.Mention::start))
                .filter(time -> time.start() <= near.end()
                        || !BREAK.matcher(text.substring(near.end(), time.start()))
                                .find())
                .stream()
                .flatMap(hour -> hour.meant().stream())
                .flatMapToInt(hour ->
                        IntStream.rangeClosed(1, MINUTES).map(minutes -> Math.floorMod(hour + side * minutes, DAY)));
    }
}
