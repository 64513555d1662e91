package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.atlas.text.PriceAsked;
import ai.travion.router.intent.Reading;
import ai.travion.schemas.StatedBudget;
import ai.travion.schemas.envelope.AskedParts;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * "What would a hotel cost per night", "how much for the jeep", "a driver a day, roughly?" in the middle of a conversation: what one pays
 * for is told of the whole country, and is asked neither of the places of a plan nor of what was spoken of last.
 */
final class PricedThing implements Completion {

    private static final Pattern ASKED = Patterns.words(
            "(?:set|sets) (?:me|us|you) back|how much (?:per|each|an?|for)|(?:what|how much) (?:do|does|would|will|should|must|shall) (?:i|we|you|one|people|tourists|they|it|the|an?)\\b[^?]{0,30}\\b(?:pay|charge|ask|take|spend|cost)|(?:how|so|very|too) (?:expensive|pricey|costly|dear|cheap)|(?:is|are) (?!there\\b)[^?]{0,40}\\b(?:expensive|pricey|costly|dear|cheap)|going rate|what(?:'s| is) the (?:rate|damage)");
    /** "A driver a day, roughly?" */
    private static final Pattern BARE = Patterns.anyCase(
            "^\\W*(?:(?:and|so|what\\s+about|how\\s+about|for)\\W+)*(?:(?:an?|the|one|our)\\s+)?(?:\\p{L}+\\s+){1,3}?(?:an?|per|each|every|by\\s+the)\\s+(?:day|night|hour|person|head|ride|trip|week|km|kilometre)(?:\\W+(?:roughly|approximately|approx|about|around|ish|more\\s+or\\s+less|on\\s+average|then|please))*\\s*\\?\\W*$");

    private static final Pattern DEAR = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?)\\W+)*(?:(?:is|are|how)\\s+)+(?:(?:it|this|that|everything|things|prices|the\\s+place|they)\\s+)?(?:(?:all|very|really|quite|so|too|rather|that)\\s+)*(?:expensive|pricey|costly|dear|cheap|touristy\\s+prices)(?:\\s+(?:is|are)\\s+(?:it|things|everything))?(?:\\W+(?:there|here|in\\s+general|overall|for\\s+tourists|then|or\\s+cheap|or\\s+expensive))*\\W*$");
    private static final Pattern OF_IT_ALL =
            Patterns.words("trip|plan|itinerary|tour|whole|everything|total|altogether|all in|holiday");
    private static final Pattern ORDERED = Patterns.words(
            "near|station|cheaper|instead|change|swap|add|make|without|skip|drop|find|book|less expensive|too expensive|my budget|our budget");

    /** What is paid for, the narrowest first, and how one asks for it. */
    private record Priced(Pattern words, String question) {

        static Priced of(String words, String question) {
            return new Priced(Patterns.words(words), question);
        }
    }

    private static final List<Priced> ALL = List.of(
            Priced.of(
                    "(?<!any |some |good |other |more )tips?|tipping",
                    "How much should I tip my driver or guide in Sri Lanka?"),
            Priced.of("cash", "How much cash should I carry in Sri Lanka?"),
            Priced.of(
                    "surf(?:ing)? (?:lessons?|class(?:es)?|courses?|boards?|schools?)|(?:surf ?)?boards?",
                    "What do surf lessons and boards cost in Sri Lanka?"),
            Priced.of(
                    "whale(?:s| ?watching)?|dolphin watching|boat (?:trips?|rides?|tours?)|boats?|ferry|ferries|snorkel(?:l?ing)?",
                    "What does a boat trip or whale watching cost in Sri Lanka?"),
            Priced.of("jeeps?|safaris?|game drives?", "How much does a safari jeep cost in Sri Lanka?"),
            Priced.of(
                    "(?:private )?(?:drivers?|chauffeurs?)|car (?:hire|rental)|(?:hire|rent)(?:ed)? (?:an? )?car|(?:car|van|minibus)(?: (?:with|and) (?:an? )?driver)?",
                    "How much does a car with driver cost in Sri Lanka?"),
            Priced.of("tuk ?-?tuks?|three[- ]?wheelers?", "How much does a tuk-tuk cost in Sri Lanka?"),
            Priced.of(
                    "hotels?|rooms?|guest ?houses?|homestays?|hostels?|accommodations?|lodging|villas?|place to stay|beds?",
                    "What does a hotel cost per night in Sri Lanka?"),
            Priced.of("guides?", "What does a guide cost in Sri Lanka?"),
            Priced.of(
                    "(?:entrance|entry|admission)(?: fees?| tickets?)?|tickets? (?:for|to|at|into) the (?:sights?|parks?|temples?|ruins)|park (?:fees?|tickets?)",
                    "How much are entrance fees in Sri Lanka?"),
            Priced.of(
                    "meals?|food|dinners?|lunch(?:es)?|breakfasts?|eating out|restaurants?|rice and curry",
                    "What does a meal cost in Sri Lanka?"));

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var text = message.said().text();
        boolean open = message.places().isEmpty()
                && message.places().beyond().isEmpty()
                && message.places().region().isEmpty()
                && !message.places().abroad()
                && message.nearby().isEmpty()
                && message.wishes().budget().flatMap(StatedBudget::getAmount).isEmpty()
                && !message.said().has(ORDERED)
                && !message.said().has(OF_IT_ALL);
        boolean asked = open
                && (PriceAsked.isIn(text)
                        || message.said().has(ASKED)
                        || message.said().is(BARE));
        return asked
                ? ALL.stream()
                        .filter(thing -> message.said().has(thing.words()))
                        .findFirst()
                        .map(thing -> new Completed(thing.question() + besides(thing, text)))
                        .or(() -> dear(message))
                : Optional.empty();
    }

    /** "How much cash should we take, do they accept cards": what else is asked is asked still. */
    private static String besides(Priced thing, String text) {
        return AskedParts.of(text).stream()
                .filter(part -> !Patterns.isIn(thing.words(), part) && !PriceAsked.isIn(part))
                .map(part -> " " + part.replaceFirst("[\\s?.!]+$", "") + "?")
                .collect(Collectors.joining());
    }

    /** "Is it expensive there?" */
    private static Optional<Completed> dear(Reading message) {
        return message.said().is(DEAR)
                ? Optional.of(new Completed("Is Sri Lanka expensive to travel in?"))
                : Optional.empty();
    }
}
