package ai.travion.router.referent;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.rewrite.StandAlone;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Can you swim there in January?", "how tough is it?" while a plan stands: the one place that was spoken of last, by its name. */
final class OfTheFocus {

    private static final Pattern THERE = Patterns.anyCase(
            "(?<!\\b(?:is|are|was|were|will|would|could|be)\\s)\\b(?:there|that\\s+(?:place|town|city))\\b(?!'s|\\s+(?:is|are|was|were|be|will|any)\\b)|\\b(?:is|are)\\s+(?:it|that|they|the\\s+\\p{L}+)\\s+there\\b|\\bthere\\W*$");
    /** What was offered in its stead is meant then. */
    private static final Pattern INSTEAD = Patterns.words("instead|rather");

    private static final Pattern IT = Patterns.words("it|that one|that|up there");
    /** What the place tells, and the plan does not. */
    private static final Pattern OF_THE_PLACE = Patterns.words(
            "hard|tough|steps|stairs|high|climb|pack|leeches|steep|difficult|strenuous|scary|dangerous|safe|easy|doable|worth|special|famous|wear|trousers|shoes|shorts|clothes|bring|need|crowded|busy|touristy|entrance|tickets?|fees?|open|book(?:ed)?|guide|kids?|child(?:ren)?|toilets?|beautiful|nice|good|cold|hot|allowed|swim");

    private static final Pattern OF_THE_PLAN = Patterns.words(
            "when|which day|what time|how long|plan|itinerary|day \\p{Nd}+|later|earlier|instead|drop|skip|move|swap|add|leave|change|put|keep|too (?:much|long|early|late)");

    private OfTheFocus() {}

    static Optional<Bound> in(Pointer pointer) {
        boolean mayPoint = !pointer.conversation().itinerary().isEmpty()
                && !pointer.isPlaced()
                && pointer.message().places().region().isEmpty();
        return mayPoint
                ? place(pointer)
                        .flatMap(place -> StandAlone.pointing(pointer.text(), place.name()))
                        .map(Bound::to)
                : Optional.empty();
    }

    private static Optional<Place> place(Pointer pointer) {
        var conversation = pointer.conversation();
        if (Patterns.isIn(THERE, pointer.text()) && !Patterns.isIn(INSTEAD, pointer.text())) {
            return conversation.plan()
                    ? pointer.focus().place()
                    : conversation.there().or(() -> pointer.focus().place());
        }
        boolean it = conversation.plan()
                && Phrases.isQuestion(pointer.message().said())
                && Patterns.isIn(IT, pointer.text())
                && Patterns.isIn(OF_THE_PLACE, pointer.text())
                && !Patterns.isIn(OF_THE_PLAN, pointer.text());
        return it ? pointer.focus().place() : Optional.empty();
    }
}
