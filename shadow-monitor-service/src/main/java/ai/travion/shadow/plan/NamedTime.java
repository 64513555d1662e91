package ai.travion.shadow.plan;

import java.util.List;
import java.util.Locale;

/** A time of the day that has a name: which parts of the day it may be planned in, and which visits are truly then. */
enum NamedTime {
    SUNRISE,
    EARLY_MORNING,
    MORNING,
    LATE_MORNING,
    NOON,
    AFTERNOON,
    LATE_AFTERNOON,
    SUNSET,
    EVENING,
    NIGHT;

    private static final int NEARLY = 15;
    private static final int EARLY_UNTIL = DayPart.at(8, 30);
    private static final int LATE_MORNING_FROM = DayPart.at(9, 30);
    private static final int NOON_MINUTE = DayPart.at(12, 0);
    private static final int HALF_HOUR = 30;
    private static final int LATE_FROM = DayPart.at(15, 0);
    private static final int EVENING_FROM = DayPart.at(17, 0);
    private static final int AFTERNOON_UNTIL = DayPart.at(18, 0);

    static NamedTime of(String word) {
        return switch (word.toLowerCase(Locale.ROOT).replaceAll("\\s", "")) {
            case "sunrise", "dawn", "firstlight" -> SUNRISE;
            case "earlymorning" -> EARLY_MORNING;
            case "latemorning" -> LATE_MORNING;
            case "morning", "mornings" -> MORNING;
            case "noon", "midday" -> NOON;
            case "afternoon", "afternoons" -> AFTERNOON;
            case "lateafternoon" -> LATE_AFTERNOON;
            case "sunset", "dusk", "goldenhour" -> SUNSET;
            case "evening", "evenings" -> EVENING;
            default -> NIGHT;
        };
    }

    /** The best first. */
    List<DayPart> parts() {
        return switch (this) {
            case SUNRISE -> List.of(DayPart.DAWN, DayPart.NIGHT);
            case EARLY_MORNING, MORNING -> List.of(DayPart.DAWN, DayPart.MORNING);
            case LATE_MORNING -> List.of(DayPart.MORNING, DayPart.MIDDAY);
            case NOON -> List.of(DayPart.MIDDAY);
            case AFTERNOON -> List.of(DayPart.AFTERNOON, DayPart.LATE);
            case LATE_AFTERNOON, SUNSET -> List.of(DayPart.LATE);
            case EVENING, NIGHT -> List.of(DayPart.EVENING, DayPart.LATE);
        };
    }

    /** @param ascent minutes from the start of the visit to where one comes for */
    boolean includes(Entry visit, int ascent, Daylight light) {
        int start = visit.start();
        int end = visit.end();
        return switch (this) {
            case SUNRISE ->
                start <= light.sunrise() + NEARLY
                        && start + ascent <= light.sunrise() + NEARLY
                        && end >= light.sunrise();
            case EARLY_MORNING -> start <= EARLY_UNTIL;
            case MORNING -> start < NOON_MINUTE - HALF_HOUR;
            case LATE_MORNING -> start >= LATE_MORNING_FROM && start < NOON_MINUTE;
            case NOON -> start <= NOON_MINUTE + HALF_HOUR && end >= NOON_MINUTE - HALF_HOUR;
            case AFTERNOON -> start >= NOON_MINUTE && start < AFTERNOON_UNTIL;
            case LATE_AFTERNOON -> start >= LATE_FROM && start < light.sunset();
            case SUNSET -> start + ascent <= light.sunset() && end >= light.sunset();
            case EVENING -> start >= EVENING_FROM || (start >= LATE_FROM && end >= light.sunset() - NEARLY);
            case NIGHT -> start >= light.sunset() - NEARLY && end >= light.sunset() + HALF_HOUR;
        };
    }
}
