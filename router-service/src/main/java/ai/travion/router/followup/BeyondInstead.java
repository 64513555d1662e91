package ai.travion.router.followup;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.places.Beyond;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Sorry, I meant Matale", "and Mannar?": the question of before about a place that no page is on. */
final class BeyondInstead implements Completion {

    private static final int FEW_WORDS = 7;
    private static final Pattern INSTEAD = Patterns.anyCase(
            "\\W*(?:(?:sorry|no|oops|actually|wait|oh|ah|hm+|ok(?:ay)?|and|or|but|so)\\W+)*(?:i\\s+(?:meant|mean|was\\s+thinking\\s+of)|i\\s+wanted\\s+to\\s+say|make\\s+that|what\\s+about|how\\s+about|for|in)?\\s*(?:the\\s+)?(?<name>\\p{L}[\\p{L}' -]{2,30}?)(?:\\s+(?:instead|then|rather|please|too))*\\W*");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var beyond = message.places().beyond();
        boolean named = beyond.size() == 1
                && message.places().isEmpty()
                && message.places().region().isEmpty()
                && message.calendar().isEmpty()
                && message.nearby().isEmpty()
                && !message.when().saysAnything()
                && message.said().words().size() <= FEW_WORDS
                && isNamedAlone(message, beyond.getFirst())
                && !before.conversation().plan();
        return named ? before.last().flatMap(last -> asked(last, beyond.getFirst(), before.atlas())) : Optional.empty();
    }

    private static boolean isNamedAlone(Reading message, Beyond place) {
        var said = Patterns.matcher(INSTEAD, message.said().text());
        return said.matches() && said.group("name").equalsIgnoreCase(place.name());
    }

    private static Optional<Completed> asked(Reading last, Beyond other, Places atlas) {
        var text = last.said().text();
        var mentions = atlas.mentionedIn(text);
        if (mentions.size() == 1 && last.places().beyond().isEmpty()) {
            var mention = mentions.getFirst();
            return Optional.of(new Completed(
                    text.substring(0, mention.start()) + other.name() + text.substring(mention.end()), List.of()));
        }
        var before = last.places().beyond();
        return mentions.isEmpty()
                        && before.size() == 1
                        && text.contains(before.getFirst().name())
                ? Optional.of(new Completed(text.replace(before.getFirst().name(), other.name()), List.of()))
                : Optional.empty();
    }
}
