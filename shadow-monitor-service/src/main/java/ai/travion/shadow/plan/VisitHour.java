package ai.travion.shadow.plan;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * When a visit is to be. Minutes of the day.
 *
 * @param parts in which the visit may begin, the best first
 * @param from before which it does not begin
 * @param to at which it is over
 * @param at about which it begins
 * @param named the time of the day, where that is what was said
 * @param turn in its day, where that is what was said
 * @param said "evening", "after 18:00", "at 09:00"
 */
record VisitHour(
        List<DayPart> parts,
        OptionalInt from,
        OptionalInt to,
        OptionalInt at,
        Optional<NamedTime> named,
        Optional<Turn> turn,
        String said) {

    /** So far a visit may begin from its hour, and still be at it. */
    static final int NEARLY = 15;

    private static final int NOON = DayPart.at(12, 0);
    private static final int LATE_FROM = DayPart.at(15, 0);
    private static final int DARK_FROM = DayPart.at(17, 30);
    private static final int EARLY_UNTIL = DayPart.at(8, 45);
    private static final int MIDDAY_UNTIL = DayPart.at(13, 30);

    VisitHour {
        parts = List.copyOf(parts);
    }

    static VisitHour in(String time) {
        NamedTime named = NamedTime.of(time);
        return new VisitHour(
                named.parts(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                Optional.of(named),
                Optional.empty(),
                time.replaceFirst("s$", ""));
    }

    /** Of the morning, but not earlier. */
    static VisitHour inTheMorningFrom(int minute) {
        return new VisitHour(
                List.of(DayPart.MORNING),
                OptionalInt.of(minute),
                OptionalInt.empty(),
                OptionalInt.empty(),
                Optional.of(NamedTime.MORNING),
                Optional.empty(),
                "morning");
    }

    /** Up through the night, to be there when the sun rises. */
    static VisitHour byNightForTheSunrise() {
        return new VisitHour(
                List.of(DayPart.NIGHT),
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                Optional.of(NamedTime.SUNRISE),
                Optional.empty(),
                "sunrise");
    }

    /** Whenever it is that turn. */
    static VisitHour in(Turn turn) {
        return new VisitHour(
                List.of(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                Optional.empty(),
                Optional.of(turn),
                turn.word());
    }

    /** Whenever it suits: the thing is wanted, and nothing else was said of it. */
    static VisitHour whenever() {
        return new VisitHour(
                List.of(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                Optional.empty(),
                Optional.empty(),
                "");
    }

    static VisitHour at(int minute) {
        return new VisitHour(
                List.of(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.of(minute),
                Optional.empty(),
                Optional.empty(),
                "at " + Reasons.clock(minute));
    }

    static VisitHour after(int minute) {
        return new VisitHour(
                partsFrom(minute),
                OptionalInt.of(minute),
                OptionalInt.empty(),
                OptionalInt.empty(),
                Optional.empty(),
                Optional.empty(),
                "after " + Reasons.clock(minute));
    }

    static VisitHour before(int minute) {
        return new VisitHour(
                partsUntil(minute),
                OptionalInt.empty(),
                OptionalInt.of(minute),
                OptionalInt.empty(),
                Optional.empty(),
                Optional.empty(),
                "before " + Reasons.clock(minute));
    }

    /** Begun at one hour and over at another. */
    static VisitHour between(int from, int to) {
        return new VisitHour(
                List.of(),
                OptionalInt.empty(),
                OptionalInt.of(to),
                OptionalInt.of(from),
                Optional.empty(),
                Optional.empty(),
                "from %s to %s".formatted(Reasons.clock(from), Reasons.clock(to)));
    }

    private static List<DayPart> partsFrom(int minute) {
        if (minute >= DARK_FROM) {
            return List.of(DayPart.EVENING);
        }
        if (minute >= LATE_FROM) {
            return List.of(DayPart.LATE, DayPart.EVENING);
        }
        return minute >= NOON
                ? List.of(DayPart.AFTERNOON, DayPart.LATE, DayPart.EVENING)
                : List.of(DayPart.MORNING, DayPart.MIDDAY, DayPart.AFTERNOON, DayPart.LATE);
    }

    private static List<DayPart> partsUntil(int minute) {
        if (minute <= EARLY_UNTIL) {
            return List.of(DayPart.DAWN, DayPart.MORNING);
        }
        return minute <= MIDDAY_UNTIL
                ? List.of(DayPart.MORNING, DayPart.DAWN, DayPart.MIDDAY)
                : List.of(DayPart.MORNING, DayPart.AFTERNOON, DayPart.MIDDAY, DayPart.DAWN, DayPart.LATE);
    }

    boolean isWhenever() {
        return said.isEmpty();
    }

    boolean isLate() {
        return parts.contains(DayPart.EVENING) || parts.contains(DayPart.LATE);
    }

    /** Whether a visit is truly then. */
    boolean isKeptBy(Entry visit, int ascent, Daylight light) {
        return visit.start() >= from.orElse(0)
                && visit.end() <= to.orElse(Integer.MAX_VALUE)
                && Math.abs(visit.start() - at.orElse(visit.start())) <= NEARLY
                && named.map(time -> time.includes(visit, ascent, light)).orElse(true);
    }
}
