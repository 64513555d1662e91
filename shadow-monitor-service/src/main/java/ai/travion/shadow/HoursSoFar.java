package ai.travion.shadow;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Role;
import ai.travion.shadow.plan.FlightWords;
import ai.travion.shadow.plan.Placed;
import ai.travion.shadow.plan.PlanRequest;
import ai.travion.shadow.plan.TripHours;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The hours of a plan's days by all that was said of them: a flight that was told of holds until another word is said on it. */
final class HoursSoFar {

    /** An order for a plan; "add it to the plan" and "make the plan longer" are none. */
    private static final Pattern ORDER = Pattern.compile(
            "\\b(?:plan|itinerary|trip|tour|organi[sz]e|arrange|design|suggest)\\s+(?:me\\s+|us\\s+|for\\s+(?:me|us)\\s+)?(?:an?|my|our|\\d{1,2}|one|two|three|four|five|six|seven|half|to|for|in)\\b",
            Pattern.CASE_INSENSITIVE);

    private HoursSoFar() {}

    /** What was fixed long ago is among what is known of the traveller. */
    static TripHours of(GraphState state, List<LocalDate> days, Places places) {
        TripHours now = in(state.getUserQuery(), days, places);
        List<Said> told = told(state, places);
        boolean samePlan = isOfThePlanInHand(state, days, places);
        boolean another = !places.mentionedIn(state.getUserQuery()).isEmpty() && !samePlan;
        for (Said said : told.reversed()) {
            if (!said.words().equals(state.getUserQuery())) {
                TripHours before = in(said.words(), days, places);
                // What is kept of the trip was said of this one.
                now = now.over(another && !said.kept() ? before.lasting() : before);
            }
            another |= !said.kept() && isAnOrder(said.words(), places);
        }
        TripHours held = wantsNoEarlyStart(state) ? now.neverBefore(PlanRequest.UNHURRIED_START) : now;
        return held.withLunch(told.stream().map(Said::words).collect(Collectors.joining(" ")));
    }

    private static TripHours in(String words, List<LocalDate> days, Places places) {
        return TripHours.in(FlightDates.heldAgainst(days, FlightWords.plainIn(words)), days.size(), places);
    }

    /** What was fixed and what was written, in the order of the turns; of what was fixed in this turn the words themselves come last. */
    private static List<Said> told(GraphState state, Places places) {
        Stream<Said> fixed = state.getPreferences().stream()
                .flatMap(known -> known.getOther().stream())
                .filter(term -> !Placed.isOne(term.getValue(), places))
                .map(term -> new Said(term.getTurn(), term.getValue(), true));
        Stream<Said> written = Stream.concat(
                        Spoken.longAgo(state),
                        state.getMessages().stream()
                                .filter(message ->
                                        message.getRole() == Role.USER && message.getTurn() != state.getTurn()))
                .map(message -> new Said(message.getTurn(), message.getContent(), false));
        return Stream.concat(
                        Stream.concat(written, fixed).sorted(Comparator.comparingInt(Said::turn)),
                        Stream.of(new Said(state.getTurn(), state.getUserQuery(), false)))
                .toList();
    }

    /** Where that and an hour were said, the router keeps what was said last. */
    private static boolean wantsNoEarlyStart(GraphState state) {
        return state.getPreferences().stream()
                .flatMap(known -> known.getAvoid().stream())
                .anyMatch(value -> value.getValue().equals("early starts"));
    }

    /** @param kept whether the router keeps it of the trip */
    private record Said(int turn, String words, boolean kept) {}

    private static boolean isAnOrder(String text, Places places) {
        return Patterns.isIn(ORDER, text) && !places.mentionedIn(text).isEmpty();
    }

    /** Whether a plan was made already of one of the days. */
    private static boolean isOfThePlanInHand(GraphState state, List<LocalDate> days, Places places) {
        return !isAnOrder(state.getUserQuery(), places)
                && state.getItinerary().stream()
                        .flatMap(slot -> slot.getDate().stream())
                        .anyMatch(days::contains);
    }
}
