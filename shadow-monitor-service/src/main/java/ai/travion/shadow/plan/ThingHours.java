package ai.travion.shadow.plan;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the hour that is said right after or before a thing: "at sunrise", "only in the evening", "after 6 pm", "before noon". */
final class ThingHours {

    private static final String TIME =
            "(?<time>sun ?rise|dawn|first light|early morning|late morning|mornings?|noon|midday|late afternoon|afternoons?|sun ?set|dusk|golden hour|evenings?|night|after dark)";

    private static final String FIRST =
            "^[\\s,]+(?:visit\\s+|climb\\s+|hike\\s+|walk\\s+|safari\\s+|puja\\s+)?(?:(?:but|and|only|just|preferably|ideally|please|best|rather|please do|early)\\s+)*";

    /** "at sunrise", "in the evening", "for the sunset"; a few words may stand between. */
    private static final Pattern AFTER = Pattern.compile(
            FIRST + "(?:(?:at|in|for|during|by|on)\\s+(?:the\\s+|an?\\s+)?(?:early\\s+)?)?" + TIME
                    + "\\b(?:\\s+only)?(?! (?:train|bus|flight|plane|in|at))",
            Pattern.CASE_INSENSITIVE);

    /** "after 6 pm", "before noon", "around 7:30". */
    private static final Pattern CLOCK_AFTER = Pattern.compile(
            FIRST
                    + "(?<side>not before|no earlier than|not after|no later than|after|before|by|at|around|about)\\s+(?:about\\s+|around\\s+)?"
                    + "(?:(?<word>noon|midday|lunch|sunset|dark|breakfast)\\b|(?<hour>\\d{1,2})(?:[:.](?<minute>\\d\\d))?\\s*(?<half>[ap]\\.?m\\b\\.?|o'?clock\\b|h\\b)?"
                    + TripHours.NO_DATE + ")(?:\\s+only)?",
            Pattern.CASE_INSENSITIVE);

    /** "sunset at", "a morning safari in", "evening at the". */
    private static final Pattern BEFORE = Pattern.compile(
            "\\b" + TIME
                    + "\\s+(?:views?\\s+|hike\\s+|walk\\s+|visit\\s+|climb\\s+|safari\\s+|puja\\s+|swim\\s+)?(?:at|in|on|from|over|of|up)\\s+(?:the\\s+)?$",
            Pattern.CASE_INSENSITIVE);

    /** Who comes or goes at an hour says nothing of a visit. */
    private static final Pattern OF_A_JOURNEY = Pattern.compile(
            "\\b(?:arriv\\w*|land\\w*|leav\\w*|depart\\w*|train|bus|flight|fly\\w*|back|return\\w*|reach\\w*|from|no|not|never)\\b[^.,;!?]*$",
            Pattern.CASE_INSENSITIVE);

    /** Where the whole trip goes has the trip's hours. */
    private static final Pattern OF_THE_TRIP = Pattern.compile(
            "\\b(?:days?|trip|tour|plan|itinerary|weekend|hours?|time|morning|afternoon|evening)\\s+(?:in|to|at|around|for|of)\\s+(?:the\\s+)?$",
            Pattern.CASE_INSENSITIVE);

    private static final int NOON = DayPart.at(12, 0);
    private static final int AFTER_LUNCH = DayPart.at(13, 30);
    private static final int AFTER_BREAKFAST = DayPart.at(8, 0);
    private static final int DARK = DayPart.at(18, 0);
    private static final int LATE_FROM = DayPart.at(15, 0);
    private static final int DARK_FROM = DayPart.at(17, 30);
    private static final int EARLY_UNTIL = DayPart.at(8, 45);
    private static final int MIDDAY_UNTIL = DayPart.at(13, 30);

    private ThingHours() {}

    /**
     * An hour that was found.
     *
     * @param parts of the day, the best first
     * @param from minute of the day; none where only a part of the day is said
     * @param to minute of the day
     * @param said "evening", "after 18:00"
     * @param start in the text where the words of it begin
     * @param end where they end
     */
    record Found(List<DayPart> parts, OptionalInt from, OptionalInt to, String said, int start, int end) {}

    /** The hour of the thing that stands between two indexes of a text. */
    static Optional<Found> of(String text, int start, int end) {
        String before = text.substring(0, start);
        if (!OF_A_JOURNEY.matcher(before).find()) {
            Matcher after = AFTER.matcher(text.substring(end));
            if (after.find()) {
                return Optional.of(partOfTheDay(after.group("time").toLowerCase(Locale.ROOT), end, end + after.end()));
            }
            Matcher clock = CLOCK_AFTER.matcher(text.substring(end));
            if (clock.find() && !OF_THE_TRIP.matcher(before).find()) {
                return Optional.of(hour(clock, end));
            }
        }
        Matcher ahead = BEFORE.matcher(before);
        return ahead.find()
                        && !OF_A_JOURNEY
                                .matcher(before.substring(0, ahead.start()))
                                .find()
                ? Optional.of(partOfTheDay(ahead.group("time").toLowerCase(Locale.ROOT), start, start))
                : Optional.empty();
    }

    private static Found partOfTheDay(String time, int start, int end) {
        return new Found(
                parts(time), OptionalInt.empty(), OptionalInt.empty(), time.replaceFirst("s$", ""), start, end);
    }

    private static List<DayPart> parts(String time) {
        return switch (time.replace(" ", "")) {
            case "sunrise", "dawn", "firstlight" -> List.of(DayPart.DAWN, DayPart.NIGHT);
            case "earlymorning", "latemorning", "morning", "mornings" -> List.of(DayPart.DAWN, DayPart.MORNING);
            case "noon", "midday" -> List.of(DayPart.MIDDAY);
            case "afternoon", "afternoons" -> List.of(DayPart.AFTERNOON, DayPart.LATE);
            case "lateafternoon", "sunset", "dusk", "goldenhour" -> List.of(DayPart.LATE);
            case "afterdark" -> List.of(DayPart.EVENING);
            default -> List.of(DayPart.EVENING, DayPart.LATE);
        };
    }

    private static Found hour(Matcher clock, int offset) {
        String side = clock.group("side").toLowerCase(Locale.ROOT);
        boolean until =
                side.equals("before") || side.equals("by") || side.equals("not after") || side.equals("no later than");
        boolean from = side.equals("after") || side.equals("not before") || side.equals("no earlier than");
        int minute = minute(clock, until);
        String time = Reasons.clock(minute);
        if (until) {
            return new Found(
                    until(minute),
                    OptionalInt.empty(),
                    OptionalInt.of(minute),
                    "before " + time,
                    offset,
                    offset + clock.end());
        }
        return new Found(
                from ? from(minute) : at(minute),
                OptionalInt.of(minute),
                OptionalInt.empty(),
                (from ? "after " : "at ") + time,
                offset,
                offset + clock.end());
    }

    private static List<DayPart> from(int minute) {
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

    private static List<DayPart> at(int minute) {
        if (minute >= NOON) {
            return from(minute);
        }
        return minute < DayPart.at(7, 0)
                ? List.of(DayPart.DAWN, DayPart.MORNING)
                : List.of(DayPart.MORNING, DayPart.MIDDAY);
    }

    private static List<DayPart> until(int minute) {
        if (minute <= EARLY_UNTIL) {
            return List.of(DayPart.DAWN, DayPart.MORNING);
        }
        return minute <= MIDDAY_UNTIL
                ? List.of(DayPart.MORNING, DayPart.DAWN, DayPart.MIDDAY)
                : List.of(DayPart.MORNING, DayPart.AFTERNOON, DayPart.MIDDAY, DayPart.DAWN, DayPart.LATE);
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
        int hour = Integer.parseInt(clock.group("hour"));
        String half = clock.group("half") == null ? "" : clock.group("half").toLowerCase(Locale.ROOT);
        boolean late = half.startsWith("p") || (!half.startsWith("a") && hour < (until ? 5 : 7));
        int of24 = late ? hour % 12 + 12 : half.startsWith("a") ? hour % 12 : hour;
        int minutes = clock.group("minute") == null ? 0 : Integer.parseInt(clock.group("minute"));
        return DayPart.at(Math.min(of24, 23), minutes);
    }
}
