package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.schemas.GraphState;
import java.util.regex.Pattern;

/** "Swap the last day in Bentota for Galle": one stay gives a night, and the other has one more. */
public final class NightSwapped {

    private static final Pattern SWAPPED = Patterns.anyCase(
            "^\\W*(?:(?:ok(?:ay)?|and|so|but|then|please|pls|hm+|well|actually|let'?s|(?:can|could)\\s+(?:you|we))\\b\\W*)*(?:swap|replace|exchange|trade|switch|change)\\s+(?:(?:the|our|an?|one)\\s+)?(?:(?:first|last|second|one|whole|full)\\s+)?(?:days?|nights?)\\s+(?:in|at|of)\\s+#\\s+(?:for|with|by|against|to)\\s+(?:(?:an?|one)\\s+(?:day|night)\\s+(?:in|at)\\s+)?(?:the\\s+)?#(?:\\W+(?:instead|please|pls|then|town|city))*\\W*$");

    private NightSwapped() {}

    /** The state with that order; as it is where the one is no stay of the plan, or the other none that a night can be spent at. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var mentions = atlas.mentionedIn(state.getUserQuery());
        if (mentions.size() != 2) {
            return state;
        }
        var said = state.getUserQuery();
        var from = mentions.getFirst();
        var to = mentions.getLast();
        var blanked = said.substring(0, from.start()) + "#" + said.substring(from.end(), to.start()) + "#"
                + said.substring(to.end());
        boolean isAStay = Itinerary.of(state.getItinerary(), atlas).nightsAt(from.place()) > 0;
        return isAStay && mayBeSleptAt(to.place(), atlas) && Patterns.isAllOf(SWAPPED, blanked)
                ? GraphState.newBuilder(state)
                        .setUserQuery("One night less in %s and one more in %s"
                                .formatted(from.place().name(), to.place().name()))
                        .build()
                : state;
    }

    private static boolean mayBeSleptAt(Place place, Places atlas) {
        return atlas.isForANight(place)
                || atlas.parentOf(place).filter(atlas::isForANight).isPresent();
    }
}
