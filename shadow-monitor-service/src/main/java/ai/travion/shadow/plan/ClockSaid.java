package ai.travion.shadow.plan;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads the groups of an hour of the clock that was found in a text: its side, its word or number, and its half of the day. */
final class ClockSaid {

    /** Earlier hours are of the afternoon, where nothing says so. */
    static final int EARLY = 7;

    private static final int NOON = DayPart.at(12, 0);
    private static final int AFTER_LUNCH = DayPart.at(13, 30);
    private static final int AFTER_BREAKFAST = DayPart.at(8, 0);
    private static final int DARK = DayPart.at(18, 0);
    private static final int UNTIL_EVENING = 5;
    private static final int SHORTEST_WINDOW = 30;

    private ClockSaid() {}

    static VisitHour hour(Matcher clock) {
        String side = clock.group("side") == null ? "at" : clock.group("side").toLowerCase(Locale.ROOT);
        return switch (side) {
            case "before", "by", "not after", "no later than" -> VisitHour.before(minute(clock, true));
            case "after", "from", "not before", "no earlier than" -> VisitHour.after(minute(clock, false));
            default -> VisitHour.at(minute(clock, false));
        };
    }

    static boolean saysTheHalf(Matcher window) {
        return Stream.of("half", "minute", "untilhalf", "untilminute").anyMatch(group -> window.group(group) != null);
    }

    /** Of two hours the first is of the same half of the day as the second, where it says nothing of it: "4-6 pm". */
    static Optional<VisitHour> window(Matcher found) {
        int to = minute(found.group("untilhour"), found.group("untilminute"), found.group("untilhalf"), UNTIL_EVENING);
        int from = minute(found.group("hour"), found.group("minute"), found.group("half"), EARLY);
        int later = from + NOON;
        if (to <= from) {
            to += to + NOON > from ? NOON : 0;
        } else if (found.group("half") == null && found.group("untilhalf") != null && later < to) {
            from = later;
        }
        return to - from >= SHORTEST_WINDOW && to <= DayPart.at(24, 0)
                ? Optional.of(VisitHour.between(from, to))
                : Optional.empty();
    }

    private static int minute(Matcher clock, boolean until) {
        String word = clock.group("word");
        if (word != null) {
            return switch (word.toLowerCase(Locale.ROOT)) {
                case "lunch" -> until ? NOON : AFTER_LUNCH;
                case "breakfast" -> AFTER_BREAKFAST;
                case "sunset", "dark" -> DARK;
                default -> NOON;
            };
        }
        return minute(clock.group("hour"), clock.group("minute"), clock.group("half"), until ? UNTIL_EVENING : EARLY);
    }

    /** @param earliest hour that is one of the morning where nothing says so */
    static int minute(String hourSaid, @Nullable String minuteSaid, @Nullable String halfSaid, int earliest) {
        int hour = Integer.parseInt(hourSaid);
        String half = halfSaid == null ? "" : halfSaid.toLowerCase(Locale.ROOT);
        boolean late = half.startsWith("p") || (!half.startsWith("a") && hour < earliest);
        int of24 = late ? hour % 12 + 12 : half.startsWith("a") ? hour % 12 : hour;
        int minutes = minuteSaid == null ? 0 : Integer.parseInt(minuteSaid);
        return DayPart.at(Math.min(of24, 23), minutes);
    }
}
