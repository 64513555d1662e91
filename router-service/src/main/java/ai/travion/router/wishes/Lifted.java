package ai.travion.router.wishes;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;

/** Whether somebody says that what they said of themselves holds no more, in whatever words: "my hip is fine now", "that was my mother". */
public enum Lifted {
    /** It holds no more. */
    FOR_GOOD,
    /** It does not hold for this journey. */
    THIS_TIME,
    /** It holds. */
    NOT,
    /** Nothing is said of it. */
    UNSAID;

    private static final Pattern OF_SOMEBODY_ELSE = Patterns.words(
            "(?:that|this|it) (?:was|were|is|concerned|applied to|meant) (?:only |just |about |for )*(?:my|our|his|her|their|the|a|grand\\p{L}+|mum|mom|dad)(?: (?:old|late|elderly))? (?:mother|father|mum|mom|dad|parents?|aunt|uncle|grand\\p{L}+|gran|granny|nan|wife|husband|partner|friends?|sister|brother|son|daughter|kids?|child(?:ren)?|in-laws?|colleagues?|boss|others?|last (?:time|year|trip)|previous trip|other trip)|(?:that|this|it) was (?:about |for )?(?:mum|mom|dad|grandma|grandpa|granny|somebody else|someone else|last (?:time|year)|back then|before|then|a while ago|another trip)|not us|not (?:about |for )?me");
    private static final Pattern WITHOUT_THEM = Patterns.words(
            "(?:only|just) (?:me|myself|us two|us|the two of us|my \\p{L}+ and (?:i|me))|(?:travell?ing|going|coming|come|go|am|i'm|im|we're|are|be) (?:\\p{L}+ )?(?:alone|solo|by (?:myself|ourselves)|on (?:my|our) own)|without (?:him|her|them|(?:my|our|the) (?:mother|father|mum|mom|dad|parents?|aunt|uncle|grand\\p{L}+|kids?|child(?:ren)?|wife|husband))|(?:stays?|staying|stayed|remains?) (?:at )?home|(?:not|isn'?t|aren'?t|won'?t be) (?:coming|joining|travell?ing|going|with us)|won'?t (?:come|join|be (?:there|with us))|can'?t come|this time|i'?ll go alone|(?:he|she|they)(?: can|'ll| will)? (?:waits?|stays?)");
    private static final Pattern WELL_NOW = Patterns.words(
            "(?:is|are|was|it's|its|he's|she's|we're|i'm|im|am|they're|feel(?:s|ing)?|all|much|been) (?:\\p{L}+ ){0,2}?(?:fine|ok(?:ay)?|good|better|healed|recovered|well|fit|strong|healthy|cured|great|gone|over|sorted)(?! (?:not|to (?:skip|avoid|leave|keep|stay)|without|if|enough for short))(?: now| again| these days| any ?more)?|healed|recovered|cured|fit again|forget (?:about )?(?:the|that|this|what|my|our|all)(?: \\p{L}+){0,4}|never ?mind (?:the|that|my|our|about)(?: \\p{L}+){0,3}|no (?:need|reason) to (?:worry|care|bother|be careful|hold back|mind)|(?:do not|don'?t) (?:worry|bother)|(?:do not|don'?t|doesn'?t|does not) (?:matter|apply|count|hold)(?: any ?more| now)?|nothing to worry|no longer|(?:not|isn'?t|aren'?t) (?:a |an |any )?(?:problem|issue|concern|true|valid|the case|necessary)?(?: any ?more| now)|any ?more|not an? (?:problem|issue)|outdated|old news|(?:i|we|he|she|they) (?:can|could|will|'ll) (?:\\p{L}+ ){0,2}?(?:walk|hike|climb|manage|cope|handle|be (?:fine|ok(?:ay)?))|(?:i|we) (?:eat|started eating) (?:everything|anything|meat|fish)|changed (?:my|our) minds?|can walk");
    private static final Pattern ALL_THE_SAME = Patterns.words(
            "all the same|anyway|nevertheless|regardless|no (?:problem|worries|issues?|trouble|bother|objections?)|go for it|go ahead|bring it on|(?:plan|do|include|put|add|find|show|want|take|keep|book|look for|leave) (?:it|them|that|those|the hikes?|hikes?|hiking|the climb|the trek)(?: (?:in|please|anyway|too))*|(?:wife|husband|partner|kids?|friends?|mum|mom|dad|son|daughter|rest of us|others?) (?:do|does|eats?|wants?|loves?|likes?|would like)|we (?:do|want|would (?:like|love))|why not|please do|definitely|absolutely");
    private static final Pattern HOLDS = Patterns.words(
            "better not|best not|rather not|not (?:really|today|possible|fine|ok(?:ay)?|well|better|fit|yet|good|a good idea|so far|hikes?|hiking|climb\\p{L}*)|(?:isn'?t|aren'?t|ain'?t|never) (?:\\p{L}+ )?(?:fine|ok(?:ay)?|well|better|good|fit)|keep (?:it|them|things|everything) (?:short|easy|gentle|light|out|simple|low|cheap|flat|slow|as|to|veg\\p{L}*)|keep (?:to|the (?:short|easy|limit))|only (?:short|easy|gentle|flat)|short (?:walks?|ones?|only)|easy (?:walks?|ones?|please)|gentle|still (?:holds?|hurts?|bad|true|a problem|difficult|the same|counts?|applies|cannot|can'?t|vegetarian|vegan|pregnant)|(?:i|we|he|she|they|really|still) (?:can'?t|cannot)|unable|(?:leave|keep|take) (?:it|them|that|those|hikes?) out|skip|without (?:hikes?|hiking|climb\\p{L}*|it|them|that)|no (?:hikes?|hiking|climb\\p{L}*|trek\\p{L}*|thanks|thank you|way|stairs|steps|meat|fish)|safe side|be careful|(?:do not|don'?t|won'?t) (?:plan|want|do|include|risk|think|look|put|add|eat)|hurts?|stick (?:to|with)|respect (?:it|that)|remember (?:it|that)|vegetarian (?:please|only|food)|as before");

    private static final Pattern OF_WALKING = Patterns.words(
            "walk\\p{L}*|hik\\p{L}*|climb\\p{L}*|steps|stairs|knees?|hips?|(?:my|his|her|our|bad|broken|sore|tired) leg|legs|foot|feet|ankle|fit|limits?|mobility|far");

    /** Whether a text speaks of walking, or of what one walks with. */
    public static boolean isOfWalking(String text) {
        return Patterns.isIn(OF_WALKING, text);
    }

    /** What a text says of it. */
    public static Lifted in(String text) {
        if (Patterns.isIn(OF_SOMEBODY_ELSE, text)) {
            return FOR_GOOD;
        }
        if (Patterns.isIn(WITHOUT_THEM, text)) {
            return THIS_TIME;
        }
        if (Patterns.isIn(HOLDS, text)) {
            return NOT;
        }
        if (Patterns.isIn(WELL_NOW, text)) {
            return FOR_GOOD;
        }
        return Patterns.isIn(ALL_THE_SAME, text) ? THIS_TIME : UNSAID;
    }
}
