package ai.travion.router.followup;

import ai.travion.router.dialogue.FormerPlan;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;

/** "Undo that": the plan of before, which the conversation has been taken back to, stands as it is. */
final class TakenBack implements Completion {

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var places = before.conversation().ofThePlan();
        return before.conversation().itinerary().isEmpty()
                        || places.isEmpty()
                        || !FormerPlan.isWantedIn(
                                message.said(), before.conversation().pending().isPresent())
                ? Optional.empty()
                : Optional.of(new Completed(
                        "Keep the plan as it is",
                        List.of(),
                        false,
                        List.of(),
                        Optional.of(new Change(Optional.of(places), List.of(), List.of()))));
    }
}
