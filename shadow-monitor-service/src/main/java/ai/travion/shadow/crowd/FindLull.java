package ai.travion.shadow.crowd;

import ai.travion.shadow.calendar.Haunt;
import ai.travion.shadow.calendar.Lull;
import java.time.LocalDate;
import java.util.Optional;

/** Tells why a kind of place is emptier on a day than it usually is; none where no rule says so. */
@FunctionalInterface
public interface FindLull {

    Optional<Lull> at(Haunt haunt, LocalDate day);
}
