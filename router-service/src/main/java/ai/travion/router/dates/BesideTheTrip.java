package ai.travion.router.dates;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Meaning.Days;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Days that a message names of something else than the trip: the day of an anniversary, the week days on which somebody works. They lie in
 * the trip, whose own days are named beside them.
 */
final class BesideTheTrip {

    private static final String OCCASION =
            "(?:anniversary|birthday|b-?day|wedding|marriage|ceremony|graduation|engagement|(?:turns|turning|will\\s+be)\\s+\\d{2})";
    private static final Pattern OF_AN_OCCASION = Patterns.anyCase(".*\\b" + OCCASION
            + "\\b(?![^.;!?]*\\b(?:trip|tour|holiday|vacation|getaway|plan|from|starting)\\b)[^.;!?]{0,40}");
    private static final Pattern OF_WORK = Patterns.anyCase(
            ".*\\b(?:work(?:s|ing)?|on\\s+duty|in\\s+(?:the\\s+)?office|remote(?:ly)?)\\b[^.;!?,]{0,30}");

    private static final String COUNT = "(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)";
    /** "5 days before and 6 days after to see the country." */
    private static final Pattern BEFORE_AND_AFTER = Patterns.anyCase("\\b" + COUNT
            + "\\s+days?\\s+before(?:\\s+(?:it|that|the\\s+\\p{L}+))?\\s*(?:,|and|&|\\+)+\\s*(?:we\\s+have\\s+)?"
            + COUNT
            + "\\s+(?:days?\\s+)?after(?:wards)?\\b");

    private BesideTheTrip() {}

    /**
     * The days without those of something else, where others are left.
     *
     * @param hasALength whether it is said how long the trip is: else the day of a wedding may be its end
     */
    static List<Reading> without(String text, List<Reading> days, boolean hasALength) {
        var left = days.stream().filter(day -> !isOfSomethingElse(text, day)).toList();
        boolean saysWhen = left.stream()
                .anyMatch(day -> day.isARange() || (hasALength && !day.days().isAWeekday()));
        return saysWhen ? left : days;
    }

    private static boolean isOfSomethingElse(String text, Reading day) {
        var before = text.substring(0, day.from());
        return day.days().exact()
                && (Patterns.isAllOf(OF_AN_OCCASION, before)
                        || ((day.days().isAWeekday() || day.kind() == Reading.Kind.OTHER)
                                && Patterns.isAllOf(OF_WORK, before)));
    }

    /** Whether lengths are those of what lies before a day and after it. */
    static boolean isAround(String text) {
        return Patterns.isIn(BEFORE_AND_AFTER, text);
    }

    /** The days around the one that is named, as many as are said to lie before it and after it. */
    static Optional<Days> around(String text, Days day) {
        if (!day.exact() || day.last().isPresent()) {
            return Optional.empty();
        }
        return Patterns.in(BEFORE_AND_AFTER, text)
                .findFirst()
                .flatMap(said -> Names.number(said.group(1))
                        .flatMap(before -> Names.number(said.group(2))
                                .map(after -> Days.from(
                                        day.first().minusDays(before),
                                        day.first().plusDays(after)))));
    }
}
