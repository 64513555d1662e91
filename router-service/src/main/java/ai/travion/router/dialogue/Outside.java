package ai.travion.router.dialogue;

import ai.travion.atlas.GeoPoint;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.router.intent.Reading;
import ai.travion.router.intent.Verdict;
import ai.travion.router.places.Beyond;
import ai.travion.router.places.DaysBeyond;
import ai.travion.router.places.NamedPlaces;
import ai.travion.schemas.IntentType;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is done about towns that the atlas does not hold: they are owned up to, and what lies near them stands in. */
public final class Outside {

    private static final double NEAR_KM = 40;
    private static final double FAR_KM = 150;
    /** Who asks for a place is not sent farther than this without being asked. */
    private static final double BESIDE_KM = 20;

    private static final int MOST_NEAR = 2;
    /** Positions are known to some kilometres, so no distance is told more exactly. */
    private static final int STEP_KM = 5;

    private static final String NOT_PLANNED = "%s is not among the places that I can plan for";

    private Outside() {}

    /** Where a search around such a town begins; nothing where its position is unknown or a known place is named. */
    public static Optional<Beyond> centre(NamedPlaces places) {
        return places.onlyBeyond()
                ? places.beyond().stream().filter(town -> town.at().isPresent()).findFirst()
                : Optional.empty();
    }

    /** Places that a plan for such a town is made of, the nearest first; none where its position is unknown. */
    static List<Place> standIns(NamedPlaces places, List<Place> unwanted, Places atlas) {
        return centre(places)
                .flatMap(Beyond::at)
                .map(at -> near(at, atlas).stream()
                        .map(Places.Nearby::place)
                        .filter(place -> !unwanted.contains(place))
                        .toList())
                .orElse(List.of());
    }

    /** Whether none of the stand-ins is beside the town: then one is asked before they take its place. */
    static boolean isFarFromAll(NamedPlaces places, List<Place> standIns) {
        return centre(places)
                .flatMap(Beyond::at)
                .filter(at -> standIns.stream().noneMatch(place -> at.kilometresTo(place.at()) <= BESIDE_KM))
                .isPresent();
    }

    /** That no plan can be made for a town, and what would be the nearest. */
    static String notPlanned(NamedPlaces places, Places atlas) {
        var town = places.beyond().getFirst();
        return "%s: I know no stops there. The nearest that I know is %s."
                .formatted(
                        NOT_PLANNED.formatted(town.name()), distances(town.at().orElseThrow(), atlas));
    }

    /** How a plan for its surroundings is accounted for. */
    static String ofThePlan(NamedPlaces places, Places atlas) {
        var town = places.beyond().getFirst();
        return "%s, so I took what I know near it: %s."
                .formatted(
                        NOT_PLANNED.formatted(town.name()), distances(town.at().orElseThrow(), atlas));
    }

    /** That the only place of a message is not known well enough to plan for or to search around. */
    static String unknown(NamedPlaces places) {
        return places.onlyBeyond()
                ? places.beyond().getFirst().name() + " is not among the places that I know well."
                : "";
    }

    /** How a plan for what is wished for near it is accounted for. */
    static String forTheWish(NamedPlaces places, Place taken) {
        return "%s, so I took %s for what you wish to see."
                .formatted(NOT_PLANNED.formatted(places.beyond().getFirst().name()), taken.name());
    }

    /**
     * What is said of such towns under an answer.
     *
     * @param said what is said there already
     */
    public static Stream<String> notes(Reading reading, Verdict verdict, List<String> said, Places atlas) {
        boolean asks = verdict.intent() == IntentType.TOURISM_QUERY || verdict.intent() == IntentType.REAL_TIME_INFO;
        if (verdict.intent() == IntentType.TRIP_PLANNING) {
            return reading.places().beyond().stream()
                    .filter(town -> !Landing.isTheAirport(town.name()))
                    .filter(town -> said.stream()
                            .noneMatch(sentence -> sentence.startsWith(NOT_PLANNED.formatted(town.name()))))
                    .map(town -> NOT_PLANNED.formatted(town.name())
                            + DaysBeyond.of(
                                            town,
                                            reading.places(),
                                            reading.said().text())
                                    .map(
                                            ", so the %s for it are not in this plan: name another place for them and I plan it"
                                                    ::formatted)
                                    .orElse("")
                            + ".");
        }
        return asks
                ? reading.places().beyond().stream()
                        .filter(town -> town.name().chars().anyMatch(Character::isLetter))
                        .map(town -> note(town, reading.places(), atlas))
                : Stream.empty();
    }

    private static String note(Beyond town, NamedPlaces places, Places atlas) {
        var page = "I have no page on " + town.name() + ", only what my texts on other places say of it";
        if (town.at().isEmpty()) {
            return page + ".";
        }
        var at = town.at().get();
        if (places.isEmpty()) {
            return "%s. Near it I know %s.".formatted(page, distances(at, atlas));
        }
        var other = places.all().getFirst();
        return "%s. It lies %s from %s in a straight line."
                .formatted(page, about(at.kilometresTo(other.at())), other.name());
    }

    /** Towns stand for what lies in them. */
    private static List<Places.Nearby> near(GeoPoint at, Places atlas) {
        var reachable = atlas.near(at, FAR_KM).stream()
                .map(nearby -> atlas.parentOf(nearby.place()).orElse(nearby.place()))
                .distinct()
                .map(place -> new Places.Nearby(place, at.kilometresTo(place.at())))
                .sorted(Comparator.comparingDouble(Places.Nearby::kilometres))
                .toList();
        var near = reachable.stream()
                .filter(nearby -> nearby.kilometres() <= NEAR_KM)
                .limit(MOST_NEAR)
                .toList();
        return near.isEmpty() ? reachable.stream().limit(1).toList() : near;
    }

    private static String distances(GeoPoint at, Places atlas) {
        return near(at, atlas).stream()
                .map(nearby ->
                        "%s (%s in a straight line)".formatted(nearby.place().name(), about(nearby.kilometres())))
                .collect(Collectors.joining(" and "));
    }

    private static String about(double kilometres) {
        long steps = Math.round(kilometres / STEP_KM);
        return steps < 2 ? "less than 10 km" : "about " + steps * STEP_KM + " km";
    }
}
