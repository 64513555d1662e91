package ai.travion.router.itinerary;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Which of our stops have stairs?": what the plan says of steps at its stops, and what of it is a climb. */
final class Steps {

    private static final Pattern ASKED =
            Patterns.words("stairs?|stairways?|staircases?|steps|climb(?:s|ing)?|step-free");
    private static final Pattern OF_SEVERAL = Patterns.anyCase(
            ".*\\b(?:(?:which|what|any|how\\s+many|list|all)\\s+(?:of\\s+)?(?:(?:the|our|these|those|my|your)\\s+)?(?:\\p{L}+\\s+)?(?:stops|places|sights|visits|things|days|stairs|steps|climbs)|where\\b.*\\b(?:we|i|us|there|plan|trip)|(?:in|on)\\s+(?:the|our|this)\\s+(?:plan|trip|tour|itinerary)|(?:is|are)\\s+(?:any|everything|all)\\b)\\b.*");
    private static final Pattern SAID_OF_IT =
            Patterns.words("steps|stairs?|stairway|staircase|upstairs|flights? of|steep|climbs?|ladders?|boulders");

    private Steps() {}

    static Optional<String> of(Asked asked) {
        boolean isAsked = asked.has(ASKED)
                && asked.named().isEmpty()
                && asked.reading().said().is(OF_SEVERAL);
        if (!isAsked) {
            return Optional.empty();
        }
        var stops = asked.part().visits().stream()
                .flatMap(visit -> inWords(visit).stream())
                .distinct()
                .toList();
        return Optional.of(stops.isEmpty() ? "Of no stop of the plan steps are known to me." : told(stops));
    }

    private static String told(List<String> stops) {
        return "Steps or a climb in the plan: %s. Of the other stops none are known to me; ask at the gate where it matters."
                .formatted(String.join("; ", stops));
    }

    private static Optional<String> inWords(Entry visit) {
        var said = visit.saying(SAID_OF_IT);
        return said.isEmpty() && !visit.isAClimb()
                ? Optional.empty()
                : Optional.of("%s (day %d%s)"
                        .formatted(
                                visit.activity(),
                                visit.number(),
                                said.map(words -> ": " + words.replaceFirst("[.]$", ""))
                                        .orElse("")));
    }
}
