package ai.travion.shadow.calendar;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import java.util.Map;
import java.util.Set;

/** Where people pray: every temple, and the shrines that lie in places of another type. */
public final class SacredSites {

    /** Places that are no temples themselves, and what is holy there. */
    private static final Map<String, String> SHRINES = Map.of(
            "anuradhapura", "the sacred sites of Anuradhapura",
            "polonnaruwa", "the shrines of Polonnaruwa",
            "tissamaharama", "the stupas of Tissamaharama",
            "aukana-buddha-statue", "Aukana Buddha Statue",
            "adams-peak", "the summit shrine of Adam's Peak",
            "pidurangala-rock", "the cave temple of Pidurangala Rock");

    private static final Set<String> HINDU =
            Set.of("seetha-amman-temple", "koneswaram-temple", "nallur-kandaswamy-kovil");

    private SacredSites() {}

    /** Whether one dresses for prayer there. */
    public static boolean isSacred(Place place) {
        return place.type() == PlaceType.TEMPLE || SHRINES.containsKey(place.id());
    }

    /** Whether Buddhists pray there, so that it fills on a Poya day. */
    public static boolean isBuddhist(Place place) {
        return isSacred(place) && !HINDU.contains(place.id());
    }

    static boolean isHindu(Place place) {
        return HINDU.contains(place.id())
                || place.id().equals("kataragama")
                || place.id().equals("nagadeepa");
    }

    /** The place, or the holy part of it. */
    static String holyPart(Place place) {
        return SHRINES.getOrDefault(place.id(), place.name());
    }
}
