package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.rewrite.StandAlone;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "I've had enough of temples, what's there in Kandy?": what is refused is not what is asked about. */
final class RefusedThenAsked implements Completion {

    private static final Pattern PARTS = Patterns.anyCase(
            "(?<told>[^?.!]{5,80}?)(?:[,.;:!\u2013-]+\\s*|\\s+)(?:(?:so|and|but|then)\\s+)?(?<asked>(?:what|where|which|how|is\\s+there|are\\s+there|anything|any|can\\s+(?:we|i))\\b[^?]{4,120}\\?)\\W*");
    private static final Pattern OPEN = Patterns.anyCase(
            "what(?:'s|\\s+is|\\s+else\\s+is)?\\s+(?:there|else)\\b.*|anything\\b[^.!?]*\\W*|what\\s+(?:to|can|could|should)\\s+(?:(?:i|we|one|you)\\s+)?(?:do|see|visit)\\b.*");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var parts = Patterns.matcher(PARTS, message.said().text());
        boolean refused = !message.wishes().avoid().isEmpty()
                && message.wishes().interests().isEmpty()
                && message.wishes().topics().isEmpty()
                && message.places().wanted().size() == 1
                && message.places().origin().isEmpty()
                && message.nearby().isEmpty()
                && message.calendar().isEmpty()
                && !message.when().saysAnything();
        boolean suits = Needs.of(message.wishes()).any() && Conclusion.isAskedOfAPlace(message);
        if (!refused || suits || !parts.matches()) {
            return Optional.empty();
        }
        var place = message.places().wanted().getFirst();
        var asked = parts.group("asked");
        boolean told = before.atlas().mentionedIn(parts.group("told")).isEmpty();
        return told
                ? Optional.of(new Completed(
                        Patterns.isAllOf(OPEN, asked)
                                ? "What is there to see and do in %s?".formatted(place.name())
                                : StandAlone.of(asked, List.of(place)),
                        Remark.noted(message.wishes()),
                        true))
                : Optional.empty();
    }
}
