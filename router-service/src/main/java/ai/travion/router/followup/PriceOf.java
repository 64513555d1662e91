package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** "Tuk tuk price", "fare of a tuk tuk": how much it costs, in the words in which that is asked most; a tuk-tuk costs what it does wherever one is. */
final class PriceOf implements Completion {

    private static final String PRICE = "(?:prices?|costs?|fares?|rates?|charges?)";
    private static final Pattern OF_IT = Patterns.anyCase(
            "^\\W*(?:(?:and|so|what(?:'s|\\s+is|\\s+are)|tell\\s+me)\\s+)*(?:the\\s+)?(?:(?:usual|average|typical|normal|approximate)\\s+)?"
                    + PRICE + "\\s+(?:of|for)\\s+(?<thing>.{3,60}?)\\W*$");
    private static final Pattern ITS = Patterns.anyCase(
            "^\\W*(?:(?:and|so|what(?:'s|\\s+is|\\s+are))\\s+)*(?:the\\s+)?(?<thing>(?!how\\b|what\\b|is\\b|are\\b|which\\b|the\\b)\\p{L}[\\p{L}'’ -]{2,40}?)\\s+"
                    + PRICE + "(?<where>\\s+(?:(?:in|at|to|from)\\s+)?[^?.!]{2,40})?\\W*$");
    private static final Pattern A_RIDE = Patterns.anyCase(
            "^\\W*(?:how\\s+much\\s+(?:does|do|is|are)\\s+)(?<ride>(?:(?:an?|the)\\s+)?(?:tuk[\\s-]?tuks?|three[\\s-]?wheelers?)(?:\\s+rides?)?)(?:\\s+(?:cost|costs))?(?:\\s+(?:in|around|at)\\s+#+)?(?<when>\\s+at\\s+night|\\s+in\\s+the\\s+evening)?\\W*$");

    private static final Pattern AT_NIGHT = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|what\\s+about|how\\s+about)\\W+)*(?<when>at\\s+night|in\\s+the\\s+evening)\\W*$");

    private static final Pattern RIDE = Patterns.words("tuk[\\s-]?tuks?|three[\\s-]?wheelers?");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        if (!before.conversation().itinerary().isEmpty()
                || message.places().targets().size() > 1
                || message.places().origin().isPresent()) {
            return Optional.empty();
        }
        var text = message.said().text();
        var ride = Patterns.matcher(A_RIDE, message.places().remainder());
        if (ride.matches() && !message.places().isEmpty()) {
            return Optional.of(asked(ride.group("ride"), ride.group("when")));
        }
        var later = Patterns.matcher(AT_NIGHT, text);
        if (later.matches()) {
            return before.last()
                    .map(said -> Patterns.matcher(A_RIDE, said.places().remainder()))
                    .filter(Matcher::matches)
                    .map(said -> asked(said.group("ride"), " " + later.group("when")));
        }
        var of = Patterns.matcher(OF_IT, text);
        var its = Patterns.matcher(ITS, text);
        var thing = of.matches()
                ? Optional.of(of.group("thing"))
                : its.matches()
                        ? Optional.of(its.group("thing") + (its.group("where") == null ? "" : its.group("where")))
                        : Optional.<String>empty();
        return thing.filter(name -> Patterns.isIn(RIDE, name)).map(name -> asked("a tuk tuk", null));
    }

    private static Completed asked(String ride, @Nullable String when) {
        return new Completed("How much does %s cost%s?".formatted(ride.strip(), when == null ? "" : when));
    }
}
