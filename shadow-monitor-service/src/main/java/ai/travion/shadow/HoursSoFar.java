package ai.travion.shadow;

import ai.travion.atlas.Places;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Role;
import ai.travion.shadow.plan.Placed;
import ai.travion.shadow.plan.TripHours;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
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
        TripHours now = TripHours.in(state.getUserQuery(), days.size(), places);
        List<String> told = told(state, places);
        boolean samePlan = isOfThePlanInHand(state, days, places);
        boolean another = !places.mentionedIn(state.getUserQuery()).isEmpty() && !samePlan;
        for (String text : told.reversed()) {
            if (!text.equals(state.getUserQuery())) {
                TripHours before = TripHours.in(text, days.size(), places);
                now = now.over(another ? before.lasting() : before);
            }
            another |= isAnOrder(text, places);
        }
        return now.withLunch(String.join(" ", told));
    }

    /** What was fixed and what was written, in the order of the turns; of what was fixed in this turn the words themselves come last. */
    private static List<String> told(GraphState state, Places places) {
        Stream<Said> fixed = state.getPreferences().stream()
                .flatMap(known -> known.getOther().stream())
                .filter(term -> !Placed.isOne(term.getValue(), places))
                .map(term -> new Said(term.getTurn(), term.getValue()));
        Stream<Said> written = state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() != state.getTurn())
                .map(message -> new Said(message.getTurn(), message.getContent()));
        return Stream.concat(
                        Stream.concat(written, fixed).sorted(Comparator.comparingInt(Said::turn)),
                        Stream.of(new Said(state.getTurn(), state.getUserQuery())))
                .map(Said::words)
                .toList();
    }

    private record Said(int turn, String words) {}

    private static boolean isAnOrder(String text, Places places) {
        return ORDER.matcher(text).find() && !places.mentionedIn(text).isEmpty();
    }

    /** Whether a plan was made already of one of the days. */
    private static boolean isOfThePlanInHand(GraphState state, List<LocalDate> days, Places places) {
        return !isAnOrder(state.getUserQuery(), places)
                && state.getItinerary().stream()
                        .flatMap(slot -> slot.getDate().stream())
                        .anyMatch(days::contains);
    }
}
