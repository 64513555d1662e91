package ai.travion.generator.composer;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What no text can answer, said before all else, with who can: a booking, and how things stand at this moment. */
final class OutOfReach {

    /**
     * Something that is beyond a guide who only reads.
     *
     * @param asked how it is asked for
     * @param said what is said of it
     */
    record Matter(Pattern asked, String said) {}

    private static final Pattern BOOKING = Pattern.compile(
            "(?i)^\\W*(?:(?:hi|hello|hey|please|pls|ok|and|so)\\W+)*(?:book|reserve|order|buy|hire|arrange|get (?:me|us)(?! (?:to|there|from|around)\\b))\\b(?! (?:ahead|early|in advance))|\\b(?:please|can you|could you|will you|would you(?![^?]{0,80}\\bor\\b)|i (?:want|would like|['’]d like) (?:you )?to|i need you to) (?:\\w+ )?(?:book|reserve|order|buy|hire|arrange|get me|get us)\\b|\\b(?:book|reserve|buy|order) (?:me|us|it for)\\b|\\b(?:make|cancel|change) (?:me |us )?(?:a|my|our|the) (?:booking|reservation)\\b");

    /** The first that fits is said. */
    private static final List<Matter> BOOKINGS = List.of(
            matter(
                    "trains?|railway",
                    "I cannot book anything. Seats on trains are sold at the stations and by the railway."),
            matter("flights?|airlines?|planes?", "I cannot book anything. Flights are sold by the airlines."),
            matter(
                    "safaris?|jeeps?|parks?|boats?|whales?|tours?|guides?|drivers?|taxis?|tuk-?tuks?|tuk|cars?|vans?|scooters?|bikes?|transfers?|pick[- ]?up",
                    "I cannot book or reserve anything. Ask where you stay, or on the spot."),
            matter(
                    "rooms?|hotels?|guest ?houses?|villas?|hostels?|beds?|stay|tables?|restaurants?|dinner",
                    "I cannot book or reserve anything. Ask the house itself, or a booking site."),
            matter("", "I cannot book, buy or reserve anything. Ask where you stay, or on the spot."));

    /** Without one of these words a thing may be asked of any day, and a page may tell it. */
    private static final Pattern OF_NOW = Pattern.compile(
            "(?i)\\b(?:now|moment|today(?:['’]s)?|tonight|tomorrow|currently|at present|this (?:morning|afternoon|evening|week|weekend)|still|yet|again|lately|recently|last night|yesterday|delay(?:s|ed)?|late|next (?:train|bus|ferry|boat|flight)|vacanc(?:y|ies)|left|forecast|coming|report|strikes?)\\b");

    /** "What's the traffic like?" is asked of today, whether or not that is said. */
    private static final Pattern TRAFFIC = Pattern.compile(
            "(?i)\\b(?:(?:what|how)(?:['’]s| is) the traffic|traffic (?:report|jams?)|much traffic|(?:is|are) there (?:an? |any )?(?:traffic )?jams?)\\b");

    private static final List<Matter> LIVE = List.of(
            matter(
                    "flights?|airlines?",
                    "I cannot see flights. Ask the airline, or look at the airport's list of arrivals and departures."),
            matter("trains?|railway", "I cannot see today's trains. Ask at the station or the railway."),
            matter("bus(?:es)?", "I cannot see today's buses. Ask at the bus stand."),
            matter(
                    "ferr(?:y|ies)|boats?|whales?|sailing",
                    "I cannot see whether boats go out. Ask at the harbour or jetty, or where you stay."),
            matter(
                    "roads?|landslides?|traffic|jams?|tracks?|paths?|trails?|flood(?:s|ed)?",
                    "I cannot see the state of roads and paths. Ask where you stay, or the police or park on the way."),
            matter(
                    "weather|forecast|rain(?:ing|s|y)?|pour(?:ing|s)(?: down)?|bucketing(?: down)?|drizzl(?:e|es|ing)|tipping down|showers?|sunny|storms?|cyclone|temperature|wind(?:y)?|thunder\\w*",
                    "I cannot see a forecast. The meteorological department has one."),
            matter(
                    "surf(?: report)?|waves?|swell|sea|swim(?:ming)?|rough|calm|currents|current(?! \\p{L})|tides?|visibility",
                    "I cannot see today's sea. Ask on the beach before you go in."),
            matter(
                    "strikes?|protests?|curfew|demonstrations?|news|unrest|elections?",
                    "I cannot see the news of the day."),
            matter("queues?|lines?|crowd(?:s|ed)?|busy|full", "I cannot see how full it is at this moment."),
            matter(
                    "sightings?|(?:being|been|were|was) (?:seen|spotted|sighted)",
                    "I cannot see what has been sighted lately. Ask the drivers at the gate, or where you stay."),
            matter(
                    "rooms? (?:free|left|available|for tonight|to (?:rent|let))|(?:any|free|spare|empty|no|vacant) rooms?|vacanc(?:y|ies)|availab\\w+|sold out|fully booked",
                    "I cannot see what is free. Ask the house itself, or a booking site."),
            matter(
                    "open|closed|shut|running|operating|working",
                    "I cannot see what is open at this moment. Ask there before you go."));

    private OutOfReach() {}

    /** One line, or nothing. */
    static List<String> saidOf(Question question, GraphState state) {
        if (BOOKING.matcher(state.getUserQuery()).find()) {
            return first(BOOKINGS, state.getUserQuery());
        }
        boolean isLive = state.getIntent() == IntentType.REAL_TIME_INFO && Pointers.areNeeded(state);
        return isLive && !Prices.areAskedFor(question) ? first(LIVE, question.text()) : List.of();
    }

    /** What is asked of this very moment; empty where it is a booking that is wanted. */
    static Optional<Matter> now(Question question, GraphState state) {
        boolean isLive = (state.getIntent() == IntentType.REAL_TIME_INFO
                        && Pointers.areNeeded(state)
                        && OF_NOW.matcher(question.text()).find())
                || TRAFFIC.matcher(question.text()).find();
        return isLive && !BOOKING.matcher(state.getUserQuery()).find()
                ? matters(LIVE, question.text()).findFirst()
                : Optional.empty();
    }

    private static List<String> first(List<Matter> matters, String message) {
        return matters(matters, message).map(Matter::said).limit(1).toList();
    }

    private static Stream<Matter> matters(List<Matter> matters, String message) {
        return matters.stream().filter(matter -> matter.asked().matcher(message).find());
    }

    private static Matter matter(String asked, String said) {
        return new Matter(
                Pattern.compile(asked.isEmpty() ? "" : "(?i)(?<![\\p{L}])(?:" + asked + ")(?![\\p{L}])"), said);
    }
}
