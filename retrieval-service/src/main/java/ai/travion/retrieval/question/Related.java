package ai.travion.retrieval.question;

import java.util.HashSet;
import java.util.Set;

/** The stems that a phrase means, with those that stand for them. Thread-safe. */
public final class Related {

    /** "Long walks" is about walks. */
    private static final Set<String> DEGREES = Set.copyOf(
            EnglishTerms.of(
                    "long too much many any lot of very big large hard difficult steep strenuous heavy loud early late places things activities spots areas"));

    private final Synonyms synonyms = Synonyms.load();

    /** Every stem of the phrase but those of degree, and their synonyms. */
    public Set<String> to(String phrase) {
        var stems = new HashSet<>(EnglishTerms.of(phrase));
        var degrees = new HashSet<>(stems);
        degrees.retainAll(DEGREES);
        if (degrees.size() < stems.size()) {
            stems.removeAll(degrees);
        }
        var related = new HashSet<>(stems);
        stems.forEach(stem -> related.addAll(synonyms.of(stem)));
        return Set.copyOf(related);
    }
}
