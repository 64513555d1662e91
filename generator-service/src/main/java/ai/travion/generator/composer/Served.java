package ai.travion.generator.composer;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import ai.travion.schemas.ItinerarySlot;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Whether a stop of a plan is what a traveller wished for: by what one does there, or by the kind of the place. */
final class Served {

    private record Signs(Pattern activity, Set<PlaceType> types) {}

    private static final Pattern NO_STOP =
            Pattern.compile("(?i)^(?:breakfast|lunch|dinner|travel|rest|return|check)\\b.*");

    private static final Map<String, Signs> SIGNS = Map.ofEntries(
            sign("beach", "beach(?:es)?|bay of|surf|swim|bathe", PlaceType.BEACH),
            sign("surfing", "surf\\w*"),
            sign("swimming", "swim\\w*|bathe|bathing"),
            sign("snorkelling", "snorkel\\w*|div(?:e|ing)|with a mask"),
            sign("whale-watching", "whales?|dolphins?"),
            sign("wildlife", "safari|elephants?|leopards?|wildlife", PlaceType.WILDLIFE),
            sign("birdwatching", "birds?|safari|rainforest|wetlands?", PlaceType.WILDLIFE),
            sign("tea", "tea", PlaceType.TEA_COUNTRY),
            sign(
                    "hiking",
                    "hik(?:e|es|ing)|climb|trek|walk up|walk the loop|forest path|walk to the upper",
                    PlaceType.ADVENTURE),
            sign("train", "by train|train ride|railway"),
            sign(
                    "history",
                    "fort|ruins|ancient|palace|stupas?|frescoes|shrines?|memorial|old|museums?|cemetery|church(?:es)?|temple of the tooth|temples of|cave (?:temple|shrines)|rock temple|monastery",
                    PlaceType.HERITAGE),
            sign(
                    "culture",
                    "temples?|kovil|fort|market|shrines?|frescoes|stupas?|old|ruins|village",
                    PlaceType.HERITAGE,
                    PlaceType.TEMPLE),
            sign(
                    "architecture",
                    "fort|ruins|palace|stupas?|hall|old|bridge|lanes",
                    PlaceType.HERITAGE,
                    PlaceType.TEMPLE),
            sign("religion", "temples?|kovil|shrines?|stupas?|buddhas?|bo tree|pilgrim\\w*", PlaceType.TEMPLE),
            sign("waterfalls", "falls|waterfalls?"),
            sign("rafting", "raft\\w*|kayak\\w*"),
            sign("camping", "camp\\w*"),
            sign("nightlife", "night ?life|clubs?|bars?|cocktails?|part(?:y|ies)|a drink"),
            sign("food", "market|street food|cooking|food|caf[eé]s?|parlours|a meal of|restaurants?"),
            sign("shopping", "markets?|shops?|main street|gem traders|lanes"),
            sign("adventure", "raft|climb|hike|surf|snorkel|safari", PlaceType.ADVENTURE),
            sign(
                    "viewpoints",
                    "views?|sunset|sunrise|climb|look out|little adam|world's end|rock|ridge|lipton",
                    PlaceType.ADVENTURE),
            sign(
                    "nature",
                    "gardens?|forest|rainforest|falls|lake|lagoon|safari|tea|nature|hike",
                    PlaceType.NATURE,
                    PlaceType.WILDLIFE,
                    PlaceType.TEA_COUNTRY));

    /** What any stop can be good for: light for a picture, quiet, the company of children. */
    private static final Set<String> OF_ANY_STOP = Set.of("photography", "relaxation", "family");

    /** A stop for the sun itself serves whoever wished to see it set. */
    private static final Pattern SUN_IS_LOW = Pattern.compile("(?i)\\bthe sun (?:sets|rises)\\b");

    private Served() {}

    private static Map.Entry<String, Signs> sign(String wish, String activity, PlaceType... types) {
        return Map.entry(wish, new Signs(Pattern.compile("(?i)\\b(?:" + activity + ")\\b"), Set.of(types)));
    }

    /** Whether some visit of the plan is for this wish; a wish without signs of its own is known by its word. */
    static boolean by(List<ItinerarySlot> itinerary, String wish, Places atlas) {
        var visits = visits(itinerary);
        if (OF_ANY_STOP.contains(wish)) {
            return !visits.isEmpty();
        }
        var signs = SIGNS.getOrDefault(wish, new Signs(Pattern.compile("(?i)\\b" + Pattern.quote(wish)), Set.of()));
        if (wish.equals("viewpoints")
                && visits.stream()
                        .anyMatch(slot -> SUN_IS_LOW.matcher(slot.getReason()).find())) {
            return true;
        }
        return visits.stream()
                .anyMatch(slot -> signs.activity().matcher(slot.getActivity()).find()
                        || atlas.named(slot.getLocation())
                                .map(Place::type)
                                .filter(signs.types()::contains)
                                .isPresent());
    }

    /** What is neither a meal nor a rest nor a way. */
    static List<ItinerarySlot> visits(List<ItinerarySlot> itinerary) {
        return itinerary.stream().filter(slot -> !isNoStop(slot)).toList();
    }

    static boolean isRest(ItinerarySlot slot) {
        return slot.getActivity().strip().startsWith("Rest or stroll");
    }

    static boolean isNoStop(ItinerarySlot slot) {
        return NO_STOP.matcher(slot.getActivity().strip()).matches();
    }
}
