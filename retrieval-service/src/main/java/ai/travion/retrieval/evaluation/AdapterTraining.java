package ai.travion.retrieval.evaluation;

import static ai.travion.retrieval.evaluation.Matrices.product;
import static ai.travion.retrieval.evaluation.Matrices.transposed;

import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.Embedded.Entry;
import ai.travion.retrieval.vectors.Piece;
import ai.travion.retrieval.vectors.QueryAdapter;
import ai.travion.retrieval.vectors.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Learns {@link QueryAdapter} from the expected questions of the knowledge base. Each is asked in turn of its page, with itself taken out,
 * and its own sentence has to be likelier than all others: by the questions that this sentence answers besides, and by its own words.
 * (Multinomial logistic loss over the sentences of some pages at a time, minimised by Adam.)
 */
public final class AdapterTraining {

    /** Where it is shipped from. */
    public static final String FILE =
            "retrieval-service/src/main/resources/ai/travion/retrieval/vectors/" + QueryAdapter.FILE;

    private static final int ROUNDS = 10;
    /** The sentences of one page are the hardest to tell apart; those of others keep it from forgetting what places have in common. */
    private static final int PAGES_AT_A_TIME = 3;

    /** Pages of the whole island have to be told apart from each other, and from those of a place. */
    private static final int PAGES_OF_ANSWERS_AT_A_TIME = 8;

    private static final float SHARPNESS = 20;
    private static final long SEED = 7;
    /** Every third page is left out for the report. */
    private static final int LEFT_OUT = 3;

    private final List<Page> pages;
    private final int pagesAtATime;

    private AdapterTraining(List<Page> pages, int pagesAtATime) {
        this.pages = pages;
        this.pagesAtATime = pagesAtATime;
    }

    /** Takes the questions of these pieces, and the sentences that answer them. */
    public static AdapterTraining with(Embedded embedded) {
        return of(embedded, Unit.SENTENCE, PAGES_AT_A_TIME);
    }

    /** Takes the questions of a guide's answers, and the answers as a whole. */
    public static AdapterTraining ofAnswers(Embedded embedded) {
        return of(embedded, Unit.PASSAGE, PAGES_OF_ANSWERS_AT_A_TIME);
    }

    private static AdapterTraining of(Embedded embedded, Unit answering, int pagesAtATime) {
        var byPage = embedded.entries().stream()
                .filter(entry -> !entry.piece().passage().questions().isEmpty())
                .collect(Collectors.groupingBy(entry -> page(entry.piece()), TreeMap::new, Collectors.toList()));
        return new AdapterTraining(
                byPage.values().stream()
                        .map(entries -> Page.of(entries, answering))
                        .toList(),
                pagesAtATime);
    }

    private static String page(Piece piece) {
        return piece.passage().chunkId().split("#", 2)[0];
    }

    /** Learns from all pages. */
    public QueryAdapter adapter() {
        return learnt(number -> true);
    }

    /** How well it does on pages that it has not learnt from. */
    public Report report() {
        var learnt = learnt(number -> number % LEFT_OUT != 0);
        var leftOut = chosen(number -> number % LEFT_OUT == 0);
        return new Report(
                leftOut.stream().mapToInt(page -> page.questions().length).sum(),
                found(learnt, leftOut),
                found(QueryAdapter.none(), leftOut));
    }

    /**
     * On pages left out: for which share of their questions their own sentence is the likest of its page.
     *
     * @param questions how many
     * @param turned 0 to 1, with what was learnt from the other pages
     * @param asTheyAre 0 to 1, by cosine alone
     */
    public record Report(int questions, double turned, double asTheyAre) {

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "Of %d questions of pages left out, %.1f%% are likest to the sentence that answers them; without it %.1f%%.",
                    questions,
                    100 * turned,
                    100 * asTheyAre);
        }
    }

    private List<Page> chosen(IntPredicate number) {
        return IntStream.range(0, pages.size())
                .filter(number)
                .mapToObj(pages::get)
                .toList();
    }

    private static double found(QueryAdapter adapter, List<Page> pages) {
        return pages.stream().mapToInt(page -> page.found(adapter)).sum()
                / pages.stream().mapToDouble(page -> page.questions().length).sum();
    }

    private QueryAdapter learnt(IntPredicate number) {
        var from = new ArrayList<>(chosen(number));
        var random = new Random(SEED);
        int batches = (from.size() + pagesAtATime - 1) / pagesAtATime;
        var toQuestions = new LinearMap(ROUNDS * batches);
        var toSentences = new LinearMap(ROUNDS * batches);
        for (int round = 0; round < ROUNDS; round++) {
            Collections.shuffle(from, random);
            for (int first = 0; first < from.size(); first += pagesAtATime) {
                Page.together(from.subList(first, Math.min(from.size(), first + pagesAtATime)))
                        .teach(toQuestions, toSentences);
            }
        }
        return QueryAdapter.of(transposed(toQuestions.matrix()), transposed(toSentences.matrix()));
    }

    /**
     * What is asked of some pages.
     *
     * @param questions vectors
     * @param answeredBy of each question the number of its sentence
     * @param sentences vectors
     */
    @SuppressWarnings("ArrayRecordComponent")
    private record Page(float[][] questions, int[] answeredBy, float[][] sentences) {

        static Page of(List<Entry> entries, Unit answering) {
            var sentences = new ArrayList<float[]>();
            var numbers = new TreeMap<String, Integer>();
            of(answering, entries).forEach(entry -> {
                numbers.put(name(entry.piece(), entry.piece().number()), sentences.size());
                sentences.add(entry.vector().vector());
            });
            var questions = of(Unit.QUESTION, entries);
            return new Page(
                    questions.stream().map(entry -> entry.vector().vector()).toArray(float[][]::new),
                    questions.stream()
                            .map(Entry::piece)
                            .mapToInt(piece -> numbers.get(name(
                                    piece,
                                    piece.passage()
                                            .questions()
                                            .get(piece.number())
                                            .sentence())))
                            .toArray(),
                    sentences.toArray(float[][]::new));
        }

        private static List<Entry> of(Unit unit, List<Entry> entries) {
            return entries.stream()
                    .filter(entry -> entry.piece().unit() == unit)
                    .toList();
        }

        private static String name(Piece piece, int sentence) {
            return piece.passage().chunkId() + "/" + sentence;
        }

        static Page together(List<Page> pages) {
            var answeredBy = new ArrayList<Integer>();
            int before = 0;
            for (var page : pages) {
                for (int sentence : page.answeredBy) {
                    answeredBy.add(before + sentence);
                }
                before += page.sentences.length;
            }
            return new Page(
                    pages.stream().flatMap(page -> Stream.of(page.questions)).toArray(float[][]::new),
                    answeredBy.stream().mapToInt(sentence -> sentence).toArray(),
                    pages.stream().flatMap(page -> Stream.of(page.sentences)).toArray(float[][]::new));
        }

        /** How many questions are likest to their own sentence, by the likest of its other questions and by itself. */
        int found(QueryAdapter adapter) {
            return (int) IntStream.range(0, questions.length)
                    .filter(asked -> likest(asked, adapter) == answeredBy[asked])
                    .count();
        }

        private int likest(int asked, QueryAdapter adapter) {
            var towardsQuestions = adapter.towardsQuestions(questions[asked]);
            var towardsSentences = adapter.towardsSentences(questions[asked]);
            var best = new double[sentences.length];
            Arrays.fill(best, -1);
            for (int other = 0; other < questions.length; other++) {
                if (other != asked) {
                    best[answeredBy[other]] =
                            Math.max(best[answeredBy[other]], dot(towardsQuestions, questions[other]));
                }
            }
            int likest = 0;
            for (int sentence = 0; sentence < best.length; sentence++) {
                best[sentence] += dot(towardsSentences, sentences[sentence]);
                likest = best[sentence] > best[likest] ? sentence : likest;
            }
            return likest;
        }

        private static double dot(float[] one, float[] other) {
            double sum = 0;
            for (int i = 0; i < one.length; i++) {
                sum += one[i] * other[i];
            }
            return sum;
        }

        /** One step. The names are those of the softmax: likely is what a sentence should have by now, off is by how much it is not. */
        void teach(LinearMap toQuestions, LinearMap toSentences) {
            int asked = questions.length;
            var across = transposed(questions);
            var like = product(product(questions, toQuestions.matrix()), across);
            var likeItself = product(product(questions, toSentences.matrix()), transposed(sentences));
            var off = new float[asked][];
            IntStream.range(0, asked).parallel().forEach(row -> off[row] = judge(row, like[row], likeItself[row]));
            var ofQuestions = product(across, product(like, questions));
            toQuestions.step(symmetric(ofQuestions));
            toSentences.step(product(across, product(off, sentences)));
        }

        /** Returns how far off each sentence is, and puts how far off each question is into the place of its likeness. */
        private float[] judge(int row, float[] like, float[] likeItself) {
            like[row] = Float.NEGATIVE_INFINITY;
            double most = -1;
            for (float one : like) {
                most = Math.max(most, one);
            }
            var sums = new double[sentences.length];
            for (int other = 0; other < like.length; other++) {
                like[other] = (float) Math.exp(SHARPNESS * (like[other] - most));
                sums[answeredBy[other]] += like[other];
            }
            var likely = new double[sentences.length];
            double all = 0;
            for (int sentence = 0; sentence < likely.length; sentence++) {
                likely[sentence] = sums[sentence] * Math.exp(SHARPNESS * likeItself[sentence]);
                all += likely[sentence];
            }
            var off = new float[sentences.length];
            for (int sentence = 0; sentence < off.length; sentence++) {
                double should = sentence == answeredBy[row] ? 1 : 0;
                off[sentence] = (float) (SHARPNESS * (likely[sentence] / all - should) / questions.length);
            }
            for (int other = 0; other < like.length; other++) {
                double share = sums[answeredBy[other]] == 0 ? 0 : like[other] / sums[answeredBy[other]];
                like[other] = (float) (off[answeredBy[other]] * share);
            }
            return off;
        }

        /** Which of two questions is asked and which is compared with is chance. */
        private static float[][] symmetric(float[][] matrix) {
            for (int row = 0; row < matrix.length; row++) {
                for (int column = 0; column < row; column++) {
                    float mean = (matrix[row][column] + matrix[column][row]) / 2;
                    matrix[row][column] = mean;
                    matrix[column][row] = mean;
                }
            }
            return matrix;
        }
    }
}
