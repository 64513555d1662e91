package ai.travion.generator.composer;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Questions after what something costs, which only a sentence with an amount of money answers. */
final class Prices {

    private static final Pattern ASKED = Pattern.compile(
            "\\b(?:(?:entrance|entry|admission|ticket|visa|guide|jeep|boat) (?:fees?|prices?|costs?|charges?)|fees?|prices?|how much (?:is|are|does|do|would|for)|what does .{0,40} cost|costs?|tariffs?)\\b",
            CASE_INSENSITIVE);
    private static final Pattern AMOUNT = Pattern.compile(
            "(?:\\b(?:LKR|Rs\\.?|USD|EUR|GBP)|[$€£])\\s?\\d|\\d\\s?(?:rupees|dollars|euros|LKR|USD)\\b|\\bfree of charge\\b|\\bno (?:fee|charge|ticket)\\b|\\bwithout (?:a |any )?(?:ticket|fee|charge)s?\\b|"
                    + "\\b(?:cheap|expensive|costly|dear|costs?|charges?|fees?)\\b",
            CASE_INSENSITIVE);

    private Prices() {}

    static boolean areAskedFor(Question question) {
        return ASKED.matcher(question.text()).find();
    }

    /** Whether some sentence names an amount, or says that something has to be paid or nothing. */
    static boolean standIn(Evidence evidence) {
        return Stream.concat(evidence.sentences().stream(), evidence.fromTheWeb().stream())
                .anyMatch(sentence -> AMOUNT.matcher(sentence.text()).find());
    }
}
