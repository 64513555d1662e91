package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.util.Optional;

/** A part of a day that is wanted in a town is kept by whatever one sees there then: an evening in Kandy at its temple. */
final class TimeInTown {

    private static final int IN_TOWN_MINUTES = 20;

    private TimeInTown() {}

    /** What to say of it; empty where nothing is seen there then, or where it is no town. */
    static Optional<String> said(Appointment appointment, PlanRequest request, Draft draft, Sights sights) {
        return sights.all().stream()
                .filter(sight -> sight.isTown() && appointment.isFor(sight))
                .map(Sight::place)
                .filter(town -> appointment.hour().named().isPresent()
                        && draft.days().stream().anyMatch(day -> isSpentIn(town, appointment, day, request)))
                .findFirst()
                .map(town ->
                        "There is something to see in %s %s, as you said.".formatted(town.name(), appointment.when()));
    }

    private static boolean isSpentIn(Place town, Appointment appointment, DaySchedule day, PlanRequest request) {
        return appointment.mayBeOn(day.frame().date(), request.days())
                && day.entries().stream()
                        .filter(entry -> entry.kind() == Entry.Kind.VISIT || entry.kind() == Entry.Kind.FEAST)
                        .filter(entry -> day.frame().roads().minutes(town, entry.place()) <= IN_TOWN_MINUTES)
                        .anyMatch(entry -> appointment
                                .hour()
                                .isKeptBy(entry, 0, day.frame().light()));
    }
}
