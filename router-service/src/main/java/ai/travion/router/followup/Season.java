package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.Optional;
import java.util.regex.Pattern;

/** "When does it start then?" after "Can I climb in November?" is asked of the season, and no hour. */
final class Season implements Completion {

    private static final Pattern STARTS = Patterns.anyCase(
            "\\W*(?:(?:and|so|ok(?:ay)?|but|then)\\W+)*(?:when|which\\s+months?|what\\s+months?)\\s+(?:does|is|do|will|would|should)\\s+(?:it|that|they|the\\s+season|i|we)\\s+(?:start|begin|open|end|be\\s+better|come|go|better|possible|best|good)(?:\\s+(?:then|instead|again|there))*\\W*");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean ofAMonth = before.last()
                .filter(said -> said.when().saysADay() && !said.when().exact())
                .isPresent();
        return ofAMonth && message.said().is(STARTS)
                ? before.subject()
                        .map(place ->
                                new Completed("When does the season at %s begin and end?".formatted(place.name())))
                : Optional.empty();
    }
}
