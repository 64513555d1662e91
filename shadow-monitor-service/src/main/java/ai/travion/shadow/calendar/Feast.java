package ai.travion.shadow.calendar;

import ai.travion.atlas.Certainty;
import java.time.LocalDate;
import java.util.Optional;
import java.util.Set;

/**
 * A feast that fills places.
 *
 * @param id of the rule: {@code nallur-festival}
 * @param times how many times as many people it brings: a judgement
 * @param warns whether it needs a warning of its own; the others have a rule that words it
 * @param what happens, for a sentence; empty where it does not warn
 */
record Feast(
        String id,
        String name,
        FeastDate date,
        Validity validity,
        int daysBefore,
        int daysAfter,
        Set<String> places,
        double times,
        boolean warns,
        String what,
        String source) {

    Feast {
        places = Set.copyOf(places);
    }

    /** Whether a day belongs to it, and how sure that is. */
    Optional<Certainty> on(LocalDate day) {
        return date.between(day.minusDays(daysAfter), day.plusDays(daysBefore));
    }
}
