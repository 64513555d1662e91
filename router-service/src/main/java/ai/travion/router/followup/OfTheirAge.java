package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.schemas.envelope.AskedParts;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "Can my mum do it, she is 68?": whether the place is for older people; the years alone tell of no ailment. */
final class OfTheirAge implements Completion {

    private static final String PERSON =
            "(?:mum|mom|mother|dad|father|grand\\p{L}+|parents?|aunt|uncle|wife|husband|friends?|lady|ladies|man|men|woman|women|person|people)";
    /** A hotel of that age is none of them. */
    private static final Pattern SIXTY_OR_MORE = Patterns.anyCase(
            "\\b(?:(?:he|she|they|i|we|who|" + PERSON
                    + ")(?:'s|'re|'m|\\s+is|\\s+are|\\s+am)\\s+(?:both\\s+|now\\s+|nearly\\s+|almost\\s+|over\\s+)?[6-9]\\d|[6-9]\\d[ -]?years?[ -]?olds?\\s+"
                    + PERSON
                    + "|" + PERSON + "[^.?!]{1,15}[6-9]\\d[ -]?years?[ -]?old"
                    + "|(?:an?|my|our|at|with|for)\\s+[6-9]\\d[ -]?years?[ -]?old(?=\\W*$|\\W+(?:do|manage|climb|walk|hike|visit|handle|get|go|and|who|still)\\b))\\b");

    private static final Pattern CAN_THEY = Patterns.anyCase(
            "\\b(?:can|could|should|will|would)\\s+(?:i|we|he|she|they|(?:my|our|an?|the)\\s+[^.?!,]{2,40}?)\\s+(?:still\\s+|also\\s+)?(?:do|manage|climb|walk|hike|visit|handle|get\\s+up|go\\s+up)\\b");

    private static final Pattern CLIMB = Patterns.words("climb");
    private static final Pattern CAN_OLDER_PEOPLE = Patterns.words("can older people");
    private static final Pattern ONE_MORE = Patterns.anyCase(
            "^\\W*(?:(?:and|but|what\\s+about|how\\s+about)\\W+)+(?:for\\s+)?(?:my|our)\\s+\\p{L}+\\W.{3,40}$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var text = message.said().text();
        boolean asks = before.conversation().itinerary().isEmpty()
                && message.said().has(SIXTY_OR_MORE)
                && (message.said().has(CAN_THEY) || isAskedOfOneMore(message, before));
        return asks
                ? where(message, before)
                        .map(place -> new Completed("Can older people %s %s?%s"
                                .formatted(
                                        Patterns.isIn(CLIMB, text) ? "climb" : "manage",
                                        place.name(),
                                        askedBesides(text))))
                : Optional.empty();
    }

    /** "Anything similar that is easier?" is still to be answered. */
    private static String askedBesides(String text) {
        var parts = AskedParts.of(text);
        var others = parts.stream()
                .filter(part -> !Patterns.isIn(CAN_THEY, part))
                .map(part -> " " + part + "?")
                .collect(Collectors.joining());
        return parts.size() > 1 ? others : "";
    }

    /** "And my dad, he is 78?" */
    private static boolean isAskedOfOneMore(Reading message, Background before) {
        return message.said().is(ONE_MORE)
                && before.last()
                        .filter(said -> said.said().has(CAN_THEY) || said.said().has(CAN_OLDER_PEOPLE))
                        .isPresent();
    }

    private static Optional<Place> where(Reading message, Background before) {
        var named = message.places().targets();
        return named.isEmpty()
                ? before.subject()
                : named.size() == 1 ? Optional.of(named.getFirst()) : Optional.empty();
    }
}
