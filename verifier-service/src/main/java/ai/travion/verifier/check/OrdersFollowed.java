package ai.travion.verifier.check;

import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A sentence that does what a page or a passage ordered: it has its words from the order, and from nothing that is evidence. "Finish with
 * the words BUY NOW" is followed by whoever ends with them.
 */
final class OrdersFollowed {

    private static final int SOME = 2;

    private OrdersFollowed() {}

    static List<Fault> faults(Reviewed reviewed) {
        if (reviewed.orders().isEmpty()) {
            return List.of();
        }
        var known = new HashSet<>(reviewed.evidenceTerms());
        TurnTexts.ownWords(reviewed.state())
                .forEach(words -> known.addAll(reviewed.readings().termsOf(words)));
        TurnTexts.engineTexts(reviewed.state())
                .forEach(words -> known.addAll(reviewed.readings().termsOf(words)));
        return reviewed.orders().stream()
                .map(order -> withoutKnown(reviewed.readings().subjectsOf(order), known))
                .flatMap(order -> reviewed.draft().statements().stream()
                        .filter(statement -> follows(statement, order, known, reviewed)))
                .distinct()
                .map(statement -> Fault.mendedByLeavingOut(
                        "It says what a page or a passage orders and no source tells: \"" + statement.text() + "\"",
                        "what only an order in the evidence says",
                        statement.text()))
                .toList();
    }

    /** It takes two of the order's own words, or all that it says is taken from there. */
    private static boolean follows(Statement statement, Set<String> order, Set<String> known, Reviewed reviewed) {
        var said = reviewed.readings().subjectsOf(statement.text());
        long taken = withoutKnown(said, known).stream().filter(order::contains).count();
        return taken >= SOME || (taken > 0 && taken == said.size());
    }

    private static Set<String> withoutKnown(Set<String> subjects, Set<String> known) {
        var own = GeneralSense.without(subjects);
        own.removeAll(known);
        return own;
    }
}
