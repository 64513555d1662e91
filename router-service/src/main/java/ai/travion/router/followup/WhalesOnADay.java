package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.wishes.Placement;
import java.time.Month;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * "Whales on day 3", "swap the whales to day 2", "add whale watching" of a plan that has no boat to them yet: it goes from a harbour, and
 * on that day, if the harbour is near.
 */
final class WhalesOnADay implements Completion {

    private static final Pattern WHALES = Patterns.words("whales?|whale[- ]watching|dolphins?");
    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so)\\W+)*(?:why|what|which|when|where|how|is|are|was|were|do|does|did|has|have)\\b.*|.*\\b(?:no|not|without|drop|skip|instead\\s+of)\\s+(?:the\\s+|any\\s+)?(?:whales?|dolphins?)\\b.*");

    private static final String SOUTH = "mirissa";
    private static final String EAST = "trincomalee";
    private static final Set<Month> SOUTHERN_SEASON =
            EnumSet.of(Month.NOVEMBER, Month.DECEMBER, Month.JANUARY, Month.FEBRUARY, Month.MARCH, Month.APRIL);
    private static final double NEAR_KILOMETRES = 40;
    private static final double A_DAY_OUT_KILOMETRES = 90;
    private static final Pattern ADDED = Patterns.anyCase(
            "^\\W*(?:(?:ok(?:ay)?|and|also|please|can\\s+(?:you|we)|could\\s+(?:you|we)|we'?d\\s+like\\s+to|let'?s)\\W+)*(?:add|include|put\\s+in|fit\\s+in|do|plan)\\s+(?:some\\s+|a\\s+)?(?:blue\\s+)?(?:whales?|dolphins?)(?:[\\s-]+(?:and\\s+dolphins?|watching|trip|tour|boat))*(?:\\s+(?:too|as\\s+well|please|pls|to\\s+(?:it|the\\s+plan)))*\\W*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        var plan = Itinerary.of(conversation.itinerary(), before.atlas());
        boolean wanted = !plan.isEmpty()
                && conversation.hasPlanned()
                && message.said().has(WHALES)
                && !message.said().is(ASKS)
                && plan.called("whales").isEmpty();
        if (!wanted) {
            return Optional.empty();
        }
        var days = DaySaid.in(message.said().text(), plan.days()).stream()
                .filter(day -> day.number() <= plan.days().size())
                .toList();
        if (days.size() != 1) {
            return days.isEmpty() && message.said().is(ADDED) ? farOff(plan, before) : Optional.empty();
        }
        return harbour(plan, before)
                .map(harbour -> isNear(harbour, days.getFirst(), plan)
                        ? on(days.getFirst(), harbour, before)
                        : elsewhere(days.getFirst(), harbour, plan, before))
                .or(() -> farOff(plan, before));
    }

    private static boolean isNear(Place harbour, DaySaid day, Itinerary plan) {
        return on(day, plan).anyMatch(place -> place.at().kilometresTo(harbour.at()) <= A_DAY_OUT_KILOMETRES);
    }

    private static Stream<Place> on(DaySaid day, Itinerary plan) {
        return plan.on(plan.days().get(day.number() - 1)).entries().stream().flatMap(entry -> entry.place().stream());
    }

    private static Completed elsewhere(DaySaid day, Place harbour, Itinerary plan, Background before) {
        var there = on(day, plan).reduce((earlier, later) -> later).map(Place::name);
        var near = plan.days().stream()
                .filter(date -> plan.on(date).entries().getLast().place().stream()
                        .anyMatch(place -> place.at().kilometresTo(harbour.at()) <= NEAR_KILOMETRES))
                .findFirst()
                .map(date -> plan.days().indexOf(date) + 1);
        return Completed.nothing(
                before.conversation().ofThePlan(),
                "Not changed: the boats to the whales go from %s, too far from %s, where the plan is on %s.%s"
                        .formatted(
                                harbour.name(),
                                there.orElse("there"),
                                day.inWords(),
                                near.map(number -> " Day %d is near it: say \"whales on day %d\", and I plan them."
                                                .formatted(number, number))
                                        .orElse("")));
    }

    /** The harbour of the season, where no place of the plan is near it. */
    private static Optional<Completed> farOff(Itinerary plan, Background before) {
        var planned = before.conversation().ofThePlan();
        return harbour(plan, before).isPresent()
                ? Optional.empty()
                : inSeason(plan, before)
                        .map(harbour -> Completed.nothing(
                                planned,
                                "Not changed yet: in these months the boats to the whales go from %1$s, which is not near the places of the plan. Say \"add %1$s\", and I plan it."
                                        .formatted(harbour.name())));
    }

    private static Completed on(DaySaid day, Place harbour, Background before) {
        var planned = before.conversation().ofThePlan();
        return new Completed(
                "Put %s on %s".formatted(harbour.name(), day.inWords()),
                List.of("The boat to the whales goes from %s; it is put on %s."
                        .formatted(harbour.name(), day.inWords())),
                true,
                List.of(new Placement(harbour.name(), Optional.of(day.inWords()), Optional.empty())),
                Optional.of(new Change(Optional.of(planned), List.of(), List.of())));
    }

    /** Where the boats go in the season of the plan, if it is near. */
    private static Optional<Place> harbour(Itinerary plan, Background before) {
        return inSeason(plan, before)
                .filter(harbour -> before.conversation().ofThePlan().stream()
                        .anyMatch(place -> place.at().kilometresTo(harbour.at()) <= NEAR_KILOMETRES));
    }

    private static Optional<Place> inSeason(Itinerary plan, Background before) {
        boolean south = SOUTHERN_SEASON.contains(plan.days().getFirst().getMonth());
        return before.atlas().withId(south ? SOUTH : EAST);
    }
}
