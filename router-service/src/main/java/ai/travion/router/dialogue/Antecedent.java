package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.rewrite.StandAlone;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Role;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What "there" and "it" mean where that is no place of the turn before: the one that a search for the nearest has found, or a
 * town that the atlas does not hold.
 */
public final class Antecedent {

    private static final Pattern NEAREST =
            Patterns.words("nearest|closest|the (?:\\p{L}+ ){1,2}(?:nearby|close by|near (?:it|there|here))");
    /** One of others is the first of those that were listed. */
    private static final Pattern OTHERS =
            Patterns.anyCase("^\\W*which\\s+(?:other\\s+)?[\\p{L} ]+\\s+are\\s+(?:good|near)\\b");

    private static final Pattern HOW_FAR =
            Patterns.anyCase("^\\W*(?:(?:and|so|but)\\W+)*how\\s+(?:far|long)\\b(?!.*\\bfrom\\b).*");

    private static final Pattern POINTING = Patterns.words("there|here|it|its|it's|that|this");

    private Antecedent() {}

    /** Whether a message points at anything; to look costs little. */
    public static boolean mayBeIn(String message) {
        return Patterns.isIn(POINTING, message);
    }

    /**
     * The message with that place named; the message itself where it does not point, or at something else.
     *
     * @param message as it is, read by itself
     * @param before what the traveller said in the turn before
     */
    public static String named(Reading message, Reading before, GraphState state, Places atlas) {
        var text = message.said().text();
        if (!message.places().targets().isEmpty() || !message.places().beyond().isEmpty()) {
            return text;
        }
        if (before.places().onlyBeyond()) {
            return StandAlone.pointing(text, before.places().beyond().getFirst().name())
                    .orElse(text);
        }
        return found(before, state, atlas)
                .flatMap(place -> StandAlone.pointing(text, place.name()))
                .map(named -> fromTheCentre(named, before))
                .orElse(text);
    }

    private static Optional<Place> found(Reading before, GraphState state, Places atlas) {
        boolean nearest = (before.nearby().isPresent() && before.said().has(NEAREST))
                || before.said().has(OTHERS);
        return nearest
                ? Listed.inTheLastAnswer(state, atlas).places().stream()
                        .findFirst()
                        .or(() -> firstNamed(state, atlas))
                : Optional.empty();
    }

    /** What the last answer named first, where it was no list. */
    private static Optional<Place> firstNamed(GraphState state, Places atlas) {
        return state.getMessages().reversed().stream()
                .filter(message -> message.getRole() == Role.ASSISTANT)
                .findFirst()
                .flatMap(answer ->
                        atlas.mentionedIn(answer.getContent()).stream().findFirst())
                .map(Places.Mention::place);
    }

    /** "How far is Negombo?" is asked of the way from where one looked around. */
    private static String fromTheCentre(String named, Reading before) {
        var centre = before.places().all().stream().findFirst();
        return centre.filter(place -> Patterns.isAllOf(HOW_FAR, named))
                .map(place -> StandAlone.appended(named, "from " + place.name()))
                .orElse(named);
    }
}
