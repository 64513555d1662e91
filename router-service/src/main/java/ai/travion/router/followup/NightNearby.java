package ai.travion.router.followup;

import ai.travion.router.intent.Reading;
import ai.travion.router.text.Patterns;
import java.util.Optional;
import java.util.regex.Pattern;

/** "What's the nearest town to sleep in?" asks for the night before or after what is spoken of, and for no thing of that name. */
final class NightNearby implements Completion {

    private static final Pattern TOWN_TO_SLEEP_IN = Patterns.anyCase(
            "\\b(?:nearest|closest|best|good|next|which|what|any|a)\\s+(?:\\p{L}+\\s+)?(?:town|village|place|base|somewhere)s?\\s+(?:(?:near(?:by)?|around)\\s+)?(?:to|for|with|that\\s+has)\\s+(?:an?\\s+|some\\s+|the\\s+|good\\s+|cheap\\s+)*(?:sleep(?:ing)?|stay(?:ing)?|overnight|spend\\s+the\\s+night|night|guest\\s?houses?|hotels?|hostels?|rooms?|homestays?|accommodation|lodg\\p{L}+|beds?)\\b");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        return message.places().isEmpty() && message.said().has(TOWN_TO_SLEEP_IN)
                ? before.subject().map(place -> new Completed("Where can one sleep near %s?".formatted(place.name())))
                : Optional.empty();
    }
}
