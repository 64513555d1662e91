package ai.travion.router.dates;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Meaning.Length;
import ai.travion.router.places.Abroad;
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

    /** "7 nights at a retreat plus 2 days of sightseeing". */
    private static final Pattern ON_TOP = Patterns.anyCase(
            "[^.?!]{0,60}(?:\\bplus|\\+|\\bfollowed\\s+by|\\band\\s+then|\\bthen|\\bafterwards|\\band\\s+another|\\bafter\\s+that)[,\\s]+(?:(?:a|another|we|i|want|have|for|spend|with|would|like)\\s+)*"
                    + "(?:(?:to\\s+)?(?:see|visit|explore|discover|travel|tour|look|enjoy|have)\\b[^.?!,;#]{0,40}\\s(?:for\\s+)?)?");

    /** "Three days in Kandy, then a day trip": on one of them. */
    private static final Pattern AN_OUTING = Patterns.words("trip|tour|excursion|outing");

    /** "5 days in Sri Lanka": the whole trip, and what follows is a part of it or no part of it at all. */
    private static final Pattern IN_THE_COUNTRY = Patterns.anyCase(
            "^[\\s-]*(?:(?:trip|tour|itinerary|holiday|vacation|journey|honeymoon)\\s+)?(?:in|of|around|across|through|to|for)\\s+(?:all\\s+(?:of\\s+)?)?(?:sri\\s*lanka|the\\s+(?:whole\\s+)?(?:country|island))\\b");

    /** "6 days from 10 January: Kandy and Sigiriya, then 3 days in Mirissa": its parts follow. */
    private static final Pattern PARTS_FOLLOW = Patterns.anyCase(":(?=[\\s\\p{L}]*#)");

    /** "Then 3 days in the Maldives", up to the end of the sentence. */
    private static final Pattern THERE = Patterns.anyCase("^\\s*(?:in|at|on|to|for)\\s[^.;!?#]{1,40}");

    private static final Pattern NIGHTS = Patterns.anyCase(".*nights?\\W*");
    /** "The train to Ella on 8 December, then two days there": the day of the way is one of the trip. */
    private static final Pattern AFTER_A_WAY = Patterns.anyCase(
            "(?:.*[^\\p{L}])?(?:train|bus|drive|driving|ride|transfer|arriv\\p{L}*|land\\p{L}*)\\b[^.;!?]*[\\s,](?:then|and\\s+then|afterwards|after\\s+that|followed\\s+by)[\\s,]+(?:we\\s+(?:have|want|stay)\\s+)?(?:for\\s+)?");

    private TripLength() {}

    /** That of all stays together, or else the one that a plan is asked for, or else the first. */
    static Optional<Length> in(String text, List<Reading> readings) {
        var lengths = readings.stream()
                .filter(reading -> reading.meaning() instanceof Length)
                .toList();
        if (BesideTheTrip.isAround(text)) {
            return Optional.empty();
        }
        return Stays.addedUp(text, lengths)
                .or(() -> onTop(text, lengths))
                .or(() -> afterAWay(text, lengths, readings))
                .or(() -> lengths.stream()
                        .filter(length -> isOfThePlan(text, length))
                        .findFirst()
                        .or(() -> lengths.stream().findFirst())
                        .map(length -> ofWhichItIsAPart(text, length, lengths).orElse(length))
                        .map(length -> (Length) length.meaning()));
    }

    private static Optional<Length> onTop(String text, List<Reading> lengths) {
        if (lengths.size() != 2
                || Patterns.isIn(
                        AN_OUTING,
                        text.substring(
                                lengths.getLast().from(), lengths.getLast().to()))
                || !Patterns.isAllOf(
                        ON_TOP,
                        text.substring(
                                lengths.getFirst().to(), lengths.getLast().from()))) {
            return Optional.empty();
        }
        var first = lengths.getFirst();
        if (isTheWholeTrip(text, first, lengths.getLast())
                || isAbroad(text.substring(lengths.getLast().to()))) {
            return Optional.empty();
        }
        boolean nights = Patterns.isAllOf(NIGHTS, text.substring(first.from(), first.to()));
        return Optional.of(new Length(days(first) - (nights ? 1 : 0) + days(lengths.getLast()), Optional.empty()));
    }

    private static boolean isTheWholeTrip(String text, Reading first, Reading last) {
        return Patterns.isIn(IN_THE_COUNTRY, text.substring(first.to()))
                || (!Stays.isAStay(text, first)
                        && Patterns.isIn(PARTS_FOLLOW, text.substring(first.to(), last.from())));
    }

    private static boolean isAbroad(String after) {
        return Patterns.in(THERE, after)
                .anyMatch(there -> Abroad.namedIn(there.group()).isPresent());
    }

    private static Optional<Length> afterAWay(String text, List<Reading> lengths, List<Reading> readings) {
        boolean after = lengths.size() == 1
                && readings.stream()
                        .anyMatch(reading -> reading.isDays()
                                && reading.days().exact()
                                && reading.days().last().isEmpty()
                                && reading.to() <= lengths.getFirst().from())
                && Patterns.isAllOf(
                        AFTER_A_WAY, text.substring(0, lengths.getFirst().from()));
        return after ? Optional.of(new Length(days(lengths.getFirst()) + 1, Optional.empty())) : Optional.empty();
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
