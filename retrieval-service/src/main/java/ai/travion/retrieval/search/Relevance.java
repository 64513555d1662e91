package ai.travion.retrieval.search;

import ai.travion.atlas.PlaceType;
import ai.travion.retrieval.knowledge.Aspect;
import ai.travion.retrieval.question.Question;
import ai.travion.retrieval.question.Subject;
import java.util.List;

/**
 * How well a passage answers a question, from 0 to 1, on a scale that means the same for every question: BM25 only orders
 * the passages of one search, so the scale comes from how much of the question a passage covers, rare words counting most,
 * and BM25 adds how much it is about that.
 */
final class Relevance {

    private static final double BY_COVERAGE = 0.6;
    private static final double BY_FOCUS = 0.25;
    private static final double BY_RANK = 0.15;

    /** Of the right place, half a question's words are no accident: the rest may be said in other words. */
    private static final double LENIENT = 0.8;
    /** Somewhere in a whole catalogue half a question's words always stand together. */
    private static final double STRICT = 1.5;

    /** What is said of the right place is context for the answer that a neighbour holds; context of no answer is little. */
    private static final double CONTEXT = 0.42;

    private static final double LEAST_CONTEXT = 0.1;

    private static final double OVERVIEW = 0.97;
    private static final double TELLING_STEP = 0.03;
    private static final double FAMELESS = 0.58;
    private static final double FAME = 0.12;
    private static final List<Aspect> CHARACTER_ORDER =
            List.of(Aspect.VIBE, Aspect.NATURE, Aspect.ADVENTURE, Aspect.LOGISTICS, Aspect.CULTURE, Aspect.HISTORY);

    private static final List<Aspect> PLANNING_ORDER =
            List.of(Aspect.ADVENTURE, Aspect.CULTURE, Aspect.LOGISTICS, Aspect.NATURE, Aspect.VIBE, Aspect.HISTORY);
    /** What holds for one place answers a question about the country by half. */
    private static final double ONE_PLACE_FOR_ALL = 0.68;
    /** In an overview of a town its own passages come before those of its sights. */
    private static final double OVERVIEW_OF_ANOTHER_PLACE = 0.8;

    private Relevance() {}

    /**
     * Relevance to a question that asks for something.
     *
     * @param rankShare BM25 of the passage over that of the best one, 0 to 1
     * @param closeness of its place to the one that was asked for, 0 to 1; 1 where none was
     */
    static double toQuestion(Question question, Subject passage, double rankShare, double closeness, boolean ofAPlace) {
        double coverage = Math.pow(question.coverage(passage), ofAPlace ? LENIENT : STRICT);
        double fine = BY_FOCUS * Math.min(1, question.focus(passage) * 1.25) + BY_RANK * rankShare;
        double answers = (BY_COVERAGE * coverage + fine * Math.sqrt(coverage)) * closeness;
        double ofAll = !ofAPlace && question.isOfOnePlace() ? answers * ONE_PLACE_FOR_ALL : answers;
        return question.asksForAKind() || question.listing() ? ofAll * telling(passage) : ofAll;
    }

    /** At least as much a passage of the right place is worth beside the best one. */
    static double asContext(double best, double closeness) {
        return Math.max(LEAST_CONTEXT, CONTEXT * best * best) * closeness;
    }

    /** Relevance to "tell me about it": every passage of the place answers, the telling ones first. */
    static double toOverview(Subject passage, double closeness) {
        return overview(telling(passage), closeness);
    }

    /** Relevance to "what is it like": what it feels like and what one does there come before its past. */
    static double toItsCharacter(Subject passage, double closeness) {
        return overview(
                1 - TELLING_STEP * CHARACTER_ORDER.indexOf(passage.passage().aspect()), closeness);
    }

    private static double overview(double factor, double closeness) {
        double first = OVERVIEW * factor;
        return closeness == 1 ? first : first * OVERVIEW_OF_ANOTHER_PLACE * closeness;
    }

    /** Relevance to "tell me about the country" and "what should I see": in the order in which the store finds fame. */
    static double toOverviewOfAll(double rankShare) {
        return FAMELESS + FAME * rankShare;
    }

    /** A factor for which side of its place a passage tells: 1 for the one that a place of its type is known by. */
    static double telling(Subject passage) {
        var place = passage.passage().place();
        return 1
                - TELLING_STEP
                        * tellingOrder(place.type()).indexOf(passage.passage().aspect());
    }

    /** A factor for how much a plan needs this side of a place. */
    static double planning(Subject passage) {
        return 1 - TELLING_STEP * PLANNING_ORDER.indexOf(passage.passage().aspect());
    }

    /** What makes a place of this type worth telling of, most important first. */
    static List<Aspect> tellingOrder(PlaceType type) {
        return switch (type) {
            case HERITAGE, TEMPLE, CITY ->
                List.of(Aspect.HISTORY, Aspect.CULTURE, Aspect.LOGISTICS, Aspect.VIBE, Aspect.ADVENTURE, Aspect.NATURE);
            case BEACH ->
                List.of(Aspect.ADVENTURE, Aspect.VIBE, Aspect.NATURE, Aspect.LOGISTICS, Aspect.CULTURE, Aspect.HISTORY);
            case ADVENTURE ->
                List.of(Aspect.ADVENTURE, Aspect.NATURE, Aspect.LOGISTICS, Aspect.HISTORY, Aspect.VIBE, Aspect.CULTURE);
            case WILDLIFE, NATURE ->
                List.of(Aspect.NATURE, Aspect.ADVENTURE, Aspect.LOGISTICS, Aspect.HISTORY, Aspect.VIBE, Aspect.CULTURE);
            case TEA_COUNTRY ->
                List.of(Aspect.NATURE, Aspect.ADVENTURE, Aspect.HISTORY, Aspect.CULTURE, Aspect.LOGISTICS, Aspect.VIBE);
        };
    }
}
