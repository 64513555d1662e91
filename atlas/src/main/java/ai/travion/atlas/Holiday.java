package ai.travion.atlas;

import java.time.LocalDate;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * A gazetted holiday.
 *
 * @param types in the order public, bank, mercantile
 * @param tentative whether the source calls the day's types tentative (2027: the mercantile ones are its estimate)
 */
public record Holiday(LocalDate date, String name, Set<HolidayType> types, boolean tentative, String source) {

    public Holiday {
        types = Collections.unmodifiableSet(EnumSet.copyOf(types));
    }
}
