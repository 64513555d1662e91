package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.Optional;
import java.util.regex.Pattern;

/** "What is near", "any beach", "pharmacy?", "how far is the nearest hospital" while a place is spoken of: a search around it. */
final class NearTheSubject implements Completion {

    private static final String LEAD =
            "^\\W*(?:(?:and|but|so|or|ok(?:ay)?|then|well|hmm+|also|is\\s+there|are\\s+there|any|an?|some|the|what\\s+about|how\\s+about)\\b[\\s,.!]*)*";
    private static final String TAIL =
            "(?:\\s+(?:there|here|nearby|near\\s+by|close\\s+by|around|around\\s+there|in\\s+town|please|then))*\\W*$";
    private static final String FACILITY =
            "(?:pharmac(?:y|ies)|chemists?|hospitals?|clinics?|doctors?|dentists?|atms?|cash\\s+machines?|banks?|super ?markets?|grocery(?:\\s+stores?)?|petrol(?:\\s+stations?|\\s+sheds?)?|fuel\\s+stations?|laundr(?:y|ies|omats?)|police(?:\\s+stations?)?|post\\s+offices?|(?:good\\s+|nice\\s+|cheap\\s+|decent\\s+|vegetarian\\s+|local\\s+)*(?:restaurants?|caf[e\u00e9]s?|coffee\\s+(?:shops?|places?)|places?\\s+to\\s+eat|somewhere\\s+to\\s+eat|somewhere\\s+for\\s+(?:lunch|dinner|breakfast|coffee))|beach(?:es)?|water\\s?falls?|viewpoints?)";
    private static final Pattern WHAT_IS_NEAR = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|also)\\W+)*(?:what(?:'s|\\s+is|\\s+are)?(?:\\s+else)?(?:\\s+is)?\\s+(?:near(?:by)?|close(?:\\s+by)?)|anything(?:\\s+else)?\\s+(?:near(?:by)?|close(?:\\s+by)?))(?:\\s+(?:here|there|it|that|by))?\\W*$");
    private static final Pattern ANY = Patterns.anyCase(LEAD + "(?<what>" + FACILITY + ")" + TAIL);
    private static final Pattern NEAREST = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|also)\\W+)*(?:(?:how\\s+far|where)(?:'s|\\s+is)|what(?:'s|\\s+is))\\s+the\\s+(?:nearest|closest)\\s+(?<what>\\p{L}+(?:\\s+\\p{L}+)?)"
                    + TAIL);

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean open = message.places().isEmpty()
                && message.places().beyond().isEmpty()
                && message.places().region().isEmpty()
                && !message.when().saysAnything()
                && before.last().isPresent();
        return open
                ? before.subject()
                        .flatMap(place ->
                                sought(message, before).map(what -> new Completed(what + " near " + place.name())))
                : Optional.empty();
    }

    private static Optional<String> sought(Reading message, Background before) {
        var text = message.said().text();
        var nearest = Patterns.matcher(NEAREST, text);
        if (nearest.matches()) {
            return Optional.of("nearest " + nearest.group("what"));
        }
        // A plan may be asked for a beach, and a search for something else is made whole by what it began with.
        if (before.conversation().plan()
                || before.last().filter(said -> said.nearby().isPresent()).isPresent()) {
            return Optional.empty();
        }
        if (Patterns.isAllOf(WHAT_IS_NEAR, text)) {
            return Optional.of("places");
        }
        var any = Patterns.matcher(ANY, text);
        return any.matches() ? Optional.of(any.group("what")) : Optional.empty();
    }
}
