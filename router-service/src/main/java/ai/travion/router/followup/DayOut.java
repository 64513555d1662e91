package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.DayLeftOut;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Itinerary;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "Scrap day 3", "cut the last day": the plan loses that day with what was seen on it alone; the other days stay as they are. */
final class DayOut implements Completion {

    private static final int LONGEST_WORDS = 12;
    private static final Pattern DROPPED = Patterns.anyCase(
            DayLeftOut.SAID
                    + "(?=\\W*(?:$|please|pls|then|entirely|altogether|completely|again|from\\s+(?:it|the\\s+(?:plan|trip|itinerary))))");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var plan = Itinerary.of(before.conversation().itinerary(), before.atlas());
        var said = Patterns.matcher(DROPPED, message.said().text());
        boolean mayDrop = plan.days().size() > 1
                && before.conversation().isBesideThePlan()
                && message.places().isEmpty()
                && message.said().words().size() <= LONGEST_WORDS;
        return mayDrop && said.find()
                ? DaySaid.in(said.group("day"), plan.days()).stream()
                        .findFirst()
                        .map(day -> day.number() > plan.days().size()
                                ? notThere(day, plan)
                                : dropped(day.number(), plan, before))
                : Optional.empty();
    }

    private static Completed notThere(DaySaid day, Itinerary plan) {
        return new Completed(
                "Keep the plan as it is",
                List.of("Not kept: the plan has %d days and no day %d."
                        .formatted(plan.days().size(), day.number())));
    }

    private static Completed dropped(int number, Itinerary plan, Background before) {
        var day = plan.days().get(number - 1);
        var elsewhere = plan.days().stream()
                .filter(other -> !other.equals(day))
                .flatMap(other -> plan.on(other).entries().stream())
                .flatMap(entry -> entry.place().stream())
                .distinct()
                .toList();
        var stays = before.conversation().ofThePlan();
        var left = stays.stream()
                .filter(stay -> plan.on(day).nightsAt(stay) == 0 || elsewhere.contains(stay))
                .toList();
        var only = plan.on(day).places().stream()
                .filter(place -> !elsewhere.contains(place) && !left.contains(place))
                .toList();
        var gone = left.isEmpty()
                ? only.stream().filter(place -> !stays.contains(place)).toList()
                : only;
        return new Completed(
                "Make it 1 day shorter",
                gone.isEmpty()
                        ? List.of()
                        : List.of("Day %d is left out, and with it %s.".formatted(number, names(gone))),
                false,
                List.of(),
                Optional.of(new Change(Optional.of(left.isEmpty() ? stays : left), gone, List.of())));
    }

    private static String names(List<Place> places) {
        return places.stream().map(Place::name).collect(Collectors.joining(" and "));
    }
}
