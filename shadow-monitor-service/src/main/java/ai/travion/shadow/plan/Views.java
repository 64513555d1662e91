package ai.travion.shadow.plan;

import ai.travion.shadow.calendar.CloudyAfternoons;
import java.time.Month;
import java.util.Set;

/** What is looked at from afar, and when clouds stand before it. */
final class Views {

    static final int CLOUDED_FROM = DayPart.at(10, 0);

    private static final int AFTERNOON_FROM = DayPart.at(12, 30);
    private static final double HIGH_PLAINS_FROM_METRES = 1_800;
    private static final Set<String> LOOKED_AT = Set.of("photography", "viewpoints", "waterfalls");
    private static final Set<String> NEAR_THE_EYE = Set.of("religion", "shopping", "food", "waterfalls");

    private Views() {}

    static boolean areThePointOf(Sight sight) {
        for (String interest : LOOKED_AT) {
            if (sight.isFor(interest)) {
                return true;
            }
        }
        return false;
    }

    /** Whether most afternoons of a month hide them; what lies within four walls or a street is no view. */
    static boolean areCloudedInTheAfternoon(Sight sight, Month month) {
        return areThePointOf(sight)
                && !sight.isTown()
                && NEAR_THE_EYE.stream().noneMatch(sight::isFor)
                && CloudyAfternoons.areAt(sight.place(), month);
    }

    /** Whether who sets out at this minute finds cloud at the far end of a walk over the high plains, in any month. */
    static boolean areCloudedAt(int start, Sight sight) {
        return sight.ascent() > 0
                && start + sight.ascent() > CLOUDED_FROM
                && sight.place().elevationMetres().orElse(0) >= HIGH_PLAINS_FROM_METRES
                && sight.interests().contains("viewpoints");
    }

    /** Where no light of the evening comes in. */
    static boolean areWithinWalls(Sight sight) {
        return sight.activity().contains("cave") || sight.activity().contains("museum");
    }

    static boolean isAfternoon(int minute) {
        return minute >= AFTERNOON_FROM;
    }
}
