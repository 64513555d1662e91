package ai.travion.router.places;

import ai.travion.atlas.GeoPoint;
import java.util.Optional;

/**
 * A town or village of the island that the atlas does not hold.
 *
 * @param at where it lies, to about 3 km, where that is known
 */
public record Beyond(String name, Optional<GeoPoint> at) {}
