package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.regex.Pattern;

/** Tells a sentence that makes a matter of taste or chance of what the law forbids: "some shops choose not to sell alcohol that day". */
final class SoftenedBan {

    private static final String SELLERS =
            "shops?|bars?|pubs?|places|restaurants?|hotels?|outlets?|stores?|supermarkets?|owners|venues?|caf[eé]s?|sellers?|clubs?|landlords|bartenders|spots|guest ?houses?";

    private static final Pattern SOFT = words(
            "(?:some|a few|certain|several|many|a number|not all|half|the odd|one or two|individual|stricter) (?:of (?:the )?)?(?:\\p{L}+ ){0,2}?(?:"
                    + SELLERS + ")"
                    + "|(?:may|might|could)\\b[^.;]{0,30}\\b(?:not (?:sell|serve|pour|be (?:sold|served|available|open))|clos(?:e|ed)|shut|limited|restricted|hard(?:er)?|difficult|tricky|unavailable|less|fewer|hide|refuse|decline|earlier)"
                    + "|(?<!\\b(?:you|we|I|visitors|travellers|guests) )(?:choose|prefer|tend|opt|decide|like|ask(?:ed)?|encourage[ds]?)s? (?:not )?to"
                    + "|(?:a (?:little|bit)|slightly|somewhat|rather) (?:less|harder|trickier|limited|restricted|quieter|more difficult|early|earlier)|(?:less|fewer|harder|quieter|earlier) than (?:usual|normal)|harder to (?:find|come by|get)|(?:limited|restricted|shorter|reduced) (?:hours|choice|selection|sales?)"
                    + "|discouraged|frowned (?:up)?on|voluntar\\w+|on paper|in theory|a (?:custom|tradition|courtesy|matter of taste)");

    /** "Some of the beach bars" are not all of them. */
    private static final String NOT_OF_SOME =
            "(?<!\\b(?:some|few|many|most|certain|several|half|not all|number)\\b[^,;.]{0,30})";

    /** What holds for all of them: beside it the rest only paints the day. */
    private static final Pattern FOR_ALL = words(
            "no (?:alcohol|liquor|drinks?|beers?|wines?|bars?|pubs?|booze)|(?:not|cannot|can['’]t) (?:be )?(?:sold|served|bought|poured)|"
                    + NOT_OF_SOME + "(?:(?:may|must|can) not|cannot|can['’]t) (?:sell|serve|pour)|" + NOT_OF_SOME
                    + "(?:bars|pubs|(?:liquor|wine) shops|(?:alcohol |liquor )?sales) (?:(?!may\\b|might\\b|could\\b|often\\b|sometimes\\b|usually\\b|that\\b|which\\b)\\w+ ){0,3}?(?:are|stay|remain) (?:all )?(?:closed|shut)|nowhere|nothing (?:\\w+ ){0,4}?(?:is|will be|can be|gets) (?:sold|served|poured)|none (?:is|are|will|can|of)|(?:not|n['’]t)\\b[^,;.]{0,40}\\banywhere|island[- ]?wide|everywhere|nation[- ]?wide|(?:across|throughout) (?:the|sri)|(?:whole|entire) (?:island|country)|bans?|banned|prohibit\\w*|forbid\\w*|illegal|by law|(?:all|every) (?:the )?(?:\\p{L}+ )?(?:"
                    + SELLERS + ")|sales? (?:of \\p{L}+ )?(?:is|are) (?:closed|stopped|suspended)");

    private SoftenedBan() {}

    static boolean in(String sentence) {
        return SOFT.matcher(sentence).find() && !FOR_ALL.matcher(sentence).find();
    }

    private static Pattern words(String regex) {
        return Pattern.compile("\\b(?:" + regex + ")\\b", CASE_INSENSITIVE);
    }
}
