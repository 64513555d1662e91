package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.util.regex.Pattern;

/** Who arrives from somewhere at an hour is there by then, and has set out before. */
final class OnTheWay {

    private OnTheWay() {}

    static PlanRequest settled(PlanRequest request, Roads roads) {
        boolean travels = request.origin().isPresent()
                && request.hours().tellOfAnArrival()
                && !request.wishes().told().flights().in()
                && !arrivesAt(request.origin().get(), request);
        if (!travels) {
            return request;
        }
        Place origin = request.origin().get();
        int way = roads.minutes(origin, request.targets().getFirst());
        return request.in(request.hours().settingOut(origin.name(), way));
    }

    /** "We arrive in Colombo at noon and go on to Kandy". */
    private static boolean arrivesAt(Place origin, PlanRequest request) {
        return Pattern.compile(
                        "\\b(?:arriv\\w*|reach\\w*|get(?:ting|s)? (?:in(?:to)?|to))\\s+(?:(?:in|at|to)\\s+)?(?:the\\s+)?"
                                + Pattern.quote(origin.name()) + "\\b",
                        Pattern.CASE_INSENSITIVE)
                .matcher(request.wishes().told().words())
                .find();
    }
}
