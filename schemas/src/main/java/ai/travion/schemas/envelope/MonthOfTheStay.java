package ai.travion.schemas.envelope;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedDates;
import java.time.LocalDate;
import java.time.Month;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.regex.Pattern;

/** The month in which a question is meant whose answer depends on it, and which names none: "can we swim in Mirissa?" is asked of the stay. */
public final class MonthOfTheStay {

    private static final Pattern SEASONAL = Pattern.compile(
            "(?i)\\b(?:swim\\w*|bath(?:e|ing)|surf\\w*|snorkel\\w*|div(?:e|ing)|whales?|dolphins?|safaris?|elephants?|gathering|beach(?:es)?|sea|waves|weather|rain\\w*|monsoon|good (?:time|season|month))\\b");
    private static final Pattern TIMELESS = Pattern.compile(
            "(?i)^\\W*(?:(?:and|so|but|ok(?:ay)?)\\W+)*(?:when|(?:which|what) (?:months?|seasons?|time)|how (?:far|long|old|many|do|to|can))\\b|\\bbest (?:time|months?|season)\\b|\\b(?:history|built|how far|dress|wear)\\b");
    private static final int LONGEST_DAYS = 45;

    private MonthOfTheStay() {}

    /** That month; nothing where the question is of any time, or the days of the stay are not known. */
    public static Optional<Month> meantIn(GraphState state) {
        var question = AskedInFull.question(state);
        if (state.getIntent() == IntentType.TRIP_PLANNING
                || !SEASONAL.matcher(question).find()
                || TIMELESS.matcher(question).find()) {
            return Optional.empty();
        }
        var asked =
                state.getTargetDate().flatMap(first -> state.getTargetEndDate().flatMap(last -> most(first, last)));
        return asked.or(() -> state.getTargetDate().isPresent() ? Optional.empty() : ofTheStay(state));
    }

    private static Optional<Month> ofTheStay(GraphState state) {
        var dates = state.getPreferences().flatMap((Preferences known) -> known.getDates());
        var first = dates.flatMap(StatedDates::getStart);
        var last = dates.flatMap(StatedDates::getEnd);
        return first.flatMap(start -> last.flatMap(end -> most(start, end)));
    }

    /** The one in which most of the days lie. */
    private static Optional<Month> most(LocalDate first, LocalDate last) {
        long days = ChronoUnit.DAYS.between(first, last);
        return days < 1 || days > LONGEST_DAYS
                ? Optional.empty()
                : Optional.of(first.plusDays(days / 2).getMonth());
    }
}
