package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** "Can you put Udawalawe in instead?" of a place that we had added ourselves: now it was asked for, and stays through other changes. */
final class NamedForGood implements Completion {

    private static final Pattern ADDED = Patterns.anyCase(
            "\\b(?:add|include|put\\s+in|fit\\s+in|keep|take|use|have|do|(?:put|bring)(?=\\s+(?:the\\s+)?#+\\s+(?:in|back)\\b))\\s+(?:in\\s+)?(?:the\\s+)?#+(?:\\s+(?:in|instead|back|please|pls|then|to\\s+(?:it|the\\s+plan)))*\\W*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        var named = message.places().targets();
        if (conversation.itinerary().isEmpty() || !conversation.hasPlanned() || named.size() != 1) {
            return Optional.empty();
        }
        var place = named.getFirst();
        var plan = Itinerary.of(conversation.itinerary(), before.atlas());
        boolean ours = plan.nightsAt(place) > 0
                && !conversation.plans(place)
                && !message.when().saysAnything()
                && Patterns.isIn(ADDED, message.places().remainder());
        return ours ? Optional.of(asked(place, conversation.ofThePlan(), plan)) : Optional.empty();
    }

    private static Completed asked(Place place, List<Place> planned, Itinerary plan) {
        int at = (int) planned.stream()
                .filter(other -> firstDayOf(other, plan) <= firstDayOf(place, plan))
                .count();
        return new Completed(
                "Make it so",
                List.of("Noted: %s is in the plan already; now that you asked for it, it stays in it."
                        .formatted(place.name())),
                false,
                List.of(),
                Optional.of(new Change(
                        Optional.of(Stream.of(
                                        planned.subList(0, at).stream(),
                                        Stream.of(place),
                                        planned.subList(at, planned.size()).stream())
                                .flatMap(places -> places)
                                .toList()),
                        List.of(),
                        List.of(place.name() + " all the same"))));
    }

    private static int firstDayOf(Place place, Itinerary plan) {
        var days = plan.days();
        for (int day = 0; day < days.size(); day++) {
            if (plan.on(days.get(day)).isAt(place)) {
                return day;
            }
        }
        return days.size();
    }
}
