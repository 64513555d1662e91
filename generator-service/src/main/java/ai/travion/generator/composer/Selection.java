package ai.travion.generator.composer;

import ai.travion.generator.composer.Relevance.Ranked;
import ai.travion.generator.composer.Sentence.Source;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Chooses from ranked sentences those that an answer quotes. */
final class Selection {

    private static final double FIT = 0.5;

    private final List<Ranked> ranked;

    Selection(List<Ranked> ranked) {
        this.ranked = ranked;
    }

    /** Those about one place. */
    Selection about(String place) {
        return new Selection(ranked.stream()
                .filter(candidate -> Question.isAbout(place, candidate.sentence()))
                .toList());
    }

    boolean isEmpty() {
        return ranked.isEmpty();
    }

    /** The sentences that answer, and answer about as well as the best; the best passage first and each in its own order. */
    List<Sentence> answering(int atMost) {
        var answering = ranked.stream().filter(Ranked::answers).toList();
        return answering.isEmpty() ? List.of() : fittest(answering, atMost, atMost);
    }

    /** The heads of the passages, whatever is asked: at most two of each. */
    List<Sentence> overview(int atMost) {
        return fittest(ranked, atMost, 2);
    }

    /** What else is worth knowing: one sentence each from passages that are not quoted yet. */
    List<Sentence> further(Footnotes quoted, List<Sentence> direct, int atMost) {
        var used =
                direct.stream().map(sentence -> sentence.source().id()).collect(Collectors.toCollection(HashSet::new));
        return ranked.stream()
                .map(Ranked::sentence)
                .filter(sentence -> !sentence.leansOnAnother() && !quoted.has(sentence))
                .filter(sentence -> used.add(sentence.source().id()))
                .limit(atMost)
                .toList();
    }

    /** The sentences that answer, by the place that they are about, the best place first. */
    Map<String, List<Sentence>> byPlace(int places) {
        var byPlace = new LinkedHashMap<String, List<Ranked>>();
        ranked.stream()
                .filter(Ranked::answers)
                .forEach(candidate -> byPlace.computeIfAbsent(
                                candidate.sentence().source().location(), place -> new ArrayList<>())
                        .add(candidate));
        int each = byPlace.size() <= 2 ? 3 : 1;
        var chosen = new LinkedHashMap<String, List<Sentence>>();
        byPlace.entrySet().stream()
                .limit(places)
                .forEach(place -> chosen.put(place.getKey(), fittest(place.getValue(), each, each)));
        return chosen;
    }

    private static List<Sentence> fittest(List<Ranked> candidates, int atMost, int ofEachSource) {
        var perSource = new LinkedHashMap<Source, Integer>();
        var chosen = new ArrayList<Sentence>();
        double bar = candidates.isEmpty() ? 0 : FIT * candidates.getFirst().score();
        for (var candidate : candidates) {
            if (chosen.size() == atMost || (candidate.score() < bar && !chosen.isEmpty())) {
                break;
            }
            if (perSource.merge(candidate.sentence().source(), 1, Integer::sum) <= ofEachSource) {
                chosen.add(candidate.sentence());
            }
        }
        // Two sentences of one passage read best in the order in which they were written.
        var order = List.copyOf(perSource.keySet());
        chosen.sort(Comparator.<Sentence>comparingInt(sentence -> order.indexOf(sentence.source()))
                .thenComparingInt(Sentence::position));
        return List.copyOf(chosen);
    }
}
