package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedDates;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Of a trip that is longer than a plan can be, the days behind the plan: "please plan the last 4 days too" orders a plan of them. */
public final class FurtherDays {

    private static final int MOST = 21;
    private static final int DAYS_AT_A_STOP = 3;
    private static final String BY_THE_AIRPORT = "negombo";
    /** Where the days go that no place is named for, in the order of travel. */
    private static final List<String> ROUND = List.of(
            "sigiriya",
            "anuradhapura",
            "kandy",
            "nuwara-eliya",
            "ella",
            "udawalawe-national-park",
            "mirissa",
            "galle-fort");

    private static final String COUNT =
            "(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|few|couple\\s+of)\\s+";
    private static final String DAYS =
            "(?:(?:last|final|remaining|missing|other|further|next)\\s+(?:" + COUNT + ")?days|" + COUNT
                    + "(?:remaining|missing|other|last)\\s+days|rest\\s+of\\s+(?:the\\s+|my\\s+|our\\s+)?(?:days|trip|plan|journey|itinerary|holiday|stay)|days?\\s+1[1-9](?:\\s*(?:to|-|\u2013|till|until|and|&)\\s*(?:day\\s+)?[12]\\d)?|rest(?=\\W*$))(?!\\p{L})";
    private static final String LEAD =
            "^\\W*(?:(?:please|and|but|so|then|now|ok(?:ay)?|great|thanks|perfect|also|yes|could\\s+you|can\\s+you|would\\s+you|i'd\\s+like\\s+you\\s+to)\\W+)*+";
    private static final String THE =
            "(?:(?:me|us|also|now|please|out|on|with|a\\s+plan|the\\s+plan|an\\s+itinerary|for|of|in|the|my|our|those|these)\\s+)*+";
    /** The days themselves are ordered; "vegetarian food for the rest of the trip" wishes something of them. */
    private static final Pattern ORDERED = Patterns.anyCase(LEAD
            + "(?:plan|show|add|give|continue|go\\s+on|do|make\\s+(?=a\\s+plan|an\\s+itinerary)|what\\s+(?:about|of)|what\\s+happens|where\\s+(?:is|are)|how\\s+about)\\s+"
            + THE + DAYS + "(?<more>.*)$");

    private static final Pattern NAMED = Patterns.anyCase(LEAD
            + "(?:(?:we|i)(?:'d\\s+like|\\s+(?:would\\s+like|need|want))\\s+)?" + THE + DAYS
            + "(?:\\s+(?:too|also|as\\s+well|please|then|(?:is|are)\\s+(?:still\\s+)?missing))*+\\W*$");
    /** What is wished beside the days is read with the order. */
    private static final Pattern BESIDE = Patterns.anyCase("(?:[,;.!]|\\bwith\\b|\\band\\b)\\s*\\p{L}.*$");

    private static final Pattern OF_ANOTHER_MATTER =
            Patterns.words("weather|forecast|rain|rains|rainy|temperatures?|costs?|prices?|how much|umbrellas?");
    private static final Pattern OF_ANOTHER_WISH = Patterns.words(
            "free|leave|left out|remove|skip|without|drop|cancel|shorter|relax|slower|instead|no|not|swap|change|move|start|begin");
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

    private static final Pattern WHAT_IS_LEFT = Patterns.words("remaining|missing|rest");
    private static final String SHOWN_AGAIN = "show me the plan again";

    private FurtherDays() {}

    /** The state with an order for those days in the place of its message; unchanged where they are not asked for, or there are none. */
    public static GraphState ordered(GraphState state, Places atlas) {
        var message = state.getUserQuery();
        boolean asked = (Patterns.isIn(ORDERED, message) || Patterns.isIn(NAMED, message))
                && !Patterns.isIn(OF_ANOTHER_MATTER, message)
                && !Patterns.isIn(OF_ANOTHER_WISH, message);
        return (asked ? lastPlanned(state) : Optional.<LocalDate>empty())
                .flatMap(last -> end(state).flatMap(end -> order(state, last, end, atlas)))
                .map(order -> GraphState.newBuilder(state).setUserQuery(order).build())
                .orElse(state);
    }

    /** Where all days are planned, what is missing is a look at the plan. */
    private static Optional<String> order(GraphState state, LocalDate last, LocalDate end, Places atlas) {
        if (last.isBefore(end)) {
            return Optional.of(orderOfTheRest(state, last, end, atlas));
        }
        boolean onlyAsks = Patterns.isIn(WHAT_IS_LEFT, state.getUserQuery())
                && beside(state.getUserQuery(), List.of(), atlas).isEmpty();
        return last.equals(end) && onlyAsks ? Optional.of(SHOWN_AGAIN) : Optional.empty();
    }

    private static Optional<LocalDate> lastPlanned(GraphState state) {
        return state.getItinerary().stream()
                .map(ItinerarySlot::getDate)
                .flatMap(Optional::stream)
                .max(Comparator.naturalOrder());
    }

    /** The last day of the trip, as it was said. */
    private static Optional<LocalDate> end(GraphState state) {
        return state.getPreferences()
                .flatMap(Preferences::getDates)
                .flatMap(dates -> dates.getEnd().or(() -> byItsLength(state, dates)));
    }

    private static Optional<LocalDate> byItsLength(GraphState state, StatedDates dates) {
        return dates.getStart()
                .or(() -> firstPlanned(state))
                .flatMap(first -> dates.getDays().map(days -> first.plusDays(days - 1L)));
    }

    private static Optional<LocalDate> firstPlanned(GraphState state) {
        return state.getItinerary().stream()
                .map(ItinerarySlot::getDate)
                .flatMap(Optional::stream)
                .min(Comparator.naturalOrder());
    }

    private static String orderOfTheRest(GraphState state, LocalDate last, LocalDate end, Places atlas) {
        var first = last.plusDays(1);
        var until = end.isAfter(last.plusDays(MOST)) ? last.plusDays(MOST) : end;
        int days = (int) (until.toEpochDay() - last.toEpochDay());
        var named = atlas.mentionedIn(state.getUserQuery()).stream()
                .map(Places.Mention::place)
                .distinct()
                .toList();
        var places = named.isEmpty() ? chosen(state, days, until.equals(end), atlas) : named;
        return "Plan %s to %s in %s%s"
                .formatted(
                        DAY.format(first),
                        DAY.format(until),
                        Essentials.names(places),
                        beside(state.getUserQuery(), places, atlas));
    }

    private static String beside(String message, List<Place> places, Places atlas) {
        var ordered = Patterns.matcher(ORDERED, message);
        if (!ordered.find()) {
            return "";
        }
        return Patterns.in(BESIDE, ordered.group("more"))
                .map(more -> more.group().strip())
                .filter(more -> atlas.mentionedIn(more).stream()
                        .map(Places.Mention::place)
                        .noneMatch(places::contains))
                .map(more -> Character.isLetter(more.charAt(0)) ? " " + more : more)
                .collect(Collectors.joining());
    }

    /** Places of the trip that the plan has not reached, or others of a round trip, and the town by the airport in the end. */
    private static List<Place> chosen(GraphState state, int days, boolean isTheEnd, Places atlas) {
        Set<String> seen =
                state.getItinerary().stream().map(ItinerarySlot::getLocation).collect(Collectors.toSet());
        var wanted = state.getTargetLocations().stream()
                .flatMap(name -> atlas.named(name).stream())
                .filter(place -> !seen.contains(place.name()));
        var round =
                ROUND.stream().flatMap(id -> atlas.withId(id).stream()).filter(place -> !seen.contains(place.name()));
        var here = atlas.named(state.getItinerary().getLast().getLocation()).stream();
        int stops = Math.max(1, days / DAYS_AT_A_STOP);
        boolean isLong = days > 2 * DAYS_AT_A_STOP;
        var unseen = Stream.concat(wanted, isLong ? round : Stream.<Place>of())
                .distinct()
                .limit(stops)
                .toList();
        var stays = unseen.isEmpty() ? here.toList() : unseen;
        var home = isTheEnd && days > 1 ? atlas.withId(BY_THE_AIRPORT).stream() : Stream.<Place>of();
        return Stream.concat(stays.stream(), home).distinct().toList();
    }
}
