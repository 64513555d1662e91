package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Resumption.Resumed;
import ai.travion.router.intent.Reading;
import ai.travion.schemas.Clarification;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What a traveller says to the question whether the days or their number hold.
 *
 * @param reading the reply
 * @param option the option that it names
 * @param leavesTheChoice whether it leaves the choice to us
 * @param ownMatter whether it is about something else
 */
record LengthReply(Reading reading, Optional<String> option, boolean leavesTheChoice, boolean ownMatter) {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);
    private static final Pattern THE_DATES =
            Patterns.words("dates?|until|till|end|last day|both dates|range|all of it");
    private static final Pattern THE_NUMBER = Patterns.words("days?|nights?|length|shorter|number|only");

    /** Asks which of the two holds. */
    static Clarification question(Mismatch mismatch, String query, int turn) {
        var dates = dates(mismatch);
        return Question.LENGTH.asked(
                "From %s it is %d days, not %d.".formatted(dates, mismatch.daysOfTheDates(), mismatch.days()),
                List.of(dates, days(mismatch)),
                query,
                turn);
    }

    /** What holds where it is not asked which. */
    static String taken(Mismatch mismatch) {
        return "From %s it is %d days, not %d; I went by the dates."
                .formatted(dates(mismatch), mismatch.daysOfTheDates(), mismatch.days());
    }

    private static String dates(Mismatch mismatch) {
        return DAY.format(mismatch.first()) + " to " + DAY.format(mismatch.last());
    }

    private static String days(Mismatch mismatch) {
        return "%d days from %s".formatted(mismatch.days(), DAY.format(mismatch.first()));
    }

    /**
     * The message that was asked about with what holds; nothing where the reply is a matter of its own.
     *
     * @param timeless the message without its days and their number
     */
    Optional<Resumed> resumes(Clarification asked, Mismatch mismatch, String timeless) {
        var dates = timeless + " from " + dates(mismatch);
        var days = timeless + " for " + days(mismatch);
        if (option.isPresent()) {
            return Optional.of(
                    new Resumed(option.get().equals(asked.getOptions().getLast()) ? days : dates, List.of()));
        }
        var said = reading.when().days();
        if (reading.places().isEmpty() && said.isPresent() && !reading.when().saysADay()) {
            return Optional.of(
                    said.getAsInt() == mismatch.daysOfTheDates()
                            ? new Resumed(dates, List.of())
                            : new Resumed(
                                    timeless
                                            + " for %d days from %s"
                                                    .formatted(said.getAsInt(), DAY.format(mismatch.first())),
                                    List.of()));
        }
        if (ownMatter || (reading.smallTalk() && !leavesTheChoice)) {
            return Optional.empty();
        }
        if (reading.when().saysADay() && reading.places().isEmpty()) {
            return Optional.of(new Resumed(
                    reading.when().end().isPresent()
                            ? timeless + " " + reading.said().text()
                            : dates,
                    List.of()));
        }
        boolean number = !reading.said().has(THE_DATES) && reading.said().has(THE_NUMBER);
        return Optional.of(new Resumed(
                number ? days : dates,
                leavesTheChoice ? List.of("You left the choice to me, so I went by the dates.") : List.of()));
    }
}
