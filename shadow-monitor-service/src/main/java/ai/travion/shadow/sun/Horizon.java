package ai.travion.shadow.sun;

import ai.travion.atlas.GeoPoint;
import ai.travion.atlas.Place;
import java.util.List;

/**
 * Where the sun meets the ground, against a flat horizon at sea level.
 *
 * @param heightMetres of the place above the sea
 * @param dipDegrees how far an open horizon lies below the level one
 * @param ridges peaks that are known to stand around
 */
public record Horizon(double heightMetres, double dipDegrees, List<Ridge> ridges) {

    /** Of a horizon seen through mean refraction, a root metre: 1.76 arc minutes (Bowditch). */
    private static final double DIP_DEGREES_A_ROOT_METRE = 1.76 / 60;

    private static final double FARTHEST_PEAK_KM = 25;
    private static final double NEAREST_PEAK_KM = 0.5;
    private static final double EARTH_RADIUS_METRES = 6_371_000;

    public Horizon {
        ridges = List.copyOf(ridges);
    }

    /**
     * A peak as seen from the place.
     *
     * @param azimuthDegrees from north over east
     * @param elevationDegrees of its top
     */
    public record Ridge(String name, double azimuthDegrees, double elevationDegrees) {

        /** A peak stands on a massif, which hides as much on either side. */
        private static final double HALF_WIDTH_DEGREES = 8;

        boolean hides(double azimuth) {
            return Math.abs((azimuth - azimuthDegrees + 540) % 360 - 180) <= HALF_WIDTH_DEGREES;
        }
    }

    /** Of a height alone. A place below the sea is taken to lie at it. */
    public static Horizon open(double heightMetres) {
        return seen(heightMetres, List.of());
    }

    /** Of a place whose height is known, among the peaks whose height is. */
    public static Horizon of(Place place, List<Place> peaks) {
        double height = place.elevationMetres().orElse(0);
        return seen(
                height,
                peaks.stream()
                        .filter(peak -> !peak.id().equals(place.id()))
                        .filter(peak -> isInSight(place.at().kilometresTo(peak.at())))
                        .map(peak -> ridge(place, height, peak))
                        .filter(ridge -> ridge.elevationDegrees() > 0)
                        .toList());
    }

    /** The angle at which the sun's upper edge meets the horizon in a direction; 0 on a level one. */
    public double degreesTowards(double azimuth) {
        return ridges.stream()
                .filter(ridge -> ridge.hides(azimuth))
                .mapToDouble(Ridge::elevationDegrees)
                .max()
                .orElse(-dipDegrees);
    }

    private static Horizon seen(double heightMetres, List<Ridge> ridges) {
        double height = Math.max(0, heightMetres);
        return new Horizon(height, DIP_DEGREES_A_ROOT_METRE * Math.sqrt(height), ridges);
    }

    private static boolean isInSight(double kilometres) {
        return kilometres >= NEAREST_PEAK_KM && kilometres <= FARTHEST_PEAK_KM;
    }

    private static Ridge ridge(Place from, double height, Place peak) {
        double metres = from.at().kilometresTo(peak.at()) * 1_000;
        double fallsAway = metres * metres / (2 * EARTH_RADIUS_METRES);
        double above = peak.elevationMetres().orElse(0) - height - fallsAway;
        return new Ridge(peak.name(), azimuth(from.at(), peak.at()), Math.toDegrees(Math.atan2(above, metres)));
    }

    private static double azimuth(GeoPoint from, GeoPoint to) {
        double east = (to.longitude() - from.longitude()) * Math.cos(Math.toRadians(from.latitude()));
        double north = to.latitude() - from.latitude();
        return (Math.toDegrees(Math.atan2(east, north)) + 360) % 360;
    }
}
