package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.wishes.Placement;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Swap the second day for Galle" in a plan for Colombo: a day in the middle is spent elsewhere, and the others where they were. */
final class DayOutAndBack implements Completion {

    private static final double REACH_KILOMETRES = 120;
    private static final Pattern SAID = Patterns.anyCase(
            "\\b(?:swap|replace|change|exchange|switch|use|make|spend)\\b[^.?!#]{0,25}\\b(?:for|with|to|by|into|in|at)\\s+(?:a\\s+day\\s+(?:trip|out)\\s+(?:to|in)\\s+)?(?:the\\s+)?#+\\W*(?:please|pls|instead)?\\W*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        var planned = conversation.ofThePlan();
        var named = message.places().targets();
        if (conversation.itinerary().isEmpty() || planned.size() != 1 || named.size() != 1) {
            return Optional.empty();
        }
        var plan = Itinerary.of(conversation.itinerary(), before.atlas());
        var days = DaySaid.in(message.said().text(), plan.days());
        var base = planned.getFirst();
        var place = named.getFirst();
        boolean inTheMiddle = days.size() == 1
                && days.getFirst().hour().isEmpty()
                && days.getFirst().number() > 1
                && days.getFirst().number() < plan.days().size();
        boolean within = !place.equals(base) && place.at().kilometresTo(base.at()) <= REACH_KILOMETRES;
        if (!inTheMiddle || !within || !Patterns.isIn(SAID, message.places().remainder())) {
            return Optional.empty();
        }
        var day = days.getFirst();
        return Optional.of(new Completed(
                "Make it so",
                List.of("Day %d is a day out from %s to %s and back; the other days stay in %s."
                        .formatted(day.number(), base.name(), place.name(), base.name())),
                false,
                List.of(new Placement(place.name(), Optional.of(day.inWords()), Optional.empty())),
                Optional.of(new Change(
                        Optional.of(List.of(base, place)),
                        List.of(),
                        List.of("at most 1 hotel", place.name() + " all the same")))));
    }
}
