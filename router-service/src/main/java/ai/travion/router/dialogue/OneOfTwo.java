package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * "Add a safari, Udawalawe or Yala, whichever is easier": one of two places is to come into the plan in hand, and "no, the other one" after that.
 *
 * @param order in full
 * @param note why it is that one; empty where it was said
 */
public record OneOfTwo(String order, String note) {

    private static final String THING =
            "(?:(?:one|it|that|a|an|the|another)\\b\\W*)?(?:(?:jeep\\s+)?safari|park|national\\s+park|stop|day|night|visit|trip|beach|place)?(?:\\s+(?:in|to|at|with))?\\W*";
    private static final Pattern ORDERED = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|then|yes|well|please|(?:can|could)\\s+(?:you|we)|(?:we|i)(?:'d|\\s+would)?\\s+(?:like|want)(?:\\s+to)?|let'?s)\\b\\W*)*(?:add|include|put\\s+in|put|have|do|plan|book|take|visit|go\\s+to)\\s+"
                    + THING
                    + "(?:(?:either|in|to|at|the)\\s+)*#(?:\\s*,)?\\s+or\\s+(?:(?:in|to|at|the)\\s+)*#(?<why>\\W+.*)?$");
    private static final Pattern LEFT = Patterns.anyCase(
            "\\W*(?:in\\W+)?(?:whichever|whatever|what|which(?:\\s+one)?|the\\s+one\\s+that|you|up\\s+to\\s+you|i\\s+don'?t\\s+(?:mind|care)|(?:the\\s+)?(?:nearer|closer|easier|better))\\b.{0,50}|\\W*(?:in|please|pls|then)?\\W*");
    private static final Pattern THE_OTHER = Patterns.anyCase(
            "^\\W*(?:(?:no|nope|hm+|oh|ok(?:ay)?|sorry|actually|well|rather|not\\s+(?:that|this)(?:\\s+one)?|i\\s+meant|we\\s+meant|please|let'?s|take|i'?d|we'?d|prefer|do|then|make\\s+it|fine)\\b\\W*)*the\\s+other(?:\\s+(?:one|park|place|two))?(?:\\W+(?:please|pls|then|instead|rather|thanks))*\\W*$");
    private static final int LATELY = 2;

    /** Nothing where no plan is in hand, or something else is ordered. */
    public static Optional<OneOfTwo> in(GraphState state, Places atlas) {
        var plan = Itinerary.of(state.getItinerary(), atlas);
        if (plan.isEmpty() || state.getPendingClarification().isPresent()) {
            return Optional.empty();
        }
        if (Patterns.isAllOf(THE_OTHER, state.getUserQuery())) {
            return state.getMessages().reversed().stream()
                    .filter(message -> message.getRole() == Role.USER
                            && message.getTurn() < state.getTurn()
                            && message.getTurn() >= state.getTurn() - LATELY)
                    .map(Message::getContent)
                    .map(words -> either(words, atlas))
                    .filter(two -> two.size() == 2)
                    .findFirst()
                    .flatMap(two -> other(two, plan));
        }
        var two = either(state.getUserQuery(), atlas);
        if (two.size() != 2) {
            return Optional.empty();
        }
        var had = two.stream().filter(plan::isAt).toList();
        if (had.size() == 1) {
            // The one that is there costs nothing.
            return Optional.of(new OneOfTwo(
                    "",
                    "%1$s is in the plan already, so it stays the one; say \"%2$s instead of %1$s\" if you would rather have that."
                            .formatted(
                                    had.getFirst().name(),
                                    another(had.getFirst(), two).name())));
        }
        var near = two.stream()
                .min(Comparator.comparingDouble(place -> away(place, plan)))
                .orElseThrow();
        return Optional.of(new OneOfTwo(
                "Add %s to the plan".formatted(near.name()),
                "Of the two I took %s, which lies nearer to the places of the plan; say \"the other one\" for %s."
                        .formatted(near.name(), another(near, two).name())));
    }

    private static Optional<OneOfTwo> other(List<Place> two, Itinerary plan) {
        var had = two.stream().filter(plan::isAt).toList();
        return had.size() == 1
                ? Optional.of(new OneOfTwo(
                        "Swap %s for %s"
                                .formatted(
                                        had.getFirst().name(),
                                        another(had.getFirst(), two).name()),
                        ""))
                : Optional.empty();
    }

    private static Place another(Place one, List<Place> two) {
        return two.getFirst().equals(one) ? two.getLast() : two.getFirst();
    }

    /** Both places of an order for either; none where it is no such order. */
    private static List<Place> either(String words, Places atlas) {
        var mentions = atlas.mentionedIn(words);
        if (mentions.size() != 2) {
            return List.of();
        }
        var blanked = new StringBuilder(words);
        mentions.reversed().forEach(mention -> blanked.replace(mention.start(), mention.end(), "#"));
        var ordered = Patterns.matcher(ORDERED, blanked.toString());
        boolean isOne =
                ordered.matches() && (ordered.group("why") == null || Patterns.isAllOf(LEFT, ordered.group("why")));
        return isOne ? mentions.stream().map(Places.Mention::place).distinct().toList() : List.of();
    }

    private static double away(Place place, Itinerary plan) {
        return plan.places().stream()
                .mapToDouble(other -> other.at().kilometresTo(place.at()))
                .min()
                .orElse(Double.MAX_VALUE);
    }
}
