package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.schemas.GraphState;
import java.time.DayOfWeek;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** "This Sunday", where the only day that the turn has is a Monday. */
final class WeekdayPointedAt {

    private static final Pattern POINTED_AT = Pattern.compile(
            "\\b(?:that|this|your) (?<weekday>monday|tuesday|wednesday|thursday|friday|saturday|sunday)\\b(?!['’]s|s)",
            CASE_INSENSITIVE);

    private static final Pattern ANOTHER = Pattern.compile(
            "\\b(?:before|after|following|next|again|earlier|later|instead|until|till|reopens?)\\b", CASE_INSENSITIVE);

    private WeekdayPointedAt() {}

    /** The name of a weekday that a sentence gives the day of the turn, and that it is not. */
    static Optional<String> wronglyIn(String sentence, GraphState state) {
        var date = state.getTargetDate()
                .filter(day ->
                        state.getTargetEndDate().filter(end -> !end.equals(day)).isEmpty());
        if (date.isEmpty() || ANOTHER.matcher(sentence).find()) {
            return Optional.empty();
        }
        var next = date.get().getDayOfWeek().plus(1);
        return POINTED_AT
                .matcher(sentence)
                .results()
                .map(match -> match.group("weekday"))
                .filter(name -> {
                    var weekday = DayOfWeek.valueOf(name.toUpperCase(Locale.ROOT));
                    return weekday != date.get().getDayOfWeek() && weekday != next;
                })
                .findFirst();
    }
}
