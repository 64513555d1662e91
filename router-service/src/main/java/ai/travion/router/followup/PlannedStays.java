package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Itinerary;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The places of a plan as stays, each with the days that end at it or, where one sleeps elsewhere for it, see it.
 *
 * @param planned in their order
 */
record PlannedStays(List<Place> planned, Itinerary plan, Places atlas) {

    private static final double BESIDE_KILOMETRES = 45;
    private static final Pattern SAFARI = Patterns.anyCase(
            "\\b(?:(?:jeep|leopard|elephant|wildlife|yala|game)\\s+)?(?:safaris?|game\\s+drives?|national\\s+park)\\b");

    /**
     * The stays that a message means.
     *
     * @param blanked its words with a # in the place of each stay
     * @param stays in the order of the message; none where it names another place than those of the plan, or one twice
     * @param byKind whether one is known by what is done there alone
     */
    record Said(String blanked, List<Place> stays, boolean byKind) {}

    private record Mention(int start, int end, Place place) {}

    Said saidIn(String text) {
        var mentions = new ArrayList<Mention>();
        boolean areAllPlanned = true;
        for (var mention : atlas.mentionedIn(text)) {
            var stay = stayOf(mention.place());
            areAllPlanned &= stay.isPresent();
            stay.ifPresent(place -> mentions.add(new Mention(mention.start(), mention.end(), place)));
        }
        var parks = planned.stream()
                .filter(place -> place.type() == PlaceType.WILDLIFE)
                .toList();
        var safari = Patterns.in(SAFARI, text)
                .filter(found -> mentions.stream()
                        .noneMatch(mention -> mention.start() < found.end() && found.start() < mention.end()))
                .findFirst()
                .filter(found -> parks.size() == 1);
        safari.ifPresent(found -> mentions.add(new Mention(found.start(), found.end(), parks.getFirst())));
        mentions.sort(Comparator.comparingInt(Mention::start));
        var stays = mentions.stream().map(Mention::place).toList();
        if (!areAllPlanned || stays.stream().distinct().count() < stays.size()) {
            return new Said(text, List.of(), false);
        }
        var blanked = new StringBuilder(text);
        mentions.reversed().forEach(mention -> blanked.replace(mention.start(), mention.end(), "#"));
        return new Said(blanked.toString(), stays, safari.isPresent());
    }

    private Optional<Place> stayOf(Place place) {
        return Optional.of(place).filter(planned::contains);
    }

    int days() {
        return plan.days().size();
    }

    int nightsAt(Place place) {
        return plan.nightsAt(place);
    }

    boolean isSleptAt(Place stay) {
        return plan.nightsAt(stay) > 0;
    }

    /** The stay of a place: itself, where it is one of the plan or one sleeps there. */
    Optional<Place> of(Place place) {
        return stayOf(place).or(() -> Optional.of(place).filter(this::isSleptAt));
    }

    /** Where one sleeps for a place of the plan; the place itself where that is not one place alone. */
    Place base(Place place) {
        var ends = plan.days().stream()
                .filter(day -> !isTheWayHome(day) && plan.on(day).isAt(place))
                .flatMap(day -> end(day).stream())
                .distinct()
                .toList();
        return !isSleptAt(place) && ends.size() == 1 ? ends.getFirst() : place;
    }

    /** So many days are the stay's; the last day of who goes home on it is none. */
    int nights(Place stay) {
        return planned.contains(stay) ? daysOf().getOrDefault(stay, 0) : plan.nightsAt(stay);
    }

    private boolean isTheWayHome(LocalDate date) {
        var dates = plan.days();
        return dates.size() > 1
                && date.equals(dates.getLast())
                && end(date).filter(planned::contains).isEmpty()
                && !end(date).equals(end(dates.get(dates.size() - 2)));
    }

    private Optional<Place> end(LocalDate date) {
        return plan.on(date).entries().getLast().place();
    }

    /** So many nights are spent there, or else in a town beside it that is slept in for its sake. */
    int nightsFor(Place stay) {
        boolean elsewhere = !isSleptAt(stay);
        return (int) plan.days().stream()
                .flatMap(date -> plan.on(date).entries().getLast().place().stream())
                .filter(base -> base.equals(stay) || (elsewhere && !planned.contains(base) && isNearest(stay, base)))
                .count();
    }

    /** Those nights, and of the last stay the day on which one leaves it for the airport: so many days a planner counts for it. */
    int daysFor(Place stay) {
        var days = plan.days();
        boolean leavesOnTheLast = days.size() > 1
                && planned.getLast().equals(stay)
                && isEndOf(days.get(days.size() - 2), stay)
                && !isEndOf(days.getLast(), stay);
        return nightsFor(stay) + (leavesOnTheLast ? 1 : 0);
    }

    private boolean isEndOf(LocalDate day, Place stay) {
        return plan.on(day).entries().getLast().place().filter(stay::equals).isPresent();
    }

    private boolean isNearest(Place stay, Place base) {
        double distance = stay.at().kilometresTo(base.at());
        return distance <= BESIDE_KILOMETRES
                && planned.stream().noneMatch(other -> other.at().kilometresTo(base.at()) < distance);
    }

    /** From 1, were the stays in that order and as long as they are. */
    int firstDay(Place stay, List<Place> order) {
        return 1
                + order.stream()
                        .takeWhile(place -> !place.equals(stay))
                        .mapToInt(this::nights)
                        .sum();
    }

    /** By how many days the stay begins at another day than the one that is wished; one that holds it is nearer than any other. */
    int distance(Place stay, List<Place> order, int day) {
        int first = firstDay(stay, order);
        int last = first + nights(stay) - 1;
        boolean isIn = day >= first && day <= last;
        return Math.abs(first - day) * 2 + (isIn ? 0 : days());
    }

    private Map<Place, Integer> daysOf() {
        var days = new LinkedHashMap<Place, Integer>();
        Optional<Place> before = Optional.empty();
        for (var date : plan.days()) {
            if (isTheWayHome(date)) {
                continue;
            }
            var day = plan.on(date);
            var end = day.entries().getLast().place().filter(planned::contains);
            var seen = planned.stream().filter(day::isAt).filter(place -> plan.nightsAt(place) == 0);
            var known = before;
            var stay = end.or(seen::findFirst).or(() -> known);
            stay.ifPresent(place -> days.merge(place, 1, Integer::sum));
            before = stay;
        }
        return days;
    }
}
