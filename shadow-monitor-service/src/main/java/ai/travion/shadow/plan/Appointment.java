package ai.travion.shadow.plan;

import java.util.List;
import java.util.function.Predicate;

/**
 * That a thing is to be seen in one part of the day.
 *
 * @param what id of a place, or the interest that any place serves
 * @param ofAPlace whether it is a place
 * @param parts in which the visit may begin, the best first
 * @param said the part of the day in the traveller's words
 */
record Appointment(String what, boolean ofAPlace, List<DayPart> parts, String said) {

    Appointment {
        parts = List.copyOf(parts);
    }

    boolean isFor(Sight sight) {
        return ofAPlace ? sight.place().id().equals(what) : sight.isFor(what);
    }

    Appointment of(Sight sight) {
        return new Appointment(sight.place().id(), true, parts, said);
    }

    /** The sight in these parts of the day alone; as it is where none of them suits it. */
    Sight kept(Sight sight) {
        List<DayPart> both = parts.stream().filter(sight.parts()::contains).toList();
        return both.isEmpty() ? sight : sight.on(both);
    }

    boolean isKeptBy(DaySchedule day, Entry visit) {
        Predicate<DayPart> includes = part -> {
            DayPart.Window window = part.on(day.frame().light());
            return visit.start() >= window.from() && visit.start() <= window.to();
        };
        return parts.stream().anyMatch(includes);
    }
}
