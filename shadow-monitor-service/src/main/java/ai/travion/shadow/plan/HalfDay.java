package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.util.Optional;
import java.util.regex.Pattern;

/** Half a day at a place that lies some way from where one sleeps is half a day there, and the ways come on top of it. */
public final class HalfDay {

    private static final Pattern SAID = Pattern.compile("\\bhalf[- ](?:a[- ])?day\\b", Pattern.CASE_INSENSITIVE);
    private static final int START = DayPart.at(7, 0);
    private static final int MINUTES_THERE = 330;
    private static final int LATEST = DayPart.at(20, 0);

    private HalfDay() {}

    static PlanRequest widened(PlanRequest request, Roads roads) {
        Optional<Place> origin = request.origin();
        boolean half = request.isADayTrip()
                && request.hours().window().isPresent()
                && isSaidIn(request.wishes().told().words());
        if (!half) {
            return request;
        }
        int way = roads.minutes(origin.orElseThrow(), request.targets().getFirst());
        Hours hours = new Hours(START, Math.min(LATEST, START + MINUTES_THERE + 2 * way), true);
        return request.within(hours);
    }

    /** Whether somebody asks for half a day. */
    public static boolean isSaidIn(String words) {
        return SAID.matcher(words).find();
    }
}
