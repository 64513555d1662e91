package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.wishes.Placement;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * "Swap day 1 and day 2", "swap the two days round", "swap the mornings": what is seen on the one is put on the other, where one sleeps at
 * the same place on both.
 */
final class DaySwap {

    private static final Pattern SWAPS = Patterns.words("swap|switch|exchange|flip|trade");
    private static final Pattern FIRST_AND_SECOND = Patterns.anyCase(
            "\\b(?:the\\s+)?(first|second|third|fourth|fifth|last)\\s+and\\s+(?=(?:the\\s+)?(?:\\w+)\\s+(?:day|morning|afternoon)s?\\b)");
    private static final Pattern DAYS_AND =
            Patterns.anyCase("\\bdays\\s+(\\d{1,2}|one|two|three|four|five)\\s+(?:and|with|for)\\s+");

    private static final Pattern DAY_AND = Patterns.anyCase(
            "\\bday\\s+(\\d{1,2}|one|two|three|four|five)\\s+(?:and|with|for|&)\\s+(?=(?:\\d{1,2}|one|two|three|four|five)\\b)");

    private static final Pattern PLURAL = Patterns.anyCase("\\b(day|morning|afternoon)s\\b");
    private static final Pattern THE_TWO = Patterns.anyCase(
            "\\b(?:swap|switch|exchange|flip|trade)\\s+(?:(?:the|our|those|both|two|around|round)\\s+)*(?:days|mornings|afternoons)(?:\\s+(?:a?round|over|with\\s+each\\s+other|of\\s+(?:the|both)\\s+(?:two\\s+)?days|please|pls|then))*\\W*$");
    private static final Pattern PART = Patterns.words("mornings?|afternoons?");
    private static final int NOON = 12 * 60;

    private DaySwap() {}

    static Optional<Completed> of(Reading message, Itinerary plan) {
        if (!message.said().has(SWAPS) || !message.places().isEmpty()) {
            return Optional.empty();
        }
        var counted = FIRST_AND_SECOND.matcher(message.said().text()).replaceAll("the $1 day and ");
        var both = DAY_AND.matcher(DAYS_AND.matcher(counted).replaceAll("day $1 and day "))
                .replaceAll("day $1 and day ");
        var text = PLURAL.matcher(both).replaceAll("$1");
        var said = DaySaid.in(text, plan.days()).stream()
                .map(DaySaid::number)
                .distinct()
                .toList();
        boolean theTwo = said.isEmpty()
                && plan.days().size() == 2
                && Patterns.isIn(THE_TWO, message.said().text());
        var days = theTwo ? List.of(1, 2) : said;
        var part = Patterns.matcher(PART, text);
        var hours = part.find() ? part.group().toLowerCase(Locale.ROOT).replaceFirst("s$", "") : "";
        boolean two = days.size() == 2
                && days.stream().allMatch(day -> day <= plan.days().size());
        if (!two) {
            return Optional.empty();
        }
        if (!night(days.getFirst(), plan).equals(night(days.getLast(), plan))) {
            return plan.days().size() > 2 ? apart(days.getFirst(), days.getLast(), plan) : Optional.empty();
        }
        var onTheWay = days.stream().filter(day -> isOnTheWay(day, plan)).findFirst();
        if (onTheWay.isPresent()) {
            return Optional.of(kept(
                    "Not kept: day %d is that of the way from %s to %s, so it cannot change places with another; the plan stays as it was. Single stops can: say which on which day."
                            .formatted(
                                    onTheWay.get(),
                                    nameOf(night(onTheWay.get() - 1, plan)),
                                    nameOf(night(onTheWay.get(), plan)))));
        }
        var placed = Stream.concat(
                        moved(days.getFirst(), days.getLast(), hours, plan),
                        moved(days.getLast(), days.getFirst(), hours, plan))
                .toList();
        return placed.isEmpty()
                ? hours.isEmpty()
                        ? nothingToSwap(days, plan)
                        : Optional.of(new Completed(
                                "Keep the plan as it is",
                                List.of("Not kept: neither day has a sight in the %s that could change its day."
                                        .formatted(hours))))
                : Optional.of(new Completed(
                        "Put " + placed.stream().map(Placement::inWords).collect(Collectors.joining(" and ")),
                        List.of(),
                        false,
                        placed));
    }

    /** Of a plan of more days than these nothing else is turned round. */
    private static Optional<Completed> nothingToSwap(List<Integer> days, Itinerary plan) {
        return plan.days().size() > 2
                ? Optional.of(kept(
                        "Not kept: neither day %d nor day %d has a sight that could change its day; the plan stays as it was. Say what is to be on which day."
                                .formatted(days.getFirst(), days.getLast())))
                : Optional.empty();
    }

    /** Days that end in two places follow the way from one to the other. */
    private static Optional<Completed> apart(int one, int other, Itinerary plan) {
        var here = nameOf(night(one, plan));
        var there = nameOf(night(other, plan));
        return here.isEmpty() || there.isEmpty()
                ? Optional.empty()
                : Optional.of(kept(
                        "Not kept: day %d ends in %s and day %d in %s, so swapping them would mean driving there and back; the plan stays as it was. To change the order of the two places say \"put %s before %s\"."
                                .formatted(one, here, other, there, there, here)));
    }

    private static Completed kept(String why) {
        return new Completed("Keep the plan as it is", List.of(why));
    }

    private static boolean isOnTheWay(int day, Itinerary plan) {
        return day > 1 && !night(day - 1, plan).equals(night(day, plan));
    }

    private static String nameOf(Optional<Place> place) {
        return place.map(Place::name).orElse("");
    }

    private static Optional<Place> night(int day, Itinerary plan) {
        var entries = plan.on(plan.days().get(day - 1)).entries();
        return entries.isEmpty() ? Optional.empty() : entries.getLast().place();
    }

    private static Stream<Placement> moved(int from, int to, String hours, Itinerary plan) {
        var there = plan.on(plan.days().get(to - 1)).places();
        return plan.on(plan.days().get(from - 1)).visits().stream()
                .filter(entry -> hours.isEmpty() || (entry.start() < NOON) == hours.equals("morning"))
                .flatMap(entry -> entry.place().stream())
                .distinct()
                .filter(place -> place.type() != PlaceType.CITY && !there.contains(place))
                .map(place -> new Placement(
                        place.name(),
                        Optional.of("day " + to),
                        hours.isEmpty() ? Optional.empty() : Optional.of("in the " + hours)));
    }
}
