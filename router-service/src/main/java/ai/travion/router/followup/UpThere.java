package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** "How cold does it get up there?" is asked of the hills that a plan comes to, whatever lies below was spoken of. */
final class UpThere implements Completion {

    private static final Pattern SAID =
            Patterns.anyCase("\\bup\\s+(?:there|in\\s+the\\s+(?:hills?|mountains?|tea\\s+country))\\b");
    private static final double HIGH = 600;
    private static final double NORTH = 8.2;

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var said = Patterns.matcher(SAID, message.said().text());
        boolean high = before.subject().filter(UpThere::isHigh).isPresent();
        return !high && message.places().isEmpty() && said.find()
                ? Optional.of(new Completed(said.replaceFirst(Matcher.quoteReplacement("in "
                        + highest(before)
                                .or(() -> inTheNorth(before))
                                .map(Place::name)
                                .orElse("the hill country")))))
                : Optional.empty();
    }

    /** Who speaks of Jaffna means it, and no hills. */
    private static Optional<Place> inTheNorth(Background before) {
        return before.subject().filter(place -> place.at().latitude() >= NORTH);
    }

    private static Optional<Place> highest(Background before) {
        return Itinerary.of(before.conversation().itinerary(), before.atlas()).places().stream()
                .filter(UpThere::isHigh)
                .max(Comparator.comparingDouble(place -> place.elevationMetres().orElse(0)));
    }

    private static boolean isHigh(Place place) {
        return place.elevationMetres().orElse(0) >= HIGH;
    }
}
