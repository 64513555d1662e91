package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Whether one comes and goes by air, and so by the airport of Katunayake beside Negombo: the way from it and to it takes its time.
 *
 * @param startsThere whether the trip is said to start at the airport, whatever the hour
 * @param endsThere whether it is said to end there
 * @param airport for which its neighbour stands, where a flight is spoken of
 */
record Flights(boolean in, boolean out, boolean startsThere, boolean endsThere, Optional<Place> airport) {

    static final Flights NONE = new Flights(false, false, false, false, Optional.empty());

    private static final String BESIDE_THE_AIRPORT = "negombo";

    private static final Pattern COMING = words(
            "land(?:s|ing|ed)?|touch(?:es|ing)? down|fly(?:ing)? in(?:to)?|(?:flight|plane) (?:arrives|lands|gets in|is in)|arrival flight"
                    + "|(?:arriv\\w*|get(?:ting|s)? in(?:to)?)\\b[^.;!?]{0,30}?\\b(?:cmb|bia|katunayake|airport|by (?:air|plane))|arriv(?:e|es|ing) (?:in |at |to )?colombo|arriv(?:e|es|ing) (?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? \\p{L}{3,9}[ ,]+(?:at )?\\d+|get(?:ting)? off the plane|(?:have|catch) (?:the|our|my) plane");
    private static final Pattern GOING = words(
            "fly(?:ing)? (?:out|home|back|away|off)|(?:flight|plane) (?:home|out|back|leaves|departs|is|goes|at)|(?:our|my|the|a|return|departing|departure|late|early|night|evening|morning) flight(?! (?:arrives|lands|gets))|flight (?:on|from)"
                    + "|(?:be|get|back) (?:at|to) (?:the )?(?:cmb|bia|katunayake|airport)");
    private static final String THE_AIRPORT =
            "(?:the )?(?:colombo |international |bandaranaike )*(?:airport|cmb|bia|katunayake)";
    private static final Pattern STARTS_THERE = words(
            "(?:start|begin|pick ?(?:us |me )?up)\\w*(?: (?:and|&|n) (?:end|finish|stop|return)\\w*)? (?:at |from |in )?"
                    + THE_AIRPORT
                    + "|(?<!\\b(?:flight|fly|flying|leave|leaving|depart|departing)\\b[^.;!?]{0,50})from " + THE_AIRPORT
                    + "|"
                    + THE_AIRPORT + " (?:to|till|until) " + THE_AIRPORT + "|"
                    + THE_AIRPORT + " pick ?up");
    private static final Pattern ENDS_THERE =
            words("(?:end|finish|drop|back|return)\\w*(?: (?:us|me|off|up))* (?:at |to |in )?" + THE_AIRPORT
                    + "|(?:start|begin)\\w* (?:and|&|n) (?:end|finish|stop|return)\\w* (?:at |in )?" + THE_AIRPORT + "|"
                    + THE_AIRPORT + " (?:to|till|until) " + THE_AIRPORT);
    /** "3 to 9 February, Colombo airport": behind dates, and not behind an hour, one comes and goes by it. */
    private static final Pattern NAMED_ALONE = Pattern.compile(
            "(?:(?<=(?:(?<![:.])\\b\\d{1,4}|(?:st|nd|rd|th)|\\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}|days?|nights?|weeks?|adults|people|persons|pax|of us|kids|children)\\s{0,2})[,;(]|\\b(?:via|through|in and out of)\\b)\\s*"
                    + THE_AIRPORT + "(?=\\s*(?:[,.;)]|$))",
            Pattern.CASE_INSENSITIVE);

    /** "Flying in and out of Colombo", which is "land and out of" in the words of {@link FlightWords}; "Colombo airport both ways". */
    private static final Pattern BOTH_WAYS = words("land (?:and|&|n) out (?:of|from|at|via) (?:colombo|" + THE_AIRPORT
            + ")|(?:fl(?:y|ies|ying|ights?)|planes?)\\b(?: (?:are|is|both))* (?:in(?:to)? (?:and|&|n) out(?: (?:of|from|at|via))?|to and from|both ways(?: (?:via|by|through|from|to|at))?) (?:colombo|"
            + THE_AIRPORT + ")|(?:colombo|" + THE_AIRPORT
            + ")(?: airport)? both ways|both ways (?:via|by|through|from|at) "
            + THE_AIRPORT);

    /** "Kandy, Ella, Colombo airport": the last stop of a list. */
    private static final Pattern LAST_OF_A_LIST = Pattern.compile(
            "[:,]\\s*\\p{L}[\\p{L}' ]{2,30},\\s*(?:and |then )?" + THE_AIRPORT + "\\s*(?:[.;)]|$)",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern LEAVING_AT = words("leav(?:e|es|ing)|depart(?:s|ing)?");
    private static final Pattern ANOTHER =
            words("mattala|ratmalana|jaffna (?:international )?airport|domestic flight|sea ?plane|helicopter|palaly");

    static Flights in(String said, Places places) {
        String words = FlightWords.plainIn(said);
        if (Patterns.isIn(ANOTHER, words)) {
            return NONE;
        }
        boolean alone = areAlone(words);
        boolean both = alone || Layover.isSpokenOf(words);
        boolean arriving = both || Patterns.isIn(COMING, words);
        boolean home = both || Patterns.isIn(GOING, words);
        boolean coming = arriving || (home && Patterns.isIn(SpokenHours.ARRIVING_LATE, words));
        boolean going = home || (coming && Patterns.isIn(LEAVING_AT, words));
        boolean starts = alone || Patterns.isIn(STARTS_THERE, words);
        boolean ends = alone || Patterns.isIn(ENDS_THERE, words) || Patterns.isIn(LAST_OF_A_LIST, words);
        return coming || going || starts || ends
                ? new Flights(coming, going, starts, ends, places.withId(BESIDE_THE_AIRPORT))
                : NONE;
    }

    /** Whether the airport is named, and neither an hour nor a way. */
    static boolean areAlone(String words) {
        return Patterns.isIn(NAMED_ALONE, words) || Patterns.isIn(BOTH_WAYS, words);
    }

    private static Pattern words(String alternatives) {
        return Pattern.compile("\\b(?:" + alternatives + ")(?!\\w)", Pattern.CASE_INSENSITIVE);
    }

    /** Whether one sets out from the airport. */
    boolean isAt(Place origin, PlanRequest request) {
        return airport.filter(origin::equals).isPresent()
                && (startsThere || (in && request.hours().arrival().isPresent()));
    }

    /** The request of one whose first day begins at the airport, where its hour is known and nothing else is said. */
    PlanRequest begun(PlanRequest request) {
        boolean known =
                (in || startsThere) && airport.isPresent() && request.origin().isEmpty();
        boolean onADayOfThePlan = startsThere
                || (request.hours().arrival().isPresent() && (request.days().size() > 1 || out));
        return known && onADayOfThePlan ? request.from(airport.get()) : request;
    }
}
