package ai.travion.router.followup;

import ai.travion.atlas.text.Denial;
import ai.travion.router.intent.Reading;
import java.util.Optional;

/** "We never said no beaches": what is not left out stays, and what is left out is so no more. */
final class NeverSaid implements Completion {

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        var denied = Denial.in(message.said().text());
        if (denied.isEmpty() || conversation.itinerary().isEmpty() || !conversation.hasPlanned()) {
            return Optional.empty();
        }
        boolean holds = conversation.known().getAvoid().stream()
                .noneMatch(avoided -> message.wishes().withdrawn().contains(avoided.getValue()));
        return holds && message.places().refused().isEmpty()
                ? Optional.of(Completed.nothing(
                        conversation.ofThePlan(),
                        "Not changed: nothing is left out for that. \"%s\" stays allowed in the plan."
                                .formatted(denied.getFirst().thing())))
                : Optional.empty();
    }
}
