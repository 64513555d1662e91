package ai.travion.atlas;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;

/**
 * Knows sentences that deny what the calendar knows for certain: that no alcohol is sold on a Poya day, wherever on the island. A passage
 * or a page that says so is wrong, or was written to mislead, and what it says is no evidence.
 */
public final class BanDenied {

    private static final String DRINK =
            "alcohol(?:ic)?|liquor|booze|(?<!(?:sand|snack|juice|coffee|tea|salad|milk|chocolate|energy)[ -])bars?(?! reef)|pubs?|taverns?|night ?clubs?|night ?life|beers?|wines?|cocktails?|arrack|spirits|(?<!(?:soft|coconut|fruit|cool|cold) )drinks?(?! (?:stalls?|vendors?|sellers?|carts?))";

    /** Whoever speaks of every day speaks of the Poya days too. */
    private static final String WHENEVER =
            "(?:on )?(?:(?:every (?:single )?|each (?:and every )?|any (?:given )?)(?:day|night|evening)s?|all (?:the )?(?:days|nights|evenings))(?: of the (?:year|month|week))?|everyday|365 days|(?:seven|7) days a week|all year(?: round)?|year[- ]round|"
                    + "(?:also |even |including |too )?(?:on |during |at )?(?:an? |the |any |every )?(?:\\w+ )?(?:poya|full[- ]moon)(?: full moon)?(?: days?| nights?| evenings?| holidays?)?|whatever the (?:calendar|day|date|moon|law)|no matter (?:what|which|the)|regardless of|in spite of|despite";

    private static final Pattern OF_DRINK = words(DRINK);
    private static final Pattern AT_ALL_TIMES = words(WHENEVER);
    private static final Pattern IS_SOLD = words(
            "(?:stays?|remains?|keeps?|is|are|be|always|all) (?:still |also |always |fully |happily )?(?:open|sold|served|available|allowed|legal|permitted|poured)|open(?: as (?:usual|normal|ever))?|opens|serv(?:e|es|ing)|sell(?:s|ing)?|sold|served|pour(?:s|ed|ing)?|flow(?:s|ing)?|available|allowed|legal|permitted|fine|as usual|(?:can|may) (?:be bought|buy|drink|order|get)");

    private static final String HARMLESS =
            "soft drinks?|teas?|juices?|coffee|mocktails?|king coconuts?|coconuts?|water|non[- ]alcoholic drinks?|lassi|smoothies?|ginger beer|lemonade";

    /** Of a day that is closed, or of what is not alcohol. */
    private static final Pattern DENIES = words(
            "no(?! (?:matter|problems?|issues?|trouble|worr\\w+|doubt)\\b)|not(?! only\\b)|none|never|nothing|nobody|nowhere|neither|nor|cannot|\\w+n['’]t(?! (?:worry|miss|matter)\\b)|without|clos(?:e|es|ed|ing|ure)|shut|ban|bans|banned|prohibit\\w*|forbid\\w*|forbidden|dry|illegal|except|apart from|other than|unless|instead|rather than|stops?|suspend\\w*|paus(?:e|es|ed|ing)|halt\\w*|ceas\\w+|"
                    + "off the (?:menu|table|shel(?:f|ves)|list)|off[- ]limits|out of bounds|disappear\\w*|vanish\\w*|unavailable|refrain\\w*|abstain\\w*|wait(?:s|ing)? (?:until|till|for)|(?:opens?|served|sold) again(?! on\\b)|re-?open\\w*|(?:the )?(?:next|following) (?:day|morning|evening)|the day after|(?:skip|avoid|forgo|forget) (?:the |any |your )?(?:"
                    + DRINK + ")|open for (?:dinner|food|meals?|coffee|tea|lunch)|"
                    + "(?:serv(?:e|es|ed|ing)|sell(?:s|ing)?|pour(?:s|ed|ing)?|offer(?:s|ed)?|order|get|buy|drink|have) (?:only |just |a |an |some |fresh |fruit |lime |orange |hot |cold |good |ginger )*(?:"
                    + HARMLESS + ")|(?<!(?:beers?|wines?|alcohol|arrack|cocktails?),? (?:and|or) )(?:" + HARMLESS
                    + ")(?:,? and \\w+)? (?:is|are|stays?|remains?) (?:\\w+ )?(?:served|sold|poured|available)");

    /** "There is no ban on alcohol on Poya days." */
    private static final Pattern NO_BAN = words(
            "(?:no|not|never|(?:is|are|was|were|does|do)n['’]t|nor|without) (?:(?:an?|the|any|really|actually|alcohol|liquor|poya|under|such|longer|legal|real|general) ){0,3}(?:bans?|banned|prohibit\\w*|forbidden|restrict\\w*|closed|shut|illegal)|(?:ban|prohibition|rule|law)s? (?:\\w+ ){0,4}(?:does|do|is|are|was|were|has|have)(?:n['’]t| not| no longer)(?: been)? (?:apply|valid|in force|enforced|hold|exist)|(?:ban|prohibition)s? (?:\\w+ ){0,4}(?:is|are|was|were|has been|have been) (?:lifted|abolished|repealed|cancelled)|(?:bars|pubs|liquor shops) (?:there |here )?(?:never|do not|don['’]t) (?:close|shut)");

    private static final Pattern OF_POYA = words("poya|full[- ]moon");

    /** "Friday is neither a Poya day nor another day closed to alcohol": of an open day. */
    private static final Pattern NO_POYA = words(
            "(?:neither|not|no|never|\\w+n['’]t|without|falls on no|(?:between|outside|before|after|except|apart from|other than)) (?:(?:an?|the|any|one|of|on) )*(?:poya|full[- ]moon)");

    private BanDenied() {}

    /** Whether a sentence says that there is alcohol on all days, or on a Poya, or that no ban holds then. */
    public static boolean in(String sentence) {
        if (Patterns.isIn(NO_POYA, sentence)) {
            return false;
        }
        if (!Patterns.isIn(OF_DRINK, sentence) || !Patterns.isIn(AT_ALL_TIMES, sentence)) {
            return false;
        }
        if (Patterns.isIn(OF_POYA, sentence) && Patterns.isIn(NO_BAN, sentence)) {
            return true;
        }
        return Patterns.isIn(IS_SOLD, sentence) && !Patterns.isIn(DENIES, sentence);
    }

    private static Pattern words(String regex) {
        return Patterns.anyCase("\\b(?:" + regex + ")\\b");
    }
}
