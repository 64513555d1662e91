package ai.travion.retrieval.catalogue;

import ai.travion.atlas.GeoPoint;
import ai.travion.atlas.Place;
import java.util.List;
import java.util.Optional;

/**
 * Where a place lies.
 *
 * @param beside the town that it belongs to, or else the one next to it; none where it is a town itself
 * @param fromTheCapital none where it is the capital, or belongs to it
 */
public record Situation(Place place, Optional<Place> beside, Optional<Distance> fromTheCapital) {

    /** Nearer than this it is as good as in the town. */
    private static final double IN_THE_TOWN_KM = 2;

    private static final List<String> WINDS =
            List.of("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west");

    private static final double FULL_TURN = 360;

    /** "Dunhinda Falls lies in the Badulla district of the Uva Province, about 5 km north of Badulla." */
    public String inWords() {
        var lies = "%s lies in the %s of the %s%s."
                .formatted(
                        place.name(),
                        together(place.districts(), "district", "districts"),
                        together(place.provinces(), "Province", "Provinces"),
                        beside.map(this::besideIt).orElse(""));
        return fromTheCapital.map(way -> lies + " " + way.inWords()).orElse(lies);
    }

    private String besideIt(Place town) {
        double kilometres = town.at().kilometresTo(place.at());
        return kilometres < IN_THE_TOWN_KM
                ? ", in or beside " + town.name()
                : ", " + Kilometres.inWords(kilometres) + " " + wind(town.at(), place.at()) + " of " + town.name();
    }

    /** So short a way the earth is flat. */
    private static String wind(GeoPoint from, GeoPoint to) {
        double north = to.latitude() - from.latitude();
        double east = (to.longitude() - from.longitude()) * Math.cos(Math.toRadians(from.latitude()));
        double turn = (Math.toDegrees(Math.atan2(east, north)) + FULL_TURN) % FULL_TURN;
        return WINDS.get((int) Math.round(turn / FULL_TURN * WINDS.size()) % WINDS.size());
    }

    private static String together(List<String> names, String one, String several) {
        return String.join(" and ", names) + " " + (names.size() == 1 ? one : several);
    }
}
