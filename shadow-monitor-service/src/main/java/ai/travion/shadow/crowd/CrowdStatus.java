package ai.travion.shadow.crowd;

import java.util.Locale;

/** A crowd in a word. */
public enum CrowdStatus {
    /** Under 30%. */
    LOW,
    /** Under 60%. */
    MODERATE,
    /** Under 80%. */
    HIGH,
    EXTREME;

    private static final int MODERATE_FROM_PERCENT = 30;
    private static final int HIGH_FROM_PERCENT = 60;
    private static final int EXTREME_FROM_PERCENT = 80;

    public static CrowdStatus at(int percent) {
        if (percent < MODERATE_FROM_PERCENT) {
            return LOW;
        }
        if (percent < HIGH_FROM_PERCENT) {
            return MODERATE;
        }
        return percent < EXTREME_FROM_PERCENT ? HIGH : EXTREME;
    }

    /** Whether a traveller should be warned. */
    public boolean isBusy() {
        return compareTo(HIGH) >= 0;
    }

    /** The word of the API: {@code moderate}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
