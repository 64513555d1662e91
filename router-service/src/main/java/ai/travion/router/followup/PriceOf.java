package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * "Tuk tuk price", "fare for a tuk tuk", "price of a train ticket to Kandy": how much a ride costs, in the words in which that is asked
 * most. What rides cost is told of the whole country.
 */
final class PriceOf implements Completion {

    private static final String PRICE = "(?:prices?|costs?|fares?|rates?|charges?)";
    private static final Pattern OF_IT = Patterns.anyCase(
            "^\\W*(?:(?:and|so|what(?:'s|\\s+is|\\s+are)|tell\\s+me)\\s+)*(?:the\\s+)?(?:(?:usual|average|typical|normal|approximate)\\s+)?"
                    + PRICE + "\\s+(?:of|for)\\s+(?<thing>.{3,60}?)\\W*$");
    private static final Pattern ITS = Patterns.anyCase(
            "^\\W*(?:(?:and|so|what(?:'s|\\s+is|\\s+are))\\s+)*(?:the\\s+)?(?<thing>(?!how\\b|what\\b|is\\b|are\\b|which\\b|the\\b)\\p{L}[\\p{L}'’ -]{2,40}?)\\s+"
                    + PRICE + "(?:\\s+(?:(?:in|at|to|from)\\s+)?[^?.!]{2,40})?\\W*$");
    private static final Pattern A_RIDE = Patterns.anyCase(
            "^\\W*(?:how\\s+much\\s+(?:does|do|is|are)\\s+)(?<ride>(?:(?:an?|the)\\s+)?(?:tuk[\\s-]?tuks?|three[\\s-]?wheelers?)(?:\\s+rides?)?)(?:\\s+(?:cost|costs))?(?:\\s+(?:in|around|at)\\s+#+)?(?<when>\\s+at\\s+night|\\s+in\\s+the\\s+evening)?\\W*$");

    private static final Pattern AT_NIGHT = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|what\\s+about|how\\s+about)\\W+)*(?<when>at\\s+night|in\\s+the\\s+evening)\\W*$");

    /** The rides that are asked for, and how one calls what is paid for. */
    private static final List<Ride> RIDES = List.of(
            Ride.of("a tuk tuk", "(?:tuk[\\s-]?tuks?|three[\\s-]?wheelers?)(?:\\s+rides?)?"),
            Ride.of("a train ticket", "trains?(?:\\s+(?:tickets?|seats?|rides?))?"));

    private record Ride(String called, Pattern words) {

        /** The ride itself, whatever its way: "a tuk tuk from the airport", and no hotel near a train station. */
        static Ride of(String called, String words) {
            return new Ride(
                    called,
                    Patterns.anyCase("(?:(?:an?|the|one)\\s+)?" + words
                            + "(?:\\s+(?:to|from|in|between|around|per|at|for)\\b.*)?"));
        }
    }

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        if (!before.conversation().itinerary().isEmpty()
                || message.places().targets().size() > 1
                || message.places().origin().isPresent()) {
            return Optional.empty();
        }
        return somewhere(message).or(() -> atNight(message, before)).or(() -> inFewWords(message));
    }

    /** "How much does a tuk tuk cost in Colombo?" */
    private static Optional<Completed> somewhere(Reading message) {
        var ride = Patterns.matcher(A_RIDE, message.places().remainder());
        return ride.matches() && !message.places().isEmpty()
                ? Optional.of(asked(ride.group("ride"), ride.group("when")))
                : Optional.empty();
    }

    /** "And at night?" after it. */
    private static Optional<Completed> atNight(Reading message, Background before) {
        var later = Patterns.matcher(AT_NIGHT, message.said().text());
        return later.matches()
                ? before.last()
                        .map(said -> Patterns.matcher(A_RIDE, said.places().remainder()))
                        .filter(Matcher::matches)
                        .map(said -> asked(said.group("ride"), " " + later.group("when")))
                : Optional.empty();
    }

    private static Optional<Completed> inFewWords(Reading message) {
        var text = message.said().text();
        return Stream.of(OF_IT, ITS)
                .map(words -> Patterns.matcher(words, text))
                .filter(Matcher::matches)
                .map(words -> words.group("thing"))
                .flatMap(thing -> RIDES.stream()
                        .filter(ride -> Patterns.isAllOf(ride.words(), thing))
                        .map(ride -> asked(ride.called(), null)))
                .findFirst();
    }

    private static Completed asked(String ride, @Nullable String when) {
        return new Completed("How much does %s cost%s?".formatted(ride.strip(), when == null ? "" : when));
    }
}
