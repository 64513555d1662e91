package ai.travion.atlas;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a message refuses in words: "no temples please", "without any hiking", "but no party places". To a search by words and by meaning it
 * would be a wish for just that, so it is taken out of what is searched for; whoever keeps the wishes has it already.
 */
public final class Refusals {

    private static final String THING =
            "(?:temples?|shrines?|churches|mosques?|religious (?:sites?|places?)|beach(?:es)?|(?:the )?sea|hik(?:es?|ing)|treks?|trekking|climb(?:s|ing)?|stairs|steps|walk(?:s|ing)?|"
                    + "part(?:y|ies|ying)(?: (?:places?|towns?|spots?|beach(?:es)?))?|night ?life|night ?clubs?|bars?|pubs?|discos?|alcohol|safaris?|wildlife|animals?|elephants?|zoos?|jeeps?|"
                    + "museums?|ruins?|history|shopping|markets?|swimming|surfing|snorkel(?:l)?ing|diving|boats?(?: (?:trips?|rides?))?|mountains?|heights?|"
                    + "cit(?:y|ies)|towns?|trains?(?: rides?)?|waterfalls?|tea(?: (?:plantations?|estates?|factor(?:y|ies)))?|national parks?|(?:long |steep )+(?:walks|climbs|hikes)"
                    // What texts tell of in words of its own is a thing, and no quality of one.
                    + Avoidables.all().stream()
                            .filter(kind -> kind.told().isPresent())
                            .map(kind -> "|" + kind.said().pattern())
                            .collect(Collectors.joining())
                    + ")";
    private static final String DEGREE =
            "(?:(?:any|a|an|the|more|too|many|much|other|of|steep|long|big|old|another|really|actually|serious|hard|kind|sort|form) ){0,4}";
    private static final String LISTED = "(?:(?:,| or| and| nor|, or|, and)? (?:no |(?:to )?(?:go on|take|use|ride) )?"
            + DEGREE + THING + "\\b){0,4}";

    /** "No boats, I get seasick" tells why, and asks nothing of it. */
    private static final String REASON =
            "(?:(?:,| -| –|,? (?:since|because|as))? (?:i|we|she|he|they|my \\p{L}+|our \\p{L}+) (?:(?:always|really|easily|both) )?(?:gets?|is|am|are|have|has|hates?|suffers?|(?:can|do|does)(?:n['’]?t|not| not))\\b[^.,;:!?]*)?";

    private static final Pattern REFUSAL = Patterns.anyCase(
            "(?:(?<=^|^ |[.,;:!?-] |[.,;:!?-]|\\bbut |\\band |\\bplease |\\bwith )(?:no|nothing (?:with|like)|not|none of|anything but|everything but)"
                    + "|\\b(?:i|we|they|she|he)(?: really| absolutely| just)? (?:do not|don['’]?t|dont|does not|doesn['’]?t|would not|wouldn['’]?t)(?: really| actually)? (?:want|like|care for|need|fancy|enjoy)(?: to (?:see|visit|do|go to))?"
                    + "|\\b(?<!should )(?<!do )(?<!can )(?<!could )(?<!must )(?<!if )(?:i|we|they)(?: really| absolutely| just| must| should| need to| have to| want to| would like to| prefer to| would rather|['’]d like to|['’]d rather)? (?:hate|dislike|can['’]?t stand|refuse|avoid|skip)"
                    + "|\\b(?:i am|i['’]?m|we are|we['’]?re) (?:not into|not interested in|sick of|tired of|bored (?:of|with))"
                    + "|\\b(?:that|which) (?:is no|are no|needs? no|requires? no|involves? no|(?:does not|doesn['’]?t|do not|don['’]?t) (?:need|require|involve|mean|include|have))"
                    + "|(?:(?<=^)|(?<=\\band )|(?<=\\bbut ))(?:do not|don['’]?t|dont) (?:want|like|care for|enjoy)(?: to (?:see|visit|do|go to))?"
                    + "|\\bwithout(?: having to)?(?: (?:pay|go|do|tak|hav|need|see|visit|join|book|mak)(?:ing)?(?: for| on)?)?|\\bavoiding|\\bskipping)"
                    + " (?:(?:in|at|on|near) )?" + DEGREE + THING + "\\b" + LISTED + "(?: please| thanks| at all)?"
                    + REASON);

    /** "How do I get there without a car?" asks for the other ways. */
    private static final Pattern OF_A_WAY = Patterns.anyCase(
            ",?\\s*\\b(?:but )?(?:without|not|no|avoiding)(?: having to)?(?: (?:by|in|on|with|tak(?:e|ing)|us(?:e|ing)|hir(?:e|ing)|rent(?:ing)?|rid(?:e|ing)|driving|a|an|the|any|my|our|own|hired?|rental|rented|private)){0,4} (?:"
                    + Avoidables.all().stream()
                            .filter(Avoidable::isAWay)
                            .map(way -> way.said().pattern())
                            .collect(Collectors.joining("|"))
                    + ")(?:(?:,| or| and| nor|, or) (?:by |an? )?(?:"
                    + Avoidables.all().stream()
                            .filter(Avoidable::isAWay)
                            .map(way -> way.said().pattern())
                            .collect(Collectors.joining("|"))
                    + "))*");

    private static final Pattern ASKS_THE_WAY = Patterns.anyCase("^\\W*how\\b(?! (?:come|long|much|many|far)\\b)");

    /** "Are there no beaches near Kandy?", "can I go up without climbing?" asks about it. */
    private static final Pattern ASKS_ABOUT_IT = Patterns.anyCase(
            "^\\W*(?:is|are|was|were|why|can|could|do|does|did|how)\\b(?!['’]t\\b(?! (?:i|we|one|you)\\b))(?! (?:you|there (?:any|a|some) (?:places?|spots?|somewhere)))");

    private static final Pattern ASKS_NOTHING_MORE =
            Pattern.compile("[\\s\\p{Punct}]*(?:(?:but|and|please)\\b[\\s\\p{Punct}]*)*");

    private static final Pattern GETS_THERE_WITHOUT = Pattern.compile(
            "(?i)^\\W*(?:can|could|is\\s+it\\s+possible|do(?:es)?\\s+any(?:one|body))\\b[^.;!?]*\\b(?:get|go|reach|come|cross|travel|make\\s+it|be\\s+reached)\\b[^.;!?]*\\bwithout\\b");

    private Refusals() {}

    /** "Can you get to the island without a boat?" asks how one gets there, and refuses nothing. */
    public static boolean askTheWay(String question) {
        return GETS_THERE_WITHOUT.matcher(question).find();
    }

    /** A message without what it refuses; the same where that would be all of it, or where it asks about that. */
    public static String takenOut(String message) {
        if (Patterns.isIn(ASKS_THE_WAY, message)) {
            return OF_A_WAY.matcher(message).replaceAll("");
        }
        if (Patterns.isIn(ASKS_ABOUT_IT, message)) {
            return message;
        }
        var rest = REFUSAL.matcher(message).replaceAll(" ");
        return Patterns.isAllOf(ASKS_NOTHING_MORE, rest) ? message : rest;
    }
}
