package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.regex.Pattern;

/** Things of a plan that are dropped by their kind, "the safari", "the temples", and not by which of them it is. */
public final class DroppedKind {

    private static final String ANIMALS =
            "(?:(?:jeep|elephant|leopard|wildlife|whole)\\s+)?safaris?|game\\s+drives?|national\\s+parks?|elephants?|leopards?|wild\\s?life|animals";
    private static final Pattern SAFARI = Patterns.anyCase("(?:" + ANIMALS + ")(?:\\s+(?:part|thing|stuff|days?))?");
    private static final Pattern KIND = Patterns.anyCase(
            "(?:" + ANIMALS
                    + "|temples|museums|hikes|hiking|climbs|climbing|beaches|boat\\s+(?:trips|rides|tours)|markets|waterfalls|forts|shopping|shrines|ruins)(?:\\s+(?:part|thing|stuff|days?))?");

    private DroppedKind() {}

    static boolean isNamedBy(String thing) {
        return Patterns.isAllOf(KIND, thing);
    }

    /** The places that one goes to for nothing else; none where no other place would be left. */
    static List<Place> ofNothingElse(String thing, List<Place> planned) {
        return Patterns.isAllOf(SAFARI, thing) ? parks(planned) : List.of();
    }

    /** The parks among the places of a plan, which are given up with the safaris; none where it is for parks alone. */
    public static List<Place> parks(List<Place> planned) {
        var parks = planned.stream()
                .filter(place -> place.type() == PlaceType.WILDLIFE)
                .toList();
        return parks.size() < planned.size() ? parks : List.of();
    }
}
