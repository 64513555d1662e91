package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.regex.Pattern;

/** Tells a sentence that speaks for alcohol, or for where it is served, from one that says that there is none. */
final class Alcohol {

    /** For a writer: what to leave out. */
    static final String WORDS =
            "alcohol, bar, pub, nightlife, nightclub, club, cocktail, beer, wine, arrack, toddy, whisky, liquor, booze, sundowner, tavern, brewery, distillery";

    private static final Pattern SERVED = words(
            "alcohol(?:ic)?|bars?|pubs?|(?:bar|pub)[ -]?(?:crawl|hop)\\w*|barhopping|night[ -]?clubs?|clubbing|night ?life|cocktails?|beers?|lagers?|wines?|arrack|whiske?y|vodka|rum|gin|"
                    + "liquors?|booze|sundowners?|happy hours?|taverns?|brewer(?:y|ies)|distiller(?:y|ies)|champagne|prosecco|(?:taste|try|drink|sip|sample|glass(?:es)? of) (?:the |some |fresh |palm |coconut )*toddy|mojitos?|"
                    + "(?:evening|sunset|rooftop|late|after[- ]dinner) drinks|(?:beach|late|all[- ]night|pool|night|club|full[- ]moon) part(?:y|ies)|(?:beach|dance|night) clubs?");

    /** The same words where they mean something else. */
    private static final Pattern OTHERWISE = words(
            "(?:sand|gold|iron|crow|chocolate|snack|juice|milk|salad|coffee|tea|oxygen|parallel|monkey|soap|energy|granola|window|metal|steel)[ -]?bars?|bar reef|bars? of (?:soap|gold|chocolate|the window)|"
                    + "behind bars|toddy[- ]tapp\\w+|tapp\\w+ (?:of )?(?:the )?toddy|wine[- ](?:red|coloured|colored)|non[- ]alcoholic|alcohol[- ]free|alcohol (?:gel|rub|wipes?|sanitiser)|ginger beer|root beer");

    /** Words that look like a denial and are none. */
    private static final Pattern NO_DENIAL = words(
            "no (?:better|finer|issue|obstacle|trouble|need|problem|doubt|matter|reservation|worries|visit)|not (?:only|just|far|to be missed|to miss|(?:a |an |any )?(?:problem|issue|obstacle|concern))|need not (?:stop|keep)|does(?:n['’]t| not) (?:stop|keep|matter)|(?:don['’]t|do not|never|can['’]t|cannot) (?:miss|forget|skip|beat|go wrong|worry)|"
                    + "nothing better|behind closed doors|nor does it matter|no trip|no evening|not tired");

    private static final Pattern SAYS_NO = words(
            "bans?|banned|prohibit\\w*|forbid|forbids|forbidden|closed|closure|clos(?:e|es) (?:on|for|that|all|island)|unavailable|illegal|off[- ]limits|impossible|out of the question|rules? out|ruled out|"
                    + "could not find|couldn['’]t find|another (?:day|evening|date|night)|other days?|(?:the )?(?:next|following) (?:day|evening)|the (?:day|evening) (?:before|after)|refrain\\w*|suspend\\w*|restrict\\w*|"
                    + "(?:avoid|avoiding|skip|leave out|postpone|instead of|without|abstain from|stops? (?:selling|serving)) (?:any |all |the |a |your |selling |serving |drop of )*(?:alcohol|bars?|pubs?|beers?|wine|liquor|drinks?|drinking|nightlife|cocktails?|arrack|(?:bar|pub)[ -]?crawl)");

    private static final Pattern NEGATION = words(
            "no|not|never|cannot|can['’]t|won['’]t|isn['’]t|aren['’]t|don['’]t|doesn['’]t|nor|neither|nowhere|hardly|scarcely|barely|lacks?|(?:far|well)? ?away from|gave up|gives up");

    private static final Pattern EVASION = words(
            "still|anyway|regardless|nevertheless|nonetheless|discreetly|quietly serve|secretly|under the (?:counter|table)|ask (?:quietly|around|nicely)|speakeas(?:y|ies)|loopholes?|turn a blind eye");

    private static final Pattern BUT = Pattern.compile(
            "\\s*(?:;|—|–|\\b(?:but|yet|however|though|although|even though|despite|whereas|luckily|fortunately)\\b)\\s*",
            CASE_INSENSITIVE);

    private static final Pattern CONCESSION = Pattern.compile(
            "^\\s*(?:although|though|even though|while|despite|even if|if)\\b([^,]*),(.*)$",
            CASE_INSENSITIVE | Pattern.DOTALL);

    private Alcohol() {}

    /** Whether any part of the sentence speaks for it. */
    static boolean isAdvisedIn(String sentence) {
        var text = OTHERWISE.matcher(sentence).replaceAll(" ");
        if (!SERVED.matcher(text).find()) {
            return false;
        }
        text = NO_DENIAL.matcher(text).replaceAll(" ");
        var concession = CONCESSION.matcher(text);
        if (concession.matches()) {
            return clauseAdvises(concession.group(1)) || partsAdvise(concession.group(2));
        }
        return partsAdvise(text);
    }

    private static boolean partsAdvise(String text) {
        return BUT.splitAsStream(text).anyMatch(Alcohol::clauseAdvises);
    }

    private static boolean clauseAdvises(String clause) {
        if (!SERVED.matcher(clause).find()) {
            return false;
        }
        if (deniesNearBy(clause)) {
            return false;
        }
        return EVASION.matcher(clause).find() || !SAYS_NO.matcher(clause).find();
    }

    /** A "no" or "not" that belongs to the thing itself: near it, and no comma between. */
    private static boolean deniesNearBy(String clause) {
        return SERVED.matcher(clause)
                .results()
                .anyMatch(thing -> NEGATION.matcher(clause).results().anyMatch(no -> {
                    int from = Math.min(no.end(), thing.end());
                    int to = Math.max(no.start(), thing.start());
                    return to - from <= 40
                            && (to <= from || clause.substring(from, to).indexOf(',') < 0);
                }));
    }

    private static Pattern words(String regex) {
        return Pattern.compile("\\b(?:" + regex + ")\\b", CASE_INSENSITIVE);
    }
}
