package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.rewrite.StandAlone;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Where should I go for elephants?" of somebody who has said where they are; "from Ella to the beach?" of the nearest. */
final class Surroundings implements Completion {

    private static final Pattern IS_AT = Patterns.anyCase(
            "\\b(?:i'm|i\\s+am|we're|we\\s+are|staying|based|i'll\\s+be|we'll\\s+be|sleeping|(?:i|we)\\s+stay)\\s+(?:\\p{L}+\\s+)?(?:in|at|near)\\s+(?:the\\s+)?#");
    private static final Pattern WHERE_TO = Patterns.anyCase(
            "\\bwhere\\s+(?:should|can|could|shall|do|would|to)\\s+(?:(?:i|we|you)\\s+)?(?:go|see|find|watch|visit|walk|hike|swim|take)\\b");
    private static final Pattern FROM_HERE_TO = Patterns.anyCase(
            "\\bfrom\\s+#+\\s+to\\s+(?:the|a|some)\\s+(?:nearest\\s+|next\\s+|closest\\s+)?(?<kind>beach(?:es)?|sea|coast|national\\s+park|safari|water\\s?falls?|temple|lake)\\W*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var fromHere = Patterns.matcher(FROM_HERE_TO, message.places().remainder());
        if (fromHere.find() && message.places().all().size() == 1) {
            var kind = fromHere.group("kind").matches("(?i)sea|coast") ? "beach" : fromHere.group("kind");
            return Optional.of(new Completed("Closest %s to %s"
                    .formatted(kind, message.places().all().getFirst().name())));
        }
        boolean somewhere = message.places().isEmpty()
                && message.nearby().isEmpty()
                && message.places().region().isEmpty()
                && message.said().has(WHERE_TO)
                && !message.said().text().contains("instead");
        return somewhere
                ? at(before)
                        .map(place ->
                                new Completed(StandAlone.appended(message.said().text(), "near " + place.name())))
                : Optional.empty();
    }

    /** Where the traveller said last that they are. */
    private static Optional<Place> at(Background before) {
        return before.earlier().reversed().stream()
                .filter(said -> Patterns.isIn(IS_AT, said.places().remainder()))
                .flatMap(said -> said.places().wanted().stream())
                .findFirst();
    }
}
