package ai.travion.generator.composer;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.schemas.LocationSearch;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** What an open list leaves out since its traveller stays away from that kind: who hates temples is suggested none around Kandy. */
final class StayedAwayFrom {

    private record Kind(PlaceType type, Pattern words) {}

    private static final Map<String, Kind> KINDS = Map.of(
            "religion", new Kind(PlaceType.TEMPLE, Pattern.compile("temples?|kovils?|shrines?|relig\\w*")),
            "beach", new Kind(PlaceType.BEACH, Pattern.compile("beach(?:es)?|sea|swim\\w*|surf\\w*")),
            "wildlife",
                    new Kind(PlaceType.WILDLIFE, Pattern.compile("wild ?life|animals?|safaris?|elephants?|parks?")));

    private StayedAwayFrom() {}

    /** The others; all where the kind is what was asked for, or where nothing else was found. */
    static List<RetrievedDocument> leftOutOf(
            List<RetrievedDocument> found, Assignment assignment, LocationSearch search) {
        var sought = (search.getFacility() + " " + assignment.question().text()).toLowerCase(Locale.ROOT);
        var types = assignment.state().getPreferences().map(Preferences::getAvoid).orElse(List.of()).stream()
                .map(StatedValue::getValue)
                .filter(KINDS::containsKey)
                .map(KINDS::get)
                .filter(kind -> !kind.words().matcher(sought).find())
                .map(Kind::type)
                .toList();
        var others = found.stream()
                .filter(document -> assignment
                        .atlas()
                        .named(Evidence.sourceOf(document).location())
                        .map(Place::type)
                        .filter(types::contains)
                        .isEmpty())
                .toList();
        return others.isEmpty() ? found : others;
    }
}
