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
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Learns {@link Ranking} and the guide's {@link QueryAdapter} from the prepared answers: two wordings of each are taken out in turn and asked,
 * and the answer that they were taken from has to stand before all others. One wording of four is asked of a guide that lacks the whole
 * answer, so that it is learnt as well when none is to be given. How likely an answer is to be to a question is learnt from these and, since
 * whole questions are put otherwise than short wordings, from what readers said of answers to questions of the tuning set.
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

    /** A question of a traveller tells so much more than a wording, which comes from who wrote the answer. */
    private static final double OF_WHAT_WAS_JUDGED = 15;

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
        var adapter = AdapterTraining.ofAnswers(embedded).adapter();
        var proposed = proposed(guide, adapter, embed, atlas);
        return new GuideTraining(adapter, fitted(asked, proposed, guide), report(asked, proposed, guide));
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
     * @param from the answer that it was taken from
     * @param isThere whether that was among those that could be given
     */
    private record Asked(int fold, List<Candidate> candidates, Prepared from, boolean isThere) {

        Optional<Candidate> right() {
            return candidates.stream()
                    .filter(one -> one.prepared().equals(from))
                    .findFirst();
        }
    }

    /** An answer that was proposed to a question, among others, and judged. */
    private record Proposed(int fold, Candidate candidate, List<Candidate> all, boolean fits) {}

    private static List<Proposed> proposed(Answers guide, QueryAdapter adapter, Embed embed, Places atlas) {
        var proposed = new ArrayList<Proposed>();
        for (var judged : Judged.all()) {
            var places = atlas.mentionedIn(judged.question()).stream()
                    .map(mention -> mention.place().id())
                    .collect(Collectors.toSet());
            var all = guide.near(
                    Wording.of(judged.question(), atlas, embed, adapter), places, other -> 0, LeftOut.NOTHING);
            int fold = proposed.size() % FOLDS;
            all.stream()
                    .filter(one -> one.prepared().answer().chunkId().equals(judged.answer()))
                    .forEach(one -> proposed.add(new Proposed(fold, one, all, judged.fits())));
        }
        return proposed;
    }

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
        return new Asked(fold, candidates, guide.prepared(answer), isThere);
    }

    private static Ranking fitted(List<Asked> asked, List<Proposed> proposed, Answers guide) {
        var ordering = new Ranking(order(asked, guide), new double[Ranking.SIGNS + 1]);
        var firsts = asked.stream().map(one -> First.of(one, ordering, guide)).toList();
        var judged =
                proposed.stream().map(one -> First.of(one, ordering, guide)).toList();
        var all = Stream.concat(firsts.stream(), judged.stream()).toList();
        var yes = new boolean[all.size()];
        var weights = new double[all.size()];
        for (int i = 0; i < yes.length; i++) {
            yes[i] = all.get(i).isRight();
            weights[i] = i < firsts.size() ? 1 : OF_WHAT_WAS_JUDGED;
        }
        var signs = all.stream().map(First::signs).toArray(double[][]::new);
        return new Ranking(ordering.order(), notNegative(signs, yes, weights));
    }

    /**
     * The answer that the wording was taken from against each of the nearest others that say something else, every other pair turned round.
     */
    private static double[] order(List<Asked> asked, Answers guide) {
        var rows = new ArrayList<double[]>();
        for (var one : asked) {
            one.right()
                    .ifPresent(right -> one.candidates().stream()
                            .filter(rival ->
                                    !rival.isOfTheSame(right) && !guide.areAlike(right.prepared(), rival.prepared()))
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
        var weights = new double[yes.length];
        Arrays.fill(weights, 1);
        return Arrays.copyOf(notNegative(rows.toArray(double[][]::new), yes, weights), Resemblance.values().length);
    }

    private static double[] difference(double[] one, double[] other, int sign) {
        var difference = new double[one.length];
        for (int i = 0; i < one.length; i++) {
            difference[i] = sign * (one[i] - other[i]);
        }
        return difference;
    }

    private static double[] notNegative(double[][] rows, boolean[] yes, double[] weights) {
        var ridges = new double[rows[0].length];
        Arrays.fill(ridges, RIDGE);
        return LogisticRegression.fitNotNegative(rows, yes, weights, ridges);
    }

    /** The candidate that stands first, or was judged, and what tells how likely it is right. */
    @SuppressWarnings("ArrayRecordComponent")
    private record First(boolean isRight, boolean wasThere, double[] signs, double likely) {

        /** What says the same as the answer that the wording was taken from is right as well. */
        static First of(Asked asked, Ranking by, Answers guide) {
            var best =
                    guide.foremost(asked.candidates(), asked.candidates(), by).orElseThrow();
            return of(
                    guide.areAlike(asked.from(), best.candidate().prepared()),
                    asked.isThere(),
                    best.candidate(),
                    best.lead(),
                    by);
        }

        static First of(Proposed proposed, Ranking by, Answers guide) {
            return of(
                    proposed.fits(),
                    true,
                    proposed.candidate(),
                    guide.lead(proposed.candidate(), proposed.all(), by),
                    by);
        }

        private static First of(boolean isRight, boolean wasThere, Candidate candidate, double lead, Ranking by) {
            var traits = candidate.traits();
            return new First(isRight, wasThere, Ranking.signs(traits, lead), by.likely(traits, lead));
        }
    }

    /** Each fold is judged by what was learnt from the others. */
    private static String report(List<Asked> asked, List<Proposed> proposed, Answers guide) {
        var firsts = new ArrayList<First>();
        var judged = new ArrayList<First>();
        for (int fold = 0; fold < FOLDS; fold++) {
            int one = fold;
            var by = fitted(
                    asked.stream().filter(other -> other.fold() != one).toList(),
                    proposed.stream().filter(other -> other.fold() != one).toList(),
                    guide);
            asked.stream()
                    .filter(other -> other.fold() == one)
                    .forEach(other -> firsts.add(First.of(other, by, guide)));
            proposed.stream()
                    .filter(other -> other.fold() == one)
                    .forEach(other -> judged.add(First.of(other, by, guide)));
        }
        var there = firsts.stream().filter(First::wasThere).toList();
        return String.format(
                        Locale.ROOT,
                        "Of %d wordings taken out, %.1f%% find their own answer first, or one that says the same.%n",
                        there.size(),
                        share(there))
                + table("wordings", firsts)
                + table("proposals that were judged", judged).stripTrailing();
    }

    private static String table(String of, List<First> firsts) {
        var text = new StringBuilder();
        for (double least : new double[] {0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3}) {
            var sure = firsts.stream().filter(one -> one.likely() >= least).toList();
            text.append(String.format(
                    Locale.ROOT,
                    "Likely to %.1f: %4.1f%% of all %d %s, of which %.1f%% right.%n",
                    least,
                    100.0 * sure.size() / firsts.size(),
                    firsts.size(),
                    of,
                    share(sure)));
        }
        return text.toString();
    }

    private static double share(List<First> firsts) {
        return 100.0 * firsts.stream().filter(First::isRight).count() / Math.max(1, firsts.size());
    }
}
