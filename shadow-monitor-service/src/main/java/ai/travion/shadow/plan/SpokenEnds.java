package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** When a trip ends, whatever its other days: "leaving at 10 am on the 23rd", "we have to be in Colombo by 7 pm". */
final class SpokenEnds {

    /** Who leaves a place that is named only moves on. */
    private static final String LEAVING_HOME =
            "(?<!\\b(?:flight|plane)\\s)\\b(?:leav(?:e|es|ing)|depart(?:s|ing|ure)?|check(?:s|ing)?[ -]?out|go(?:ing)? home|head(?:ing)? home|pick(?:s|ed)? (?:us|me) up|(?:our|my|the|a) (?:train|bus|driver|taxi|transfer) (?:is|goes|comes))\\b(?!\\s+(?:from\\s+)?(?-i:\\p{Lu}))";

    static final String ON_THE_LAST_DAY =
            "\\b(?:on\\s+)?(?:(?:the|our|my)\\s+)?(?:(?:last|final)\\s+(?:day|morning|afternoon|evening)\\b|\\d{1,2}(?:st|nd|rd|th)\\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b)";

    private static final String BY_OR_AT = "\\b(?:at|by|before|around|about)\\s+(?:about\\s+|around\\s+)?";
    private static final String BY_RAIL_OR_ROAD = "(?:\\s+(?:by|with|on)\\s+(?:the\\s+|our\\s+)?(?<means>train|bus))?";

    /** Where one has to be in the end, wherever that is: "we must be in Colombo by 7 pm". */
    static final String AWAITED =
            "\\b(?:must|should|(?:have|has|need|needs|want|wants|got|like) to|'?ll)\\s+(?:be|arrive|end(?: up)?|finish|get(?: back)?)\\s+(?:back\\s+)?(?:in|to|at)\\s+(?!(?:the |our |my )?(?:bed\\b|hotel|room|base|villa|house|lodge|camp|hostel|guest\\s?house|station|airport|port|harbour|bus|pier|office|embassy)\\b)[\\p{L}'\u2019 -]{3,30}?\\s+(?:by|before|no later than|not later than|latest by)\\s+";

    /** "At 10 am on the last day", and the day before the hour. */
    static final String LEAVING_ON_A_DAY = LEAVING_HOME + "[^.;!?\\d]{0,30}?" + ON_THE_LAST_DAY + "[^.;!?\\d]{0,12}?"
            + BY_OR_AT + SpokenHours.HOUR.formatted("a") + SpokenHours.NO_DATE + BY_RAIL_OR_ROAD;

    static final String LEAVING_AT_AN_HOUR = LEAVING_HOME + "[^.;!?\\d]{0,30}?" + BY_OR_AT
            + SpokenHours.HOUR.formatted("a") + SpokenHours.NO_DATE + "[^.;!?\\d]{0,12}?" + ON_THE_LAST_DAY
            + BY_RAIL_OR_ROAD;

    private static final String OVER =
            "\\b(?:back|home|return\\w*|finish\\w*|end(?:ing|s)?|done)\\b[^.;!?\\d\\n]{0,30}?\\b(?:by|before|until|till|at|no later than|latest)\\s+"
                    + SpokenHours.HOUR.formatted("a") + SpokenHours.NO_DATE;

    /** "Be back by 17:00 on day 3". */
    static final String OVER_ON_A_DAY = OVER + "[\\s,]*(?:on|of|for)\\s+" + SpokenStarts.A_DAY;

    /** "On day 3 we want to be back by 17:00". */
    static final String ON_A_DAY_OVER = SpokenStarts.A_DAY + "[^.;!?\\d\\n]{0,30}?" + OVER;

    private static final Pattern RIDE = Pattern.compile("\\b(?:train|bus)\\b", Pattern.CASE_INSENSITIVE);
    static final String ON_EACH_DAY = "\\b(?:(?:each|every) (?:day|evening|night)|daily)\\b";

    private static final Pattern EACH_DAY = Pattern.compile(ON_EACH_DAY, Pattern.CASE_INSENSITIVE);
    /** In a town or at an airport one ends a trip; in a hotel, a day. */
    private static final Pattern SOMEWHERE = Pattern.compile(
            "\\b(?:in|to|at)\\s+(?!(?:the |our |my )?(?:hotel|room|base|villa|house|lodge|camp|hostel|guest\\s?house|bed|dinner|lunch|\\d|noon|sunset|dark)\\b)\\p{L}",
            Pattern.CASE_INSENSITIVE);

    private static final int BEFORE_A_RIDE = 45;
    private static final int EARLIEST = DayPart.at(11, 0);

    private static final Pattern HOMEWARD = Pattern.compile("\\b(?:back|home|return\\w*)\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern ON_A_DATE = Pattern.compile(
            "\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*\\b|\\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}* \\d{1,2}\\b|\\b\\d{1,2}(?:st|nd|rd|th)\\b|\\b(?:last|final) (?:day|morning)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final int MIDNIGHT = DayPart.at(24, 0);
    private static final int EARLY_FLIGHT = DayPart.at(9, 0);

    private SpokenEnds() {}

    /** Whether "back by" is said of the end of the trip rather than of each evening. */
    static boolean isOfTheTrip(String said) {
        return Patterns.isIn(SOMEWHERE, said) && !Patterns.isIn(EACH_DAY, said);
    }

    /** That day alone; of the last one the trip ends. */
    static TripHours overOnADay(TripHours hours, Matcher found, int days) {
        int end = SpokenHours.clock(found, "a", SpokenHours.isSmall(found));
        int day = SpokenStarts.dayOf(found, days);
        if (days < 2 || day >= days || end < SpokenHours.EARLIEST_RETURN || end >= hours.to()) {
            return hours;
        }
        return day == days - 1 ? endingIn(hours, end, days) : hours.endingOn(day, end);
    }

    static TripHours awaited(TripHours hours, Matcher found, int days) {
        return endingIn(hours, SpokenHours.clock(found, "a", SpokenHours.isSmall(found)), days);
    }

    /** Where one has to be by an hour a plan ends, and not each of its days. */
    static TripHours endingIn(TripHours hours, int end, int days) {
        if (end < EARLIEST || end > hours.to()) {
            return hours;
        }
        return hours.endingTheLastDayBy(end)
                .saying((days > 1 ? "The last day ends by %s, as you said." : "The plan ends by %s, as you said.")
                        .formatted(Reasons.clock(end)));
    }

    /** Whoever says the day on which they leave means the last one, however early it is. */
    static TripHours leavingOnTheLastDay(TripHours hours, Matcher found, int days) {
        boolean rides = found.group("means") != null || Patterns.isIn(RIDE, found.group());
        int at = SpokenHours.clock(found, "a", false);
        int last = at - (rides ? BEFORE_A_RIDE : 0);
        return days < 2 || hours.departure().isPresent()
                ? hours
                : hours.endingTheLastDayBy(last)
                        .saying("The last day ends by %s, %s."
                                .formatted(
                                        Reasons.clock(last),
                                        rides
                                                ? "three quarters of an hour before you leave at " + Reasons.clock(at)
                                                : "when you leave"));
    }

    /** Who has to be somewhere early leaves on the morning after the plan. */
    static TripHours expected(TripHours hours, Matcher found, int days) {
        int at = SpokenHours.clock(found, "a", false);
        String where = found.group("where").toLowerCase(Locale.ROOT);
        return at >= SpokenHours.EARLIEST_RETURN
                ? hours.endingTheLastDayBy(at)
                        .saying("The last day ends by %s, when you have to be at the %s."
                                .formatted(Reasons.clock(at), where))
                : hours.saying(
                        "You have to be at the %s at %s, when a day has hardly begun, so I took it for the morning after the plan; tell me if it is on another."
                                .formatted(where, Reasons.clock(at)));
    }

    /** A flight in the small hours of the last day. */
    private static TripHours onItsDate(TripHours hours, int at, int before) {
        int there = at - before;
        return there < 0
                ? hours.endingTheLastDayBy(0)
                        .saying("Your flight leaves at %s: be at the airport by %s on the evening before."
                                .formatted(Reasons.clock(at), Reasons.clock(DayPart.at(24, 0) + there)))
                : hours.endingTheLastDayBy(there)
                        .saying(
                                "The last day ends by %s, three hours before the flight at %s; the flight itself is not part of the plan."
                                        .formatted(Reasons.clock(there), Reasons.clock(at)));
    }

    static TripHours leaving(TripHours hours, Matcher found, int before, String means) {
        if (found.group("ahalf") == null && found.group("amin") == null && SpokenHours.number(found, "a") > 24) {
            return hours;
        }
        boolean flies = before == SpokenHours.BEFORE_A_FLIGHT;
        int at = SpokenHours.clock(
                found,
                "a",
                SpokenHours.number(found, "a") <= 6
                        && found.group("ahalf") == null
                        && !SpokenHours.isOf24Hours(found, flies));
        if (flies) {
            return flying(hours, at, isDated(found.group()));
        }
        int last = at - before;
        boolean homeward = Patterns.isIn(HOMEWARD, found.group());
        if (at < SpokenHours.EARLIEST_RETURN && !homeward) {
            // Who leaves in the morning sets out.
            return hours;
        }
        String sentence = means.isEmpty()
                ? "The last day ends by %s, when you leave.".formatted(Reasons.clock(last))
                : "The last day ends by %s, three quarters of an hour before the %s at %s; the %s itself is not part of the plan."
                        .formatted(Reasons.clock(last), means, Reasons.clock(at), means);
        return hours.endingTheLastDayBy(last).saying(sentence);
    }

    /** @param dated whether the day of the flight is said, which is the last of the plan then, however early it is */
    static TripHours flying(TripHours hours, int at, boolean dated) {
        int there = at - SpokenHours.BEFORE_A_FLIGHT;
        if (at < EARLY_FLIGHT && dated) {
            return onItsDate(hours, at, SpokenHours.BEFORE_A_FLIGHT);
        }
        if (at < EARLY_FLIGHT) {
            int eve = Math.min(Hours.wholeDay().to(), DayPart.at(24, 0) + there);
            return hours.endingTheLastDayBy(eve)
                    .saying(
                            there < 0
                                    ? "Your flight at %s leaves in the night after the last day of the plan, which ends near the airport: be there by %s."
                                            .formatted(Reasons.clock(at), Reasons.clock(DayPart.at(24, 0) + there))
                                    : "Your flight at %s leaves on the morning after the last day of the plan, which ends near the airport."
                                            .formatted(Reasons.clock(at)));
        }
        if (at == MIDNIGHT) {
            return hours.endingTheLastDayBy(there)
                    .saying(
                            "Your flight at midnight was taken for the end of the last day: be at the airport by %s that evening. If your ticket says 00:00 of that day, you fly the night before: tell me, and the plan ends a day earlier."
                                    .formatted(Reasons.clock(there)));
        }
        return hours.endingTheLastDayBy(there)
                .saying(
                        "The last day ends by %s, three hours before the flight at %s; the flight itself is not part of the plan."
                                .formatted(Reasons.clock(there), Reasons.clock(at)));
    }

    static boolean isDated(String said) {
        return Patterns.isIn(ON_A_DATE, said);
    }
}
