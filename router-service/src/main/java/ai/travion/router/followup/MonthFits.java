package ai.travion.router.followup;

import ai.travion.router.intent.Reading;
import ai.travion.router.referent.Topic;
import ai.travion.router.text.Patterns;
import java.time.format.TextStyle;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Is March ok?" is asked of the month for what was spoken of last, at its place. */
final class MonthFits implements Completion {

    private static final Pattern FITS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|or|ok(?:ay)?|then)\\W+)*(?:is|would|will|'?s)\\s+(?:in\\s+)?(?:early\\s+|late\\s+|mid[- ]?)?(?:january|february|march|april|may|june|july|august|september|october|november|december)\\s+(?:be\\s+)?(?:also\\s+|still\\s+)?(?:ok(?:ay)?|good|fine|alright|possible|suitable|a\\s+good\\s+(?:time|month|idea|choice)|the\\s+right\\s+(?:time|month|season)|too\\s+(?:late|early)|in\\s+season|worth\\s+it)(?:\\s+(?:then|too|for\\s+(?:it|that|this)|there|as\\s+well))*\\W*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean asked = message.places().isEmpty()
                && message.when().start().isPresent()
                && !before.conversation().plan()
                && message.said().is(FITS);
        return asked
                ? before.subject().map(place -> {
                    var month = message.when()
                            .start()
                            .orElseThrow()
                            .getMonth()
                            .getDisplayName(TextStyle.FULL, Locale.ENGLISH);
                    return new Completed(before.last()
                            .flatMap(last -> Topic.of(last, before.atlas()))
                            .map(topic -> "Is %s good for %s in %s?".formatted(month, topic, place.name()))
                            .orElseGet(() -> "Is %s a good time to visit %s?".formatted(month, place.name())));
                })
                : Optional.empty();
    }
}
