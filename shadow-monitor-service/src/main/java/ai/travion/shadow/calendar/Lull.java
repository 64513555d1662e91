package ai.travion.shadow.calendar;

import java.util.Optional;
import java.util.Set;

/**
 * Why a place is emptier on a day than its kind usually is: a rule, over the head of any model.
 *
 * @param ruleId names it: {@code new-year-shutdown}
 * @param name in few words, for a list of causes
 * @param because in a sentence
 * @param share of the usual visitors who come: a judgement, not a count
 * @param most how full it gets at the most, 0 to 1: a judgement
 * @param hours of the day in which one should come instead of the usual ones; none where these hold, empty where it is shut
 */
public record Lull(
        String ruleId, String name, String because, double share, double most, Optional<Set<Integer>> hours) {

    public Lull {
        hours = hours.map(Set::copyOf);
    }

    /** Whether nobody should come on that day. */
    public boolean isShut() {
        return hours.filter(Set::isEmpty).isPresent();
    }
}
