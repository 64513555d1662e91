package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.util.List;

/** The sights that one day is searched for, by number, and all about them that does not change while it is searched. */
final class Offers {

    /** Of visited offers, a bit each. */
    static final long NONE = 0;

    /** In place of the offer that was visited last. */
    static final int AT_THE_START = -1;

    /** Of those that were not asked for there is one on a day. */
    private static final int TOWNS = 1;

    private final Sight[] sights;
    private final Hour[][] hours;
    private final Burden[] burdens;
    private final long[] tooMuchAfter;
    private final int[][] legs;
    private final int[] leastWays;
    private final int[] leastMinutes;
    private final double[] costsOfTheWayHome;
    private final Objective objective;
    private final long towns;
    private final int mostTowns;
    private final int endOfTheMorning;

    /**
     * One way to see a sight.
     *
     * @param gain at the best hour of the part
     * @param latest minute at which it may begin
     */
    record Hour(DayPart part, double gain, int latest) {}

    Offers(Objective objective, DayFrame frame, List<Sight> all) {
        this.objective = objective;
        this.sights = all.toArray(Sight[]::new);
        this.hours = new Hour[sights.length][];
        this.burdens = new Burden[sights.length];
        this.tooMuchAfter = new long[sights.length];
        this.legs = new int[sights.length + 1][sights.length];
        this.leastWays = new int[sights.length];
        this.leastMinutes = new int[sights.length];
        this.costsOfTheWayHome = new double[sights.length + 1];
        long townsFound = NONE;
        int asked = 0;
        for (int i = 0; i < sights.length; i++) {
            Sight sight = sights[i];
            hours[i] = new Hour[sight.parts().size()];
            for (int j = 0; j < hours[i].length; j++) {
                DayPart part = sight.parts().get(j);
                int latest = VisitTimes.window(sight, part, frame.light()).to();
                hours[i][j] = new Hour(part, objective.gain(sight, part), latest);
            }
            burdens[i] = objective.burden(sight, frame);
            leastMinutes[i] = VisitTimes.leastMinutes(sight);
            tooMuchAfter[i] = tooMuchAfter(sight);
            if (sight.isTown()) {
                townsFound |= bit(i);
                asked += objective.isAskedFor(sight) ? 1 : 0;
            }
        }
        this.towns = townsFound;
        this.mostTowns = asked + Math.min(Long.bitCount(townsFound) - asked, TOWNS);
        this.endOfTheMorning = DayPart.MORNING.on(frame.light()).to();
        measure(frame);
    }

    /** Those after which a sight is too much. */
    private long tooMuchAfter(Sight sight) {
        long others = NONE;
        boolean isAsked = objective.isAskedFor(sight);
        for (int j = 0; j < sights.length; j++) {
            boolean isAnother = !sights[j].equals(sight);
            boolean mayYield = !isAsked || (sight.begins().isPresent() && !objective.isAskedFor(sights[j]));
            boolean tooMuch = mayYield && isAnother && DaySearch.isTooMuchAfter(sights[j], sight);
            others |= tooMuch || (isAnother && objective.isOutOfTurnAfter(sights[j], sight)) ? bit(j) : NONE;
        }
        return others;
    }

    /** A meal may lead over the base or over where one woke up, so that no way to a sight can be counted on but the least of the three. */
    private void measure(DayFrame frame) {
        Roads roads = frame.roads();
        Place end = frame.returnTo().orElse(frame.base());
        int overBase = roads.minutes(frame.base(), end);
        int overWake = roads.minutes(frame.wake(), end);
        int between = roads.minutes(frame.wake(), frame.base());
        int fromBase = Math.min(overBase, between + overWake);
        int fromWake = Math.min(overWake, between + overBase);
        for (int to = 0; to < sights.length; to++) {
            Place place = sights[to].place();
            int ofTheMorning = frame.feast()
                    .inTheMorning()
                    .map(feast -> roads.minutes(feast.place(), place))
                    .orElse(Integer.MAX_VALUE);
            int least = Math.min(
                    ofTheMorning, Math.min(roads.minutes(frame.wake(), place), roads.minutes(frame.base(), place)));
            legs[0][to] = least;
            leastWays[to] = least;
            for (int from = 0; from < sights.length; from++) {
                int way = from == to ? least : roads.minutes(sights[from].place(), place);
                legs[from + 1][to] = Math.min(least, way);
                leastWays[to] = Math.min(leastWays[to], way);
            }
            int home = Math.min(
                    roads.minutes(place, end),
                    Math.min(
                            roads.minutes(place, frame.base()) + fromBase,
                            roads.minutes(place, frame.wake()) + fromWake));
            costsOfTheWayHome[to + 1] = objective.costOfTravel(home);
        }
        costsOfTheWayHome[0] = objective.costOfTravel(fromWake);
    }

    static long bit(int offer) {
        return 1L << offer;
    }

    int count() {
        return sights.length;
    }

    Sight sight(int offer) {
        return sights[offer];
    }

    Hour[] hours(int offer) {
        return hours[offer];
    }

    Burden burden(int offer) {
        return burdens[offer];
    }

    boolean isTown(int offer) {
        return (towns & bit(offer)) != NONE;
    }

    /** The visits among those of a day: a stroll through a town is none. */
    int counted(long visited) {
        return Long.bitCount(visited & ~towns);
    }

    /** Every town that was asked for, and one that was not: before them it is not too much. */
    int mostTowns() {
        return mostTowns;
    }

    /** The latest minute at which a visit may begin in the morning. */
    int endOfTheMorning() {
        return endOfTheMorning;
    }

    /** Whether an offer is left and not too much after those that were visited. */
    boolean isLeft(int offer, long visited) {
        return (visited & (bit(offer) | tooMuchAfter[offer])) == NONE;
    }

    /** At least so many minutes take one there from the offer that was visited last. */
    int leg(int last, int offer) {
        return legs[last + 1][offer];
    }

    double costOfLeg(int last, int offer) {
        return objective.costOfTravel(legs[last + 1][offer]);
    }

    /** In minutes, from wherever one may come on this day. */
    int leastWay(int offer) {
        return leastWays[offer];
    }

    double costOfTheLeastWay(int offer) {
        return objective.costOfTravel(leastWays[offer]);
    }

    /** Of the shortest visit. */
    int leastMinutes(int offer) {
        return leastMinutes[offer];
    }

    /** At least so much it costs to come home from the offer that was visited last. */
    double costOfTheWayHome(int last) {
        return costsOfTheWayHome[last + 1];
    }
}
