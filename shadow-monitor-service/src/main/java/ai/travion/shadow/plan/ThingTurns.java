package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads which thing is to be seen first and which last: "finish with the temple", "Sigiriya first thing", "the lake at the end". */
final class ThingTurns {

    private static final String OF_THE_DAY =
            "(?:\\s+(?:off|out|up))?(?:\\s+(?<when>(?:the|our|my|this|each|every)\\s+(?:\\w+\\s+)?(?:day|morning|afternoon|evening|trip|tour|plan)|day\\s+\\d{1,2}))?(?:\\s+(?:off|out|up))?";

    private static final String TO_THE_THING =
            "\\s+(?:with|by\\s+(?:visiting|seeing|climbing|hiking|going\\s+to|walking\\s+(?:to|up|round|in))|at)\\s+(?:an?\\s+(?:\\w+\\s+){1,2}?(?:to|of|up|round|in|at|through|on)\\s+)?(?:the\\s+|our\\s+)?$";

    private static final String CLAUSE = "(?:^|[,;:.!?\\n]\\s*|\\b(?:and|but|then|\\d{4})\\s+)";

    private static final String LINK =
            "(?:\\s+of\\s+all|\\s+thing)?,?\\s+(?:(?:(?:we|i)\\s+(?:(?:want|would\\s+like|'d\\s+like|wish)\\s+to\\s+|will\\s+)?)?(?:visit|see|climb|hike|explore|do|go\\s+to)\\s+|to\\s+)?(?:the\\s+|our\\s+)?$";

    private static final String SAID_OF_IT =
            "^[^\\S\\n]*,?[^\\S\\n]*(?:\\(\\s*)?(?:(?:should|must|has|have|to|please|comes?|be|goes|is|as|preferably|ideally)\\s+)*";

    private static final String NO_COUNT =
            "\\b(?!\\s+(?:time|day|class|night|light|morning|afternoon|evening|week|month|year|train|bus|two|three|few|minute|entry|the|our|we|visit|see|go|climb)\\b)";

    private static final Pattern STARTS_WITH =
            pattern("\\b(?:start|begin|beginn|commence|commenc|kick)(?:s|ing)?" + OF_THE_DAY + TO_THE_THING);
    private static final Pattern FIRST_OF_ALL = pattern(CLAUSE + "first(?:ly)?" + LINK);
    private static final Pattern COMES_FIRST = pattern(SAID_OF_IT
            + "(?:first(?:\\s+thing(?:\\s+in\\s+the\\s+morning)?|\\s+of\\s+all)?|the\\s+first\\s+(?:stop|thing|sight|visit)|(?:start|begin)(?!\\s+(?:on|from|in|at|around|about|early|late)\\b)(?:\\s+(?:with|(?:the|our)\\s+day))?|before\\s+(?:anything|everything|all)\\s+else)"
            + NO_COUNT);

    private static final Pattern ENDS_WITH = pattern(
            "\\b(?:finish|end|conclud|conclude|clos|close|wrap|round)(?:s|es|ing)?" + OF_THE_DAY + TO_THE_THING);
    private static final Pattern LAST_OF_ALL = pattern(CLAUSE + "(?:last(?:ly)?|finally)" + LINK);
    private static final Pattern COMES_LAST = pattern(SAID_OF_IT
            + "(?:last(?:ly|\\s+of\\s+all)?|to\\s+the\\s+(?:last|final)\\s+day|at\\s+the\\s+(?:very\\s+)?end(?:\\s+of\\s+the\\s+(?:day|afternoon|trip|tour))?|the\\s+(?:last|final)\\s+(?:stop|thing|sight|visit)|(?:finish|end|close|round\\s+off)(?!\\s+(?:up\\s+)?(?:in|at|on|near|by)\\b)(?:\\s+(?:with|off|(?:the|our)\\s+day))?)"
            + NO_COUNT);

    private static final Pattern NEGATED = pattern("\\b(?:not|don'?t|never|without)\\s+(?:\\w+\\s+){0,2}$");

    /** What is farther off says nothing of a thing. */
    private static final int MOST_LETTERS_BETWEEN = 120;

    private ThingTurns() {}

    private static Pattern pattern(String words) {
        return Pattern.compile(words, Pattern.CASE_INSENSITIVE);
    }

    /** The turn of the thing that stands there; empty where none is said. */
    static Optional<ThingHours.Found> of(String text, ThingHours.Span thing) {
        String before = text.substring(0, thing.start());
        String rest = text.substring(thing.end());
        return before(STARTS_WITH, before, Turn.FIRST)
                .or(() -> before(ENDS_WITH, before, Turn.LAST))
                .or(() -> after(COMES_FIRST, rest, thing, Turn.FIRST))
                .or(() -> after(COMES_LAST, rest, thing, Turn.LAST))
                .or(() -> before(FIRST_OF_ALL, before, Turn.FIRST))
                .or(() -> before(LAST_OF_ALL, before, Turn.LAST));
    }

    private static Optional<ThingHours.Found> before(Pattern words, String text, Turn turn) {
        Matcher found = words.matcher(text)
                .region(Math.max(0, text.length() - MOST_LETTERS_BETWEEN), text.length())
                .useAnchoringBounds(false)
                .useTransparentBounds(true);
        return found.find() && !Patterns.isIn(NEGATED, text.substring(0, found.start()))
                ? Optional.of(new ThingHours.Found(
                        VisitHour.in(turn), NamedDay.in(found.group()), found.start(), found.start()))
                : Optional.empty();
    }

    private static Optional<ThingHours.Found> after(Pattern words, String rest, ThingHours.Span thing, Turn turn) {
        Matcher found = words.matcher(rest);
        return found.find()
                ? Optional.of(new ThingHours.Found(
                        VisitHour.in(turn), NamedDay.in(rest.substring(0, found.end())), thing.end(), thing.end()))
                : Optional.empty();
    }
}
