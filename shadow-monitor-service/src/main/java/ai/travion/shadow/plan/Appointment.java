package ai.travion.shadow.plan;

import ai.travion.atlas.PlaceType;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * That a thing is to be seen at an hour, in one part of the day, or before or after an hour.
 *
 * @param what id of a place, or the interest that any place serves
 * @param ofAPlace whether it is a place
 * @param hour of the visit
 * @param day of it, where one is named
 */
record Appointment(String what, boolean ofAPlace, VisitHour hour, Optional<NamedDay> day) {

    private static final double LEAST_OF_A_VISIT = 0.6;
    private static final int DAWN_UNTIL = DayPart.at(7, 15);
    private static final int MORNING_UNTIL = DayPart.at(10, 15);
    private static final int MIDDAY_UNTIL = DayPart.at(13, 30);
    private static final int AFTERNOON_UNTIL = DayPart.at(15, 45);
    private static final int DUSK_FROM = DayPart.at(17, 30);
    private static final int BEFORE_ANY_LIGHT = DayPart.at(5, 0);

    /** "the evening at the lake", "the lake after 18:00". */
    String inWords(String name) {
        return (isAPart() ? "the %s at %s".formatted(hour.said(), name) : "%s %s".formatted(name, hour.said()))
                + onItsDay();
    }

    /** "for the evening", "after 18:00". */
    String when() {
        return (isAPart() ? "for the " + hour.said() : hour.said()) + onItsDay();
    }

    private String onItsDay() {
        return day.map(named -> " " + named.inWords()).orElse("");
    }

    private boolean isAPart() {
        return hour.named().isPresent() && !hour.said().startsWith("after ");
    }

    boolean isFor(Sight sight) {
        return ofAPlace ? sight.place().id().equals(what) : sight.isFor(what);
    }

    boolean mayBeOn(LocalDate date, List<LocalDate> days) {
        return day.map(named -> named.is(date, days)).orElse(true);
    }

    Appointment of(Sight sight) {
        return new Appointment(sight.place().id(), true, hour, day);
    }

    /** The sight at this hour alone; as it is where the hour does not suit it. */
    Sight kept(Sight sight) {
        if (hour.at().isPresent()) {
            return keptAt(hour.at().getAsInt(), sight);
        }
        List<DayPart> both =
                hour.parts().stream().filter(sight.parts()::contains).toList();
        boolean late = both.isEmpty() && hour.parts().contains(DayPart.EVENING) && mayBeOpenLate(sight);
        if ((both.isEmpty() && !late) || !leavesTimeAt(sight)) {
            return sight;
        }
        Sight kept = late ? asItMayBeOpenLate(sight) : sight.on(both);
        OptionalInt from = hour.from();
        OptionalInt to = hour.to();
        return kept.open(
                from.isPresent()
                        ? OptionalInt.of(Math.max(from.getAsInt(), sight.opens().orElse(0)))
                        : sight.opens(),
                to.isPresent()
                        ? OptionalInt.of(Math.min(to.getAsInt(), sight.closes().orElse(to.getAsInt())))
                        : sight.closes());
    }

    private static Sight asItMayBeOpenLate(Sight sight) {
        return sight.on(List.of(DayPart.EVENING)).noting("Ask first until when it is open: that is not known here.");
    }

    /** By daylight anything may be seen at the hour that one gives; in the dark only what is seen then. */
    private static Sight keptAt(int minute, Sight sight) {
        boolean lit = sight.parts().contains(DayPart.EVENING);
        if (minute >= DUSK_FROM && !lit && mayBeOpenLate(sight)) {
            return asItMayBeOpenLate(sight).beginningAt(minute);
        }
        if (minute < BEFORE_ANY_LIGHT) {
            return sight.parts().contains(DayPart.NIGHT)
                    ? sight.on(List.of(DayPart.NIGHT)).beginningAt(minute)
                    : sight;
        }
        List<DayPart> parts = new ArrayList<>();
        parts.add(partAt(minute, sight));
        if (lit && minute >= AFTERNOON_UNTIL && !parts.contains(DayPart.EVENING)) {
            parts.add(DayPart.EVENING);
        }
        return sight.on(parts).beginningAt(minute);
    }

    private static DayPart partAt(int minute, Sight sight) {
        if (minute < DAWN_UNTIL && sight.parts().contains(DayPart.DAWN)) {
            return DayPart.DAWN;
        }
        if (minute < MORNING_UNTIL) {
            return DayPart.MORNING;
        }
        if (minute < MIDDAY_UNTIL) {
            return DayPart.MIDDAY;
        }
        if (minute < AFTERNOON_UNTIL) {
            return DayPart.AFTERNOON;
        }
        return minute >= DUSK_FROM && sight.parts().contains(DayPart.EVENING) ? DayPart.EVENING : DayPart.LATE;
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
        int closes =
                Math.min(sight.closes().orElse(Integer.MAX_VALUE), hour.to().orElse(Integer.MAX_VALUE));
        int opens = Math.max(sight.opens().orElse(0), hour.from().orElse(0));
        return closes - opens >= LEAST_OF_A_VISIT * sight.minutes();
    }

    /** Whether a visit of the finished plan is when it was to be. */
    boolean isKeptBy(DaySchedule schedule, Entry visit, List<LocalDate> days) {
        return mayBeOn(schedule.frame().date(), days)
                && hour.isKeptBy(visit, schedule.frame().light());
    }
}
