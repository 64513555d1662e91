package ai.travion.retrieval.search;

import ai.travion.retrieval.knowledge.Aspect;
import ai.travion.retrieval.search.Evidence.Scored;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/** Chooses the few passages that an answer is written from: the best ones, and not five times the same. */
final class Selection {

    static final int MOST = 5;
    /** The grader wants so many before it calls evidence relevant. */
    static final int ENOUGH = 3;

    /** Beyond enough, a passage that answers less than this much of what the best one does is left out. */
    private static final double WORTH_KEEPING = 0.05;
    /** What is found anywhere is oftener beside the point. */
    private static final double WORTH_KEEPING_ANYWHERE = 0.12;

    /** In a plan one more passage of the same place is worth so much less. */
    private static final double SAME_PLACE = 0.88;

    static final Comparator<Scored> BEST_FIRST = Comparator.comparingDouble(Scored::relevance)
            .reversed()
            .thenComparing(scored -> scored.passage().chunkId());

    private Selection() {}

    /** The best. */
    static List<Scored> best(List<Scored> candidates) {
        return withoutTail(candidates.stream().sorted(BEST_FIRST).limit(MOST).toList(), WORTH_KEEPING);
    }

    /** The best, at most so many of one place. */
    static List<Scored> bestOfSeveralPlaces(List<Scored> candidates, int ofOnePlace) {
        var taken = new HashMap<String, Integer>();
        return withoutTail(
                candidates.stream()
                        .sorted(BEST_FIRST)
                        .filter(scored -> taken.merge(scored.passage().place().id(), 1, Integer::sum) <= ofOnePlace)
                        .limit(MOST)
                        .toList(),
                WORTH_KEEPING_ANYWHERE);
    }

    /**
     * The best of each of these places, and then the best of what is left: it may be a third place that answers.
     *
     * @param side that each place is told of before, where the places are compared by one
     */
    static List<Scored> eachPlaceInTurn(List<Scored> candidates, List<String> placeIds, Optional<Aspect> side) {
        var ordered = candidates.stream().sorted(BEST_FIRST).toList();
        var chosen = new LinkedHashSet<Scored>();
        for (var place : placeIds) {
            ordered.stream()
                    .filter(scored -> isOf(scored, place)
                            && side.filter(scored.passage().aspect()::equals).isPresent())
                    .findFirst()
                    .filter(any -> chosen.size() < MOST)
                    .ifPresent(chosen::add);
        }
        for (var place : placeIds) {
            ordered.stream()
                    .filter(scored -> isOf(scored, place))
                    .findFirst()
                    .filter(any -> chosen.size() < MOST)
                    .ifPresent(chosen::add);
        }
        ordered.stream().takeWhile(any -> chosen.size() < MOST).forEach(chosen::add);
        var best = chosen.stream().limit(MOST).sorted(BEST_FIRST).toList();
        return placeIds.size() == 1 ? withoutTail(best, WORTH_KEEPING) : best;
    }

    /** The best of what answers each of several questions, each passage once. */
    static List<Scored> together(List<Evidence> answers) {
        var best = new LinkedHashMap<String, Scored>();
        for (int rank = 0; rank < MOST; rank++) {
            for (var answer : answers) {
                if (rank < answer.passages().size() && best.size() < MOST) {
                    var one = answer.passages().get(rank);
                    best.merge(
                            one.passage().chunkId(),
                            one,
                            (some, same) -> BEST_FIRST.compare(some, same) <= 0 ? some : same);
                }
            }
        }
        return best.values().stream().sorted(BEST_FIRST).toList();
    }

    /**
     * A mix for a plan: each of these places first, how to get there in any case, local life where there
     * is room, and then the best of the rest, new
     * places before more of the same.
     */
    static List<Scored> mixed(List<Scored> candidates, List<String> placeIds) {
        var left = new ArrayList<>(candidates);
        var chosen = new ArrayList<Scored>();
        placeIds.stream()
                .limit(MOST - 1)
                .forEach(place -> takeBest(left, chosen, scored -> isOf(scored, place) ? worth(scored, chosen) : 0));
        takeBest(left, chosen, scored -> isLogisticsOf(scored, placeIds) ? worth(scored, chosen) : 0);
        if (chosen.size() < MOST - 1) {
            takeBest(left, chosen, scored -> scored.passage().aspect() == Aspect.CULTURE ? worth(scored, chosen) : 0);
        }
        while (chosen.size() < MOST && takeBest(left, chosen, scored -> worth(scored, chosen))) {
            // The next one is weighed against those that are chosen by now.
        }
        return chosen.stream().sorted(BEST_FIRST).toList();
    }

    private static boolean takeBest(List<Scored> left, List<Scored> chosen, ToDoubleFunction<Scored> worth) {
        var best = left.stream()
                .filter(scored -> worth.applyAsDouble(scored) > 0)
                .max(Comparator.comparingDouble(worth).thenComparing(BEST_FIRST.reversed()));
        best.ifPresent(scored -> {
            left.remove(scored);
            chosen.add(scored);
        });
        return best.isPresent();
    }

    private static double worth(Scored candidate, List<Scored> chosen) {
        long ofThePlace = chosen.stream()
                .filter(scored -> isOf(scored, candidate.passage().place().id()))
                .count();
        return candidate.relevance() * Math.pow(SAME_PLACE, (double) ofThePlace);
    }

    private static boolean isOf(Scored scored, String placeId) {
        return scored.passage().place().id().equals(placeId);
    }

    private static boolean isLogisticsOf(Scored scored, List<String> placeIds) {
        return scored.passage().aspect() == Aspect.LOGISTICS
                && (placeIds.isEmpty()
                        || Set.copyOf(placeIds)
                                .contains(scored.passage().place().id()));
    }

    private static List<Scored> withoutTail(List<Scored> ordered, double worthKeeping) {
        if (ordered.size() <= ENOUGH) {
            return ordered;
        }
        double least = ordered.getFirst().relevance() * worthKeeping;
        return ordered.stream()
                .filter(scored -> ordered.indexOf(scored) < ENOUGH || scored.relevance() >= least)
                .toList();
    }
}
