package ai.travion.router.wishes;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.places.Abroad;
import java.util.regex.Pattern;

/** Whether a capitalised word may be what somebody is called; where that is not certain, it is not. */
final class GivenName {

    private static final Pattern NONE = Patterns.anyCase(
            "i|we|you|he|she|it|they|the|an?|and|but|so|or|who|is|are|am|was|has|have|had|my|our|this|that|these|those|there|here|what|where|when|how|which|why"
                    + "|can|could|do|does|did|will|would|should|may|must|let|if|then|than|not|no|yes|yeah|ok(?:ay)?|sure|also|both|just|only|first|next|last|later|now|soon|already|maybe|perhaps|one|two|three|four|five|six|seven|eight|nine|ten"
                    + "|in|on|at|from|to|of|for|with|without|by|via|until|till|after|before|since|during|around|about|near|between|mid|early|late|end|starting|plus"
                    + "|january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec"
                    + "|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thurs?|fri|sat|sun|today|tomorrow|tonight|yesterday|days?|nights?|weeks?|months?|years?|morning|evening|noon"
                    + "|christmas|easter|diwali|ramadan|eid|vesak|poson|poya|perahera|new|spring|summer|autumn|winter"
                    + "|hello|hi|hey|dear|travion|thanks?|thank|please|pls|sorry|great|good|nice|perfect|wonderful|lovely|fine|cool|super|well|actually|anyway|btw|oh|ah|hmm+|wow|right|correct|wait"
                    + "|add|plan|make|take|give|show|tell|keep|remove|drop|change|start|arrive|arrival|stay|visit|see|go|love|loves|like|likes|want|wants|need|needs|prefer|prefers|hate|hates"
                    + "|budget|hotels?|train|bus|car|tuk|flight|safari|safaris|beach|beaches|temples?|hills|tea|yoga|ayurveda|surf|trip|tour|visa|sim|covid|usd|lkr|eur|gbp"
                    + "|sri|lanka|ceylon|german|germans|dutch|indian|english|british|french|italian|spanish|asian|european|muslim|hindu|buddhist|christian|catholic|\\p{L}+ing");

    /** "I'm Muslim", "I am Vegetarian": what one is, and not how one is called. */
    private static final Pattern WHAT_ONE_IS = Patterns.anyCase(
            "(?!(?:ian|jan|dan|ryan|rohan|susan|stefan|johan|kiran|ivan|alan|sean|juan|evan|ethan|logan|megan|nathan|jordan|brian|adrian|julian|sebastian|fabian|vivian|milan|mohan|ruwan|duncan|hans|satish|ashish|manish|harish|girish|mary|gary|hilary|rosemary|clive|eric|dominic|vincent|grant)$)\\p{L}*(?:an|ans|ish|ese|ic|ist|ive|ful|less|ous|able|ible|ary|ant|ent|ired|ited|ied|ated|ssed|tted|ned|cked|pped)"
                    + "|muslim|hindu|sikh|jewish|jew|jain|israeli|pakistani|bangladeshi|nepali|iraqi|saudi|emirati|kuwaiti|qatari|omani|thai|swiss|greek|czech|dane|swede|finn|pole|turk|scot|welsh|kiwi|aussie|celiac|coeliac"
                    + "|alone|solo|single|married|engaged|sick|ill|hungry|happy|glad|afraid|interested|curious|ready|free|busy|sad|lost|old|young|nurse|doctor|teacher|student|engineer|lawyer|writer|dad|mum|mom|mother|father");

    private GivenName() {}

    /** Beside "my wife", "our son". */
    static boolean isOne(String word, Places atlas) {
        return !Patterns.isAllOf(NONE, word)
                && atlas.mentionedIn(word).isEmpty()
                && Abroad.namedIn(word).isEmpty();
    }

    /** Behind a bare "I am", where it may be anything that one can be. */
    static boolean isOnesOwn(String word, Places atlas) {
        return isOne(word, atlas) && !Patterns.isAllOf(WHAT_ONE_IS, word);
    }

    /** Whether a word may be one, whatever places are called. */
    static boolean mayBeOne(String word) {
        return !isNone(word)
                && !Patterns.isAllOf(WHAT_ONE_IS, word)
                && Abroad.namedIn(word).isEmpty();
    }

    /** Whether a word that was kept is surely none. */
    static boolean isNone(String word) {
        return Patterns.isAllOf(NONE, word);
    }
}
