package ai.travion.router.followup;

import ai.travion.router.intent.Reading;
import ai.travion.router.text.Patterns;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Ok south then. 11 to 15 january" after a plan on the east coast: the same kind of trip, on another coast. */
final class OtherCoast implements Completion {

    private static final Pattern DIRECTION = Patterns.anyCase(
            "^\\W*(?:(?:hm+|ok(?:ay)?|so|then|no|and|but|well|rather|maybe|actually|fine|right|let'?s\\s+(?:do|try|go)|make\\s+it|somewhere|anywhere|do|try|i'd\\s+rather|we'd\\s+rather|what\\s+about|how\\s+about|move\\s+it\\s+to|go|to|in|on|down|up)\\b[\\s,.!]*)*(?:the\\s+)?(?:deep\\s+|far\\s+)?(?<way>south|north|east|west)(?:ern)?(?:\\s+(?:coast|side|beaches))?\\b[\\s,]*(?:then|instead|please|rather|is\\s+(?:fine|better|ok))?(?<rest>(?:[\\s,.!;:]+(?:(?:from|on|for)\\s+)?\\d.*)?)\\W*$");
    private static final Pattern COAST =
            Patterns.words("coast|beach(?:es)?|sea|surf\\w*|swim\\w*|snorkel\\w*|div(?:e|ing)");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var said = DIRECTION.matcher(message.said().text());
        boolean turns = message.places().isEmpty()
                && !before.conversation().itinerary().isEmpty()
                && before.conversation().isBesideThePlan()
                && said.matches();
        if (!turns) {
            return Optional.empty();
        }
        boolean byTheSea = before.earlier().stream().anyMatch(one -> one.said().has(COAST));
        return Optional.of(new Completed("Plan the trip %s the %s%s instead%s"
                .formatted(
                        byTheSea ? "on" : "in",
                        said.group("way").toLowerCase(Locale.ROOT),
                        byTheSea ? " coast" : "",
                        said.group("rest").isBlank()
                                ? ""
                                : ", " + said.group("rest").replaceFirst("^[\\s,.!;:]+", ""))));
    }
}
