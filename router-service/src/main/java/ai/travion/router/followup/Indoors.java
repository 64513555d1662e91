package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.text.Patterns;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "It's raining. Anything indoors?" asks what to do where one is, and neither for a forecast nor for another place. */
final class Indoors implements Completion {

    private static final int LONGEST_WORDS = 16;
    private static final int FEW = 2;
    private static final Pattern INSIDE = Patterns.words("indoors?|under (?:a |some )?roof|out of the rain");
    private static final Pattern RAINS = Patterns.anyCase(
            "\\b(?:it'?s|it\\s+is|if\\s+it|when\\s+it|in\\s+case\\s+it|should\\s+it|because\\s+of\\s+the|with\\s+(?:all\\s+)?(?:the|this)|in\\s+the|on\\s+a|for\\s+a)\\s+(?:(?:still|just|really|now|going\\s+to|about\\s+to|starts?\\s+to|always)\\s+)*(?:rain(?:s|ing|y)?|pour(?:s|ing)(?:\\s+down)?|bucketing|wet|drizzling|storm(?:s|y|ing))\\b(?!\\s+season)");
    private static final Pattern WHAT_THEN = Patterns.words(
            "what|anything|something|somewhere|where|ideas?|options?|alternatives?|suggest\\p{L}*|recommend\\p{L}*");
    private static final Pattern OF_THE_WEATHER = Patterns.words(
            "weather|forecast|what time|wear|bring|pack|umbrella|how (?:much|long|bad|often)|when does|months?");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean asks = message.places().isEmpty()
                && message.places().region().isEmpty()
                && message.said().words().size() <= LONGEST_WORDS
                && (message.said().has(INSIDE) || message.said().has(RAINS))
                && (message.said().has(WHAT_THEN) || Phrases.isQuestion(message.said()))
                && !message.said().has(OF_THE_WEATHER);
        var places = before.subjects().stream().limit(FEW).map(Place::name).collect(Collectors.joining(" and "));
        return asks && !places.isEmpty()
                ? Optional.of(new Completed(
                        "What museums, shops and cafés are there in %s for a rainy day?".formatted(places)))
                : Optional.empty();
    }
}
