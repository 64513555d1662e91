package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The hours between two flights that are left for the country: not those at the airport before and after. */
final class Layover {

    private static final int AFTER_LANDING = 90;
    private static final int BEFORE_TAKING_OFF = 180;
    private static final int USUAL_LANDING = DayPart.at(8, 0);
    private static final int WORTH_LEAVING = 150;
    private static final int MIDNIGHT = DayPart.at(24, 0);
    private static final int A_DAY = DayPart.at(24, 0);

    private static final Pattern BETWEEN = Pattern.compile(
            "\\b(?:lay-?over|stop-?over|(?<!public |mass )(?:in transit|(?:our|my|long|short|airport|hours?|hrs?|\\dh)[ -]transit(?! (?:system|network|bus|card|pass))|transit(?= (?:flight|in|at|through|of|time|visa|stop|hours?)))|(?:between|btw|b/w) (?:my |our |the |two |2 )*(?:connecting )?flights|(?:next|connecting|onward) flight)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern LENGTH =
            Pattern.compile("\\b(?<count>\\d{1,2})\\s*-?\\s*(?:hours?|hrs?|h)\\b", Pattern.CASE_INSENSITIVE);
    private static final String HOUR =
            "(?<hour>\\d{1,2})(?:(?:[:.](?<minute>\\d\\d))(?!\\d)\\s*(?<half>[ap]\\.?m)?|\\s*(?<half2>[ap]\\.?m)|(?=\\s*(?:h\\b|hrs\\b|o'?clock)))";
    private static final Pattern LANDING = Pattern.compile(
            "\\b(?:land\\w*|arriv\\w*|touch\\w* down|get(?:ting)? in|from|in at|flight in)\\b[^.;!?]{0,40}?\\b" + HOUR,
            Pattern.CASE_INSENSITIVE);
    private static final Pattern TAKING_OFF = Pattern.compile(
            "\\b(?:next|connecting|onward|leav\\w*|depart\\w*|tak\\w* off|fly(?:ing)? (?:out|on)|flight out|until|till)\\b[^.;!?]{0,30}?\\b"
                    + HOUR,
            Pattern.CASE_INSENSITIVE);

    /** "From 8am to 6pm": both hours are those of the flights. */
    private static final Pattern FROM_TO = Pattern.compile(
            "\\b(?<lead>from\\s+)?(?<from>\\d{1,2}(?:[:.]\\d\\d)?)\\s*(?:(?<fromHalf>[ap]\\.?m)|(?:h|hrs)\\b)?\\s*(?:to|until|till|-|\u2013)\\s*(?<to>\\d{1,2}(?:[:.]\\d\\d)?)\\s*(?:(?<toHalf>[ap]\\.?m)|(?<hours>h|hrs)|(?<=[:.]\\d\\d))(?!\\w)",
            Pattern.CASE_INSENSITIVE);

    private Layover() {}

    static boolean isSpokenOf(String words) {
        return Patterns.isIn(BETWEEN, words);
    }

    /** The hours of a plan between two flights on one day; empty where it is none. */
    static Optional<TripHours> in(String text, int days) {
        if (days != 1 || !isSpokenOf(text)) {
            return Optional.empty();
        }
        Matcher both = FROM_TO.matcher(text);
        while (both.find()) {
            if (isALength(both)) {
                continue;
            }
            int out = clock(both.group("to"), both.group("toHalf"));
            int in = landed(both, out);
            return Optional.of(hours(in, out < in ? out + A_DAY : out, true));
        }
        Matcher takingOff = TAKING_OFF.matcher(text);
        OptionalInt off = takingOff.find() ? OptionalInt.of(clock(takingOff.toMatchResult())) : OptionalInt.empty();
        Matcher landing = LANDING.matcher(text);
        boolean landingIsSaid = landing.find() && (off.isEmpty() || clock(landing.toMatchResult()) != off.getAsInt());
        Matcher length = LENGTH.matcher(text);
        boolean lengthIsSaid = length.find();
        int minutes = lengthIsSaid ? Integer.parseInt(length.group("count")) * 60 : 0;
        if (!landingIsSaid && !lengthIsSaid) {
            return Optional.empty();
        }
        int landed = landingIsSaid
                ? clock(landing.toMatchResult())
                : off.isPresent() ? off.getAsInt() - minutes : USUAL_LANDING;
        if (off.isEmpty() && !lengthIsSaid) {
            return Optional.empty();
        }
        int taken = off.orElse(landed + minutes);
        int leaving = taken < landed ? taken + A_DAY : taken;
        return Optional.of(hours(landed, leaving, landingIsSaid || off.isPresent()));
    }

    /** "An 8-10h layover", and not "from 8 to 18h". */
    private static boolean isALength(Matcher both) {
        return both.group("hours") != null
                && both.group("lead") == null
                && !both.group("to").matches(".*\\D.*");
    }

    /** "From 2 to 10pm" is from two in the afternoon, where that leaves any time between the flights. */
    private static int landed(Matcher both, int out) {
        int morning = clock(both.group("from"), both.group("fromHalf"));
        int asTheOther = clock(both.group("from"), both.group("toHalf"));
        return both.group("fromHalf") == null && out - asTheOther > AFTER_LANDING + BEFORE_TAKING_OFF
                ? asTheOther
                : morning;
    }

    private static TripHours hours(int landed, int takingOff, boolean said) {
        int from = Math.max(0, landed) + AFTER_LANDING;
        int to = Math.min(takingOff - BEFORE_TAKING_OFF, Hours.wholeDay().to());
        TripHours hours = TripHours.wholeDays()
                .arrivingAt(Math.min(MIDNIGHT - 30, from))
                .endingTheLastDayBy(Math.min(MIDNIGHT, Math.max(from + 30, to)))
                .only(
                        "Between the flights the plan has from %s to %s: an hour and a half after you land, and three hours before you take off again at %s. Ask your airline whether your bags go through, and whether you need a visa (ETA) to leave the airport."
                                .formatted(
                                        Reasons.clock(from % A_DAY),
                                        Reasons.clock(Math.max(from, to) % A_DAY),
                                        Reasons.clock(takingOff % A_DAY)));
        TripHours assumed = said
                ? hours
                : hours.saying("You gave no hour of landing, so I took %s; tell me yours and the hours move with it."
                        .formatted(Reasons.clock(landed)));
        return to - from >= WORTH_LEAVING
                ? assumed
                : assumed.saying(
                        "That is little time to leave the airport at all: it is safer to stay there, or to go no farther than Negombo.");
    }

    private static int clock(String said, @Nullable String half) {
        String[] parts = said.split("[:.]", 2);
        int hour = Integer.parseInt(parts[0]);
        int minute = parts.length > 1 ? Integer.parseInt(parts[1]) : 0;
        boolean afternoon = half != null && half.toLowerCase(Locale.ROOT).startsWith("p");
        boolean morning = half != null && half.toLowerCase(Locale.ROOT).startsWith("a");
        return Math.min(
                MIDNIGHT, DayPart.at(afternoon ? hour % 12 + 12 : morning ? hour % 12 : Math.min(hour, 24), minute));
    }

    private static int clock(MatchResult found) {
        String minute = found.group("minute") == null ? "" : ":" + found.group("minute");
        return clock(
                found.group("hour") + minute, found.group("half") != null ? found.group("half") : found.group("half2"));
    }
}
