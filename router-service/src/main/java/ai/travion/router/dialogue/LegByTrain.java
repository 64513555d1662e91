package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.schemas.GraphState;
import java.util.regex.Pattern;

/** "Can we go to Kandy by train?", "put the train ride to Ella in": of a plan that is the one way that leads there, and not all of them. */
public final class LegByTrain {

    private static final Pattern ORDERED = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|please|pls|hm+|yes|let'?s|we|i|(?:can|could|shall|may)\\s+(?:you|we|i)|(?:we|i)(?:'d|\\s+would)\\s+(?:like|love|rather|prefer|want)(?:\\s+to)?|want\\s+to)\\b\\W*)*(?:(?:go|get|travel|ride|come)\\s+)?(?:(?:by|with|on)\\s+(?:the\\s+)?train\\s+to\\s+#+|to\\s+#+\\s+(?:by|with|on)\\s+(?:the\\s+)?train|take\\s+(?:the|a)\\s+(?:\\p{L}+\\s+)?train\\s+to\\s+#+|(?:put|add|include|have|do|book|plan|take|get|want|fit|bring|make)\\s+(?:in\\s+)?(?:the|a|that|this|our)\\s+(?:(?:famous|scenic|blue|beautiful|nice|slow|hill|mountain|panorama)\\s+)*(?:train|rail(?:way)?)\\s+(?:ride|journey|trip|leg|part|bit|tour)?\\s*(?:up\\s+|over\\s+|down\\s+)?(?:to|into|for)\\s+#+(?:\\s+in)?)(?:\\s+(?:in|into|to|the|our|plan|trip|it)\\b)*(?:\\W+(?:instead|please|pls|then|too|rather))*\\W*$");

    private LegByTrain() {}

    /** The state with both ends of the way; as it is where none of the plan leads to one place by its name. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var mentions = atlas.mentionedIn(state.getUserQuery());
        if (mentions.size() != 1) {
            return state;
        }
        var to = mentions.getFirst();
        var blanked = state.getUserQuery().substring(0, to.start())
                + "#"
                + state.getUserQuery().substring(to.end());
        var slept = Itinerary.of(state.getItinerary(), atlas);
        var stays = slept.days().stream()
                .flatMap(day -> slept.on(day).entries().getLast().place().stream())
                .distinct()
                .map(Place::name)
                .toList();
        int at = stays.indexOf(to.place().name());
        return at > 0 && Patterns.isAllOf(ORDERED, blanked)
                ? GraphState.newBuilder(state)
                        .setUserQuery("By train from %s to %s".formatted(stays.get(at - 1), stays.get(at)))
                        .build()
                : state;
    }
}
