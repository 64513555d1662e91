package ai.travion.router.referent;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.dialogue.Focus;
import ai.travion.router.dialogue.Towns;
import ai.travion.router.intent.Reading;
import ai.travion.schemas.GraphState;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Binds what a message points at before anything is looked for: "the one you said", "the middle one", "both", "the colombo one", "which
 * has fewer steps". What fits nothing that was offered is to be asked for, and never taken for another place.
 */
public final class Referents {

    /** To look for one of these costs little; most messages have none. */
    private static final Pattern MAY_POINT = Patterns.words(
            "fees?|price|cost|how much|one|your|they|apart|distance|first|1st|second|2nd|third|3rd|fourth|4th|fifth|5th|last|middle|former|latter|other|next|number|option|both|two|three|neither|none|difference|compare|differ\\p{L}*|which|each|them|these|those|it|that|this|there|here|for|not|stay|sleep|hotels?|wants?|prefers?|needs?|of (?:them|those|these)|\\p{L}+(?:er|est)");

    private static final Pattern OF_SEVERAL =
            Patterns.words("which|both|two|either|difference|compare|first|second|third|last|former|latter|other|one");

    private static final int LATELY = 2;

    private Referents() {}

    /**
     * The message with what it points at by its name.
     *
     * @param message read by itself
     * @param earlier what the traveller said before, oldest first
     */
    public static Bound bound(
            Reading message, List<Reading> earlier, GraphState state, Conversation conversation, Places atlas) {
        var text = message.said().text();
        if (earlier.isEmpty() || !Patterns.isIn(MAY_POINT, text)) {
            return Bound.to(state.getUserQuery());
        }
        boolean way = Way.spokenOf(earlier).isPresent() || Way.isOfOne(earlier.getLast());
        if (way && message.places().isEmpty() && Way.isAskedOfOne(message)) {
            return Bound.to(state.getUserQuery());
        }
        var offered = way && !Patterns.isIn(OF_SEVERAL, text) ? Offered.NOTHING : offered(state, conversation, atlas);
        var pointer = new Pointer(
                message,
                offered,
                conversation.latest(),
                Optional.of(earlier.getLast()),
                earlier,
                Focus.of(state, atlas),
                conversation,
                atlas);
        return Stream.<Function<Pointer, Optional<Bound>>>of(
                        FeeOfIt::in, OfThose::in, Weighed::in, Singled::in, OneOfMany::in, Matter::in, OfTheFocus::in)
                .flatMap(rule -> rule.apply(pointer).stream())
                .findFirst()
                .orElseGet(() -> Bound.to(state.getUserQuery()));
    }

    /** What was listed or compared last; or two places that were asked about one after the other since. */
    private static Offered offered(GraphState state, Conversation conversation, Places atlas) {
        var listed = Offered.in(state, atlas);
        boolean holds = !listed.isEmpty()
                && (listed.turn() == state.getTurn() - 1
                        || conversation.latest().isEmpty()
                        || conversation.latest().stream().map(Place::name).anyMatch(listed.options()::contains));
        if (holds) {
            return listed;
        }
        var latest = Towns.leftOutOf(conversation.latest(), atlas);
        if (latest.size() >= LATELY && !conversation.plan()) {
            return Offered.of(latest, state, false);
        }
        var lately = Towns.leftOutOf(conversation.lately(atlas), atlas).stream()
                .limit(LATELY)
                .toList();
        return lately.size() == LATELY && !conversation.plan()
                ? Offered.of(List.copyOf(lately.reversed()), state, true)
                : Offered.NOTHING;
    }
}
