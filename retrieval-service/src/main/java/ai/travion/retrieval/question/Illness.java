package ai.travion.retrieval.question;

import java.util.regex.Pattern;

/** One way of asking what helps: who tells that they are ill, "I have an upset stomach", and asks nothing wants to know what to do. */
final class Illness {

    private static final String ILL =
            "(?:upset stomach|stomach(?: ?ache| pains?| cramps?| bug| upset)?|tummy(?: ?ache)?|belly(?: ?ache)?|diarrh?o?ea|the runs|food poisoning|fever|high temperature|head ?ache|migraine|rash|sun ?burn(?:t|ed)?|sun ?stroke|heat ?stroke|vomit\\p{L}*|throwing up|ill|feverish|dizzy|cramps?|stung|bitten|infected|infection|sore throat|ear ?ache|tooth ?ache|dehydrated|constipated|(?:sprained|twisted|hurt|cut|burn(?:t|ed)) (?:my|his|her|our) \\p{L}+)";
    private static final String WHO =
            "(?:i|we|my (?:son|daughter|wife|husband|child|baby|partner|friend|mother|father|kid|girlfriend|boyfriend)|our (?:son|daughter|child|baby))";

    private static final Pattern TOLD = Pattern.compile("(?i)^\\W*(?:(?:hi|hello|help|please|oh|so)\\W+)*(" + WHO
            + "(?:['’](?:ve|m|re|s)| have| has| am| are| is| feel| feels)? (?:got |had |been |have |has )?(?:an? |some |terrible |bad |really |very |so |the )*"
            + ILL
            + "|my (?:stomach|tummy|belly|head|ear|tooth|throat|knee|ankle) (?:hurts|aches|is (?:upset|sore|swollen|bad)))\\b"
            + "(?: (?:since|for|after|from|all)\\b[^?.!]*)?\\W*$");

    private Illness() {}

    /** The text with "what do I do if" before it. */
    static String wantingHelp(String text) {
        return text.contains("?") ? text : TOLD.matcher(text).replaceAll("what do I do if $1");
    }
}
