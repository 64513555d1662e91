package ai.travion.generator.composer;

import ai.travion.generator.composer.Relevance.Ranked;
import ai.travion.generator.composer.Sentence.Source;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Chooses from ranked sentences those that an answer quotes. */
final class Selection {

    /** What is so much less worth than the best is not said beside it. */
    private static final double FIT = 0.16;
    /** An overview is a tour of the passages, and takes what a direct answer would leave out. */
    private static final double FIT_FOR_OVERVIEW = 0.5;
    /** So like the question is a sentence that answers it. */
    private static final double NEAR = 0.45;

    private static final double SURE = 0.75;

    private static final double FAR_FETCHED = 0.4;

    /** A sentence with so much of the worth of all answers the question, whatever its words are: it is so about three times of four. */
    private static final double SHARE_OF_THE_ANSWER = 0.4;

    private static final int MANY = 8;

    /** Of several places each may answer, the second not as well as the first. */
    private static final double AS_ANOTHER_PLACE = 0.05;

    /** So much worse than the best is no answer beside it. */
    private static final double FAR_BEHIND = 0.15;

    /** Words that ask for a figure and are not its subject. */
    private static final Set<String> MEASURES = Set.of(
            ("tall high deep wide big large old long height depth width size area age elevation altitude length metres meters feet exactly started begin start "
                            + "season shape kind happen national park parks site sites")
                    .split(" ", -1));

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

    /** Those of the passages of one place. */
    Selection of(String place) {
        return new Selection(ranked.stream()
                .filter(candidate -> candidate.sentence().source().location().equalsIgnoreCase(place))
                .toList());
    }

    /** Those of the passages of none of these places. */
    Selection notOf(List<String> places) {
        return new Selection(ranked.stream()
                .filter(candidate ->
                        !places.contains(candidate.sentence().source().location()))
                .toList());
    }

    /** Those of the passages on the whole island. */
    Selection ofTheCountry() {
        return of(Question.COUNTRY);
    }

    /** Those that hold what is sought, whether or not they share words with the question. */
    Selection holding(Sought sought, Question question) {
        var deed = NamesSought.deedAskedFor(question.text());
        var subjects = question.subjects().entrySet().stream()
                .filter(subject -> !question.isOfASide(subject.getValue()) && !MEASURES.contains(subject.getValue()))
                .map(Map.Entry::getKey)
                .filter(subject -> deed.filter(subject::equals).isEmpty())
                .toList();
        return new Selection(sought.bestOf(ranked.stream()
                .filter(candidate -> sought.isHeldBy().test(candidate.sentence().text())
                        || (deed.isPresent() && Deeds.areToldInOtherWords(candidate.sentence())))
                .filter(candidate ->
                        deed.isEmpty() || Deeds.areToldIn(candidate.sentence(), deed.get(), sought, question))
                .filter(candidate -> !sought.ofItsSubject()
                        || candidate.sentence().likeness() >= NEAR
                        || speaksOfSome(candidate.sentence(), subjects))
                .map(candidate -> new Ranked(candidate.sentence(), candidate.score(), true))
                .toList()));
    }

    /** Those whose text is not so. */
    Selection without(Predicate<String> text) {
        return new Selection(ranked.stream()
                .filter(candidate -> !text.test(candidate.sentence().text()))
                .toList());
    }

    /** Those that speak of one of these; all, where there are none of them. */
    Selection speakingOf(Set<String> terms) {
        return terms.isEmpty()
                ? this
                : new Selection(ranked.stream()
                        .filter(candidate -> candidate.sentence().speaksOf(terms))
                        .toList());
    }

    /** Those that name one of these. */
    Selection naming(List<String> names) {
        return new Selection(ranked.stream()
                .filter(candidate -> names.stream().anyMatch(name -> Question.names(name, candidate.sentence())))
                .toList());
    }

    /** The best sentence on each of these that is not quoted yet. */
    List<Sentence> speakingOfEach(Set<String> terms, Footnotes quoted) {
        return terms.stream()
                .flatMap(term -> sentences().stream()
                        .filter(sentence -> sentence.terms().contains(term) || sentence.speaksOf(Terms.akinTo(term)))
                        .filter(sentence -> !sentence.leansOnAnother() && !quoted.has(sentence))
                        .limit(1))
                .distinct()
                .limit(2)
                .toList();
    }

    /** Where some sentences speak of most of what is asked, those alone: who shares one word of four answers another question. */
    Selection toThePoint(Question question) {
        var telling = question.tellingSubjects();
        if (telling.size() < 2) {
            return this;
        }
        var weights = new HashMap<String, Double>();
        telling.forEach(subject ->
                weights.put(subject, Math.log(1 + (double) ranked.size() / (1 + bearersOf(subject)))));
        double most = ranked.stream()
                .mapToDouble(one -> met(one.sentence(), weights))
                .max()
                .orElse(0);
        double bar = (telling.size() == 2 ? 0.4 : 0.6) * most;
        double best = ranked.stream().mapToDouble(Ranked::score).max().orElse(0);
        return new Selection(ranked.stream()
                .filter(one -> met(one.sentence(), weights) >= bar || one.score() >= FIT * best)
                .toList());
    }

    private long bearersOf(String subject) {
        var akin = Terms.akinTo(subject);
        return ranked.stream()
                .map(Ranked::sentence)
                .filter(sentence -> sentence.terms().contains(subject) || sentence.speaksOf(akin))
                .count();
    }

    private static double met(Sentence sentence, Map<String, Double> weights) {
        return weights.entrySet().stream()
                .mapToDouble(subject -> subject.getValue()
                        * (sentence.terms().contains(subject.getKey())
                                ? 1
                                : sentence.speaksOf(Terms.akinTo(subject.getKey())) ? 0.7 : 0))
                .sum();
    }

    private static boolean speaksOfSome(Sentence sentence, List<String> subjects) {
        long met = subjects.stream()
                .filter(subject -> sentence.terms().contains(subject) || sentence.speaksOf(Terms.akinTo(subject)))
                .count();
        return met * 3 >= subjects.size();
    }

    /** Without what has been said already. */
    Selection unsaid(String said) {
        var bare = Terms.bare(said);
        return new Selection(ranked.stream()
                .filter(candidate ->
                        !bare.contains(candidate.sentence().wording().bare()))
                .toList());
    }

    boolean isEmpty() {
        return ranked.isEmpty();
    }

    /** Whether the best of some of them comes near the best of all. */
    boolean isAnsweredAboutAsWellBy(Selection some) {
        return ranked.isEmpty()
                || (!some.isEmpty()
                        && some.ranked.getFirst().score()
                                >= FAR_BEHIND * ranked.getFirst().score());
    }

    /** The sentences that answer, and answer about as well as the best; the best passage first and each in its own order. */
    List<Sentence> answering(int atMost) {
        var answering = ranked.stream().filter(Ranked::answers).toList();
        return answering.isEmpty()
                ? List.of()
                : new SayingOrder(ranked, isSureOfItsBest())
                        .of(fittest(answering, atMost, atMost, FIT), answering, atMost);
    }

    /** Whether the best of them comes near the question by its meaning, whatever its words are. */
    boolean answersByMeaning() {
        return ranked.stream()
                .filter(Ranked::answers)
                .findFirst()
                .filter(best -> best.sentence().likeness() >= NEAR
                        && best.sentence().source().relevance() >= SURE)
                .isPresent();
    }

    /** Whether not even the likest of them comes near the question: they share a word like "suit" with it, and nothing else. */
    boolean isFarFetched() {
        double likest = ranked.stream()
                .mapToDouble(one -> one.sentence().likeness())
                .max()
                .orElse(0);
        return likest > 0 && likest < FAR_FETCHED;
    }

    /** Whether the model holds one sentence for the answer: it is worth more than most of the others together. */
    boolean isSureOfItsBest() {
        // Among a few a share says nothing.
        if (ranked.size() < MANY || ranked.getFirst().sentence().likeness() == 0) {
            return false;
        }
        double all = ranked.stream().mapToDouble(Ranked::score).sum();
        return ranked.getFirst().score() >= SHARE_OF_THE_ANSWER * all;
    }

    /** Of the passages that were compared with the question by their meaning, the relevance of the best; 0 where none was. */
    double greatestFitness() {
        return ranked.stream()
                .filter(candidate -> candidate.sentence().likeness() > 0)
                .mapToDouble(candidate -> candidate.sentence().source().relevance())
                .max()
                .orElse(0);
    }

    /** The heads of the passages, whatever is asked: at most two of each. */
    List<Sentence> overview(int atMost) {
        return fittest(ranked, atMost, 2, FIT_FOR_OVERVIEW);
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

    /** What answers, by the place that it is about, the best place first. */
    Map<String, Selection> byPlace() {
        var byPlace = new LinkedHashMap<String, List<Ranked>>();
        ranked.stream()
                .filter(Ranked::answers)
                .forEach(candidate -> byPlace.computeIfAbsent(
                                candidate.sentence().source().location(), place -> new ArrayList<>())
                        .add(candidate));
        var selections = new LinkedHashMap<String, Selection>();
        byPlace.forEach((place, candidates) -> selections.put(place, new Selection(candidates)));
        return selections;
    }

    /** What a sentence of these is worth beside the others; 0 for any other. */
    double worthOf(Sentence sentence) {
        return ranked.stream()
                .filter(one -> one.sentence().equals(sentence))
                .mapToDouble(Ranked::score)
                .findFirst()
                .orElse(0);
    }

    /** Whether one of them speaks of all of these, of which there are some. */
    boolean speaksOfAll(Set<String> subjects) {
        return !subjects.isEmpty()
                && ranked.stream().map(Ranked::sentence).anyMatch(sentence -> speaksOfAll(sentence, subjects));
    }

    /** Those that speak of all of these before the others. */
    Selection speakingOfMost(Set<String> subjects) {
        return new Selection(Stream.concat(
                        ranked.stream().filter(one -> speaksOfAll(one.sentence(), subjects)),
                        ranked.stream().filter(one -> !speaksOfAll(one.sentence(), subjects)))
                .toList());
    }

    private static boolean speaksOfAll(Sentence sentence, Set<String> subjects) {
        return subjects.stream()
                .allMatch(subject -> sentence.terms().contains(subject) || sentence.speaksOf(Terms.akinTo(subject)));
    }

    /** Whether a page of the whole island is the best of them by far, so that what single places add answers something else. */
    boolean isOfTheIslandAlone() {
        return !ranked.isEmpty()
                && Welcome.isOfTheCountry(ranked.getFirst().sentence())
                && ranked.getFirst().sentence().source().relevance() >= SURE
                && ranked.stream()
                        .map(Ranked::sentence)
                        .filter(sentence -> !Welcome.isOfTheCountry(sentence))
                        .allMatch(sentence -> sentence.source().relevance() < SURE);
    }

    /** The best of each place, where no place was asked about: "where can I see whales" has several answers. */
    List<Sentence> ofEachPlace(int atMost) {
        double bar = ranked.isEmpty() ? 0 : AS_ANOTHER_PLACE * ranked.getFirst().score();
        return ranked.stream()
                .filter(one -> one.answers() && one.score() >= bar)
                .map(Ranked::sentence)
                .filter(sentence -> !sentence.leansOnAnother())
                .collect(Collectors.toMap(
                        sentence -> sentence.source().location(),
                        sentence -> sentence,
                        (one, other) -> one,
                        LinkedHashMap::new))
                .values()
                .stream()
                .limit(atMost)
                .toList();
    }

    /** All sentences, the best first. */
    List<Sentence> sentences() {
        return ranked.stream().map(Ranked::sentence).toList();
    }

    private static List<Sentence> fittest(List<Ranked> candidates, int atMost, int ofEachSource, double fit) {
        var perSource = new LinkedHashMap<Source, Integer>();
        var chosen = new ArrayList<Sentence>();
        double bar = candidates.isEmpty() ? 0 : fit * candidates.getFirst().score();
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
