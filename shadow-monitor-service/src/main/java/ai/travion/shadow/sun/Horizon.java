package ai.travion.shadow.sun;

import ai.travion.atlas.GeoPoint;
import ai.travion.atlas.Place;
import java.util.List;

/**
 * Where the sun meets the ground, against a flat horizon at sea level, all as the eye sees it through mean refraction.
 *
 * @param heightMetres of the place above the sea
 * @param dipDegrees how far an open horizon seems to lie below the level one
 * @param ridges peaks that are known to stand around
 */
public record Horizon(double heightMetres, double dipDegrees, List<Ridge> ridges) {

    /** Of a horizon seen through mean refraction, a root metre: 1.76 arc minutes (Bowditch). */
    private static final double DIP_DEGREES_A_ROOT_METRE = 1.76 / 60;

    private static final double FARTHEST_PEAK_KM = 25;
    private static final double NEAREST_PEAK_KM = 0.5;
    private static final double EARTH_RADIUS_METRES = 6_371_000;

    /** Of the curve of the earth the air hides so much: what makes 1.76 arc minutes of the geometric 1.93. */
    private static final double BENT_ALONG_THE_GROUND = 0.165;

    private static final double BENT_ON_THE_WAY_UP = BENT_ALONG_THE_GROUND / (1 - BENT_ALONG_THE_GROUND);
    private static final double RADIUS_OF_THE_SUN = 16.0 / 60;
    private static final double REFRACTION_ON_A_LEVEL_HORIZON = 0.8333 - RADIUS_OF_THE_SUN;
    private static final double SCALE_HEIGHT_METRES = 8_400;

    public Horizon {
        ridges = List.copyOf(ridges);
    }

    /**
     * A peak as seen from the place: a cone, since no more is known of its shape.
     *
     * @param azimuthDegrees from north over east
     * @param metresAway of its top
     * @param metresAbove of its top over the place, as it seems over the curve of the earth
     */
    public record Ridge(String name, double azimuthDegrees, double metresAway, double metresAbove) {

        /** How steeply mountains of the island fall away, about: a metre in three. */
        private static final double SLOPE = 1.0 / 3;

        private static final double ASIDE_DEGREES = 80;

        double elevationDegrees() {
            return Math.toDegrees(Math.atan2(metresAbove, metresAway));
        }

        /** How high it stands in a direction; below 0 where it does not stand in the way. */
        double degreesTowards(double azimuth) {
            double aside = Math.abs((azimuth - azimuthDegrees + 540) % 360 - 180);
            if (aside > ASIDE_DEGREES) {
                return -90;
            }
            double metresAside = metresAway * Math.tan(Math.toRadians(aside));
            double metresOff = metresAway / Math.cos(Math.toRadians(aside));
            return Math.toDegrees(Math.atan2(metresAbove - metresAside * SLOPE, metresOff));
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
                        .filter(ridge -> ridge.metresAbove() > 0)
                        .toList());
    }

    /** The angle at which the sun's upper edge meets the horizon in a direction, as it is seen; 0 on a level one. */
    public double degreesTowards(double azimuth) {
        return ridges.stream()
                .mapToDouble(ridge -> ridge.degreesTowards(azimuth))
                .filter(degrees -> degrees > 0)
                .max()
                .orElse(-dipDegrees);
    }

    /**
     * Where the sun's centre then stands without refraction: -0.8333 degrees on a level horizon. Light over a ridge is bent less than
     * light along the sea, and less again in the thin air of a height (Bennett, 1982); light from below a height is bent once more
     * on its way up, by the share of the dip that refraction takes away.
     *
     * @param seenDegrees of the horizon, as {@link #degreesTowards} gives it
     */
    public double sunsCentreAt(double seenDegrees) {
        double bent = seenDegrees > 0
                ? REFRACTION_ON_A_LEVEL_HORIZON
                        * bennett(seenDegrees)
                        / bennett(0)
                        * Math.exp(-heightMetres / SCALE_HEIGHT_METRES)
                : REFRACTION_ON_A_LEVEL_HORIZON - seenDegrees * BENT_ON_THE_WAY_UP;
        return seenDegrees - bent - RADIUS_OF_THE_SUN;
    }

    private static double bennett(double seenDegrees) {
        return 1 / Math.tan(Math.toRadians(seenDegrees + 7.31 / (seenDegrees + 4.4)));
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
        double fallsAway = metres * metres / (2 * EARTH_RADIUS_METRES) * (1 - BENT_ALONG_THE_GROUND);
        double above = peak.elevationMetres().orElse(0) - height - fallsAway;
        return new Ridge(peak.name(), azimuth(from.at(), peak.at()), metres, above);
    }

    private static double azimuth(GeoPoint from, GeoPoint to) {
        double east = (to.longitude() - from.longitude()) * Math.cos(Math.toRadians(from.latitude()));
        double north = to.latitude() - from.latitude();
        return (Math.toDegrees(Math.atan2(east, north)) + 360) % 360;
    }
}
