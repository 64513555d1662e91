package ai.travion.shadow;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.shadow.calendar.InWords;
import ai.travion.shadow.plan.Plan;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What of a plan takes most of a budget, for who gave one; no prices, since none are known. */
final class Outlays {

    private static final int MOST_NAMED = 4;
    private static final String GENEROUS = "high";

    /** A thing that is paid for apart, and how it is known in a plan. */
    private record Outlay(String what, Pattern said) {

        Outlay(String what, String said) {
            this(what, Pattern.compile(said, Pattern.CASE_INSENSITIVE));
        }
    }

    private static final List<Outlay> ALL = List.of(
            new Outlay("the boat to the whales", "\\bwhales\\b"),
            new Outlay("the boat and the entrance of Pigeon Island", "Pigeon Island"),
            new Outlay("the jeep and the gate fee of each safari", "safari|jeep drive"),
            new Outlay("the entrance of Sigiriya", "Climb Sigiriya"),
            new Outlay("the entrance of Polonnaruwa", "ruins of Polonnaruwa"),
            new Outlay("the entrance of Anuradhapura's sites", "stupas and the sacred Bo tree"),
            new Outlay("the fees of Horton Plains and the car to it", "World's End"),
            new Outlay("the guide and the entrance of Sinharaja", "Sinharaja rainforest"),
            new Outlay("the guide in the Knuckles", "Hike in the Knuckles"),
            new Outlay("the rafting", "^Raft\\b"),
            new Outlay("the entrance of the Temple of the Tooth", "Visit the Temple of the Tooth"),
            new Outlay("the entrance of the Royal Botanic Gardens", "Royal Botanic Gardens"),
            new Outlay("the car with its driver", "\\bby car\\b"));

    private Outlays() {}

    /** Empty where no budget was given, or where nothing of the plan is known to cost much. */
    static Optional<String> inWords(GraphState state, Plan plan) {
        boolean isReckonedWith = state.getPreferences()
                .flatMap(Preferences::getBudget)
                .filter(budget -> !budget.getLevel().equals(GENEROUS)
                        || budget.getAmount().isPresent())
                .isPresent();
        if (!isReckonedWith) {
            return Optional.empty();
        }
        List<String> activities =
                plan.slots().stream().map(ItinerarySlot::getActivity).toList();
        List<String> named = ALL.stream()
                .filter(outlay -> activities.stream()
                        .anyMatch(activity -> outlay.said().matcher(activity).find()))
                .map(Outlay::what)
                .limit(MOST_NAMED)
                .toList();
        return named.isEmpty()
                ? Optional.empty()
                : Optional.of((named.size() == 1
                                ? "Most of a budget here goes for %s: ask for its price first, and leave it out if it is too much."
                                : "Most of a budget here goes for %s: ask for these first, and drop one if it is too much.")
                        .formatted(InWords.list(named)));
    }
}
