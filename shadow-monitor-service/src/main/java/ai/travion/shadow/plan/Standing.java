package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.util.List;

/**
 * A day of the plan in hand that stands in the changed one.
 *
 * @param wake where it begins
 * @param base where one sleeps
 * @param end where its last line is
 */
record Standing(Place wake, Place base, Place end, List<Entry> entries) {

    Standing {
        entries = List.copyOf(entries);
    }

    boolean isOn(Place from, Place to) {
        return wake.equals(from) && base.equals(to);
    }

    /** The places that are seen on it. */
    List<Place> visited() {
        return entries.stream()
                .filter(entry -> entry.kind() == Entry.Kind.VISIT || entry.kind() == Entry.Kind.FEAST)
                .map(Entry::place)
                .toList();
    }

    int travelMinutes() {
        return entries.stream()
                .filter(entry -> entry.kind() == Entry.Kind.TRAVEL)
                .mapToInt(entry -> entry.end() - entry.start())
                .sum();
    }
}
