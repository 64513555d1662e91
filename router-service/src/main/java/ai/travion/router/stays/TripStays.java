package ai.travion.router.stays;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Counting;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.schemas.PlannedStay;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Where the nights of a plan are spent.
 *
 * @param stays in their order
 * @param home where the last day ends, after the last of the nights; nothing where that is a night as well
 */
record TripStays(List<Stay> stays, Optional<Place> home) {

    private static final String STAY = "(?:stop|stay|place|base|hotel|town)\\b";
    private static final Map<Pattern, Function<TripStays, Optional<Place>>> ROLES = Map.of(
            Patterns.anyCase("\\b(?:the|our|that)\\s+last\\s+" + STAY),
            trip -> Optional.of(trip.stays().getLast().place()),
            Patterns.anyCase(
                    "\\b(?:where(?:ver)?\\s+we\\s+(?:stay|are|sleep)\\s+(?:the\\s+)?longest|(?:the|our)\\s+longest\\s+"
                            + STAY + ")"),
            trip -> trip.stays().stream()
                    .max(Comparator.comparingInt(Stay::nights))
                    .map(Stay::place),
            Patterns.anyCase("\\b(?:the|our|that)\\s+first\\s+" + STAY),
            trip -> Optional.of(trip.stays().getFirst().place()),
            Patterns.anyCase(
                    "(?<=\\b(?:at|on|by|in|from|to|for)\\s)(?:the|our)\\s+(?:beach|sea(?:side)?|coast)\\b(?!\\s+\\p{L}+\\s+(?:day|morning|afternoon))"),
            trip -> trip.longest(Set.of(PlaceType.BEACH)),
            Patterns.anyCase(
                    "(?<=\\b(?:in|from|to|for)\\s)(?:the|our)\\s+(?:hills|hill\\s+country|mountains|tea\\s+country)\\b"),
            trip -> trip.longest(Set.of(PlaceType.TEA_COUNTRY)));

    private static final int MOST_STAYS = 12;
    private static final Pattern TWO_STAYS =
            Patterns.anyCase("\\b(?:the|our)\\s+(first|last)\\s+two\\s+(?:stops|stays|places|bases|hotels|towns)\\b");
    private static final Pattern NTH_STAY =
            Patterns.anyCase("\\b(?:the|our|that)\\s+(second|third|fourth|fifth|2nd|3rd|4th|5th)\\s+" + STAY);

    /** @param nights at least one */
    record Stay(Place place, int nights) {}

    TripStays {
        stays = List.copyOf(stays);
    }

    /** Those of a plan; nothing where one of its days ends nowhere that is known. */
    static Optional<TripStays> of(Itinerary plan, List<Place> planned) {
        var ends = new ArrayList<Place>();
        for (var day : plan.days()) {
            var end = plan.on(day).entries().getLast().place();
            if (end.isEmpty()) {
                return Optional.empty();
            }
            ends.add(end.get());
        }
        Optional<Place> home = ends.size() > 1 && isTheWayHome(plan, ends, planned)
                ? Optional.of(ends.removeLast())
                : Optional.empty();
        var stays = new ArrayList<Stay>();
        for (var end : ends) {
            if (!stays.isEmpty() && stays.getLast().place().equals(end)) {
                stays.add(new Stay(end, stays.removeLast().nights() + 1));
            } else {
                stays.add(new Stay(end, 1));
            }
        }
        return ends.isEmpty() ? Optional.empty() : Optional.of(new TripStays(stays, home));
    }

    private static boolean isTheWayHome(Itinerary plan, List<Place> ends, List<Place> planned) {
        if (plan.leavesOnItsLastDay()) {
            return true;
        }
        LocalDate last = plan.days().getLast();
        boolean endsElsewhere = !ends.getLast().equals(ends.get(ends.size() - 2));
        return plan.on(last).entries().getLast().isADrive() || (endsElsewhere && !planned.contains(ends.getLast()));
    }

    /** A message with the names of the stays that it means by their part in the trip: its first and last one, that by the sea, that in the hills. */
    String named(String message) {
        var said = message;
        for (var role : ROLES.entrySet()) {
            var meant = role.getValue().apply(this);
            if (meant.isPresent()) {
                said = Patterns.matcher(role.getKey(), said)
                        .replaceAll(meant.get().name());
            }
        }
        return byTheirTurn(said);
    }

    private String byTheirTurn(String message) {
        var two = TWO_STAYS.matcher(message).replaceAll(found -> {
            int from = found.group(1).equalsIgnoreCase("first") ? 0 : stays.size() - 2;
            return stays.size() < 2
                    ? found.group()
                    : stays.get(from).place().name() + " and "
                            + stays.get(from + 1).place().name();
        });
        return NTH_STAY.matcher(two).replaceAll(found -> {
            int turn = Counting.index(found.group(1), MOST_STAYS).orElse(MOST_STAYS);
            return turn < stays.size() ? stays.get(turn).place().name() : found.group();
        });
    }

    private Optional<Place> longest(Set<PlaceType> types) {
        return stays.stream()
                .filter(stay -> types.contains(stay.place().type()))
                .max(Comparator.comparingInt(Stay::nights))
                .map(Stay::place);
    }

    int nights() {
        return stays.stream().mapToInt(Stay::nights).sum();
    }

    int nightsAt(Place place) {
        return stays.stream()
                .filter(stay -> stay.place().equals(place))
                .mapToInt(Stay::nights)
                .sum();
    }

    List<Place> places() {
        return stays.stream().map(Stay::place).toList();
    }

    /** How many days each takes, the day on which one leaves with the last. */
    List<PlannedStay> days() {
        return IntStream.range(0, stays.size())
                .mapToObj(at -> new PlannedStay(
                        stays.get(at).place().name(),
                        stays.get(at).nights() + (home.isPresent() && at == stays.size() - 1 ? 1 : 0)))
                .toList();
    }

    /** Whether the trip comes to no place twice. */
    boolean areOnceEach() {
        return places().stream().distinct().count() == stays.size();
    }

    /** The stay for which a place of the plan is seen; nothing where it has none of its own. */
    Optional<Place> stayOf(Place place, List<Place> planned, Itinerary plan, Places atlas) {
        if (places().contains(place)) {
            return Optional.of(place);
        }
        var ends = plan.days().stream()
                .limit(nights())
                .filter(day -> plan.on(day).isAt(place))
                .map(day -> plan.on(day).entries().getLast().place().orElseThrow())
                .distinct()
                .toList();
        boolean isItsOnly = ends.size() == 1
                && planned.contains(place)
                && !planned.contains(ends.getFirst())
                && planned.stream()
                        .filter(other -> !other.equals(place) && !places().contains(other))
                        .noneMatch(other -> plan.days().stream()
                                .filter(day -> plan.on(day).isAt(other))
                                .anyMatch(day -> plan.on(day)
                                        .entries()
                                        .getLast()
                                        .place()
                                        .filter(ends.getFirst()::equals)
                                        .isPresent()))
                && atlas.parentOf(place).filter(places()::contains).isEmpty();
        return isItsOnly ? Optional.of(ends.getFirst()) : Optional.empty();
    }
}
