package ai.travion.router.act;

import ai.travion.atlas.text.Patterns;
import java.util.Optional;
import java.util.regex.Pattern;

/** A longer or a shorter trip, or stay, in plain words: by how much, or how long in all, and nothing where that is not told apart. */
final class PlainLength {

    private static final Pattern MORE = Patterns.words(
            "more|another|extra|additional|add|added|adding|extend|extended|extending|prolong|longer|stretch|lengthen|increase|plus|further|on top|tack|tag");
    private static final Pattern LESS = Patterns.words(
            "less|fewer|shorter|cut|trim|shave|knock|take off|minus|reduce by|drop|remove|skip|lose|off");
    /** "Extend it to 10 days" tells how long it is in all. */
    private static final Pattern IN_ALL = Patterns.anyCase(
            "\\bto\\s+(?:just\\s+|only\\s+|an?\\s+|total\\s+|of\\s+|about\\s+)*(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|couple|fortnight|week)\\b|\\b(?:in\\s+total|in\\s+all|altogether|overall|long)\\b");

    private PlainLength() {}

    static Optional<String> longer(Slots said) {
        // What has less is not what becomes longer.
        if (said.places().size() > 1 || (said.places().size() == 1 && said.has(LESS))) {
            return Optional.empty();
        }
        var count = said.count();
        boolean by = said.has(MORE) && !said.has(IN_ALL);
        if (said.places().size() == 1) {
            var place = said.places().getFirst().name();
            return count.isPresent() && !by
                    ? Optional.of("Spend " + count.getAsInt() + " nights in " + place + ".")
                    : Optional.of((count.orElse(1) == 1 ? "One more day" : count.getAsInt() + " more days") + " in "
                            + place + ".");
        }
        if (by || count.isEmpty()) {
            return Optional.of("Make the plan " + days(count.orElse(1)) + " longer.");
        }
        return count.getAsInt() > said.length()
                ? Optional.of("Make the plan " + count.getAsInt() + " days long.")
                : Optional.empty();
    }

    static Optional<String> shorter(Slots said) {
        if (said.places().size() > 1) {
            return Optional.empty();
        }
        var count = said.count();
        boolean by = said.has(LESS) && !said.has(IN_ALL);
        if (said.places().size() == 1) {
            var place = said.places().getFirst().name();
            return count.isPresent() && !by
                    ? Optional.of("Spend only %d night%s in %s."
                            .formatted(count.getAsInt(), count.getAsInt() == 1 ? "" : "s", place))
                    : Optional.of((count.orElse(1) == 1 ? "One day" : count.getAsInt() + " days") + " less in " + place
                            + ".");
        }
        if (count.orElse(1) >= said.length()) {
            return Optional.empty();
        }
        return Optional.of(
                by || count.isEmpty()
                        ? "Make the plan " + days(count.orElse(1)) + " shorter."
                        : "Make the plan " + count.getAsInt() + " days long.");
    }

    private static String days(int count) {
        return count == 1 ? "one day" : count + " days";
    }
}
