package ai.travion.generator.composer;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How the sentences of the evidence stand to one another, by what retrieval found of them.
 *
 * @param likest the cosine of the sentence that is likest to the question
 * @param mostRelevant the relevance of the best passage
 * @param byLikeness for each sentence how many come before it by likeness; of equals the earlier in the evidence
 * @param byPassage for each passage, by its id, how many come before it by relevance; of equals the earlier
 */
record Standing(double likest, double mostRelevant, Map<Sentence, Integer> byLikeness, Map<String, Integer> byPassage) {

    static Standing of(List<Sentence> sentences) {
        var byLikeness = new HashMap<Sentence, Integer>();
        sentences.stream()
                .sorted(Comparator.comparingDouble(Sentence::likeness).reversed())
                .forEach(sentence -> byLikeness.putIfAbsent(sentence, byLikeness.size()));
        var byPassage = new HashMap<String, Integer>();
        sentences.stream()
                .map(Sentence::source)
                .sorted(Comparator.comparingDouble(Sentence.Source::relevance).reversed())
                .forEach(source -> byPassage.putIfAbsent(source.id(), byPassage.size()));
        return new Standing(
                sentences.stream().mapToDouble(Sentence::likeness).max().orElse(0),
                sentences.stream()
                        .mapToDouble(sentence -> sentence.source().relevance())
                        .max()
                        .orElse(0),
                byLikeness,
                byPassage);
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
