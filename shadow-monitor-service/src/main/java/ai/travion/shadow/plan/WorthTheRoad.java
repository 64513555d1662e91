package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether something that nobody asked for is worth its way: the better known it is, the more road it may cost for the time that one spends
 * there, but never more than that; and less for those to whom every hour in a car is one too many.
 */
final class WorthTheRoad {

    /** So short a way out and back tires nobody. */
    private static final int A_SHORT_WAY = 60;

    private static final int LONG_RIDE = 100;

    private static final double FOR_ANYTHING = 0.3;
    private static final double A_STEP_OF_RENOWN = 0.1;
    private static final double FOR_A_WISH = 0.2;
    private static final double TO_WHO_TIRES_EASILY = 0.75;
    /** Whom whales bring to Mirissa goes to see Galle as well. */
    private static final int BEST_OF_THE_ISLAND = 5;

    /** A boat is half of what one goes for. */
    private static final double BY_BOAT = 0.6;
    /** Of a day that leads on to another place, after which nobody wants to go out of the way. */
    private static final int LONG_ENOUGH = 240;

    private final Roads roads;
    private final List<Place> way;
    private final Wishes wishes;
    private final double patience;

    /**
     * Of a day.
     *
     * @param wake where it begins
     * @param stays where it leads, the last for the night
     */
    WorthTheRoad(Roads roads, Choice choice, Place wake, List<Stay> stays) {
        this.roads = roads;
        this.way = new ArrayList<>(List.of(wake));
        stays.forEach(stay -> way.add(stay.base()));
        choice.request().returnOn(choice.date()).ifPresent(way::add);
        this.wishes = choice.request().wishes();
        this.patience = wishes.isRelaxed() || wishes.told().care().isGentle() ? TO_WHO_TIRES_EASILY : 1;
    }

    /** Whoever comes for the ride does not leave the train half way for what they did not ask for, and ride on in the dark. */
    private boolean breaksTheRide(Place place) {
        Place from = way.getFirst();
        Place to = way.getLast();
        return wishes.means().isByRail()
                && roads.between(from, to).mode() == Road.Mode.BY_TRAIN
                && roads.minutes(from, to) > LONG_RIDE
                && Math.min(roads.minutes(from, place), roads.minutes(place, to)) > A_SHORT_WAY;
    }

    boolean is(Sight sight) {
        if (breaksTheRide(sight.place())) {
            return false;
        }
        int longer = detour(sight.place());
        if (longer <= A_SHORT_WAY) {
            return true;
        }
        boolean isWished = wishes.interests().stream().anyMatch(sight::isFor);
        boolean isOfNoWish =
                sight.renown() < BEST_OF_THE_ISLAND && !wishes.interests().isEmpty() && wishes.servedBy(sight) == 0;
        double share = FOR_ANYTHING + A_STEP_OF_RENOWN * sight.renown() + (isWished ? FOR_A_WISH : 0);
        return !isOfNoWish
                && longer <= sight.minutes() * Math.min(1, share) * patience
                && straight() + longer <= mostOfADay();
    }

    /** Without anything out of the way. */
    private int straight() {
        int minutes = 0;
        for (int index = 1; index < way.size(); index++) {
            minutes += roads.minutes(way.get(index - 1), way.get(index));
        }
        return minutes;
    }

    private int mostOfADay() {
        return Math.max(LONG_ENOUGH, straight() + A_SHORT_WAY);
    }

    /** By how much the day's way gets longer: out and back from one of its places, or between two of them. */
    private int detour(Place place) {
        int least = Integer.MAX_VALUE;
        for (int index = 0; index < way.size(); index++) {
            Place from = way.get(index);
            Road road = roads.between(from, place);
            int there = road.minutes();
            least = Math.min(least, road.mode() == Road.Mode.BY_BOAT ? (int) (2 * there * BY_BOAT) : 2 * there);
            if (index + 1 < way.size()) {
                Place to = way.get(index + 1);
                least = Math.min(least, there + roads.minutes(place, to) - roads.minutes(from, to));
            }
        }
        return least;
    }
}
