package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Is it safe on trains alone?" beside a plan asks how safe it is to travel alone, and not what its places are like. */
final class SafeAlone implements Completion {

    private static final Pattern SAFE = Patterns.words("safe|safely|safety|dangerous|risky|unsafe|harass\\w*|hassled?");
    private static final Pattern ALONE = Patterns.words(
            "alone|by myself|on my own|solo|single (?:woman|women|female|girl|traveller)|(?:as )?a (?:woman|girl|female)|for (?:women|girls|females)");
    /** How safe a deed is, its place tells. */
    private static final Pattern OF_A_DEED = Patterns.words(
            "swim\\w*|surf\\w*|hik\\w+|climb\\w*|div(?:e|ing)|snorkel\\w*|leave|stay\\w*|child|children|kids?");

    private static final Pattern WAY = Patterns.words("trains?|bus(?:es)?|tuk ?-?tuks?|taxis?|night|evenings?");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean asked = message.places().isEmpty()
                && !before.conversation().itinerary().isEmpty()
                && message.said().has(SAFE)
                && !message.said().has(OF_A_DEED)
                && message.said().has(ALONE);
        if (!asked) {
            return Optional.empty();
        }
        var way = Patterns.matcher(WAY, message.said().text());
        return Optional.of(new Completed("Is Sri Lanka safe for women travelling alone%s?"
                .formatted(way.find() ? " in crowded buses and trains" : "")));
    }
}
