package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.referent.Topic;
import java.time.format.TextStyle;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "Is March ok?" is asked of the month for what was spoken of last, at its place. */
final class MonthFits implements Completion {

    private static final String MONTH =
            "(?:in\\s+)?(?:early\\s+|late\\s+|mid[- ]?)?(?:january|february|march|april|may|june|july|august|september|october|november|december)";
    private static final Pattern FITS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|or|ok(?:ay)?|then)\\W+)*(?:is|would|will|'?s)\\s+"
                    + MONTH
                    + "\\s+(?:be\\s+)?(?:also\\s+|still\\s+|any\\s+|much\\s+|a\\s+bit\\s+)?(?:ok(?:ay)?|good|fine|alright|possible|suitable|better|nicer|drier|quieter|cheaper|cooler|worse|a\\s+(?:good|better)\\s+(?:time|month|idea|choice)|the\\s+right\\s+(?:time|month|season)|too\\s+(?:late|early)|in\\s+season|worth\\s+it)(?:\\s+(?:then|too|instead|for\\s+(?:it|that|this|us)|there|as\\s+well))*\\W*$");
    /** "Should we come in June instead?" asks for advice, and orders nothing. */
    private static final Pattern ADVICE = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|or|ok(?:ay)?|then)\\W+)*(?:should|shall)\\s+(?:i|we)\\s+(?:rather\\s+|better\\s+)?(?:come|go|travel|visit|do\\s+(?:it|this))\\s+"
                    + MONTH + "(?:\\s+(?:then|instead|rather))*\\W*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean asked = message.places().isEmpty()
                && message.when().start().isPresent()
                && (message.said().is(FITS) || message.said().is(ADVICE));
        if (asked && before.conversation().plan()) {
            return Optional.of(new Completed("Is %s a good time to visit %s?"
                    .formatted(
                            month(message),
                            before.conversation().ofThePlan().stream()
                                    .map(Place::name)
                                    .collect(Collectors.joining(" and ")))));
        }
        return asked
                ? before.subject().map(place -> {
                    var month = month(message);
                    return new Completed(before.last()
                            .flatMap(last -> Topic.of(last, before.atlas()))
                            .map(topic -> "Is %s good for %s in %s?".formatted(month, topic, place.name()))
                            .orElseGet(() -> "Is %s a good time to visit %s?".formatted(month, place.name())));
                })
                : Optional.empty();
    }

    private static String month(Reading message) {
        return message.when().start().orElseThrow().getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
    }
}
