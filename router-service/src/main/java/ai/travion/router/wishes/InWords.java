package ai.travion.router.wishes;

import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedBudget;
import ai.travion.schemas.StatedParty;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What a message says of its traveller, in words to repeat it to them. */
public final class InWords {

    private static final Map<String, String> PLURALS = Map.of(
            "religion", "temples", "beach", "beaches", "hiking", "hikes", "wildlife", "safaris", "train", "trains");
    private static final Map<String, String> WALKING = Map.of("low", "only short walks", "medium", "moderate walks");

    private InWords() {}

    /** Phrases that can stand in a list; none where nothing is said. */
    public static List<String> of(Wishes wishes) {
        var said = new ArrayList<String>(wishes.other());
        wishes.party().map(InWords::party).filter(party -> !party.isBlank()).ifPresent(said::add);
        wishes.walkingTolerance()
                .map(walking -> WALKING.getOrDefault(walking, "long walks are fine"))
                .ifPresent(said::add);
        wishes.avoid().forEach(wish -> said.add("no " + PLURALS.getOrDefault(wish.value(), wish.value())));
        wishes.pace().ifPresent(pace -> said.add("a " + pace + " pace"));
        wishes.budget()
                .filter(budget -> !budget.getLevel().isBlank())
                .ifPresent(budget -> said.add("a " + budget.getLevel() + " budget"));
        return List.copyOf(said);
    }

    /** The same of all that is known of a traveller. */
    public static List<String> of(Preferences known) {
        var said = new ArrayList<String>();
        known.getOther().forEach(need -> said.add(need.getValue()));
        known.getParty().map(InWords::party).filter(party -> !party.isBlank()).ifPresent(said::add);
        known.getWalkingTolerance()
                .map(walking -> WALKING.getOrDefault(walking.getValue(), "long walks are fine"))
                .ifPresent(said::add);
        known.getAvoid().forEach(value -> said.add("no " + PLURALS.getOrDefault(value.getValue(), value.getValue())));
        known.getInterests()
                .forEach(value -> said.add("fond of " + PLURALS.getOrDefault(value.getValue(), value.getValue())));
        known.getPace().ifPresent(pace -> said.add("a " + pace.getValue() + " pace"));
        known.getBudget()
                .map(StatedBudget::getLevel)
                .filter(level -> !level.isBlank())
                .ifPresent(level -> said.add("a " + level + " budget"));
        known.getOrigin().ifPresent(origin -> said.add("starting from " + origin.getValue()));
        return List.copyOf(said);
    }

    private static String party(StatedParty party) {
        int adults = party.getAdults();
        int children = party.getChildren();
        var grown = adults == 0 ? "" : adults == 1 ? "one adult" : adults + " adults";
        var small = children == 0 ? "" : children == 1 ? "one child" : children + " children";
        if (grown.isEmpty() && small.isEmpty()) {
            return party.getDescription();
        }
        return grown.isEmpty() || small.isEmpty() ? grown + small : grown + " and " + small;
    }

    /** What is not counted on any more. */
    public static List<String> withdrawn(Wishes wishes) {
        return wishes.withdrawn().stream()
                .map(name -> switch (name) {
                    case Wishes.WALKING -> "only short walks";
                    case Wishes.BUDGET -> "a low budget";
                    default -> name;
                })
                .toList();
    }
}
