package ai.travion.retrieval.search;

import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.AskedFact;
import ai.travion.retrieval.question.AskedForm;
import ai.travion.retrieval.question.Concept;
import ai.travion.retrieval.question.Conditions;
import ai.travion.retrieval.question.EveryWord;
import ai.travion.retrieval.question.Question;
import ai.travion.retrieval.question.Subject;
import ai.travion.retrieval.search.FindSimilar.Similar;
import ai.travion.retrieval.search.Fusion.Signals;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What is known of a question and its first passages before it is said whether they answer it. */
public final class Signs {

    private static final double MUCH_LESS = 0.06;
    /** By so much less like the question a sentence does not answer it, whatever it tells. */
    private static final double AS_GOOD_AS_NOTHING = 0.25;
    /** By so much less like it, a sentence that holds the fact tells of something else. */
    private static final double FAR = 0.2;

    private static final int FEW = 3;
    /** What is less like than so many expected questions tells nothing by its form. */
    private static final int FOREMOST = 20;

    private final Map<Sign, Double> values;
    private final Set<String> phrases;
    private final float[] question;

    private Signs(Map<Sign, Double> values, Set<String> phrases, float[] question) {
        this.values = values;
        this.phrases = phrases;
        this.question = question;
    }

    /**
     * Reads them.
     *
     * @param all passages in question
     * @param first the best of them, best first
     * @param words of the question, every one
     * @param ofAPlace whether a place is asked for
     */
    static Signs of(
            Question question,
            Conditions.Set conditions,
            Likeness likeness,
            List<Signals> all,
            List<Signals> first,
            EveryWord.Asked words,
            boolean ofAPlace) {
        double nearest = greatest(first, one -> one.of(Trait.SENTENCE));
        var texts = first.stream().map(one -> one.subject().passage().text()).toList();
        var values = new EnumMap<Sign, Double>(Sign.class);
        values.put(Sign.NEAREST_SENTENCE, nearest);
        values.put(Sign.NEAREST_SENTENCE_TO_NAMES, greatest(first, one -> one.of(Trait.SENTENCE_TO_NAMES)));
        values.put(Sign.NEAREST_PASSAGE, greatest(first, one -> one.of(Trait.WHOLE)));
        values.put(Sign.NEARER_ELSEWHERE, likeness.sentences().greatest() - nearest);
        putQuestions(values, likeness, first);
        values.put(Sign.EXPECTED_WORDS, greatest(first, one -> question.focusOnWhatIsAsked(one.subject())));
        values.put(
                Sign.UNEXPECTED_WORDS,
                question.neverAskedOf(there(all, ofAPlace).map(Signals::subject).toList()));
        putForm(values, likeness, first);
        putWords(values, words, likeness, first);
        putKinds(values, question, likeness, all, ofAPlace);
        values.put(Sign.COVERED, greatest(first, one -> question.coverage(one.subject())));
        values.put(Sign.COVERED_BY_A_SENTENCE, greatest(first, one -> question.focus(one.subject())));
        values.put(Sign.COVERED_WITH_THE_KIND, greatest(first, one -> question.focusOnTheKind(one.subject())));
        double counted = counted(question, texts);
        values.put(Sign.COUNTED, counted);
        values.put(Sign.COUNT_IS_MISSED, counted < 0 ? 1.0 : 0.0);
        values.put(Sign.UNSAID, unsaid(question, all, ofAPlace));
        values.put(Sign.UNKNOWN, unknown(question));
        values.put(Sign.NO_PLACE, ofAPlace ? 0.0 : 1.0);
        values.put(Sign.TURNS_OF_PHRASE, (double) question.concepts().stream()
                .filter(Concept.Wanted.class::isInstance)
                .count());
        values.put(Sign.QUANTITY, question.quantity() ? 1.0 : 0.0);
        values.put(Sign.STRANGERS, (double) conditions.strangersIn(texts));
        values.put(Sign.DEMANDS, (double) conditions.demandsUnmetBy(texts));
        values.put(Sign.DEMANDS_OF_THE_PLACE, (double) conditions.demandsUnmetBy(ofThePlace(first)));
        AskedFact.in(likeness.wording()).ifPresent(fact -> putFact(values, fact, question, likeness, first));
        putFirst(values, question, first);
        return new Signs(values, Phrases.in(likeness.wording()), likeness.question());
    }

    private static void putQuestions(Map<Sign, Double> values, Likeness likeness, List<Signals> first) {
        double nearest = greatest(first, one -> one.of(Trait.QUESTION));
        values.put(Sign.NEAREST_QUESTION, nearest);
        values.put(
                Sign.NEAREST_BY_BOTH,
                greatest(first, one -> likeness.byBoth(one.subject().passage())));
        var chunkIds = first.stream().map(Signals::chunkId).collect(Collectors.toSet());
        var cosines = likeness.asked().stream()
                .filter(one -> chunkIds.contains(one.chunkId()))
                .mapToDouble(Similar::cosine)
                .sorted()
                .toArray();
        values.put(
                Sign.QUESTIONS_FALL_OFF,
                cosines.length < FEW ? 0.0 : cosines[cosines.length - 1] - cosines[cosines.length - FEW]);
    }

    private static void putForm(Map<Sign, Double> values, Likeness likeness, List<Signals> first) {
        var passages = first.stream()
                .map(one -> one.subject().passage())
                .collect(Collectors.toMap(Passage::chunkId, passage -> passage, (one, same) -> one));
        var foremost = likeness.asked().stream()
                .filter(one -> passages.containsKey(one.chunkId()))
                .sorted(Comparator.comparingDouble(Similar::cosine).reversed())
                .limit(FOREMOST)
                .toList();
        if (foremost.isEmpty()) {
            return;
        }
        var form = AskedForm.of(likeness.wording());
        var ofTheForm = foremost.stream()
                .filter(one -> Optional.ofNullable(passages.get(one.chunkId()))
                        .map(passage -> passage.questions().get(one.number()).words())
                        .filter(words -> AskedForm.of(words) == form)
                        .isPresent())
                .findFirst();
        var nearest = foremost.getFirst();
        double cosine = ofTheForm.orElse(foremost.getLast()).cosine();
        values.put(Sign.NEAREST_OF_ITS_FORM, cosine);
        values.put(Sign.FORM_IS_FARTHER, cosine - nearest.cosine());
        values.put(
                Sign.NEAREST_IS_OF_ITS_FORM, ofTheForm.filter(nearest::equals).isPresent() ? 1.0 : 0.0);
    }

    private static void putWords(
            Map<Sign, Double> values, EveryWord.Asked words, Likeness likeness, List<Signals> first) {
        double nearest = -1;
        double share = 0;
        double open = words.openAfter(Set.of());
        Set<String> saidByTheLikest = Set.of();
        var likely = words.likelyWhere(Set.of());
        for (var one : first) {
            var bySentence = likeness.bySentence(one.subject().passage());
            var sentences = one.subject().sentences();
            for (int number = 0; number < sentences.size(); number++) {
                var said = sentences.get(number).askedStems();
                share = Math.max(share, words.shareIn(said));
                open = Math.min(open, words.openAfter(said));
                var here = words.likelyWhere(said);
                likely = here.mean() > likely.mean() ? here : likely;
                double near = bySentence.getOrDefault(number, 0.0);
                if (near > nearest) {
                    nearest = near;
                    saidByTheLikest = said;
                }
            }
        }
        values.put(Sign.LIKELY_ASKED, likely.mean());
        values.put(Sign.LEAST_LIKELY_ASKED, likely.least());
        values.put(Sign.UNLIKELY_ASKED, likely.missed());
        values.put(Sign.WORD_FOR_WORD, share);
        values.put(Sign.WORD_FOR_WORD_IN_THE_LIKEST, words.shareIn(saidByTheLikest));
        values.put(Sign.LEFT_OPEN, open);
        values.put(Sign.LEFT_OPEN_BY_THE_LIKEST, words.openAfter(saidByTheLikest));
        values.put(Sign.RAREST_LEFT_OPEN, words.greatestOpenAfter(saidByTheLikest));
    }

    private static List<String> ofThePlace(List<Signals> first) {
        return first.stream()
                .filter(one -> one.of(Trait.OF_THE_ISLAND) == 0)
                .map(one -> one.subject().passage().text())
                .toList();
    }

    private static void putFirst(Map<Sign, Double> values, Question question, List<Signals> first) {
        if (first.isEmpty()) {
            return;
        }
        var best = first.getFirst();
        values.put(Sign.OF_THE_FIRST, best.sum());
        values.put(
                Sign.AHEAD_OF_THE_SECOND,
                best.sum() - first.get(Math.min(1, first.size() - 1)).sum());
        values.put(Sign.AHEAD_OF_THE_FIFTH, best.sum() - first.getLast().sum());
        values.put(Sign.COVERED_BY_THE_FIRST, question.coverage(best.subject()));
        values.put(Sign.COVERED_BY_A_SENTENCE_OF_THE_FIRST, question.focus(best.subject()));
        values.put(Sign.OF_THE_ISLAND, best.of(Trait.OF_THE_ISLAND));
        values.put(Sign.SIDE_OF_THE_FIRST, best.of(Trait.SIDE));
    }

    private static void putFact(
            Map<Sign, Double> values, AskedFact fact, Question question, Likeness likeness, List<Signals> first) {
        double told = greatest(first, one -> question.focusOnTheFact(one.subject(), fact));
        values.put(Sign.FACT_ASKED, 1.0);
        values.put(Sign.FACT_TOLD, told);
        double missed = greatest(first, one -> question.focus(one.subject())) - told;
        values.put(Sign.FACT_MISSED, missed);
        var subjects = first.stream().collect(Collectors.toMap(Signals::chunkId, Signals::subject, (one, same) -> one));
        double nearest = 0;
        double holding = -1;
        for (var sentence : likeness.similar()) {
            var subject = subjects.get(sentence.chunkId());
            if (subject != null && sentence.number() < subject.sentences().size()) {
                nearest = Math.max(nearest, sentence.cosine());
                if (sentence.cosine() > holding
                        && fact.isToldIn(
                                subject.sentences().get(sentence.number()).text(),
                                subject.passage().place())) {
                    holding = sentence.cosine();
                }
            }
        }
        double farther = Math.max(holding - nearest, -AS_GOOD_AS_NOTHING);
        values.put(Sign.FACT_IS_FARTHER, farther);
        boolean noneThere = (told == 0 && missed > 0) || farther < -FAR;
        values.put(Sign.FACT_IS_MISSED, noneThere ? 1.0 : 0.0);
        putFactByBoth(values, fact, likeness, first);
    }

    private static void putFactByBoth(
            Map<Sign, Double> values, AskedFact fact, Likeness likeness, List<Signals> first) {
        double nearest = 0;
        double holding = 0;
        for (var one : first) {
            var passage = one.subject().passage();
            var bySentence = likeness.bySentence(passage);
            var sentences = one.subject().sentences();
            for (int number = 0; number < sentences.size(); number++) {
                double near = bySentence.getOrDefault(number, 0.0);
                nearest = Math.max(nearest, near);
                if (near > holding && fact.isToldIn(sentences.get(number).text(), passage.place())) {
                    holding = near;
                }
            }
        }
        values.put(Sign.FACT_IN_THE_LIKEST, holding >= nearest ? 1.0 : -1.0);
        values.put(Sign.FACT_IS_FARTHER_BY_BOTH, Math.max(holding - nearest, -AS_GOOD_AS_NOTHING));
    }

    private static void putKinds(
            Map<Sign, Double> values, Question question, Likeness likeness, List<Signals> all, boolean ofAPlace) {
        var there = all.stream()
                .filter(one -> !ofAPlace || one.of(Trait.CLOSENESS) > 0)
                .collect(Collectors.toMap(Signals::chunkId, Signals::subject, (one, same) -> one));
        var nearestFirst = likeness.similar().stream()
                .filter(sentence -> there.containsKey(sentence.chunkId()))
                .sorted(Comparator.comparingDouble(Similar::cosine).reversed())
                .toList();
        double nearest = nearestFirst.isEmpty() ? 0 : nearestFirst.getFirst().cosine();
        double least = nearest - AS_GOOD_AS_NOTHING;
        double ofTheKind = nearestFirst.stream()
                .takeWhile(sentence -> sentence.cosine() > least)
                .filter(sentence -> isOfTheKind(question, there.get(sentence.chunkId()), sentence.number()))
                .mapToDouble(Similar::cosine)
                .findFirst()
                .orElse(least);
        values.put(Sign.NEAREST_OF_ITS_KIND, ofTheKind);
        values.put(Sign.KIND_IS_FARTHER, ofTheKind - nearest);
        values.put(Sign.KIND_IS_MISSED, ofTheKind < nearest - MUCH_LESS ? 1.0 : 0.0);
    }

    private static boolean isOfTheKind(Question question, @Nullable Subject passage, int sentence) {
        return passage != null
                && question.kind()
                        .filter(kind -> !passage.tells(sentence, kind))
                        .isEmpty();
    }

    /** The signs in their order, and then the meaning of the question, dimension by dimension. */
    public double[] numbers() {
        var signs = Sign.values();
        var numbers = new double[signs.length + question.length];
        for (int i = 0; i < signs.length; i++) {
            numbers[i] = values.getOrDefault(signs[i], 0.0);
        }
        for (int i = 0; i < question.length; i++) {
            numbers[signs.length + i] = question[i];
        }
        return numbers;
    }

    /** What is said beside the names. */
    public Set<String> phrases() {
        return phrases;
    }

    private static double counted(Question question, List<String> texts) {
        return question.counted()
                .map(counted -> texts.stream().anyMatch(counted::isToldIn) ? 1.0 : -1.0)
                .orElse(0.0);
    }

    private static double unsaid(Question question, List<Signals> all, boolean ofAPlace) {
        var there = there(all, ofAPlace).map(Signals::subject).toList();
        return question.concepts().stream()
                .filter(Concept.Word.class::isInstance)
                .map(Concept.Word.class::cast)
                .mapToDouble(word -> word.weight() * (1 - word.coveredByAnyOf(there, Subject::stems)))
                .sum();
    }

    private static Stream<Signals> there(List<Signals> all, boolean ofAPlace) {
        return all.stream().filter(one -> !ofAPlace || one.of(Trait.CLOSENESS) > 0);
    }

    private static double unknown(Question question) {
        return question.concepts().stream()
                .filter(concept -> concept instanceof Concept.Word word && !word.known())
                .mapToDouble(Concept::weight)
                .sum();
    }

    private static double greatest(List<Signals> of, ToDoubleFunction<Signals> measure) {
        return of.stream().mapToDouble(measure).max().orElse(0);
    }
}
