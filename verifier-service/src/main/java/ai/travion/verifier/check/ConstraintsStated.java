package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.schemas.ConstraintViolation;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.time.LocalDate;
import java.time.MonthDay;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Each constraint is stated by its meaning: what it is about, what it demands, and when.
 *
 * <p>What it is about and what it demands stand in one sentence; its day or the name of its Poya stands near by. "Enjoy the bars on
 * Poya day" speaks of alcohol and of Poya and states no ban.
 */
final class ConstraintsStated {

    /** The words that a statement of a type needs: one match of each pattern, in one sentence. */
    private static final Map<String, List<Pattern>> MEANING = Map.of(
            "poya_alcohol",
                    List.of(words("alcohol\\w*|liquor|bars?|pubs?|drinks?|drinking|beer|wine|nightlife"), closing()),
            "alcohol_closed",
                    List.of(words("alcohol\\w*|liquor|bars?|pubs?|drinks?|drinking|beer|wine|nightlife"), closing()),
            "dress_code",
                    List.of(
                            words(
                                    "dress codes?|dress (?:modest\\w*|in white|plain\\w*)|cover(?:ed)? (?:up|your|the)|modest\\w*|shoulders?|knees?|shoes?|barefoot|footwear|shirts? off|white clothes")),
            "weather_season",
                    List.of(
                            words(
                                    "monsoon\\w*|rain\\w*|wet\\w*|seas?|season\\w*|storm\\w*|swells?|surf|waves|rough|weather|mist|slippery")),
            "crowd_warning", List.of(words("crowd\\w*|busy|busiest|packed|full|queues?")),
            "closed_hours", List.of(words("clos\\w+|opens?|opening|shut\\w*|hours")));

    private static final Pattern POYA =
            Pattern.compile("\\b((?:Adhi |Madin |Medin )?\\p{Lu}\\p{L}+) (?:Full Moon )?Poya\\b");
    private static final DateTimeFormatter LONG = DateTimeFormatter.ofPattern("EEEE d MMMM uuuu", Locale.ENGLISH);

    private ConstraintsStated() {}

    static List<Fault> faults(Reviewed reviewed) {
        var violations = reviewed.state().getConstraintViolations();
        long days = violations.stream()
                .flatMap(violation -> violation.getDate().stream())
                .distinct()
                .count();
        return violations.stream()
                .filter(violation -> !isStated(violation, reviewed, days <= 1))
                .map(ConstraintsStated::fault)
                .distinct()
                .toList();
    }

    private static boolean isStated(ConstraintViolation violation, Reviewed reviewed, boolean onlyDay) {
        return reviewed.draft().statements().stream()
                .filter(statement -> saysWhat(violation, statement, reviewed.readings()))
                .anyMatch(statement -> saysWhen(violation, statement, reviewed, onlyDay));
    }

    private static boolean saysWhat(ConstraintViolation violation, Statement statement, Readings readings) {
        var meaning = MEANING.get(violation.getConstraintType());
        if (meaning != null
                && meaning.stream()
                        .allMatch(words -> words.matcher(statement.text()).find())) {
            return true;
        }
        return sharesMostWords(violation.getDescription(), statement.text(), readings);
    }

    /** What any type can be known by: most of what its description speaks of. */
    private static boolean sharesMostWords(String description, String text, Readings readings) {
        var subjects = Words.subjects(DatesIn.blanked(description));
        var terms = readings.termsOf(text);
        long shared = subjects.stream().filter(terms::contains).count();
        return subjects.isEmpty() || shared * 10 >= subjects.size() * 6L;
    }

    /** In the same sentence, in its block, as the heading above it; or anywhere, where the turn has no other day to confuse it with. */
    private static boolean saysWhen(
            ConstraintViolation violation, Statement statement, Reviewed reviewed, boolean onlyDay) {
        var draft = reviewed.draft();
        var date = violation.getDate();
        if (date.isEmpty()) {
            return true;
        }
        if (statement.day().equals(date)) {
            return true;
        }
        return draft.statements().stream()
                .filter(other -> onlyDay || (other.block() == statement.block() && isSameLine(other, statement, draft)))
                .anyMatch(other -> names(date.get(), poyaOf(violation), other.text(), reviewed.readings()));
    }

    /** In a list of warnings each has its own day: the day counts from the sentence itself or the one before or after. */
    private static boolean isSameLine(Statement one, Statement other, DraftText draft) {
        int distance = draft.statements().indexOf(one) - draft.statements().indexOf(other);
        return distance >= -1 && distance <= 1;
    }

    private static boolean names(LocalDate date, Optional<String> poya, String text, Readings readings) {
        var named = readings.daysIn(text).stream()
                .filter(mention -> mention.year().isEmpty() || mention.year().get() == date.getYear())
                .anyMatch(mention -> mention.monthDay().equals(Optional.of(MonthDay.from(date))));
        return named
                || poya.filter(name -> Pattern.compile("\\b" + Pattern.quote(name) + "\\b", CASE_INSENSITIVE)
                                .matcher(text)
                                .find())
                        .isPresent();
    }

    private static Optional<String> poyaOf(ConstraintViolation violation) {
        var name = POYA.matcher(violation.getDescription());
        return name.find() ? Optional.of(name.group(1)) : Optional.empty();
    }

    private static Fault fault(ConstraintViolation violation) {
        var description = violation.getDescription().replace('“', '"').replace('”', '"');
        var when = violation.getDate().map(date -> LONG.format(date) + ": ").orElse("");
        return Fault.mendedByRewriting(
                "It does not say what holds: " + when + description,
                "State this by its meaning, with its day: “" + when + description + "”");
    }

    private static Pattern words(String regex) {
        return Pattern.compile("\\b(?:" + regex + ")\\b", CASE_INSENSITIVE);
    }

    private static Pattern closing() {
        return words(
                "clos(?:ed|es|e|ing|ure)|bans?|banned|prohibit\\w*|forbid\\w*|forbidden|no|not|without|cannot|can['’]t|unavailable|dry|illegal|restrict\\w*");
    }
}
