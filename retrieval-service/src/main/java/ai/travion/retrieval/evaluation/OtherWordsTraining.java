package ai.travion.retrieval.evaluation;

import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.ExpectedQuestion;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.EnglishTerms;
import ai.travion.retrieval.question.OtherWords;
import ai.travion.retrieval.question.Sentences;
import ai.travion.retrieval.vectors.Nameless;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Learns {@link OtherWords}: which words of an expected question go with which of its sentence and of the other questions that this sentence
 * answers. (IBM's first model of translation, by expectation and maximisation.)
 */
public final class OtherWordsTraining {

    /** Where it is shipped from. */
    public static final String FILE =
            "retrieval-service/src/main/resources/ai/travion/retrieval/question/" + OtherWords.RESOURCE;

    private static final int ROUNDS = 5;
    /** How much is left to words that nothing explains, in the mean likelihood of a word. */
    private static final double UNEXPLAINED = 5;
    /** A word that was said once explains half at the most. */
    private static final double ONCE = 1;

    private static final double HALF_A_TIME = 0.5;
    private static final double LEAST = 0.02;
    private static final Set<String> STANDS_FOR_A_NAME = Set.copyOf(EnglishTerms.of("the place"));

    private final List<Pair> pairs;
    private final Map<String, Double> often;
    private final Map<String, Map<String, Share>> shares = new TreeMap<>();

    private OtherWordsTraining(List<Pair> pairs) {
        this.pairs = pairs;
        var counts = pairs.stream()
                .flatMap(pair -> pair.asked().stream())
                .collect(Collectors.groupingBy(word -> word, TreeMap::new, Collectors.counting()));
        double all = counts.values().stream()
                .mapToDouble(count -> count + HALF_A_TIME)
                .sum();
        this.often = new TreeMap<>();
        counts.forEach((word, count) -> often.put(word, (count + HALF_A_TIME) / all));
        begin();
        for (int round = 0; round < ROUNDS; round++) {
            expect();
            maximise();
        }
    }

    /** Takes the expected questions of these passages. */
    public static OtherWordsTraining of(Collection<Passage> passages, Places atlas) {
        var pairs = new ArrayList<Pair>();
        for (var passage : passages) {
            var sentences = Sentences.of(passage.text());
            passage.questions().stream()
                    .collect(Collectors.groupingBy(ExpectedQuestion::sentence, TreeMap::new, Collectors.toList()))
                    .forEach((number, questions) -> {
                        for (var question : questions) {
                            pairs.add(Pair.of(question, questions, sentences.get(number), passage, atlas));
                        }
                    });
        }
        return new OtherWordsTraining(pairs);
    }

    private void begin() {
        for (var pair : pairs) {
            for (var word : pair.asked()) {
                var beside = shares.computeIfAbsent(word, any -> new HashMap<>());
                pair.said().forEach(other -> beside.computeIfAbsent(other, any -> new Share()).expected += 1);
            }
        }
        maximise();
    }

    private void expect() {
        for (var pair : pairs) {
            for (var word : pair.asked()) {
                var beside = shares.getOrDefault(word, Map.of());
                double all = UNEXPLAINED * often.getOrDefault(word, 0.0);
                var each = new ArrayList<Share>();
                for (var other : pair.said()) {
                    var share = beside.get(other);
                    if (share != null) {
                        each.add(share);
                        all += share.likely;
                    }
                }
                for (var share : each) {
                    share.expected += share.likely / all;
                }
            }
        }
    }

    private void maximise() {
        var sums = new HashMap<String, Double>();
        shares.values()
                .forEach(beside -> beside.forEach((other, share) -> sums.merge(other, share.expected, Double::sum)));
        shares.values()
                .forEach(beside -> beside.forEach((other, share) -> {
                    share.likely = share.expected / (sums.getOrDefault(other, 0.0) + ONCE);
                    share.expected = 0;
                }));
    }

    /** What {@link OtherWords} reads. */
    public String model() {
        var lines = new StringBuilder("# Written by travion train words: do not edit.\n");
        shares.forEach((word, beside) -> {
            lines.append(String.format(Locale.ROOT, "%s %.3g", word, often.getOrDefault(word, 0.0)));
            beside.entrySet().stream()
                    .filter(other -> other.getValue().likely >= LEAST)
                    .sorted(Comparator.comparingDouble((Map.Entry<String, Share> other) -> -other.getValue().likely)
                            .thenComparing(Map.Entry::getKey))
                    .forEach(other -> lines.append(
                            String.format(Locale.ROOT, " %s:%.2f", other.getKey(), other.getValue().likely)));
            lines.append('\n');
        });
        return lines.toString();
    }

    /** How much was learnt from. */
    public String report() {
        return String.format(Locale.ROOT, "%d words, from %d questions.", shares.size(), pairs.size());
    }

    /** How likely a word is to be asked beside another, and how often that is expected. */
    private static final class Share {
        private double likely;
        private double expected;
    }

    /** The words of a question without names, and what its sentence and the others that this sentence answers say. */
    private record Pair(List<String> asked, Set<String> said) {

        static Pair of(
                ExpectedQuestion question, List<ExpectedQuestion> all, String sentence, Passage passage, Places atlas) {
            var said = new HashSet<>(EnglishTerms.of(sentence));
            all.stream()
                    .filter(other -> !other.equals(question))
                    .forEach(other -> said.addAll(EnglishTerms.of(other.words())));
            var asked = EnglishTerms.of(Nameless.sentence(question.words(), passage.place(), atlas)).stream()
                    .distinct()
                    .filter(stem -> !STANDS_FOR_A_NAME.contains(stem))
                    .toList();
            return new Pair(asked, Set.copyOf(said));
        }
    }
}
