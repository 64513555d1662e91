package ai.travion.verifier.check;

import ai.travion.schemas.Citation;
import ai.travion.schemas.WebResult;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import ai.travion.verifier.check.Opposites.Side;
import java.util.List;
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
        if (pages.isEmpty()) {
            return Optional.empty();
        }
        var said = pages.stream()
                .flatMap(page -> reviewed.readings().sentencesOf(page.getContent()).stream())
                .flatMap(sentence -> said(sentence, reviewed))
                .toList();
        var against = said(statement.text(), reviewed)
                .flatMap(claim -> said.stream()
                        .filter(page -> page.side().isAgainst(claim.side()) && areOfTheSame(claim, page))
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
