package ai.travion.shadow.plan;

import ai.travion.atlas.PlaceType;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;

/**
 * That a thing is to be seen in one part of the day, or before or after an hour.
 *
 * @param what id of a place, or the interest that any place serves
 * @param ofAPlace whether it is a place
 * @param parts in which the visit may begin, the best first
 * @param from minute of the day before which it does not begin
 * @param to minute of the day at which it is over
 * @param said the part of the day in words: "evening", "after 18:00"
 */
record Appointment(String what, boolean ofAPlace, List<DayPart> parts, OptionalInt from, OptionalInt to, String said) {

    private static final double LEAST_OF_A_VISIT = 0.6;

    Appointment {
        parts = List.copyOf(parts);
    }

    /** "the evening at the lake", "the lake after 18:00". */
    String inWords(String name) {
        return isAPart() ? "the %s at %s".formatted(said, name) : "%s %s".formatted(name, said);
    }

    /** "for the evening", "after 18:00". */
    String when() {
        return isAPart() ? "for the " + said : said;
    }

    private boolean isAPart() {
        return from.isEmpty() && to.isEmpty() && !said.startsWith("after ");
    }

    boolean isFor(Sight sight) {
        return ofAPlace ? sight.place().id().equals(what) : sight.isFor(what);
    }

    Appointment of(Sight sight) {
        return new Appointment(sight.place().id(), true, parts, from, to, said);
    }

    /** The sight in these parts of the day alone; as it is where none of them suits it. */
    Sight kept(Sight sight) {
        List<DayPart> both = parts.stream().filter(sight.parts()::contains).toList();
        boolean late = both.isEmpty() && parts.contains(DayPart.EVENING) && mayBeOpenLate(sight);
        if ((both.isEmpty() && !late) || !leavesTimeAt(sight)) {
            return sight;
        }
        Sight kept = late
                ? sight.on(List.of(DayPart.EVENING)).noting("Ask first until when it is open: that is not known here.")
                : sight.on(both);
        return kept.open(
                from.isPresent()
                        ? OptionalInt.of(Math.max(from.getAsInt(), sight.opens().orElse(0)))
                        : sight.opens(),
                to.isPresent()
                        ? OptionalInt.of(Math.min(to.getAsInt(), sight.closes().orElse(to.getAsInt())))
                        : sight.closes());
    }

    /** A shrine, a street or a beach in a town, whose hours are not known. */
    private static boolean mayBeOpenLate(Sight sight) {
        PlaceType type = sight.place().type();
        boolean inATown = type == PlaceType.TEMPLE || type == PlaceType.CITY || type == PlaceType.BEACH;
        return inATown
                && sight.meals()
                && sight.effort() == Sight.Effort.EASY
                && sight.closes().isEmpty();
    }

    private boolean leavesTimeAt(Sight sight) {
        int closes = Math.min(sight.closes().orElse(Integer.MAX_VALUE), to.orElse(Integer.MAX_VALUE));
        int opens = Math.max(sight.opens().orElse(0), from.orElse(0));
        return closes - opens >= LEAST_OF_A_VISIT * sight.minutes();
    }

    boolean isKeptBy(DaySchedule day, Entry visit) {
        Predicate<DayPart> includes = part -> {
            DayPart.Window window = part.on(day.frame().light());
            return visit.start() >= window.from() && visit.start() <= window.to();
        };
        return parts.stream().anyMatch(includes)
                && visit.start() >= from.orElse(0)
                && visit.end() <= to.orElse(Integer.MAX_VALUE);
    }
}
