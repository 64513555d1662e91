package ai.travion.router.itinerary;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.text.Utterance;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** "What date is day 5 now?", "which weekday is our third day?": the day of the calendar that a day of the plan is on, and where. */
public final class DateOfADay {

    private static final String ORDINAL =
            "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final|\\d{1,2}(?:st|nd|rd|th)";
    private static final String DAY =
            "(?<day>day\\s*(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)|(?:the\\s+|our\\s+|my\\s+)?(?:"
                    + ORDINAL + ")\\s+day)";
    private static final Pattern ASKED = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|wait|hm+|sorry)\\W+)*(?:(?:on\\s+)?(?:what|which)\\s+(?:date|day\\s+of\\s+the\\s+(?:week|month)|week\\s?day|day)|what(?:'s|\\s+is)\\s+the\\s+date(?:\\s+of)?|when)\\s*(?:is|was|will\\s+be|does|are\\s+we\\s+on|do\\s+we\\s+have)?\\s+(?:the\\s+)?"
                    + DAY
                    + "(?:\\s+(?:now|then|again|fall|on|be|of\\s+(?:the|our)\\s+(?:trip|plan|tour)))*\\W*$");

    private DateOfADay() {}

    /** Nothing where that is not asked. */
    public static Optional<String> told(String asked, Conversation conversation, Places atlas) {
        var said = Patterns.matcher(ASKED, Utterance.of(asked).text());
        var plan = Itinerary.of(conversation.itinerary(), atlas);
        if (plan.isEmpty() || conversation.pending().isPresent() || !said.matches()) {
            return Optional.empty();
        }
        int days = plan.days().size();
        int number = DaySaid.in(said.group("day"), plan.days()).stream()
                .map(DaySaid::number)
                .findFirst()
                .orElse(0);
        if (number == 0) {
            return Optional.empty();
        }
        if (number > days) {
            return Optional.of(
                    "The plan has %d day%s, so there is no day %d.".formatted(days, days == 1 ? "" : "s", number));
        }
        var entries = plan.on(plan.days().get(number - 1)).entries();
        return Optional.of("%s%s."
                .formatted(
                        capitalised(entries.getFirst().inWords()),
                        entries.getLast()
                                .place()
                                .map(place -> ", which ends in " + place.name())
                                .orElse("")));
    }

    private static String capitalised(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
