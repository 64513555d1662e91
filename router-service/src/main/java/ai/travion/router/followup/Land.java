package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.places.Kinds;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The kinds of country in which a plan spends its days, as travellers call them: the beach, the hills, the tea country. */
final class Land {

    static final String WORDS =
            "beach(?:es)?|sea(?:side)?|coast|hill\\s+country|hills|tea\\s+country|tea\\s+(?:hills|region|estates?|plantations?)|tea|mountains|highlands";

    private static final Pattern ANY = Patterns.words(WORDS);
    private static final Pattern SEA = Patterns.words("beach(?:es)?|sea(?:side)?|coast");
    private static final Pattern NAMED =
            Patterns.anyCase("^(?:" + WORDS + ")(?<days>\\s+(?:days?|nights?|part|bit|stay|time|leg|stretch|end))?$");
    private static final double HILLS_METRES = 450;
    private static final double BESIDE_KILOMETRES = 8;
    private static final String BEACH = "beach";

    private Land() {}

    static boolean isOf(Place place, String land) {
        return Patterns.isIn(SEA, land)
                ? place.type() == PlaceType.BEACH
                        || Kinds.in("beach")
                                .filter(kind -> Kinds.isOne(place, kind))
                                .isPresent()
                : metres(place) > HILLS_METRES;
    }

    /** A beach, or a town that has one beside it. */
    static boolean isByTheSea(Place place, Places atlas) {
        return isOf(place, BEACH)
                || (place.type() != PlaceType.WILDLIFE
                        && atlas.all().stream()
                                .filter(other -> isOf(other, BEACH))
                                .anyMatch(other -> other.at().kilometresTo(place.at()) < BESIDE_KILOMETRES));
    }

    /** The place that stands for it: of hills the highest, of the coast the last. */
    static Optional<Place> first(List<Place> places, String land) {
        var there = places.reversed().stream().filter(place -> isOf(place, land));
        return Patterns.isIn(SEA, land) ? there.findFirst() : there.max(Comparator.comparingDouble(Land::metres));
    }

    private static double metres(Place place) {
        return place.elevationMetres().orElse(0);
    }

    /** The country that some words speak of; nothing where they speak of none. */
    static Optional<String> in(String words) {
        return Patterns.in(ANY, words).map(MatchResult::group).findFirst();
    }

    static boolean isOfTheSea(String land) {
        return Patterns.isIn(SEA, land);
    }

    /** Whether words name such a country: "beach", "beach days". */
    static boolean isNamedBy(String words) {
        return Patterns.isAllOf(NAMED, words);
    }

    /** Whether they name the days that are spent there: "beach days". */
    static boolean daysAreNamedBy(String words) {
        var said = Patterns.matcher(NAMED, words);
        return said.matches() && said.group("days") != null;
    }
}
