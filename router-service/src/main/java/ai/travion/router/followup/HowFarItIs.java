package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Is it far?" of the place that is spoken of, from nowhere that was named: how far from Colombo, where most set out. */
final class HowFarItIs implements Completion {

    private static final String MOST_SET_OUT = "colombo";

    private static final Pattern ASKED = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?)\\W+)*(?:is|was)\\s+(?:it|that|this|the\\s+place)\\s+(?:very\\s+|really\\s+|too\\s+|quite\\s+)?far(?:\\s+away)?\\W*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean asked = before.conversation().itinerary().isEmpty()
                && before.conversation().known().getOrigin().isEmpty()
                && before.last().filter(said -> said.nearby().isEmpty()).isPresent()
                && message.said().is(ASKED)
                && before.subjects().size() == 1;
        return asked
                ? before.subject()
                        .filter(place -> !place.id().equals(MOST_SET_OUT))
                        .map(
                                place -> new Completed(
                                        "How far is %s from Colombo and how long does it take to get there?"
                                                .formatted(place.name()),
                                        List.of(
                                                "You named no start, so I reckon from Colombo; name another and I reckon from there.")))
                : Optional.empty();
    }
}
