package ai.travion.router.intent;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import java.util.regex.Pattern;

/** What is the same wherever one is: money and cards, the driver and his tip, the telephone, the water, what one eats. */
public final class OfNoPlace {

    private static final String WE = "(?:i|we|one|you|people|tourists)";
    private static final Pattern MATTER = Patterns.words(
            "pay(?:ing)? (?:with|by|in) (?:an? |my |our )?(?:credit |debit )?(?:cards?|cash|euros?|dollars?|pounds?)|(?:take|bring|carry|need|use|have|get|much) (?:enough |some |more |in )?(?:cash|euros?|dollars?|pounds|rupees|yen|local (?:money|currency))|cards? (?:accepted|everywhere|work)|how much (?:money|cash)|(?:change|exchange) money|credit cards?"
                    + "|tips?(?= (?:for|to) (?:the |a |our )?(?:driver|guide|waiter|staff))|tip (?:the |a |our )?(?:driver|guide|waiter|staff)s?|(?:is|are) (?:a |the )?(?:service charge|tips?) (?:included|expected)"
                    + "|(?:car|van|vehicle)s? (?:with|and|plus) (?:an? |the )?(?:private )?driver|drivers?(?='?s? (?:sleep|stay|eat|speak|cost|include|meals?|room|rest|pay|day))|(?:child|baby|car|booster) seats?|fit in(?:to)? (?:one|a|the|an?) (?:\\p{L}+ )?(?:car|van|tuk ?tuk)|luggage fit"
                    + "|roaming|(?:mobile|phone) (?:card|network|data)|tap water|(?:drink|brush (?:my|our) teeth with) the (?:tap )?water|toilet paper"
                    + "|typical (?:sri lankan )?(?:breakfast|lunch|dinner|dish(?:es)?|meal|food)|(?:is|will) (?:the )?(?:food|eating) (?:be )?(?:a |any )?(?:problem|difficult|easy|very spicy|too spicy|spicy|hot)|(?:find|get|have) (?:something|anything|enough) to eat|is it (?:very |too |so |really )?spicy|how spicy"
                    + "|(?:stones?|gems?|sapphires?|rub(?:y|ies)) (?:is|are) (?:real|genuine|fake)|real stones?"
                    + "|travel sickness|" + WE + " haggle|sun ?(?:cream|screen)|left[- ]hand traffic");

    private OfNoPlace() {}

    /** Whether a question is one of these. */
    public static boolean isAskedIn(Utterance said) {
        return said.has(Phrases.GENERAL_MATTER) || said.has(MATTER);
    }
}
