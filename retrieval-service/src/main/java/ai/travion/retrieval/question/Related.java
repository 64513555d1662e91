package ai.travion.retrieval.question;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The stems that a phrase means, with those that stand for them. Thread-safe. */
public final class Related {

    /** "Long walks" is about walks. */
    private static final Set<String> DEGREES = Set.copyOf(
            EnglishTerms.of(
                    "long too much many any lot of very big large hard difficult steep strenuous heavy loud early late places things activities spots areas"));

    /** What is done with a thing adds nothing to it: whale watching is about whales. */
    private static final Set<String> DONE_WITH_IT = Set.copyOf(
            EnglishTerms.of(
                    "watching spotting viewing visiting visits tours trips excursions experiences activities things sites under without"));

    /** To go in one is all that one does with it, as nobody does with an elephant. */
    private static final Set<String> VEHICLES = Set.copyOf(EnglishTerms.of(
            "jeep train bus boat car van taxi plane ferry bicycle bike scooter motorbike tuk-tuk helicopter balloon"));

    private static final Set<String> GOING = Set.copyOf(EnglishTerms.of("rides riding drives driving journeys travel"));

    private static final Set<String> AGE = Set.copyOf(EnglishTerms.of("old young age not without"));

    private final Synonyms synonyms = Synonyms.load();

    /** Every stem of the phrase but those of degree, and their synonyms. */
    public Set<String> to(String phrase) {
        var stems = things(phrase);
        var related = new HashSet<>(stems);
        stems.forEach(stem -> related.addAll(synonyms.of(stem)));
        return Set.copyOf(related);
    }

    /**
     * The words of a phrase, each as its stem and what stands for it: an elephant ride is told of where both are, and whale watching where
     * whales are.
     */
    public List<Set<String>> eachOf(String phrase) {
        var stems = things(phrase);
        var telling = stems.stream()
                .filter(stem -> !DONE_WITH_IT.contains(stem))
                .filter(stem -> !(GOING.contains(stem) && stems.stream().anyMatch(VEHICLES::contains)))
                .toList();
        return (telling.isEmpty() ? List.copyOf(stems) : telling)
                .stream().map(this::toStem).toList();
    }

    /** The stems of a phrase without those of degree; all where it has no others. */
    public static Set<String> things(String phrase) {
        var stems = new LinkedHashSet<>(EnglishTerms.of(phrase));
        var things = new LinkedHashSet<>(stems);
        things.removeAll(DEGREES);
        return things.isEmpty() ? stems : things;
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
