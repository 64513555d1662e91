package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the hour that is said right after or before a thing: "at sunrise", "only in the evening", "after 6 pm", "before noon". */
final class ThingHours {

    private static final String TIME =
            "(?<time>sun ?rise|dawn|first light|early morning|late morning|mornings?|noon|midday|late afternoon|afternoons?|sun ?set|dusk|golden hour|evenings?|(?<!\\b(?:an?|one|another|each|per|more|extra|last|first|1) )night|after dark)";

    private static final String LINK =
            "(?:(?:(?:we|i)\\s+(?:(?:want|would like|'d like|wish)\\s+to\\s+|will\\s+)?)?(?:visit|see|climb|hike|explore|tour|do|go to|walk (?:to|in|round|through))\\s+|to\\s+)?(?:the\\s+|our\\s+)?";

    private static final String DAY =
            "(?:(?:on\\s+)?(?:the\\s+(?:next|following)|the\\s+(?:first|second|third|fourth|fifth|last|final)\\s+day|day\\s+\\d{1,2}|(?<=on )(?:the\\s+)?\\d{1,2}(?:st|nd|rd|th)(?:\\s+(?:of\\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*)?|(?<=on )\\d{1,2}\\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*(?:\\s+20\\d\\d)?|\\p{L}+day)\\s+)?";

    private static final String FIRST = "^(?:[\\s,]+|\\s*[:(]\\s*)" + DAY
            + "(?:visit\\s+|climb\\s+|hike\\s+|walk\\s+|safari\\s+|puja\\s+)?(?:(?:but|and|only|just|preferably|ideally|please|best|rather|please do|early)\\s+)*";

    /** "at sunrise", "in the evening", "for the sunset"; a few words may stand between. */
    private static final Pattern AFTER = Pattern.compile(
            FIRST + "(?:(?:at|in|for|during|by|on|around|about)\\s+(?:the\\s+|an?\\s+)?(?:early\\s+)?)?" + TIME
                    + "\\b(?:\\s+only)?(?! (?:train|bus|flight|plane|in|at))",
            Pattern.CASE_INSENSITIVE);

    private static final String HALF = "[ap]\\.?m\\b\\.?|o'?clock\\b|h\\b";

    /** "after 6 pm", "before noon", "around 7:30"; with its unit an hour needs no word before it: "18:30", "4 pm". */
    private static final Pattern CLOCK_AFTER = Pattern.compile(
            FIRST
                    + "(?:(?<side>not before|no earlier than|not after|no later than|after|before|by|at|around|about|from(?=\\s+[\\d:.]+\\s*(?:[ap]\\.?m\\.?)?\\s+on(?:wards?)?\\b))\\s+(?:about\\s+|around\\s+)?|(?=\\d{1,2}(?::\\d\\d|\\s*[ap]\\.?m\\b)))"
                    + "(?:(?<word>noon|midday|lunch|sunset|dark|breakfast)\\b|(?<hour>\\d{1,2})(?:[:.](?<minute>\\d\\d))?\\s*(?<half>"
                    + HALF
                    + ")?" + SpokenHours.NO_DATE + ")(?:\\s+only)?",
            Pattern.CASE_INSENSITIVE);

    private static final String WINDOW =
            "(?:(?<word>from|between)\\s+)?(?<hour>\\d{1,2})(?:[:.](?<minute>\\d\\d))?\\s*(?<half>" + HALF
                    + ")?\\s*(?:to|-|\u2013|until|till|and)\\s*(?<untilhour>\\d{1,2})(?:[:.](?<untilminute>\\d\\d))?\\s*(?<untilhalf>"
                    + HALF
                    + ")?" + SpokenHours.NO_DATE;

    /** "from 4 to 6 pm", "18:00-19:30". */
    private static final Pattern WINDOW_AFTER = Pattern.compile(FIRST + WINDOW, Pattern.CASE_INSENSITIVE);

    /** "sunset at", "a morning safari in", "evening at the". */
    private static final Pattern BEFORE = Pattern.compile(
            "\\b" + TIME
                    + "\\s+(?:views?\\s+|hike\\s+|walk\\s+|visit\\s+|climb\\s+|safari\\s+|puja\\s+|swim\\s+)?(?:at|in|on|from|over|of|up)\\s+(?:the\\s+)?$",
            Pattern.CASE_INSENSITIVE);

    private static final String CLOCK =
            "(?:(?<side>not before|no earlier than|not after|no later than|after|before|from|at|around|about)\\s+(?:about\\s+|around\\s+)?)?"
                    + "(?:(?<word>lunch|dark|breakfast)\\b|(?<hour>\\d{1,2})(?:[:.](?<minute>\\d\\d))?\\s*(?<half>"
                    + HALF
                    + ")?" + SpokenHours.NO_DATE + ")(?:\\s+on)?";

    /** "the 18:30 puja", "a 5 pm dance show", "the evening puja". */
    private static final Pattern ADJACENT = Pattern.compile(
            "(?<![\\d:.,/-])\\b(?:(?<hour>\\d{1,2})(?:[:.](?<minute>\\d\\d)\\s*(?<half>" + HALF
                    + ")?|\\s*(?<half2>[ap]\\.?m\\b\\.?))|" + TIME + ")\\s+$",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern AN_EVENT = Pattern.compile(
            "^(?:[\\w' -]*\\b)?(?:puja|pooja|poojah|thevava|worship|offerings?|show|performance|class|course|lesson|session|mass|service|prayers?|match|concert|tour|wedding|reception|meeting|call|appointment|tea|safari|massage|treatment|walk)\\b",
            Pattern.CASE_INSENSITIVE);

    /** An hour with which a clause begins, right before the thing: ": at 9 am the temple", ", in the afternoon we visit". */
    private static final Pattern LEADING = leading(
            "(?:(?:at|in|for|during|by|on|around|about)\\s+(?:the\\s+|an?\\s+)?(?:early\\s+)?)?" + TIME + "|" + CLOCK);

    /** The same of two hours: "9-11 am the temple". */
    private static final Pattern LEADING_WINDOW = leading(WINDOW);

    private static Pattern leading(String when) {
        return Pattern.compile(
                "(?:^|[,;:.!?\\n\u2013-]|\\b(?:and|then|but|\\d{4})\\s)\\s*(?:(?:and|then|also|please|first)\\s+)*"
                        + DAY + "(?<when>" + when + ")(?<link>\\s*[,:]?\\s+" + LINK + ")$",
                Pattern.CASE_INSENSITIVE);
    }

    private static final Pattern TO_THE_NEXT = Pattern.compile("^\\s+" + LINK + "$", Pattern.CASE_INSENSITIVE);
    private static final Pattern A_WAY = Pattern.compile("^\\s*(?:to|-|\u2013)\\s+\\p{Lu}");
    private static final Pattern STARTS_A_CLAUSE =
            Pattern.compile("^(?:\\s*,|\\s+(?:and|but)\\b)", Pattern.CASE_INSENSITIVE);

    /** Who comes or goes at an hour says nothing of a visit. */
    private static final Pattern OF_A_JOURNEY = Pattern.compile(
            "\\b(?:arriv\\w*|land\\w*|dock\\w*|moor\\w*|leav\\w*|depart\\w*|start(?:s|ing)? (?:in|from)|train|bus|flight|fly\\w*|back|return\\w*|reach\\w*|from|(?:must|should|to)\\s+be|(?:no|not|never)(?!\\s+(?:miss|forget|skip)\\b))\\b[^.,;:!?\\n]*$",
            Pattern.CASE_INSENSITIVE);

    /** Where the whole trip goes has the trip's hours. */
    private static final Pattern OF_THE_TRIP = Pattern.compile(
            "\\b(?:days?|trip|tour|plan|itinerary|weekend|hours?|time|morning|afternoon|evening)\\s+(?:in|to|at|around|for|of)\\s+(?:the\\s+)?$",
            Pattern.CASE_INSENSITIVE);

    /** "Sunsets every evening in Galle" are no visit to Galle that has its hour. */
    private static final Pattern OF_EACH_DAY =
            Pattern.compile("\\b(?:every|each|all|both)\\s+$", Pattern.CASE_INSENSITIVE);

    /** "A day in Sigiriya in the afternoon only". */
    private static final Pattern ONLY = Pattern.compile("\\bonly\\b", Pattern.CASE_INSENSITIVE);

    private static final int DAY_IS_NEAR = 28;

    private ThingHours() {}

    /** Where a thing is named in a text. */
    record Span(int start, int end) {}

    /**
     * An hour that was found.
     *
     * @param day of the visit, where one is named beside it
     * @param start in the text where the words of it begin
     * @param end where they end
     */
    record Found(VisitHour hour, Optional<NamedDay> day, int start, int end) {}

    /** The hour of each thing of a text, in their order: what stands right beside it, and each hour but once. */
    static List<Optional<Found>> of(String text, List<Span> things) {
        List<Optional<Found>> found = new ArrayList<>();
        int free = 0;
        int claimed = 0;
        for (int index = 0; index < things.size(); index++) {
            Span thing = things.get(index);
            OptionalInt next = index + 1 < things.size()
                    ? OptionalInt.of(things.get(index + 1).start())
                    : OptionalInt.empty();
            int since = Math.min(free, thing.start());
            int sinceAnHour = Math.min(claimed, thing.start());
            Optional<Found> hour = leading(text, since, thing)
                    .or(() -> after(text, sinceAnHour, thing, next))
                    .or(() -> before(text, sinceAnHour, thing));
            found.add(hour);
            claimed = hour.map(Found::end).orElse(claimed);
            free = Math.max(thing.end(), claimed);
        }
        return found;
    }

    private static Optional<Found> leading(String text, int since, Span thing) {
        String between = text.substring(since, thing.start());
        Matcher window = LEADING_WINDOW.matcher(between);
        if (window.find() && ClockSaid.saysTheHalf(window)) {
            return leads(text, since, thing, window)
                    ? foundBefore(ClockSaid.window(window), since, window)
                    : Optional.empty();
        }
        Matcher ahead = LEADING.matcher(between);
        if (!ahead.find() || !leads(text, since, thing, ahead)) {
            return Optional.empty();
        }
        boolean isNamed = ahead.group("time") != null;
        boolean isAClock = ahead.group("side") != null || ahead.group("half") != null || ahead.group("minute") != null;
        return isNamed || isAClock
                ? foundBefore(
                        Optional.of(isNamed ? VisitHour.in(lower(ahead.group("time"))) : ClockSaid.hour(ahead)),
                        since,
                        ahead)
                : Optional.empty();
    }

    /** Whether an hour belongs to the thing after it, and to no journey. */
    private static boolean leads(String text, int since, Span thing, Matcher ahead) {
        return !Patterns.isIn(A_WAY, text.substring(thing.end()))
                && !Patterns.isIn(
                        OF_A_JOURNEY,
                        text.substring(0, since + ahead.start("when")).replaceFirst("(?s)^.*[:\\n]", ""));
    }

    private static Optional<Found> foundBefore(Optional<VisitHour> hour, int since, Matcher ahead) {
        return hour.map(said ->
                new Found(said, NamedDay.in(ahead.group()), since + ahead.start("when"), since + ahead.end("when")));
    }

    private static Optional<Found> after(String text, int since, Span thing, OptionalInt next) {
        String before = text.substring(since, thing.start());
        if (Patterns.isIn(OF_A_JOURNEY, before)) {
            return Optional.empty();
        }
        String rest = text.substring(thing.end());
        Matcher part = AFTER.matcher(rest);
        if (part.find()) {
            boolean isOfTheTrip =
                    Patterns.isIn(ONLY, part.group()) && Patterns.isIn(OF_THE_TRIP, before) && next.isEmpty();
            return isOfTheTrip || isOfTheNext(text, thing.end() + part.end(), rest, next)
                    ? Optional.empty()
                    : Optional.of(onTheDayBefore(
                            thing,
                            found(VisitHour.in(lower(part.group("time"))), text, thing.end(), part.end()),
                            text));
        }
        if (Patterns.isIn(OF_THE_TRIP, before)) {
            return Optional.empty();
        }
        Matcher window = WINDOW_AFTER.matcher(rest);
        if (window.find() && (ClockSaid.saysTheHalf(window) || rest.startsWith(":") || window.group("word") != null)) {
            return isOfTheNext(text, thing.end() + window.end(), rest, next)
                    ? Optional.empty()
                    : ClockSaid.window(window).map(hour -> found(hour, text, thing.end(), window.end()));
        }
        Matcher clock = CLOCK_AFTER.matcher(rest);
        return clock.find() && !isOfTheNext(text, thing.end() + clock.end(), rest, next)
                ? Optional.of(found(ClockSaid.hour(clock), text, thing.end(), clock.end()))
                : Optional.empty();
    }

    /** An hour with which a clause begins belongs to the thing that follows it there. */
    private static boolean isOfTheNext(String text, int end, String rest, OptionalInt next) {
        return Patterns.isIn(STARTS_A_CLAUSE, rest)
                && next.isPresent()
                && next.getAsInt() >= end
                && Patterns.isIn(TO_THE_NEXT, text.substring(end, next.getAsInt()));
    }

    /** "On the last day Dambulla in the morning": the day may stand before the thing. */
    private static Found onTheDayBefore(Span thing, Found found, String text) {
        String ahead = text.substring(Math.max(0, thing.start() - DAY_IS_NEAR), thing.start());
        String clause = ahead.substring(Math.max(ahead.lastIndexOf(','), ahead.lastIndexOf('.')) + 1);
        return found.day().isPresent()
                ? found
                : new Found(found.hour(), NamedDay.in(clause), found.start(), found.end());
    }

    private static Found found(VisitHour hour, String text, int start, int length) {
        int end = start + length;
        return new Found(hour, NamedDay.in(text.substring(start, end) + beside(text, end)), start, end);
    }

    private static Optional<Found> before(String text, int since, Span thing) {
        String before = text.substring(since, thing.start());
        Matcher adjacent = ADJACENT.matcher(before);
        if (adjacent.find() && Patterns.isIn(AN_EVENT, text.substring(thing.start(), thing.end()))) {
            String half = adjacent.group("half2") == null ? adjacent.group("half") : adjacent.group("half2");
            VisitHour hour = adjacent.group("time") == null
                    ? VisitHour.at(
                            ClockSaid.minute(adjacent.group("hour"), adjacent.group("minute"), half, ClockSaid.EARLY))
                    : VisitHour.in(lower(adjacent.group("time")));
            return Optional.of(
                    new Found(hour, NamedDay.in(beside(text, thing.end())), since + adjacent.start(), thing.start()));
        }
        Matcher ahead = BEFORE.matcher(before);
        return ahead.find()
                        && !Patterns.isIn(OF_EACH_DAY, before.substring(0, ahead.start()))
                        && !Patterns.isIn(OF_A_JOURNEY, before.substring(0, ahead.start()))
                ? Optional.of(new Found(
                        VisitHour.in(lower(ahead.group("time"))), Optional.empty(), thing.start(), thing.start()))
                : Optional.empty();
    }

    private static String beside(String text, int end) {
        return text.substring(end, Math.min(text.length(), end + DAY_IS_NEAR)).split("[,.;!?\\n]", 2)[0];
    }

    private static String lower(String word) {
        return word.toLowerCase(Locale.ROOT);
    }
}
