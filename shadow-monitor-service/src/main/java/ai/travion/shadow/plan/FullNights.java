package ai.travion.shadow.plan;

import java.time.DayOfWeek;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The nights on which the lit steps of Adam's Peak are fullest: those into a weekend day and into a Poya. */
final class FullNights {

    private static final String PEAK = "adams-peak";
    private static final Set<DayOfWeek> WEEKEND = Set.of(DayOfWeek.SATURDAY, DayOfWeek.SUNDAY);
    private static final int BEFORE_MORNING = DayPart.at(4, 30);

    private FullNights() {}

    static Optional<String> inWords(Draft draft) {
        List<DaySchedule> days = draft.days();
        for (int index = 0; index < days.size(); index++) {
            DaySchedule day = days.get(index);
            boolean climbs = day.entries().stream()
                    .anyMatch(entry -> entry.kind() == Entry.Kind.VISIT
                            && entry.place().id().equals(PEAK)
                            && entry.start() < BEFORE_MORNING);
            boolean poya = day.frame().poya()
                    || (index > 0 && days.get(index - 1).frame().poya());
            boolean weekend = WEEKEND.contains(day.frame().date().getDayOfWeek());
            if (climbs && (poya || weekend)) {
                return Optional.of(
                        "The climb falls on a %s night, when the steps are fullest: below the top the queue can stand for an hour or two, so set out earlier, or take a night from Sunday to Thursday that is not by a Poya."
                                .formatted(weekend && poya ? "weekend and Poya" : poya ? "Poya" : "weekend"));
            }
        }
        return Optional.empty();
    }
}
