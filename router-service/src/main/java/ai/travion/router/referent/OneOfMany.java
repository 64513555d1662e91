package ai.travion.router.referent;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.followup.NightNearby;
import ai.travion.router.rewrite.StandAlone;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * "How do I get there from the airport?", "somewhere to stay near the break?" after several were named: nobody travels to all of them or
 * sleeps in all of them, so it is asked which, unless one was recommended.
 */
final class OneOfMany {

    private static final Pattern GETTING_THERE = Patterns.words(
            "(?:get|go|travel|drive|come|reach|getting|going|travelling|traveling|driving|(?:train|bus|taxi|tuk ?tuk|transfer|car|flight)s?) (?:to )?(?:there|it|that)|how far is (?:it|that)|how long is the (?:drive|ride|trip|way)");
    private static final Pattern OF_ALL = Patterns.words(
            "which|each|both|all|them|they|those|these|respectively|either|any of|between|compare\\p{L}*|better|best");

    private OneOfMany() {}

    static Optional<Bound> in(Pointer pointer) {
        boolean several =
                pointer.offered().options().size() > 1 && pointer.atHand().size() != 1;
        // What was looked for near a place is the nearest of what was found.
        boolean found =
                pointer.before().filter(before -> before.nearby().isPresent()).isPresent();
        boolean stays = NightNearby.isAskedIn(pointer.message());
        boolean goes = pointer.message().places().targets().isEmpty()
                && pointer.message().places().beyond().isEmpty()
                && pointer.message().said().has(GETTING_THERE)
                && !pointer.message().said().has(OF_ALL);
        if (!several || found || pointer.conversation().plan() || !(stays || goes)) {
            return Optional.empty();
        }
        var text = stays ? "What is the accommodation like there" : pointer.text();
        return pointer.offered()
                .recommended()
                .map(name -> Bound.to(StandAlone.pointing(text, name).orElse(text + ", " + name)))
                .or(() -> Optional.of(Bound.open(text, pointer.offered().options())));
    }
}
