package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Profile;
import ai.travion.schemas.StatedValue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where the traveller has been: what they say of it is kept, and where we choose, we choose something else. */
public final class BeenTo {

    private BeenTo() {}

    /** What is known of the user, with the places that this turn says they have been to. */
    public static @Nullable Profile with(GraphState state, List<Place> visited) {
        if (visited.isEmpty()) {
            return state.getProfile().orElse(null);
        }
        var known = state.getProfile()
                .orElseGet(() -> Profile.newBuilder()
                        .setUserId(state.getUserId().orElse(""))
                        .build());
        var names = visited.stream().map(Place::name).toList();
        var all = new ArrayList<>(known.getVisited());
        all.removeIf(place -> names.contains(place.getValue()));
        names.forEach(name -> all.add(
                StatedValue.newBuilder().setValue(name).setTurn(state.getTurn()).build()));
        return Profile.newBuilder(known).setVisited(all).build();
    }

    /** Places to choose from without those that were visited; all of them where nothing else is left. */
    static List<Place> elsewhere(List<Place> places, List<Place> visited) {
        var fresh = places.stream().filter(place -> !visited.contains(place)).toList();
        return fresh.isEmpty() ? places : fresh;
    }

    /** Says what was left out of a choice; nothing where it was not the visits that left it out. */
    static List<String> leftOut(List<Place> places, List<Place> visited) {
        var fresh = elsewhere(places, visited);
        var out = places.stream().filter(place -> !fresh.contains(place)).toList();
        return out.isEmpty()
                ? List.of()
                : List.of("You have been to %s, so I chose other places.".formatted(Essentials.names(out)));
    }
}
