package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.OfNoPlace;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** "What should we eat in Jaffna?" of a vegetarian is asked for vegetarian food. */
final class Diet implements Completion {

    private static final Set<String> EATERS = Set.of("vegetarians", "vegans");
    private static final Pattern EATING =
            Patterns.words("eat|eating|dine|taste|food|dishes|restaurants?|lunch|dinner|breakfast|meals?|cuisine");
    private static final Pattern SAID =
            Patterns.words("vegetarians?|vegans?|halal|kosher|gluten|meat|fish|seafood|spicy");
    /** What there is to eat is asked for, and not whether wine is served with it, or at what hour. */
    private static final Pattern WHAT_THERE_IS = Patterns.words(
            "what|where|which|any|anything|anywhere|somewhere|recommend\\p{L}*|suggest\\p{L}*|good|best|nice|tasty|famous|typical|local|try");

    private static final Pattern OF_DRINK = Patterns.words(
            "wines?|beers?|alcohol(?:ic)?|arrack|toddy|whisky|gin|cocktails?|liquor|spirits|bars?|pubs?|drinks?|drinking|water|coffee|tea|how much|costs?|prices?|open|closed?|hours?|time|early|late|when|before|after|until|tip|tipping|book|reserve|safe");
    private static final Pattern KIND = Patterns.anyCase("(?<kind>vegetarian|vegan|halal|kosher).*");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var asked = Utterance.of(Clauses.last(message));
        boolean ofFood = asked.has(EATING)
                && asked.has(WHAT_THERE_IS)
                && !asked.has(OF_DRINK)
                && !asked.has(SAID)
                && (!message.places().isEmpty() || !OfNoPlace.isAskedIn(asked))
                && message.calendar().isEmpty()
                && Phrases.isQuestion(asked)
                && message.nearby().isEmpty()
                && !before.conversation().plan();
        var place = message.places().wanted().stream().findFirst().or(before::subject);
        return ofFood ? place.flatMap(found -> asked(found, diet(message, before), message)) : Optional.empty();
    }

    /** What they told here and before. */
    private static List<String> diet(Reading message, Background before) {
        return Stream.concat(
                        before.conversation().known().getOther().stream().map(StatedValue::getValue),
                        message.wishes().other().stream())
                .distinct()
                .filter(need -> KIND.matcher(need).matches())
                .filter(need -> !message.wishes().withdrawn().contains(need))
                .toList();
    }

    private static Optional<Completed> asked(Place place, List<String> diet, Reading message) {
        boolean told = !message.wishes().other().isEmpty();
        var kind = diet.stream().map(KIND::matcher).filter(Matcher::matches).findFirst();
        if (kind.isPresent()) {
            var who = kind.get().group("kind").toLowerCase(Locale.ROOT) + "s";
            return Optional.of(new Completed(
                    "What can %s eat in %s?".formatted(EATERS.contains(who) ? who : "vegetarians", place.name()),
                    List.of("Asked for you, as you said: " + String.join(", ", diet) + "."),
                    told));
        }
        return Optional.empty();
    }
}
