package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Could we fit Mihintale in too?", "is there room for Nilaveli?": places that the plan in hand is to take up. */
public final class Additions {

    private static final Pattern ADDS = Patterns.anyCase(
            "\\b(?:fit|squeeze|put|throw|work|slot|pop|sneak|tuck|add|include|tack\\s+on|stick(?!\\s+(?:to|with)\\b))\\b[^.?!#]{0,25}#"
                    + "|\\b(?:room|space|chance|there\\s+(?:be\\s+)?(?:(?:enough|any|still)\\s+)?time)\\s+(?:for|to|of)\\b[^.?!#]{0,25}#"
                    + "|\\b(?:can|could|might|may|should|shall)\\s+(?:we|i|you)\\s+(?:maybe\\s+|perhaps\\s+)?(?:also\\s+)?(?:do|see|visit|go\\s+(?:to|via|by)|stop\\s+(?:at|in|by)|get\\s+to|have)\\s+(?:the\\s+)?#[#\\s]*(?:in\\s+)?(?:too|as\\s+well|also|on\\s+the\\s+way|then)\\b"
                    + "|\\b(?:can|could)\\s+(?:we|i|you)\\s+also\\s+(?:do|see|visit|go\\s+to|stop\\s+(?:at|in|by))\\s+(?:the\\s+)?#"
                    + "|^\\W*(?:(?:and|also|maybe|perhaps|then|ok)\\W+)*(?:go\\s+to|see|visit|do|have|try|stop\\s+(?:at|in))\\s+(?:the\\s+)?#[#\\s]*(?:too|as\\s+well|also)\\b"
                    + "|\\bgetting\\s+(?:the\\s+)?#[#\\s]*in\\b"
                    + "|\\bget\\s+(?:the\\s+)?#[#\\s]*in\\b");
    /** "Add a rest day in Ella" adds no place. */
    private static final Pattern A_DAY_THERE =
            Patterns.anyCase("\\b(?:days?|nights?)\\s+(?:more\\s+)?(?:in|at|for)\\s+(?:the\\s+)?#");

    /** "Add a cooking class in Kandy" adds a thing to do, and the place is only where. */
    private static final Pattern A_THING_THERE = Patterns.anyCase(
            "\\b(?:an?|some|another|one|two)\\s+(?!(?:visit|trip|stop|stay|bit|look|detour|outing|excursion)\\b)(?:[\\p{L}'-]+\\s+){1,4}(?:in|at|near|around)\\s+(?:the\\s+)?#");

    private static final Pattern BACK =
            Patterns.words("back|after all|all the same|first|last|at the end|to the end|before|after");

    private Additions() {}

    /** The places; none where the message adds none. */
    public static List<Place> in(Reading message) {
        return message.places().refused().isEmpty()
                        && message.places().origin().isEmpty()
                        && Patterns.isIn(ADDS, message.places().remainder())
                        && !Patterns.isIn(A_DAY_THERE, message.places().remainder())
                        && !Patterns.isIn(A_THING_THERE, message.places().remainder())
                ? message.places().targets()
                : List.of();
    }

    /** The answer to who adds what is planned already. */
    static Optional<String> alreadyPlanned(Reading message, Itinerary plan) {
        var wanted = in(message);
        boolean all = !wanted.isEmpty()
                && !message.said().has(BACK)
                && !message.when().saysAnything()
                && wanted.stream().noneMatch(place -> plan.at(place).isEmpty());
        return all
                ? Asked.of(message, plan, Optional.empty())
                        .told(wanted.stream()
                                .flatMap(place -> plan.at(place).stream())
                                .toList())
                        .map(told -> "%s already planned. %s"
                                .formatted(
                                        wanted.getFirst().name() + (wanted.size() > 1 ? " and the others are" : " is"),
                                        told))
                : Optional.empty();
    }
}
