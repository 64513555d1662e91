package ai.travion.shadow.plan;

import java.util.List;

/**
 * A day that was chosen.
 *
 * @param score in the points of {@link Objective}: what it gains less what it costs
 */
record ScoredDay(DaySchedule day, double score) {

    /** The visits that were chosen: a ceremony has its hour. */
    List<Sight> chosen() {
        return visits().stream()
                .filter(sight -> !day.frame().feast().includes(sight))
                .toList();
    }

    List<Sight> visits() {
        return day.entries().stream()
                .filter(entry -> entry.kind() == Entry.Kind.VISIT)
                .map(entry -> day.frame().sights().of(entry.place()))
                .toList();
    }
}
