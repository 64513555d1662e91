package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.itinerary.Counting;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Days that a part of a message wants on top of those of a plan, and where: "an extra day in Nuwara Eliya", "add a fourth day at Wilpattu",
 * "one more day in the tea country", "and one in Ella the next day".
 *
 * @param days how many more
 * @param place that it names; none where it names a kind of country
 * @param land the kind of country in its words; empty where it names a place
 * @param atTheEnd whether it is to be the last of the plan
 */
record FurtherDay(int days, Optional<Place> place, String land, boolean atTheEnd) {

    private static final String WHERE =
            "\\s+(?:in|at|by|on|near|for|around|to)\\s+(?:the\\s+)?(?:(?<land>" + Land.WORDS + ")\\b|#)";
    private static final String FULL = "\\s+(?:full\\s+|whole\\s+)?";
    private static final Pattern MORE = Patterns.anyCase(
            "\\b(?:another|(?<n>an?|one|two|three|four|five|\\d)\\s+(?:more|extra|additional|further))(?:" + FULL
                    + "(?:days?|nights?|nites?)|(?<=more))" + WHERE);
    private static final Pattern LONGER = Patterns.anyCase("\\b(?<n>an?|one|two|three|four|five|\\d)" + FULL
            + "(?:days?|nights?|nites?)\\s+(?:more|extra|longer)" + WHERE);
    private static final String TOO_MANY =
            "(?:don'?t|do\\s+not)\\s+(?:really\\s+)?(?:need|want)\\s+(?:to\\s+(?:spend|have|stay)\\s+)?(?:all\\s+)?(?:the\\s+|those\\s+|these\\s+)?(?:two|both|three|four|five|six|\\d|so\\s+many|that\\s+many|so\\s+much|that\\s+much)\\s+(?:full\\s+|whole\\s+)?(?:days|nights|time)";
    private static final Pattern FOUND_TOO_MANY = Patterns.anyCase("\\b" + TOO_MANY + WHERE);
    private static final Pattern FEWER = Patterns.anyCase(
            "\\b(?:(?<n>an?|one|two|three|four|\\d)\\s+(?:(?:days?|nights?|nites?)\\s+(?:less|fewer|shorter)|(?:less|fewer)\\s+(?:days?|nights?|nites?))|(?:less|fewer|not\\s+so\\s+(?:much|many)|not\\s+as\\s+(?:much|many))\\s+(?:time|days|nights)|"
                    + TOO_MANY + ")"
                    + WHERE);
    private static final Pattern ADDED =
            Patterns.anyCase("\\b(?:add(?:ing)?|plus|tack\\s+on)\\s+(?<n>an?|one|two|three|four|five|\\d)" + FULL
                    + "(?:days?|nights?|nites?)" + WHERE);
    private static final Pattern COUNTED = Patterns.anyCase(
            "\\b(?:add(?:ing)?|include|have|having|with|plus|give\\s+us|want|like|love|need|put\\s+in|tack\\s+on|and)\\s+(?:an?\\s+|the\\s+)?(?:(?<nth>second|third|fourth|fifth|sixth|seventh|\\d(?:st|nd|rd|th))\\s+(?:day|night)|day\\s+(?<number>\\d{1,2}))"
                    + WHERE);
    private static final Pattern NEXT = Patterns.anyCase(
            "\\b(?:one|a\\s+day|another(?:\\s+(?:day|one))?)\\s+(?:in|at)\\s+(?:the\\s+)?#+[\\s,]+(?:(?:on|for)\\s+)?(?:(?:the\\s+)?(?:next|following)\\s+day|the\\s+day\\s+after|after\\s+(?:that|this|it)|afterwards)\\b");

    /** What one part of a message wants; nothing where that is a day that the plan has already. */
    static Optional<FurtherDay> in(Clause clause, int length) {
        for (var pattern : List.of(MORE, LONGER, ADDED)) {
            var said = Patterns.matcher(pattern, clause.blanked());
            if (said.find()) {
                var count = said.group("n");
                return of(
                        clause,
                        land(said),
                        count == null ? 1 : Names.number(count).orElse(1),
                        false);
            }
        }
        var counted = Patterns.matcher(COUNTED, clause.blanked());
        if (counted.find()) {
            int more = number(counted) - length;
            return more > 0 ? of(clause, land(counted), more, true) : Optional.empty();
        }
        return Patterns.isIn(NEXT, clause.blanked()) ? of(clause, "", 1, true) : Optional.empty();
    }

    /** "One day less at the beach", "less time in Kandy": so many that are given up there. */
    static Optional<FurtherDay> fewer(Clause clause) {
        var said = Patterns.matcher(FEWER, clause.blanked());
        if (!said.find()) {
            return Optional.empty();
        }
        var count = said.group("n");
        return of(clause, land(said), count == null ? 1 : Names.number(count).orElse(1), false);
    }

    /** "We don't need two days in Kandy": one of them is given up, and never the last. */
    static boolean findsTooMany(Clause clause) {
        return Patterns.isIn(FOUND_TOO_MANY, clause.blanked());
    }

    private static Optional<FurtherDay> of(Clause clause, String land, int days, boolean atTheEnd) {
        return land.isEmpty() && clause.places().size() != 1
                ? Optional.empty()
                : Optional.of(new FurtherDay(
                        days,
                        land.isEmpty() ? clause.places().stream().findFirst() : Optional.empty(),
                        land,
                        atTheEnd));
    }

    private static String land(Matcher said) {
        return said.group("land") == null ? "" : said.group("land");
    }

    private static int number(Matcher counted) {
        var nth = counted.group("nth");
        return nth == null
                ? Integer.parseInt(counted.group("number"))
                : Counting.index(nth, Integer.MAX_VALUE).orElse(-1) + 1;
    }

    /** Where of a plan's places the days are to be spent; nothing where it is a new place. */
    Optional<Place> among(List<Place> planned) {
        return place.map(named -> Stream.of(named).filter(planned::contains))
                .map(Stream::findFirst)
                .orElseGet(() -> Land.first(planned, land));
    }
}
