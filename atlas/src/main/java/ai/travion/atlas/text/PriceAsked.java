package ai.travion.atlas.text;

import java.util.regex.Pattern;

/** Questions after what something costs: "how much is it", and not "how much does it rain". */
public final class PriceAsked {

    private static final String IS =
            "how much (?:is|are)(?! (?:there|left|open|known|(?:it |the |of )?(?:rain(?:ing|fall)?|snow(?:ing)?|sun(?:shine)?|shade|humidity|walking|walk(?=\\W*$)|climbing|hiking|swimming|driving|time|sleep)))";
    private static final String DOES =
            "how much (?:does|do|would)(?=\\b[^?.!;,]{0,60}\\b(?:costs?|pay|paid|charged?|spend|tip|budget|set \\w+ back|be(?=\\W*(?:$|for\\b))|withdraw|exchange|give|ask|want for|go for|need(?! (?:an? )?(?:to|walk|hike|climb|swim|wait|sleep|rest|drink)\\b)|tickets?|entrance|entry|admission|fares?|fees?|visas?)\\b)";

    private static final Pattern PRICE =
            Patterns.words(IS + "|" + DOES + "|how much (?:for|cash|money|budget)|costs?|prices?|fees?|tariffs?"
                    + "|(?:entrance|entry|admission|ticket|visa|guide|jeep|boat) charges?");
    private static final Pattern SUM = Patterns.words(
            IS + "|" + DOES
                    + "|what does .{0,40} cost|(?:costs?|prices?|fees?|tariffs?) (?:of|for|to)|(?:entrance|entry|admission|ticket|visa) (?:fees?|prices?|costs?)");

    private PriceAsked() {}

    /** Whether a question is after money at all. */
    public static boolean isIn(String question) {
        return Patterns.isIn(PRICE, question);
    }

    /** "How much is it?", and not whether it is dear. */
    public static boolean isSumIn(String question) {
        return Patterns.isIn(SUM, question);
    }
}
