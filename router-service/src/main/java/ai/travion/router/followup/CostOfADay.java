package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.schemas.StatedBudget;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Daily budget for backpackers", "how much money per day?": what one spends in the country, and no limit to what one may spend. */
final class CostOfADay implements Completion {

    private static final String TRAVELLERS =
            "(?:an?\\s+|the\\s+|two\\s+)?(?:solo\\s+)?(?:backpack\\p{L}*|solo|couples?|families|family|students?|travell?ers?|tourists?|people|one\\s+person|sri\\s+lanka)";
    /** "How much do I need to pay for a visa?" is asked of something else. */
    private static final String OF_A_DAY_OR_ALL =
            "(?:\\s+to\\s+(?:spend|budget|bring))?(?:(?=(?:\\s+(?:in\\s+sri\\s+lanka|there|here|roughly|on\\s+average))*\\W*$)|(?=[^.?!]*\\b(?:days?|daily)\\b))";

    private static final Pattern ASKED = Patterns.words(
            "(?:daily|day|average|typical|usual|normal|minimum|realistic|backpack(?:er|ers|ing)|travel)\\s+(?:budgets?|costs?|expenses|spend(?:ing)?)"
                    + "|budget\\s+(?:for|of)\\s+" + TRAVELLERS
                    + "|(?:budgets?|costs?|expenses|spend|money|cash|rupees)(?:\\s+\\p{L}+){0,5}\\s+(?:per|a|each|every)\\s+day"
                    + "|what\\s+does\\s+(?:a|one)\\s+day\\s+cost|how\\s+much\\s+(?:money\\s+|cash\\s+)?(?:(?:do|does|should|would|will|to)\\s+)(?:(?:i|we|you|one|it)\\s+)?(?:need|spend|budget)"
                    + OF_A_DAY_OR_ALL + "|cost\\s+of\\s+(?:living|travel(?:l?ing)?)");
    private static final Pattern THEIR_OWN = Patterns.words(
            "(?:my|our|with an?|on an?|have an?|got an?|have|got|is|under|within|up to)\\s+(?:\\p{L}+\\s+)?budget");
    private static final Pattern OF_SOMETHING = Patterns.words(
            "tips?|tipping|guides?|drivers?|cars?|vans?|scooters?|jeeps?|safaris?|hotels?|rooms?|plan|itinerary|trip");
    private static final Pattern FRUGAL =
            Patterns.words("backpack\\p{L}*|shoestring|students?|cheap\\p{L}*|low budget");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean asked = before.conversation().itinerary().isEmpty()
                && message.places().isEmpty()
                && message.nearby().isEmpty()
                && message.wishes().budget().flatMap(StatedBudget::getAmount).isEmpty()
                && message.said().has(ASKED)
                && !message.said().has(THEIR_OWN)
                && !message.said().has(OF_SOMETHING);
        return asked
                ? Optional.of(new Completed("Is Sri Lanka expensive to travel in"
                        + (message.said().has(FRUGAL) ? " on a backpacker budget?" : "?")))
                : Optional.empty();
    }
}
