package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.places.Beyond;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** "Do it" after "Can we fit Delft in too?" wants that in the plan. */
final class Proposal implements Completion {

    private static final Pattern AGREED = Patterns.anyCase(
            "\\W*(?:(?:yes|yeah|yep|yup|sure|ok(?:ay)?|great|good|perfect|please|then|and|fine|alright|well|so)\\b\\W*)*(?:(?:let'?s\\s+|please\\s+|just\\s+)?(?:do|add|include|take|have)\\s+(?:it|that|so|this|them)(?:\\s+(?:in|too|to\\s+the\\s+(?:plan|trip|itinerary)))?|put\\s+(?:it|that)\\s+in|go\\s+(?:ahead|for\\s+it)|please\\s+do|yes(?:\\s+please)?)(?:\\W+(?:please|then|thanks))*\\W*");
    private static final Pattern PROPOSED = Patterns.anyCase(
            "\\b(?:(?:can|could|should|shall|may|might)\\s+(?:we|i|you)|is\\s+there\\s+(?:time|room)|(?:what|how)\\s+(?:about|if\\s+we)|worth)\\b.*\\b(?:fit|squeeze|add|include|put|also|too|as\\s+well|adding|for)\\b");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean agrees = message.said().is(AGREED)
                && message.places().isEmpty()
                && !before.conversation().itinerary().isEmpty();
        return agrees
                ? before.last()
                        .filter(said -> said.said().has(PROPOSED))
                        .flatMap(said -> place(said, before))
                        .map(name -> new Completed("Add " + name + " to the plan"))
                : Optional.empty();
    }

    private static Optional<String> place(Reading said, Background before) {
        return Stream.concat(
                        said.places().beyond().stream().map(Beyond::name),
                        said.places().targets().stream()
                                .filter(place -> !before.conversation().plans(place))
                                .map(Place::name))
                .findFirst();
    }
}
