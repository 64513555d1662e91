package ai.travion.shadow.plan;

import ai.travion.schemas.DayEdit;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** At which minutes of a day an edit wants its thing. */
final class WantedHours {

    private static final int NOON = DayPart.at(12, 0);
    private static final int EVENING = DayPart.at(17, 0);
    private static final int END_OF_AFTERNOON = DayPart.at(18, 0);
    private static final int DAWN_ENDS = DayPart.at(7, 30);
    private static final int NEAR = 45;
    private static final int BEFORE_SUNSET = 70;
    private static final int AFTER_BREAKFAST = DayPart.at(7, 45);
    private static final int DAYS_BEGIN = DayPart.at(5, 30);
    private static final int DAYS_END = DayPart.at(21, 0);

    private final PlanRequest.LightOf light;

    WantedHours(PlanRequest.LightOf light) {
        this.light = light;
    }

    /** Whether a line is in a part of the day; in any where it is empty. */
    static boolean isIn(Line line, String part) {
        return switch (part) {
            case "dawn", "morning" -> line.start() < NOON;
            case "afternoon" ->
                line.start() >= NOON - NEAR && line.start() < END_OF_AFTERNOON && line.end() > NOON + NEAR;
            case "sunset", "evening" -> line.start() >= EVENING - NEAR;
            default -> true;
        };
    }

    /** Who gives an hour has it at that hour, whether or not it is a usual one. */
    Line opened(Line line, DayEdit edit, EditedDay day) {
        if (!edit.getTime().isEmpty()) {
            int minute = DaysInHand.minute(edit, line.from());
            return line.between(minute, minute + line.minutes());
        }
        var wanted = allowed(edit, day);
        boolean isPossible = IntStream.range(line.from(), line.to())
                .anyMatch(minute -> wanted.test(minute) && line.mayBegin(minute));
        return isPossible ? line : line.between(DAYS_BEGIN, DAYS_END);
    }

    boolean isAsWanted(Line line, DayEdit edit, EditedDay day) {
        return edit.getTime().isEmpty()
                ? allowed(edit, day).test(line.start())
                : line.start() == DaysInHand.minute(edit, 0);
    }

    IntPredicate allowed(DayEdit edit, EditedDay day) {
        if (!edit.getTime().isEmpty()) {
            int minute = DaysInHand.minute(edit, 0);
            return at -> at == minute;
        }
        int sunset = sunset(day);
        return switch (edit.getPart()) {
            case "dawn" -> at -> at < DAWN_ENDS;
            case "morning" -> at -> at < NOON;
            case "afternoon" -> at -> at >= NOON && at < EVENING + NEAR;
            case "sunset" -> at -> at >= sunset - 2 * BEFORE_SUNSET && at <= sunset;
            case "evening" -> at -> at >= EVENING - NEAR;
            default -> at -> true;
        };
    }

    /** Those of them for which nobody has to be up before others are: a morning begins once one has eaten. */
    IntPredicate sensible(DayEdit edit, EditedDay day) {
        var allowed = allowed(edit, day);
        return edit.getTime().isEmpty() && edit.getPart().equals("morning")
                ? at -> at >= AFTER_BREAKFAST && allowed.test(at)
                : allowed;
    }

    private int sunset(EditedDay day) {
        return light.on(day.date(), day.end().at())
                .map(windows -> Daylight.of(windows).sunset())
                .orElse(END_OF_AFTERNOON);
    }

    int wanted(Line line, DayEdit edit, EditedDay day) {
        if (!edit.getTime().isEmpty()) {
            return DaysInHand.minute(edit, 0);
        }
        boolean suits = allowed(edit, day).test(line.start());
        return suits && line.start() > 0 && !edit.getPart().equals("sunset")
                ? line.start()
                : switch (edit.getPart()) {
                    case "dawn" -> Math.max(line.from(), DayPart.at(6, 0));
                    case "morning" -> Math.max(line.from(), DayPart.at(9, 0));
                    case "afternoon" -> Math.max(line.from(), DayPart.at(14, 30));
                    case "sunset" -> sunset(day) - BEFORE_SUNSET;
                    case "evening" -> Math.max(line.from(), DayPart.at(17, 15));
                    default -> line.from() >= EVENING ? line.from() : Math.max(line.from(), DayPart.at(9, 30));
                };
    }
}
