package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;

/**
 * What a message may lean on.
 *
 * @param earlier what the traveller said before, oldest first, small talk left out
 */
public record Background(Conversation conversation, List<Reading> earlier, Places atlas) {

    /** What is spoken of: the places of the last turn; the first of a list where only a list, or one of others, was given. */
    List<Place> subjects() {
        boolean ofAList = conversation.latest().isEmpty()
                || last().filter(Alternative::isAskedIn).isPresent();
        return ofAList && !conversation.listed().isEmpty() && !conversation.listedExamples(atlas)
                ? conversation.listed().stream().limit(1).toList()
                : conversation.latest();
    }

    Optional<Place> subject() {
        return subjects().stream().findFirst();
    }

    /** The one place that a message names for the plan in hand, where it refuses none and says no day. */
    Optional<Place> onePlaceForThePlan(Reading message) {
        var places = message.places().all();
        boolean isOne = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && places.size() == 1
                && message.places().refused().isEmpty()
                && !message.when().saysADay();
        return isOne ? Optional.of(places.getFirst()) : Optional.empty();
    }

    /** What the traveller said last. */
    public Optional<Reading> last() {
        return earlier.isEmpty() ? Optional.empty() : Optional.of(earlier.getLast());
    }
}
