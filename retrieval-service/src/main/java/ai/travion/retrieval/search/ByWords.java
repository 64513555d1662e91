package ai.travion.retrieval.search;

import ai.travion.retrieval.question.Conditions;
import ai.travion.retrieval.question.Question;
import ai.travion.retrieval.question.Subject;
import ai.travion.retrieval.search.Evidence.Scored;
import ai.travion.retrieval.search.FindPassages.Found;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/** Scores passages by words alone: for a plan, an overview, and where no vectors are configured. */
final class ByWords {

    private static final double PLAN = 0.8;
    private static final double PLAN_FITS_THE_THEME = 0.2;
    /** Less of a plan's theme than this in the best passage: the theme is not to be had there. */
    private static final double THEME_IS_KNOWN = 0.3;

    private static final double UNKNOWN_THEME = 0.55;

    private final Hunt hunt;
    private final boolean plan;
    private final Conditions.Set conditions;
    private final Function<Found, Subject> subjects;

    /** @param conditions that a passage has to meet; a plan sets none */
    ByWords(Hunt hunt, boolean plan, Conditions.Set conditions, Function<Found, Subject> subjects) {
        this.hunt = hunt;
        this.plan = plan;
        this.conditions = conditions;
        this.subjects = subjects;
    }

    /**
     * The relevance of passages, 0 to 1.
     *
     * @param wished a factor for what the traveller would rather have
     */
    List<Scored> scored(List<Found> found, ToDoubleFunction<Found> wished) {
        var relevance = relevance(found);
        var scored = new ArrayList<Scored>();
        double best = 0;
        for (var one : found) {
            double worth = relevance.applyAsDouble(one)
                    * conditions.factor(one.passage().text())
                    * wished.applyAsDouble(one);
            scored.add(new Scored(one.passage(), Math.clamp(worth, 0, 1)));
            best = Math.max(best, worth);
        }
        return hunt.asked().isEmpty() ? scored : withContext(scored, best);
    }

    private ToDoubleFunction<Found> relevance(List<Found> found) {
        var question = hunt.judged();
        boolean ofAPlace = !hunt.asked().isEmpty();
        if (plan && ofAPlace) {
            double best = found.stream()
                    .mapToDouble(one -> question.coverage(subjects.apply(one)))
                    .max()
                    .orElse(0);
            return one -> forPlan(question, subjects.apply(one), best, hunt.closeness(one));
        }
        double bestRank = found.stream().mapToDouble(Found::score).max().orElse(0);
        ToDoubleFunction<Found> rankShare = one -> bestRank == 0 ? 0 : one.score() / bestRank;
        if (!ofAPlace && question.asksForAnySight()) {
            return one -> Relevance.toOverviewOfAll(rankShare.applyAsDouble(one));
        }
        if (question.asksForTheCharacter()) {
            return one -> Relevance.toItsCharacter(subjects.apply(one), hunt.closeness(one));
        }
        if (question.isGeneral()) {
            return one -> Relevance.toOverview(subjects.apply(one), hunt.closeness(one));
        }
        return one -> Relevance.toQuestion(
                question, subjects.apply(one), rankShare.applyAsDouble(one), hunt.closeness(one), ofAPlace);
    }

    private static double forPlan(Question question, Subject passage, double bestCoverage, double closeness) {
        boolean themeIsKnown = question.isGeneral() || bestCoverage >= THEME_IS_KNOWN;
        double fits = question.isGeneral() ? 0.5 : question.coverage(passage);
        return (PLAN + PLAN_FITS_THE_THEME * fits)
                * Relevance.planning(passage)
                * closeness
                * (themeIsKnown ? 1 : UNKNOWN_THEME);
    }

    private List<Scored> withContext(List<Scored> scored, double best) {
        return scored.stream()
                .map(one -> new Scored(
                        one.passage(),
                        Math.max(
                                one.relevance(),
                                Relevance.asContext(
                                        best,
                                        hunt.circle()
                                                .getOrDefault(
                                                        one.passage().place().id(), 0.0)))))
                .toList();
    }
}
