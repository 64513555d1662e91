package ai.travion.generator.composer;

import ai.travion.schemas.envelope.PreparedAnswer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Places that a message names beside others, and of which nothing is known: "Sigiriya, Buduruwagala and Kandy". */
final class UnknownPlaces {

    private static final int BESIDE_OTHERS = 2;
    private static final int SHORTEST = 4;

    /** "Atlantis Beach": a name and what kind of place it is said to be. */
    private static final Pattern NAMED = Pattern.compile(
            "(?<=[\\p{Ll}\\p{N}],? )(?<name>(?:\\p{Lu}[\\p{L}'’]+ ){1,3})(?:Beach|Bay|Fort|Temple|Falls|Waterfall|Lake|Lagoon|National Park|Park|Rock|Island|Museum|Hill|Mountain|Caves?|Bridge|Palace|Castle|Village|Gardens?)\\b");

    private static final Pattern NO_PAGE = Pattern.compile("\\bI have no page on (?<name>[^,.]+)");
    private static final Pattern PROPER_NAME =
            Pattern.compile("(?<=\\p{Ll},? )\\p{Lu}[\\p{L}'’]+(?: \\p{Lu}[\\p{L}'’]+)*");

    private UnknownPlaces() {}

    /** The place that is asked about by a name of which nothing speaks, where no other is named. */
    static Optional<String> askedAboutAlone(Assignment assignment) {
        var text = assignment.question().text();
        if (!assignment.destinations().isEmpty()
                || !assignment.atlas().mentionedIn(text).isEmpty()) {
            return Optional.empty();
        }
        return NAMED.matcher(text)
                .results()
                .filter(named -> Terms.of(named.group(1)).stream()
                        .noneMatch(term -> assignment.evidence().sentences().stream()
                                .anyMatch(sentence -> sentence.terms().contains(term))))
                .map(MatchResult::group)
                .findFirst();
    }

    /** The one place of a message that has no page: as it was noted, or as a prepared answer spells it. */
    static Optional<String> spokenOf(Assignment assignment) {
        if (!assignment.destinations().isEmpty()) {
            return Optional.empty();
        }
        var noted = assignment.state().getAssumptions().stream()
                .map(NO_PAGE::matcher)
                .filter(Matcher::find)
                .map(note -> note.group("name"))
                .findFirst();
        var question = Terms.bare(assignment.question().text());
        return noted.map(name -> asItIsSpokenOf(name, question))
                .or(() -> assignment.state().getRetrievedDocuments().stream()
                        .filter(PreparedAnswer::isOne)
                        .flatMap(document -> PROPER_NAME
                                .matcher(PreparedAnswer.headingOf(document))
                                .results())
                        .map(MatchResult::group)
                        .filter(name -> !name.equals(Question.COUNTRY)
                                && assignment.atlas().mentionedIn(name).isEmpty()
                                && question.contains(Terms.bare(name)))
                        .findFirst());
    }

    /** "Delft" for Delft Island, where the question says no more. */
    private static String asItIsSpokenOf(String name, String question) {
        var said = name;
        while (!question.contains(Terms.bare(said)) && said.indexOf(' ') > 0) {
            said = said.substring(0, said.lastIndexOf(' '));
        }
        return question.contains(Terms.bare(said)) ? said : name;
    }

    /** Their names; empty where fewer than two places are known, for then the name may be of anything. */
    static List<String> in(Assignment assignment) {
        if (assignment.destinations().size() < BESIDE_OTHERS) {
            return List.of();
        }
        var text = assignment.state().getUserQuery();
        return assignment.unsaid().stream()
                .filter(word -> word.length() >= SHORTEST)
                .map(word -> word.substring(0, 1).toUpperCase(Locale.ENGLISH) + word.substring(1))
                .flatMap(name -> Pattern.compile(
                                "(?<=[a-z], |\\band |\\bor |: )" + Pattern.quote(name) + "(?=,| and | or |[.?!]|$)")
                        .matcher(text)
                        .results())
                .map(MatchResult::group)
                .distinct()
                .toList();
    }
}
