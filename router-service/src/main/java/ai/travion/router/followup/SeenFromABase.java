package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.wishes.Placement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Can you do Galle as a day trip from Mirissa instead of sleeping there?": one stay of the plan is a day out from another, which has its nights. */
final class SeenFromABase implements Completion {

    private static final int LONGEST_WORDS = 26;
    private static final double OF_A_DAY_KILOMETRES = 90;
    private static final Pattern DAY_OUT = Patterns.words(
            "day[- ]?trips?|day out|day tour|(?:half[- ]?day|day) excursion|excursion|for (?:the|a|one|just a) day|on a day|just (?:a )?visit|there and back");
    private static final Pattern NOT_SLEPT_AT = Patterns.anyCase(
            "\\b(?:instead\\s+of|rather\\s+than|without|not|no(?:t)?\\s+need\\s+to|don'?t\\s+(?:want|need)\\s+to|no)\\s+(?:\\p{L}+\\s+){0,2}?(?:sleep(?:ing)?|stay(?:ing)?|overnight(?:ing)?|nights?|hotels?|moving|changing|spend(?:ing)?\\s+(?:the\\s+|a\\s+)?night)\\b|\\b(?:all|keep|have)\\s+(?:the\\s+|our\\s+|those\\s+|its\\s+)?nights\\s+in\\b|\\b(?:sleep|stay|base\\s+ourselves)\\s+(?:only\\s+)?in\\s+#+\\s+(?:the\\s+whole|all\\s+the|only|instead)\\b");
    private static final Pattern FROM =
            Patterns.anyCase("\\bfrom\\s+(?:the\\s+)?#+|\\b(?:nights|sleep|stay)\\s+(?:only\\s+)?in\\s+(?:the\\s+)?#+");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        var mentioned = before.atlas().mentionedIn(message.said().text());
        boolean mayBe = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && mentioned.stream().map(mention -> mention.place()).distinct().count() == 2
                && message.said().words().size() <= LONGEST_WORDS
                && message.said().has(DAY_OUT);
        if (!mayBe) {
            return Optional.empty();
        }
        var blanked = new StringBuilder(message.said().text());
        mentioned.forEach(mention ->
                blanked.replace(mention.start(), mention.end(), "#".repeat(mention.end() - mention.start())));
        var from = Patterns.matcher(FROM, blanked.toString());
        if (!Patterns.isIn(NOT_SLEPT_AT, blanked.toString()) || !from.find()) {
            return Optional.empty();
        }
        var base = mentioned.stream()
                .filter(mention -> mention.end() == from.end())
                .map(mention -> mention.place())
                .findFirst();
        var seen = mentioned.stream()
                .map(mention -> mention.place())
                .filter(place -> base.filter(place::equals).isEmpty())
                .findFirst();
        var plan = new PlannedStays(
                conversation.ofThePlan(), Itinerary.of(conversation.itinerary(), before.atlas()), before.atlas());
        return base.flatMap(stay -> seen.filter(place -> plan.planned().containsAll(List.of(stay, place)))
                .map(place -> seenFrom(stay, place, plan)));
    }

    private static Completed seenFrom(Place base, Place seen, PlannedStays plan) {
        if (base.at().kilometresTo(seen.at()) > OF_A_DAY_KILOMETRES) {
            return Completed.nothing(
                    plan.planned(),
                    "Not changed: %s is too far from %s for there and back in a day."
                            .formatted(seen.name(), base.name()));
        }
        if (!plan.isSleptAt(seen)) {
            return Completed.nothing(
                    plan.planned(),
                    "Not changed: nobody sleeps in %s in the plan; it is seen on the way or from another place already."
                            .formatted(seen.name()));
        }
        int nights = plan.daysFor(base) + plan.daysFor(seen);
        var order = new ArrayList<>(plan.planned());
        order.remove(seen);
        order.add(order.indexOf(base) + 1, seen);
        return new Completed(
                "Make it so",
                List.of("%s is a day trip from %s now, there and back, and its nights are spent in %s: %d in all."
                        .formatted(seen.name(), base.name(), base.name(), nights)),
                false,
                List.of(Placement.staying(base.name(), nights)),
                Optional.of(new Change(
                        Optional.of(order),
                        List.of(),
                        List.of(seen.name() + " all the same", seen.name() + " as a day trip"))));
    }
}
