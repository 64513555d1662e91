package ai.travion.shadow;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.util.List;
import java.util.stream.Stream;

/** What the traveller wrote in this conversation. */
final class Spoken {

    private Spoken() {}

    /** The first words first, those of this turn last. */
    static List<String> in(GraphState state) {
        return Stream.concat(
                        state.getMessages().stream()
                                .filter(message ->
                                        message.getRole() == Role.USER && message.getTurn() != state.getTurn())
                                .map(Message::getContent),
                        Stream.of(state.getUserQuery()))
                .toList();
    }
}
