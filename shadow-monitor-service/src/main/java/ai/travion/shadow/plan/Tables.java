package ai.travion.shadow.plan;

import ai.travion.atlas.Place;

/** Where one eats on a day. */
final class Tables {

    private static final int LONG_WAY = 60;
    private static final int NEVER_IN_TIME = DayPart.at(10, 15);

    private Tables() {}

    static boolean isAt(DayFrame frame, Place place) {
        return frame.sights().of(place).meals() && !frame.standstill();
    }

    /** The base, or where one woke up, whichever is nearer. */
    static Place nearest(DayFrame frame, Place here) {
        Roads roads = frame.roads();
        return roads.minutes(here, frame.wake()) < roads.minutes(here, frame.base()) ? frame.wake() : frame.base();
    }

    /** How far breakfast is from a visit, in minutes; as good as none where it is over an hour away. */
    static int minutesFrom(DayFrame frame, Sight sight) {
        if (isAt(frame, sight.place())) {
            return 0;
        }
        int way = frame.roads().minutes(sight.place(), nearest(frame, sight.place()));
        return way <= LONG_WAY ? way : NEVER_IN_TIME;
    }
}
