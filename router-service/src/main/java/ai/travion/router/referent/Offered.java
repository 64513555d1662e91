package ai.travion.router.referent;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.router.dialogue.Listed;
import ai.travion.router.dialogue.Recommendation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the traveller was offered last, or holds against each other, in the order in which they heard or said it. It is read from the
 * messages that the thread keeps, so it is as small as their window.
 *
 * @param options their names; one need not be a place that is known here
 * @param told what was said of each, in the same order; empty where nothing was
 * @param recommended the one that the last answer leaned to
 * @param turn in which they were named
 * @param inTurn whether they were not named together, but one after the other
 */
record Offered(List<String> options, List<String> told, Optional<String> recommended, int turn, boolean inTurn) {

    static final Offered NOTHING = new Offered(List.of(), List.of(), Optional.empty(), 0, false);

    /** What the messages of a turn offer; nothing where none of them does. */
    static Offered in(GraphState state, Places atlas) {
        var messages = state.getMessages().reversed().stream()
                .filter(message -> message.getRole() == Role.ASSISTANT || message.getTurn() < state.getTurn())
                .toList();
        var turns = messages.stream().mapToInt(Message::getTurn).distinct().toArray();
        for (int turn : turns) {
            var answer = text(messages, turn, Role.ASSISTANT);
            var options = ofTurn(text(messages, turn, Role.USER), answer, atlas);
            if (options.size() > 1) {
                return told(options, answer, lastAnswer(messages), turn, false);
            }
        }
        return NOTHING;
    }

    /** Those that were spoken of together, or two that were one after the other. */
    static Offered of(List<Place> places, GraphState state, boolean inTurn) {
        var options = places.stream().map(Place::name).toList();
        var last = lastAnswer(state.getMessages().reversed());
        return told(options, last, last, state.getTurn() - 1, inTurn);
    }

    private static Offered told(List<String> options, String answer, String last, int turn, boolean inTurn) {
        var recommended = Recommendation.in(last, options)
                .or(() -> last.equals(answer) ? Optional.empty() : Recommendation.in(answer, options));
        return new Offered(
                options, options.stream().map(name -> lineOf(name, answer)).toList(), recommended, turn, inTurn);
    }

    private static String text(List<Message> messages, int turn, Role role) {
        return messages.stream()
                .filter(message -> message.getTurn() == turn && message.getRole() == role)
                .map(Message::getContent)
                .findFirst()
                .orElse("");
    }

    private static String lastAnswer(List<Message> latestFirst) {
        return latestFirst.stream()
                .filter(message -> message.getRole() == Role.ASSISTANT)
                .map(Message::getContent)
                .findFirst()
                .orElse("");
    }

    /** What they named themselves stands in their own order, and with those of which we know nothing. */
    private static List<String> ofTurn(String said, String answer, Places atlas) {
        var own = Alternatives.in(said, atlas);
        return own.size() > 1 ? own : ofAnswer(answer, atlas);
    }

    private static List<String> ofAnswer(String answer, Places atlas) {
        return Stream.concat(Listed.inAnswer(answer, atlas).stream().map(Place::name), Feasts.in(answer).stream())
                .distinct()
                .toList();
    }

    private static String lineOf(String name, String answer) {
        return answer.lines()
                .filter(line -> line.contains("**" + name + "**") || line.contains(": " + name))
                .findFirst()
                .orElse("");
    }

    /** The one that was named last first, where they were named one after the other: it is what is spoken of. */
    List<String> compared() {
        return inTurn ? options.reversed() : options;
    }

    boolean isEmpty() {
        return options.isEmpty();
    }

    /** The one of which a word was said, in its name or in what was told of it; nothing where it was said of several or of none. */
    Optional<String> with(String word) {
        var named = options.stream().filter(name -> Words.has(name, word)).toList();
        if (!named.isEmpty()) {
            return named.size() == 1 ? Optional.of(named.getFirst()) : Optional.empty();
        }
        var spoken = options.stream()
                .filter(name -> Words.has(told.get(options.indexOf(name)), word))
                .toList();
        return spoken.size() == 1 ? Optional.of(spoken.getFirst()) : Optional.empty();
    }
}
