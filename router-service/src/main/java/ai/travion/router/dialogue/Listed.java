package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Role;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The places that the last answer listed, in their order.
 *
 * @param places in the order of the list
 */
public record Listed(List<Place> places) {

    private static final Pattern ENTRY = Pattern.compile("(?m)^(?:- )?\\*\\*(?<name>[^*]{2,60})\\*\\*(?:[,:]|\\s*$)");
    private static final Pattern OPTIONS = Pattern.compile("For example: (?<options>[^.]+)\\.\\s*$");
    private static final Pattern BETWEEN_OPTIONS = Pattern.compile(", | or ");
    private static final Pattern CHOICE = Patterns.words("or|vs|versus|compare|between|which|and");

    /** What the latest of the remembered messages that was a list, or a choice, listed; nothing where none was. */
    public static Listed in(GraphState state, Places atlas) {
        return state.getMessages().reversed().stream()
                .filter(message -> message.getRole() == Role.ASSISTANT || message.getTurn() < state.getTurn())
                .map(message -> message.getRole() == Role.ASSISTANT
                        ? entries(message.getContent(), atlas)
                        : choice(message.getContent(), atlas))
                .filter(places -> places.size() > 1)
                .findFirst()
                .map(Listed::new)
                .orElse(new Listed(List.of()));
    }

    /** What the last answer listed, be it one place; nothing where it was no list. */
    static Listed inTheLastAnswer(GraphState state, Places atlas) {
        return state.getMessages().reversed().stream()
                .filter(message -> message.getRole() == Role.ASSISTANT)
                .findFirst()
                .map(answer -> new Listed(entries(answer.getContent(), atlas)))
                .orElse(new Listed(List.of()));
    }

    /** What an answer listed; none where it was no list. */
    public static List<Place> inAnswer(String answer, Places atlas) {
        return entries(answer, atlas);
    }

    private static List<Place> entries(String answer, Places atlas) {
        var options = Patterns.matcher(OPTIONS, answer);
        var names = options.find()
                ? BETWEEN_OPTIONS.splitAsStream(options.group("options"))
                : Patterns.in(ENTRY, answer).map(entry -> entry.group(1));
        return names.map(String::strip)
                .flatMap(name -> atlas.named(name).stream())
                .distinct()
                .toList();
    }

    /** "Sigiriya or Pidurangala?" */
    private static List<Place> choice(String message, Places atlas) {
        return Patterns.isIn(CHOICE, message)
                ? atlas.mentionedIn(message).stream()
                        .map(Places.Mention::place)
                        .distinct()
                        .toList()
                : List.of();
    }
}
