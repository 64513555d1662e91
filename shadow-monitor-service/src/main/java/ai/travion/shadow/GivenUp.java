package ai.travion.shadow;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.Preferences;
import java.util.Collection;
import java.util.regex.Pattern;

/** A stop that was wanted on a day, or at an hour, that the plan could not give it: this is said once, and no later change tries it again. */
final class GivenUp {

    private static final String NOT_KEPT = "Not kept: you wanted ";
    /** As the router keeps where a stop is to be. */
    private static final Pattern PLACED = Pattern.compile(
            "^(?<place>\\p{Lu}[^,.;:!?]*?)(?: on day \\d{1,2}| in the (?:morning|afternoon|evening)| at \\d{1,2}:\\d{2})+$");

    private GivenUp() {}

    /** @param said of the plan that was made */
    static Preferences without(Preferences known, Collection<String> said) {
        var notKept =
                said.stream().filter(sentence -> sentence.startsWith(NOT_KEPT)).toList();
        return notKept.isEmpty()
                ? known
                : Preferences.newBuilder(known)
                        .setOther(known.getOther().stream()
                                .filter(term -> Patterns.in(PLACED, term.getValue())
                                        .noneMatch(placed -> notKept.stream()
                                                .anyMatch(sentence -> sentence.contains(placed.group("place")))))
                                .toList())
                        .build();
    }
}
