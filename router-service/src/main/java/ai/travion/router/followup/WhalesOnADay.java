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

/** "Whales on day 3", "swap the whales to day 2" of a plan that has no boat to them yet: it goes from a harbour, and on that day. */
final class WhalesOnADay implements Completion {

    private static final Pattern WHALES = Patterns.words("whales?|whale[- ]watching|dolphins?");
    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so)\\W+)*(?:why|what|which|when|where|how|is|are|was|were|do|does|did|has|have)\\b.*|.*\\b(?:no|not|without|drop|skip|instead\\s+of)\\s+(?:the\\s+|any\\s+)?(?:whales?|dolphins?)\\b.*");

    private static final String SOUTH = "mirissa";
    private static final String EAST = "trincomalee";
    private static final Set<Month> SOUTHERN_SEASON =
            EnumSet.of(Month.NOVEMBER, Month.DECEMBER, Month.JANUARY, Month.FEBRUARY, Month.MARCH, Month.APRIL);
    private static final double NEAR_KILOMETRES = 40;

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
        return days.size() == 1
                ? harbour(plan, before).map(harbour -> on(days.getFirst(), harbour, before))
                : Optional.empty();
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
        boolean south = SOUTHERN_SEASON.contains(plan.days().getFirst().getMonth());
        return before.atlas()
                .withId(south ? SOUTH : EAST)
                .filter(harbour -> before.conversation().ofThePlan().stream()
                        .anyMatch(place -> place.at().kilometresTo(harbour.at()) <= NEAR_KILOMETRES));
    }
}
