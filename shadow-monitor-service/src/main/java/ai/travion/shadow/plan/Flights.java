package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Whether one comes and goes by air, and so by the airport of Katunayake beside Negombo: the way from it and to it takes its time.
 *
 * @param airport for which its neighbour stands, where a flight is spoken of
 */
record Flights(boolean in, boolean out, Optional<Place> airport) {

    static final Flights NONE = new Flights(false, false, Optional.empty());

    private static final String BESIDE_THE_AIRPORT = "negombo";

    private static final Pattern COMING = words(
            "land(?:s|ing|ed)?|touch(?:es|ing)? down|fly(?:ing)? in(?:to)?|(?:flight|plane) (?:arrives|lands|gets in|is in)|arrival flight"
                    + "|(?:arriv\\w*|get(?:ting|s)? in(?:to)?)\\b[^.;!?]{0,30}?\\b(?:cmb|bia|katunayake|airport|by (?:air|plane))");
    private static final Pattern GOING = words(
            "fly(?:ing)? (?:out|home|back|away|off)|(?:flight|plane) (?:home|out|back|leaves|departs|is|goes|at)|(?:our|my|the|a|return|departing|departure|late|early|night|evening|morning) flight(?! (?:arrives|lands|gets))|flight (?:on|from)"
                    + "|(?:be|get|back) (?:at|to) (?:the )?(?:cmb|bia|katunayake|airport)");
    private static final Pattern LEAVING_AT = words("leav(?:e|es|ing)|depart(?:s|ing)?");
    private static final Pattern ANOTHER =
            words("mattala|ratmalana|jaffna (?:international )?airport|domestic flight|sea ?plane|helicopter|palaly");

    static Flights in(String words, Places places) {
        if (ANOTHER.matcher(words).find()) {
            return NONE;
        }
        boolean coming = COMING.matcher(words).find();
        boolean going = GOING.matcher(words).find()
                || (coming && LEAVING_AT.matcher(words).find());
        return coming || going ? new Flights(coming, going, places.withId(BESIDE_THE_AIRPORT)) : NONE;
    }

    private static Pattern words(String alternatives) {
        return Pattern.compile("\\b(?:" + alternatives + ")(?!\\w)", Pattern.CASE_INSENSITIVE);
    }

    /** Whether one sets out from the airport. */
    boolean isAt(Place origin, PlanRequest request) {
        return in
                && airport.filter(origin::equals).isPresent()
                && request.hours().arrival().isPresent();
    }

    /** The request of one whose first day begins at the airport, where its hour is known and nothing else is said. */
    PlanRequest begun(PlanRequest request) {
        boolean known = in && airport.isPresent() && request.origin().isEmpty();
        boolean onADayOfThePlan =
                request.hours().arrival().isPresent() && (request.days().size() > 1 || out);
        return known && onADayOfThePlan ? request.from(airport.get()) : request;
    }
}
