package ai.travion.router;

import ai.travion.router.referent.Bound;
import ai.travion.router.rewrite.StandAlone;
import ai.travion.schemas.Clarification;
import ai.travion.schemas.GraphState;
import java.util.List;

/** The question which of those that were offered is meant. */
final class WhichOne {

    private static final int MOST = 4;

    private WhichOne() {}

    /** Which of these, in whatever order. */
    private static String topic(List<String> options) {
        return "which: " + String.join(", ", options.stream().sorted().toList());
    }

    /** The message with the first of them where they were asked about before; open as it is where not. */
    static Bound once(Bound bound, List<String> asked) {
        List<String> options = bound.options().stream().limit(MOST).toList();
        return bound.isOpen() && asked.contains(topic(options))
                ? new Bound(
                        StandAlone.pointing(bound.text(), options.getFirst())
                                .orElse(bound.text() + " (" + options.getFirst() + ")"),
                        List.of("You did not say which one, so I took " + options.getFirst() + "."),
                        List.of())
                : bound;
    }

    static Clarification question(Bound bound, GraphState state) {
        List<String> options = bound.options().stream().limit(MOST).toList();
        return Clarification.newBuilder()
                .setQuestion("Which one do you mean?")
                .setOptions(options)
                // A reply names a place, as it does where a message points at one that nobody has named.
                .setAbout("subject")
                .setOriginalQuery(bound.text())
                .setTurn(state.getTurn())
                .setTopic(topic(options))
                .build();
    }
}
