package ai.travion.retrieval.search;

import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.search.Evidence.Scored;
import java.util.List;
import java.util.regex.Pattern;

/** What the pages of the whole island are to a question: all of its answer, what a place leaves out, or nothing. */
final class WholeIsland {

    private static final double AS_GOOD_AS_THE_COUNTRY = 0.5;
    private static final double AS_GOOD_AS_THE_PLACE = 0.3;

    /** Asks for places, so that what holds for the country is only half an answer. */
    private static final Pattern ASKS_WHERE = Pattern.compile(
            "\\b(?:where|(?:which|what|best|good|nice|any) (?:\\w+ )?(?:places?|towns?|city|cities|beach(?:es)?|parks?|spots?|regions?|areas?|coasts?|temples?|sites?|villages?))\\b",
            Pattern.CASE_INSENSITIVE);

    private WholeIsland() {}

    /** Whether a page of the whole island is the best that there is for somebody who names no place and asks for none. */
    static boolean isAskedAbout(List<Scored> scored, Hunt hunt, Inquiry inquiry) {
        return hunt.asked().isEmpty()
                && !inquiry.plan()
                && !isChosenFrom(inquiry.judgedBy())
                && scored.stream()
                        .min(Selection.BEST_FIRST)
                        .filter(best -> Country.isToldIn(best.passage()))
                        .isPresent();
    }

    /** Whether a question asks for places: which of all it should be. */
    static boolean isChosenFrom(String question) {
        return ASKS_WHERE.matcher(question).find();
    }

    /**
     * What is told of single places is left out where the whole country is asked about, unless it answers half as well: who asks how
     * much to tip does not ask for a bastion from which people leap for tips.
     *
     * @param chosen the best first
     */
    static List<Scored> alone(List<Scored> chosen) {
        double least = chosen.isEmpty() ? 0 : chosen.getFirst().relevance() * AS_GOOD_AS_THE_COUNTRY;
        return chosen.stream()
                .filter(one -> Country.isToldIn(one.passage()) || one.relevance() >= least)
                .toList();
    }

    /** Without what holds for the whole country, where a place that is asked for answers far better by itself. */
    static List<Scored> besideThePlaces(List<Scored> candidates) {
        return candidates.stream()
                .min(Selection.BEST_FIRST)
                .filter(best -> !Country.isToldIn(best.passage()) && best.relevance() >= Evidence.ANSWERS)
                .map(best -> candidates.stream()
                        .filter(one -> !Country.isToldIn(one.passage())
                                || one.relevance() >= best.relevance() * AS_GOOD_AS_THE_PLACE)
                        .toList())
                .orElse(candidates);
    }

    /** A plan is of places. */
    static List<Scored> leftOutOf(List<Scored> candidates) {
        return candidates.stream()
                .filter(one -> !Country.isToldIn(one.passage()))
                .toList();
    }
}
