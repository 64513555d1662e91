package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Yes please" after an answer wants more of it; after a plan, of which there is no more, it is content. */
final class Agreement implements Completion {

    private static final Pattern WANTS_MORE = Patterns.anyCase(
            "\\W*(?:(?:yes|yeah|yep|yup|sure|please|of\\s+course|definitely|absolutely|certainly|why\\s+not|go\\s+(?:ahead|on)|please\\s+do|do\\s+(?:it|so|tell)|carry\\s+on|keep\\s+going|i(?:'d|\\s+would)\\s+(?:love|like)\\s+(?:to|that|it)|i\\s+would|(?:that\\s+)?(?:would|'d)\\s+be\\s+(?:great|nice|lovely|good|helpful|perfect))\\b\\W*(?:(?:ok(?:ay)?|thanks|thank\\s+you|great|nice|sounds\\s+good|more)\\b\\W*)*)+");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        return before.subject()
                .filter(place -> !before.conversation().plan())
                .filter(place -> message.places().isEmpty() && message.said().is(WANTS_MORE))
                .map(place -> new Completed("Tell me more about " + place.name()));
    }
}
