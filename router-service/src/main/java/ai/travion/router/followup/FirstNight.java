package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.wishes.Placement;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** "Can we sleep near the airport the first night?": the town beside it comes first, unless one sleeps there already. */
final class FirstNight implements Completion {

    private static final int LONGEST_WORDS = 24;
    private static final String BESIDE_THE_AIRPORT = "negombo";
    private static final String NIGHT = "(?:(?:the|our|my)\\s+)?(?:very\\s+)?first\\s+night";
    private static final String AT = "(?:near|at|by|close\\s+to|next\\s+to|beside|around)\\s+(?:the\\s+)?airport";
    private static final Pattern SAID =
            Patterns.anyCase("\\b(?:sleep|stay|spend|overnight|hotel|have|want|like|night)\\b[^.;!?]*(?:" + NIGHT
                    + "[^.;!?]*\\b" + AT + "|" + AT + "[^.;!?]*\\b" + NIGHT + "|" + AT
                    + "[^.;!?]*\\b(?:when|after)\\s+we\\s+(?:land|arrive))\\b|" + NIGHT + "\\s+" + AT);
    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so)\\W+)*(?:where|what|which|how|should|is\\s+it|would\\s+it|why|do|does)\\b.*");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        boolean mayBe = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && message.said().words().size() <= LONGEST_WORDS
                && !message.said().is(ASKS)
                && Patterns.isIn(SAID, message.said().text());
        return mayBe ? before.atlas().withId(BESIDE_THE_AIRPORT).map(town -> there(town, before)) : Optional.empty();
    }

    private static Completed there(Place town, Background before) {
        var planned = before.conversation().ofThePlan();
        var plan = Itinerary.of(before.conversation().itinerary(), before.atlas());
        boolean already = plan.on(plan.days().getFirst()).nightsAt(town) > 0;
        if (already) {
            return Completed.nothing(
                    planned,
                    "You have that already: the first night of the plan is in %s, beside the airport."
                            .formatted(town.name()));
        }
        var all = Stream.concat(Stream.of(town), planned.stream().filter(place -> !place.equals(town)))
                .toList();
        return new Completed(
                "Make it so",
                List.of("The first night is in %s now, beside the airport; the other places stay."
                        .formatted(town.name())),
                false,
                List.of(Placement.staying(town.name(), 1)),
                Optional.of(new Change(
                        Optional.of(all),
                        List.of(),
                        List.of(
                                town.name() + " all the same",
                                "in this order: "
                                        + all.stream().map(Place::name).collect(Collectors.joining(", "))))));
    }
}
