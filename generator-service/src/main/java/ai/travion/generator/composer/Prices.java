package ai.travion.generator.composer;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.atlas.text.PriceAsked;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Questions after what something costs, which only a sentence with an amount of money answers. */
final class Prices {

    private static final Pattern AMOUNT = Pattern.compile(
            "(?:\\b(?:LKR|Rs\\.?|USD|EUR|GBP)|[$€£])\\s?\\d|\\d\\s?(?:rupees|dollars|euros|LKR|USD)\\b|\\bfree of charge\\b|\\bno (?:fee|charge|ticket)\\b|\\bwithout (?:a |any )?(?:ticket|fee|charge)s?\\b|"
                    + "\\b(?:cheap|expensive|costly|dear|costs?|charges?|fees?)\\b",
            CASE_INSENSITIVE);

    private static final Pattern SUM = Pattern.compile(
            "\\d|\\bfree\\b|\\bno (?:ticket|fee|entrance|charge)|\\bnothing\\b|\\bwithout a ticket", CASE_INSENSITIVE);

    /** The same where a number may be one of kilometres. */
    private static final Pattern TOLD = Pattern.compile(
            "(?:\\b(?:LKR|Rs\\.?|USD|EUR|GBP)|[$€£])\\s?\\d|\\d\\s?(?:rupees|dollars|euros|LKR|USD)\\b|\\b(?:free of charge|(?:is|are|be) free\\b|no (?:ticket|fee|charge|entrance)|costs? nothing|without a (?:ticket|fee)|per cent|a tenth|a fifth|half the price)",
            CASE_INSENSITIVE);

    /** What else asks for a sum than {@link PriceAsked}: a fare, the cheapest bed, a room under so much. */
    private static final Pattern ALSO = Pattern.compile(
            "\\b(?:fares?|how much for|what(?:['’]s| is| are) the (?:\\p{L}+ )?(?:prices?|costs?|fees?|charges?)|how (?:expensive|pricey|costly) (?:is|are|would|will)|(?:room|hotel|hourly|daily|nightly|going) rates?"
                    + "|what (?:do|does|would|will|must|should) (?:i|we|one|you|they|a|an|the)\\b[^?.!]{0,30}\\b(?:pay|charge)"
                    + "|cheapest (?:\\p{L}+ ){0,2}(?:hotels?|hostels?|rooms?|guest ?houses?|beds?|place to (?:stay|sleep)|accommodation|flights?|tickets?)"
                    + "|(?:under|below|less than|for|within) [$€£]?\\d+ ?(?:dollars?|usd|euros?|eur|pounds?|gbp|rupees|lkr|rs|bucks|a night)"
                    + "|(?:under|below|less than|for|within) [$€£]\\d+|(?:fuel|petrol|diesel|gas|ticket|room) prices?)\\b",
            CASE_INSENSITIVE);

    private static final Pattern PAYING = Pattern.compile(
            "\\b(?:tickets?|fares?|fees?|pay|pays|paid|cash|meters?|PickMe|Uber|rupees|cards?|counters?|free of charge|costs?)\\b",
            CASE_INSENSITIVE);
    private static final Pattern BARGAINING =
            Pattern.compile("\\b(?:bargain\\w*|agree on|agree the|agreed|prices?|priced|charged)\\b", CASE_INSENSITIVE);

    /** What is paid, whatever it is for: the ticket of a train is none of a rock. */
    private static final Pattern OF_MONEY = Pattern.compile(
            "^(?:cost|price|pric|fee|money|much|pay|cash|expens|cheap|budget|ticket|fare|charg|rate)",
            CASE_INSENSITIVE);

    private static final int SENTENCES = 3;
    private static final double NEAR_THE_BEST = 0.6;

    private Prices() {}

    static boolean areAskedFor(Question question) {
        return PriceAsked.isIn(question.text());
    }

    /** "How much is it?", and not whether it is dear. */
    static boolean sumIsAskedFor(Question question) {
        return PriceAsked.isSumIn(question.text());
    }

    /** A sum that no page tells: whether it is dear, and what is best at a price, they may. */
    static boolean unknownSumIsAskedFor(Question question) {
        return sumIsAskedFor(question) || ALSO.matcher(question.text()).find();
    }

    static boolean isMoneyItself(String term) {
        return OF_MONEY.matcher(term).find();
    }

    /** How one pays, what it depends on, or how one bargains. */
    static boolean tellsOfPaying(String text) {
        return PAYING.matcher(text).find() || BARGAINING.matcher(text).find() || isOfMoney(text);
    }

    static boolean isOfMoney(String text) {
        return AMOUNT.matcher(text).find();
    }

    /** Whether a sum is told, or that nothing is to be paid. */
    static boolean isSumIn(List<Sentence> sentences) {
        return sentences.stream()
                .anyMatch(sentence -> SUM.matcher(sentence.text()).find());
    }

    /** The same, where what is asked for may be told in kilometres beside it. */
    static boolean isToldIn(List<Sentence> sentences) {
        return sentences.stream()
                .anyMatch(sentence -> TOLD.matcher(sentence.text()).find());
    }

    /** What is known of paying for it: of the place itself first, and else of the whole island. */
    static List<Sentence> ofPaying(Assignment assignment) {
        var places = assignment.destinations();
        var telling = assignment.question().tellingSubjects().stream()
                .filter(subject -> !OF_MONEY.matcher(subject).find())
                .collect(Collectors.toSet());
        var sentences = assignment.evidence().sentences();
        double best = sentences.stream()
                .mapToDouble(sentence -> sentence.source().relevance())
                .max()
                .orElse(0);
        return sentences.stream()
                .filter(sentence -> sentence.source().relevance() >= NEAR_THE_BEST * best)
                .filter(sentence -> PAYING.matcher(sentence.text()).find())
                .filter(sentence -> isOf(places, sentence) || sentence.speaksOf(telling))
                .filter(sentence -> places.isEmpty()
                        || isOf(places, sentence)
                        || sentence.source().location().equals(Question.COUNTRY))
                .filter(sentence -> !sentence.leansOnAnother())
                .limit(SENTENCES)
                .toList();
    }

    private static boolean isOf(List<String> places, Sentence sentence) {
        return places.stream().anyMatch(place -> sentence.source().location().equalsIgnoreCase(place));
    }

    /** Whether some sentence names an amount, or says that something has to be paid or nothing. */
    static boolean standIn(Evidence evidence) {
        return Stream.concat(evidence.sentences().stream(), evidence.fromTheWeb().stream())
                .anyMatch(sentence -> AMOUNT.matcher(sentence.text()).find());
    }
}
