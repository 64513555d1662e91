package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Hears hours of the night beside a thing, at which next to nothing is open, so that a plan says why it does not keep them: "Sigiriya on
 * 9 January at 3 am", "at midnight to the temple". A date may stand between.
 */
final class NightHours {

    private static final int LATE = DayPart.at(21, 0);
    private static final int EARLY = DayPart.at(5, 0);
    private static final int OVER_BY = DayPart.at(5, 30);
    private static final int MIDNIGHT = 0;
    private static final int SHORTEST_WINDOW = 30;

    private static final String DATE =
            "(?:[\\s,]|\\b(?:on|the|of|for|in|early|next|this|today|tomorrow|tonight|please|\\d{1,4}(?:st|nd|rd|th)?(?![:.]\\d|\\s*[ap]\\.?m\\b)|\\d{1,4}[-/]\\d{1,2}[-/]\\d{1,4}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*)\\b)*";
    private static final String HOURS = "(?:(?:from|between)\\s+(?:" + SpokenHours.HOUR.formatted("a")
            + ")\\s*(?:to|until|till|-|\u2013|and)\\s*(?:" + SpokenHours.HOUR.formatted("b") + ")"
            + "|(?:(?<side>before|by|until|after|at|around|about)\\s+)?(?:(?<midnight>midnight)|(?:"
            + SpokenHours.HOUR.formatted("c") + ")))";
    private static final String VISITING =
            "(?:\\s|,|\\b(?:at|in|to|of|the|a|visit(?:ing)?|see|climb(?:ing)?|tour|walk|trip|and|we|i|want|would|like)\\b)*";

    private static final Pattern AFTER_A_THING =
            Pattern.compile("^" + DATE + HOURS + SpokenHours.NO_DATE, Pattern.CASE_INSENSITIVE);
    private static final Pattern BEFORE_A_THING =
            Pattern.compile("(?<![\\d:.])\\b" + HOURS + VISITING + "$", Pattern.CASE_INSENSITIVE);

    /** Who comes, goes or sleeps at an hour says nothing of a visit. */
    private static final Pattern OF_A_JOURNEY = Pattern.compile(
            "\\b(?:arriv\\w*|land\\w*|leav\\w*|depart\\w*|train|bus|flight|fly\\w*|back|return\\w*|reach\\w*|sleep|wake|get up|check\\w*|no|not|never)\\b[^.;:!?\\n]*$",
            Pattern.CASE_INSENSITIVE);

    private static final int FARTHEST = 60;

    private NightHours() {}

    /** The hour of the night that is given to a thing; empty where none is, or one of the day. */
    static Optional<ThingHours.Found> of(String text, ThingHours.Span thing) {
        if (Patterns.isIn(OF_A_JOURNEY, text.substring(0, thing.start()))) {
            return Optional.empty();
        }
        Matcher after = AFTER_A_THING.matcher(text.substring(thing.end()));
        if (after.find()) {
            return hour(after).map(hour -> found(hour, thing.end() + from(after), thing.end() + after.end()));
        }
        int start = Math.max(0, thing.start() - FARTHEST);
        Matcher before = BEFORE_A_THING.matcher(text.substring(start, thing.start()));
        return before.find()
                ? hour(before).map(hour -> found(hour, start + before.start(), thing.start()))
                : Optional.empty();
    }

    /** Whether an hour lies where every plan has ended, or none has begun. */
    static boolean includes(VisitHour hour) {
        return hour.at().isPresent()
                ? isByNight(hour.at().getAsInt())
                : hour.to().orElse(LATE) <= OVER_BY || hour.from().orElse(EARLY) >= LATE;
    }

    private static ThingHours.Found found(VisitHour hour, int start, int end) {
        return new ThingHours.Found(hour, Optional.empty(), start, end);
    }

    /** Where the words of the hour begin, and those of the date before it end. */
    private static int from(Matcher found) {
        for (String group : new String[] {"side", "midnight", "a", "c"}) {
            if (found.start(group) >= 0) {
                return found.start(group);
            }
        }
        return found.start();
    }

    private static Optional<VisitHour> hour(Matcher found) {
        if (found.group("midnight") != null) {
            return Optional.of(VisitHour.at(MIDNIGHT));
        }
        return found.group("a") == null ? single(found) : window(found);
    }

    private static Optional<VisitHour> single(Matcher found) {
        if (!isAnHour(found, "c")) {
            return Optional.empty();
        }
        int minute = SpokenHours.clock(found, "c", false) % DayPart.at(24, 0);
        String side = found.group("side") == null ? "at" : found.group("side");
        Optional<VisitHour> hour = switch (side.toLowerCase(Locale.ROOT)) {
            case "before", "by", "until" ->
                Optional.of(VisitHour.before(minute)).filter(before -> minute <= OVER_BY);
            case "after" -> Optional.of(VisitHour.after(minute)).filter(late -> minute >= LATE);
            default -> Optional.of(VisitHour.at(minute)).filter(at -> isByNight(minute));
        };
        return hour;
    }

    private static Optional<VisitHour> window(Matcher found) {
        if (!isAnHour(found, "a") && !isAnHour(found, "b")) {
            return Optional.empty();
        }
        boolean bothLate = isAnHour(found, "b") && half(found, "a").isEmpty() && "p".equalsIgnoreCase(half(found, "b"));
        int from = SpokenHours.clock(found, "a", bothLate);
        int to = SpokenHours.clock(found, "b", false);
        if (!isByNight(from) || (from < EARLY && to > OVER_BY)) {
            return Optional.empty();
        }
        return Optional.of(to - from >= SHORTEST_WINDOW ? VisitHour.between(from, to) : VisitHour.at(from));
    }

    private static boolean isByNight(int minute) {
        return minute < EARLY || minute >= LATE;
    }

    private static boolean isAnHour(Matcher found, String group) {
        return found.group(group + "min") != null || !half(found, group).isEmpty();
    }

    /** Of the day; "2 hours" are a length. */
    private static String half(Matcher found, String group) {
        String half = found.group(group + "half");
        boolean isALength = half == null || half.toLowerCase(Locale.ROOT).startsWith("h");
        return isALength ? "" : half.substring(0, 1);
    }
}
