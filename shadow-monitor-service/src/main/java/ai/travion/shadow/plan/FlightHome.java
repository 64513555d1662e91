package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.shadow.calendar.InWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The one thing of a trip that cannot move: who flies out early sleeps beside the airport, and what leaves no time for the way there is
 * given up.
 */
final class FlightHome {

    /** Nobody wants more of a drive before a flight in the morning. */
    private static final int LONGEST_LAST_DRIVE = 75;

    /** A day that ends by then is none. */
    private static final int NO_DAY = DayPart.at(8, 30);

    private static final int FROM_A_BED_BESIDE_IT = 30;
    private static final int BREAKFAST_MINUTES = 30;
    private static final int EARLIEST_BREAKFAST = DayPart.at(5, 0);

    private FlightHome() {}

    /** The airport to which one goes on the last of several days, where the hour of the flight is known. */
    private static Optional<Place> airport(PlanRequest request) {
        Flights flights = request.wishes().told().flights();
        return request.days().size() > 1 && request.hours().departure().isPresent() && flights.out()
                ? flights.airport()
                : Optional.empty();
    }

    /** Whether one leaves for the flight before the last day has begun. */
    static boolean leavesNoLastDay(PlanRequest request) {
        return airport(request).isPresent() && request.hours().departure().orElseThrow() <= NO_DAY;
    }

    static boolean isCaught(Draft draft, PlanRequest request) {
        Optional<Place> airport = airport(request);
        if (airport.isEmpty() || draft.days().isEmpty()) {
            return true;
        }
        DayFrame last = draft.days().getLast().frame();
        return leavesNoLastDay(request)
                ? last.roads().minutes(last.wake(), airport.get()) <= LONGEST_LAST_DRIVE
                : last.returnTo().isPresent();
    }

    /**
     * Requests whose last night is beside the airport, for one whose trip misses its flight: first for all places, then for as few less as
     * can be, and rather without what was named last.
     */
    static List<PlanRequest> besideTheAirport(PlanRequest missing) {
        Place airport = airport(missing).orElseThrow();
        List<Place> named = missing.targets().stream()
                .filter(target -> !target.equals(airport))
                .toList();
        int count = named.size();
        Wishes wishes = missing.wishes().told(missing.wishes().told().endingAt(Set.of(airport.id())));
        Stream<List<Place>> oneLess = IntStream.range(1, count)
                .mapToObj(back -> Stream.concat(
                                named.subList(0, count - back).stream(),
                                named.subList(count - back + 1, count).stream())
                        .toList());
        Stream<List<Place>> fewer = IntStream.rangeClosed(1, count).mapToObj(less -> named.subList(0, count - less));
        return Stream.of(Stream.of(named), oneLess, fewer)
                .flatMap(some -> some)
                .distinct()
                .map(some -> missing.forThe(
                        Stream.concat(some.stream(), Stream.of(airport)).toList(), wishes))
                .toList();
    }

    /** The stay beside the airport, where nobody wants more of it than the last night. */
    static Optional<Stay> onlyANight(PlanRequest request, List<Stay> stays) {
        return stays.size() < 2 || !request.inHand().isEmpty()
                ? Optional.empty()
                : airport(request)
                        .filter(place -> !request.wishes().told().speaksOf(place))
                        .flatMap(place -> stays.stream()
                                .filter(stay -> stay.base().equals(place))
                                .findFirst());
    }

    /** What of the places of a request another has not. */
    static List<Place> given(PlanRequest request, PlanRequest kept) {
        return request.targets().stream()
                .filter(target -> !kept.targets().contains(target))
                .toList();
    }

    /** What to say of what was given up. */
    static String inWords(List<Place> given) {
        boolean one = given.size() == 1;
        return "%s %s left out, so that you catch your flight: with the way to the airport these days do not hold it all. A day more or a later flight brings %s back."
                .formatted(
                        InWords.list(given.stream().map(Place::name).toList()),
                        one ? "is" : "are",
                        one ? "it" : "them");
    }

    /** The last day of one who leaves before it has begun: breakfast if there is time for it, and the way to the airport. */
    static Draft left(Draft draft, PlanRequest request) {
        if (!leavesNoLastDay(request)
                || !isCaught(draft, request)
                || draft.days().isEmpty()) {
            return draft;
        }
        Place airport = airport(request).orElseThrow();
        List<DaySchedule> days = new ArrayList<>(draft.days());
        DaySchedule last = days.removeLast();
        Place wake = last.frame().wake();
        int there = request.hours().departure().orElseThrow();
        int leaving = Math.max(
                0, there - Math.max(FROM_A_BED_BESIDE_IT, last.frame().roads().minutes(wake, airport)));
        int breakfast = leaving - BREAKFAST_MINUTES;
        List<Entry> entries = new ArrayList<>();
        if (breakfast >= EARLIEST_BREAKFAST) {
            entries.add(new Entry(
                    Entry.Kind.MEAL,
                    wake,
                    breakfast,
                    leaving,
                    () -> Words.ofMeal(
                            "Breakfast", last.frame(), wake, true, "Order it the evening before: it is early.")));
        }
        if (there > leaving) {
            entries.add(new Entry(
                    Entry.Kind.TRAVEL,
                    wake,
                    leaving,
                    there,
                    () -> new Words(
                            "Drive to the airport of Katunayake",
                            "Book the car the evening before.",
                            "So you are there by %s.".formatted(Reasons.clock(there)))));
        }
        days.add(last.doing(entries));
        return draft.over(days);
    }
}
