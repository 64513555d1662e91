package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.text.Utterance;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * "Is it safe on trains alone?" beside a plan asks how safe it is to travel alone, and not what its places are like; so it does before
 * anything was spoken of.
 */
final class SafeAlone implements Completion {

    private static final Pattern SAFE = Patterns.words("safe|safely|safety|dangerous|risky|unsafe|harass\\w*|hassled?");
    private static final Pattern ALONE = Patterns.words(
            "alone|by myself|on my own|solo|single (?:woman|women|female|girl|traveller)|(?:as )?a (?:woman|girl|female)|for (?:women|girls|females)");
    private static final Pattern WOMEN = Patterns.words("wom[ae]n|girls?|females?|lad(?:y|ies)");
    /** How safe a deed is, its place tells. */
    private static final Pattern OF_A_DEED = Patterns.words(
            "swim\\w*|surf\\w*|hik\\w+|climb\\w*|div(?:e|ing)|snorkel\\w*|walk\\w*|rent\\w*|scooters?|motor ?bikes?|bikes?|cycl\\w+|driv\\w+|leave|stay\\w*|child|children|kids?");

    private static final Pattern WALKS_AT_NIGHT =
            Patterns.words("(?:walk\\w*|go out|out)\\b.*\\b(?:nights?|after dark|in the dark|late)");

    private static final Pattern WAY = Patterns.words("trains?|bus(?:es)?|tuk ?-?tuks?|taxis?");
    private static final Pattern NIGHT = Patterns.words("nights?|evenings?|late|dark");

    /** "Is it ok to take a tuk-tuk alone at night?", "what should I watch out for in the evenings?" */
    private static final Pattern HARMLESS = Patterns.words(
            "is it|would it be|are (?:the|they)|(?:watch|look) out|careful|beware|take care|be aware|worry|worried|avoid|(?:can|should|could) i");

    private static final Pattern DEED_AT_NIGHT =
            Patterns.words("tuk ?-?tuks?|taxis?|trains?|bus(?:es)?|streets?|out|home");
    private static final Pattern WARNED =
            Patterns.words("(?:watch|look) out|careful|beware|take care|be aware|worry|worried");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var atNight = atNight(message, before);
        if (atNight.isPresent()) {
            return atNight;
        }
        boolean asked = message.places().isEmpty()
                && (!before.conversation().itinerary().isEmpty()
                        || (before.earlier().isEmpty() && !message.places().country()))
                && Phrases.isQuestion(message.said())
                && message.said().has(SAFE)
                && (message.said().has(WALKS_AT_NIGHT)
                        ? pointsAtNone(before)
                        : !message.said().has(OF_A_DEED))
                && (message.said().has(ALONE) || message.said().has(WALKS_AT_NIGHT));
        return asked
                ? Optional.of(new Completed(
                        message.said().has(WALKS_AT_NIGHT)
                                ? "Is it safe to walk around at night in Sri Lanka?"
                                : query(message.said(), message.said().has(WOMEN))))
                : Optional.empty();
    }

    /** What one has to mind at night, with no place and no other deed named. */
    private static Optional<Completed> atNight(Reading message, Background before) {
        var said = message.said();
        boolean asked = message.places().isEmpty()
                && message.nearby().isEmpty()
                && pointsAtNone(before)
                && Phrases.isQuestion(said)
                && said.has(NIGHT)
                && said.has(HARMLESS)
                && (said.has(WARNED) || (said.has(DEED_AT_NIGHT) && (said.has(ALONE) || said.has(SAFE))));
        if (!asked) {
            return Optional.empty();
        }
        boolean rides = said.has(WAY);
        boolean ofAWoman = said.has(WOMEN)
                || before.earlier().stream().anyMatch(earlier -> earlier.said().has(WOMEN));
        return Optional.of(new Completed(
                rides
                        ? query(said, ofAWoman)
                        : said.has(WARNED) && ofAWoman
                                ? "Is it safe for a woman to walk around alone at night in Sri Lanka?"
                                : "Is it safe to walk around at night in Sri Lanka?"));
    }

    /** Where one place is spoken of, it is asked of that place. */
    private static boolean pointsAtNone(Background before) {
        return before.conversation().plan() || before.subjects().size() != 1;
    }

    private static String query(Utterance said, boolean ofAWoman) {
        var ways = Patterns.in(WAY, said.text())
                .map(way -> way.group().toLowerCase(Locale.ROOT))
                .distinct()
                .collect(Collectors.joining(" and "));
        return "Is Sri Lanka safe for %s alone%s%s?"
                .formatted(
                        ofAWoman ? "women travelling" : "travelling",
                        ways.isEmpty() ? "" : " on " + ways,
                        said.has(NIGHT) ? " at night" : "");
    }
}
