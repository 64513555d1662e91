package ai.travion.retrieval.question;

import ai.travion.retrieval.knowledge.Aspect;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A turn of phrase that tells which side of a place is meant.
 *
 * @param phrase how a question says it
 * @param homes aspects that treat it, 0 to 1
 * @param evidence stems of which a passage has at least some where it really treats it; empty where the aspect is enough
 * @param elsewhere 0 to 1: how much a passage of another aspect counts that has the evidence
 * @param against stems of which a passage that treats it has none: "busy", where quiet is wanted
 * @param ofOnePlace true where the answer holds for one place only: "when does it open"
 * @param terms the stems of the evidence, each with the boost by which it finds
 */
record Cue(
        String name,
        Pattern phrase,
        Map<Aspect, Double> homes,
        Set<String> evidence,
        double elsewhere,
        double weight,
        Set<String> against,
        boolean ofOnePlace,
        Map<String, Double> terms) {

    private static final double BOOST = 0.4;

    /** So many different words of evidence make a passage one that treats it. */
    static final int ENOUGH_EVIDENCE = 2;

    /** As heavy as a word of middling rarity. */
    private static final double USUAL_WEIGHT = 3;

    static Cue of(String name, String phrase, Map<Aspect, Double> homes, double elsewhere, String evidence) {
        var stems = Set.copyOf(new HashSet<>(EnglishTerms.of(evidence)));
        return new Cue(
                name,
                Pattern.compile("\\b(?:" + phrase + ")\\b", Pattern.CASE_INSENSITIVE),
                homes,
                stems,
                elsewhere,
                USUAL_WEIGHT,
                Set.of(),
                false,
                stems.stream().collect(Collectors.toUnmodifiableMap(stem -> stem, stem -> BOOST)));
    }

    Cue butNot(String words) {
        return new Cue(
                name,
                phrase,
                homes,
                evidence,
                elsewhere,
                weight,
                Set.copyOf(new HashSet<>(EnglishTerms.of(words))),
                ofOnePlace,
                terms);
    }

    Cue aboutOnePlace() {
        return new Cue(name, phrase, homes, evidence, elsewhere, weight, against, true, terms);
    }
}
