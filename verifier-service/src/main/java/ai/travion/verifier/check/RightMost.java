package ai.travion.verifier.check;

import ai.travion.schemas.RetrievedDocument;
import ai.travion.verifier.check.Check.Fault;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Which of several is the most of something is the one of which the passages say so: the evening service, and not that of the morning. */
final class RightMost {

    private static final Pattern MOST = Pattern.compile(
            "(?<which>[\\p{L}-]+) (?<noun>\\p{Ll}{3,}) (?:is|are|was|were) (?:(?:usually|often|by far|always|probably) )?(?:the )?(?:most (?<adjective>\\p{Ll}+)|(?<superlative>\\p{Ll}{2,}est|best|worst))\\b");

    /** "The footpaths are the better choice". */
    private static final Pattern CHOICE = Pattern.compile(
            "(?<which>[\\p{L}' -]{3,80}?) (?:is|are|remains?) (?:(?:usually|often|always|by far) )?the (?:better|best|safer|safest|wiser|wisest) (?<noun>choice|option|bet)\\b");

    private static final String BETTER = "better";

    private record Most(Set<String> which, String noun, String of) {}

    private static final Reading<List<Most>> READ = Reading.by(text -> Stream.concat(
                    MOST.matcher(text)
                            .results()
                            .map(match -> new Most(
                                    Set.copyOf(Words.subjects(match.group(1).replace('-', ' '))),
                                    Words.stem(match.group(2)),
                                    match.group(3) == null ? match.group(4) : match.group(3))),
                    CHOICE.matcher(text)
                            .results()
                            .map(match -> new Most(
                                    Set.copyOf(Words.subjects(match.group(1).replace('-', ' '))),
                                    match.group(2),
                                    BETTER)))
            .filter(most -> !most.which().isEmpty())
            .toList());

    private RightMost() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk() || reviewed.isByRule()) {
            return List.of();
        }
        var known = reviewed.state().getRetrievedDocuments().stream()
                .map(RetrievedDocument::getContent)
                .flatMap(content -> reviewed.readings().sentencesOf(content).stream())
                .flatMap(sentence -> reviewed.readings().of(READ, sentence).stream())
                .toList();
        return reviewed.draft().statements().stream()
                .filter(statement -> reviewed.readings().of(READ, statement.text()).stream()
                        .anyMatch(said -> isOfAnother(said, known)))
                .map(statement -> Fault.mendedByLeavingOut(
                        "What I found says this of another one.",
                        "what the evidence says of another one",
                        statement.text()))
                .distinct()
                .toList();
    }

    private static boolean isOfAnother(Most said, List<Most> known) {
        var alike = known.stream()
                .filter(one -> one.noun().equals(said.noun()) && one.of().equals(said.of()))
                .toList();
        return !alike.isEmpty()
                && alike.stream().noneMatch(one -> one.which().stream().anyMatch(said.which()::contains));
    }
}
