package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.wishes.Placement;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Day 3 is too full, move something to day 4": the last stop of the one day that the plan is not for goes to the other. */
final class MovedOn implements Completion {

    private static final int LONGEST_WORDS = 20;
    private static final Pattern MOVES = Patterns.anyCase(
            "\\b(?:move|shift|put|push|do|bring)\\s+(?:something|anything|one(?:\\s+(?:thing|stop|sight|of\\s+(?:them|those|the\\s+(?:stops|sights|things))))?|some(?:\\s+of\\s+(?:it|that|them))?|a\\s+(?:bit|stop|sight|thing)|a\\s+few\\s+things|the\\s+(?:last|afternoon)\\s+(?:one|stop|thing))\\s+(?:(?:from|of|off)\\s+(?:it|that\\s+day|day\\s+\\d{1,2})\\s+)?(?:over\\s+)?(?:to|on|onto|into)\\s+(?:the\\s+)?(?:(?<next>next\\s+day|day\\s+after)|day\\s+\\d{1,2}|\\p{L}+\\s+day)");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        var plan = Itinerary.of(conversation.itinerary(), before.atlas());
        var moves = Patterns.matcher(MOVES, message.said().text());
        boolean mayBe = !plan.isEmpty()
                && conversation.hasPlanned()
                && message.places().isEmpty()
                && message.said().words().size() <= LONGEST_WORDS
                && moves.find();
        if (!mayBe) {
            return Optional.empty();
        }
        var days = DaySaid.in(message.said().text(), plan.days()).stream()
                .map(DaySaid::number)
                .distinct()
                .toList();
        int from = days.isEmpty() ? 0 : days.getFirst();
        int to = moves.group("next") != null ? from + 1 : days.size() == 2 ? days.getLast() : 0;
        if (from < 1 || to < 1 || Math.max(from, to) > plan.days().size() || from == to) {
            return Optional.empty();
        }
        var planned = conversation.ofThePlan();
        return plan.on(plan.days().get(from - 1)).places().reversed().stream()
                .filter(place -> !planned.contains(place))
                .findFirst()
                .map(place -> moved(place, from, to))
                .or(() -> Optional.of(Completed.nothing(
                        planned,
                        "Not changed yet: day %d has no stop that could as well be on day %d. Name the stop that shall move."
                                .formatted(from, to))));
    }

    private static Completed moved(Place place, int from, int to) {
        return new Completed(
                "Put %s on day %d".formatted(place.name(), to),
                List.of("%s goes from day %d to day %d; name another stop if you would rather move that."
                        .formatted(place.name(), from, to)),
                false,
                List.of(new Placement(place.name(), Optional.of("day " + to), Optional.empty())));
    }
}
