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

    /** "Yes, Mirissa is good", "Weligama sounds nice". */
    private static final Pattern AGREED = Patterns.anyCase(
            "^\\W*(?:(?:yes|yeah|yep|ok(?:ay)?|sure|great|good|fine|perfect|cool|alright|oh|well|so|then|and|i\\s+think|hm+)\\b\\W*)*(?:the\\s+)?#+\\s+(?:(?:is|sounds|looks|seems|would\\s+be|will\\s+be|works|it\\s+is|suits\\s+us)\\b)(?:\\s+(?:a|very|really|quite|just|like|for\\s+us))*(?:\\s+(?:good|great|fine|perfect|lovely|nice|ok(?:ay)?|well|cool|wonderful|ideal)(?:\\s+(?:idea|choice|one|place))?)?(?:\\W+(?:then|please|pls|thanks|for\\s+(?:us|me|that)))*\\W*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        var named = message.places().targets();
        if (conversation.itinerary().isEmpty() || !conversation.hasPlanned() || named.size() != 1) {
            return Optional.empty();
        }
        var place = named.getFirst();
        var plan = Itinerary.of(conversation.itinerary(), before.atlas());
        boolean agreed = Patterns.isAllOf(AGREED, message.places().remainder());
        if (conversation.plans(place) || message.when().saysAnything()) {
            return Optional.empty();
        }
        if (plan.nightsAt(place) > 0) {
            return agreed || Patterns.isIn(ADDED, message.places().remainder())
                    ? Optional.of(asked(place, conversation.ofThePlan(), plan))
                    : Optional.empty();
        }
        return agreed && conversation.plan() && !conversation.ofThePlan().isEmpty()
                ? Optional.of(new Completed("Add " + place.name() + " to the plan"))
                : Optional.empty();
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
