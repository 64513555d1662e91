package ai.travion.router;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.graph.Step;
import ai.travion.router.dates.Names;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.intent.Reading;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.RouteDecision;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Tells where a message would give up the trip in hand without a word that it is to be another: "should we stay the first night in Negombo?" */
final class LostTrip {

    /** A message that leaves the plan in hand. */
    static final String KEPT = "Keep the plan as it is";

    /** Whoever wants another trip says so. */
    private static final Pattern ANOTHER = Patterns.words(
            "instead|rather|forget|scrap|cancel|new|another|other|different|only|just|whole|everything|anew|over|plan|itinerary|(?<!\\b(?:day|boat|snorkel|snorkelling|snorkeling|diving|dive|whale|side|fishing|safari|kayak|jeep) )trip|tour|holiday|replace|swap|change|no longer|not|drop|skip|all");

    /** Some nights, one morning: of all the others nothing is said. */
    private static final Pattern OF_SOME_HOURS = Patterns.words(
            "(?:the|our|my|those|these) (?:very )?(?:first|last|final|other|remaining|extra|spare|second|third) (?:(?:\\d|two|three|four|five) )?(?:nights?|days?|mornings?|afternoons?|evenings?)|(?:an?|one|half an?) (?:(?:whole|full|entire|free|quiet|slow|long|more|extra|good) )*(?:morning|afternoon|evening|night|day) (?:in|at|for|on|there)");

    private static final Pattern OF_THE_TRIP = Patterns.words(
            "plan|itinerary|trip|tour|holiday|journey|forget|scrap|cancel|everything|all of it|the rest|anew|start (?:over|again)|only");

    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|hm+|well)\\W+)*(?:should|shall|is|are|was|were|do|does|did|what|which|where|when|why|how|would|has|have)\\b.*");

    /** Shorter trips are changed as a whole. */
    private static final int SHORTEST = 4;

    private static final Pattern OF_ALL = Patterns.words(
            "only|just|make it|make that|make the (?:trip|plan)|cut|shorten\\p{L}*|shorter|reduce|down to|trip|plan|in total|altogether|instead|max|maximum|have|days? off|not|less|fewer|stay|until|till|leave|leaving|end|ends|we|fly|flight|days?");
    private static final Pattern OF_A_PART = Patterns.words(
            "there|each|early|earlier|late|day trip|half a day|one (?:day|night) (?:trip|out)|nights? (?:in|at|there|on|by)|days? (?:in|at|there|on|by) (?:the|a)|one of us|two of us|some of us|excursion|joins?|joining|the (?:first|last) (?:\\d|two|three|four|five|six) (?:days|nights)");

    /** "Drop the last 3 days" says it all. */
    private static final Pattern OFF_AN_END = Patterns.words(
            "(?:drop|cut|remove|lose|skip|chop|take|knock|leave)(?: off| out| away)? (?:the|our|my) (?:first|last)");

    /** "But two nights only" may be of the place that was spoken of. */
    private static final Pattern NIGHTS_ALONE = Patterns.anyCase(
            "^\\W*(?:(?:but|and|so|with|for|only|just|maybe|ok(?:ay)?|then)\\W+)*(?:\\d|an?|one|two|three|four)\\s+nights?(?:\\W+(?:only|max(?:imum)?|there|please|pls|then|(?:is|are)\\s+enough))*\\W*$");

    private static final Pattern NIGHTS = Patterns.anyCase(
            "\\b(?<n>\\d|one|two|three|four|five|six|seven)\\s+(?:full\\s+)?(?:nights?|nites?|days?)\\b");

    /** "Two nights in Galle instead of one": one number of nights for another, and no other trip. */
    private static final Pattern NIGHTS_FOR_NIGHTS = Patterns.anyCase(
            "\\b(?:\\d{1,2}|one|two|three|four|five|six|seven)\\s+nights?\\b[^.;!?]{0,40}?\\b(?:instead\\s+of|rather\\s+than|not)\\s+(?:just\\s+|only\\s+|the\\s+)*(?:\\d{1,2}|an?|one|two|three|four|five|six|seven)(?:\\s+nights?)?\\W*(?:(?:please|pls|then|there|now)\\W*)*$");

    private LostTrip() {}

    /** What is said and asked instead; nothing where the trip stays, or is to be another. */
    static Optional<String> in(Step step, Reading reading, Conversation before) {
        var now = step.state().getTargetLocations();
        if (!isPlanned(step)) {
            return Optional.empty();
        }
        var planned = before.ofThePlan();
        if (isCutShort(step, reading, before)) {
            return Optional.of(
                    "Not changed yet: the trip stays as long as it is. Say \"%d days\" if all of it is to be so short, or the place that is to have so many nights."
                            .formatted(days(step)));
        }
        boolean changesNights = reading.said().has(NIGHTS_FOR_NIGHTS);
        long kept = planned.stream().filter(place -> now.contains(place.name())).count();
        boolean lost = before.hasPlanned()
                && !step.state().getPlanStands()
                && ((planned.size() > 2 && kept < 2) || (changesNights && kept == 0));
        boolean ofSomeHours =
                reading.said().has(OF_SOME_HOURS) && !reading.said().has(OF_THE_TRIP);
        boolean means = !changesNights
                && !ofSomeHours
                && (reading.ordered()
                        || (reading.said().has(ANOTHER)
                                && !reading.said().is(ASKS)
                                && !isOfItsNights(reading, planned)));
        return lost && !means && !reading.places().all().isEmpty()
                ? Optional.of(question(reading.places().all(), planned))
                : Optional.empty();
    }

    /** "Just one night in Nuwara Eliya is fine" is of that stay, and gives up no other. */
    private static boolean isOfItsNights(Reading reading, List<Place> planned) {
        var named = reading.places().all();
        return named.size() == 1
                && planned.contains(named.getFirst())
                && Patterns.isIn(NIGHTS, reading.said().text());
    }

    /** "Go back to two nights Kandy": the nights of the one place that is named, in plain words; nothing where none is. */
    static Optional<String> inPlainWords(Reading reading, Conversation before) {
        var named = reading.places().all();
        var nights = Patterns.matcher(NIGHTS, reading.said().text());
        if (named.size() != 1 || !nights.find()) {
            return Optional.empty();
        }
        var count = nights.group("n");
        var stay = Names.number(count).orElse(1) == 1 ? "one night" : count + " nights";
        var name = named.getFirst().name();
        if (reading.said().has(NIGHTS_FOR_NIGHTS) && !before.ofThePlan().contains(named.getFirst())) {
            // Whoever takes a place for one of the plan has not asked for a longer trip.
            return Optional.empty();
        }
        return Optional.of(
                before.ofThePlan().contains(named.getFirst())
                        ? stay + " in " + name
                        : "Add %s with %s".formatted(name, stay));
    }

    /** A day of the plan that is asked for is no plan of one day. */
    private static boolean isPlanned(Step step) {
        var decision = step.state().getRouteDecision();
        return step.state().getIntent() == IntentType.TRIP_PLANNING
                && (decision == RouteDecision.RETRIEVE || decision == RouteDecision.REWRITE_THEN_RETRIEVE);
    }

    /** "Make it 2 nights there", "one of us leaves 2 days early": so many days are of a part of the trip, or of one of them. */
    private static boolean isCutShort(Step step, Reading reading, Conversation before) {
        int length = before.days().orElse(0);
        return before.hasPlanned()
                && !step.state().getPlanStands()
                && length >= SHORTEST
                && step.state().getTargetDate().isPresent()
                && step.state().getTargetDate().equals(before.start())
                && days(step) * 2 <= length
                && !reading.ordered()
                && !reading.said().has(OFF_AN_END)
                && (reading.said().has(OF_A_PART)
                        || reading.said().is(NIGHTS_ALONE)
                        || !reading.said().has(OF_ALL));
    }

    private static int days(Step step) {
        var first = step.state().getTargetDate().orElseThrow();
        return (int) ChronoUnit.DAYS.between(
                        first, step.state().getTargetEndDate().orElse(first))
                + 1;
    }

    private static String question(List<Place> named, List<Place> planned) {
        var place = named.getFirst();
        return planned.contains(place)
                ? "Not changed yet: is the trip to be for %s only? Say \"only %s\", or how many nights it shall have."
                        .formatted(place.name(), place.name())
                : "Not changed yet: shall %s come into the plan? Say \"add %s\", with its nights, or \"only %s\" for a trip there."
                        .formatted(place.name(), place.name(), place.name());
    }
}
