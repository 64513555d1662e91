package ai.travion.retrieval;

import ai.travion.atlas.OwnNames;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.EnglishTerms;
import ai.travion.retrieval.question.Sentences;
import ai.travion.retrieval.search.Nearness;
import ai.travion.retrieval.search.Nearness.Near;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.AskedInFull;
import ai.travion.schemas.envelope.Bounds;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a document of one's own tells of the very thing that it is about, to who asks for it by its name: whatever the island's pages say of
 * dogs, the house decides about its own.
 */
final class OfOnesOwn {

    private static final String IT = "the place";

    private static final Pattern GOES_ON = Pattern.compile("(?:It|They|There|This|That|These|He|She|Both) ");

    /** Of it as a whole. */
    private static final Pattern OF_IT_ALL = Pattern.compile(
            "(?i)^\\W*(?:(?:please|hi|hello|so|and|can you|could you)\\W+)*(?:(?:tell|give|show) (?:me|us)|describe|what(?:'s| is| are| do you know| can you tell)|anything|information|info|do you know|have you heard|who (?:is|are)|the place\\W*$)");

    /** As near as a sentence comes that answers; by words alone, as much of the question as it has to have. */
    private static final double ANSWERS = 0.29;

    private static final double MOST_OF_ITS_WORDS = 0.5;

    /** As near as a sentence has to come that has every word of the question. */
    private static final double SAYS_ALL_OF_IT = 0.12;

    private static final Set<String> OF_NO_WEIGHT = Set.copyOf(
            EnglishTerms.of(
                    "the place what which who when where why how does do did is are has have had can could may there tours trips house hotel hostel cafe retreat tour trip"));

    /** Of the nearest: what is as near tells of it, too. */
    private static final double AS_NEAR = 0.85;

    /** What its words add to its likeness where sentences are told apart. */
    private static final double OF_ITS_WORDS = 0.25;

    private static final int SENTENCES = 2;
    private static final int OF_ITSELF = 4;
    private static final double SURE = 0.95;
    private static final double CONTEXT = 0.8;

    /** Too little for the grader, and not nothing. */
    private static final double NO_ANSWER = 0.4;

    private final OwnNames names;
    private final List<Passage> passages;
    private final Nearness nearness;
    private final Places atlas;

    OfOnesOwn(OwnNames names, Collection<Passage> passages, Nearness nearness, Places atlas) {
        this.names = names;
        this.atlas = atlas;
        this.nearness = nearness;
        this.passages = passages.stream()
                .filter(passage -> !passage.source().equals(Passage.KNOWLEDGE_BASE))
                .toList();
    }

    /**
     * The answer, and behind it the passages of what is asked about, which stand alone where none of them answers; empty where nothing is asked
     * for by a name.
     */
    List<RetrievedDocument> answering(GraphState state) {
        var question = AskedInFull.question(state);
        var name = names.namedIn(question);
        if (name.isEmpty() || state.getIntent() == IntentType.TRIP_PLANNING) {
            return List.of();
        }
        var about = about(name.get());
        // The model knows a place by that word from the atlas, and a boat trip is none.
        var asked = names.without(question, IT);
        var told = Stream.of(asked, names.without(question, "the " + lastOf(name.get())))
                .distinct()
                .flatMap(words -> about.stream()
                        .map(passage -> new Told(
                                passage, nearness.of(words, names.without(passage.text(), IT)), things(words))))
                .toList();
        var nearest =
                told.stream().max(Comparator.comparingDouble(Told::weight)).filter(Told::answers);
        var best = nearest.or(() -> told.stream()
                .findFirst()
                .filter(first -> OF_IT_ALL.matcher(asked).find()));
        if (best.isPresent()) {
            var answer = best.get();
            var words = nearest.isPresent() ? answer.nearest() : answer.opening();
            return Stream.concat(
                            Stream.of(Documents.ofItself(answer.passage(), words, question, SURE)),
                            about.stream()
                                    .sorted(Comparator.comparing(passage -> !passage.equals(answer.passage())))
                                    .map(passage -> Documents.ofItself(passage, CONTEXT)))
                    .limit(Bounds.DOCUMENTS)
                    .toList();
        }
        // Of what lies about it the pages may tell, and of itself nobody else.
        return atlas.mentionedIn(question).isEmpty()
                ? about.stream()
                        .map(passage -> Documents.ofItself(passage, NO_ANSWER))
                        .limit(Bounds.DOCUMENTS)
                        .toList()
                : List.of();
    }

    /** Every word of weight, be it as ordinary as "include". */
    private static Set<String> things(String question) {
        return EnglishTerms.of(question).stream()
                .filter(stem -> !OF_NO_WEIGHT.contains(stem))
                .collect(Collectors.toSet());
    }

    private static String lastOf(String name) {
        return name.substring(name.lastIndexOf(' ') + 1).toLowerCase(Locale.ROOT);
    }

    /** Those whose document is called so, or else that speak of it. */
    private List<Passage> about(String name) {
        var called = passages.stream()
                .filter(passage -> OwnNames.isIn(passage.title(), name))
                .toList();
        return called.isEmpty()
                ? passages.stream()
                        .filter(passage -> OwnNames.isIn(passage.text(), name))
                        .toList()
                : called;
    }

    /** A passage and how near its sentences are. */
    private record Told(Passage passage, Near near, Set<String> things) {

        Told {
            things = Set.copyOf(things);
        }

        double weight() {
            return near.condition() * (near.cosines().isEmpty() ? near.inOne() : near.meant());
        }

        boolean answers() {
            boolean saysAll = !things.isEmpty()
                    && near.sentences().stream()
                            .anyMatch(sentence -> EnglishTerms.of(sentence).containsAll(things));
            return weight() >= (near.cosines().isEmpty() ? MOST_OF_ITS_WORDS : saysAll ? SAYS_ALL_OF_IT : ANSWERS);
        }

        String opening() {
            return String.join(
                    " ",
                    Sentences.of(passage.text()).stream()
                            .map(String::strip)
                            .limit(OF_ITSELF)
                            .toList());
        }

        /** The nearest sentences, the nearest first. */
        String nearest() {
            var sentences = Sentences.of(passage.text());
            var cosines = near.cosines();
            if (cosines.size() != sentences.size()) {
                return opening();
            }
            var worth = IntStream.range(0, sentences.size())
                    .mapToObj(at -> cosines.get(at)
                            + OF_ITS_WORDS * near.shares().get(at)
                            + OF_ITS_WORDS * shareOfThings(sentences.get(at)))
                    .toList();
            double most = worth.stream().mapToDouble(one -> one).max().orElse(0);
            var nearest = IntStream.range(0, sentences.size())
                    .boxed()
                    .filter(at -> worth.get(at) >= AS_NEAR * most)
                    .sorted(Comparator.comparing(worth::get, Comparator.reverseOrder()))
                    .limit(SENTENCES)
                    .toList();
            return nearest.stream()
                    .flatMap(at -> goesOn(at, sentences) ? Stream.of(at, at + 1) : Stream.of(at))
                    .distinct()
                    .map(sentences::get)
                    .map(String::strip)
                    .collect(Collectors.joining(" "));
        }

        private double shareOfThings(String sentence) {
            var said = Set.copyOf(EnglishTerms.of(sentence));
            return things.isEmpty() ? 0 : things.stream().filter(said::contains).count() / (double) things.size();
        }

        /** "The tour begins in Tangalle. It includes ...": the thought ends in the next. */
        private static boolean goesOn(int at, List<String> sentences) {
            return at + 1 < sentences.size()
                    && GOES_ON.matcher(sentences.get(at + 1).strip()).lookingAt();
        }
    }
}
