package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Where a text affirms what another denies in the same words: "an ordinary car copes with the tracks", where it is of no use on them.
 *
 * <p>By words alone, so it asks for most of them: nearly all that a clause speaks of stands in the other, and none that speaks of as much
 * takes the claim's side.
 */
final class Denied {

    private static final Pattern CLAUSE = Pattern.compile(
            "[.!?;:,()]+(?:\\s|$)|\\s[–—]\\s|\\s(?=(?:rather than|instead of)\\b)|\\s(?:while|whereas|but|though|although|because|so that|since|unless|except)\\s|\\s(?:and|or)\\s(?=(?:do(?:es)?|did|is|are|was|were|will|should|must|may|can)(?: not|n['’]t)\\b|cannot\\b|never\\b)",
            CASE_INSENSITIVE);
    private static final Pattern DENIES = Pattern.compile(
            "\\b(?:no(?! (?:doubt|wonder|matter|less|more|\\p{L}{3,}er\\b[^.;,]{0,30} than)\\b)|not(?! (?:only|just|far|least|to mention))|never|nobody|none|nothing|neither|nor|cannot|without|seldom|rarely|hardly|scarcely|forbidden|prohibited|banned|impossible|useless|unsuitable|unavailable|off[- ]limits|avoid\\w*|refrain\\w*|rul(?:e|es|ed|ing) out|lacks?|missing|elsewhere|instead of|rather than|skip\\w*|leave out|(?:leave|left|leaving) (?:\\p{L}+ ){1,3}(?:off|behind|at home)|(?:switch|turn|keep)\\w* (?:\\p{L}+ ){1,3}off|keep away|stay away|closed|(?:un|in)safe|dangerous)\\b|n['’]t\\b",
            CASE_INSENSITIVE);
    private static final Pattern LEAVES_OPEN = Pattern.compile(
            "\\b(?:if|whether|unless|may|might|perhaps|depends?|in case|except|sometimes|some|often|usually)\\b|\\?",
            CASE_INSENSITIVE);
    private static final Set<String> OF_DENIAL = Words.terms(
            "no not never nobody none nothing neither nor cannot without seldom rarely hardly scarcely forbidden prohibited banned impossible useless unsuitable unavailable avoid avoided lack missing elsewhere use skip");

    private static final int AT_LEAST = 3;
    private static final double MOST = 0.75;

    private record Part(Set<String> subjects, boolean denies) {}

    private static final Reading<List<Part>> PARTS = Reading.by(text -> CLAUSE.splitAsStream(text)
            .filter(clause -> !LEAVES_OPEN.matcher(clause).find())
            .map(clause -> new Part(subjects(clause), DENIES.matcher(clause).find()))
            .filter(part -> part.subjects().size() >= AT_LEAST)
            .toList());

    private Denied() {}

    /** Whether a text denies something. */
    static boolean denies(String text) {
        return DENIES.matcher(text).find();
    }

    /** The sentence that says it the other way round, where none says it this way. */
    static Optional<String> by(String statement, Collection<String> sentences, Set<String> places, Readings readings) {
        if (DENIES.matcher(statement).find()) {
            return Optional.empty();
        }
        for (var claim : readings.of(PARTS, statement)) {
            var claimed = new HashSet<>(claim.subjects());
            claimed.removeAll(places);
            if (claimed.size() < AT_LEAST) {
                continue;
            }
            long most = 0;
            Optional<String> against = Optional.empty();
            long same = 0;
            for (var sentence : sentences) {
                for (var known : readings.of(PARTS, sentence)) {
                    long shared =
                            claimed.stream().filter(known.subjects()::contains).count();
                    if (!known.denies()) {
                        same = Math.max(same, shared);
                    } else if (shared > most) {
                        most = shared;
                        against = Optional.of(sentence);
                    }
                }
            }
            if (most >= AT_LEAST && most >= MOST * claimed.size() && same < most) {
                return against;
            }
        }
        return Optional.empty();
    }

    private static Set<String> subjects(String clause) {
        var subjects = new HashSet<>(Words.subjects(clause));
        subjects.removeAll(OF_DENIAL);
        return Set.copyOf(subjects);
    }
}
