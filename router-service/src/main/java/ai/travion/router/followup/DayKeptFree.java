package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.FreeDate;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.wishes.StandingWish;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Keep 4 March free", "Christmas Day off please", "a rest day in the middle": one day of the plan on which nothing is planned. */
final class DayKeptFree implements Completion {

    private static final int LONGEST_WORDS = 14;
    /** "Nothing planned on the 25th" is no "no activities in the water". */
    private static final String THAT_DAY =
            "(?=\\s+(?:on|for)\\s+(?:the\\s+|our\\s+)?(?:\\d|day|that|last|final|first|second|third|fourth|fifth|sixth|seventh|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|christmas|boxing|new\\s+year|easter|poya))";
    /** "Gluten free" and "set off" are of no day. */
    private static final String EMPTY =
            "(?<!\\b(?:gluten|dairy|sugar|lactose|nut|nuts|meat|alcohol|smoke|traffic|stress|car|hassle|toll|duty|tax|for)[\\s-])free\\b(?:"
                    + StandingWish.END + "|(?=\\s+(?:to|for|by|time)\\b))|(?:empty|unplanned|blank)\\b"
                    + StandingWish.END
                    + "|(?<!\\b(?:set|setting|get|getting|take|taking|drop|head|heading|kick|start|starting|go|going|be|cut|back|switch|turn|hop|jump|move|drive)\\s)off\\b"
                    + StandingWish.END;

    private static final Pattern FREE = Patterns.anyCase(
            "\\b(?:keep|leave|have|make|want|need|like|with|put\\s+in|add|be|stay|is|as)\\b[^.;!?]{0,40}?\\b(?:" + EMPTY
                    + ")|\\b(?:keep|leave|be)\\s+(?:it|us|me|everything|all)?\\s*(?:free|empty|unplanned)\\b"
                    + THAT_DAY
                    + "|\\b(?:no|nothing|without)\\s+(?:plans?|planned|programme|program|activities|sights|visits|at\\s+all)(?:\\s+(?:planned|at\\s+all))?\\b(?:"
                    + StandingWish.END + "|" + THAT_DAY
                    + ")|^\\W*(?:(?:please|and|ok(?:ay)?|so|let'?s|do|have|we|i|want|'d|like|would)\\W+)*nothing\\b(?:\\s+at\\s+all)?"
                    + THAT_DAY
                    + "|\\b(?:rest|resting|free|lazy|quiet)\\s+days?\\b(?!\\s+(?:trips?|tours?|pass(?:es)?|tickets?|use|rooms?|hikes?|safaris?|beds?))|\\bday\\s+(?:off|of\\s+rest|to\\s+rest)\\b");
    /** A part of a day is not all of it. */
    private static final Pattern PART = Patterns.words(
            "mornings?|forenoon|afternoons?|evenings?|nights?|half|hours?|until|till|before|after|noon|lunch");

    private static final Pattern IN_THE_MIDDLE =
            Patterns.words("(?:in|towards|around) the middle|in between|half ?way(?: through)?|mid[- ]?(?:trip|way)");
    private static final Pattern BY_ITS_TURN = Patterns.words(
            "day (?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final) day|\\d{1,2}(?:st|nd|rd|th) day");
    private static final Pattern NOT_FREE = Patterns.anyCase(
            "\\b(?:no|not|without|drop|skip|forget|cancel|fill)\\s+(?:the\\s+|a\\s+)*(?:free|rest|resting|lazy)\\s+days?\\b|\\b(?:not|don'?t|do\\s+not)\\s+(?:\\p{L}+\\s+){0,2}(?:keep|leave|need|want|like)\\b");
    private static final Pattern MORE = Patterns.words("longer|another|extra|additional|more|instead");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var plan = Itinerary.of(before.conversation().itinerary(), before.atlas());
        boolean ofThePlan = !plan.isEmpty()
                && before.conversation().hasPlanned()
                && plan.days().size() > 1
                && message.places().isEmpty()
                && message.said().words().size() <= LONGEST_WORDS
                && message.said().has(FREE)
                && !message.said().has(NOT_FREE)
                && !message.said().has(MORE)
                && !message.said().has(PART)
                && !PlainQuestion.is(message);
        return ofThePlan ? day(message, plan.days()).map(day -> free(day, plan.days(), message)) : Optional.empty();
    }

    /** From 1: the one that is named by its number, its date, its weekday or its feast, or the one in the middle. */
    private static Optional<Integer> day(Reading message, List<LocalDate> days) {
        var said = DaySaid.in(message.said().text(), days);
        if (said.size() == 1) {
            return Optional.of(said.getFirst().number()).filter(number -> number <= days.size());
        }
        if (said.isEmpty() && message.said().has(IN_THE_MIDDLE)) {
            return Optional.of((days.size() + 2) / 2);
        }
        return message.when()
                .start()
                .filter(day -> said.isEmpty() && message.when().exact())
                .map(days::indexOf)
                .filter(index -> index >= 0)
                .map(index -> index + 1);
    }

    /** Who travels, if that is told with it, is kept. */
    private static Completed free(int number, List<LocalDate> days, Reading message) {
        var term = number == days.size()
                ? "the last day free"
                : isByItsTurn(message)
                        ? "day %d free".formatted(number)
                        : FreeDate.inWords(number, days.get(number - 1));
        return new Completed(
                "Make it so",
                List.of(),
                message.wishes().party().isPresent(),
                List.of(),
                Optional.of(Change.of(List.of(term))));
    }

    /** Whether it is that day of the trip, whatever date that is. */
    private static boolean isByItsTurn(Reading message) {
        return message.said().has(BY_ITS_TURN) || message.said().has(IN_THE_MIDDLE);
    }
}
