package ai.travion.shadow.plan;

import ai.travion.atlas.GeoPoint;
import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Sourcing;
import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Pattern;

/** Where ships land in a town that the atlas does not hold: its ways there and back are hours of the day on shore. */
final class Piers {

    private static final Pattern HAMBANTOTA = Pattern.compile("\\bhambanth?ota\\b", Pattern.CASE_INSENSITIVE);

    private static final Place HAMBANTOTA_PORT = new Place(
            "hambantota-port",
            "the port of Hambantota",
            List.of(),
            List.of("Southern"),
            List.of("Hambantota"),
            PlaceType.CITY,
            new GeoPoint(6.12, 81.11),
            OptionalDouble.empty(),
            Sourcing.NO,
            "from memory");

    private Piers() {}

    static Optional<Place> outOfTown(String words) {
        return Patterns.isIn(HAMBANTOTA, words) ? Optional.of(HAMBANTOTA_PORT) : Optional.empty();
    }
}
