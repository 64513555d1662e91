package ai.travion.router.itinerary;

import ai.travion.atlas.text.Patterns;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "What would you cut?", "which bit would you skip?": the day of the plan with which least is lost. */
final class WhatToSkip {

    private static final String LEAD = "^(?:.*[.!?;]\\s+)?\\W*(?:(?:and|so|but|ok(?:ay)?|then|hm+)\\W+)*";
    private static final Pattern ASKED = Patterns.anyCase(
            LEAD
                    + "(?:what|which(?:\\s+(?:bit|part|day|one|stop|place|of\\s+(?:it|them|these|those|the\\s+days)))?|if\\s+we\\s+had\\s+to|where)\\s+(?:bits?\\s+|parts?\\s+|days?\\s+)?(?:would|should|could|can|do)\\s+(?:you|we|i)\\s+(?:(?:rather|personally|best|easily|recommend\\s+to|suggest\\s+to)\\s+)*(?:cut|skip|drop|leave\\s+out|lose|remove|shorten|sacrifice|give\\s+up|save\\s+(?:time|a\\s+day))(?:\\s+(?:out|first|from\\s+(?:it|the\\s+plan)|(?:if|for|with)\\s+\\p{L}[^?]{0,60}|then|here))*\\W*$");

    private WhatToSkip() {}

    static Optional<String> of(Asked asked) {
        return asked.named().isEmpty() && Patterns.isIn(ASKED, asked.text()) ? least(asked.plan()) : Optional.empty();
    }

    /** The answer; nothing of a plan for one day. */
    static Optional<String> least(Itinerary plan) {
        if (plan.days().size() < 2) {
            return Optional.empty();
        }
        var least = plan.days().stream()
                .min(Comparator.comparingInt(
                        (LocalDate day) -> plan.on(day).of(Entry.Sort.VISIT).minutes()))
                .map(plan::on)
                .orElseThrow();
        var stops = least.visits().stream().map(Entry::activity).collect(Collectors.joining("; "));
        var drive = plan.of(Entry.Sort.DRIVE).entries().stream().max(Comparator.comparingInt(Entry::minutes));
        return Optional.of("With %s least is lost: %s. %sSay \"drop day %d\", or name a stop to leave out."
                .formatted(
                        least.entries().getFirst().inWords(),
                        stops.isEmpty() ? "it has no stop of its own" : "it has only " + stops,
                        drive.map(way -> "If it is the road that is too much, the longest drive is %s. "
                                        .formatted(way.onItsDay()))
                                .orElse(""),
                        least.entries().getFirst().number()));
    }
}
