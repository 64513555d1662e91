package ai.travion.shadow.calendar;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.Holiday;
import ai.travion.atlas.HolidayType;
import ai.travion.atlas.almanac.ExpectedHolidays.Expected;
import java.time.LocalDate;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * A holiday, gazetted or expected by a rule.
 *
 * @param types in the order public, bank, mercantile
 * @param tentative whether the gazette's reader calls its types tentative
 */
public record DayOff(
        LocalDate date, String name, Set<HolidayType> types, boolean tentative, Certainty certainty, String source) {

    public DayOff {
        types = Collections.unmodifiableSet(EnumSet.copyOf(types));
    }

    static DayOff of(Holiday gazetted) {
        return new DayOff(
                gazetted.date(),
                gazetted.name(),
                gazetted.types(),
                gazetted.tentative(),
                Certainty.GAZETTED,
                gazetted.source());
    }

    static DayOff of(Expected expected) {
        return new DayOff(
                expected.date(), expected.name(), expected.types(), false, expected.certainty(), expected.source());
    }

    boolean isPublic() {
        return types.contains(HolidayType.PUBLIC);
    }

    boolean isGazetted() {
        return certainty == Certainty.GAZETTED;
    }

    /** The Muslim feasts: no rule knows them to the day before the moon was seen. */
    boolean waitsForTheMoon() {
        return name.startsWith("Id-Ul-") || name.startsWith("Milad-Un-Nabi");
    }
}
