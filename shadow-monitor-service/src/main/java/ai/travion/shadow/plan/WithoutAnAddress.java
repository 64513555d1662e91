package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.shadow.calendar.InWords;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What one finds on the spot and what no plan gives an hour, since no house is known by its name: a massage, a dinner by candlelight. */
enum WithoutAnAddress {
    MASSAGE(
            "massages?|spas?|sauna|hammam|jacuzzi|wellness|pamper\\w*",
            "",
            places ->
                    "No hour is set for a massage or a spa, because I know none by its name or hours: ask at your hotel in %s, and put it into an hour that is left free."
                            .formatted(InWords.list(names(places)))),
    SEAFOOD(
            "sea ?food|fresh fish|lobsters?|prawns?|crabs?",
            "crab|seafood|prawn",
            places -> {
                List<String> coast = names(places.stream()
                        .filter(WithoutAnAddress::isByTheSea)
                        .toList());
                return coast.isEmpty()
                        ? "No stop of this plan lies by the sea, so seafood is no speciality there: ask for it on the coast."
                        : "For seafood no table is chosen by name: at dinner in %s ask for the catch of the day, and for its price by weight before it is cooked."
                                .formatted(InWords.list(coast));
            }),
    ROMANTIC_DINNER(
            "romantic (?:\\w+ )?(?:dinners?|meals?|tables?|evenings?|restaurants?)|candle ?-?lights?(?: dinners?)?|dinners? (?:by candle ?light|on the beach)",
            "",
            places ->
                    "No table is chosen for a romantic dinner, because I know none by its name: ask your hotel in %s to lay one, a day before."
                            .formatted(InWords.list(names(places))));

    private static final Set<String> HARBOURS = Set.of("galle-fort", "trincomalee", "jaffna", "batticaloa", "matara", "colombo", "galle-face-green");

    private final Pattern said;
    private final Pattern planned;
    private final Function<Collection<Place>, String> sentence;

    WithoutAnAddress(String said, String planned, Function<Collection<Place>, String> sentence) {
        this.said = Pattern.compile("(?<![\\w-])(?:" + said + ")(?![\\w-])", Pattern.CASE_INSENSITIVE);
        this.planned = Pattern.compile(planned.isEmpty() ? "(?!)" : planned, Pattern.CASE_INSENSITIVE);
        this.sentence = sentence;
    }

    /** @param answered the hours of the plan */
    static Stream<String> inWords(Wishes wishes, Plan plan, String answered) {
        Set<String> dined = plan.slots().stream()
                .filter(slot -> slot.getActivity().startsWith("Dinner"))
                .map(ItinerarySlot::getLocation)
                .collect(Collectors.toSet());
        List<Place> slept = plan.placesByDay().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .flatMap(day -> day.getValue().stream())
                .filter(place -> dined.contains(place.name()))
                .distinct()
                .toList();
        return slept.isEmpty()
                ? Stream.empty()
                : Stream.of(values())
                        .filter(one -> wishes.told().asksFor(one.said)
                                && !one.planned.matcher(answered).find())
                        .map(one -> one.sentence.apply(slept));
    }

    private static boolean isByTheSea(Place place) {
        return place.type() == PlaceType.BEACH || HARBOURS.contains(place.id());
    }

    private static List<String> names(Collection<Place> places) {
        return places.stream().map(Place::name).toList();
    }
}
