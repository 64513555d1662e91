package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** "We won't have time for Kandy I think, drop it": a place is named, and given up by a word that points at it. */
final class NamedAndDropped implements Completion {

    private static final int LONGEST_WORDS = 22;
    private static final Pattern SAID = Patterns.anyCase(
            "#[^?]*?(?:[,.;:!-]+\\s*|\\s+(?:so|and|then|let'?s|lets)\\s+)(?:(?:so|and|then|please|pls|just|let'?s|lets|better|rather|we\\s+(?:can|could|should)|(?:can|could)\\s+(?:you|we)|i\\s+think)\\s+)*(?:(?:drop|skip|cut|remove|cancel|leave\\s+out|scrap|forget|(?:leave|take|cut|kick)(?=\\s+(?:it|that)\\s+out))\\s+(?:about\\s+)?(?:it|that|this)|(?:(?:we|i)(?:'d|\\s+would)?\\s+)?(?:(?:rather|better)\\s+)?(?:not|don'?t)\\s+(?:go|stay|stop|do|visit)(?:\\s+(?:there|it|that))?|no\\s+need\\s+(?:for|to\\s+(?:see|go))\\s+(?:it|that|there)|without\\s+(?:it|that))(?:\\s+(?:out|there|then|please|pls|altogether|completely|one))*\\W*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        var named = Stream.concat(message.places().all().stream(), message.places().refused().stream())
                .distinct()
                .toList();
        boolean drops = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && named.size() == 1
                && message.said().words().size() <= LONGEST_WORDS
                && Patterns.isIn(SAID, message.places().remainder());
        return drops ? Optional.of(without(named.getFirst(), before)) : Optional.empty();
    }

    static Completed without(Place place, Background before) {
        var planned = before.conversation().ofThePlan();
        boolean isIn = planned.contains(place)
                || Itinerary.of(before.conversation().itinerary(), before.atlas())
                        .isAt(place);
        var left = planned.stream().filter(stay -> !stay.equals(place)).toList();
        if (!isIn || left.isEmpty()) {
            return Completed.nothing(
                    planned,
                    isIn
                            ? "Not changed: %s is the only place of the plan; name another for it."
                                    .formatted(place.name())
                            : "Not changed: %s is not in the plan, so nothing is left out.".formatted(place.name()));
        }
        return new Completed(
                "Make it so",
                List.of("%s is left out now; its days go to the other places.".formatted(place.name())),
                false,
                List.of(),
                Optional.of(new Change(Optional.of(left), List.of(place), List.of())));
    }
}
