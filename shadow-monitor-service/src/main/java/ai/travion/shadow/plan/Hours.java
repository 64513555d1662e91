package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The hours of a day that a traveller has for a plan of one day, in minutes of the day.
 *
 * @param to when one is back at the base
 * @param startsWithBreakfast whether one has not had breakfast before
 */
public record Hours(int from, int to, boolean startsWithBreakfast) {

    private static final int LATEST_RETURN = DayPart.at(21, 30);
    private static final Hours WHOLE_DAY = new Hours(0, LATEST_RETURN);
    private static final Hours MORNING = new Hours(DayPart.at(8, 0), DayPart.at(13, 0));
    /** Half a day of which nobody says when it begins. */
    static final Hours HALF_A_DAY = MORNING;

    private static final Hours AFTERNOON = new Hours(DayPart.at(13, 30), DayPart.at(18, 45));
    private static final int LUNCH = DayPart.at(12, 30);
    private static final Pattern LUNCH_FIRST = Pattern.compile(
            "(?<!\\b(?:after|no|without|skip|had|not|before)\\s(?:the\\s|our\\s|a\\s|any\\s)?)\\blunch\\b(?!\\s*(?:box|is over))",
            Pattern.CASE_INSENSITIVE);
    private static final Hours EVENING = new Hours(DayPart.at(16, 0), LATEST_RETURN);

    /** Without a word on when, some hours begin in the morning. */
    private static final int START_OF_SOME_HOURS = DayPart.at(8, 30);

    private static final int FEWEST_MINUTES = 120;
    private static final int EARLIEST_START = DayPart.at(6, 0);
    private static final int EARLIEST_RETURN = DayPart.at(10, 0);
    private static final int LATEST_BREAKFAST = DayPart.at(10, 30);
    private static final int BREAKFAST_IS_OVER = DayPart.at(8, 0);
    private static final int LUNCH_IS_OVER = DayPart.at(13, 15);

    private static final Map<String, Integer> NUMBERS =
            Map.of("two", 2, "three", 3, "four", 4, "five", 5, "six", 6, "seven", 7, "eight", 8);

    private static final String CLOCK = "(?<hour>\\d{1,2})(?:[:.](?<minute>\\d\\d))?\\s*(?<half>am|pm|a\\.m|p\\.m)\\b";
    private static final String END_OF_A_PART =
            "(?=\\s*(?:$|[.,;:!?)]|(?:please|with|only|for|instead|not|in|at|around|on|of|and|but|rather|tomorrow)\\b))";

    /** "Half a day in the afternoon", "an afternoon, about half a day". */
    private static final String HALF_IN =
            "(?:\\bhalf[- ](?:a[- ])?day\\b(?:(?!\\b(?:mornings?|afternoons?|evenings?|then)\\b)[^.;!?]){0,60}?\\b(?:in the|the|of the|this|that|of|only)\\s+%1$s\\b|\\b%1$s\\b[^.;!?]{0,25}?\\bhalf[- ](?:a[- ])?day\\b|\\bhalf[- ](?:a[- ])?day\\b(?:(?!\\b(?:mornings?|afternoons?|evenings?|then)\\b)[^.;!?]){0,60}?[- ,(]+%1$s\\b)"
                    + END_OF_A_PART;

    /** "I said afternoon", "make it the afternoon", "on 5 February in the afternoon". */
    private static final String IT_IS_IN =
            "(?:\\b(?:i|we)(?:'d|\\s+would|\\s+did)?\\s+(?:said|say|meant|mean|asked\\s+for|ask\\s+for|want(?:ed)?|prefer(?:red)?|like|told\\s+you|wrote|can|could|have|had|only\\s+have)\\s+(?:it\\s+|that\\s+)?(?:only\\s+|rather\\s+)?(?:(?:in|for|was|is)\\s+)?(?:the\\s+)?%1$s\\b"
                    + END_OF_A_PART
                    + "|\\b(?:make|move|shift|put|plan|do|have)\\s+(?:it|that|this|the\\s+plan|everything)\\s+(?:to|for|in|into)?\\s*(?:the\\s+|an?\\s+)?%1$s\\b"
                    + END_OF_A_PART
                    + "|(?:^|[.;!?,])\\W*(?:no|sorry|please|but|only|rather|actually)?\\W*(?:only\\s+)?(?:in\\s+)?the\\s+%1$s(?=\\s*(?:please|only|instead|rather|not)?\\W*$)"
                    + "|^\\W*%1$s(?=\\s*(?:,?\\s*please|only|instead)?\\W*$))";

    /** "On 5 February in the afternoon", and no other part of that day. */
    private static final Pattern ON_A_DATE = Pattern.compile(
            "(?:(?:\\d|\\b\\w+day|\\btomorrow|\\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*),?\\s+(?:but\\s+)?(?:only\\s+)?in\\s+the\\s+(?<part>afternoon|evening|morning)\\b(?=\\s*(?:$|[.;!?)]|,(?!\\s*(?:we|i|an?|the|then)\\b)|(?:please|with|only|for)\\b))(?<!\\b(?:morning|afternoon|evening)\\b.{1,200})(?!.*\\b(?:morning|afternoon|evening)\\b)|\\bin\\s+the\\s+(?<thatPart>afternoon|evening|morning)\\s+(?:of|on)\\s+(?:the\\s+)?(?:\\d|\\w+day\\b))",
            Pattern.CASE_INSENSITIVE);

    private static final String PART_OF =
            "\\b(?:(?:(?:a|an|one)\\s+(?:(?!(?:for|in|the|every|each|of|to|with|until|by|and|at|day|days|from|on|or|before|after)\\b)[\\w-]+\\s+){0,3}|(?:free|this|tomorrow|\\w+day|only(?: in)?(?: the)?|just(?: in)?(?: the)?)\\s+)%1$s(?=\\s+(?:in|at|around|of|on|with|for|please)\\b|\\s*[,.?!]|\\s*$)|%1$s\\s+(?:only|plan|trip|tour|itinerary|outing))\\b";

    /** One way to say it, and what it means; the first that matches counts. */
    private record Phrase(Pattern said, Function<MatchResult, Optional<Hours>> meaning) {

        Phrase(String said, Function<MatchResult, Optional<Hours>> meaning) {
            this(Pattern.compile(said, Pattern.CASE_INSENSITIVE), meaning);
        }

        Phrase(String said, Hours hours) {
            this(said, found -> Optional.of(hours));
        }
    }

    private static final List<Phrase> PHRASES = List.of(
            new Phrase(
                    "\\bfrom\\s+(?<fromHour>\\d{1,2})(?:[:.](?<fromMinute>\\d\\d))?\\s*(?<fromHalf>am|pm)?\\s*(?:to|until|till|-|–)\\s*"
                            + CLOCK,
                    Hours::between),
            new Phrase(
                    "\\b(?:start|starting|begin|beginning|free)\\s+(?:at|from|after)\\s+" + CLOCK, Hours::startingAt),
            new Phrase(
                    "\\b(?:back|home|return|finish|finished|done|over)\\b[^.?!]{0,30}?\\b(?:by|before|until|till|no later than)\\s+"
                            + CLOCK,
                    Hours::endingAt),
            new Phrase(HALF_IN.formatted("afternoon"), AFTERNOON),
            new Phrase(HALF_IN.formatted("evening"), EVENING),
            new Phrase(HALF_IN.formatted("morning"), MORNING),
            new Phrase(IT_IS_IN.formatted("afternoon"), AFTERNOON),
            new Phrase(IT_IS_IN.formatted("evening"), EVENING),
            new Phrase(IT_IS_IN.formatted("morning"), MORNING),
            new Phrase(PART_OF.formatted("afternoon"), AFTERNOON),
            new Phrase(PART_OF.formatted("evening"), EVENING),
            new Phrase(PART_OF.formatted("morning"), MORNING),
            new Phrase("(?<!and a )\\bhalf[- ](?:a[- ])?day\\b", MORNING),
            new Phrase(
                    "\\b(?:have|spend|only|got|just)\\s+(?:about |around )?(?<count>[2-8]|two|three|four|five|six|seven|eight)\\s+(?:free |spare )?hours?\\b",
                    Hours::lasting),
            new Phrase(
                    "\\b(?<count>[2-8]|two|three|four|five|six|seven|eight)[- ](?:free |spare )?hours?\\s+(?:in|at|around|tour|walk|stop|visit|stopover|layover)\\b(?! (?:the|a) (?:car|bus|train))",
                    Hours::lasting));

    /** Who says when a journey begins or ends says nothing of the hours between. */
    private static final Pattern OF_A_JOURNEY = Pattern.compile(
            "\\b(?:flight|fly|flying|land|landing|depart\\w*|arriv\\w*|leav\\w*|sunrise)\\b", Pattern.CASE_INSENSITIVE);

    /** Of one who has had breakfast before, where it is late enough for that. */
    public Hours(int from, int to) {
        this(from, to, false);
    }

    public static Hours wholeDay() {
        return WHOLE_DAY;
    }

    /** The hours that a wish for a plan of one day is confined to; empty where it is not. */
    public static Optional<Hours> in(String wish) {
        if (Patterns.isIn(OF_A_JOURNEY, wish)) {
            return Optional.empty();
        }
        return PHRASES.stream()
                .flatMap(phrase -> {
                    Matcher matcher = phrase.said().matcher(wish);
                    return matcher.find() ? phrase.meaning().apply(matcher.toMatchResult()).stream() : Stream.empty();
                })
                .findFirst();
    }

    /** The same of one who arrives at an hour in it, or not long before: an evening begins when one is there. */
    Hours since(OptionalInt arrival) {
        boolean isNear = arrival.isPresent()
                && arrival.getAsInt() >= from - FEWEST_MINUTES
                && arrival.getAsInt() < to - FEWEST_MINUTES;
        return isNear ? new Hours(arrival.getAsInt(), to) : this;
    }

    /** An afternoon with lunch, where that is asked for. */
    Hours withLunch(String words) {
        return equals(AFTERNOON) && Patterns.isIn(LUNCH_FIRST, words) ? new Hours(LUNCH, to) : this;
    }

    /** "13:30 to 18:45". */
    public String inWords() {
        return from == 0 ? "the morning to " + Reasons.clock(to) : Reasons.clock(from) + " to " + Reasons.clock(to);
    }

    boolean isBreakfastOver() {
        return startsWithBreakfast ? from > LATEST_BREAKFAST : from >= BREAKFAST_IS_OVER;
    }

    boolean isLunchOver() {
        return from >= LUNCH_IS_OVER;
    }

    int minutes() {
        return to - from;
    }

    /** The part of a day that is said beside its date; a thing that is named before has no claim to it. */
    static Optional<Hours> besideADate(String wish) {
        Matcher found = ON_A_DATE.matcher(wish);
        if (Patterns.isIn(OF_A_JOURNEY, wish) || !found.find()) {
            return Optional.empty();
        }
        String part = found.group("part") == null ? found.group("thatPart") : found.group("part");
        return Optional.of(
                switch (part.toLowerCase(Locale.ROOT)) {
                    case "morning" -> MORNING;
                    case "evening" -> EVENING;
                    default -> AFTERNOON;
                });
    }

    private static int clock(MatchResult found) {
        int hour = Integer.parseInt(found.group("hour")) % 12;
        boolean afternoon = found.group("half").toLowerCase(Locale.ROOT).startsWith("p");
        int minute = found.group("minute") == null ? 0 : Integer.parseInt(found.group("minute"));
        return DayPart.at(afternoon ? hour + 12 : hour, minute);
    }

    private static Optional<Hours> between(MatchResult found) {
        int hour = Integer.parseInt(found.group("fromHour")) % 12;
        boolean afternoon = "pm".equalsIgnoreCase(found.group("fromHalf"));
        int minute = found.group("fromMinute") == null ? 0 : Integer.parseInt(found.group("fromMinute"));
        int start = DayPart.at(afternoon ? hour + 12 : hour, minute);
        int end = clock(found);
        return end - start >= FEWEST_MINUTES && end <= LATEST_RETURN && start >= EARLIEST_START
                ? Optional.of(new Hours(start, end))
                : Optional.empty();
    }

    private static Optional<Hours> endingAt(MatchResult found) {
        int end = clock(found);
        return end >= EARLIEST_RETURN && end <= LATEST_RETURN ? Optional.of(new Hours(0, end)) : Optional.empty();
    }

    private static Optional<Hours> startingAt(MatchResult found) {
        int start = clock(found);
        return start >= BREAKFAST_IS_OVER && LATEST_RETURN - start >= FEWEST_MINUTES
                ? Optional.of(new Hours(start, LATEST_RETURN))
                : Optional.empty();
    }

    private static Optional<Hours> lasting(MatchResult found) {
        String count = found.group("count").toLowerCase(Locale.ROOT);
        int hours = NUMBERS.containsKey(count) ? NUMBERS.get(count) : Integer.parseInt(count);
        return Optional.of(new Hours(START_OF_SOME_HOURS, START_OF_SOME_HOURS + hours * 60));
    }
}
