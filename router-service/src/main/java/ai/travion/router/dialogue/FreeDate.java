package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.time.LocalDate;
import java.time.Month;
import java.time.format.TextStyle;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.regex.Pattern;

/** A day that was to be free by its date stays on that date when the trip begins on another day: "nothing on the 25th" is Christmas all the same. */
public final class FreeDate {

    private static final Pattern TERM = Pattern.compile("day (?<number>\\d{1,2}) free");
    private static final Pattern FREES =
            Patterns.words("free|nothing|off|rest|relax|relaxing|pool|no plans?|empty|lazy|unplanned");

    private FreeDate() {}

    /** The term with the number that its date has now; as it is where it was said by its number. */
    public static String reworded(String term, GraphState state, Conversation before, Dates after) {
        var free = TERM.matcher(term);
        var old = before.span();
        if (!free.matches() || old.isEmpty() || after.start().isEmpty()) {
            return term;
        }
        var date = old.get().first().plusDays(Integer.parseInt(free.group("number")) - 1L);
        long number = ChronoUnit.DAYS.between(after.start().get(), date) + 1;
        boolean inTheTrip =
                number >= 1 && !date.isAfter(after.end().orElse(after.start().get()));
        return inTheTrip && isNamed(date, state) ? "day %d free".formatted(number) : term;
    }

    private static boolean isNamed(LocalDate date, GraphState state) {
        var named = Patterns.anyCase("(?<!\\d)" + date.getDayOfMonth() + "(?:st|nd|rd|th|\\.|\\s+(?:of\\s+)?"
                + date.getMonth().getDisplayName(TextStyle.SHORT, Locale.ENGLISH) + ")"
                + (date.getMonth() == Month.DECEMBER && date.getDayOfMonth() == 25 ? "|\\b(?:christmas|xmas)\\b" : "")
                + (date.getMonth() == Month.JANUARY && date.getDayOfMonth() == 1 ? "|\\bnew\\s+year" : ""));
        return state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() < state.getTurn())
                .map(Message::getContent)
                .anyMatch(said -> Patterns.isIn(FREES, said) && Patterns.isIn(named, said));
    }
}
