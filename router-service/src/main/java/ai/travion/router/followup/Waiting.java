package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Where can he wait?", while the others climb: somewhere to rest where they are; nothing of the plan is given up for it. */
final class Waiting implements Completion {

    private static final Pattern WAITS = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?)\\W+)*(?:can|could)\\s+(?:he|she|they|(?:my|our)\\s+\\p{L}+|granny|grandma|grandpa|mum|mom|dad|someone|one\\s+of\\s+us)\\s+(?:skip|miss|sit\\s+(?:it|that|this)?\\s*out|stay\\s+(?:down|below|behind|at\\s+the\\s+bottom)|wait)\\b|\\bwhere\\s+(?:can|could|should|would|will|does|do)\\s+(?:he|she|they|the\\s+others?|(?:my|our)\\s+(?:\\p{L}+\\s+)?\\p{L}+|granny|grandma|grandpa|mum|mom|dad|one)\\s+(?:wait|stay\\s+meanwhile|rest|sit|hang\\s+(?:out|around)|stay\\s+(?:while|until)\\b.*)");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        return message.places().isEmpty() && message.said().has(WAITS)
                ? before.subject()
                        .map(place -> new Completed(
                                "Where can one rest, eat or stay at %s?".formatted(place.name()),
                                before.conversation().itinerary().isEmpty()
                                        ? List.of()
                                        : List.of("The plan stays as it is for those who go on."),
                                true))
                : Optional.empty();
    }
}
