package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.wishes.InWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "What does a week for two cost?" asks for a sum and not for a plan; no prices are known here, so that is said first. */
final class TripCost implements Completion {

    private static final Pattern ASKED = Patterns.anyCase(
            "\\bhow\\s+(?:much|expensive)\\s+(?:is|are|does|do|would|will|might|should|for|money|to|can)\\b|\\bwhat\\b[^.?!]{0,70}\\b(?:costs?|price|budget)\\b|\\bwhat\\s+(?:should|shall|would|will|do)\\s+(?:i|we)\\s+(?:have\\s+to\\s+)?(?:budget|spend|pay)\\b|^\\W*(?:the\\s+)?(?:(?:rough|total|average|approximate|estimated?|typical)\\s+)*(?:costs?|budget|price)\\s+(?:of|for)\\b|\\b(?:estimate|calculate|reckon|tell\\s+me|give\\s+me)\\b[^.?!]{0,30}\\b(?:costs?|budget|price)\\b");
    private static final Pattern OF_A_TRIP = Patterns.anyCase(
            "\\b(?:trip|holidays?|vacation|journey|honeymoon|round\\s?trip|getaway|(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen)[\\s-]+(?:days?|nights?|weeks?|months?|weekend))\\b");
    /** What has a price of its own. */
    private static final Pattern OF_A_THING = Patterns.words(
            "trains?|bus(?:es)?|taxis?|tuk ?tuks?|cars?|drivers?|scooters?|bikes?|bicycles?|motorbikes?|safaris?|jeeps?|guides?|tickets?|passes|pass|visas?|eta|insurance|e?sims?|data|hotels?|hostels?|rooms?|villas?|guest ?houses?|flights?|boats?|massages?|ayurveda|yoga|retreats?|class(?:es)?|courses?|lessons?|surf\\p{L}*|div\\p{L}+|food|meals?|beer|day trips?|tours?|whales?|fees?|entrance|rent\\p{L}*|hire|time|rain|luggage|trek|hikes?|cruise|transfers?|licen[cs]es?");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var text = message.places().remainder();
        boolean ofATrip = message.places().isEmpty()
                && message.places().beyond().isEmpty()
                && message.places().region().isEmpty()
                && !message.places().abroad()
                && before.conversation().itinerary().isEmpty()
                && message.wishes()
                        .budget()
                        .filter(budget -> budget.getAmount().isPresent())
                        .isEmpty()
                && Patterns.isIn(ASKED, text)
                && Patterns.isIn(OF_A_TRIP, text)
                && !Patterns.isIn(OF_A_THING, text);
        return ofATrip
                ? Optional.of(new Completed("How much does a trip to Sri Lanka cost?", notes(message), true))
                : Optional.empty();
    }

    private static List<String> notes(Reading message) {
        var told = new ArrayList<>(InWords.of(message.wishes()));
        message.when().days().stream()
                .mapToObj(days -> days == 1 ? "1 day" : days + " days")
                .forEach(told::add);
        var unknown = "I know no prices, so I cannot give a sum.";
        return told.isEmpty() ? List.of(unknown) : List.of(unknown, "Noted: " + String.join(", ", told) + ".");
    }
}
