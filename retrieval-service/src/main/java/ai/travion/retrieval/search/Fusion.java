package ai.travion.retrieval.search;

import ai.travion.retrieval.knowledge.Aspect;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.Conditions;
import ai.travion.retrieval.question.EveryWord;
import ai.travion.retrieval.question.Question;
import ai.travion.retrieval.question.Subject;
import ai.travion.retrieval.search.FindPassages.Found;
import ai.travion.retrieval.search.FindSimilar.Similar;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Words and meaning in one score. The order of passages comes from a sum of what they have in common with the question; how
 * much the best of them can be relied on is another matter, and is said by {@link Answerability}.
 */
final class Fusion {

    /** A passage that scores so much less than the best is worth 1/e of it. */
    private static final double FALL_OFF = 0.22;

    /** The texts of so many are read for what a question demands; to read all of them takes longer than everything else. */
    private static final int FOREMOST = 30;

    /** Who names no place is a little nearer to what holds for all of them. */
    private static final double WHERE_NO_PLACE_IS_NAMED = 0.3;

    private static final Comparator<Signals> BEST_FIRST =
            Comparator.comparingDouble(Signals::sum).reversed();

    private final Question question;
    private final Likeness likeness;
    private final Conditions.Set conditions;
    private final Map<String, Double> circle;
    private final Function<Found, Subject> subjects;
    private final EveryWord words;
    private final Judging judging;
    private final Map<Aspect, Double> sides;
    private final Map<String, List<Similar>> similar;

    Fusion(
            Question question,
            Likeness likeness,
            Conditions.Set conditions,
            Map<String, Double> circle,
            Function<Found, Subject> subjects,
            EveryWord words,
            Judging judging) {
        this.question = question;
        this.likeness = likeness;
        this.conditions = conditions;
        this.circle = circle;
        this.subjects = subjects;
        this.words = words;
        this.judging = judging;
        this.sides = judging.sides().of(likeness.question());
        this.similar = question.kind().isEmpty()
                ? Map.of()
                : likeness.similar().stream().distinct().collect(Collectors.groupingBy(Similar::chunkId));
    }

    /** The relevance of each passage, 0 to 1, by chunk id. */
    Map<String, Double> relevance(List<Found> found) {
        var signals = signals(found).stream().sorted(BEST_FIRST).toList();
        var first = signals.subList(0, Math.min(Selection.MOST, signals.size()));
        double answerable = judging.enough().of(signs(signals, first));
        double best = first.isEmpty() ? 0 : first.getFirst().sum();
        double met = first.stream().mapToDouble(this::met).max().orElse(1);
        var relevance = new HashMap<String, Double>();
        for (int rank = 0; rank < signals.size(); rank++) {
            var one = signals.get(rank);
            double meets = rank < FOREMOST ? met(one) : Conditions.Set.UNMET;
            double less = Math.exp(-Math.max(0, best - one.sum()) / FALL_OFF);
            relevance.put(one.chunkId(), answerable * less * Math.min(1, meets / met));
        }
        return relevance;
    }

    /** What tells whether these passages answer. */
    Signs signs(List<Found> found) {
        var signals = signals(found);
        return signs(signals, first(signals));
    }

    private Signs signs(List<Signals> signals, List<Signals> first) {
        return Signs.of(
                question, conditions, likeness, signals, first, words.in(likeness.wording()), !circle.isEmpty());
    }

    private double met(Signals one) {
        return conditions.factor(one.subject().passage().text());
    }

    private static List<Signals> first(List<Signals> signals) {
        return signals.stream().sorted(BEST_FIRST).limit(Selection.MOST).toList();
    }

    private List<Signals> signals(List<Found> found) {
        double bestRank = found.stream().mapToDouble(Found::score).max().orElse(0);
        return found.stream().map(one -> signals(one, bestRank)).toList();
    }

    private Signals signals(Found one, double bestRank) {
        var subject = subjects.apply(one);
        var passage = one.passage();
        var chunkId = passage.chunkId();
        boolean ofTheIsland = Country.isToldIn(passage);
        double closeness = closeness(passage);
        var traits = new EnumMap<Trait, Double>(Trait.class);
        traits.put(Trait.WHOLE, likeness.wholes().of(chunkId));
        traits.put(Trait.SENTENCE, likeness.sentences().of(chunkId));
        traits.put(Trait.SENTENCE_TO_NAMES, likeness.sentencesToNames().of(chunkId));
        traits.put(Trait.QUESTION, likeness.toQuestionsOf(passage));
        traits.put(Trait.SENTENCE_OF_THE_KIND, ofTheKind(subject));
        traits.put(Trait.WORDS, bestRank == 0 ? 0 : one.score() / bestRank);
        traits.put(Trait.CLOSENESS, closeness);
        traits.put(Trait.OF_THE_PLACE, closeness == 1 ? 1.0 : 0.0);
        traits.put(Trait.OF_THE_ISLAND, ofTheIsland && !circle.isEmpty() ? 1.0 : 0.0);
        traits.put(Trait.SIDE, sides.getOrDefault(passage.aspect(), 0.0));
        return new Signals(subject, traits, judging.order().sum(traits));
    }

    private double ofTheKind(Subject subject) {
        return question.kind()
                .map(kind -> similar.getOrDefault(subject.passage().chunkId(), List.of()).stream()
                        .filter(sentence -> subject.tells(sentence.number(), kind))
                        .mapToDouble(Similar::cosine)
                        .max()
                        .orElse(0))
                .orElse(0.0);
    }

    private double closeness(Passage passage) {
        return circle.isEmpty() && Country.isToldIn(passage)
                ? WHERE_NO_PLACE_IS_NAMED
                : circle.getOrDefault(passage.place().id(), 0.0);
    }

    /** The traits of each passage by chunk id, the likest first. */
    Map<String, Map<Trait, Double>> traits(List<Found> found) {
        var traits = new LinkedHashMap<String, Map<Trait, Double>>();
        signals(found).stream().sorted(BEST_FIRST).forEach(one -> traits.put(one.chunkId(), one.traits()));
        return traits;
    }

    /**
     * What a passage has in common with a question.
     *
     * @param sum of all of it, weighed
     */
    record Signals(Subject subject, Map<Trait, Double> traits, double sum) {

        String chunkId() {
            return subject.passage().chunkId();
        }

        double of(Trait trait) {
            return traits.getOrDefault(trait, 0.0);
        }
    }
}
