package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Railways;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntBiFunction;
import java.util.stream.Collectors;

/**
 * How long a train takes between the places of rails.csv, and which station is near a place. Of the places of one atlas, and immutable
 * once it knows them.
 */
final class Rails {

    /** From a place to its station; farther off one goes by road. */
    private static final int NEAR_MINUTES = 25;

    /** Of a long way a longer part is gone by road. */
    private static final int NEAR_MINUTES_OF_A_LONG_WAY = 45;

    private static final int LONG_WAY = 180;

    /** To buy a ticket, and for a train that is late. */
    private static final int AT_THE_STATION = 30;

    /** Nobody takes a train to save a short drive. */
    private static final int SHORT_DRIVE = 40;

    /** Times the drive: so much longer is still worth the line through the hills, and no way round by Colombo. */
    private static final double WORTH_THE_TRAIN = 2.4;

    private static final double WORTH_THE_HILLS = 3.5;

    private static final String HILLS = "hills";
    private static final String NIGHT = "night";
    /** Told to whoever asks for a way; a plan goes by the main lines alone. */
    private static final String JUNCTION = "junction";

    private final RailLines byDay;
    private final RailLines throughTheHills;
    private final RailLines byNight;
    private final Map<String, Railways.Station> outOfTown;
    private final Map<String, List<Stop>> near = new HashMap<>();

    /**
     * A station that a place can use.
     *
     * @param road how far off its town is
     * @param minutes with the way from the town to the station
     */
    private record Stop(Place town, int road, int minutes) {}

    /** A train from one station to another. */
    private record Ride(Place from, Place to, int minutes) {}

    private Rails(List<Railways.Stretch> lines, List<Railways.Station> stations) {
        this.byDay = RailLines.of(
                lines,
                stretch -> !stretch.line().equals(NIGHT) && !stretch.line().equals(JUNCTION));
        this.throughTheHills = RailLines.of(lines, stretch -> stretch.line().equals(HILLS));
        this.byNight = RailLines.of(lines, stretch -> stretch.line().equals(NIGHT));
        this.outOfTown = stations.stream().collect(Collectors.toUnmodifiableMap(Railways.Station::id, one -> one));
    }

    static Rails load() {
        return new Rails(Railways.stretches(), Railways.stations());
    }

    /** Learns which stations lie near which of the places. */
    Rails among(List<Place> places, ToIntBiFunction<Place, Place> byRoad) {
        List<Place> towns = places.stream()
                .filter(place -> byDay.stopAt(place.id()) || byNight.stopAt(place.id()))
                .toList();
        for (Place place : places) {
            List<Stop> stops = new ArrayList<>();
            for (Place town : towns) {
                int way = byRoad.applyAsInt(place, town);
                if (way <= NEAR_MINUTES_OF_A_LONG_WAY) {
                    Railways.Station outside = outOfTown.get(town.id());
                    stops.add(new Stop(town, way, way + (outside == null ? 0 : outside.minutes())));
                }
            }
            near.put(place.id(), List.copyOf(stops));
        }
        return this;
    }

    /**
     * The way by train where one leads there by day from near by and is not far slower than a car; else the other way, with a word on the
     * night train where there is one.
     *
     * @param otherwise how one goes where no train does
     */
    Road over(Road byCar, Road otherwise, Place from, Place to) {
        if (byCar.minutes() <= SHORT_DRIVE) {
            return otherwise;
        }
        Optional<Ride> ride = shortest(byDay, byCar, from, to)
                .filter(best -> best.minutes() + AT_THE_STATION
                        <= (isThroughTheHills(best) ? WORTH_THE_HILLS : WORTH_THE_TRAIN) * byCar.minutes());
        if (ride.isPresent()) {
            return byCar.taking(ride.get().minutes() + AT_THE_STATION, Road.Mode.BY_TRAIN)
                    .hinting(stationsOf(ride.get()));
        }
        return shortest(byNight, byCar, from, to)
                .map(night -> otherwise.hinting(
                        "The train between %s and %s runs mainly overnight, so it is not planned for a day; ask for a berth if you would rather save a night."
                                .formatted(night.from().name(), night.to().name())))
                .orElse(otherwise);
    }

    /** Who goes by train comes for this line. */
    private boolean isThroughTheHills(Ride ride) {
        return throughTheHills.minutes(ride.from().id(), ride.to().id())
                == byDay.minutes(ride.from().id(), ride.to().id());
    }

    /** The way of a car, with a word on the train through the hills where one leads there. */
    Road beside(Road byCar, Place from, Place to) {
        if (byCar.minutes() <= SHORT_DRIVE) {
            return byCar;
        }
        return shortest(throughTheHills, byCar, from, to)
                .map(ride -> byCar.hinting(
                        "Or by the train through the tea hills, about %s with the way to the station: parts of the line were closed after the cyclone of November 2025, so ask whether it runs, and reserve a seat.%s"
                                .formatted(
                                        Obeyed.hours(ride.minutes()),
                                        stationsOf(ride).isEmpty() ? "" : " " + stationsOf(ride))))
                .orElse(byCar);
    }

    private Optional<Ride> shortest(RailLines lines, Road byCar, Place from, Place to) {
        Optional<Ride> best = Optional.empty();
        int farthest = byCar.minutes() >= LONG_WAY ? NEAR_MINUTES_OF_A_LONG_WAY : NEAR_MINUTES;
        for (Stop first : near.getOrDefault(from.id(), List.of())) {
            for (Stop last : near.getOrDefault(to.id(), List.of())) {
                int train = lines.minutes(first.town().id(), last.town().id());
                boolean isFarOff = Math.max(first.road(), last.road()) > farthest;
                if (isFarOff || first.town().equals(last.town()) || train == RailLines.NONE || train == 0) {
                    continue;
                }
                var ride = new Ride(first.town(), last.town(), first.minutes() + train + last.minutes());
                if (best.isEmpty() || ride.minutes() < best.get().minutes()) {
                    best = Optional.of(ride);
                }
            }
        }
        return best;
    }

    /** Of those outside the town that they serve: where they are. */
    private String stationsOf(Ride ride) {
        for (Place town : List.of(ride.from(), ride.to())) {
            Railways.Station outside = outOfTown.get(town.id());
            if (outside != null) {
                return "The station of %s is %s, %d km away: allow for a bus or a tuk-tuk between them."
                        .formatted(town.name(), outside.name(), outside.kilometres());
            }
        }
        return "";
    }
}
