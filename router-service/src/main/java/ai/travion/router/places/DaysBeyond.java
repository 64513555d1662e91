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
    /** A comma ends what is said of the town where the days are those "in Ella", or of any place behind them. */
    private static final Pattern BEHIND = Patterns.anyCase(
            "^(?:(?:\\s+" + A_WORD + "){0,2}\\s*[(:-]?\\s*(?:for\\s+)?" + COUNT + "|\\s*,\\s*(?:for\\s+)?"
                    + COUNT.replace("<days>", "<apart>") + "(?=\\s*(?:$|[,.;)]|and\\b|then\\b)))");

    private static final Pattern BEFORE =
            Patterns.anyCase("(?<![\\d.,-])\\b" + COUNT + "\\s+(?:" + A_WORD + "\\s+){0,4}$");
    private static final Pattern COUNTS = Patterns.anyCase("\\b" + COUNT);
    private static final Pattern COMES_FROM = Patterns.anyCase(
            "\\b(?:from|leaving|(?:live|lives|living|based|born|home|reside|start|starting|departing)\\s+(?:(?:is|in|at|from)\\s+){0,2})\\s*$");
    private static final Pattern AFTER_A_PLACE = Patterns.anyCase("#\\s*(?:,|,?\\s*and\\b|&|to\\b)?\\s*$");
    private static final Pattern BEFORE_A_PLACE = Patterns.anyCase("^\\s*(?:,|,?\\s*and\\b|&|to\\b)?\\s*#");

    private DaysBeyond() {}

    private record Found(int from, int to, String words) {}

    /** @param blanked the text with the places that are known blanked by #, letter for letter */
    private static Optional<Found> in(String text, String blanked, String town) {
        int at = text.toLowerCase(Locale.ROOT).indexOf(town.toLowerCase(Locale.ROOT));
        if (at < 0 || blanked.length() != text.length() || Patterns.isIn(COMES_FROM, text.substring(0, at))) {
            return Optional.empty();
        }
        int end = at + town.length();
        int start = Math.max(0, at - AROUND);
        var rest = blanked.substring(end);
        var head = blanked.substring(start, at);
        // The only length of a message that lists the town among others is that of the trip.
        boolean ofAll = Patterns.in(COUNTS, blanked).count() == 1;
        var behind = Patterns.matcher(BEHIND, rest);
        if (behind.find() && !(ofAll && Patterns.isIn(AFTER_A_PLACE, head))) {
            var group = behind.group("days") == null ? "apart" : "days";
            return Optional.of(new Found(
                    end + behind.start(group),
                    end + behind.end(group),
                    rest.substring(behind.start(group), behind.end(group))));
        }
        var before = Patterns.matcher(BEFORE, head);
        return before.find() && !(ofAll && Patterns.isIn(BEFORE_A_PLACE, rest))
                ? Optional.of(new Found(start + before.start("days"), start + before.end("days"), before.group("days")))
                : Optional.empty();
    }

    /** What is said of the days of one of those towns, beside places that are known: "2 days". */
    public static Optional<String> of(Beyond town, NamedPlaces places, String text) {
        return places.targets().isEmpty()
                ? Optional.empty()
                : in(text, places.remainder(), town.name()).map(Found::words);
    }

    /** The remainder of a text, letter for letter, without the days of such towns, where places that are known are named beside them. */
    public static String without(NamedPlaces places, String text) {
        var rest = new StringBuilder(places.remainder());
        if (!places.targets().isEmpty() && rest.length() == text.length()) {
            places.beyond()
                    .forEach(town -> in(text, places.remainder(), town.name()).ifPresent(found -> {
                        for (int at = found.from(); at < found.to(); at++) {
                            rest.setCharAt(at, ' ');
                        }
                    }));
        }
        return rest.toString();
    }
}
