package ai.travion.router.referent;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.dialogue.Focus;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;

/**
 * A message, and all that it may point at.
 *
 * @param message read by itself
 * @param offered the options of which one may be meant
 * @param latest the places that were spoken of last
 * @param before what the traveller said last
 * @param earlier what they said before, oldest first
 * @param focus what of the plan in hand was spoken of last
 */
record Pointer(
        Reading message,
        Offered offered,
        List<Place> latest,
        Optional<Reading> before,
        List<Reading> earlier,
        Focus focus,
        Conversation conversation,
        Places atlas) {

    String text() {
        return message.said().text();
    }

    /** Whether it names a place itself. */
    boolean isPlaced() {
        return !message.places().isEmpty() || !message.places().beyond().isEmpty();
    }

    /** The options that were spoken of last, by their names. */
    List<String> atHand() {
        return latest.stream()
                .map(Place::name)
                .filter(offered.options()::contains)
                .toList();
    }
}
