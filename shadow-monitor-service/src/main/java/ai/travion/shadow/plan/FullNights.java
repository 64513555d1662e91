package ai.travion.shadow.plan;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The nights on which the lit steps of Adam's Peak are fullest: those into a weekend day and into a Poya. */
final class FullNights {

    private static final String PEAK = "adams-peak";
    private static final Set<DayOfWeek> WEEKEND = Set.of(DayOfWeek.SATURDAY, DayOfWeek.SUNDAY);
    private static final int QUEUE = 90;
    private static final int SETTING_OUT = DayPart.at(1, 20);
    private static final int BEFORE_MORNING = DayPart.at(4, 30);

    private FullNights() {}

    /** Whether the night of the climb is one of them, as far as the day of the climb is known. */
    static boolean isMeant(PlanRequest request) {
        List<LocalDate> days = request.days();
        return (days.size() == 1 ? Optional.of(days.getFirst()) : NightClimb.morning(request))
                .filter(day -> WEEKEND.contains(day.getDayOfWeek())
                        || isPoya(day, request)
                        || isPoya(day.minusDays(1), request))
                .isPresent();
    }

    /** The same climb for who stands in the queue below the top. */
    static Sight withTheQueue(Sight climb) {
        return climb.on(List.of(DayPart.NIGHT))
                .beginningAt(SETTING_OUT)
                .doing(climb.minutes() + QUEUE, climb.activity())
                .climbingFor(climb.ascent() + QUEUE);
    }

    private static boolean isPoya(LocalDate day, PlanRequest request) {
        return request.constraints().stream()
                .anyMatch(constraint -> constraint.getConstraintType().equals("poya_alcohol")
                        && constraint.getDate().filter(day::equals).isPresent());
    }

    private static boolean isEarly(DaySchedule day) {
        return day.entries().stream()
                .anyMatch(entry -> entry.kind() == Entry.Kind.VISIT
                        && entry.place().id().equals(PEAK)
                        && entry.start() <= SETTING_OUT);
    }

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
                        "The climb falls on a %s night, when the steps are fullest: below the top the queue can stand for an hour or two, so %s, or take a night from Sunday to Thursday that is not by a Poya."
                                .formatted(
                                        weekend && poya ? "weekend and Poya" : poya ? "Poya" : "weekend",
                                        isEarly(day)
                                                ? "you set out an hour and a half earlier than on other nights"
                                                : "set out earlier"));
            }
        }
        return Optional.empty();
    }
}
