package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.Optional;
import java.util.regex.Pattern;

/** "And for my kids?" after questions on a visa or a licence: whether they need one, whatever else was asked of it since. */
final class PaperForThem implements Completion {

    private static final int LATELY = 3;
    private static final Pattern FOR_THEM = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|what\\s+about|how\\s+about|also)\\W+)*for\\s+(?<who>(?:my|our|the)\\s+(?:(?:\\p{L}+|\\d+|\\d+[ -]year[ -]old)\\s+)?(?<one>kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|infants?|sons?|daughters?|wife|husband|partner|parents?|mother|father|mum|mom|dad|family|friends?))\\W*$");
    private static final Pattern SEVERAL = Patterns.anyCase("(?:children|.*s)");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var asked = Patterns.matcher(FOR_THEM, message.said().text());
        boolean asks =
                before.conversation().itinerary().isEmpty() && message.places().isEmpty() && asked.matches();
        return asks
                ? paper(before)
                        .map(paper -> new Completed("%s %s need a %s?"
                                .formatted(
                                        Patterns.isAllOf(SEVERAL, asked.group("one")) ? "Do" : "Does",
                                        asked.group("who"),
                                        paper.kind())))
                : Optional.empty();
    }

    /** The one that was asked about last, with nothing else asked of a place since. */
    private static Optional<Thing> paper(Background before) {
        return before.earlier().reversed().stream()
                .limit(LATELY)
                .takeWhile(said -> said.places().isEmpty())
                .flatMap(said -> Thing.of(said).stream())
                .findFirst()
                .filter(Thing::isAPaper);
    }
}
