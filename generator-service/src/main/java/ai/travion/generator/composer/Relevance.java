package ai.travion.generator.composer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Ranks sentences by how well they answer a question.
 *
 * <p>A term that is rare in the evidence weighs more than one that stands everywhere; one that means much the same weighs a little
 * less than the term itself; signs of the side that is asked about (what to wear, when to go) count even where no word is shared.
 */
final class Relevance {

    private static final double KINSHIP = 0.7;
    private static final double SIGN = 1.3;
    private static final double FURTHER_SIGN = 0.25;
    private static final double RIGHT_ASPECT = 0.6;
    private static final double OTHER_PLACE = 2.0;
    private static final double INTRODUCES = 0.8;
    private static final double HOUSEKEEPING = 0.6;
    private static final double LEANING = 0.9;
    private static final double BESIDE_THE_POINT = 0.3;
    private static final double PRAISED = 0.3;
    private static final double STANDS_ALONE = 0.3;
    private static final double ASIDE = 0.6;
    private static final double SIDE_WORD = 0.5;
    private static final double ANOTHER_PASSAGE = 0.8;
    private static final double IN_THE_MONTH = 2.6;
    private static final double IN_OTHER_MONTHS = 0.9;
    private static final double BEST_TIME = 0.7;

    /** So much a sentence is worth for what it means, above what any two sentences of travel have in common. */
    private static final double MEANING = 10;

    private static final double IN_COMMON = 0.15;
    /** From here on a sentence may answer although it shares no word with the question. */
    private static final double ANSWERS_BY_MEANING = 0.4;

    private static final double AS_NEAR_AS_THE_NEAREST = 0.08;
    private static final double FIT_PASSAGE = 0.6;
    private static final double PASSAGE = 0.5;
    private static final double PASSAGE_THAT_WAS_COMPARED = 2;

    private static final double HEADLINE = 1.0;
    private static final double SPEAKS_AGAINST = 1.6;
    private static final double OF_THE_PAST = 0.8;

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
    /** Some sentence speaks of what is asked about. */
    private final boolean isKnown;

    private final double nearest;
    private final boolean isOpen;
    private final List<Topic> thingsToTake;
    private final List<Topic> practicalNotAskedFor;

    private Relevance(Question question, List<Sentence> sentences) {
        this.question = question;
        this.telling = question.tellingSubjects();
        this.weights = weights(question, sentences);
        this.isKnown = telling.stream().anyMatch(subject -> weights.getOrDefault(subject, UNHEARD_OF) < UNHEARD_OF);
        this.nearest = nearest(sentences);
        this.isOpen = question.isOpen();
        this.thingsToTake = question.topics().stream()
                .filter(topic -> topic == Topic.LUGGAGE || topic == Topic.CLOTHES)
                .toList();
        this.practicalNotAskedFor = PRACTICAL.stream()
                .filter(topic -> !question.topics().contains(topic))
                .toList();
    }

    /** All sentences, best first; the order is stable. */
    static List<Ranked> rank(Question question, List<Sentence> sentences) {
        var relevance = new Relevance(question, sentences);
        var ranked = new ArrayList<Ranked>();
        sentences.forEach(sentence -> ranked.add(relevance.of(sentence)));
        ranked.sort(Comparator.comparingDouble(Ranked::score).reversed());
        return List.copyOf(ranked);
    }

    private static double nearest(List<Sentence> sentences) {
        return sentences.stream()
                .filter(sentence -> sentence.source().relevance() >= FIT_PASSAGE)
                .mapToDouble(Sentence::likeness)
                .max()
                .orElse(0);
    }

    /** Whether it means about what the question asks for, by what retrieval found. */
    private boolean answersByMeaning(Sentence sentence) {
        return sentence.source().relevance() >= FIT_PASSAGE
                && sentence.likeness() >= ANSWERS_BY_MEANING
                && sentence.likeness() >= nearest - AS_NEAR_AS_THE_NEAREST;
    }

    private Ranked of(Sentence sentence) {
        double byWords = 0;
        boolean subjectMet = false;
        for (var subject : question.subjects().keySet()) {
            double met =
                    sentence.terms().contains(subject) ? 1 : sentence.speaksOf(Terms.akinTo(subject)) ? KINSHIP : 0;
            byWords += met * weights.getOrDefault(subject, 0.0);
            subjectMet |= met > 0 && (telling.isEmpty() || telling.contains(subject));
        }
        double byTopic = 0;
        boolean topicMet = false;
        for (var topic : question.topics()) {
            int signs = sentence.signsOf(topic);
            boolean manyMonths = topic == Topic.WHEN && question.month().isPresent();
            double worth = signs == 0 ? 0 : SIGN + FURTHER_SIGN * Math.min(manyMonths ? 0 : signs - 1, 3);
            if (topic.isAspect(sentence.source().aspect())) {
                worth += RIGHT_ASPECT;
            }
            topicMet |= signs > 0;
            byTopic = Math.max(byTopic, worth);
        }
        // A sentence that shares the side but not the subject gives way where others speak of the subject.
        if (!subjectMet && isKnown) {
            byTopic *= ASIDE;
        }
        double byMonth = answersWhatToTake(sentence) ? byMonth(sentence, subjectMet || !isKnown) : 0;
        return new Ranked(
                sentence,
                byWords
                        + byTopic
                        + byMonth
                        + MEANING * Math.max(0, sentence.likeness() - IN_COMMON)
                        + byItself(sentence),
                isOpen || subjectMet || (topicMet && !isKnown) || byMonth > 0 || answersByMeaning(sentence));
    }

    /** "What should I pack in January?" is no question after the weather of January alone. */
    private boolean answersWhatToTake(Sentence sentence) {
        return thingsToTake.isEmpty() || thingsToTake.stream().anyMatch(topic -> sentence.signsOf(topic) > 0);
    }

    /** What a sentence says of the month that is asked about, or of the months that are better. */
    private double byMonth(Sentence sentence, boolean toThePoint) {
        if (question.month().isEmpty() || sentence.months().isEmpty()) {
            return 0;
        }
        double worth = sentence.months().cover(question.month().get()) ? IN_THE_MONTH : IN_OTHER_MONTHS;
        return !toThePoint ? 0 : worth + (TELLS_WHETHER.matcher(sentence.text()).find() ? BEST_TIME : 0);
    }

    /** What speaks for a sentence whatever is asked: a relevant passage, a place at its head, standing alone. */
    private double byItself(Sentence sentence) {
        double byPassage = sentence.likeness() > 0 ? PASSAGE_THAT_WAS_COMPARED : PASSAGE;
        double worth = byPassage * sentence.source().relevance() + 0.4 / (1 + sentence.position());
        if (sentence.leansOnAnother()) {
            worth -= LEANING;
        }
        if (question.places().isEmpty() && !isOpen) {
            worth += introduces(sentence) ? HEADLINE : 0;
            worth -= AGAINST.matcher(sentence.text()).find() ? SPEAKS_AGAINST : 0;
            boolean ofThePast = sentence.source().aspect().equals("history")
                    && !question.topics().contains(Topic.HISTORY);
            worth -= ofThePast ? OF_THE_PAST : 0;
        }
        if (isOpen) {
            worth += introduces(sentence) ? INTRODUCES : 0;
            worth -= sentence.source().aspect().equals("logistics") ? HOUSEKEEPING : 0;
        } else {
            worth -= BESIDE_THE_POINT * Math.min(3, practicalSignsNotAskedFor(sentence));
            var ofAnother = !question.places().isEmpty()
                    && question.places().stream().noneMatch(sentence.source().location()::equalsIgnoreCase);
            worth -= ofAnother ? ANOTHER_PASSAGE : 0;
        }
        if (Question.names(sentence.source().location(), sentence)) {
            worth += STANDS_ALONE;
        }
        if (sentence.wording().praises()) {
            worth += PRAISED;
        }
        var elsewhere = !question.places().isEmpty()
                && question.places().stream().noneMatch(place -> Question.isAbout(place, sentence));
        return elsewhere ? worth - OTHER_PLACE : worth;
    }

    /** "Sigiriya, the Lion Rock, was the capital of ...": where an answer to an open question begins. */
    private static boolean introduces(Sentence sentence) {
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

    private static double rarity(long bearers, int of) {
        return Math.log(1 + (of - bearers + 0.5) / (bearers + 0.5)) + 0.5;
    }
}
