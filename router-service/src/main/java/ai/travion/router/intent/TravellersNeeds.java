package ai.travion.router.intent;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.IntentType;
import java.util.regex.Pattern;

/** What is asked of a travel guide though no word of it is of travel: an upset stomach, a licence, a socket, a network, money for a day. */
public final class TravellersNeeds {

    private static final String LICENCE =
            "(?:can|may|could|is it|am i) [^.?!]{0,60}\\b(?:drive|ride|rent|hire|use|driving|riding)\\b[^.?!]{0,40}\\b(?:licen[cs]e|idp)"
                    + "|(?:is|are|will|does|do) (?:my|our|an?|the) (?:\\p{L}+ ){0,3}(?:driving |driver'?s? )?licen[cs]es? [^.?!]{0,20}?(?:valid|accepted|enough|ok|work|recogni[sz]ed|good)"
                    + "|(?:uk|us|eu|british|american|australian|indian|german|foreign|international|overseas|home) (?:driving |driver'?s? )(?:licen[cs]es?|permits?)";

    private static final String POWER =
            "voltages?|(?:plug|socket|power|travel|electrical) (?:adapt[eo]r|type|outlet|socket|point|plug|converter)s?|type of (?:plug|socket)s?|(?:which|what) (?:plug|socket|adapt[eo]r)s?";

    private static final String NETWORK =
            "(?:mobile|cell(?:ular)?|phone|cellphone|4g|5g|data|roaming) (?:networks?|operators?|providers?|carriers?|coverage|signal|reception|plans?|data|packages?)|(?:which|what|best|good|local) (?:phone |local )?(?:network|operator|carrier|sim(?: card)?)s?(?= (?:is|has|works|for|to|in|here|there|should|do)|\\W*$)|(?:dialog|mobitel|hutch) (?:or|vs|versus) \\p{L}+";

    private static final String COMPLAINT =
            "(?:diarrh?o?ea|food poisoning|upset (?:stomach|tummy)|(?:stomach|tummy|belly) (?:ache|bug|pain|upset|cramps?|trouble|problems?)s?|travell?er'?s? (?:tummy|stomach)|delhi belly|heat ?stroke|sun ?stroke|heat exhaustion|dehydrat\\p{L}+|sun ?burn\\p{L}*|altitude sickness)"
                    + "|(?:stomach|tummy|belly) (?:is |was |feels |got |hurts|aches)(?:\\p{L}+ ?){0,3}"
                    + "|(?:bitten|stung|scratched) by (?:an? |some )?(?:dog|cat|monkey|snake|leech|tick|mosquito|spider|scorpion|jellyfish|bee|wasp|bat)(?:e?s)?"
                    + "|(?:dog|cat|monkey|snake|leech|tick|spider|scorpion|jellyfish|bat) (?:bites?|bit|stings?|stung|scratched)"
                    + "|(?:malaria|rabies|hepatitis|typhoid|cholera|yellow fever|japanese encephalitis|anti-?malaria\\p{L}*) (?:tablets?|pills?|shots?|vaccin\\p{L}+|jabs?|prophyla\\p{L}+|medicines?)";

    private static final String MONEY =
            "(?:daily|day|backpacker|travel(?:l?er)?) (?:budgets?|costs?|expenses)|budget (?:per|a) day|(?:money|cash|rupees|budget)(?: \\p{L}+){0,5} (?:per|a|each) day|(?:cost|price) of (?:living|travel(?:l?ing)?)";

    private static final String EATEN =
            "(?:order|eat(?:s|ing)?|food|dish(?:es)?|meals?|sweets?|desserts?|snacks?|restaurants?|curr(?:y|ies)|breakfast|street food)";

    private static final String DIET =
            "(?:allerg\\p{L}*|intoleran\\p{L}*|c(?:o)?eliacs?|gluten|lactose|vegans?|vegetarians?|halal|kosher)";

    private static final Pattern FED =
            Patterns.words(DIET + "\\b[^.?!]{0,60}\\b" + EATEN + "|" + EATEN + "\\b[^.?!]{0,60}\\b" + DIET);

    private static final Pattern NEED = Patterns.words(String.join("|", LICENCE, POWER, NETWORK, COMPLAINT, MONEY));

    /** Of an engine, a gadget or a pet they are no matter of a journey. */
    private static final Pattern OF_SOMETHING_ELSE = Patterns.words(
            "renew\\p{L}*|software|source code|transformer|circuit|resistor|battery|neural|computer|vpn|social|recipes?|cook|bake|my (?:dog|cat|puppy|kitten|horse)|gcse|exam|homework");

    /** Their own licence, or what they are used to at home, is of no journey to another country. */
    private static final Pattern OF_HOME = Patterns.words(
            "(?:my|our|an?|the) (?:\\p{L}+ ){0,3}licen[cs]es?|(?:same|different|compatible) (?:as|from|to|with)|(?:like|as) (?:in|at)|(?:uk|us|eu|british|american|australian|indian|german) (?:\\p{L}+ )?(?:licen[cs]es?|plugs?|adapt[eo]rs?|appliances?|chargers?)");

    private TravellersNeeds() {}

    /** Whether one of them is told or asked for. */
    public static boolean areIn(Utterance said) {
        return said.has(NEED) && !said.has(OF_SOMETHING_ELSE);
    }

    /** "Our son is allergic to nuts, how do we order?" Who only tells it is heard elsewhere. */
    private static boolean asksHowToBeFed(Utterance said) {
        return said.has(FED) && Phrases.isQuestion(said) && !said.has(OF_SOMETHING_ELSE);
    }

    static IntentRule areAskedFor() {
        return new IntentRule(
                IntentRules.ASKS_IN_A_TRAVELLERS_NEED,
                IntentType.TOURISM_QUERY,
                0.85f,
                (reading, context) -> (areIn(reading.said()) || asksHowToBeFed(reading.said()))
                        && !reading.ordered()
                        && (!reading.places().abroad() || reading.said().has(OF_HOME)));
    }
}
