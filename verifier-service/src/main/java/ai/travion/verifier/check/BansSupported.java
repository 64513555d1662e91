package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Nobody is said to be kept out whom the evidence does not keep out. */
final class BansSupported {

    private static final String WHO =
            "women|ladies|girls|wives|men|children|kids|babies|toddlers|foreigners|tourists|non-\\p{L}+|unmarried couples|couples|photographers|dogs|pets";
    private static final Pattern KEPT_OUT = Pattern.compile(
            "\\b(?<who>" + WHO
                    + ")\\b[^.;,]{0,20}\\b(?:(?:are|is) (?:not|never) (?:admitted|allowed|permitted|let in|welcome)|(?:aren|isn)['’]t (?:admitted|allowed|permitted|let in|welcome)|(?:may|must|can) ?not enter|can['’]t (?:enter|go in)|(?:are|is) (?:banned|barred|excluded|turned away|refused))"
                    + "|\\b(?:closed|off[- ]limits|forbidden|barred) (?:to|for) (?:all )?(?<to>" + WHO
                    + ")\\b|\\bno (?<no>" + WHO + ") (?:are )?(?:allowed|admitted|permitted)\\b",
            CASE_INSENSITIVE);
    private static final Pattern BANS = Pattern.compile(
            "\\b(?:not|no|never|nobody|only|forbid\\w*|forbidden|prohibit\\w*|banned|barred|cannot|exclude\\w*|refus\\w+|closed|off[- ]limits|unwelcome|kept out)\\b|n['’]t\\b",
            CASE_INSENSITIVE);

    private static final Map<String, Set<String>> AKIN = Map.of(
            "women", Set.of("woman", "women", "lady", "female", "wif", "wife", "men", "mal", "male"),
            "ladies", Set.of("woman", "women", "lady", "female", "men", "mal", "male"),
            "wives", Set.of("woman", "women", "lady", "female"),
            "children", Set.of("child", "children", "kid", "baby", "adult", "ag", "age", "year"),
            "kids", Set.of("child", "children", "kid", "baby", "adult", "ag", "age", "year"));

    private static final Reading<Boolean> KEEPS_OUT =
            Reading.by(text -> KEPT_OUT.matcher(text).find());

    private BansSupported() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.isSmallTalk()) {
            return List.of();
        }
        return reviewed.draft().statements().stream()
                .filter(statement -> reviewed.readings().of(KEEPS_OUT, statement.text()))
                .filter(statement -> !isKnown(statement, reviewed))
                .map(statement -> Fault.mendedByLeavingOut(
                        "Nothing that I found keeps anybody out: \"" + statement.text() + "\"",
                        "what nothing in the evidence says",
                        statement.text()))
                .distinct()
                .toList();
    }

    private static boolean isKnown(Statement statement, Reviewed reviewed) {
        var kept = KEPT_OUT.matcher(statement.text())
                .results()
                .flatMap(match -> Stream.of("who", "to", "no").flatMap(group -> Stream.ofNullable(match.group(group))))
                .map(who -> who.toLowerCase(Locale.ROOT))
                .flatMap(who -> Stream.concat(Words.terms(who).stream(), AKIN.getOrDefault(who, Set.of()).stream()))
                .collect(Collectors.toSet());
        return Stream.concat(
                        reviewed.state().getRetrievedDocuments().stream()
                                .flatMap(document -> reviewed.readings().sentencesOf(document.getContent()).stream()),
                        Stream.concat(
                                TurnTexts.engineTexts(reviewed.state()).stream(),
                                reviewed.state().getWebSearchResults().stream()
                                        .map(page -> page.getTitle() + " " + page.getContent())))
                .filter(sentence -> BANS.matcher(sentence).find())
                .anyMatch(sentence ->
                        reviewed.readings().termsOf(sentence).stream().anyMatch(kept::contains));
    }
}
