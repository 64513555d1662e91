package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import java.util.Optional;
import java.util.regex.Pattern;

/** Half a day at a place that lies some way from where one sleeps is half a day there, and the ways come on top of it. */
public final class HalfDay {

    private static final Pattern SAID = Pattern.compile("\\bhalf[- ](?:a[- ])?day\\b", Pattern.CASE_INSENSITIVE);
    private static final int START = DayPart.at(7, 0);
    private static final int MINUTES_THERE = 330;
    private static final int LATEST = DayPart.at(20, 0);
    private static final int MINUTES = Hours.HALF_A_DAY.to() - Hours.HALF_A_DAY.from();

    private HalfDay() {}

    static PlanRequest widened(PlanRequest request, Roads roads) {
        Optional<Place> origin = request.origin();
        boolean half = request.isADayTrip()
                && request.hours().window().filter(Hours.HALF_A_DAY::equals).isPresent()
                && !isBounded(request.hours())
                && isSaidIn(request.wishes().told().words());
        if (!half) {
            return request;
        }
        int way = roads.minutes(origin.orElseThrow(), request.targets().getFirst());
        Hours hours = new Hours(START, Math.min(LATEST, START + MINUTES_THERE + 2 * way), true);
        return request.within(hours);
    }

    /** Half a day that has a first or a last hour of its own: "half a day, starting at noon". */
    static Hours within(TripHours hours) {
        int first = Math.max(hours.from(), hours.arrival().orElse(0));
        int last = Math.min(hours.to(), hours.departure().orElse(hours.to()));
        if (first > 0) {
            return new Hours(first, Math.min(last, first + MINUTES));
        }
        return isBounded(hours) ? new Hours(Math.max(0, last - MINUTES), last) : Hours.HALF_A_DAY;
    }

    private static boolean isBounded(TripHours hours) {
        TripHours whole = TripHours.wholeDays();
        return hours.from() > whole.from()
                || hours.to() < whole.to()
                || hours.arrival().isPresent()
                || hours.departure().isPresent();
    }

    /** Whether somebody asks for half a day. */
    public static boolean isSaidIn(String words) {
        return Patterns.isIn(SAID, words);
    }
}
