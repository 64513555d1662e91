package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Nah, not cheap, something nice" after a question for somewhere to stay is that question, of rooms of another kind. */
final class LodgingLevel implements Completion {

    private static final int LATELY = 2;
    private static final Pattern LODGING = Patterns.words(
            "stay|sleep|hotels?|hostels?|guest ?houses?|accommodations?|lodg\\p{L}+|rooms?|villas?|resorts?|home ?stays?|airbnbs?|b&b");
    private static final String LEVEL =
            "(?<level>nice|nicer|fancy|fancier|luxury|luxurious|upscale|upmarket|posh|better|boutique|(?:five|four|5|4)[ -]?stars?|special|cheap|cheaper|budget|low[ -]?cost|mid[ -]?range|comfortable|comfy|charming|romantic|stylish|good|decent|simple|basic|expensive|quiet|quieter)";
    private static final Pattern ANOTHER = Patterns.anyCase(
            "^\\W*(?:(?:nah|no|nope|hmm+|well|ok(?:ay)?|and|but|or|so|actually|rather|maybe|then|oh|sorry|please)\\b[\\s,.!:-]*)*"
                    + "(?:(?:not|nothing|no)\\s+(?:so\\s+|too\\s+|that\\s+|a\\s+)?(?:\\p{L}+)(?:\\s+(?:ones?|places?|hotels?|hostels?|rooms?))?[\\s,.;:!-]+)?"
                    + "(?:(?:but|rather|more|i|we|want|would|'d|like|prefer|need|it|can|could|should|must|be|make|give|show|me|us|let's|have|you|do|any|there)\\b[\\s,]*)*"
                    + "(?:(?:something|somewhere|anything|anywhere|an?|one|ones|the|place)\\s+)*(?:(?:a\\s+(?:bit|little)|more|really|very|much|rather|quite|that'?s)\\s+)*"
                    + LEVEL
                    + "(?:\\s+(?:ones?|places?|hotels?|rooms?|accommodation|options?|please|pls|instead|rather|then|though|there|here|to\\s+stay))*\\W*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var level = Patterns.matcher(ANOTHER, message.said().text());
        boolean ofRooms = !before.conversation().plan()
                && message.places().isEmpty()
                && !message.when().saysAnything()
                && before.earlier().reversed().stream()
                        .limit(LATELY)
                        .anyMatch(said -> said.said().has(LODGING))
                && (message.said().words().size() > 1
                        || before.last().flatMap(Thing::of).isEmpty())
                && level.matches();
        return ofRooms
                ? before.subject()
                        .or(() -> named(before))
                        .map(place -> new Completed(
                                "What is the %s accommodation like in %s?"
                                        .formatted(inWords(level.group("level")), place.name()),
                                Remark.noted(message.wishes()),
                                true))
                : Optional.empty();
    }

    /** Where one stays is where one sets out from, too, and then it is not what the conversation is about. */
    private static Optional<Place> named(Background before) {
        return before.earlier().reversed().stream()
                .limit(LATELY)
                .flatMap(said -> said.places().all().stream())
                .findFirst();
    }

    private static String inWords(String level) {
        return switch (level.toLowerCase(Locale.ROOT)) {
            case "nicer" -> "nice";
            case "fancier" -> "fancy";
            case "cheaper" -> "cheap";
            case "quieter" -> "quiet";
            default -> level.toLowerCase(Locale.ROOT);
        };
    }
}
