package ai.travion.shadow.plan;

import ai.travion.atlas.PlaceType;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * That a thing is to be seen at an hour, in one part of the day, or before or after an hour.
 *
 * @param what id of a place, or the name of a {@link ThingKind}
 * @param ofAPlace whether it is a place
 * @param hour of the visit
 * @param day of it, where one is named
 */
record Appointment(String what, boolean ofAPlace, VisitHour hour, Optional<NamedDay> day) {

    private static final int DAWN_UNTIL = DayPart.at(7, 15);
    private static final int MORNING_UNTIL = DayPart.at(10, 15);
    private static final int MIDDAY_UNTIL = DayPart.at(13, 30);
    private static final int AFTERNOON_UNTIL = DayPart.at(15, 45);
    private static final int DUSK_FROM = DayPart.at(17, 30);
    private static final int BEFORE_ANY_LIGHT = DayPart.at(5, 0);
    private static final int FIRST_LIGHT = DayPart.at(6, 15);
    private static final int BEFORE_NOON = DayPart.at(11, 30);
    private static final Set<DayPart> BY_DAYLIGHT =
            Set.of(DayPart.MORNING, DayPart.MIDDAY, DayPart.AFTERNOON, DayPart.LATE);
    private static final Set<PlaceType> HAS_A_GATE = Set.of(PlaceType.TEMPLE, PlaceType.HERITAGE);
    private static final String ASK_FROM_WHEN = "Ask first from when it is open: that is not known here.";

    /** "the evening at the lake", "the lake after 18:00". */
    String inWords(String name) {
        return (isAPart()
                        ? "the %s at %s".formatted(hour.said(), name)
                        : "%s %s".formatted(name, hour.said()).strip())
                + onItsDay();
    }

    /** "for the evening", "after 18:00". */
    String when() {
        return ((isAPart() ? "for the " + hour.said() : hour.said()) + onItsDay()).strip();
    }

    private String onItsDay() {
        return hour.turn().isPresent()
                ? ""
                : day.map(named -> " " + named.inWords()).orElse("");
    }

    private boolean isAPart() {
        return hour.named().isPresent() && !hour.said().startsWith("after ");
    }

    boolean isFor(Sight sight) {
        return ofAPlace
                ? sight.place().id().equals(what)
                : ThingKind.valueOf(what).includes(sight);
    }

    /** Whether the thing is wanted, and nothing was said of when. */
    boolean isWhenever() {
        return hour.isWhenever() && day.isEmpty();
    }

    /** Whether it is only the day that was said. */
    boolean isOfADayAlone() {
        return hour.isWhenever() && day.isPresent();
    }

    boolean mayBeOn(LocalDate date, List<LocalDate> days) {
        return day.map(named -> named.is(date, days)).orElse(true);
    }

    boolean hasTurn(Turn turn) {
        return hour.turn().filter(turn::equals).isPresent();
    }

    Appointment on(NamedDay other) {
        return new Appointment(what, ofAPlace, hour, Optional.of(other));
    }

    Appointment inTheAfternoon() {
        return new Appointment(what, ofAPlace, VisitHour.in("afternoon"), day);
    }

    Appointment of(Sight sight) {
        return new Appointment(sight.place().id(), true, hour, day);
    }

    /** The sight at this hour alone; as it is where the hour does not suit it. */
    Sight kept(Sight sight) {
        if (hour.turn().isPresent()) {
            return sight.on(hour.turn().get().ordered(sight.parts()));
        }
        if (hour.at().isPresent()) {
            Sight begun = keptAt(hour.at().getAsInt(), sight);
            return hour.to().isPresent() && begun.begins().isPresent()
                    ? lasting(hour.at().getAsInt(), hour.to().getAsInt(), begun)
                    : begun;
        }
        List<DayPart> both =
                hour.parts().stream().filter(sight.parts()::contains).toList();
        boolean atNoon = hour.named().filter(NamedTime.NOON::equals).isPresent();
        if (hour.named().isPresent() && (both.isEmpty() || atNoon)) {
            Optional<Sight> byDaylight = byDaylight(hour.named().get(), sight);
            if (byDaylight.isPresent()) {
                return byDaylight.get();
            }
        }
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

    /** As long as was said, but for a climb, of which half is none. */
    private static Sight lasting(int from, int to, Sight sight) {
        return sight.effort() == Sight.Effort.STRENUOUS
                ? sight
                : sight.doing(to - from, sight.activity())
                        .open(
                                sight.opens(),
                                OptionalInt.of(Math.min(to, sight.closes().orElse(to))));
    }

    /** By daylight anything may be seen at the time that one names; at first light what is not known to be shut then. */
    private static Optional<Sight> byDaylight(NamedTime time, Sight sight) {
        if (time == NamedTime.SUNRISE) {
            boolean openByThen = sight.opens().orElse(0) <= FIRST_LIGHT;
            boolean asks =
                    sight.opens().isEmpty() && HAS_A_GATE.contains(sight.place().type());
            Sight early = sight.on(List.of(DayPart.DAWN));
            return openByThen ? Optional.of(asks ? early.noting(ASK_FROM_WHEN) : early) : Optional.empty();
        }
        if (time == NamedTime.NOON) {
            return Optional.of(sight.on(List.of(DayPart.MIDDAY)).beginningAt(BEFORE_NOON));
        }
        List<DayPart> parts =
                time.parts().stream().filter(BY_DAYLIGHT::contains).toList();
        return parts.isEmpty() ? Optional.empty() : Optional.of(sight.on(parts));
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
        return closes - opens >= VisitTimes.SHORTEST_VISIT * sight.minutes();
    }

    /** Whether a visit of the finished plan is when it was to be. */
    boolean isKeptBy(DaySchedule schedule, Entry visit, List<LocalDate> days) {
        return mayBeOn(schedule.frame().date(), days)
                && hour.turn().map(turn -> turn.isOf(visit, schedule)).orElse(true)
                && hour.isKeptBy(
                        visit,
                        schedule.frame().sights().of(visit.place()).ascent(),
                        schedule.frame().light())
                && isOpenFor(
                        schedule.frame().sights().of(visit.place()),
                        schedule.frame().light());
    }

    /** Nobody sees the sun rise or set where the gate is shut at that minute. */
    boolean isOpenFor(Sight sight, Daylight light) {
        return hour.named()
                .map(time -> switch (time) {
                    case SUNRISE -> sight.opens().orElse(0) <= light.sunrise();
                    case SUNSET -> sight.closes().orElse(light.sunset()) >= light.sunset();
                    default -> true;
                })
                .orElse(true);
    }
}
