package ai.travion.generator.composer;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Ranks sentences by how well they answer a question.
 *
 * <p>What speaks for and against each is told in {@link Clue}s, and a {@link SentenceModel} that was fitted to marked questions weighs
 * them. A question that is open, "tell me about Ella", has no best answer to learn from: it gets a tour, of heads of passages and
 * praise.
 */
final class Relevance {

    private static final double KINSHIP = 0.7;
    private static final double SIGN = 1.3;
    private static final double FURTHER_SIGN = 0.25;
    private static final double SIDE_WORD = 0.5;
    private static final double IN_THE_MONTH = 2.6;
    private static final double IN_OTHER_MONTHS = 0.9;
    private static final double BEST_TIME = 0.7;

    /** Of a tour: so much a sentence is worth for what it means, above what any two sentences of travel have in common. */
    private static final double MEANING = 10;

    private static final double IN_COMMON = 0.15;
    private static final double PASSAGE = 0.5;
    private static final double PASSAGE_THAT_WAS_COMPARED = 2;
    private static final double INTRODUCES = 0.8;
    private static final double HOUSEKEEPING = 0.6;
    private static final double LEANING = 0.9;
    private static final double PRAISED = 0.3;
    private static final double OF_ITS_ASPECT = 0.7;
    private static final double STANDS_ALONE = 0.3;
    private static final double OTHER_PLACE = 2.0;

    /** From here on a sentence may answer although it shares no word with the question. */
    private static final double ANSWERS_BY_MEANING = 0.4;

    private static final double AS_NEAR_AS_THE_NEAREST = 0.08;
    private static final double FIT_PASSAGE = 0.6;
    private static final double AS_GOOD = 0.4;

    private static final double AS_COMMON_AS_CAN_BE = 0.5;
    /** No word is rarer than that. */
    private static final double RAREST = 8;

    private static final SentenceModel MODEL = SentenceModel.shipped();

    /** Words against a place, for whoever seeks one: they answer another question. */
    private static final Pattern AGAINST = Pattern.compile(
            "(?i)\\b(?:not (?:a|an|the|for|suitable|good|safe|recommended|ideal)|unsafe|dangerous|lives have been lost|should look (?:further|elsewhere)|look elsewhere|too (?:busy|crowded|far)|fewer|less (?:suited|suitable)|"
                    + "no place for|little for|disappointed|turned away|lively rather than|is (?:lost|gone)|vanished|no longer)\\b");

    /** The weight of a subject that no sentence speaks of; above that of any other. */
    private static final double UNHEARD_OF = 1_000;

    private static final Set<Topic> PRACTICAL = Set.of(Topic.GETTING_THERE, Topic.CLOTHES, Topic.HOW_LONG);
    private static final Pattern TELLS_WHETHER = Pattern.compile(
            "(?i)\\b(?:best (?:time|months?|season)|clos(?:ed|es)|open|rough|dangerous|unsafe|calm|dry|wet|rainy|heaviest|seasons?)\\b");

    /**
     * A sentence and its worth.
     *
     * @param answers whether it speaks of what is asked, rather than only of the right place
     */
    record Ranked(Sentence sentence, double score, boolean answers) {}

    private static final Pattern INTRODUCES_IT =
            Pattern.compile("(?:,[^,]+,)? (?:is|was|are|were)\\b", Pattern.CASE_INSENSITIVE);

    private final Question question;
    private final Set<String> telling;
    private final Map<String, Double> weights;
    private final double all;
    private final Map<String, Double> words;
    /** Some sentence speaks of what is asked about. */
    private final boolean isKnown;

    private final double nearest;
    private final boolean isOpen;
    private final List<Topic> thingsToTake;
    private final List<Topic> practicalNotAskedFor;
    private final Standing standing;

    private Relevance(Question question, List<Sentence> sentences) {
        this.question = question;
        this.telling = question.tellingSubjects();
        this.weights = weights(question, sentences);
        this.all = weights.values().stream()
                .mapToDouble(weight -> Math.min(weight, RAREST))
                .sum();
        this.words = wordsOf(question, sentences);
        this.isKnown = telling.stream().anyMatch(subject -> weights.getOrDefault(subject, UNHEARD_OF) < UNHEARD_OF);
        this.nearest = nearest(sentences);
        this.isOpen = question.isOpen();
        this.thingsToTake = question.topics().stream()
                .filter(topic -> topic == Topic.LUGGAGE || topic == Topic.CLOTHES)
                .toList();
        this.practicalNotAskedFor = PRACTICAL.stream()
                .filter(topic -> !question.topics().contains(topic))
                .toList();
        this.standing = Standing.of(sentences);
    }

    /** All sentences, best first; the order is stable. */
    static List<Ranked> rank(Question question, List<Sentence> sentences) {
        var relevance = new Relevance(question, sentences);
        return relevance.withTheBestAnswering(sentences.stream()
                .map(relevance::of)
                .sorted(Comparator.comparingDouble(Ranked::score).reversed())
                .toList());
    }

    /** What speaks for and against each; a clue that is missing counts 0. */
    static List<Map<Clue, Double>> clues(Question question, List<Sentence> sentences) {
        var relevance = new Relevance(question, sentences);
        return sentences.stream().map(relevance::cluesOf).toList();
    }

    private static double nearest(List<Sentence> sentences) {
        return sentences.stream()
                .filter(sentence -> sentence.source().relevance() >= FIT_PASSAGE)
                .mapToDouble(Sentence::likeness)
                .max()
                .orElse(0);
    }

    /** Where retrieval compared meanings, what is about as good as the best answers, whichever words it shares. */
    private List<Ranked> withTheBestAnswering(List<Ranked> ranked) {
        if (ranked.isEmpty() || isOpen || standing.likest() == 0) {
            return ranked;
        }
        double bar = AS_GOOD * ranked.getFirst().score();
        return ranked.stream()
                .map(one -> one.score() < bar ? one : new Ranked(one.sentence(), one.score(), true))
                .toList();
    }

    private Ranked of(Sentence sentence) {
        return isOpen
                ? new Ranked(sentence, ofTheTour(sentence), true)
                : new Ranked(sentence, MODEL.worth(cluesOf(sentence)), answers(sentence));
    }

    /** Whether it speaks of what is asked, rather than only of the right place. */
    private boolean answers(Sentence sentence) {
        return meets(sentence)
                || (!isKnown && question.topics().stream().anyMatch(topic -> sentence.signsOf(topic) > 0))
                || byMonth(sentence) > 0
                || answersByMeaning(sentence);
    }

    /** Whether it means about what the question asks for, by what retrieval found. */
    private boolean answersByMeaning(Sentence sentence) {
        return sentence.source().relevance() >= FIT_PASSAGE
                && sentence.likeness() >= ANSWERS_BY_MEANING
                && sentence.likeness() >= nearest - AS_NEAR_AS_THE_NEAREST;
    }

    private boolean meets(Sentence sentence) {
        return question.subjects().keySet().stream()
                .anyMatch(subject -> (telling.isEmpty() || telling.contains(subject)) && met(sentence, subject) > 0);
    }

    private static double met(Sentence sentence, String subject) {
        return sentence.terms().contains(subject) ? 1 : sentence.speaksOf(Terms.akinTo(subject)) ? KINSHIP : 0;
    }

    private Map<Clue, Double> cluesOf(Sentence sentence) {
        var clues = new EnumMap<Clue, Double>(Clue.class);
        byWords(sentence, clues);
        bySide(sentence, clues);
        byMeaning(sentence, clues);
        byPlace(sentence, clues);
        clues.put(Clue.MONTH, byMonth(sentence));
        clues.put(Clue.AT_THE_HEAD, 1.0 / (1 + sentence.position()));
        clues.put(Clue.LEANS_ON_ANOTHER, oneIf(sentence.leansOnAnother()));
        clues.put(Clue.PRAISES, oneIf(sentence.wording().praises()));
        clues.put(Clue.LENGTH, Math.log(1 + sentence.terms().size()));
        question.sought().ifPresent(sought -> {
            boolean isHeld = sought.isHeldBy().test(sentence.text());
            clues.put(Clue.HOLDS_WHAT_IS_SOUGHT, isHeld ? 1.0 : -1.0);
            clues.put(Clue.SAYS_IT_BEST, oneIf(isHeld && sought.saysItBest().test(sentence.text())));
        });
        return clues;
    }

    private void byWords(Sentence sentence, Map<Clue, Double> clues) {
        double met = 0;
        for (var subject : weights.entrySet()) {
            met += met(sentence, subject.getKey()) * Math.min(subject.getValue(), RAREST);
        }
        clues.put(Clue.SUBJECTS, met);
        clues.put(Clue.COVERED, all == 0 ? 0.0 : met / all);
        clues.put(
                Clue.SHARED_WORDS,
                words.entrySet().stream()
                        .filter(word -> sentence.terms().contains(word.getKey()))
                        .mapToDouble(Map.Entry::getValue)
                        .sum());
    }

    private void bySide(Sentence sentence, Map<Clue, Double> clues) {
        double most = 0;
        boolean ofTheAspect = false;
        for (var topic : question.topics()) {
            int signs = sentence.signsOf(topic);
            boolean manyMonths = topic == Topic.WHEN && question.month().isPresent();
            most = Math.max(most, signs == 0 ? 0 : SIGN + FURTHER_SIGN * Math.min(manyMonths ? 0 : signs - 1, 3));
            ofTheAspect |= topic.isAspect(sentence.source().aspect());
        }
        clues.put(Clue.SIDE, most);
        clues.put(Clue.ASPECT, oneIf(ofTheAspect));
        clues.put(Clue.HOUSEKEEPING, (double) Math.min(3, practicalSignsNotAskedFor(sentence)));
        clues.put(
                Clue.OF_THE_PAST,
                oneIf(sentence.source().aspect().equals("history")
                        && !question.topics().contains(Topic.HISTORY)));
    }

    private void byMeaning(Sentence sentence, Map<Clue, Double> clues) {
        clues.put(Clue.LIKENESS, sentence.likeness());
        clues.put(Clue.LESS_LIKE, standing.likest() - sentence.likeness());
        clues.put(Clue.LIKEST, oneIf(sentence.likeness() >= standing.likest()));
        clues.put(Clue.BY_LIKENESS, 1.0 / (1 + standing.liker(sentence)));
        clues.put(Clue.EXPECTED, sentence.expected());
        clues.put(Clue.LESS_EXPECTED, standing.mostExpected() - sentence.expected());
        clues.put(Clue.BY_EXPECTATION, 1.0 / (1 + standing.moreExpected(sentence)));
        clues.put(Clue.RELEVANCE, sentence.source().relevance());
        clues.put(
                Clue.LESS_RELEVANT, standing.mostRelevant() - sentence.source().relevance());
        clues.put(Clue.PASSAGES_BEFORE, (double) standing.passagesBefore(sentence));
    }

    private void byPlace(Sentence sentence, Map<Clue, Double> clues) {
        boolean noneIsAsked = question.places().isEmpty();
        boolean introduces = introduces(sentence);
        clues.put(Clue.INTRODUCES_ITS_PLACE, oneIf(introduces));
        clues.put(Clue.NAMES_AN_ANSWER, oneIf(noneIsAsked && introduces));
        clues.put(
                Clue.SPEAKS_AGAINST,
                oneIf(noneIsAsked && AGAINST.matcher(sentence.text()).find()));
        var location = sentence.source().location();
        boolean holdsForAll = location.equals(Question.COUNTRY);
        clues.put(Clue.OF_THE_WHOLE_ISLAND, oneIf(!noneIsAsked && holdsForAll));
        clues.put(
                Clue.OF_ANOTHER_PLACE,
                oneIf(!noneIsAsked
                        && !holdsForAll
                        && question.places().stream().noneMatch(location::equalsIgnoreCase)));
        clues.put(Clue.ABOUT_ANOTHER_PLACE, oneIf(isElsewhere(sentence)));
        clues.put(Clue.NAMES_ITS_PLACE, oneIf(Question.names(sentence.source().location(), sentence)));
    }

    private boolean isElsewhere(Sentence sentence) {
        return !question.places().isEmpty()
                && question.places().stream().noneMatch(place -> Question.isAbout(place, sentence));
    }

    private static double oneIf(boolean isSo) {
        return isSo ? 1 : 0;
    }

    /** For an open question: a relevant passage, a place at its head, standing alone. */
    private double ofTheTour(Sentence sentence) {
        double byPassage = sentence.likeness() > 0 ? PASSAGE_THAT_WAS_COMPARED : PASSAGE;
        double worth = byPassage * sentence.source().relevance()
                + MEANING * Math.max(0, sentence.likeness() - IN_COMMON)
                + 0.4 / (1 + sentence.position());
        for (var topic : question.topics()) {
            worth += sentence.signsOf(topic) > 0 ? SIGN : 0;
        }
        if (question.topics().contains(Topic.THINGS_TO_DO)) {
            worth += ToSeeOrDo.isNamedIn(sentence) ? SIGN : 0;
            worth += Topic.THINGS_TO_DO.isAspect(sentence.source().aspect()) ? OF_ITS_ASPECT : 0;
            worth -= ToSeeOrDo.isBeside(sentence)
                            || AGAINST.matcher(sentence.text()).find()
                    ? OTHER_PLACE
                    : 0;
        }
        worth -= sentence.leansOnAnother() ? LEANING : 0;
        worth += introduces(sentence) ? INTRODUCES : 0;
        worth -= sentence.source().aspect().equals("logistics") ? HOUSEKEEPING : 0;
        worth += Question.names(sentence.source().location(), sentence) ? STANDS_ALONE : 0;
        worth += sentence.wording().praises() ? PRAISED : 0;
        return isElsewhere(sentence) ? worth - OTHER_PLACE : worth;
    }

    /** "What should I pack in January?" is no question after the weather of January alone. */
    private boolean answersWhatToTake(Sentence sentence) {
        return thingsToTake.isEmpty() || thingsToTake.stream().anyMatch(topic -> sentence.signsOf(topic) > 0);
    }

    /** What a sentence says of the month that is asked about, or of the months that are better. */
    private double byMonth(Sentence sentence) {
        boolean toThePoint = answersWhatToTake(sentence) && (!isKnown || meets(sentence));
        if (!toThePoint || question.month().isEmpty() || sentence.months().isEmpty()) {
            return 0;
        }
        double worth = sentence.months().cover(question.month().get()) ? IN_THE_MONTH : IN_OTHER_MONTHS;
        return worth + (TELLS_WHETHER.matcher(sentence.text()).find() ? BEST_TIME : 0);
    }

    /** "Sigiriya, the Lion Rock, was the capital of ...": where an answer to an open question begins. */
    static boolean introduces(Sentence sentence) {
        var place = sentence.source().location();
        var text = sentence.text();
        return text.regionMatches(true, 0, place, 0, place.length())
                && INTRODUCES_IT
                        .matcher(text)
                        .region(place.length(), text.length())
                        .lookingAt();
    }

    /** How to get there, what to wear and how long to stay are answers to those who ask for them. */
    private int practicalSignsNotAskedFor(Sentence sentence) {
        int signs = 0;
        for (var topic : practicalNotAskedFor) {
            signs += sentence.signsOf(topic);
        }
        return signs;
    }

    private static Map<String, Double> weights(Question question, List<Sentence> sentences) {
        var weights = new HashMap<String, Double>();
        for (var subject : question.subjects().keySet()) {
            var akin = Terms.akinTo(subject);
            long bearers = sentences.stream()
                    .filter(sentence -> sentence.terms().contains(subject) || sentence.speaksOf(akin))
                    .count();
            var sideWord = question.isOfASide(question.subjects().getOrDefault(subject, ""));
            double rarity = rarity(bearers, sentences.size());
            weights.put(subject, bearers == 0 ? UNHEARD_OF : sideWord ? Math.min(SIDE_WORD, rarity) : rarity);
        }
        return weights;
    }

    /** How rare each word of the question is among the sentences that hold it; grammar's are in most of them, and count for little. */
    private static Map<String, Double> wordsOf(Question question, List<Sentence> sentences) {
        var words = new HashMap<String, Double>();
        for (var word : Terms.of(question.text())) {
            long bearers = sentences.stream()
                    .filter(sentence -> sentence.terms().contains(word))
                    .count();
            if (bearers > 0) {
                words.put(word, rarity(bearers, sentences.size()) - AS_COMMON_AS_CAN_BE);
            }
        }
        return words;
    }

    private static double rarity(long bearers, int of) {
        return Math.log(1 + (of - bearers + 0.5) / (bearers + 0.5)) + AS_COMMON_AS_CAN_BE;
    }
}
