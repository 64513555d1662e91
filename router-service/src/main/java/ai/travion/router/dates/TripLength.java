package ai.travion.router.dates;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Meaning.Length;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** How long a trip is of which several lengths are named: "two days in Negombo ... please plan 8 days". */
final class TripLength {

    private static final int PLANNED_WITHIN = 40;
    private static final Pattern PLANNED =
            Patterns.anyCase("\\b(?:plan|itinerary|trip|tour|journey|in\\s+all|altogether|in\\s+total)\\b[^.?!]*$");
    private static final Pattern IN_ALL =
            Patterns.anyCase("^\\s*(?:in\\s+(?:total|all)|altogether|overall|all\\s+in\\s+all|from|starting)\\b.*");

    private static final Pattern THE_TRIP = Patterns.anyCase(
            "^[\\s-]*(?:\\p{L}+\\s+)?(?:trip|tour|itinerary|holiday|vacation|journey|honeymoon|round\\s?trip)\\b.*");

    private TripLength() {}

    /** That of all stays together, or else the one that a plan is asked for, or else the first. */
    static Optional<Length> in(String text, List<Reading> readings) {
        var lengths = readings.stream()
                .filter(reading -> reading.meaning() instanceof Length)
                .toList();
        return Stays.addedUp(text, lengths)
                .or(() -> lengths.stream()
                        .filter(length -> isOfThePlan(text, length))
                        .findFirst()
                        .or(() -> lengths.stream().findFirst())
                        .map(length -> ofWhichItIsAPart(text, length, lengths).orElse(length))
                        .map(length -> (Length) length.meaning()));
    }

    /** "10 days trip, 2 days in Ella": the longer one that is called the trip. */
    private static Optional<Reading> ofWhichItIsAPart(String text, Reading stay, List<Reading> lengths) {
        return lengths.stream()
                .filter(length -> length.to() <= stay.from()
                        && days(length) > days(stay)
                        && Stays.isAStay(text, stay)
                        && Patterns.isAllOf(THE_TRIP, text.substring(length.to())))
                .findFirst();
    }

    private static int days(Reading length) {
        return ((Length) length.meaning()).days();
    }

    private static boolean isOfThePlan(String text, Reading length) {
        var before = text.substring(Math.max(0, length.from() - PLANNED_WITHIN), length.from());
        return Patterns.isIn(PLANNED, before) || Patterns.isAllOf(IN_ALL, text.substring(length.to()));
    }
}
