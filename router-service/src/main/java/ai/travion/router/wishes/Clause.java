package ai.travion.router.wishes;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;

/**
 * What governs a word where it stands: whether it is denied ("not on a budget", "no longer vegetarian"), and whether it is said of
 * somebody who does not travel ("my grandmother was in Galle", "vegetarian food for my friend").
 */
final class Clause {

    private static final int AROUND = 70;

    /** What may stand between a denial and what it denies. */
    private static final String BETWEEN =
            "(?:(?:a|an|the|on|in|be|being|been|very|really|so|that|actually|strictly|any|all|at|travell?ing|going|have|having|has|had|need|needs|want|wants|like|it|this|to|even|necessarily|exactly|either|afraid|scared|particularly|looking|for|with|my|our|get|gets|getting|got|suffer|suffers|suffering|from|using|use|uses|i|we|am|are|is|say|afford|as|too|know|as|an?)\\s+){0,6}";

    private static final Pattern DENIED_BEFORE = Patterns.anyCase(
            "(?:.*[^\\p{L}'])?(?:(?:is|are|am|was|were|do|does|did|has|have|had|ca|wo|would|could|need|ai)n'?t|cannot|(?<!if\\s)(?<!why\\s)not|never|no(?:\\s+longer|\\s+more)?|nothing\\s+against|neither|nor|nobody|none\\s+of\\s+(?:us|them)|(?<!\\b(?:am|are|get|got)\\s)(?<!'m\\s)(?<!'re\\s)used\\s+to|stopped|forget|without|grew\\s+out\\s+of|got\\s+over)\\s+"
                    + BETWEEN);
    private static final Pattern DENIED_AFTER = Patterns.anyCase(
            "[^.;!?]{0,25}?\\b(?:(?:(?:is|are|was|were)\\s+)?not|(?:is|are|was|were)n'?t|no\\s+longer)\\s+(?:that\\s+|very\\s+|so\\s+)?(?:important|an\\s+issue|a\\s+problem|a\\s+concern|needed|necessary|required)\\b.*|[^.;!?]{0,15}?,?\\s*(?:but\\s+)?not\\s+any\\s?more\\b.*|\\s*,?\\s*but\\s+(?:i|we)\\s+(?:got\\s+over|am\\s+over|don'?t\\s+any\\s?more)\\b.*");
    /** "A not too expensive hotel" and "cannot walk" deny nothing that stands after it. */
    private static final Pattern ITS_OWN_DENIAL = Patterns.anyCase("(?:not|can'?t|cannot|no)\\b.*");

    private static final Pattern CLAUSE_END = Patterns.anyCase(
            "[.;!?]|,|\\b(?:but|because|since|so|although|though|while|whereas|and(?=\\s+(?:i|we|my|our|he|she|they|the)\\b))\\b");
    private static final Pattern WE = Patterns.words("i|i'm|i've|we|we're|we've|me|us|myself|ourselves");
    private static final Pattern WE_ARE_MEANT =
            Patterns.words("i|i'm|i've|we|we're|we've|and me|me and|of us|both of us");
    private static final String GOVERNS = "(?:\\s+of\\s+(?:mine|ours))?(?:\\s+(?:who|that))?\\s+(?:\\p{L}+\\s+){0,4}";
    private static final Pattern OF_A_THIRD = Patterns.anyCase(
            "(?:.*[^\\p{L}])?(?:(?:my|a|an|our|his|her|the|some)\\s+(?:\\p{L}+\\s+)?(?:friends?|neighbou?rs?|boss|colleagues?|co-?workers?|uncles?|aunts?|cousins?|teacher|room-?mate|flatmate|doctors?|bloggers?)|some(?:body|one)|locals?|monks|islanders)"
                    + GOVERNS);
    /** "My friend Peter gets vertigo": what ails somebody now is told because they come along. */
    private static final Pattern OF_A_COMPANION = Patterns.anyCase(
            "(?:.*[^\\p{L}])?(?:my|our)\\s+(?:\\p{L}+\\s+)?(?:friends?|colleagues?|co-?workers?|uncles?|aunts?|cousins?|room-?mate|flatmate)(?:\\s+\\p{L}+)?,?(?:\\s+(?:who|that))?\\s+(?:also\\s+|always\\s+|easily\\s+)?(?:has|have|gets?|is|are|suffers?|cannot|can't|needs?|uses?|won't|hates?)\\b[^.;!?,]*");
    /** Whom a question is about that is not about us. */
    private static final Pattern OF_ANYBODY = Patterns.anyCase(
            "(?:.*[^\\p{L}])?(?:people|locals?|monks?|tourists|visitors|foreigners|they|you|one|women|men|many|most|buddhists|hindus|muslims|christians|islanders|sri\\s+lankans?)"
                    + GOVERNS);

    private static final Pattern FOR_A_THIRD = Patterns.anyCase("[^.;!?,]{0,25}\\bfor\\s+(?:my|a|our|her|his)\\s+"
            + "(?:friend|neighbou?r|colleague|boss|blog|article|school|project)s?\\b.*");
    /** Those who are people of a kind: "wheelchair users", "pregnant women". */
    private static final Pattern OF_A_KIND = Patterns.anyCase(
            "\\s*(?:users?|women|people|persons|mothers|travell?ers|tourists|visitors|monks|guests|locals)\\b.*");

    private static final Pattern ASKED_OF_A_KIND = Patterns.anyCase(
            "(?:.*[^\\p{L}])?(?:do|does|can|are|could|should|will|would|may)\\s+(?:most\\s+|many\\s+)?");
    private static final Pattern ALONG = Patterns.words(
            "with (?:me|us)|comes?(?: along| too| with)?|coming(?: along| too| with)?|along|join(?:s|ing)?|travel(?:s|ling|ing)? (?:with|together)|in our (?:group|party)");
    private static final Pattern LONG_AGO = Patterns.anyCase(
            ".*\\b(?:my|our|his|her|their)\\s+(?:[\\p{L}-]+\\s+){0,3}?[\\p{L}-]+\\s+(?:(?:was|were)(?!\\s+(?:operated|injured|diagnosed|told))|used\\s+to|visited|walked|lived|loved|went|came|saw|met|told|said|died|honeymooned|travell?ed|stayed|climbed|hated|liked|wanted|married)\\b.*");
    private static final Pattern AT_HOME = Patterns.words(
            "at home|stay(?:s|ed|ing)? home|left behind|(?:is|are)(?:n't| not) coming|won't (?:come|join|be (?:coming|there|with))|can(?:'t|not) come|couldn't come|(?:died|passed away)");
    private static final Pattern ASKS = Patterns.anyCase(
            "\\?|^\\W*(?:what|when|where|who|why|how|which|is|are|do|does|did|can|could|will|should|would|may)\\b");
    private static final Pattern SENTENCE = Pattern.compile("[.;!?]");

    private Clause() {}

    /** Whether what stands from {@code from} to {@code to} is said not to be so, or not any more. */
    static boolean denies(String text, int from, int to) {
        var before = text.substring(clauseStart(text, from), from);
        boolean ownDenial = Patterns.isAllOf(ITS_OWN_DENIAL, text.substring(from, to));
        return (!ownDenial && Patterns.isAllOf(DENIED_BEFORE, before))
                || Patterns.isAllOf(DENIED_AFTER, text.substring(to, Math.min(text.length(), to + AROUND)));
    }

    /** Whether it is said of people who do not come along. */
    static boolean isOfOthers(String text, int from, int to) {
        var sentence = text.substring(sentenceStart(text, from), sentenceEnd(text, to));
        if (Patterns.isIn(AT_HOME, sentence)) {
            return true;
        }
        if (Patterns.isIn(ALONG, text)) {
            return false;
        }
        var clause = text.substring(clauseStart(text, from), clauseEnd(text, to));
        var before = text.substring(clauseStart(text, from), from);
        var after = text.substring(to, Math.min(text.length(), to + AROUND));
        if (Patterns.isAllOf(LONG_AGO, clause) || Patterns.isAllOf(FOR_A_THIRD, after)) {
            return true;
        }
        boolean ofUs = Patterns.isIn(WE_ARE_MEANT, before);
        boolean ofAKind = Patterns.isAllOf(OF_A_KIND, after)
                || Patterns.isAllOf(ASKED_OF_A_KIND, before)
                || (Patterns.isIn(ASKS, sentence) && Patterns.isAllOf(OF_ANYBODY, before));
        return (!ofUs && Patterns.isAllOf(OF_A_THIRD, before)) || (ofAKind && !Patterns.isIn(WE, sentence));
    }

    /** Whether it is said of what ails a friend or a relative now, and not of one who stays at home. */
    static boolean isOfACompanion(String text, int from) {
        var sentence = text.substring(sentenceStart(text, from), sentenceEnd(text, from));
        return !Patterns.isIn(AT_HOME, sentence)
                && !Patterns.isIn(ASKS, sentence)
                && Patterns.isAllOf(OF_A_COMPANION, text.substring(sentenceStart(text, from), from));
    }

    private static int clauseStart(String text, int at) {
        int start = Math.max(0, at - AROUND);
        var end = CLAUSE_END.matcher(text).region(start, at);
        while (end.find()) {
            start = end.end();
        }
        return start;
    }

    private static int clauseEnd(String text, int at) {
        int last = Math.min(text.length(), at + AROUND);
        var end = CLAUSE_END.matcher(text).region(at, last);
        return end.find() ? end.start() : last;
    }

    private static int sentenceStart(String text, int at) {
        int start = 0;
        var end = SENTENCE.matcher(text).region(0, at);
        while (end.find()) {
            start = end.end();
        }
        return start;
    }

    private static int sentenceEnd(String text, int at) {
        var end = SENTENCE.matcher(text).region(at, text.length());
        return end.find() ? end.end() : text.length();
    }
}
