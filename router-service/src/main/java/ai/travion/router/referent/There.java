package ai.travion.router.referent;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Spoken;
import ai.travion.router.rewrite.FollowUp;
import ai.travion.router.rewrite.StandAlone;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Can you swim there in January?" while a plan stands: the place that the last answer was about, be it one of the plan or told from it. */
final class There {

    private static final Pattern POINTS = Patterns.anyCase(
            "(?<!\\b(?:is|are|was|were|will|would|could|be)\\s)\\b(?:there|that\\s+(?:place|town|city))\\b(?!'s|\\s+(?:is|are|was|were|be|will|any)\\b)|\\b(?:is|are)\\s+(?:it|that|they|the\\s+\\p{L}+)\\s+there\\b|\\bthere\\W*$");

    /** What moves the days or their hours names no place, and leaves the one before it spoken of. */
    private static final int LATELY = 3;

    /** What was offered in its stead is meant then. */
    private static final Pattern INSTEAD = Patterns.words("instead|rather");

    private There() {}

    static Optional<Bound> in(Pointer pointer) {
        var conversation = pointer.conversation();
        boolean points = !conversation.itinerary().isEmpty()
                && !pointer.isPlaced()
                && pointer.message().places().region().isEmpty()
                && Patterns.isIn(POINTS, pointer.text())
                && !Patterns.isIn(INSTEAD, pointer.text());
        if (!points) {
            return Optional.empty();
        }
        var place = conversation.plan()
                ? Spoken.placeIn(conversation, pointer.atlas())
                        .or(pointer::cameIn)
                        .or(() -> namedSincePlanned(pointer))
                : conversation.there();
        return place.flatMap(there -> StandAlone.pointing(pointer.text(), there.name()))
                .map(Bound::to);
    }

    /** Of an answer that tells no stop, what its question named; of a plan that was changed, the one place that came into it. */
    private static Optional<Place> namedSincePlanned(Pointer pointer) {
        boolean first = Spoken.isOfAWholePlan(pointer.conversation())
                && pointer.earlier().size() == 1;
        return first
                ? Optional.empty()
                : pointer.earlier().reversed().stream()
                        .limit(LATELY)
                        .map(said -> named(said, pointer.atlas()))
                        // A change of the days alone is kept as an order for all of the plan's places.
                        .filter(places -> places.size() == 1)
                        .findFirst()
                        .map(List::getFirst);
    }

    private static List<Place> named(Reading said, Places atlas) {
        return atlas.mentionedIn(FollowUp.change(said.said().text())).stream()
                .map(Places.Mention::place)
                .filter(said.places().all()::contains)
                .distinct()
                .toList();
    }
}
