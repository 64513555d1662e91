package ai.travion.router.followup;

import ai.travion.router.intent.Reading;
import ai.travion.router.text.Patterns;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "We were in Kandy in the 1990s, has it changed?" asks what the place is like now: no page tells both. */
final class ChangedSince implements Completion {

    private static final Pattern CHANGED = Patterns.words(
            "(?:has|have|did) (?:it|they|things|the (?:place|town|city|area|beach)|much|anything|a lot) (?:really |all |much |there )?changed?(?: much| a lot)?|(?:how|what) (?:much )?(?:has|have) (?:it|things|\\p{L}+)? ?changed|(?:is|are) (?:it|they|things) (?:still )?(?:the same|like that|different)(?: now| today)?|what(?:'s| is) (?:new|different) (?:there|now|since)");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var visited = message.places().visited();
        return visited.size() == 1
                        && message.places().wanted().isEmpty()
                        && message.said().has(CHANGED)
                ? Optional.of(new Completed(
                        "I have been to %1$s. What is %1$s like?".formatted(visited.getFirst().name()),
                        List.of("My pages tell what %s is like today, and not how it was when you were there."
                                .formatted(visited.getFirst().name())),
                        true))
                : Optional.empty();
    }
}
