package ai.travion.router.rewrite;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Stem;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.AskedInFull;
import ai.travion.schemas.envelope.PreparedAnswer;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Other words for a query that found too little: first more of them, then the surroundings, then another angle. */
public final class Widening {

    private static final int MOST_WORDS = 40;
    private static final int MOST_PLACES = 4;
    /** What every place of the knowledge base has a section on. */
    private static final String SECTIONS = "history adventure nature culture logistics vibe";

    private static final Set<String> STOP_WORDS = Set.of(
            "a",
            "an",
            "the",
            "is",
            "are",
            "was",
            "were",
            "be",
            "been",
            "am",
            "do",
            "does",
            "did",
            "can",
            "could",
            "will",
            "would",
            "shall",
            "should",
            "may",
            "might",
            "must",
            "have",
            "has",
            "had",
            "i",
            "me",
            "my",
            "we",
            "us",
            "our",
            "you",
            "your",
            "it",
            "its",
            "he",
            "she",
            "they",
            "them",
            "their",
            "this",
            "that",
            "these",
            "those",
            "there",
            "here",
            "what",
            "which",
            "who",
            "whom",
            "how",
            "when",
            "where",
            "why",
            "and",
            "or",
            "but",
            "if",
            "of",
            "in",
            "on",
            "at",
            "to",
            "from",
            "by",
            "for",
            "with",
            "about",
            "as",
            "into",
            "so",
            "than",
            "then",
            "too",
            "very",
            "just",
            "please",
            "pls",
            "kindly",
            "hi",
            "hello",
            "hey",
            "thanks",
            "thank",
            "tell",
            "give",
            "show",
            "let",
            "know",
            "want",
            "wanna",
            "like",
            "need",
            "help",
            "any",
            "some",
            "also",
            "really",
            "much",
            "many",
            "more",
            "most",
            "best",
            "good",
            "great",
            "nice",
            "get",
            "got",
            "go",
            "going",
            "plan",
            "make",
            "i'm",
            "i'd",
            "what's",
            "it's",
            "sri",
            "lanka",
            "lankan",
            "trip",
            "out",
            "up",
            "not",
            "no",
            "one",
            "say",
            "something",
            "thing",
            "anything",
            "maybe");

    private final Places atlas;

    public Widening(Places atlas) {
        this.atlas = atlas;
    }

    /** More words: without politeness, with the places, the town that they belong to, and other words for what is asked. */
    public String wider(GraphState state) {
        var places = places(state);
        return joined(Stream.of(content(state).stream(), names(places), towns(places), aspects(state)));
    }

    /** The surroundings: town and province, and every side of the place. */
    public String widest(GraphState state) {
        var places = places(state);
        return joined(Stream.of(
                names(places),
                towns(places),
                provinces(places),
                aspects(state),
                content(state).stream(),
                words(SECTIONS)));
    }

    /** Another angle, for evidence that missed the question: first what none of it speaks of. */
    public String another(GraphState state) {
        var found = PreparedAnswer.withoutThoseBeside(state.getRetrievedDocuments()).stream()
                .map(RetrievedDocument::getContent)
                .flatMap(content -> Utterance.of(content).words().stream())
                .map(Stem::of)
                .collect(Collectors.toSet());
        var unsaid = content(state).stream().filter(word -> !found.contains(Stem.of(word)));
        var places = places(state);
        return joined(Stream.of(unsaid, aspects(state), names(places), provinces(places)));
    }

    private static String joined(Stream<Stream<String>> parts) {
        return parts
                .flatMap(part -> part)
                .flatMap(Widening::words)
                .collect(Collectors.toCollection(LinkedHashSet::new))
                .stream()
                .limit(MOST_WORDS)
                .collect(Collectors.joining(" "));
    }

    private static List<String> content(GraphState state) {
        return Utterance.of(AskedInFull.question(state)).words().stream()
                .filter(word -> !STOP_WORDS.contains(word))
                .distinct()
                .limit(MOST_WORDS / 2)
                .toList();
    }

    private static Stream<String> aspects(GraphState state) {
        var text = AskedInFull.question(state);
        return Aspect.ALL.stream()
                .filter(aspect -> Patterns.isIn(aspect.asked(), text))
                .map(Aspect::words)
                .limit(3);
    }

    private List<Place> places(GraphState state) {
        return state.getTargetLocations().stream()
                .limit(MOST_PLACES)
                .flatMap(name -> atlas.named(name).stream())
                .toList();
    }

    private static Stream<String> names(List<Place> places) {
        return places.stream().map(Place::name);
    }

    private Stream<String> towns(List<Place> places) {
        return places.stream().flatMap(place -> atlas.parentOf(place).stream()).map(Place::name);
    }

    private static Stream<String> provinces(List<Place> places) {
        return places.stream().flatMap(place -> place.provinces().stream()).map(name -> name + " province");
    }

    private static Stream<String> words(String text) {
        return Utterance.of(text.toLowerCase(Locale.ROOT)).words().stream();
    }

    /** Whether two queries hold the same words, and so find the same. */
    public static boolean areTheSame(String one, String other) {
        return words(one).collect(Collectors.toSet()).equals(words(other).collect(Collectors.toSet()));
    }
}
