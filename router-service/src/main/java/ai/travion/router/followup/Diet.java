package ai.travion.router.followup;

import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.rewrite.StandAlone;
import ai.travion.router.text.Patterns;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "What should we eat in Jaffna?" of a vegetarian is asked for vegetarian food. */
final class Diet implements Completion {

    private static final Pattern OF_FOOD = Patterns.anyCase(
            "\\b(?<what>(?:local\\s+|good\\s+|street\\s+)?(?:food|dishes|restaurants?|lunch|dinner|breakfast|meals?|cuisine))\\b");
    private static final Pattern EATING = Patterns.words("eat|eating|dine|taste|food|dishes|restaurants?|lunch|dinner|breakfast|meals?|cuisine");
    private static final Pattern SAID = Patterns.words("vegetarians?|vegans?|halal|kosher|gluten|meat|fish|seafood|spicy");
    private static final Pattern KIND = Pattern.compile("(?i)(?<kind>vegetarian|vegan|halal|kosher).*");
    private static final Pattern WHAT = Patterns.anyCase("^\\W*(?<lead>(?:(?:and|so|ok(?:ay)?|but)\\W+)*)what\\b");

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
        var text = message.said().text();
        var word = kind.get().group("kind");
        var food = OF_FOOD.matcher(text);
        var what = WHAT.matcher(text);
        var asked = food.find()
                ? text.substring(0, food.start()) + word + " " + text.substring(food.start())
                : what.find() ? what.replaceFirst("What " + word + " food") : text;
        return asked.equals(text)
                ? Optional.empty()
                : Optional.of(new Completed(
                        withPlace(asked, message, before),
                        List.of("Asked for you, as you said: " + diet.stream().collect(Collectors.joining(", ")) + ".")));
    }

    private static String withPlace(String asked, Reading message, Background before) {
        return message.places().isEmpty()
                ? before.subject()
                        .map(place -> StandAlone.of(asked, List.of(place)))
                        .orElse(asked)
                : asked;
    }
}
