package ai.travion.router.itinerary;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Which night is best for the perahera?", where the plan has some of its nights: the last that it has, since they grow towards the full moon. */
final class FeastNights {

    private static final Pattern ASKED = Patterns.anyCase(
            "\\b(?:(?:which|what|best|greatest|biggest)\\s+(?:of\\s+(?:the|those|our)\\s+)?(?:nights?|evenings?|days?)|when)\\b[^?]*\\b(?:perahera|procession)\\b");
    private static final Pattern FEAST = Patterns.words("perahera");
    private static final Pattern OF_ANOTHER =
            Patterns.words("start|starts|begin|begins|held|year|nawam|duruthu|kataragama|kelaniya");

    private FeastNights() {}

    static Optional<String> of(Reading message, Itinerary plan) {
        var nights = plan.visits().stream()
                .filter(entry -> Patterns.isIn(FEAST, entry.activity()))
                .toList();
        if (nights.isEmpty() || !message.said().has(ASKED) || message.said().has(OF_ANOTHER)) {
            return Optional.empty();
        }
        var last = nights.stream().max(Comparator.comparing(Entry::day)).orElseThrow();
        return Asked.of(message, plan, Optional.empty())
                .told(nights)
                .map(told ->
                        "%s The nights grow towards the full moon, so the best of them is the last, %s; it is also the fullest, and for a calmer one take an earlier night. The dates are announced each year: ask for them before you book a seat."
                                .formatted(told, last.inWords()));
    }
}
