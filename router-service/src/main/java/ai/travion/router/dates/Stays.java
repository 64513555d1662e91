package ai.travion.router.dates;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Meaning.Length;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Adds up how long one stays at each of several places: "2 nights in Galle and 2 nights in Mirissa" are five days. */
final class Stays {

    private static final String NUMBER = "(?<n>\\d{1,2}|one|two|three|four|five|six|seven)";
    private static final String AT =
            "(?:in|at|on|by|near|around)\\s+(?:and\\s+around\\s+)?(?:(?:a|an|the|some)\\s+)?(?:\\p{L}+\\s+)?(?:#|beach|coast|sea|hills?|mountains?)";
    /** What is done there, but no word for the whole trip: "3 days beach in Negombo", "Wilpattu safari 2 days". */
    private static final String DONE_THERE =
            "(?!(?:and|then|or|to|from|with|via|plus|round|around|in|at|on|by|near|for|of|trip|tour|itinerary|plan|holiday|vacation|honeymoon|visit|stay|journey|route|break|getaway|sri|i|we|my|our|who|is|are)\\b)\\p{L}{2,20}";

    private static final Pattern AT_A_PLACE =
            Patterns.anyCase("^\\s*(?:of\\s+)?(?:" + DONE_THERE + "\\s+){0,2}(?:" + AT + "|#).*");
    /** "Galle 2 nights, Mirissa 2 nights". */
    private static final Pattern BEHIND_A_PLACE =
            Patterns.anyCase(".*#(?:\\s+" + DONE_THERE + "){0,2}\\s*[(:,-]?\\s*(?:for\\s+)?");
    /** The unit is not said again: "three days in Kandy and two in Ella". */
    private static final Pattern MORE = Patterns.anyCase(
            "(?:,|\\band|\\bthen|&|\\+)\\s+(?:then\\s+)?" + NUMBER + "\\s+(?:more\\s+)?(?:in|at)\\s+(?:the\\s+)?#");

    /** "With two nights in Ella", "ending with 3 nights on a beach", "our last two days". */
    private static final Pattern LEADS_TO_A_PART = Patterns.anyCase(
            ".*\\b(?:with|includ(?:ing|es?)|of\\s+which|plus|then|(?:the|my|our)\\s+(?:first|last|final))\\s+(?:at\\s+least\\s+|at\\s+most\\s+|about\\s+|(?:the\\s+)?(?:first|last|final)\\s+)?");

    private static final Pattern EACH = Patterns.anyCase("^\\s*(?:in\\s+|at\\s+|for\\s+)?each\\b.*");
    private static final Pattern PLACE = Pattern.compile("#+");
    private static final Pattern NIGHTS = Patterns.anyCase(".*nights?\\W*");

    private Stays() {}

    /** Their sum in days; empty where only one stay is named, or a length of the whole trip. */
    static Optional<Length> addedUp(String text, List<Reading> lengths) {
        if (lengths.size() == 1) {
            return inEach(text, lengths.getFirst()).or(() -> withMore(text, lengths.getFirst()));
        }
        boolean stays = lengths.size() > 1 && lengths.stream().allMatch(length -> isAStay(text, length));
        if (!stays) {
            return Optional.empty();
        }
        boolean nights = lengths.stream().allMatch(length -> isOfNights(text, length));
        int days = lengths.stream().mapToInt(length -> spent(text, length)).sum();
        return Optional.of(new Length(nights ? days + 1 : days, Optional.empty()));
    }

    private static Optional<Length> inEach(String text, Reading length) {
        long places = Patterns.in(PLACE, text).count();
        if (places < 2 || !Patterns.isAllOf(EACH, text.substring(length.to()))) {
            return Optional.empty();
        }
        int days = (int) places * spent(text, length);
        return Optional.of(new Length(isOfNights(text, length) ? days + 1 : days, Optional.empty()));
    }

    private static Optional<Length> withMore(String text, Reading length) {
        int more = Patterns.in(MORE, text.substring(length.to()))
                .mapToInt(found -> Names.number(found.group("n")).orElse(0))
                .sum();
        return more > 0 && isAStay(text, length)
                ? Optional.of(new Length(((Length) length.meaning()).days() + more, Optional.empty()))
                : Optional.empty();
    }

    static boolean isAStay(String text, Reading length) {
        return Patterns.isAllOf(AT_A_PLACE, text.substring(length.to()))
                || Patterns.isAllOf(BEHIND_A_PLACE, text.substring(0, length.from()));
    }

    /** "1 to 12 February, ending with three nights on a quiet beach": of dates that say both ends the only length is a part. */
    static boolean isAPartOf(Reading trip, List<Reading> readings, String text) {
        var lengths = readings.stream()
                .filter(reading -> reading.meaning() instanceof Length)
                .toList();
        return trip.isARange()
                && lengths.size() == 1
                && Patterns.isAllOf(
                        LEADS_TO_A_PART, text.substring(0, lengths.getFirst().from()));
    }

    /** Two nights are three days, of which the last is the first at the next place. */
    private static int spent(String text, Reading length) {
        int days = ((Length) length.meaning()).days();
        return isOfNights(text, length) ? days - 1 : days;
    }

    private static boolean isOfNights(String text, Reading length) {
        return Patterns.isAllOf(NIGHTS, text.substring(length.from(), length.to()));
    }
}
