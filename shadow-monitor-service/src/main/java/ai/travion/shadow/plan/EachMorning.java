package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Yoga that is wanted in the morning, and not on one day alone, is there before each breakfast that leaves time for it. */
final class EachMorning {

    private static final Pattern SAID = Pattern.compile(
            "\\b(?:yoga|meditation)(?: class(?:es)?| sessions?)?\\s+(?:in|on|for|during)?\\s*(?:the |our |each |every |all )*(?:early )?mornings?\\b"
                    + "|\\b(?:each|every|daily|all)\\s+(?:day |mornings? )?(?:yoga|meditation)|\\bmorning (?:yoga|meditation)|\\b(?:yoga|meditation)\\b[^.;!?,]{0,20}\\b(?:daily|each day|every day)\\b",
            Pattern.CASE_INSENSITIVE);
    /** "One morning yoga class", "yoga on the morning of day 2". */
    private static final Pattern ONCE = Pattern.compile(
            "\\b(?:one|1|a single|just one)\\s+(?:(?!daily)\\p{L}+\\s+){0,2}?(?:yoga|meditation)\\b|\\ban?\\s+(?:(?:early|short|gentle|morning|sunrise|beginners?)\\s+){0,3}(?:yoga|meditation)\\s+(?:class|session|lesson)\\b(?![^.;!?]{0,25}\\b(?:every|each|daily)\\b)"
                    + "|\\b(?:yoga|meditation)\\b[^.;!?,]{0,30}\\b(?:one morning|(?:first|second|third|last|next) (?:day|morning)|day \\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b|\\b(?:first|second|third|last|one) morning yoga\\b",
            Pattern.CASE_INSENSITIVE);

    private static final int MINUTES = 60;
    private static final int FIRST_BREAKFAST = DayPart.at(7, 0);
    private static final String NOTE = "On the mat where you stay, or ask there for a class.";

    private EachMorning() {}

    static Draft in(Draft draft, Particulars told) {
        return told.asksFor(SAID)
                        && !Patterns.isIn(ONCE, told.words())
                        && draft.days().size() > 1
                ? draft.over(draft.days().stream().map(EachMorning::with).toList())
                : draft;
    }

    private static DaySchedule with(DaySchedule day) {
        List<Entry> entries = day.entries();
        boolean hasIt = entries.stream().anyMatch(entry -> entry.place().id().equals(Engagement.YOGA.id()));
        if (hasIt || entries.isEmpty() || day.frame().isFree()) {
            return day;
        }
        Entry breakfast = entries.getFirst();
        int start = VisitTimes.roundedDown(breakfast.start() - MINUTES);
        boolean isTime = MealHours.is("Breakfast", breakfast)
                && breakfast.start() >= FIRST_BREAKFAST
                && start >= day.frame().hours().from();
        if (!isTime) {
            return day;
        }
        List<Entry> more = new ArrayList<>(entries);
        more.addFirst(new Entry(
                Entry.Kind.LEISURE,
                breakfast.place(),
                start,
                start + MINUTES,
                () -> new Words("Yoga in " + breakfast.place().name(), NOTE, "")));
        return day.doing(more);
    }
}
