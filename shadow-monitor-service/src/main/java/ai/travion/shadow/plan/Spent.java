package ai.travion.shadow.plan;

/**
 * Minutes of a day in which nothing is seen.
 *
 * @param travel on the way
 * @param idle waited for a short while
 * @param empty of daylight, by which rests were longer than the pace asks for
 * @param dark of the way on an unlit road after nightfall
 */
record Spent(int travel, int idle, int empty, int dark) {

    private static final int HEAT_FROM = DayPart.at(12, 30);
    private static final int HEAT_TO = DayPart.at(15, 0);

    static final Spent NOTHING = new Spent(0, 0, 0, 0);

    Spent travelling(int minutes) {
        return new Spent(travel + minutes, idle, empty, dark);
    }

    Spent afterDark(int minutes) {
        return minutes <= 0 ? this : new Spent(travel, idle, empty, dark + minutes);
    }

    Spent waiting(int minutes) {
        return minutes <= 0 ? this : new Spent(travel, idle + minutes, empty, dark);
    }

    Spent emptied(int minutes) {
        return minutes <= 0 ? this : new Spent(travel, idle, empty + minutes, dark);
    }

    /** By how much a rest is too long; the hottest hours count half, and what is left of the light at its end is for the evening. */
    static int emptyMinutes(DayFrame frame, int from, int to) {
        int end = Math.min(to, frame.light().sunset() - 30);
        int inTheHeat = Math.max(0, Math.min(end, HEAT_TO) - Math.max(from, HEAT_FROM));
        return end - from - inTheHeat / 2 - frame.restMinutes();
    }
}
