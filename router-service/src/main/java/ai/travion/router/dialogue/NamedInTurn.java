package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.stream.IntStream;

/** Places that were named one turn after the other: "Sigiriya", "Kandy", "Ella", and then "how do I connect these?" */
public final class NamedInTurn {

    private NamedInTurn() {}

    /** Those of the last turn that named any and of the turns right before it, the latest first. */
    public static List<Place> in(Conversation conversation, Places atlas) {
        var values = conversation.known().getPlaces();
        int last = values.stream().mapToInt(StatedValue::getTurn).max().orElse(0);
        return IntStream.iterate(last, turn -> turn > 0, turn -> turn - 1)
                .mapToObj(turn ->
                        values.stream().filter(place -> place.getTurn() == turn).toList())
                .takeWhile(named -> !named.isEmpty())
                .flatMap(named -> named.reversed().stream())
                .flatMap(place -> atlas.named(place.getValue()).stream())
                .distinct()
                .toList();
    }
}
