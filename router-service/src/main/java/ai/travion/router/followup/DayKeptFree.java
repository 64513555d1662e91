package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Itinerary;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Keep 4 March free", "Christmas Day off please", "a rest day in the middle": one day of the plan on which nothing is planned. */
final class DayKeptFree implements Completion {

    private static final int LONGEST_WORDS = 14;
    private static final String DAYS = "(?:day|days|afternoon)";
    private static final Pattern FREE = Patterns.anyCase(
            "\\b(?:keep|leave|have|make|want|need|like|with|put\\s+in|add|be|stay|is|as)\\b[^.;!?]{0,40}\\b(?:free|empty|off|unplanned|blank)\\b(?!\\s+(?:of|entry|entrance|things|stuff|sights|admission|wifi|breakfast))|\\b(?:no|nothing|without)\\s+(?:plans?|planned|programme|program|activities|sights|visits|at\\s+all)\\b|\\b(?:rest|resting|free|lazy|quiet)\\s+"
                    + DAYS + "\\b|\\bday\\s+(?:off|of\\s+rest|to\\s+rest)\\b");
    private static final Pattern IN_THE_MIDDLE =
            Patterns.words("(?:in|towards|around) the middle|in between|half ?way(?: through)?|mid[- ]?(?:trip|way)");
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
                && !PlainQuestion.is(message);
        return ofThePlan ? day(message, plan.days()).map(day -> free(day, plan.days())) : Optional.empty();
    }

    /** From 1: the one that is named by its number, its date, its weekday or its feast, or the one in the middle. */
    private static Optional<Integer> day(Reading message, List<LocalDate> days) {
        var said = DaySaid.in(message.said().text(), days);
        if (said.size() == 1 && said.getFirst().hour().isEmpty()) {
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

    private static Completed free(int number, List<LocalDate> days) {
        boolean last = number == days.size();
        return new Completed(
                "Make it so",
                List.of(),
                false,
                List.of(),
                Optional.of(Change.of(List.of(last ? "the last day free" : "day %d free".formatted(number)))));
    }
}
