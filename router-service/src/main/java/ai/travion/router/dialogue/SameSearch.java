package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.places.Beyond;
import ai.travion.router.places.NearbySearch;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A message that searches around the same place for something else, or further: "what about waterfalls?", "within 20 km?". */
final class SameSearch {

    private static final String OPENING =
            "^\\W*(?:(?:and|or|but|also|ok(?:ay)?|then|so)\\W+)*(?:what\\s+about|how\\s+about|any|are\\s+there(?:\\s+any)?|is\\s+there(?:\\s+any)?|maybe|rather|only|just|show\\s+me)?\\s*";
    private static final Pattern SOMETHING_ELSE = Patterns.anyCase(
            OPENING
                    + "(?:an?\\s+|the\\s+|some\\s+|any\\s+)?(?<what>(?:\\p{L}[\\p{L}'-]*\\s+){0,2}?\\p{L}[\\p{L}'-]{2,})(?:\\s+(?:there|nearby|instead|too|then|around|as\\s+well|please))*\\W*$");
    private static final Pattern FURTHER = Patterns.anyCase(OPENING
            + "(?:ones?\\s+|some\\s+|something\\s+)?within\\s+(?<km>\\d{1,3})\\s*(?:km|kms|kilomet(?:er|re)s?)\\W*$");
    private static final Pattern NO_FACILITY = Patterns.words(
            "it|them|they|why|more|else|one|ones|kids?|child(?:ren)?|wife|husband|family|now|today|tomorrow|really|sure|yes|no|me|us|that|this|there|thanks?|else|rain|weather|expensive|cheaper|cheap|free|open|safe|far|good|crowded|food|when|who|how|which|where|what|is|are");

    private static final Pattern ANOTHER_CENTRE = Patterns.anyCase(
            "^\\W*(?:(?:and|or|but|so|no|sorry|what\\s+about|how\\s+about)\\W+)*(?:near(?:by)?|around|in|at|close\\s+to)?\\s*#+(?:\\s+(?:instead|then|rather))?\\W*$");

    private static final Pattern SAME_KIND = Patterns.anyCase(
            "^\\W*(?:(?:and|or|but|so|ok(?:ay)?|then|what\\s+about|how\\s+about|which\\s+is|what\\s+is|what's)\\W+)*(?:the\\s+|an?\\s+|any\\s+)?(?:closest|nearest|one|ones)(?:\\s+ones?)?\\s+(?:to|near|around|close\\s+to|by|from|in|at)\\s+(?:the\\s+)?#+\\W*$");

    private SameSearch() {}

    /** "Closest one to Haputale", "and closest to Ella": the same kind, around another place. */
    private static Optional<String> sameKind(NearbySearch before, Reading message) {
        var places = message.places().all();
        return !before.facility().isEmpty()
                        && places.size() == 1
                        && Patterns.isAllOf(SAME_KIND, message.places().remainder())
                ? Optional.of(before.facility() + " near " + places.getFirst().name())
                : Optional.empty();
    }

    /** "Near Bandarawela instead". */
    private static Optional<String> otherCentre(Reading message) {
        return Patterns.isAllOf(ANOTHER_CENTRE, message.places().remainder())
                ? message.places().beyond().stream()
                        .map(Beyond::name)
                        .findFirst()
                        .or(() -> message.places().targets().stream()
                                .map(Place::name)
                                .findFirst())
                : Optional.empty();
    }

    /** What the message searches for, around the place of the question before. */
    static Optional<String> of(Reading question, Reading message) {
        var centre = question.places().all();
        var search = question.nearby();
        var other = search.isPresent() ? otherCentre(message) : Optional.<String>empty();
        if (other.isPresent()) {
            var sought =
                    search.get().facility().isEmpty() ? "places" : search.get().facility();
            return other.map(name -> sought + " near " + name);
        }
        var again = search.flatMap(before -> sameKind(before, message));
        if (again.isPresent()) {
            return again;
        }
        if (search.isEmpty()
                || centre.isEmpty()
                || !message.places().isEmpty()
                || message.when().saysAnything()) {
            return Optional.empty();
        }
        var around = centre.getFirst().name();
        var further = Patterns.matcher(FURTHER, message.said().text());
        if (further.matches()) {
            var facility =
                    search.get().facility().isEmpty() ? "places" : search.get().facility();
            return Optional.of("%s within %s km of %s".formatted(facility, further.group("km"), around));
        }
        return Optional.of(Patterns.matcher(SOMETHING_ELSE, message.said().text()))
                .filter(Matcher::matches)
                .map(found -> found.group("what"))
                .filter(what -> !Patterns.isIn(NO_FACILITY, what))
                .filter(what -> !message.said().has(Phrases.GENERAL_MATTER))
                .map(what -> what + " near " + around);
    }
}
