package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Resumption.Resumed;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "Ok Galle then", said by who was asked where their trip shall go and asked first what the weather is like there. */
public final class ChosenSince {

    private static final Pattern CHOOSES = Patterns.anyCase(
            "\\W*(?:(?:ok(?:ay)?|alright|fine|good|great|perfect|sounds\\s+good|then|yes|so|well)\\W+)*(?:(?:let'?s|(?:i|we)(?:'ll|\\s+will)|i'd|we'd)\\s+(?:go\\s+(?:to|for|with)|take|make\\s+it|do|say|choose)\\s+(?:\\p{L}+\\s+){0,2}\\p{L}+(?:\\s+(?:then|please))*|(?:go\\s+(?:to|for|with)\\s+|take\\s+|make\\s+it\\s+)?(?:\\p{L}+\\s+){0,2}\\p{L}+(?:\\s+(?:then|it\\s+is))+)\\W*");
    private static final Pattern ORDERS = Patterns.words("plan|itinerary|trip|tour|holiday|route");

    private ChosenSince() {}

    /** The plan that was ordered for nowhere, for the places that are chosen now. */
    public static Optional<Resumed> in(Reading message, List<Reading> earlier, Conversation conversation) {
        var chosen = message.places().targets();
        boolean chooses = conversation.remembers()
                && conversation.pending().isEmpty()
                && conversation.itinerary().isEmpty()
                && conversation.hasAsked(Question.PLACE)
                && !chosen.isEmpty()
                && message.said().is(CHOOSES)
                && !Phrases.isQuestion(message.said());
        if (!chooses) {
            return Optional.empty();
        }
        return earlier.reversed().stream()
                .filter(said -> said.places().isEmpty() && said.said().has(ORDERS) && !Phrases.isQuestion(said.said()))
                .findFirst()
                .map(order -> new Resumed(
                        Resumption.unended(order.said().text())
                                + " to "
                                + chosen.stream().map(Place::name).collect(Collectors.joining(" and ")),
                        List.of()));
    }
}
