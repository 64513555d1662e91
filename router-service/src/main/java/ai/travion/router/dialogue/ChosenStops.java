package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Role;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** A plan may go elsewhere than the places that were taken for it: what follows on it is about those that it went to. */
final class ChosenStops {

    private static final double BESIDE_KILOMETRES = 6;

    private ChosenStops() {}

    /** What is known, with the stops of the plan for its places, where the last plan goes to none of those that were meant. */
    static Preferences in(Preferences known, GraphState state, boolean plan, Places atlas) {
        var turn =
                known.getPlaces().stream().mapToInt(StatedValue::getTurn).max().orElse(0);
        var meant = known.getPlaces().stream()
                .filter(place -> place.getTurn() == turn)
                .toList();
        long gone = meant.stream()
                .filter(place -> goesTo(place.getValue(), state.getItinerary(), atlas))
                .count();
        boolean elsewhere = plan && !meant.isEmpty() && (gone == 0 || (gone < meant.size() && isLeftToUs(state)));
        var nights = elsewhere ? nights(state.getItinerary(), atlas) : List.<Place>of();
        if (nights.isEmpty()) {
            return known;
        }
        var places = new ArrayList<>(known.getPlaces().stream()
                .filter(place -> place.getTurn() != turn)
                .toList());
        // The main one stands last.
        nights.reversed()
                .forEach(place -> places.add(StatedValue.newBuilder(meant.getFirst())
                        .setValue(place.name())
                        .build()));
        return Preferences.newBuilder(known).setPlaces(places).build();
    }

    /** Whether the last plan is for places that nobody but we chose. */
    private static boolean isLeftToUs(GraphState state) {
        return state.getMessages().reversed().stream()
                .filter(message -> message.getRole() == Role.ASSISTANT)
                .findFirst()
                .filter(answer -> answer.getContent().contains("You named no place, so I took"))
                .isPresent();
    }

    /** To it, or to what lies beside it: a morning at the bridge of Ella is spent in Ella. */
    private static boolean goesTo(String name, List<ItinerarySlot> itinerary, Places atlas) {
        var meant = atlas.named(name);
        return itinerary.stream()
                .anyMatch(slot -> slot.getLocation().equals(name)
                        || slot.getActivity().contains(name)
                        || meant.flatMap(place -> atlas.named(slot.getLocation())
                                        .filter(there -> there.at().kilometresTo(place.at()) <= BESIDE_KILOMETRES))
                                .isPresent());
    }

    /** Where its days end, each place once. */
    private static List<Place> nights(List<ItinerarySlot> itinerary, Places atlas) {
        var last = new LinkedHashMap<LocalDate, String>();
        itinerary.forEach(slot -> slot.getDate().ifPresent(day -> last.put(day, slot.getLocation())));
        return last.values().stream()
                .flatMap(name -> atlas.named(name).stream())
                .distinct()
                .toList();
    }
}
