package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Where should I surf instead?": who turned away from a place speaks of the one that was named in its stead. */
final class OfferedSince {

    private static final Pattern TURNS_AWAY = Patterns.words(
            "instead|which other|somewhere else|someplace else|elsewhere|where else|too (?:far|crowded|busy|touristy|expensive)|not (?:there|that one)");

    private OfferedSince() {}

    /** The place that the answer named first to who turned away from those spoken of; else those. */
    static List<Place> orElse(List<Place> spokenOf, GraphState state, Places atlas) {
        if (spokenOf.isEmpty() || !state.getItinerary().isEmpty()) {
            return spokenOf;
        }
        int since = state.getPreferences().stream()
                .flatMap(known -> known.getPlaces().stream())
                .mapToInt(StatedValue::getTurn)
                .max()
                .orElse(0);
        return state.getMessages().reversed().stream()
                .filter(message -> message.getRole() == Role.USER
                        && message.getTurn() > since
                        && message.getTurn() < state.getTurn()
                        && Patterns.isIn(TURNS_AWAY, message.getContent()))
                .findFirst()
                .flatMap(message -> namedIn(answerTo(message, state), spokenOf, atlas))
                .map(List::of)
                .orElse(spokenOf);
    }

    private static String answerTo(Message message, GraphState state) {
        return state.getMessages().stream()
                .filter(other -> other.getRole() == Role.ASSISTANT && other.getTurn() == message.getTurn())
                .map(Message::getContent)
                .findFirst()
                .orElse("");
    }

    private static Optional<Place> namedIn(String answer, List<Place> spokenOf, Places atlas) {
        return atlas.mentionedIn(answer).stream()
                .map(Places.Mention::place)
                .filter(place -> !spokenOf.contains(place))
                .findFirst();
    }
}
