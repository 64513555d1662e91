package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import java.util.Optional;
import java.util.regex.Pattern;

/** "And with luggage to a hotel up the hill?": more of the question before, without which it says nothing. */
final class Fragment implements Completion {

    private static final int LONGEST_WORDS = 11;
    private static final Pattern LED = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|or|ok(?:ay)?|then|what\\s+about|how\\s+about)\\W+)*(?<rest>(?:with|without|to\\s+an?|for\\s+an?|as\\s+an?)\\s.+)$");
    /** Another way of getting there is told of the way. */
    private static final Pattern BY_WHAT = Patterns.words(
            "public transport|trains?|bus(?:es)?|car|driver|taxi|tuk ?-?tuk|scooter|bike|on foot|flight");

    private static final Pattern END = Pattern.compile("[\\s?!.,;:]*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var led = Patterns.matcher(LED, message.said().text());
        boolean fragment = message.places().isEmpty()
                && message.places().region().isEmpty()
                && message.nearby().isEmpty()
                && message.calendar().isEmpty()
                && !message.when().saysAnything()
                && before.conversation().itinerary().isEmpty()
                && message.said().words().size() <= LONGEST_WORDS
                && led.matches()
                && !message.said().has(BY_WHAT);
        return fragment
                ? before.last()
                        .filter(said -> Phrases.isQuestion(said.said()))
                        .map(said -> new Completed(
                                END.matcher(said.said().text()).replaceFirst("") + ", " + led.group("rest")))
                : Optional.empty();
    }
}
