package ai.travion.verifier.check;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Who is asked for is named, or is somebody at least: "A king of the thirteenth century built them". */
final class NamedDoer {

    /** Whoever did it, where no name is given. */
    private static final Pattern SOMEBODY = Pattern.compile(
            "(?i)\\b(?:kings?|queens?|princ(?:e|ess)\\w*|rulers?|governors?|monks?|priests?|architects?|artists?|painters?|sculptors?|engineers?|builders?|chiefs?|generals?|british|dutch|portuguese|planters|colonial|villagers|craftsmen|unknown|nobody|no one|not known|anonymous)\\b");

    private static final Pattern NAME = Pattern.compile("(?<=[\\p{L}\\p{N},;:’'\")] )\\p{Lu}[\\p{L}’'-]{2,}");

    private static final Pattern TITLED = Pattern.compile(
            "\\b(?i:king|queen|prince(?:ss)?|sir|lady|governor|general|captain|monk|chief|patron|architect|painter) (?<name>\\p{Lu}[\\p{L}’'-]{2,})");

    private NamedDoer() {}

    /** Whether the draft names whom the passages name, or somebody at least; empty where they name nobody. */
    static Optional<Boolean> isNamed(AskedPart part, List<String> telling, Reviewed reviewed) {
        if (!part.asksWho()) {
            return Optional.empty();
        }
        var readings = reviewed.readings();
        var asked = readings.termsOf(reviewed.question());
        var titled = reviewed.state().getRetrievedDocuments().stream()
                .filter(passage -> Restated.sentencesOf(List.of(passage), reviewed).stream()
                        .anyMatch(telling::contains))
                .flatMap(passage -> TITLED.matcher(passage.getContent()).results())
                .map(match -> match.group("name"));
        var names = Stream.concat(
                        titled,
                        telling.stream()
                                .flatMap(sentence -> Clauses.parts(sentence).stream()
                                        .filter(clause -> part.isAbout(clause, readings))
                                        .map(clause ->
                                                sentence.substring(0, sentence.indexOf(clause) + clause.length())))
                                .flatMap(told -> NAME.matcher(told).results())
                                .map(MatchResult::group))
                .flatMap(name -> Words.terms(name).stream())
                .filter(name ->
                        !asked.contains(name) && !reviewed.termsOfItsPlaces().contains(name))
                .collect(Collectors.toSet());
        return names.isEmpty()
                ? Optional.of(true)
                        .filter(yes -> reviewed.draft().statements().stream()
                                .anyMatch(statement ->
                                        SOMEBODY.matcher(statement.text()).find()
                                                || NAME.matcher(statement.text())
                                                        .results()
                                                        .flatMap(name -> Words.terms(name.group()).stream())
                                                        .anyMatch(name -> !asked.contains(name))))
                : Optional.of(reviewed.draft().statements().stream()
                        .anyMatch(statement -> SOMEBODY.matcher(statement.text())
                                        .find()
                                || reviewed.admitsGapIn(statement.text())
                                || readings.termsOf(statement.text()).stream().anyMatch(names::contains)));
    }
}
