package ai.travion.generator.composer;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * How the sentences of the evidence stand to one another, by what retrieval found of them.
 *
 * @param likest the cosine of the sentence that is likest to the question
 * @param mostExpected the cosine of the likest question that one of them is known to answer
 * @param mostRelevant the relevance of the best passage
 * @param byLikeness for each sentence how many come before it by likeness; of equals the earlier in the evidence
 * @param byExpectation the same by the questions that they are known to answer
 * @param byPassage for each passage, by its id, how many come before it by relevance; of equals the earlier
 */
record Standing(
        double likest,
        double mostExpected,
        double mostRelevant,
        Map<Sentence, Integer> byLikeness,
        Map<Sentence, Integer> byExpectation,
        Map<String, Integer> byPassage) {

    static Standing of(List<Sentence> sentences) {
        var byPassage = new HashMap<String, Integer>();
        sentences.stream()
                .map(Sentence::source)
                .sorted(Comparator.comparingDouble(Sentence.Source::relevance).reversed())
                .forEach(source -> byPassage.putIfAbsent(source.id(), byPassage.size()));
        return new Standing(
                greatest(sentences, Sentence::likeness),
                greatest(sentences, Sentence::expected),
                greatest(sentences, sentence -> sentence.source().relevance()),
                before(sentences, Sentence::likeness),
                before(sentences, Sentence::expected),
                byPassage);
    }

    private static double greatest(List<Sentence> sentences, ToDoubleFunction<Sentence> figure) {
        return sentences.stream().mapToDouble(figure).max().orElse(0);
    }

    private static Map<Sentence, Integer> before(List<Sentence> sentences, ToDoubleFunction<Sentence> figure) {
        var before = new HashMap<Sentence, Integer>();
        sentences.stream()
                .sorted(Comparator.comparingDouble(figure).reversed())
                .forEach(sentence -> before.putIfAbsent(sentence, before.size()));
        return before;
    }

    /** How many sentences come before it by the questions that they are known to answer. */
    int moreExpected(Sentence sentence) {
        return byExpectation.getOrDefault(sentence, byExpectation.size());
    }

    /** How many sentences come before it by likeness. */
    int liker(Sentence sentence) {
        return byLikeness.getOrDefault(sentence, byLikeness.size());
    }

    /** How many passages come before that of the sentence by relevance. */
    int passagesBefore(Sentence sentence) {
        return byPassage.getOrDefault(sentence.source().id(), byPassage.size());
    }
}
