package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** "What should we eat in Jaffna?" of a vegetarian is asked for vegetarian food. */
final class Diet implements Completion {

    private static final Set<String> EATERS = Set.of("vegetarians", "vegans");
    private static final Pattern EATING =
            Patterns.words("eat|eating|dine|taste|food|dishes|restaurants?|lunch|dinner|breakfast|meals?|cuisine");
    private static final Pattern SAID =
            Patterns.words("vegetarians?|vegans?|halal|kosher|gluten|meat|fish|seafood|spicy");
    private static final Pattern KIND = Patterns.anyCase("(?<kind>vegetarian|vegan|halal|kosher).*");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean ofFood = message.said().has(EATING)
                && !message.said().has(SAID)
                && Phrases.isQuestion(message.said())
                && !before.conversation().plan();
        var diet = before.conversation().known().getOther().stream()
                .map(StatedValue::getValue)
                .toList();
        var kind = diet.stream().map(KIND::matcher).filter(Matcher::matches).findFirst();
        if (!ofFood || kind.isEmpty()) {
            return Optional.empty();
        }
        var who = kind.get().group("kind").toLowerCase(Locale.ROOT) + "s";
        var place = message.places().wanted().stream().findFirst().or(before::subject);
        return place.map(found -> new Completed(
                "What can %s eat in %s?".formatted(EATERS.contains(who) ? who : "vegetarians", found.name()),
                List.of("Asked for you, as you said: " + String.join(", ", diet) + ".")));
    }
}
