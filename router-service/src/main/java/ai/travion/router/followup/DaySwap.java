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
        var text = PLURAL.matcher(DAYS_AND.matcher(
                                FIRST_AND_SECOND.matcher(message.said().text()).replaceAll("the $1 day and "))
                        .replaceAll("day $1 and day "))
                .replaceAll("$1");
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
        if (!two || !night(days.getFirst(), plan).equals(night(days.getLast(), plan))) {
            return Optional.empty();
        }
        var placed = Stream.concat(
                        moved(days.getFirst(), days.getLast(), hours, plan),
                        moved(days.getLast(), days.getFirst(), hours, plan))
                .toList();
        return placed.isEmpty()
                ? hours.isEmpty()
                        ? Optional.empty()
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
