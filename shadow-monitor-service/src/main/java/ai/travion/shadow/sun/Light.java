package ai.travion.shadow.sun;

import java.util.Locale;

/** What the light of a moment is good for. */
public enum Light {
    /** The sun stands between 4 degrees below and 6 degrees above the horizon. */
    GOLDEN,
    /** Even light: the blue hour, and a sun of moderate height. */
    GOOD,
    /** A high sun: hard shadows, and the heat of the day. */
    HARSH,
    /** The sun is more than 6 degrees below the horizon: nothing is seen without a lamp. */
    DARK;

    private static final double DARK_BELOW_DEGREES = -6;
    private static final double GOLDEN_FROM_DEGREES = -4;
    private static final double GOLDEN_TO_DEGREES = 6;

    /** Where light turns harsh no standard says; from here on a shadow is shorter than what casts it. */
    static final double HARSH_FROM_DEGREES = 45;

    /** @param elevationDegrees of the sun's centre, geometric */
    public static Light under(double elevationDegrees) {
        if (elevationDegrees < DARK_BELOW_DEGREES) {
            return DARK;
        }
        if (elevationDegrees >= GOLDEN_FROM_DEGREES && elevationDegrees < GOLDEN_TO_DEGREES) {
            return GOLDEN;
        }
        return elevationDegrees < HARSH_FROM_DEGREES ? GOOD : HARSH;
    }

    /** The word of the API: {@code golden}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
