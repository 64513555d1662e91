package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** "First some wildlife, then the tea country, ending at the beach": places that were chosen for wishes follow each other as these do. */
final class KindsInTurn {

    private static final Pattern IN_TURN = Patterns.anyCase(
            "\\b(?:first|start(?:ing|s)?|begin(?:ning|s)?)\\b[^.!?]*\\b(?:then|after(?:wards|\\s+that)|followed\\s+by|finally|end(?:ing|s)?|finish(?:ing|es)?|last(?:ly)?)\\b"
                    + "|\\bthen\\b[^.!?]*\\b(?:then|finally|end(?:ing|s)?|finish(?:ing|es)?|last(?:ly)?|at\\s+the\\s+end)\\b");

    private KindsInTurn() {}

    /** The names of the places of a first request in the order of its wishes; none where it names one itself, or says no order. */
    static List<String> of(PlanRequest request) {
        String words = request.wishes().told().words().toLowerCase(Locale.ROOT);
        boolean isOfWishes = request.inHand().isEmpty()
                && Patterns.isIn(IN_TURN, words)
                && request.targets().stream()
                        .noneMatch(place -> words.contains(place.name().toLowerCase(Locale.ROOT)));
        return isOfWishes ? request.targets().stream().map(Place::name).toList() : List.of();
    }
}
