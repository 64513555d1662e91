package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Walking;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * The way between two places, an estimate in any case: over the roads of roads.csv where they lead there, else from the great
 * circle.
 *
 * @param kilometres by road, about
 * @param minutes of travel, rounded up to 5; 0 where one is there already
 * @param mode how one goes
 * @param hint what else to know of it: another way to go, or where the station is; may be empty
 */
record Road(int kilometres, int minutes, Mode mode, String hint) {

    Road(int kilometres, int minutes, Mode mode) {
        this(kilometres, minutes, mode, "");
    }

    enum Mode {
        ON_FOOT("on foot"),
        BY_TUK_TUK("by tuk-tuk or car"),
        BY_OWN_TUK_TUK("by tuk-tuk"),
        BY_CAR("by car"),
        BY_BUS("by bus"),
        BY_JEEP("by jeep"),
        BY_TRAIN("by train"),
        BY_BICYCLE("by bicycle"),
        BY_BOAT("by road and boat");

        private final String words;

        Mode(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }
    }

    /** How much longer a road is than the great circle, and how fast one goes on it. */
    private record Terrain(double factor, double kmPerHour) {}

    private static final Terrain HILLS = new Terrain(1.7, 25);
    private static final Terrain INTO_HILLS = new Terrain(1.35, 36);
    private static final Terrain PLAIN = new Terrain(1.3, 45);
    private static final Terrain TOWN = new Terrain(1.4, 20);
    private static final double WALKED_UP_TO_KM = 1.0;
    private static final double TOWN_UP_TO_KM = 8;
    private static final double TUK_TUK_UP_TO_KM = 15;
    private static final int LEAST_MINUTES = 10;
    private static final double HILLS_TO_LATITUDE = 7.5;
    private static final double HILLS_FROM_LATITUDE = 6.55;
    private static final double HILLS_TO_LONGITUDE = 81.25;
    private static final List<String> HILL_PROVINCES = List.of("Central", "Uva", "Sabaragamuwa");

    /** Minutes that a crossing adds. */
    private static final Map<String, Integer> CROSSINGS = Map.of("nagadeepa", 40, "pigeon-island-national-park", 25);

    /** Along roads of known length. */
    static Road along(int kilometres, int minutes, Place from, Place to) {
        int crossing = CROSSINGS.getOrDefault(to.id(), 0) + CROSSINGS.getOrDefault(from.id(), 0);
        return new Road(kilometres, minutes, mode(kilometres, crossing));
    }

    /** By the great circle alone, as if there were no mountain and no lagoon but a road straight enough. */
    static Road estimated(Place from, Place to) {
        if (from.id().equals(to.id())) {
            return new Road(0, 0, Mode.ON_FOOT);
        }
        double straight = from.at().kilometresTo(to.at());
        int crossing = CROSSINGS.getOrDefault(to.id(), 0) + CROSSINGS.getOrDefault(from.id(), 0);
        if (straight <= WALKED_UP_TO_KM && crossing == 0) {
            double path = straight * Walking.PATH_FACTOR;
            return new Road(atLeastOne(path), roundedUp(path / Walking.KM_PER_HOUR * 60), Mode.ON_FOOT);
        }
        Terrain terrain = terrain(from, to, straight);
        double road = straight * terrain.factor();
        int minutes = roundedUp(road / terrain.kmPerHour() * 60 + crossing);
        return new Road(atLeastOne(road), minutes, mode(road, crossing));
    }

    /** The same way by something else, in so many minutes. */
    Road taking(double time, Mode other) {
        return new Road(kilometres, roundedUp(time), other);
    }

    /** The same way with a word on it. */
    Road hinting(String more) {
        return new Road(kilometres, minutes, mode, more);
    }

    /** What to allow for the way; empty where there is none. */
    String inWords() {
        return minutes == 0 ? "" : "Allow about %d minutes for the way %s.".formatted(minutes, mode.words());
    }

    private static Terrain terrain(Place from, Place to, double straight) {
        if (isHilly(from) && isHilly(to)) {
            return HILLS;
        }
        if (isHilly(from) || isHilly(to)) {
            return INTO_HILLS;
        }
        return straight < TOWN_UP_TO_KM ? TOWN : PLAIN;
    }

    private static boolean isHilly(Place place) {
        double latitude = place.at().latitude();
        return !Collections.disjoint(HILL_PROVINCES, place.provinces())
                && latitude > HILLS_FROM_LATITUDE
                && latitude < HILLS_TO_LATITUDE
                && place.at().longitude() < HILLS_TO_LONGITUDE;
    }

    private static Mode mode(double road, int crossing) {
        if (crossing > 0) {
            return Mode.BY_BOAT;
        }
        return road <= TUK_TUK_UP_TO_KM ? Mode.BY_TUK_TUK : Mode.BY_CAR;
    }

    private static int atLeastOne(double kilometres) {
        return Math.max(1, (int) Math.round(kilometres));
    }

    private static int roundedUp(double minutes) {
        return Math.max(LEAST_MINUTES, (int) Math.ceil(minutes / 5) * 5);
    }
}
