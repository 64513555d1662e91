package ai.travion.router.places;

import ai.travion.atlas.text.Patterns;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Days that a message gives to a town which no plan can be made for: they are none of the plan, and that is said. */
public final class DaysBeyond {

    private static final int AROUND = 45;
    private static final String COUNT =
            "(?<days>(?:\\d{1,2}|one|two|three|four|five|six|seven|an?)\\s+(?:full\\s+|whole\\s+)?(?:days?|nights?))\\b";
    private static final String A_WORD = "(?!(?:and|then|or|to|from|with|trip|tour)\\b)\\p{L}{2,20}";
    private static final Pattern BEHIND =
            Patterns.anyCase("^(?:\\s+" + A_WORD + "){0,2}\\s*[(:,-]?\\s*(?:for\\s+)?" + COUNT);
    private static final Pattern BEFORE =
            Patterns.anyCase("(?<![\\d.,-])\\b" + COUNT + "\\s+(?:" + A_WORD + "\\s+){0,4}$");

    private DaysBeyond() {}

    private record Found(int from, int to, String words) {}

    private static Optional<Found> in(String text, String town) {
        int at = text.toLowerCase(Locale.ROOT).indexOf(town.toLowerCase(Locale.ROOT));
        if (at < 0) {
            return Optional.empty();
        }
        int end = at + town.length();
        var behind = Patterns.matcher(BEHIND, text.substring(end));
        if (behind.find()) {
            return Optional.of(new Found(end + behind.start("days"), end + behind.end("days"), behind.group("days")));
        }
        int start = Math.max(0, at - AROUND);
        var before = Patterns.matcher(BEFORE, text.substring(start, at));
        return before.find()
                ? Optional.of(new Found(start + before.start("days"), start + before.end("days"), before.group("days")))
                : Optional.empty();
    }

    /** What is said of the days of one of those towns, beside places that are known: "2 days". */
    public static Optional<String> of(Beyond town, NamedPlaces places, String text) {
        return places.targets().isEmpty()
                ? Optional.empty()
                : in(text, town.name()).map(Found::words);
    }

    /** The remainder of a text, letter for letter, without the days of such towns, where places that are known are named beside them. */
    public static String without(NamedPlaces places, String text) {
        var rest = new StringBuilder(places.remainder());
        if (!places.targets().isEmpty() && rest.length() == text.length()) {
            places.beyond()
                    .forEach(town -> in(text, town.name()).ifPresent(found -> {
                        for (int at = found.from(); at < found.to(); at++) {
                            rest.setCharAt(at, ' ');
                        }
                    }));
        }
        return rest.toString();
    }
}
