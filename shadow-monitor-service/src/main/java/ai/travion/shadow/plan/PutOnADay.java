package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** On which day of a plan something between its sights is to be, as the router keeps it of the trip: "day 5 with a cooking class". */
final class PutOnADay {

    private static final Pattern SAID = Pattern.compile("(?m)^day (?<day>\\d{1,2}) with (?<what>.+?)\\s*$");

    private PutOnADay() {}

    /** The number of the day, from 1, of each thing in small letters; the last word on each. */
    static Map<String, Integer> in(String words) {
        return Patterns.in(SAID, words)
                .collect(Collectors.toMap(
                        said -> said.group("what").toLowerCase(Locale.ROOT),
                        said -> Integer.parseInt(said.group("day")),
                        (earlier, later) -> later));
    }

    /** Whether a thing may be on a day, the first being nought. */
    static boolean mayBeOn(int day, Pastime pastime, Map<String, Integer> put) {
        return Optional.ofNullable(put.get(pastime.thing().toLowerCase(Locale.ROOT)))
                .filter(number -> number != day + 1)
                .isEmpty();
    }

    /** What is put on another day than before. */
    static Map<String, Integer> moved(String words, String before) {
        Map<String, Integer> moved = new HashMap<>(in(words));
        moved.entrySet().removeAll(in(before).entrySet());
        return moved;
    }
}
