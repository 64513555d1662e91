package ai.travion.router;

import ai.travion.router.referent.Bound;
import ai.travion.schemas.Clarification;
import ai.travion.schemas.GraphState;
import java.util.List;

/** The question which of those that were offered is meant. */
final class WhichOne {

    private static final int MOST = 4;

    private WhichOne() {}

    static Clarification question(Bound bound, GraphState state) {
        List<String> options = bound.options().stream().limit(MOST).toList();
        return Clarification.newBuilder()
                .setQuestion("Which one do you mean?")
                .setOptions(options)
                // A reply names a place, as it does where a message points at one that nobody has named.
                .setAbout("subject")
                .setOriginalQuery(bound.text())
                .setTurn(state.getTurn())
                .build();
    }
}
