package ai.travion.shadow.calendar;

import ai.travion.atlas.Certainty;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A feast that fills places.
 *
 * @param id of the rule: {@code nallur-festival}
 * @param times how many times as many people it brings: a judgement
 * @param filled the hours in which it fills the streets, and how full they are then at the least, 0 to 1
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
        Map<Integer, Double> filled,
        boolean warns,
        String what,
        String source) {

    Feast {
        places = Set.copyOf(places);
        filled = Map.copyOf(filled);
    }

    /** Whether a day belongs to it, and how sure that is. */
    Optional<Certainty> on(LocalDate day) {
        return date.between(day.minusDays(daysAfter), day.plusDays(daysBefore));
    }
}
