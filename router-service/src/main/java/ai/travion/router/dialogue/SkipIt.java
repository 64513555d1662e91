package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.util.regex.Pattern;

/** "Then skip it" once a place was asked about: that place, whatever was changed before the question. */
public final class SkipIt {

    private static final Pattern SKIPPED = Patterns.anyCase(
            "^\\W*(?:(?:ok(?:ay)?|then|so|and|hm+|well|no|oh|i\\s+see|alright|fine|let'?s|lets|we'?ll|we|i'?ll|(?:can|could)\\s+(?:you|we)|please|rather|better|just)\\b\\W*)*(?:skip|drop|leave\\s+out|miss\\s+out|remove|cancel)\\s+(?:it|that|this)(?:\\s+(?:one|then|please|pls|this\\s+time|for\\s+now))*\\W*$");

    private SkipIt() {}

    /** The state with the place by its name; as it is where no single one was asked about in the turn before. */
    public static GraphState inFull(GraphState state, Places atlas) {
        boolean changed = !state.getMadePlans().isEmpty()
                && state.getMadePlans().getLast().getTurn() == state.getTurn() - 1;
        if (changed || !Patterns.isAllOf(SKIPPED, state.getUserQuery())) {
            return state;
        }
        var asked = state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() == state.getTurn() - 1)
                .map(Message::getContent)
                .filter(words -> words.strip().endsWith("?") || Phrases.isQuestion(Utterance.of(words)))
                .flatMap(words -> atlas.mentionedIn(words).stream())
                .map(Places.Mention::place)
                .distinct()
                .toList();
        return asked.size() == 1
                ? GraphState.newBuilder(state)
                        .setUserQuery(
                                "Leave out " + nameOf(asked.getFirst(), Itinerary.of(state.getItinerary(), atlas)))
                        .build()
                : state;
    }

    /** Where one sleeps and goes up something, that is what one asks about. */
    private static String nameOf(Place place, Itinerary plan) {
        boolean isClimbed = plan.nightsAt(place) > 0
                && plan.visits().stream()
                        .anyMatch(stop -> stop.isAClimb()
                                && stop.place().filter(place::equals).isPresent());
        return isClimbed ? "the climb of " + place.name() : place.name();
    }
}
