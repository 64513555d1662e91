package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.Optional;
import java.util.regex.Pattern;

/** "What's the nearest town to sleep in?" asks for the night before or after what is spoken of, and for no thing of that name. */
public final class NightNearby implements Completion {

    private static final Pattern TOWN_TO_SLEEP_IN = Patterns.anyCase(
            "\\b(?:nearest|closest|best|good|next|which|what|any|a)\\s+(?:\\p{L}+\\s+)?(?:town|village|place|base|somewhere)s?\\s+(?:(?:near(?:by)?|around)\\s+)?(?:to|for|with|that\\s+has)\\s+(?:an?\\s+|some\\s+|the\\s+|good\\s+|cheap\\s+)*(?:sleep(?:ing)?|stay(?:ing)?|overnight|spend\\s+the\\s+night|night|guest\\s?houses?|hotels?|hostels?|rooms?|homestays?|accommodation|lodg\\p{L}+|beds?)\\b");

    /** "Somewhere to stay near the break?", "any hotels there?" asks for a bed where one is, whatever one does there. */
    private static final Pattern STAYING = Patterns.words(
            "(?:somewhere|anywhere|some ?place|an? (?:\\p{L}+ )?place|places) (?:\\p{L}+ ){0,2}?(?:to )?(?:stay|sleep|crash|overnight|spend the night)|(?:hotels?|hostels?|guest ?houses?|homestays?|accommodation|lodgings?|rooms?|villas?) (?:\\p{L}+ )?(?:near(?:by)?|close (?:to|by)|around|by|there|next to|at the|in the area)|(?:any|good|cheap|nice|decent|recommend\\p{L}*) (?:\\p{L}+ )?(?:hotels?|hostels?|guest ?houses?|homestays?|accommodation|lodgings?)(?= there| near| around|\\W*$)");

    private static final int FEW_WORDS = 11;

    /** Whether a message asks for a bed where something is that was spoken of. */
    public static boolean isAskedIn(Reading message) {
        return message.places().isEmpty()
                && message.places().region().isEmpty()
                && message.said().words().size() <= FEW_WORDS
                && message.said().has(STAYING);
    }

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        if (isAskedIn(message)
                && !before.conversation().plan()
                && !message.said().has(TOWN_TO_SLEEP_IN)) {
            return before.subject()
                    .map(place -> new Completed("What is the accommodation like in %s?".formatted(place.name())));
        }
        return message.places().isEmpty() && message.said().has(TOWN_TO_SLEEP_IN)
                ? before.subject().map(place -> new Completed("Where can one sleep near %s?".formatted(place.name())))
                : Optional.empty();
    }
}
