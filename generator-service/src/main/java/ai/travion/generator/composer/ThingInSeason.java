package ai.travion.generator.composer;

import java.time.Month;
import java.time.ZoneId;
import java.time.format.TextStyle;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Can I see whales in Mirissa now?": yes or no, by the sentence of the place that tells the season of the thing. */
final class ThingInSeason {

    private static final Pattern NOW = Pattern.compile(
            "(?i)\\b(?:now|nowadays|today|tomorrow|currently|at the moment|these days|this (?:week|month|time of (?:the )?year))\\b");
    private static final Pattern SEASON = Pattern.compile("(?i)\\bseasons?\\b");
    private static final ZoneId HERE = ZoneId.of("Asia/Colombo");
    /** A single month is an event, and all but one are no season. */
    private static final int SHORTEST = 2;

    private static final int LONGEST = 10;

    private ThingInSeason() {}

    /**
     * A verdict.
     *
     * @param because the sentence that tells the season
     */
    record Verdict(String words, Sentence because) {}

    /** Nothing where no month is asked about, or no sentence tells a season of what is asked. */
    static Optional<Verdict> asked(Assignment assignment) {
        var question = assignment.question();
        if (!question.asksWhether()
                || assignment.destinations().size() != 1
                || question.compares()
                || MonthsSaid.areSeveralIn(question.text())) {
            return Optional.empty();
        }
        var place = assignment.destinations().getFirst();
        var subjects = question.tellingSubjects();
        return monthOf(assignment)
                .flatMap(month -> assignment.evidence().sentences().stream()
                        .filter(sentence -> sentence.source().location().equalsIgnoreCase(place))
                        .filter(sentence -> sentence.speaksOf(subjects) && isOfASeason(sentence))
                        .findFirst()
                        .map(sentence -> new Verdict(verdict(month, sentence.months()), sentence)));
    }

    private static boolean isOfASeason(Sentence sentence) {
        var months = sentence.months().months();
        return months.size() >= SHORTEST
                && months.size() <= LONGEST
                && SEASON.matcher(sentence.text()).find()
                && months.stream().noneMatch(month -> MonthsSaid.warnsOf(month, sentence.text()));
    }

    private static Optional<Month> monthOf(Assignment assignment) {
        var question = assignment.question();
        return question.month()
                .or(() -> assignment.state().getTargetDate().map(Month::from))
                .or(() -> NOW.matcher(question.text()).find()
                        ? Optional.of(
                                Month.from(assignment.state().getCreatedAt().atZone(HERE)))
                        : Optional.empty());
    }

    private static String verdict(Month month, MonthsSaid season) {
        var name = month.getDisplayName(TextStyle.FULL, Locale.ENGLISH);
        if (!season.cover(month)) {
            return "**Not in season:** " + name + " lies outside it. ";
        }
        return !season.cover(month.minus(1))
                ? "**Yes:** the season just begins in " + name + ". "
                : !season.cover(month.plus(1))
                        ? "**Yes:** the season is near its end in " + name + ". "
                        : "**Yes:** " + name + " is in the season. ";
    }
}
