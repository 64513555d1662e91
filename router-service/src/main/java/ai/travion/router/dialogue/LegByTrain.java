package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.schemas.GraphState;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Can we go to Kandy by train?", "put the train ride to Ella in": of a plan that is the one way that leads there, and not all of them. */
public final class LegByTrain {

    private static final Pattern ORDERED = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|also|ok(?:ay)?|then|please|pls|hm+|yes|let'?s|we|i|(?:can|could|shall|may)\\s+(?:you|we|i)|(?:we|i)(?:'d|\\s+would)\\s+(?:also\\s+)?(?:like|love|rather|prefer|want)(?:\\s+to)?|want\\s+to)\\b\\W*)*(?:(?:go|get|travel|ride|come)\\s+)?(?:(?:by|with|on)\\s+(?:the\\s+)?train\\s+to\\s+#+|to\\s+#+\\s+(?:by|with|on)\\s+(?:the\\s+)?train|take\\s+(?:the|a)\\s+(?:\\p{L}+\\s+)?train\\s+to\\s+#+|(?:put|add|include|have|do|book|plan|take|get|want|fit|bring|make)\\s+(?:in\\s+)?(?:the|a|that|this|our)\\s+(?:(?:famous|scenic|blue|beautiful|nice|slow|hill|mountain|panorama)\\s+)*(?:train|rail(?:way)?)\\s+(?:ride|journey|trip|leg|part|bit|tour)?\\s*(?:up\\s+|over\\s+|down\\s+)?(?:to|into|for)\\s+#+(?:\\s+in)?)(?:\\s+(?:in|into|to|the|our|plan|trip|it)\\b)*(?:\\W+(?:instead|please|pls|then|too|rather))*\\W*$");

    private LegByTrain() {}

    /** The state with both ends of the way; as it is where none of the plan leads to one place by its name. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var slept = stays(state, atlas);
        return to(state, atlas)
                .filter(place -> slept.indexOf(place) > 0)
                .map(place -> GraphState.newBuilder(state)
                        .setUserQuery("By train from %s to %s"
                                .formatted(slept.get(slept.indexOf(place) - 1).name(), place.name()))
                        .build())
                .orElse(state);
    }

    /** What is answered where no way of the plan leads to the place, so that none of the others is changed for it; nothing where one does. */
    public static Optional<String> absent(GraphState state, Places atlas) {
        var plan = Itinerary.of(state.getItinerary(), atlas);
        return plan.isEmpty() || state.getPendingClarification().isPresent()
                ? Optional.empty()
                : to(state, atlas)
                        .filter(place -> !plan.isAt(place) && atlas.isForANight(place))
                        .map(place ->
                                "Not changed: %1$s is not in the plan, so no way of it leads there. Say \"add %1$s\", and I shall fit it in."
                                        .formatted(place.name()));
    }

    /** Where a way by train is to lead; nothing where something else is ordered. */
    private static Optional<Place> to(GraphState state, Places atlas) {
        var asked = state.getUserQuery();
        var mentions = atlas.mentionedIn(asked);
        if (mentions.size() != 1) {
            return Optional.empty();
        }
        var to = mentions.getFirst();
        var blanked = asked.substring(0, to.start()) + "#" + asked.substring(to.end());
        return Patterns.isAllOf(ORDERED, blanked) ? Optional.of(to.place()) : Optional.empty();
    }

    private static List<Place> stays(GraphState state, Places atlas) {
        var plan = Itinerary.of(state.getItinerary(), atlas);
        return plan.days().stream()
                .flatMap(day -> plan.on(day).entries().getLast().place().stream())
                .distinct()
                .toList();
    }
}
