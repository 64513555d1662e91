package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads from a wish which hours a traveller has: "from 9 to 5", "we land at 14:00", "nothing before ten", "back by six". */
final class SpokenHours {

    static final String WHEN_YOU_ARRIVE = "when you arrive.";
    static final int NOON = DayPart.at(12, 0);
    static final int EARLIEST_RETURN = DayPart.at(11, 0);
    private static final int UNHURRIED_START = DayPart.at(9, 0);
    private static final int BEFORE_A_TRAIN = 45;
    static final int BEFORE_A_FLIGHT = 180;
    private static final int LATE_LANDING = DayPart.at(22, 0);
    private static final int SMALL_HOURS = DayPart.at(3, 0);
    private static final int AFTER_A_SHORT_NIGHT = DayPart.at(9, 0);
    private static final int AFTER_A_FLIGHT = 90;
    private static final int AFTER_DARK = DayPart.at(18, 0);
    static final int LATEST_ARRIVAL = DayPart.at(21, 0);
    private static final int SHORTEST_DAY = 60;
    private static final int FIRST_HOUR = 6;
    private static final int FIRST_USE = DayPart.at(4, 30);

    static final String HOUR = "(?<%1$s>noon|midday|sunset|dark|\\d{1,2})(?:[:.](?<%1$smin>\\d\\d))?\\s*"
            + "(?<%1$shalf>am\\b|pm\\b|a\\.m\\b|p\\.m\\b|h\\b|hrs?\\b|hours\\b|o'?clock\\b)?";

    /** After a number that is an hour, and no count, date or price. */
    static final String NO_DATE =
            "(?!\\s*(?:st|nd|rd|th|days?|nights?|weeks?|years?|people|persons?|hours?|minutes?|km|miles|met(?:re|er)s?|degrees|usd|dollars|euros?|rupees"
                    + "|lkr|kids|children|places|sights|stops|(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*)\\b)(?!\\d|\\.\\d|\\s*[%\u00b0$])";

    /** Of one who comes by air: "leaving 14 January at 9 pm". */
    private static final Pattern LEAVING_AT = Pattern.compile(
            "\\b(?:leav(?:e|es|ing)|depart(?:s|ing)?)\\b" + FlightWords.FROM_NO_TOWN + FlightWords.NOT_FOR_A_TOWN
                    + "[^.;,!?]{0,40}?(?:\\bat\\s+|(?<=\\s)(?=\\d{1,2}:\\d\\d))"
                    + HOUR.formatted("a") + NO_DATE,
            Pattern.CASE_INSENSITIVE);

    private static final String AIRPORT = "\\b(?:airport|cmb|bia|katunayake)\\b";

    /** So late only a plane comes, where there is one to go home by. */
    static final Pattern ARRIVING_LATE = Pattern.compile(
            "\\barriv(?:e|es|ing)\\b(?=[^.;!?]{0,60}?(?:\\b(?:9|10|11)(?:[:.]\\d\\d)?\\s*p\\.?m\\b|\\b2[1-3]:\\d\\d))",
            Pattern.CASE_INSENSITIVE);

    static final Pattern BY_AIR = Pattern.compile(
            "\\b(?:land|flight|fly|plane|cmb|bia|airport|katunayake|arriv\\w* (?:in |at )?colombo)",
            Pattern.CASE_INSENSITIVE);

    /** The ages of children lie between two numbers, too. */
    private static final Pattern OF_AN_AGE = Pattern.compile(
            "\\b(?:kids|children|aged?|ages|old|boys|girls|teens)\\b\\W{0,3}$", Pattern.CASE_INSENSITIVE);

    /** One way to say an hour, and what it does to the hours known so far. */
    private record Phrase(Pattern said, Meaning meaning) {

        Phrase(String said, Meaning meaning) {
            this(Pattern.compile(said, Pattern.CASE_INSENSITIVE), meaning);
        }
    }

    /** @see Phrase */
    @FunctionalInterface
    private interface Meaning {
        /** @param days of the plan */
        TripHours of(TripHours hours, Matcher found, int days);
    }

    private static final List<Phrase> PHRASES = List.of(
            new Phrase(
                    "\\b(?<word>after)\\s+" + HOUR.formatted("a")
                            + "[\\s,]*(?:and |but )?(?:be )?(?:before|until|till|by|not after|no later than)\\s+"
                            + HOUR.formatted("b") + NO_DATE,
                    SpokenHours::between),
            new Phrase(
                    "(?<![\\d/.-])\\b(?<word>(?:from|between|available|hours)\\s+)?" + HOUR.formatted("a")
                            + "\\s*(?:to|-|\u2013|until|till|and)\\s*" + HOUR.formatted("b") + NO_DATE,
                    SpokenHours::between),
            new Phrase(
                    "(?:" + AIRPORT
                            + "[^.;!?]{0,40}?)?\\b(?:arriv\\w*|land(?:s|ing)?|get(?:ting|s)? (?:in(?:to)?|there|off the (?:plane|flight))|reach\\w*)\\b(?:(?!"
                            + FlightWords.GOING
                            + ")[^.;!?]){0,40}?(?:\\b(?:at|around|by|about|after|until)\\s+|(?<=\\s)(?=\\d{1,2}(?:[:.]\\d\\d)?\\s*[ap]\\.?m\\b|\\d{1,2}:\\d\\d))"
                            + HOUR.formatted("a") + NO_DATE
                            + "(?:\\s*(?:at|in|into|to)\\s+(?:the\\s+)?(?:\\w+\\s+){0,2}"
                            + AIRPORT + ")?",
                    (hours, found, days) -> arriving(hours, found, WHEN_YOU_ARRIVE)),
            new Phrase(
                    "\\b(?:flight|fly|flying|plane)\\b(?:(?!\\b(?:land|arriv))[^.;!?]){0,60}?\\b(?:leav\\w*|depart\\w*|out|home|back|is|at|takes? off)\\s+(?:(?:on\\s+)?(?:the\\s+)?\\d{1,2}(?:st|nd|rd|th)?\\s+\\p{L}{3,9},?\\s+(?:20\\d\\d,?\\s+)?)?(?:is\\s+)?(?:at\\s+|around\\s+)?"
                            + HOUR.formatted("a") + NO_DATE,
                    (hours, found, days) -> SpokenEnds.leaving(hours, found, BEFORE_A_FLIGHT, "flight")),
            new Phrase(
                    "\\b(?<means>train|bus|coach|ferry)\\b[^.;!?]{0,40}?\\b(?:leav\\w*|depart\\w*|goes|is|at)\\s+(?:is\\s+)?(?:at\\s+|around\\s+)?"
                            + HOUR.formatted("a") + NO_DATE,
                    (hours, found, days) -> SpokenEnds.leaving(
                            hours, found, BEFORE_A_TRAIN, found.group("means").toLowerCase(Locale.ROOT))),
            new Phrase(SpokenEnds.LEAVING_ON_A_DAY, SpokenEnds::leavingOnTheLastDay),
            new Phrase(SpokenEnds.LEAVING_AT_AN_HOUR, SpokenEnds::leavingOnTheLastDay),
            new Phrase(
                    "\\b(?:we|i|and|but|then)\\s+(?:(?:have to|must|need to|will|'ll)\\s+)?(?:leave|depart|check out|go home)\\b[^.;!?]{0,30}?\\b(?:at|by|around)\\s+"
                            + HOUR.formatted("a") + NO_DATE,
                    (hours, found, days) -> SpokenEnds.leaving(hours, found, 0, "")),
            new Phrase(
                    "\\b(?:leaving|leave|departing|depart)\\b[^.;!?]{0,15}?\\bat\\s+" + HOUR.formatted("a") + NO_DATE
                            + "(?=[^.;!?]{0,8}\\b(?:to|for)\\s)",
                    (hours, found, days) ->
                            days == 1 ? SpokenEnds.leaving(hours, found, BEFORE_A_TRAIN, "departure") : hours),
            new Phrase(
                    "\\b(?:finish|off|done with|leave)\\s+(?:from\\s+)?(?:work|office)\\s+(?:at\\s+|by\\s+)?"
                            + HOUR.formatted("a") + NO_DATE,
                    (hours, found, days) -> arriving(hours, found, "when your work is over.")),
            new Phrase(SpokenStarts.A_DAY_AT, SpokenStarts::begunOnADay),
            new Phrase(SpokenStarts.ON_A_DAY, SpokenStarts::begunOnADay),
            new Phrase(SpokenStarts.AT_AN_HOUR, SpokenStarts::begunOnADay),
            new Phrase(
                    SpokenStarts.BEGUN + HOUR.formatted("a") + SpokenStarts.END + SpokenStarts.EACH_DAY,
                    SpokenStarts::begun),
            new Phrase(SpokenStarts.BUSY_UNTIL + HOUR.formatted("a") + SpokenStarts.END, SpokenStarts::begun),
            new Phrase(SpokenStarts.UNTIL + HOUR.formatted("a") + SpokenStarts.BUSY, SpokenStarts::begun),
            new Phrase(SpokenEnds.AWAITED + HOUR.formatted("a") + NO_DATE, SpokenEnds::awaited),
            new Phrase(SpokenStarts.EXPECTED + HOUR.formatted("a") + SpokenStarts.END, SpokenEnds::expected),
            new Phrase(
                    "\\b(?:not?|nothing|never|don't|dont|do not|hates?|without|won't|can't)\\b(?:(?!\\b(?:back|home|return\\w*|done|finish\\w*)\\b)[^.;!?]){0,40}?\\b(?:before|earlier than|until)\\s+"
                            + HOUR.formatted("a") + NO_DATE,
                    (hours, found, days) -> notBefore(hours, found, days)),
            new Phrase(SpokenStarts.WAKING + HOUR.formatted("a") + NO_DATE, SpokenStarts::woken),
            new Phrase(
                    "\\b(?:sleep|lie) in (?:un)?til\\s+" + HOUR.formatted("a") + NO_DATE,
                    (hours, found, days) -> hours.notBefore(clock(found, "a", false))),
            new Phrase(
                    "\\b(?:(?:sleep|lie) in(?=\\W*$|\\s*[,.;!]|\\s+(?:every|each|the morning|and|on|late|a bit)\\b)|late risers?|late starts?|(?:slow|lazy|late|easy|relaxed|leisurely|unhurried) mornings?|(?:hates?|dislikes?|don't like|doesn't like|not good at) (?:getting|waking|to get|to wake) up (?:so |too )?early|long breakfasts?|not (?:a |an )?(?:morning (?:person|people)|early (?:riser|bird)s?))\\b",
                    (hours, found, days) -> hours.notBefore(UNHURRIED_START)),
            new Phrase(SpokenEnds.OVER_ON_A_DAY, SpokenEnds::overOnADay),
            new Phrase(SpokenEnds.ON_A_DAY_OVER, SpokenEnds::overOnADay),
            new Phrase(
                    "\\b(?:back|home|return\\w*|finish\\w*|end(?:ing|s)?|done)\\b(?:[^.;!?]{0,40}?\\b(?:by|before|until|till|at|no later than|latest)\\s+|\\s+(?=\\d{1,2}(?:[:.]\\d\\d)?\\s*[ap]\\.?m\\b|\\d{1,2}:\\d\\d))"
                            + HOUR.formatted("a") + NO_DATE + "(?:\\s+(?:" + SpokenEnds.ON_THE_LAST_DAY + "|"
                            + SpokenEnds.ON_EACH_DAY + "))?",
                    SpokenHours::backBy),
            new Phrase(
                    "\\b(?:(?:in|to|into) bed|asleep|bed ?time)\\b[^.,;!?]{0,20}?(?:\\b(?:by|before|until|till|at|is|around|no later than|latest)|:)\\s+"
                            + HOUR.formatted("a") + NO_DATE,
                    SpokenHours::backBy),
            new Phrase(
                    "\\b(?:have|free|only|time|day|available)\\s+(?:un)?til\\s+" + HOUR.formatted("a") + NO_DATE,
                    SpokenHours::backBy),
            new Phrase(SpokenStarts.FROM_ON + HOUR.formatted("a") + SpokenStarts.END, SpokenStarts::begunWithAUnit));

    /** Breakfast is over when one leaves the house. */
    private static final Pattern SETTING_OUT = Pattern.compile(
            "\\b(?:leave|set (?:off|out)|go out|head out|get out|get going|be out|out of (?:the|our))\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern ON_A_DAY = Pattern.compile(
            "\\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b|\\bon the \\d|\\d(?:st|nd|rd|th)\\b|\\b(?:last|final) (?:day|evening|afternoon|morning)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern SOME_HOURS = Pattern.compile(
            "\\b(?<count>\\d{1,2})\\s*(?:hours?|hrs?)\\s+(?:in|at|around|before|until|till|free)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final int FIRST_MORNING = DayPart.at(6, 30);

    private SpokenHours() {}

    static TripHours in(String wish, int days) {
        String plain = FlightWords.plainIn(
                WrittenHours.inDigits(StaysBehind.without(wish).replace('\u2019', '\'')));
        boolean flies = days > 1 && FlightWords.areIn(wish);
        String text =
                flies ? ARRIVING_LATE.matcher(FlightSometime.without(plain)).replaceAll("land") : plain;
        Optional<TripHours> between = Layover.in(text, days);
        if (between.isPresent()) {
            return between.get();
        }
        TripHours hours = TripHours.wholeDays();
        for (Phrase phrase : PHRASES) {
            Matcher found = phrase.said().matcher(text);
            while (found.find()) {
                TripHours changed = Patterns.isIn(OF_AN_AGE, text.substring(0, found.start()))
                        ? hours
                        : phrase.meaning().of(hours, found, days);
                if (!changed.equals(hours)) {
                    hours = changed;
                    text = text.substring(0, found.start())
                            + " ".repeat(found.end() - found.start())
                            + text.substring(found.end());
                    found = phrase.said().matcher(text);
                }
            }
        }
        Matcher leaving = LEAVING_AT.matcher(text);
        if (hours.departure().isEmpty() && FlightWords.areIn(wish) && leaving.find()) {
            hours = SpokenEnds.leaving(hours, leaving, BEFORE_A_FLIGHT, "flight");
        }
        if (flies && hours.departure().isEmpty()) {
            hours = FlightSometime.in(plain, hours);
        }
        Optional<Hours> part = days == 1 ? Hours.in(text) : Optional.empty();
        TripHours bounds = hours;
        TripHours said = part.map(window -> window.equals(Hours.HALF_A_DAY) && HalfDay.isSaidIn(wish)
                        ? HalfDay.within(bounds)
                        : window.since(bounds.arrival()))
                .map(hours::within)
                .orElse(hours);
        return days == 1 && hours.departure().isPresent() && Patterns.isIn(SOME_HOURS, text)
                ? beforeLeaving(hours, text)
                : TripBeginning.of(said, wish, days);
    }

    /** "Six hours in Anuradhapura, leaving at 2 pm" are the six before. */
    private static TripHours beforeLeaving(TripHours hours, String text) {
        Matcher length = SOME_HOURS.matcher(text);
        if (hours.departure().isEmpty() || hours.arrival().isPresent() || !length.find()) {
            return hours;
        }
        int first = Math.max(
                DayPart.at(5, 30), hours.departure().getAsInt() - Integer.parseInt(length.group("count")) * 60);
        return hours.arrivingAt(first).saying("The hours before that begin at %s.".formatted(Reasons.clock(first)));
    }

    /** Of a plan of one day two numbers after "from" or "between" are hours, for they are no dates. */
    private static TripHours between(TripHours hours, Matcher found, int days) {
        boolean unit = found.group("ahalf") != null
                || found.group("bhalf") != null
                || found.group("amin") != null
                || found.group("bmin") != null;
        int first = clock(found, "a", false);
        int second = clock(found, "b", first < NOON && number(found, "b") <= number(found, "a"));
        boolean word = found.group("word") != null && number(found, "b") > 0;
        boolean overNoon = word && number(found, "a") <= 12 && number(found, "b") < number(found, "a");
        boolean ofTheOneDay =
                word && days == 1 && number(found, "a") >= FIRST_HOUR && number(found, "b") <= 24 && second > first;
        if (!(unit || overNoon || ofTheOneDay)) {
            return hours;
        }
        if (isByNight(first, second)) {
            return hours.saying(
                    "Not kept: you gave the hours from %s to %s, but a plan ends by %s and begins at first light, since next to nothing is open by night; it has the hours of the day instead."
                            .formatted(
                                    Reasons.clock(first),
                                    Reasons.clock(second),
                                    Reasons.clock(Hours.wholeDay().to())));
        }
        return second - first < SHORTEST_DAY ? hours : hours.between(first, second);
    }

    /** Before it is light, or after every plan has ended. */
    private static boolean isByNight(int first, int second) {
        boolean early = first < FIRST_USE && (second <= FIRST_USE + SHORTEST_DAY || second < first);
        return early || first > Hours.wholeDay().to() - SHORTEST_DAY;
    }

    /** Of a plan of one day any hour may be the first. */
    private static TripHours notBefore(TripHours hours, Matcher found, int days) {
        int start = clock(found, "a", false);
        if (Patterns.isIn(SETTING_OUT, found.group())) {
            return hours.outFrom(start);
        }
        return days == 1 && start > NOON ? hours.startingAt(start, days) : hours.notBefore(start);
    }

    private static TripHours arriving(TripHours hours, Matcher found, String when) {
        boolean byAir = Patterns.isIn(BY_AIR, found.group());
        int at = clock(
                found,
                "a",
                number(found, "a") <= 6
                        && found.group("ahalf") == null
                        && !isOf24Hours(found, byAir || FlightWords.isOnADay(found.group())));
        if (byAir && at < SMALL_HOURS) {
            return hours.arrivingAt(AFTER_A_SHORT_NIGHT)
                    .saying(
                            "You land in the small hours (%s), so take a bed near the airport for the rest of the night; the first day begins at %s."
                                    .formatted(Reasons.clock(at), Reasons.clock(AFTER_A_SHORT_NIGHT)));
        }
        if (byAir && at >= LATE_LANDING) {
            return hours.arrivingAt(FIRST_MORNING)
                    .saying("You land late (%s), so the plan begins on the next morning.".formatted(Reasons.clock(at)));
        }
        int first = Math.min(LATEST_ARRIVAL, at + (byAir ? AFTER_A_FLIGHT : 0));
        return hours.arrivingAt(first)
                .saying("The first day begins at %s, %s"
                        .formatted(Reasons.clock(first), byAir ? "an hour and a half after you land." : when));
    }

    /** "01:15" and, of a flight, "6:40". */
    static boolean isOf24Hours(Matcher found, boolean flies) {
        return found.group("a").startsWith("0") || (flies && found.group("amin") != null);
    }

    static boolean isSmall(Matcher found) {
        return number(found, "a") <= 10
                && found.group("ahalf") == null
                && !found.group("a").startsWith("0");
    }

    private static TripHours backBy(TripHours hours, Matcher found, int days) {
        int end = clock(found, "a", isSmall(found));
        if (end < EARLIEST_RETURN || end >= hours.to()) {
            return hours;
        }
        boolean ofOneDay = Patterns.isIn(ON_A_DAY, found.group()) || SpokenEnds.isOfTheTrip(found.group());
        return days > 1 && ofOneDay
                ? SpokenEnds.endingIn(hours, end, days)
                : hours.endingEveryDayBy(end)
                        .saying("Every day ends by %s, as you said.".formatted(Reasons.clock(end)));
    }

    static int number(Matcher found, String group) {
        String hour = found.group(group);
        return hour.matches("\\d+") ? Integer.parseInt(hour) : hour.length();
    }

    /** @param afternoon whether an hour that says nothing of it is one of the afternoon */
    static int clock(Matcher found, String group, boolean afternoon) {
        UnaryOperator<String> lower = text -> text.toLowerCase(Locale.ROOT);
        String hour = lower.apply(found.group(group));
        if (!hour.matches("\\d+")) {
            return hour.equals("sunset") || hour.equals("dark") ? AFTER_DARK : NOON;
        }
        int number = Integer.parseInt(hour);
        String half = found.group(group + "half");
        boolean late = half != null && lower.apply(half).startsWith("p");
        boolean early = half != null && lower.apply(half).startsWith("a");
        int minute = found.group(group + "min") == null ? 0 : Integer.parseInt(found.group(group + "min"));
        int of24 = late || (afternoon && !early && number < 12) ? number % 12 + 12 : early ? number % 12 : number;
        return Math.min(DayPart.at(of24, minute), DayPart.at(24, 0));
    }
}
