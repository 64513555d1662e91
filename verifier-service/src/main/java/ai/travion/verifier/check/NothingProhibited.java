package ai.travion.verifier.check;

import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Nothing is advised or scheduled that a hard constraint of that day forbids.
 *
 * <p>A sentence under a day's heading, or one that names a day, is judged by that day; any other by the whole trip: it is
 * refused where every day of the trip is closed.
 */
final class NothingProhibited {

    private static final Set<String> CLOSING_ALCOHOL = Set.of("poya_alcohol", "alcohol_closed", "critical_shutdown");

    private static final Pattern POYA = Pattern.compile("(?i)\\b(?:poya|full[- ]moon)\\b");

    private static final Pattern DAY_OF_THE_MONTH =
            Pattern.compile("\\bthe (\\d{1,2})(?:st|nd|rd|th)\\b(?![- ](?:centur|floor|day|evening|night|stop))");

    /** "Bars? They can't serve on Nikini Poya." */
    private static final Pattern DENIES_THEM = Pattern.compile(
            "(?i)\\b(?:can(?:not|['’]t)|(?:may|must|will|do|does|is|are) not|(?:wo|do|does|is|are)n['’]t|no|none|nobody|nothing|never)\\b[^.;!?]{0,40}\\b(?:serv\\w+|sell\\w*|sold|pour\\w*|sales?|open|allowed|available|possible)\\b");

    private static final Pattern USUAL = Pattern.compile(
            "(?i)\\b(?:in (?:the )?season|normally|usually|ordinarily|as a rule|generally|otherwise|most (?:nights|evenings|days)|nights (?:in|at|here)|evenings (?:in|at|here))\\b");

    /** "Poya nights are no different" and "nothing changes" take nothing back. */
    private static final String DENIED =
            "(?:no(?! (?:different|difference|problem|exceptions?|worse|less|trouble)\\b)|not(?! (?:only|just|different|a problem)\\b)|none|nothing(?! (?:changes|is different)\\b)|closed|shut|dry|bans?|banned|prohibited)";

    private static final String NO_SALE = "(?:no (?:sales?|drinks?|" + DrinkNames.AND_WHERE
            + ")|(?:not|none|nothing) (?:\\w+ ){0,2}?(?:sold|served|poured)|(?<!\\bnot (?:only|just) )(?:closed|shut|dry))";

    private static final String POYA_DAYS = "poya (?:days?|evenings?|nights?)";

    private static final Pattern TAKES_BACK =
            Pattern.compile("(?i)\\b(?:however|but|yet|though|instead|not so|except)\\b.*\\b" + DENIED + "\\b"
                    + "|\\b" + POYA_DAYS + "\\b[^.;]*\\b" + NO_SALE + "\\b|\\b" + NO_SALE + "\\b[^.;]*\\b" + POYA_DAYS
                    + "\\b");

    private static final Pattern BUT = Pattern.compile("(?i)[,;] (?:but|however|yet)\\b(?<rest>.+)$");
    private static final Pattern NO_SALE_OF_IT = Pattern.compile("(?i)\\b(?:" + DENIED + "|" + NO_SALE + ")\\b");

    private static final Pattern SERVES_AFTER_ALL = Pattern.compile(
            "(?i)\\b(?:serv(?:e|es|ing)|pour\\w*|still|settle|ask(?:ed|ing)?|sneak\\w*|try|head|order|grab|buy|bring|stock\\w*|teapots?)\\b");

    /** "On that date, however, none should be counted on", of bars. */
    private static final Pattern NONE_OF_THEM = Pattern.compile(
            "(?i)\\bnone (?:of (?:them|these|those) )?(?:should|can|could|will|may|is|are)\\b|\\bthey (?:are|will be|stay) (?:closed|shut|dry)\\b");

    /** What is put off to a day is proposed for it. */
    private static final Pattern PROPOSES = Pattern.compile(
            "(?i)\\b(?:mov(?:e|es|ing)|shift\\w*|postpon\\w*|put(?:ting)? (?:it |that |this |the \\p{L}+ )?off|sav(?:e|ing)|keep(?:ing)?|push\\w*|plan\\w*|book\\w*|wait(?:ing)?|come back|have (?:your|that|the|it|an?)|make it|aim|pick|choose|suggest\\w*|propos\\w*|recommend\\w*|instead|better)\\b");

    private static final Reading<Boolean> EXEMPTED = Reading.by(Exempted::isSaidIn);

    private NothingProhibited() {}

    static List<Fault> faults(Reviewed reviewed) {
        var closing = closing(reviewed.state());
        if (closing.isEmpty()) {
            return List.of();
        }
        var state = reviewed.state();
        var closed = closedDays(closing, state);
        var tripDays = tripDays(state);
        boolean allClosed =
                closing.stream().anyMatch(violation -> violation.getDate().isEmpty()) || closed.containsAll(tripDays);
        var rule = Words.bare(String.join(
                " ",
                closing.stream()
                        .map(violation -> violation.getDescription() + " " + violation.getSuggestion())
                        .toList()));

        var trip = tripDays.stream().sorted().toList();
        var faults = new ArrayList<Fault>();
        reviewed.draft().statements().stream()
                .filter(statement -> speaksForIt(statement, reviewed) || makesAnExemption(statement, reviewed))
                .filter(statement -> isOfClosedDay(statement, closed, trip, allClosed))
                .filter(statement -> !isOfTheDayProposed(statement, closed, trip, reviewed))
                .filter(statement -> !rule.contains(reviewed.readings().bareOf(statement.text())))
                .filter(statement ->
                        !ForbiddenDeeds.LEFT_OUT.matcher(statement.text()).find())
                .map(NothingProhibited::fault)
                .forEach(faults::add);
        state.getItinerary().stream()
                .filter(slot -> slot.getDate().map(closed::contains).orElse(allClosed))
                .filter(slot -> reviewed.readings().of(Alcohol.ADVISED, slot.getActivity() + ", " + slot.getLocation()))
                .map(NothingProhibited::fault)
                .forEach(faults::add);
        return faults.stream().distinct().toList();
    }

    private static boolean speaksForIt(Statement statement, Reviewed reviewed) {
        return reviewed.readings().of(Alcohol.ADVISED, statement.text())
                // Who plans a day is told where to go, however it is put.
                && (reviewed.isPlan() || !Alcohol.onlyTellsOfPlaces(statement.text()))
                && !isAskedAndDenied(statement, reviewed)
                && !isUsualAndTakenBack(statement, reviewed)
                && !isTakenBackInItself(statement, reviewed);
    }

    /** "Kandy is exempt as a heritage city", of which neither the calendar nor a passage tells. */
    private static boolean makesAnExemption(Statement statement, Reviewed reviewed) {
        return reviewed.readings().of(EXEMPTED, statement.text())
                && !statement.text().endsWith("?")
                && TurnTexts.engineTexts(reviewed.state()).stream()
                        .noneMatch(text -> reviewed.readings().of(EXEMPTED, text));
    }

    private static boolean isAskedAndDenied(Statement statement, Reviewed reviewed) {
        var statements = reviewed.draft().statements();
        int next = statements.indexOf(statement) + 1;
        return AnswersNo.isAsked(statement)
                && next < statements.size()
                && (AnswersNo.in(statements.get(next).text())
                        || (DENIES_THEM.matcher(statements.get(next).text()).find()
                                && !Alcohol.isBanDeniedIn(statements.get(next).text())
                                && !reviewed.readings()
                                        .of(
                                                Alcohol.ADVISED,
                                                statements.get(next).text())));
    }

    /** "Nights are lively in season, with bars. On the 23rd, however, no alcohol is sold": told to tell the difference. */
    private static boolean isUsualAndTakenBack(Statement statement, Reviewed reviewed) {
        var statements = reviewed.draft().statements();
        int next = statements.indexOf(statement) + 1;
        return USUAL.matcher(statement.text()).find()
                && !Alcohol.invites(statement.text())
                // Who plans a day is told where to go, whatever is said of it next.
                && reviewed.state().getIntent() != IntentType.TRIP_PLANNING
                && next < statements.size()
                && TAKES_BACK.matcher(statements.get(next).text()).find()
                && (Alcohol.speaksOfIt(statements.get(next).text())
                        || NONE_OF_THEM.matcher(statements.get(next).text()).find())
                && !reviewed.readings().of(Alcohol.ADVISED, statements.get(next).text());
    }

    /** "Ella does have bars, but that Friday is Poya, when the sale of alcohol is closed": the second half is the answer. */
    private static boolean isTakenBackInItself(Statement statement, Reviewed reviewed) {
        var but = BUT.matcher(statement.text());
        if (reviewed.isPlan() || !but.find()) {
            return false;
        }
        var rest = but.group("rest");
        return NO_SALE_OF_IT.matcher(rest).find()
                && !SERVES_AFTER_ALL.matcher(statement.text()).find()
                && Alcohol.speaksOfIt(rest)
                && !Alcohol.invites(statement.text())
                && !Alcohol.isBanDeniedIn(statement.text())
                && !SoftenedBan.in(statement.text())
                && !reviewed.readings().of(EXEMPTED, statement.text())
                && !reviewed.readings().of(Alcohol.ADVISED, rest);
    }

    /** "Move the beer to the next evening, Thursday. The beach road is cheerful, with pubs": of the day that the sentence before proposes. */
    private static boolean isOfTheDayProposed(
            Statement statement, Set<LocalDate> closed, List<LocalDate> trip, Reviewed reviewed) {
        if (reviewed.isPlan() || Alcohol.pointsAtTheDay(statement.text()) || namesADay(statement.text(), trip)) {
            return false;
        }
        var statements = reviewed.draft().statements();
        for (int at = statements.indexOf(statement) - 1;
                at >= 0 && statements.get(at).block() == statement.block();
                at--) {
            var before = statements.get(at).text();
            if (namesADay(before, trip) || Alcohol.isOfAnotherDay(before)) {
                return PROPOSES.matcher(before).find()
                        && !POYA.matcher(before).find()
                        && (!reviewed.readings().of(Alcohol.ADVISED, before)
                                || !isOfClosedDay(statements.get(at), closed, trip, true))
                        && (Alcohol.isOfAnotherDay(before) || !isOfClosedDay(statements.get(at), closed, trip, true));
            }
        }
        return false;
    }

    private static boolean namesADay(String text, List<LocalDate> trip) {
        return !DatesIn.text(text).isEmpty()
                || DAY_OF_THE_MONTH.matcher(text).find()
                || POYA.matcher(text).find()
                || !Facts.in(text).weekdays().isEmpty()
                || !DaysMeant.in(text, trip).isEmpty();
    }

    static boolean closesAlcohol(GraphState state) {
        return !closing(state).isEmpty();
    }

    private static List<ConstraintViolation> closing(GraphState state) {
        return state.getConstraintViolations().stream()
                .filter(violation -> CLOSING_ALCOHOL.contains(violation.getConstraintType()))
                .filter(violation -> !violation.getKind().equals("ADVICE"))
                .toList();
    }

    private static Set<LocalDate> closedDays(List<ConstraintViolation> closing, GraphState state) {
        var closed = new HashSet<LocalDate>();
        for (var violation : closing) {
            violation.getDate().ifPresentOrElse(closed::add, () -> closed.addAll(tripDays(state)));
        }
        return closed;
    }

    private static Set<LocalDate> tripDays(GraphState state) {
        var days = new HashSet<LocalDate>();
        var first = state.getTargetDate();
        if (first.isPresent()) {
            var last = state.getTargetEndDate()
                    .filter(end -> !end.isBefore(first.get()))
                    .orElse(first.get());
            first.get().datesUntil(last.plusDays(1)).limit(366).forEach(days::add);
        }
        state.getItinerary().stream()
                .map(ItinerarySlot::getDate)
                .flatMap(Optional::stream)
                .forEach(days::add);
        return days;
    }

    private static boolean isOfClosedDay(
            Statement statement, Set<LocalDate> closed, List<LocalDate> trip, boolean allClosed) {
        var counted = DAY_OF_THE_MONTH
                .matcher(statement.text())
                .results()
                .map(day -> Integer.parseInt(day.group(1)))
                .toList();
        if (closed.stream().anyMatch(day -> counted.contains(day.getDayOfMonth()))) {
            return true;
        }
        // "The 24th" alone, of the day after.
        if (!counted.isEmpty()
                && DatesIn.text(statement.text()).isEmpty()
                && !POYA.matcher(statement.text()).find()) {
            return false;
        }
        var meant = DaysMeant.in(statement.text(), trip);
        if (!meant.isEmpty()) {
            return meant.stream().anyMatch(closed::contains);
        }
        if (isOfADayAfter(statement.text(), closed)) {
            return false;
        }
        var named = DatesIn.text(statement.text());
        var namesClosed = named.stream()
                .flatMap(mention -> mention.monthDay().stream())
                .anyMatch(day -> closed.stream()
                        .anyMatch(date -> date.getMonthValue() == day.getMonthValue()
                                && date.getDayOfMonth() == day.getDayOfMonth()));
        if (namesClosed || POYA.matcher(statement.text()).find()) {
            return true;
        }
        return named.isEmpty()
                && statement
                        .day()
                        .or(() ->
                                DaysMeant.in(statement.heading(), trip).stream().findFirst())
                        .map(closed::contains)
                        .orElse(allClosed);
    }

    /** "You can have your cocktail on the Monday": the day is over by then. */
    private static boolean isOfADayAfter(String text, Set<LocalDate> closed) {
        var weekdays = Facts.in(text).weekdays();
        return !weekdays.isEmpty()
                && !POYA.matcher(text).find()
                && weekdays.stream()
                        .allMatch(weekday -> closed.stream()
                                .flatMap(day -> Stream.of(day.plusDays(1), day.plusDays(2)))
                                .anyMatch(day -> day.getDayOfWeek() == weekday && !closed.contains(day)))
                && closed.stream().noneMatch(day -> weekdays.contains(day.getDayOfWeek()));
    }

    private static Fault fault(Statement statement) {
        return Fault.mendedByRewriting(
                "It speaks for what that day forbids: \"" + statement.text() + "\"",
                instruction() + " This one among them: “" + Fault.quotable(statement.text()) + "”");
    }

    private static Fault fault(ItinerarySlot slot) {
        return Fault.mendedByRewriting(
                "The plan has a stop that its day forbids: "
                        + Stream.of(slot.getTime(), slot.getActivity())
                                .filter(words -> !words.isBlank())
                                .reduce((a, b) -> a + " " + b)
                                .orElse("")
                        + ".",
                instruction() + " This stop among them: “" + Fault.quotable(slot.getActivity()) + "”");
    }

    private static String instruction() {
        return "Leave out every sentence about " + Alcohol.WORDS
                + ": only what says that none is sold that day may stand.";
    }
}
