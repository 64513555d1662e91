package ai.travion.retrieval.question;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;

/** The stems that a phrase means, with those that stand for them. Thread-safe. */
public final class Related {

    /** "Long walks" is about walks. */
    private static final Set<String> DEGREES = Set.copyOf(
            EnglishTerms.of(
                    "long too much many any lot of very big large hard difficult steep strenuous heavy loud early late places things activities spots areas"));

    private static final Set<String> AGE = Set.copyOf(EnglishTerms.of("old young age not without"));

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

    /** A stem and its synonyms. */
    public Set<String> toStem(String stem) {
        var related = new HashSet<>(synonyms.of(stem));
        related.add(stem);
        return Set.copyOf(related);
    }

    /** The stems that a phrase hangs on: those of no degree and of no ordinary word; "something for a 5 year old" has none. */
    public static Set<String> telling(String phrase) {
        return EnglishTerms.of(phrase).stream()
                .filter(stem -> !DEGREES.contains(stem) && !Ordinary.is(stem) && !AGE.contains(stem))
                .filter(stem -> stem.length() > 1)
                .collect(Collectors.toUnmodifiableSet());
    }
}
