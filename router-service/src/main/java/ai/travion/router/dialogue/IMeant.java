package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What a traveller says to be understood: "no, I meant the lake in Nuwara Eliya", "between Kandy and Ella I mean", "I meant which part of
 * town". It is said as the question that it is; what only names another place or time alone is gone on from as it stands.
 */
public final class IMeant {

    private static final String OPENING = "^\\W*(?:(?:no|nope|nah|sorry|wait|oh|well|but|ok(?:ay)?|not\\s+that)\\W+)*";
    private static final Pattern LEADING = Patterns.anyCase(
            OPENING
                    + "(?:i|we)(?:'m|\\s+am|\\s+are|\\s+was|\\s+were)?\\s+(?:meant?|meaning|asking\\s+(?:about|for)|talking\\s+about)\\s+(?<rest>(?!not\\b|it\\b|that\\b\\W*$|what\\s+i\\b|by\\b)[^.!;]{3,80})$");
    private static final Pattern TRAILING =
            Patterns.anyCase(OPENING + "(?<rest>[^.!;]{3,80}?)[\\s,]+(?:i|we)\\s+meant?\\W*$");
    private static final Pattern ASKS = Patterns.anyCase(
            "^(?:what|which|where|when|who|why|how|is|are|can|could|do|does|did|should|would|will)\\b.*");
    private static final Pattern OF_A_WAY = Patterns.anyCase("^(?:between|from)\\b.*");
    private static final Pattern LEANS = Patterns.anyCase(
            "^(?:in|on|at|for|to|by|with|without|around|near|during|as|before|after|about|not)\\b.*|.*\\b(?:not|instead\\s+of|rather\\s+than)\\b.*");
    private static final Pattern END = Pattern.compile("[\\s?.!]*$");
    private static final int A_NAME = 3;

    private IMeant() {}

    public static GraphState inFull(GraphState state, Places atlas) {
        var said = state.getUserQuery();
        var before = before(state);
        var rest = before.isPresent() ? rest(said) : Optional.<String>empty();
        return rest.flatMap(words -> question(words, before.get(), atlas))
                .map(question ->
                        GraphState.newBuilder(state).setUserQuery(question).build())
                .orElse(state);
    }

    private static Optional<String> question(String rest, String before, Places atlas) {
        if (Patterns.isAllOf(ASKS, rest)) {
            return Optional.of(rest);
        }
        var named = atlas.mentionedIn(rest);
        if (Patterns.isAllOf(OF_A_WAY, rest)) {
            return named.size() > 1 ? Optional.of(END.matcher(before).replaceFirst(" ") + rest) : Optional.of(rest);
        }
        boolean aloneOrLeaning = Patterns.isAllOf(LEANS, rest)
                || rest.chars().anyMatch(Character::isDigit)
                || (Utterance.of(rest).words().size() <= A_NAME && !named.isEmpty());
        return aloneOrLeaning ? Optional.empty() : Optional.of("What about " + rest + "?");
    }

    private static Optional<String> rest(String said) {
        var leading = Patterns.matcher(LEADING, said);
        if (leading.matches()) {
            return Optional.of(leading.group("rest").strip());
        }
        var trailing = Patterns.matcher(TRAILING, said);
        return trailing.matches() ? Optional.of(trailing.group("rest").strip()) : Optional.empty();
    }

    private static Optional<String> before(GraphState state) {
        return state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() < state.getTurn())
                .map(Message::getContent)
                .reduce((earlier, later) -> later);
    }
}
