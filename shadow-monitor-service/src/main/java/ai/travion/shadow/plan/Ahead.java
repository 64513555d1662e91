package ai.travion.shadow.plan;

/**
 * What a day that is planned in part can still gain at most: the worthiest offers that are left, and the worthiest towns beside them,
 * each at its best hour and by its shortest way, as many as there is time for, and of these only so many in the morning as it has time
 * for, and the shortest way home. No schedule gains more.
 */
final class Ahead {

    private static final double NEVER = Double.NEGATIVE_INFINITY;
    private static final int LATEST_LUNCH = DayPart.at(13, 45);
    private static final int LUNCH_MINUTES = 60;
    private static final int OVER_LUNCH = 240;

    private final Offers offers;
    private final int last;
    private final int now;
    private final boolean begun;
    private final double[] most;
    private final double[] gains;
    private final double[] gainsAfterTheMorning;
    private final double[] addedInTheMorning;
    private final double[] fromTowns;
    private final int visits;
    private final int visitsInTheMorning;
    private final double sum;
    private final double leastCostHome;
    private final boolean onlyOne;

    /** @param stillToVisit at most, but for towns */
    Ahead(Offers offers, DaySchedule day, long visited, int last, int stillToVisit) {
        this.offers = offers;
        this.last = last;
        this.now = day.now();
        this.begun = !day.entries().isEmpty();
        this.most = new double[offers.count()];
        this.gains = new double[stillToVisit];
        this.gainsAfterTheMorning = new double[stillToVisit];
        this.addedInTheMorning = new double[stillToVisit];
        this.fromTowns = new double[offers.mostTowns()];
        int[] needed = new int[stillToVisit];
        int found = 0;
        int left = 0;
        int latest = 0;
        int longest = 0;
        int leastWay = Integer.MAX_VALUE;
        double home = Double.POSITIVE_INFINITY;
        for (int offer = 0; offer < most.length; offer++) {
            most[offer] = offers.isLeft(offer, visited) ? mostFrom(offer, true) : NEVER;
            if (most[offer] == NEVER) {
                continue;
            }
            left++;
            home = Math.min(home, offers.costOfTheWayHome(offer));
            longest = Math.max(longest, offers.sight(offer).minutes());
            if (offers.isTown(offer)) {
                keepMost(fromTowns, most[offer]);
                continue;
            }
            double later = Math.max(0, mostFrom(offer, false));
            keepMost(gains, most[offer]);
            keepMost(gainsAfterTheMorning, later);
            keepMost(addedInTheMorning, most[offer] - later);
            found = keepLeast(needed, found, offers.leastMinutes(offer) + offers.leastWay(offer));
            leastWay = Math.min(leastWay, offers.leastWay(offer));
            for (Offers.Hour hour : offers.hours(offer)) {
                latest = Math.max(latest, hour.latest());
            }
        }
        boolean lunchAhead = !day.lunched() && latest > LATEST_LUNCH && longest < OVER_LUNCH;
        int lastStart = lunchAhead ? Math.max(latest - LUNCH_MINUTES, LATEST_LUNCH) : latest;
        int minutesBeforeNoon = offers.endOfTheMorning() - leastWay - now;
        this.visits = begun ? thatFit(needed, found, lastStart - leastWay - now) : stillToVisit;
        this.visitsInTheMorning =
                !begun ? stillToVisit : minutesBeforeNoon < 0 ? 0 : thatFit(needed, found, minutesBeforeNoon);
        this.leastCostHome = home;
        this.onlyOne = left == 1 || (visits <= 1 && fromTowns.length == 0);
        this.sum = Math.min(sum(gains, visits), mostByTheHour(visits, visitsInTheMorning))
                + sum(fromTowns, fromTowns.length);
    }

    /** With one visit more at least. */
    double most() {
        return sum - leastCostHome;
    }

    boolean mayHave(int offer) {
        return most[offer] > NEVER;
    }

    /** With an offer in a part of the day as the next visit. */
    double mostWith(int next, Offers.Hour hour) {
        if (!isAhead(hour, offers.leg(last, next))) {
            return NEVER;
        }
        double gain = hour.gain() - offers.costOfLeg(last, next);
        if (onlyOne) {
            return gain - offers.costOfTheWayHome(next);
        }
        double towns = sum(fromTowns, fromTowns.length);
        if (offers.isTown(next)) {
            return gain + sum - share(fromTowns, fromTowns.length, next) - leastCostHome;
        }
        double others = Math.min(
                sum(gains, visits) - share(gains, visits, next),
                mostByTheHour(visits - 1, visitsInTheMorningAfter(hour.part())));
        return gain + others + towns - leastCostHome;
    }

    private int visitsInTheMorningAfter(DayPart part) {
        if (part.isBeforeTheDay()) {
            return visitsInTheMorning;
        }
        return part == DayPart.MORNING ? visitsInTheMorning - 1 : 0;
    }

    /** Of so many visits at most, so many of which may begin in the morning. */
    private double mostByTheHour(int count, int inTheMorning) {
        return sum(gainsAfterTheMorning, count) + sum(addedInTheMorning, Math.max(0, inTheMorning));
    }

    /** Of the sum of the most so many gains, what is not left to the others once an offer has its own. */
    private double share(double[] greatest, int count, int offer) {
        return count == 0 ? 0 : Math.max(Math.max(0, most[offer]), greatest[count - 1]);
    }

    private double mostFrom(int offer, boolean atAnyHour) {
        double best = NEVER;
        for (Offers.Hour hour : offers.hours(offer)) {
            boolean counts =
                    atAnyHour || !(hour.part() == DayPart.MORNING || hour.part().isBeforeTheDay());
            if (counts && isAhead(hour, offers.leastWay(offer))) {
                best = Math.max(best, hour.gain() - offers.costOfTheLeastWay(offer));
            }
        }
        return best;
    }

    private boolean isAhead(Offers.Hour hour, int way) {
        return hour.part().isBeforeTheDay() ? !begun : now + way <= hour.latest();
    }

    /** How many can follow each other when the last of them has to begin in so many minutes. */
    private static int thatFit(int[] needed, int found, int minutes) {
        int count = Math.min(1, found);
        for (int busy = 0; count > 0 && count < found; count++) {
            busy += needed[count - 1];
            if (busy > minutes) {
                break;
            }
        }
        return count;
    }

    /** Puts a gain among the most so far, the greatest first. */
    private static void keepMost(double[] most, double gain) {
        double moving = gain;
        for (int place = 0; place < most.length && moving > 0; place++) {
            if (moving > most[place]) {
                double less = most[place];
                most[place] = moving;
                moving = less;
            }
        }
    }

    /** Puts a number among the least so far, the least first, and says how many they are. */
    private static int keepLeast(int[] least, int found, int number) {
        int moving = number;
        for (int place = 0; place < found; place++) {
            if (moving < least[place]) {
                int more = least[place];
                least[place] = moving;
                moving = more;
            }
        }
        if (found < least.length) {
            least[found] = moving;
            return found + 1;
        }
        return found;
    }

    private static double sum(double[] gains, int count) {
        double sum = 0;
        for (int place = 0; place < count; place++) {
            sum += gains[place];
        }
        return sum;
    }
}
