package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "And with luggage to a hotel up the hill?": more of the question before, without which it says nothing. */
final class Fragment implements Completion {

    private static final int LONGEST_WORDS = 11;
    private static final Pattern LED = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|or|ok(?:ay)?|then|what\\s+about|how\\s+about)\\W+)*(?<rest>(?:with|without|to\\s+an?|for\\s+an?|as\\s+an?)\\s.+)$");
    /** Another way of getting there is told of the way. */
    private static final Pattern BY_WHAT = Patterns.words(
            "public transport|trains?|bus(?:es)?|car|driver|taxi|tuk ?-?tuk|scooter|bike|on foot|flight");

    /** It is as far with a child as without. */
    private static final Pattern HOW_NEAR = Patterns.words("nearer|closer|nearest|closest|how far");

    private static final Pattern END = Pattern.compile("[\\s?!.,;:]*$");

    /** What was asked before; of two that were measured only which of them. */
    private static Optional<String> goneOnFrom(Background before) {
        return before.last().flatMap(said -> {
            var named = said.places().targets();
            var places = named.size() > 1 ? named : before.conversation().latest();
            if (said.said().has(HOW_NEAR) && places.size() > 1) {
                return Optional.of(places.stream().map(Place::name).collect(Collectors.joining(" or ")));
            }
            return Phrases.isQuestion(said.said())
                    ? Optional.of(END.matcher(said.said().text()).replaceFirst(""))
                    : Optional.empty();
        });
    }

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
                ? goneOnFrom(before).map(asked -> new Completed(asked + ", " + led.group("rest")))
                : Optional.empty();
    }
}
