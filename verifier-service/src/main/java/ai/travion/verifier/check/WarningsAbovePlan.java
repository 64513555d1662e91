package ai.travion.verifier.check;

import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.envelope.DaysAsBefore;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.time.MonthDay;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What has to be heeded stands above the plan, or at the head of its day: below it, it is read too late; only what is short is read whole. */
final class WarningsAbovePlan {

    /** What a plan says best beside the stop itself. */
    private static final Set<String> OF_A_STOP = Set.of("closed_hours");

    /** What may be told beside its stop, too, and not only above the plan. */
    private static final Set<String> OR_AT_THE_STOP = Set.of("dress_code", "crowd_warning");

    private static final Pattern NAME = Pattern.compile("\\p{Lu}[\\p{L}’'-]{3,}(?: \\p{Lu}[\\p{L}’'-]+)*");
    /** The line of the stop itself, and a sentence between. */
    private static final int LINES_OF_A_STOP = 2;

    /** "Its earliest start is 05:15 instead of 04:30" is said of the whole, before its days. */
    private static final Pattern WITH_THE_PLAN_BEFORE = Pattern.compile(
            "(?i)\\bagainst the plan (?:of )?before\\b|^\\W*taken into the plan:|\\b\\d{1,2}[:.]\\d{2}(?: ?[ap]m)? instead of \\d");

    private static final Pattern WORDS = Pattern.compile("\\s+");

    /** Words that are read in half a minute. */
    private static final int AT_ONCE = 120;

    /** Whoever reads of one day reads on to its end. */
    private static final int AT_ONCE_OF_A_DAY = 180;

    private WarningsAbovePlan() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (!reviewed.isPlan() || reviewed.asksForSomeDays()) {
            return List.of();
        }
        if (isReadAtOnce(reviewed)) {
            return List.of();
        }
        var statements = reviewed.draft().statements();
        int plan = firstStop(reviewed, statements, Optional.empty());
        if (plan < 0) {
            return List.of();
        }
        var faults = reviewed.state().getConstraintViolations().stream()
                .filter(violation -> !OF_A_STOP.contains(violation.getConstraintType()))
                .filter(violation -> !DaysAsBefore.hasTold(violation, reviewed.state()))
                .filter(violation -> isOnlyBelow(violation, reviewed, plan))
                .map(violation ->
                        violation.getKind().equals("ADVICE") ? fault(violation).asAHint() : fault(violation))
                .distinct()
                .toList();
        // Of a single day, advice below it comes late, and not too late, however much of it there is; a ban does not.
        boolean isAdviceForADay = days(reviewed) == 1 && faults.stream().noneMatch(Fault::isSure);
        return isAdviceForADay ? faults.stream().limit(1).toList() : faults;
    }

    /** A plan of a few lines, without days or a table to go through, is read to its end before anybody sets out. */
    private static boolean isReadAtOnce(Reviewed reviewed) {
        var draft = reviewed.draft();
        return draft.statements().stream().allMatch(statement -> statement.day().isEmpty())
                && draft.raw().indexOf('|') < 0
                && WORDS.splitAsStream(draft.prose()).count() <= (days(reviewed) == 1 ? AT_ONCE_OF_A_DAY : AT_ONCE);
    }

    private static long days(Reviewed reviewed) {
        return reviewed.state().getItinerary().stream()
                .map(ItinerarySlot::getDate)
                // Without dates nobody knows how many they are.
                .flatMap(Optional::stream)
                .distinct()
                .count();
    }

    private static boolean isOnlyBelow(ConstraintViolation violation, Reviewed reviewed, int plan) {
        var statements = reviewed.draft().statements();
        var stating = ConstraintsStated.stating(violation, reviewed)
                .map(statements::indexOf)
                .toList();
        int ofItsDay = firstStop(reviewed, statements, violation.getDate().map(MonthDay::from));
        return !stating.isEmpty()
                && stating.stream().allMatch(index -> index > Math.max(plan, ofItsDay))
                && !(OR_AT_THE_STOP.contains(violation.getConstraintType())
                        && isSaidAtItsStop(violation, statements, stating));
    }

    /** "7 am: Nallur Kandaswamy Kovil. Shoulders and knees covered": what one wears there is read in time beside the stop. */
    private static boolean isSaidAtItsStop(
            ConstraintViolation violation, List<Statement> statements, List<Integer> stating) {
        var place = violation.getLocation().orElse("");
        var described = Words.bare(violation.getDescription());
        return stating.stream()
                .flatMap(index -> statements.subList(Math.max(0, index - LINES_OF_A_STOP), index + 1).stream())
                .filter(statement -> !Facts.in(statement.text()).times().isEmpty())
                .anyMatch(statement -> namesOf(statement.text()).anyMatch(described::contains)
                        || (!place.isEmpty() && statement.text().contains(place)));
    }

    private static Stream<String> namesOf(String text) {
        return NAME.matcher(text).results().map(name -> Words.bare(name.group()));
    }

    /** The first line that gives the time of a stop, under the heading of a day where one is asked for; -1 where there is none. */
    private static int firstStop(Reviewed reviewed, List<Statement> statements, Optional<MonthDay> day) {
        var times = new HashSet<Integer>();
        reviewed.state().getItinerary().stream()
                .filter(slot ->
                        day.isEmpty() || slot.getDate().map(MonthDay::from).equals(day))
                .map(ItinerarySlot::getTime)
                .forEach(time -> times.addAll(reviewed.readings().factsOf(time).minutesMeant()));
        // A warning may name the very hour of a stop: "be in place by 18:00".
        var warnings = Words.bare(reviewed.state().getConstraintViolations().stream()
                .map(violation -> violation.getDescription() + " " + violation.getSuggestion())
                .collect(Collectors.joining(" ")));
        for (int i = 0; i < statements.size(); i++) {
            var statement = statements.get(i);
            if (isComparison(statement) || warnings.contains(Words.bare(statement.text()))) {
                continue;
            }
            boolean ofTheDay =
                    day.isEmpty() || statement.day().map(MonthDay::from).equals(day);
            if (ofTheDay
                    && reviewed.readings().factsOf(statement.text()).times().stream()
                            .filter(time -> !time.eitherHalf())
                            .anyMatch(time -> times.contains(time.minutes()))) {
                return i;
            }
        }
        return -1;
    }

    private static boolean isComparison(Statement statement) {
        return statement.day().isEmpty()
                && WITH_THE_PLAN_BEFORE.matcher(statement.text()).find();
    }

    private static Fault fault(ConstraintViolation violation) {
        return Fault.mendedByRewriting(
                "It says only under the plan what must be heeded: " + violation.getDescription(),
                "Put what must be heeded above the days of the plan: “" + Fault.quotable(violation.getDescription())
                        + "”");
    }
}
