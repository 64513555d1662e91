package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Yes", "please add it": what the last answer offered to put into the plan, ordered in full. */
public final class Accepted {

    private static final int MOST_WORDS = 9;
    private static final Pattern AGREES = Patterns.anyCase(
            "\\W*+(?:(?:yes|yeah|yea|yep|yup|sure|ok(?:ay)?|please|pls|great|good|nice|perfect|lovely|fine|cool|well|then|oh|and|thanks|thank\\s+you|idea|why\\s+not|of\\s+course|definitely|absolutely|do\\s+(?:it|that|so)|do|go\\s+ahead|let'?s(?:\\s+do)?|i|we|you|could|can|would|'d|i'd|we'd|like|love|want|that|so|to|add|put|include|plan|have|take|fit|squeeze|it|this|them|some|one|in|into|the|my|our|too|also|as\\s+well|somewhere|for\\s+(?:me|us))(?!\\p{L})\\W*+)++");
    private static final Pattern WANTS = Patterns.words(
            "yes|yeah|yea|yep|yup|sure|ok(?:ay)?|please|why not|of course|definitely|absolutely|do it|do that|do so|go ahead|add|put|include|fit|squeeze|good idea|i'?d (?:like|love)|we'?d (?:like|love)|would (?:like|love)|(?:i|we) want");

    /** How an answer offers, and how one would have ordered it oneself. */
    private record Way(Pattern offered, String order) {}

    private static final List<Way> WAYS = List.of(
            new Way(
                    Patterns.anyCase(
                            "No, the plan has no (?:places for )?(?<what>[^.\\n]{2,50}?)(?: on that day)?\\. Tell me to add some"),
                    "Add %s to the plan"),
            new Way(
                    Patterns.anyCase("\\bnot in the plan\\. Say \"add (?<what>[^\"\\n]{2,50})\", and I shall fit it in"),
                    "Add %s to the plan"),
            new Way(
                    Patterns.anyCase("A jeep drive in (?<what>[^,.\\n]{2,50}), about [^\\n]{3,90}?: say so and I add it"),
                    "Add a jeep safari in %s to the plan"),
            new Way(
                    Pattern.compile(
                            "(?<what>\\p{Lu}[\\p{L}' -]{2,50}), about [^\\n]{3,90}?, would fill them if you like: say so and I add it"),
                    "Add %s to the plan"),
            new Way(
                    Patterns.anyCase("the nearest that I know is (?<what>[^:.\\n]{2,50}): name it and I plan it"),
                    "Add %s to the plan"));

    private Accepted() {}

    /** The state with the order for its message; as it is where nothing was offered, or nothing taken. */
    public static GraphState inFull(GraphState state) {
        var said = Utterance.of(state.getUserQuery());
        boolean agrees = state.getPendingClarification().isEmpty()
                && said.words().size() <= MOST_WORDS
                && said.is(AGREES)
                && said.has(WANTS);
        return agrees
                ? offered(state)
                        .map(order -> GraphState.newBuilder(state)
                                .setUserQuery(order)
                                .build())
                        .orElse(state)
                : state;
    }

    private static Optional<String> offered(GraphState state) {
        return state.getMessages().reversed().stream()
                .filter(message -> message.getRole() == Role.ASSISTANT)
                .findFirst()
                .map(Message::getContent)
                .flatMap(answer -> WAYS.stream()
                        .flatMap(way -> orderOf(way, answer).stream())
                        .findFirst());
    }

    private static Optional<String> orderOf(Way way, String answer) {
        var offered = Patterns.matcher(way.offered(), answer);
        return offered.find() ? Optional.of(way.order().formatted(offered.group("what"))) : Optional.empty();
    }
}
