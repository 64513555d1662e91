package ai.travion.shadow.plan;

import ai.travion.atlas.PlaceType;
import java.util.Optional;
import java.util.OptionalInt;

/** When a sight can be visited on a day: while it is open and light, and never into the dusk on a hard walk. Minutes of the day. */
final class VisitTimes {

    private static final int EARLIEST_DEPARTURE = DayPart.at(4, 30);
    private static final int LONGEST_WAY_TO_DAWN = 80;
    /** A short way up a clear path is gone by torch, so that one stands at the top when the sun rises; a long one is not. */
    static final int LONGEST_ASCENT_IN_THE_DARK = 60;

    private static final int BEFORE_SUNRISE = 10;
    private static final int A_LAST_LOOK = 5;
    private static final int BEFORE_A_SERVICE = 20;
    private static final int EVENING_SERVICES_FROM = DayPart.at(17, 30);
    private static final int LONGEST_WAIT_FOR_A_SERVICE = 150;
    private static final int LEAST_OF_A_SERVICE = 20;
    private static final int LONG_VISIT = 240;
    private static final int LATEST_LONG_HIKE = DayPart.at(9, 0);
    static final double SHORTEST_VISIT = 0.6;
    private static final int AFTERNOON_SAFARI = 180;
    private static final int HEAT_FROM = DayPart.at(12, 0);
    private static final int HEAT_TO = DayPart.at(14, 0);
    private static final int MOST_HEAT = 45;
    private static final double COOL_FROM_METRES = 900;

    private VisitTimes() {}

    /** @param end of the visit */
    record Visit(int start, int end) {

        /** Of ruins that take most of a day no more than is seen before lunch, where there is a table and most of it is seen by then. */
        Visit upToLunch(Sight sight) {
            boolean isCut = sight.meals()
                    && sight.minutes() >= LONG_VISIT
                    && isShortened(sight)
                    && sight.begins().isEmpty()
                    && end > Meals.LATEST_LUNCH
                    && start < Meals.EARLIEST_LUNCH
                    && Meals.LATEST_LUNCH - start >= SHORTEST_VISIT * sight.minutes();
            return isCut ? new Visit(start, Meals.LATEST_LUNCH) : this;
        }
    }

    /** Of a visit at first light or by night, from where one slept; none where the way is too long for that. */
    static Optional<Visit> beforeTheDay(DayFrame frame, Sight sight, DayPart part, int way) {
        DayPart.Window window = window(sight, part, frame.light());
        int earliest = Math.max(
                        part == DayPart.NIGHT ? 0 : EARLIEST_DEPARTURE,
                        frame.hours().from())
                + way;
        int start = roundedUp(Math.max(Math.max(window.from(), sight.opens().orElse(0)), earliest));
        int end = start + sight.minutes();
        boolean fits = way <= LONGEST_WAY_TO_DAWN && start <= window.to() && fits(frame, sight, part, start, end);
        return fits ? Optional.of(new Visit(start, end)) : Optional.empty();
    }

    /** Of a visit later on, begun in a part of the day; none where it does not fit. */
    static Optional<Visit> awake(DayFrame frame, Sight sight, DayPart part, int arrival) {
        DayPart.Window window = window(sight, part, frame.light());
        int start = roundedUp(
                Math.max(Math.max(arrival, window.from()), sight.opens().orElse(0)));
        start = inTimeForAService(sight, start, window);
        int minutes = sight.minutes();
        if (part == DayPart.AFTERNOON && isSafari(sight)) {
            start = Math.max(start, sight.closes().getAsInt() - AFTERNOON_SAFARI);
            minutes = Math.min(minutes, AFTERNOON_SAFARI);
        }
        if (part == DayPart.AFTERNOON
                && isAClimbInTheHeat(sight)
                && sight.begins().isEmpty()) {
            start = Math.max(start, sight.closes().orElse(start + minutes) - minutes);
        }
        if (sight.begins().isPresent()) {
            // A visit at its hour is cut rather than moved.
            minutes = isShortened(sight) ? Math.min(minutes, roundedDown(lastMoment(frame, sight)) - start) : minutes;
        } else if (part == DayPart.LATE && sight.services().isEmpty() && sight.effort() != Sight.Effort.STRENUOUS) {
            // The end of a late visit is what one comes for: the last light.
            int lastGoodLight = lastGoodLight(frame, sight);
            start = Math.max(start, roundedDown(lastGoodLight - minutes));
            minutes = Math.min(minutes, roundedDown(Math.min(lastMoment(frame, sight), lastGoodLight) - start));
        }
        int end = start + minutes;
        boolean fits = start <= window.to()
                && minutes >= SHORTEST_VISIT * sight.minutes()
                && fits(frame, sight, part, start, end);
        return fits ? Optional.of(new Visit(start, end)) : Optional.empty();
    }

    /** As late as the gate allows: every half hour of the afternoon is cooler. */
    private static boolean isAClimbInTheHeat(Sight sight) {
        return sight.effort() == Sight.Effort.STRENUOUS
                && sight.place().elevationMetres().orElse(0) < COOL_FROM_METRES;
    }

    /** In which a visit may begin: from its own hour on, where it has one. */
    static DayPart.Window window(Sight sight, DayPart part, Daylight light) {
        // Nobody waits for who comes late to what was arranged.
        int grace = Engagement.is(sight.place()) ? 0 : VisitHour.NEARLY;
        return sight.begins().isPresent()
                ? new DayPart.Window(sight.begins().getAsInt(), sight.begins().getAsInt() + grace)
                : switch (part) {
                    case DAWN -> atTheTopForSunrise(sight, light);
                    case EVENING -> inTimeForTheEvening(sight, light);
                    default -> part.on(light);
                };
    }

    /** The evening of a shrine begins with its service, in the longest days before the sun is down. */
    private static DayPart.Window inTimeForTheEvening(Sight sight, Daylight light) {
        DayPart.Window usual = DayPart.EVENING.on(light);
        int from = usual.from();
        for (int service : sight.services()) {
            from = service >= EVENING_SERVICES_FROM ? Math.min(from, service - BEFORE_A_SERVICE) : from;
        }
        return new DayPart.Window(from, usual.to());
    }

    private static DayPart.Window atTheTopForSunrise(Sight sight, Daylight light) {
        DayPart.Window usual = DayPart.DAWN.on(light);
        return sight.ascent() == 0 || sight.ascent() > LONGEST_ASCENT_IN_THE_DARK
                ? usual
                : new DayPart.Window(light.sunrise() - BEFORE_SUNRISE - sight.ascent(), usual.to());
    }

    /** Whether one sets out by torch. */
    static boolean isBeforeLight(Sight sight, int start, Daylight light) {
        return sight.ascent() > 0 && start < light.firstLight();
    }

    /** A little before what one comes for begins, where that is not long to wait. */
    private static int inTimeForAService(Sight sight, int start, DayPart.Window window) {
        if (sight.begins().isPresent()) {
            return start;
        }
        for (int service : sight.services()) {
            int early = service - BEFORE_A_SERVICE;
            if (early >= start && early <= window.to() && early - start <= LONGEST_WAIT_FOR_A_SERVICE) {
                return early;
            }
        }
        return start;
    }

    /** The one that a visit sees; empty where it sees none. */
    static OptionalInt serviceWithin(Sight sight, int start, int end) {
        for (int service : sight.services()) {
            if (service >= start && service + LEAST_OF_A_SERVICE <= end) {
                return OptionalInt.of(service);
            }
        }
        return OptionalInt.empty();
    }

    /** The animals come out as the heat goes, and the gates shut. */
    private static boolean isSafari(Sight sight) {
        return sight.place().type() == PlaceType.WILDLIFE
                && sight.begins().isEmpty()
                && sight.closes().isPresent();
    }

    /** Half a climb is none. */
    private static boolean isShortened(Sight sight) {
        return sight.effort() != Sight.Effort.STRENUOUS;
    }

    /** Of the shortest visit that fits: into the last light one that begins late may be cut. */
    static int leastMinutes(Sight sight) {
        boolean mayBeCut = sight.parts().contains(DayPart.LATE)
                || sight.begins().isPresent()
                || (isSafari(sight) && sight.parts().contains(DayPart.AFTERNOON));
        return mayBeCut && isShortened(sight) ? (int) Math.floor(SHORTEST_VISIT * sight.minutes()) : sight.minutes();
    }

    private static boolean fits(DayFrame frame, Sight sight, DayPart part, int start, int end) {
        OptionalInt closes = sight.closes();
        boolean strenuousIntoDusk = !part.isBeforeTheDay()
                && sight.effort() == Sight.Effort.STRENUOUS
                && end > frame.light().sunset();
        boolean longHikeTooLate =
                sight.effort() == Sight.Effort.STRENUOUS && sight.minutes() >= LONG_VISIT && start > LATEST_LONG_HIKE;
        return end <= lastMoment(frame, sight)
                && (closes.isEmpty() || end <= closes.getAsInt())
                && start >= sight.opens().orElse(0)
                && !strenuousIntoDusk
                && !longHikeTooLate
                && !isInTheHeat(sight, start, end)
                && !isUnwanted(sight, start, end);
    }

    private static boolean isUnwanted(Sight sight, int start, int end) {
        for (Spell hours : sight.never()) {
            if (hours.meets(start, end)) {
                return true;
            }
        }
        return false;
    }

    /** Nobody climbs through noon in the lowlands, but for what takes most of a day. */
    private static boolean isInTheHeat(Sight sight, int start, int end) {
        int heat = Math.min(end, HEAT_TO) - Math.max(start, HEAT_FROM);
        return heat > MOST_HEAT
                && sight.effort() != Sight.Effort.EASY
                && sight.minutes() < LONG_VISIT
                && sight.place().elevationMetres().orElse(0) < COOL_FROM_METRES;
    }

    /** One sees the sun set from a path, and stays on a beach until the light goes. */
    private static int lastGoodLight(DayFrame frame, Sight sight) {
        return sight.effort() == Sight.Effort.EASY
                ? frame.light().lastLight()
                : roundedUp(frame.light().sunset()) + A_LAST_LOOK;
    }

    private static int lastMoment(DayFrame frame, Sight sight) {
        int light =
                sight.needsDaylight() ? Math.min(frame.light().lastLight(), frame.lastMinute()) : frame.lastMinute();
        return Math.min(light, sight.closes().orElse(light));
    }

    /** To the next five minutes. */
    static int roundedUp(int minute) {
        return (minute + 4) / 5 * 5;
    }

    /** To the last five minutes. */
    static int roundedDown(int minute) {
        return minute / 5 * 5;
    }
}
