package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.envelope.KeptSlots;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** "Drop the last thing you added": what was put into the plan last by an order, or else the one stop that its last change brought. */
public final class LastAdded {

    private static final Pattern DROPPED = Patterns.anyCase(
            "^\\W*(?:(?:ok(?:ay)?|and|but|so|then|please|pls|actually|no|hm+|let'?s|(?:can|could)\\s+(?:you|we))\\b\\W*)*(?:drop|remove|delete|skip|cancel|undo|scrap|leave\\s+out|take\\s+out|take\\s+off)\\s+(?:the|that)\\s+(?:last|latest|newest)\\s+(?:(?:thing|stop|one|place|sight|visit|bit)\\s+(?:that\\s+)?(?:you|we|i)(?:'ve|\\s+have)?\\s+(?:just\\s+)?(?:added|put(?:\\s+in)?|included|planned)|addition|added\\s+(?:thing|stop|one|place))(?:\\W+(?:again|please|pls|then|thanks))*\\W*$");

    private static final int MOST = 6;

    private LastAdded() {}

    /** The state with it by its name; as it is where nothing such was added, or several may be meant. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var added = added(state, atlas);
        return added.size() == 1
                ? GraphState.newBuilder(state)
                        .setUserQuery("Leave out " + added.getFirst())
                        .build()
                : state;
    }

    /** Asks which of several is meant; nothing where that is clear, or not asked. */
    public static Optional<String> whichOne(GraphState state, Places atlas) {
        var added = added(state, atlas);
        return added.size() < 2
                ? Optional.empty()
                : Optional.of(
                        "The last change that added anything brought %s. Which one is to go? Say \"leave out\" and its name."
                                .formatted(String.join(", ", added.subList(0, Math.min(MOST, added.size())))));
    }

    /** What the latest change that brought anything put into the plan, as far as the plan has it still; none where that is not asked for. */
    private static List<String> added(GraphState state, Places atlas) {
        if (state.getItinerary().isEmpty()
                || state.getPendingClarification().isPresent()
                || !Patterns.isAllOf(DROPPED, state.getUserQuery())) {
            return List.of();
        }
        var plan = Itinerary.of(state.getItinerary(), atlas);
        var had = PlanVersion.in(state, atlas).stream()
                .map(version -> Itinerary.of(KeptSlots.in(version.made()), atlas))
                .filter(then -> !then.isEmpty())
                .toList();
        return IntStream.range(1, had.size())
                .map(at -> had.size() - at)
                .mapToObj(at -> brought(had.get(at - 1), had.get(at), plan))
                .filter(fresh -> !fresh.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    private static List<String> brought(Itinerary before, Itinerary after, Itinerary plan) {
        return after.visits().stream()
                .filter(entry ->
                        before.visits().stream().noneMatch(old -> old.activity().equals(entry.activity())))
                .filter(entry ->
                        plan.visits().stream().anyMatch(now -> now.activity().equals(entry.activity())))
                .map(plan::nameOf)
                .distinct()
                .toList();
    }
}
