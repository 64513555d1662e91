package ai.travion.router;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.act.Act;
import ai.travion.router.dialogue.Conversation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Whether of a change that was understood it is the one that was meant: "a chill day" is more than an interest in rest. */
final class Done {

    private static final Pattern FREE = Patterns.words("free");
    private static final Pattern BEGINS = Patterns.anyCase("^(?:start|begin) (?:each|every|the|day|at)\\b.*");
    private static final Pattern WITHOUT = Patterns.words("without|no|left out");

    private Done() {}

    /** @param after what was understood */
    static boolean is(Act act, Conversation before, GraphState after) {
        return switch (act) {
            case FREE_DAY -> newly(before, after).anyMatch(wish -> Patterns.isIn(FREE, wish));
            case START_LATER, START_EARLIER -> newly(before, after).anyMatch(wish -> Patterns.isIn(BEGINS, wish));
            case DROP_KIND ->
                after.getPreferences()
                                        .map(Preferences::getAvoid)
                                        .orElse(List.of())
                                        .size()
                                > before.known().getAvoid().size()
                        || newly(before, after).anyMatch(wish -> Patterns.isIn(WITHOUT, wish));
            // Where one leaves from on the last day is not where the trip begins.
            case END_BY ->
                before.known()
                        .getOrigin()
                        .map(StatedValue::getValue)
                        .equals(after.getPreferences()
                                .flatMap(Preferences::getOrigin)
                                .map(StatedValue::getValue));
            default -> true;
        };
    }

    private static Stream<String> newly(Conversation before, GraphState after) {
        var known =
                before.known().getOther().stream().map(StatedValue::getValue).toList();
        return after.getPreferences().map(Preferences::getOther).orElse(List.of()).stream()
                .map(StatedValue::getValue)
                .filter(wish -> !known.contains(wish));
    }
}
