package ai.travion.router;

import ai.travion.atlas.Place;
import ai.travion.router.places.NearbySearch;
import ai.travion.schemas.Clarification;
import ai.travion.schemas.Coordinates;
import ai.travion.schemas.LocationSearch;
import java.util.List;

/** Writes what was understood in the words of the envelope. */
final class Located {

    private Located() {}

    static Coordinates at(Place place) {
        return Coordinates.newBuilder()
                .setLatitude(place.at().latitude())
                .setLongitude(place.at().longitude())
                .setElevationM(
                        place.elevationMetres().isPresent()
                                ? place.elevationMetres().getAsDouble()
                                : null)
                .build();
    }

    static LocationSearch search(NearbySearch search, List<Place> around) {
        return LocationSearch.newBuilder()
                .setFacility(search.facility())
                .setNear(around.getFirst().name())
                .setRadiusKm(search.radiusKm().orElse(null))
                .setLimit(search.limit())
                .build();
    }

    /** The question as the traveller reads it. */
    static String inWords(Clarification asked) {
        if (asked.getOptions().isEmpty()) {
            return asked.getQuestion();
        }
        var options = asked.getOptions();
        var choice = options.size() == 1
                ? options.getFirst()
                : String.join(", ", options.subList(0, options.size() - 1)) + " or " + options.getLast();
        return asked.getQuestion() + " For example: " + choice + ".";
    }
}
