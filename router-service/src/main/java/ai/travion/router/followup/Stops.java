package ai.travion.router.followup;

import ai.travion.router.places.Kinds;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What a plan visits, in its order. */
record Stops(List<Stop> all) {

    /**
     * A visit.
     *
     * @param time of its beginning, as the plan writes it
     * @param activity what one does there
     */
    record Stop(LocalDate day, String time, Place place, String activity) {

        /** Whether its place, or what one does there, is of the kind. */
        boolean isOf(Kinds.Kind kind) {
            return Kinds.isOne(place, kind) || kind.words().matcher(activity).find();
        }
    }

    private static final Pattern NO_STOP =
            Pattern.compile("(?i)^(?:breakfast|lunch|dinner|travel|drive|rest|return|check|arrive|free)\\b.*");

    static Stops of(List<ItinerarySlot> itinerary, Places atlas) {
        return new Stops(itinerary.stream()
                .filter(slot -> slot.getDate().isPresent()
                        && !NO_STOP.matcher(slot.getActivity()).matches())
                .flatMap(slot -> atlas.named(slot.getLocation()).stream()
                        .map(place ->
                                new Stop(slot.getDate().orElseThrow(), slot.getTime(), place, slot.getActivity())))
                .toList());
    }

    /** Each place once, in the order of the first visits. */
    List<Place> places() {
        return all.stream().map(Stop::place).distinct().toList();
    }

    List<LocalDate> days() {
        return all.stream().map(Stop::day).distinct().sorted().toList();
    }

    Stops on(LocalDate day) {
        return new Stops(all.stream().filter(stop -> stop.day().equals(day)).toList());
    }

    /** The first stop that is of a kind, by its place or by what one does there. */
    Optional<Place> ofKind(Kinds.Kind kind) {
        return all.stream().filter(stop -> stop.isOf(kind)).map(Stop::place).findFirst();
    }
}
