package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;

/**
 * Whether one of a party leaves a walk or a climb to the others: "one of us wants to skip the hike", "my wife has vertigo, but I go up".
 * What one of them does not do is no dislike of them all.
 */
final class StaysBehind {

    private static final String ONE_OF_THEM =
            "one (?:of us|member|friend|couple|half)|(?:one|some|half|part|a few|the rest) of (?:us|our (?:group|party|family)|the (?:group|party|family|girls|boys|kids|others))|the other(?: one)?s?(?= (?:stay|prefer|would|want|will|one))|some(?: friends| people)?(?= (?:of the (?:group|party)|prefer|want|would|stay|will))";
    /** Of whom nobody says that they are but some, so that what they do follows at once. */
    private static final String A_FEW =
            "(?<!\\b(?:the|only|just|for|us|we are|we're) )(?:one person|two of (?:us|our (?:group|party|family)|the (?:group|party|family|girls|boys|kids|others)))\\s+(?!\\w+ing\\b)(?:(?:is|are|do|does|will|would)\\s+(?=not\\b))?";

    private static final String A_COMPANION =
            "(?:wife|husband|partner|girlfriend|boyfriend|mother|father|mum|mom|dad|parents|friend|daughter|son|sister|brother|grand\\w+|she|he)";
    private static final String A_WALK =
            "(?:climb(?:s|ing)?|hik(?:es?|ing)|trek(?:s|king)?|long walks?|walks?(?: up)?|summit|rock|steps|stairs|heights)";

    private static final String CANNOT =
            "(?:(?:can(?:no|'|\u2019)?t|can ?not|does(?:n['\u2019]?t| not)|won['\u2019]?t|(?:is )?(?:not able|unable) to)\\s+(?:\\w+\\s+)?(?:climb|hike|do (?:the )?(?:climbs?|steps|stairs|heights))"
                    + "|(?:has|with|suffers? from|gets) (?:bad |severe |strong )?vertigo|(?:is )?(?:afraid|scared) of heights|(?:is|who is)\\s+(?:\\w+\\s+){0,3}pregnant)";
    private static final String LEAVES_IT =
            "(?:(?:wants?|wishes|would (?:like|love|prefer)|'d (?:like|rather|prefer)|prefers?|needs?|plans?|is going|chooses|decided|has|have)\\s+(?:to\\s+)?)?"
                    + "(?<!(?:\\bnot|\\bnever|n['\u2019]?t)\\s[\\w ]{0,10})(?:skip(?:s|ping)?|sit(?:s|ting)? out|miss(?:es)?|avoid(?:s|ing)?|opt(?:s|ing)? out of|stay(?:s|ing)? (?:behind|below|down|back|out|away)(?: (?:from|during|for|while))?)\\s+(?:on\\s+)?(?:the\\s+|all\\s+|any\\s+|every\\s+|our\\s+)*"
                    + A_WALK;
    private static final String WILL_NOT =
            "(?:(?:does|do|will|would|is|are)(?:n['\u2019]?t| not)|won['\u2019]?t|never|can(?:no|'|\u2019)?t|cannot|can not|(?:would |'d )?rather not|prefers? not(?: to)?|hates?|dislikes?)\\s+(?:(?!(?:wait|miss|mind|skip|avoid)\\b)\\w+\\s+){0,4}?"
                    + A_WALK;
    private static final String STAYS_IN_TOWN =
            "(?:(?:wants?|would (?:like|prefer)|'d (?:like|rather|prefer)|would rather|prefers?|will)\\s+(?:to\\s+)?)?(?:stay|rest|remain|relax|wait|shop)(?:s|ing)?\\s+(?:behind|below|down|in (?:the )?(?:town|village|hotel)|at (?:the |our )?(?:hotel|pool|bottom|foot|base|guest ?house)|home)"
                    + "|(?:(?:wants? to|would (?:like|prefer) to|'d (?:like|rather|prefer)(?: to)?|would rather|prefers? to|will)\\s+)?(?:sleep|lie)s? in(?=\\s*(?:[.,;!?]|$)|\\s+(?:while|and (?!around)|instead|late|until|till)\\b)";
    private static final String NOT_WITH_ME = "(?:(?!\\b(?:and|&)\\s+(?:i|me|we|myself)\\b)[^.;!?]){0,40}?\\b";

    private static final Pattern ONE_LEAVES_IT = words("(?:" + ONE_OF_THEM + ")\\b[^.;!?]{0,40}?\\b(?:" + CANNOT + "|"
            + LEAVES_IT + "|" + WILL_NOT + "|" + STAYS_IN_TOWN
            + ")|" + A_FEW + "(?:" + CANNOT + "|" + LEAVES_IT + "|" + WILL_NOT + "|" + STAYS_IN_TOWN
            + ")|not (?:all|everyone|everybody)(?: of us| in (?:our|the) (?:group|party|family))?\\s[^.;!?]{0,30}?\\b"
            + A_WALK);
    private static final Pattern COMPANION_LEAVES_IT = words(A_COMPANION + "\\b" + NOT_WITH_ME + "(?:" + CANNOT + "|"
            + LEAVES_IT + "|" + WILL_NOT + "|" + STAYS_IN_TOWN + ")");

    private static final Pattern OTHERS_GO = words(
            "(?:but |only |while )?(?:i|i['\u2019]ll|i['\u2019]d|we|we['\u2019]d|we['\u2019]ll|the (?:others?|rest)|the rest of us|others)\\s+(?:will |do |still |can |all |want to |would (?:like|love) to |like to |love to |plan to |hope to |am going to |are going to |would |alone )*(?:go(?:es)? up|climbs?|hikes?(?: up)?|treks?|does? the (?:climb|hike|walk)|go(?:es)? alone)"
                    + "|(?:my |our |the )"
                    + A_COMPANION.replace("|she|he)", "|kids|children|teenagers?|boys?|girls?|others)")
                    + "\\s+(?:(?:still|really|all|also)\\s+)*(?:wants?|would (?:like|love)|'d (?:like|love)|hopes?|plans?|loves?|is (?:keen|eager))\\s+to\\s+(?:go up|climb|hike|trek)");

    private StaysBehind() {}

    static boolean isIn(String words) {
        return Patterns.isIn(ONE_LEAVES_IT, words)
                || (Patterns.isIn(COMPANION_LEAVES_IT, words)
                        && Patterns.isIn(
                                OTHERS_GO, COMPANION_LEAVES_IT.matcher(words).replaceAll(" ")));
    }

    /** What is left to be read of what all of them do not like. */
    static String without(String words) {
        return isIn(words)
                ? COMPANION_LEAVES_IT
                        .matcher(ONE_LEAVES_IT.matcher(words).replaceAll(" "))
                        .replaceAll(" ")
                : words;
    }

    private static Pattern words(String alternatives) {
        return Pattern.compile("\\b(?:" + alternatives + ")\\b", Pattern.CASE_INSENSITIVE);
    }
}
