package ai.travion.retrieval.guide;

import ai.travion.atlas.Places;
import ai.travion.embedding.Embed;
import ai.travion.retrieval.evaluation.AdapterTraining;
import ai.travion.retrieval.evaluation.LogisticRegression;
import ai.travion.retrieval.guide.Answers.Candidate;
import ai.travion.retrieval.guide.Answers.LeftOut;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.QueryAdapter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Learns {@link Ranking} and the guide's {@link QueryAdapter} from the prepared answers: two wordings of each are taken out in turn and asked,
 * and the answer that they were taken from has to stand before all others. One wording of four is asked of a guide that lacks the whole
 * answer, so that it is learnt as well when none is to be given.
 */
public final class GuideTraining {

    /** Where what turns a question is shipped from. */
    public static final String ADAPTER =
            "retrieval-service/src/main/resources/ai/travion/retrieval/vectors/" + QueryAdapter.OF_THE_GUIDE;

    /** Where what orders and judges answers is shipped from. */
    public static final String RANKING =
            "retrieval-service/src/main/resources/ai/travion/retrieval/guide/" + Ranking.FILE;

    private static final int FOLDS = 3;
    private static final int ASKED_OF_EACH = 2;
    private static final int EVERY_FOURTH = 4;
    private static final int RIVALS = 15;
    private static final double RIDGE = 0.1;
    private static final long SEED = 7;

    private final QueryAdapter adapter;
    private final Ranking ranking;
    private final String report;

    private GuideTraining(QueryAdapter adapter, Ranking ranking, String report) {
        this.adapter = adapter;
        this.ranking = ranking;
        this.report = report;
    }

    /** Learns; takes some minutes. */
    public static GuideTraining from(Collection<Passage> answers, Embedded embedded, Embed embed, Places atlas) {
        var guide = new Answers(answers, embedded);
        var asked = new ArrayList<Asked>();
        for (int fold = 0; fold < FOLDS; fold++) {
            int leftOut = fold;
            var learnt = AdapterTraining.ofAnswers(only(embedded, answer -> foldOf(answer) != leftOut))
                    .adapter();
            asked.addAll(ask(answers, leftOut, guide, learnt, embed, atlas));
        }
        return new GuideTraining(
                AdapterTraining.ofAnswers(embedded).adapter(), fitted(asked, guide), report(asked, guide));
    }

    /** What turns a question. */
    public QueryAdapter adapter() {
        return adapter;
    }

    /** What orders and judges answers. */
    public Ranking ranking() {
        return ranking;
    }

    /** How well it does on wordings that it was not learnt from, in words. */
    public String report() {
        return report;
    }

    private static int foldOf(Passage answer) {
        return Math.floorMod(answer.chunkId().split("#", 2)[0].hashCode(), FOLDS);
    }

    private static Embedded only(Embedded embedded, Predicate<Passage> some) {
        return embedded.only(piece -> some.test(piece.passage()));
    }

    /**
     * A wording that was asked.
     *
     * @param candidates the nearest first
     * @param right which of them it was taken from; empty where none is there
     */
    private record Asked(int fold, List<Candidate> candidates, Optional<Candidate> right) {}

    private static List<Asked> ask(
            Collection<Passage> answers, int fold, Answers guide, QueryAdapter adapter, Embed embed, Places atlas) {
        var random = new Random(SEED);
        var asked = new ArrayList<Asked>();
        int count = 0;
        for (var answer : answers) {
            var numbers = new ArrayList<>(
                    IntStream.range(0, answer.questions().size()).boxed().toList());
            Collections.shuffle(numbers, random);
            for (int number : numbers.subList(0, ASKED_OF_EACH)) {
                boolean isThere = ++count % EVERY_FOURTH != 0;
                if (foldOf(answer) == fold) {
                    asked.add(asked(
                            answer,
                            number,
                            isThere,
                            fold,
                            guide,
                            Wording.of(answer.questions().get(number).words(), atlas, embed, adapter)));
                }
            }
        }
        return asked.stream().filter(one -> one.candidates().size() > 1).toList();
    }

    private static Asked asked(Passage answer, int number, boolean isThere, int fold, Answers guide, Wording wording) {
        // Whether the place or the island tells better is not learnt: a wording always comes from its own.
        var candidates = guide
                .near(
                        wording,
                        Set.of(answer.place().id()),
                        other -> 0,
                        new LeftOut(answer.chunkId(), isThere ? number : -1))
                .stream()
                .filter(one -> one.prepared().answer().place().equals(answer.place()))
                .toList();
        var right = candidates.stream()
                .filter(one -> one.prepared().answer().equals(answer))
                .findFirst();
        return new Asked(fold, candidates, right);
    }

    private static Ranking fitted(List<Asked> asked, Answers guide) {
        var ordering = new Ranking(order(asked), new double[Ranking.SIGNS + 1]);
        var firsts = asked.stream().map(one -> First.of(one, ordering, guide)).toList();
        var yes = new boolean[firsts.size()];
        for (int i = 0; i < yes.length; i++) {
            yes[i] = firsts.get(i).isRight();
        }
        var likelihood = notNegative(firsts.stream().map(First::signs).toArray(double[][]::new), yes);
        return new Ranking(ordering.order(), likelihood);
    }

    /** The answer that the wording was taken from against each of the nearest others, every other pair turned round. */
    private static double[] order(List<Asked> asked) {
        var rows = new ArrayList<double[]>();
        for (var one : asked) {
            one.right()
                    .ifPresent(right -> one.candidates().stream()
                            .filter(rival -> !rival.isOfTheSame(right))
                            .limit(RIVALS)
                            .forEach(rival -> rows.add(difference(
                                    Ranking.inOrder(right.traits()),
                                    Ranking.inOrder(rival.traits()),
                                    rows.size() % 2 == 0 ? 1 : -1))));
        }
        var yes = new boolean[rows.size()];
        for (int row = 0; row < yes.length; row++) {
            yes[row] = row % 2 == 0;
        }
        return Arrays.copyOf(notNegative(rows.toArray(double[][]::new), yes), Resemblance.values().length);
    }

    private static double[] difference(double[] one, double[] other, int sign) {
        var difference = new double[one.length];
        for (int i = 0; i < one.length; i++) {
            difference[i] = sign * (one[i] - other[i]);
        }
        return difference;
    }

    private static double[] notNegative(double[][] rows, boolean[] yes) {
        var weights = new double[rows.length];
        Arrays.fill(weights, 1);
        var ridges = new double[rows[0].length];
        Arrays.fill(ridges, RIDGE);
        return LogisticRegression.fitNotNegative(rows, yes, weights, ridges);
    }

    /** The candidate that stands first, and what tells how likely it is right. */
    @SuppressWarnings("ArrayRecordComponent")
    private record First(boolean isRight, boolean wasThere, double[] signs, double likely) {

        static First of(Asked asked, Ranking by, Answers guide) {
            var best = guide.foremost(asked.candidates(), by).orElseThrow();
            var traits = best.candidate().traits();
            return new First(
                    asked.right()
                            .filter(right ->
                                    right.isOfTheSame(best.candidate()) || guide.areAlike(right, best.candidate()))
                            .isPresent(),
                    asked.right().isPresent(),
                    Ranking.signs(traits, best.lead()),
                    by.likely(traits, best.lead()));
        }
    }

    /** Each fold is judged by what was learnt from the others. */
    private static String report(List<Asked> asked, Answers guide) {
        var firsts = IntStream.range(0, FOLDS)
                .boxed()
                .flatMap(fold -> {
                    var by = fitted(among(asked, other -> other != fold), guide);
                    return among(asked, other -> other == fold).stream().map(one -> First.of(one, by, guide));
                })
                .sorted(Comparator.comparingDouble(First::likely).reversed())
                .toList();
        var there = firsts.stream().filter(First::wasThere).toList();
        var text = new StringBuilder(String.format(
                Locale.ROOT,
                "Of %d wordings taken out, %.1f%% find their own answer first, or one that says the same.%n",
                there.size(),
                share(there)));
        for (double least : new double[] {0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3}) {
            var sure = firsts.stream().filter(one -> one.likely() >= least).toList();
            text.append(String.format(
                    Locale.ROOT,
                    "Likely to %.1f: %4.1f%% of all, of which %.1f%% right.%n",
                    least,
                    100.0 * sure.size() / firsts.size(),
                    share(sure)));
        }
        return text.toString().stripTrailing();
    }

    private static double share(List<First> firsts) {
        return 100.0 * firsts.stream().filter(First::isRight).count() / Math.max(1, firsts.size());
    }

    private static List<Asked> among(List<Asked> asked, IntPredicate folds) {
        return asked.stream().filter(one -> folds.test(one.fold())).toList();
    }
}
