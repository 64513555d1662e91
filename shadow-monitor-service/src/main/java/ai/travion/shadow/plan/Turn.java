package ai.travion.shadow.plan;

import java.util.Comparator;
import java.util.List;

/** Which of the visits of a day one is. */
enum Turn {
    FIRST,
    LAST;

    String word() {
        return this == FIRST ? "first" : "last";
    }

    /** The parts of the day in which a sight may be seen, the best for this turn first: what comes last begins no day that it need not. */
    List<DayPart> ordered(List<DayPart> parts) {
        if (this == FIRST) {
            return parts.stream().sorted().toList();
        }
        List<DayPart> later = parts.stream()
                .filter(part -> part.compareTo(DayPart.MORNING) > 0)
                .toList();
        return (later.isEmpty() ? parts : later)
                .stream().sorted(Comparator.reverseOrder()).toList();
    }

    /** Whether a visit has it among all that are seen on its day. */
    boolean isOf(Entry visit, DaySchedule day) {
        List<Entry> visits = day.entries().stream()
                .filter(entry -> entry.kind() == Entry.Kind.VISIT)
                .toList();
        return visit.equals(this == FIRST ? visits.getFirst() : visits.getLast());
    }

    /** The day of a trip on which it is kept, where none is named. */
    NamedDay day() {
        return new NamedDay(this == FIRST ? "the first day" : "the last day");
    }
}
