package ai.travion.atlas;

import java.time.LocalDate;
import java.util.Optional;

/**
 * A published school holiday.
 *
 * @param end the last day, where it was published
 * @param schools whose: "Muslim"
 */
public record SchoolHoliday(LocalDate start, Optional<LocalDate> end, String schools, String name, String source) {}
