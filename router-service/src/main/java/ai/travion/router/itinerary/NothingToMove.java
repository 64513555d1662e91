package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.Things;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Move the safari to the afternoon" of a plan that has no safari: it is said so, and none is added for it. */
public final class NothingToMove {

    private static final Pattern MOVED = Patterns.anyCase(
            "^\\W*(?:(?:ok(?:ay)?|and|but|so|then|please|pls|actually|no|hm+|let'?s|(?:can|could|would)\\s+(?:you|we)|(?:i|we)(?:'d|\\s+would)?\\s+(?:like|want)\\s+(?:you\\s+)?to)\\b\\W*)*(?:move|shift|push|postpone|reschedule|bring|change)\\s+(?:(?:the|our|that|this|my)\\s+)?(?<thing>(?:[\\p{L}']+\\s+){0,4}?[\\p{L}']+)\\s+(?:to|into|from|forward|earlier|later|back|until|before|after)\\b.*$");

    /** Before what is moved itself, and no place to which something is moved. */
    private static final Pattern THE_PLACE = Patterns.anyCase(
            "\\b(?:move|shift|push|postpone|reschedule|bring)\\s+(?:(?:the|our|that|my)\\s+)?(?:(?:visit|climb|day|trip|stop)\\s+(?:to|of|in|at)\\s+)?(?:the\\s+)?$");

    private NothingToMove() {}

    /** What is answered; nothing where the plan has it, or something else is ordered. */
    public static Optional<String> told(GraphState state, Places atlas) {
        var text = Utterance.of(state.getUserQuery()).text();
        var said = Patterns.matcher(MOVED, text);
        if (state.getItinerary().isEmpty() || state.getPendingClarification().isPresent() || !said.matches()) {
            return Optional.empty();
        }
        var plan = Itinerary.of(state.getItinerary(), atlas);
        var place = absent(text, plan, atlas);
        if (place.isPresent()) {
            return place.map(absent ->
                    "Not changed: %1$s is not in the plan, so there is nothing of it to move. Say \"add %1$s\", and I shall fit it in."
                            .formatted(absent.name()));
        }
        var words = said.group("thing").toLowerCase(Locale.ROOT);
        return Things.mentionedIn(words).stream()
                .filter(mention -> mention.end() == words.length())
                .map(Things.Mention::thing)
                .filter(thing -> plan.called(words).isEmpty()
                        && plan.visits().stream()
                                .noneMatch(entry ->
                                        thing.shown().matcher(entry.activity()).find()))
                .findFirst()
                .map(thing ->
                        "Not changed: the plan has no %s, so there is none to move. Say \"add %s\" with the day that you want it on, and I plan it."
                                .formatted(words, thing.name()));
    }

    /** The one place that is to be moved and of which the plan has nothing. */
    private static Optional<Place> absent(String text, Itinerary plan, Places atlas) {
        var mentions = atlas.mentionedIn(text);
        if (mentions.size() != 1) {
            return Optional.empty();
        }
        var named = mentions.getFirst();
        boolean isMoved = Patterns.isIn(THE_PLACE, text.substring(0, named.start()));
        return isMoved && !plan.isAt(named.place()) && plan.at(named.place()).isEmpty()
                ? Optional.of(named.place())
                : Optional.empty();
    }
}
