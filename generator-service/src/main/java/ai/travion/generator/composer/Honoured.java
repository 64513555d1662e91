package ai.travion.generator.composer;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedParty;
import ai.travion.schemas.StatedValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Says which wishes a plan follows, so that the traveller sees that what was said is not forgotten. */
final class Honoured {

    private static final Map<String, String> IN_WORDS = Map.of(
            "religion",
            "temples",
            "beach",
            "beaches",
            "hiking",
            "hikes",
            "wildlife",
            "safaris",
            "family",
            "things for families");

    private Honoured() {}

    /** One sentence, or nothing where nothing was wished for. */
    static Optional<String> inWords(GraphState state, boolean alcoholIsForbidden) {
        var known = state.getPreferences().orElse(null);
        if (known == null) {
            return Optional.empty();
        }
        var wishes = new ArrayList<String>();
        known.getPace()
                .map(StatedValue::getValue)
                .filter(pace -> !pace.isBlank())
                .ifPresent(pace -> wishes.add("a " + pace + " pace"));
        without(known).ifPresent(wishes::add);
        with(known, alcoholIsForbidden).ifPresent(wishes::add);
        needs(known).ifPresent(wishes::add);
        known.getParty()
                .filter(party -> party.getChildren() > 0)
                .map(Honoured::children)
                .ifPresent(wishes::add);
        known.getWalkingTolerance()
                .filter(walking -> walking.getValue().equalsIgnoreCase("low"))
                .ifPresent(walking -> wishes.add("little walking"));
        return wishes.isEmpty()
                ? Optional.empty()
                : Optional.of("It keeps to what you said: " + String.join("; ", wishes) + ".");
    }

    private static Optional<String> without(Preferences known) {
        var avoided = values(known.getAvoid());
        return avoided.isEmpty() ? Optional.empty() : Optional.of("no " + String.join(", no ", avoided));
    }

    /** What the day forbids cannot be followed, and is refused elsewhere. */
    private static Optional<String> with(Preferences known, boolean alcoholIsForbidden) {
        var liked = values(known.getInterests()).stream()
                .filter(interest -> !alcoholIsForbidden || !interest.equals("nightlife"))
                .toList();
        return liked.isEmpty() ? Optional.empty() : Optional.of("with an eye to " + Remarks.listed(liked));
    }

    private static Optional<String> needs(Preferences known) {
        return known.getOther().stream()
                .map(StatedValue::getValue)
                .filter(need -> need.matches("(?i).*(?:pregnan|wheel).*"))
                .findFirst()
                .map(need -> need + ": nothing strenuous");
    }

    private static String children(StatedParty party) {
        return party.getChildren() == 1 ? "a child is with you" : "children are with you";
    }

    private static List<String> values(List<StatedValue> stated) {
        return stated.stream()
                .map(StatedValue::getValue)
                .filter(value -> !value.isBlank())
                .map(value -> IN_WORDS.getOrDefault(value, value))
                .distinct()
                .toList();
    }
}
