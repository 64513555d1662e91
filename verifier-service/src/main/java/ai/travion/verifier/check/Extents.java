package ai.travion.verifier.check;

import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** In which direction a length measures: "24 m high and 90 m long". */
final class Extents {

    private static final Pattern EXTENT = Pattern.compile(
            "(?i)^.{0,14}?\\b(high|tall|in height|long|in length|wide|broad|in width|deep|in depth)\\b");
    private static final Map<String, String> EXTENTS = Map.of(
            "high",
            "high",
            "tall",
            "high",
            "in height",
            "high",
            "long",
            "long",
            "in length",
            "long",
            "wide",
            "wide",
            "broad",
            "wide",
            "in width",
            "wide",
            "deep",
            "deep");

    private Extents() {}

    /** The nearest after a number; empty where it does not say. */
    static String after(String rest) {
        var nearest = EXTENT.matcher(rest);
        return nearest.find() ? EXTENTS.getOrDefault(nearest.group(1).toLowerCase(Locale.ROOT), "") : "";
    }
}
