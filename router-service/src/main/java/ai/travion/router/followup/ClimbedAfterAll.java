package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "I want to climb Sigiriya": a rock of the plan that it only shows from below is climbed, and all else stays. */
final class ClimbedAfterAll implements Completion {

    private static final Pattern CLIMBED = Patterns.anyCase(
            "^\\W*(?:(?:ok(?:ay)?|and|but|no|well|actually|please|hm+|still)\\W+)*(?:(?:(?:i|we)(?:'d|\\s+would)?\\s+)(?:(?:do|still|really|all)\\s+)*(?:want|like|love|wish)\\s+to\\s+|let'?s\\s+|(?:can|could)\\s+we\\s+)?(?:(?:still|really)\\s+)?(?:climb|go\\s+up|hike\\s+up)\\s+(?:the\\s+)?#+(?:\\s+(?:rock|all\\s+the\\s+same|anyway|after\\s+all|though|please|too))*\\W*$");
    private static final String FROM_BELOW = " from below";

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var named = message.places().all();
        boolean climbs =
                named.size() == 1 && Patterns.isAllOf(CLIMBED, message.places().remainder());
        return climbs && isSeenFromBelow(named.getFirst(), before)
                ? Optional.of(climbed(named.getFirst()))
                : Optional.empty();
    }

    private static boolean isSeenFromBelow(Place place, Background before) {
        return before.conversation().itinerary().stream()
                .anyMatch(slot -> slot.getActivity().contains(place.name() + FROM_BELOW));
    }

    private static Completed climbed(Place place) {
        return new Completed(
                "Keep %s in the plan all the same".formatted(place.name()),
                List.of("%s is climbed, because you want it; what you said of the other walks holds."
                        .formatted(place.name())),
                false,
                List.of(),
                Optional.of(Change.of(List.of(place.name() + " all the same"))));
    }
}
