package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Role;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Forget the balloon": a wish of before that the plan in hand could not serve is given up, which changes nothing of it. */
public final class DroppedWish {

    private static final Pattern SAID = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|then|ok(?:ay)?|well|fine|alright|never\\s*mind|no|sorry)\\W+)*(?:forget(?:\\s+about)?|skip|drop|scrap|cancel|never\\s*mind|leave\\s+out|no\\s+need\\s+for|(?:we|i)\\s+(?:don't|do\\s+not|no\\s+longer)\\s+(?:need|want))\\s+(?:(?:the|that|our|my|an?|any)\\s+)?(?<thing>(?:\\p{L}[\\p{L}'-]*\\s+){0,3}?\\p{L}[\\p{L}'-]{3,})(?:\\s+(?:then|please|after\\s+all|any\\s*more|idea|thing|ride|wish|too))*\\W*$");
    private static final Pattern OF_THE_PLAN = Patterns.words(
            "changes?|edit|plan|trip|days?|nights?|stop|stay|place|last|that|this|everything|all|it|hotels?|dates?|trains?|cars?|flights?|drivers?|tours?|one|ones");

    private DroppedWish() {}

    /** What is answered; nothing where the plan has it, or nobody wished for it. */
    public static Optional<String> told(GraphState state, Places atlas) {
        var said = Patterns.matcher(SAID, Utterance.of(state.getUserQuery()).text());
        if (state.getItinerary().isEmpty() || state.getPendingClarification().isPresent() || !said.matches()) {
            return Optional.empty();
        }
        var plan = Itinerary.of(state.getItinerary(), atlas);
        var thing = said.group("thing").toLowerCase(Locale.ROOT);
        boolean isOfThePlan = Patterns.isIn(OF_THE_PLAN, thing)
                || !atlas.mentionedIn(thing).isEmpty()
                || !plan.meant(thing).isEmpty();
        var word = thing.replaceFirst("^.*\\s", "");
        boolean isAWish = state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() < state.getTurn())
                .anyMatch(
                        message -> message.getContent().toLowerCase(Locale.ROOT).contains(word));
        return isAWish && !isOfThePlan
                ? Optional.of("Noted, no %s then. The plan has none, so it stays as it is.".formatted(thing))
                : Optional.empty();
    }
}
