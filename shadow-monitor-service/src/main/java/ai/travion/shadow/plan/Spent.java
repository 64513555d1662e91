package ai.travion.shadow.plan;

/**
 * Minutes of a day in which nothing is seen.
 *
 * @param travel on the way
 * @param idle waited for a short while
 * @param empty of daylight, by which rests were longer than the pace asks for
 */
record Spent(int travel, int idle, int empty) {

    static final Spent NOTHING = new Spent(0, 0, 0);

    Spent travelling(int minutes) {
        return new Spent(travel + minutes, idle, empty);
    }

    Spent waiting(int minutes) {
        return minutes <= 0 ? this : new Spent(travel, idle + minutes, empty);
    }

    Spent emptied(int minutes) {
        return minutes <= 0 ? this : new Spent(travel, idle, empty + minutes);
    }
}
