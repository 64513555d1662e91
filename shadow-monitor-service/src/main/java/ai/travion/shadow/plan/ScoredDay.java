package ai.travion.shadow.plan;

import java.util.List;

/**
 * A day that was chosen.
 *
 * @param score in the points of {@link Objective}: what it gains less what it costs
 * @param visits in order
 * @param chosen those of the visits that were chosen: a ceremony has its hour
 */
record ScoredDay(DaySchedule day, double score, List<Sight> visits, List<Sight> chosen) {

    static ScoredDay of(DaySchedule day, double score) {
        List<Sight> visits = day.entries().stream()
                .filter(entry -> entry.kind() == Entry.Kind.VISIT)
                .map(entry -> day.frame().sights().of(entry.place()))
                .toList();
        return new ScoredDay(
                day,
                score,
                visits,
                visits.stream()
                        .filter(sight -> !day.frame().feast().includes(sight))
                        .toList());
    }
}
