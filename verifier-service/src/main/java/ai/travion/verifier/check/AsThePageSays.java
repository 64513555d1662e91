package ai.travion.verifier.check;

import ai.travion.schemas.Citation;
import ai.travion.schemas.WebResult;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import ai.travion.verifier.check.Opposites.Side;
import java.time.DayOfWeek;
import java.time.Month;
import java.time.MonthDay;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a sentence says of how things go at present is what the pages say that it cites: where these say that trains are suspended, they
 * do not run. A sentence without a citation is held to all pages that were found, one that cites passages alone to none.
 */
final class AsThePageSays {

    /** Whatever it was that stood still, it goes again. */
    private static final Pattern AGAIN =
            Pattern.compile("(?i)\\b(?:resum\\w+|re-?open\\w*|restored|again|lifted|cleared)\\b");

    private static final Pattern FOR_A_WHILE = Pattern.compile(
            "(?i)\\bfor (?:about |around |almost |nearly |over )?(?:an?|a few|some|several|half an|\\d+|two|three|four|five|six|ten|twenty|thirty) (?:hours?|minutes?)\\b");

    /** "Daily except Mondays" says of Mondays what the page does. */
    private static final Pattern EXCEPT = Pattern.compile(
            "(?i)\\b(?:except|apart from|other than|but not|(?:but|and) (?:it['’]s |it is |is |are |they are )?(?:closed|shut)|excluding)\\b(?<what>[^.;]*)");

    private static final String DAY = "((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)s?";
    private static final Pattern WEEKDAYS =
            Pattern.compile("\\b" + DAY + "\\s?(?:to|through|until|till|[-–])\\s?" + DAY);

    /** What a page says of something: that it goes or does not. */
    private record Said(String sentence, String clause, Side side, Set<String> of) {}

    private AsThePageSays() {}

    /** @param isOfThisMoment whether a sentence claims to know this moment */
    static List<Fault> faults(Reviewed reviewed, Predicate<String> isOfThisMoment) {
        return reviewed.draft().statements().stream()
                .filter(statement -> !statement.isHeading())
                .flatMap(statement -> fault(statement, reviewed, isOfThisMoment).stream())
                .distinct()
                .toList();
    }

    private static Optional<Fault> fault(Statement statement, Reviewed reviewed, Predicate<String> isOfThisMoment) {
        var pages = pagesOf(statement, reviewed);
        if (pages.isEmpty() || isQuoted(statement, pages, reviewed)) {
            return Optional.empty();
        }
        var said = pages.stream()
                .flatMap(page -> reviewed.readings().sentencesOf(page.getContent()).stream())
                .flatMap(sentence -> said(sentence, reviewed))
                .toList();
        var against = said(statement.text(), reviewed)
                .flatMap(claim -> said.stream()
                        .filter(page -> page.side().isAgainst(claim.side()) && areOfTheSame(claim, page))
                        .filter(page -> !isOver(page) && !areOfOtherTimes(claim, page))
                        .filter(page -> said.stream()
                                .noneMatch(other -> other.side() == claim.side()
                                        && (areOfTheSame(claim, other)
                                                || AGAIN.matcher(other.clause()).find()))))
                .findFirst();
        return against.map(page -> Fault.mendedByLeavingOut(
                        "The page that I found says otherwise: \"" + page.sentence() + "\"",
                        "what the page says otherwise",
                        statement.text()))
                .or(() -> isOfThisMoment.test(statement.text()) && isOfNone(statement, pages, reviewed)
                        ? Optional.of(Fault.mendedByLeavingOut(
                                "It speaks of this moment, of which no page that I found tells: \"" + statement.text()
                                        + "\"",
                                "what is said of this moment; no page tells it",
                                statement.text()))
                        : Optional.empty());
    }

    /** A page's own sentence, whole and cited from it, is what that page says, whatever it says next. */
    private static boolean isQuoted(Statement statement, List<WebResult> pages, Reviewed reviewed) {
        return !statement.citations().isEmpty()
                && pages.stream()
                        .flatMap(page -> reviewed.readings().sentencesOf(page.getContent()).stream())
                        .anyMatch(sentence -> reviewed.readings()
                                .bareOf(sentence)
                                .equals(reviewed.readings().bareOf(statement.text())));
    }

    private static Stream<Said> said(String sentence, Reviewed reviewed) {
        return Clauses.parts(sentence).stream()
                .filter(Opposites.GOING::isDecidedIn)
                .map(clause -> new Said(
                        sentence,
                        clause,
                        Opposites.GOING.of(clause),
                        withoutPlaces(Words.subjects(Opposites.GOING.without(clause)), reviewed)));
    }

    /** "It is running as usual" is of what was asked about. */
    private static boolean areOfTheSame(Said claim, Said page) {
        return claim.of().isEmpty()
                || page.of().isEmpty()
                || claim.of().stream().anyMatch(page.of()::contains);
    }

    /** "Trains were stopped for an hour": since then they go. */
    private static boolean isOver(Said page) {
        return page.side() == Side.OTHER && FOR_A_WHILE.matcher(page.clause()).find();
    }

    /** What holds on Mondays, in September or at night says nothing of other days, months and hours. */
    private static boolean areOfOtherTimes(Said claim, Said page) {
        var claimed = Facts.in(claim.sentence());
        var told = Facts.in(page.clause());
        return DayKinds.differ(claim.sentence(), page.clause())
                || differ(weekdays(claim.sentence(), claimed), weekdays(page.clause(), told))
                || differ(monthsOf(claimed), told.allMonths())
                || DayKinds.differByNight(claim.sentence(), page.clause())
                || isExcepted(claim.sentence(), told);
    }

    private static boolean isExcepted(String claim, Facts told) {
        return EXCEPT.matcher(claim)
                .results()
                .map(except -> Facts.in(except.group("what")))
                .anyMatch(what -> !Collections.disjoint(what.weekdays(), told.weekdays())
                        || !Collections.disjoint(what.allMonths(), told.allMonths()));
    }

    private static <T> boolean differ(Set<T> claimed, Set<T> told) {
        return !claimed.isEmpty() && !told.isEmpty() && Collections.disjoint(claimed, told);
    }

    private static Set<Month> monthsOf(Facts claimed) {
        var months = claimed.allMonths();
        claimed.days().forEach(day -> day.monthDay().map(MonthDay::getMonth).ifPresent(months::add));
        return months;
    }

    /** "Tuesday to Sunday" is of the days between as well. */
    private static Set<DayOfWeek> weekdays(String text, Facts facts) {
        var days = EnumSet.noneOf(DayOfWeek.class);
        days.addAll(facts.weekdays());
        WEEKDAYS.matcher(text).results().forEach(range -> {
            var last = DayOfWeek.valueOf(range.group(2).toUpperCase(Locale.ROOT));
            for (var day = DayOfWeek.valueOf(range.group(1).toUpperCase(Locale.ROOT)); day != last; day = day.plus(1)) {
                days.add(day);
            }
        });
        return days;
    }

    private static boolean isOfNone(Statement statement, List<WebResult> pages, Reviewed reviewed) {
        var claimed = withoutPlaces(Words.subjects(Opposites.GOING.without(statement.text())), reviewed);
        return !claimed.isEmpty()
                && pages.stream()
                        .map(page -> reviewed.readings().termsOf(page.getTitle() + " " + page.getContent()))
                        .noneMatch(terms -> claimed.stream().anyMatch(subject -> Words.coverSubject(terms, subject)));
    }

    private static Set<String> withoutPlaces(Set<String> subjects, Reviewed reviewed) {
        reviewed.state().getTargetLocations().forEach(place -> subjects.removeAll(Words.terms(place)));
        return subjects;
    }

    private static List<WebResult> pagesOf(Statement statement, Reviewed reviewed) {
        var cited = reviewed.state().getCitations().stream()
                .filter(citation -> statement.citations().contains(citation.getId()))
                .map(Citation::getChunkId)
                .collect(Collectors.toSet());
        return reviewed.state().getWebSearchResults().stream()
                .filter(page -> cited.isEmpty() || cited.contains(page.getUrl()))
                .toList();
    }
}
