package ai.travion.verifier.check;

import java.util.regex.Pattern;

/** What answers a "can we" or an "is it" without the words that it was asked in: "Better not", "A good choice", "I'd take the first". */
final class Verdicts {

    private static final Pattern VERDICT = Pattern.compile(
            "(?i)^\\W*(?:[\\p{L}’' -]{2,25}: ?)?(?:(?:short answer|in short|sadly|unfortunately|sorry|i['’]m afraid|well)\\W+)?(?:yes|no|nope|not|probably|maybe|perhaps|possibly|with (?:some |a bit of |a little |any )?luck|rather not|better not|never|certainly|definitely|absolutely|of course|sure|you (?:do(?:n['’]t| not)?|need(?:n['’]t| not)?|can(?:['’]t|not)?|may|must|have to|should(?:n['’]t| not)?)|(?:s?he|they) (?:can|may|will|should)|only (?:with|if|on|in|at|when)|it (?:depends|is(?:n['’]t| not)?)|it['’]s|i (?:would|wouldn['’]t|would not|['’]d))\\b");

    /** "You should carry water": what else was asked for, and no verdict. */
    private static final Pattern TELLS_WHAT_TO_DO = Pattern.compile("(?i)^\\W*you (?:should|must|need|have to)\\b");

    /** "It is open from six": no verdict, where something else asked for it. */
    private static final Pattern OPENS_WITH_IT = Pattern.compile("(?i)^\\W*it(?:['’]s| is)\\b");

    /** A judgement that does not open its sentence. */
    private static final Pattern JUDGES = Pattern.compile(
            "(?i)\\b(?:(?:is|are|be)(?:n['’]t| not) (?:permitted|allowed|possible|wise|safe)|advisable|off[- ]limits|forbidden|(?:right|good|wrong|perfect|ideal|fine|great) (?:spot|place|time|idea|choice|pick|month)|suits?|doable|(?:would|could)(?:n['’]t| not)? (?:recommend|advise)|chances|odds|likely|guaranteed|feel comfortable|(?:advise|recommend|decide|speaks?|be) against|advise (?:you )?not to|rule (?:it|that) out|(?:give|giving) it a miss|(?:too|out of|wrong) (?:early|late|season)|works? (?:very |perfectly |really )?(?:well|fine|nicely)|no problem|not (?:the|a good) (?:time|idea|place))\\b");

    /** "I'd take the first": which of them. */
    private static final Pattern PICKS = Pattern.compile(
            "(?i)\\b(?:(?:I['’]d|I would|we['’]d|you['’]d) (?:\\p{L}+ )?(?:take|choose|pick|go|opt|prefer|suggest|recommend|try|do|aim|head)|(?:go|opt|aim|head|look) for|choose|pick|my (?:pick|choice|favou?rite|tip)|your best)\\b");

    private Verdicts() {}

    static boolean isOne(String text) {
        return VERDICT.matcher(text).find() || JUDGES.matcher(text).find();
    }

    /** It may as well be no verdict at all. */
    static boolean mayBeNone(String text) {
        return TELLS_WHAT_TO_DO.matcher(text).find()
                || OPENS_WITH_IT.matcher(text).find();
    }

    static boolean picks(String text) {
        return PICKS.matcher(text).find();
    }
}
