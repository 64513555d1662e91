package ai.travion.router.followup;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** "We were in Kandy in the 1990s, has it changed?" asks what the place is like now: no page tells both. */
final class Since implements Completion {

    private static final Pattern CHANGED = Patterns.words(
            "(?:has|have|did) (?:it|things|that|the (?:place|town|city|area)|anything|everything|much)? ?(?:really |all )*(?:changed?|grown|developed|improved)|(?:is|does) (?:it|the (?:place|town|city)) (?:still|much) (?:the same|like (?:that|it was|before|then)|different|as \\p{L}+ as (?:it was|before|then)|look the same|recogni[sz]able)|what(?: has|'s|s)? (?:has )?(?:changed|(?:is )?(?:new|different)(?!(?:\\s+\\p{L}+){0,2}\\s+(?:from|between|about|to|than)\\b))|how (?:much )?(?:has it|did it|it has|it's|its) changed?|still the same");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        if (!message.said().has(CHANGED)) {
            return Optional.empty();
        }
        return Stream.concat(
                        before.atlas().mentionedIn(message.said().text()).stream()
                                .map(Places.Mention::place),
                        before.subject().stream())
                .findFirst()
                .map(place -> asked(place.name(), message.places().visited().contains(place)));
    }

    private static Completed asked(String name, boolean visited) {
        return new Completed(
                (visited ? "I have been to %1$s. What is %1$s like?" : "What is %1$s like?").formatted(name),
                List.of("My pages tell what %s is like today, and not how it was when you were there.".formatted(name)),
                true);
    }
}
