package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "And elephants?" after "where should we go for leopards?" seeks another thing in the same way. */
final class AnotherSought implements Completion {

    private static final Pattern SOUGHT = Patterns.anyCase(
            "(?<frame>.*\\b(?:where|which\\s+\\p{L}+|what\\s+places?)\\b[^?]*\\b(?:for|see|spot|watch|find)\\s+)(?:the\\s+|some\\s+|wild\\s+)?(?<thing>\\p{L}{3,20})\\W*");
    private static final Pattern AND_THIS = Patterns.anyCase(
            "\\W*(?:(?:and|ok(?:ay)?|what\\s+about|how\\s+about|or)\\W+)+(?:for\\s+)?(?:the\\s+|some\\s+|wild\\s+)?(?<thing>\\p{L}{3,20}s|whale\\s+\\p{L}+)\\s*\\?*\\W*");
    private static final Pattern NO_THING = Patterns.words(
            "us|kids|beginners|couples|families|children|tomorrow|this|prices|costs|fees|crowds|buses|trains");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var other = Patterns.matcher(AND_THIS, message.said().text());
        boolean open = message.places().isEmpty()
                && message.places().region().isEmpty()
                && !message.when().saysAnything()
                && message.calendar().isEmpty()
                && other.matches()
                && !Patterns.isIn(NO_THING, other.group("thing"));
        if (!open) {
            return Optional.empty();
        }
        return before.last()
                .filter(said -> said.places().targets().isEmpty())
                .map(said -> Patterns.matcher(SOUGHT, said.said().text()))
                .filter(said -> said.matches() && !Patterns.isIn(NO_THING, said.group("thing")))
                .map(said -> new Completed(said.group("frame") + other.group("thing") + "?", List.of()));
    }
}
