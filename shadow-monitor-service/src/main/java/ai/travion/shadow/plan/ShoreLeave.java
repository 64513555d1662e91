package ai.travion.shadow.plan;

import java.util.regex.Pattern;

/** The day of one who comes by ship: its hours are those on land, and neither of the gangway nor of the breakfast on board. */
final class ShoreLeave {

    private static final int GOING_ASHORE = 60;
    private static final int SHORTEST_DAY = 180;
    private static final Pattern BY_SHIP = Pattern.compile(
            "\\b(?:cruise(?: ?ship|s| liner| passengers?)?|(?:our|the|my|a) (?:ship|liner)|shore (?:leave|excursion|day))\\b[^.;!?]{0,60}?\\b(?:docks?|docked|docking|in port|moors?|berths?|anchors?|arrives?|comes? in|calls?|ashore)\\b|\\b(?:our|the|my) boat (?:[^.;!?]{0,20} )?(?:docks?|docked|docking|in port|berths?|ashore)\\b|\\b(?:dock(?:s|ed|ing)?|moor(?:s|ed)?) (?:in|at) [^.;!?]{0,60}?\\bship\\b|\\bback on board\\b|\\bshore (?:leave|excursion|day)\\b",
            Pattern.CASE_INSENSITIVE);

    private ShoreLeave() {}

    /** Unchanged where no ship is spoken of, no hour of it is known, or little would be left of the day. */
    static PlanRequest of(PlanRequest request) {
        TripHours hours = request.hours();
        boolean comesByShip = request.days().size() == 1
                && hours.from() > 0
                && BY_SHIP.matcher(request.wishes().told().words()).find();
        int end = Math.min(hours.to(), hours.departure().orElse(hours.to()));
        if (!comesByShip || end - hours.from() - GOING_ASHORE < SHORTEST_DAY) {
            return request;
        }
        int ashore = hours.from() + GOING_ASHORE;
        var onLand = new TripHours(
                ashore,
                hours.to(),
                hours.arrival(),
                hours.departure(),
                hours.window(),
                true,
                hours.starts(),
                hours.said());
        return request.in(onLand.saying(
                "You have breakfast on board and are ashore by about %s, an hour after the ship docks; be back at the pier by %s, so leave the last stop in time for the traffic."
                        .formatted(Reasons.clock(ashore), Reasons.clock(end))));
    }
}
