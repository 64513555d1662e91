package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.wishes.Wishes.Wish;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** "Take me up Adam's Peak", said by who cannot walk far or bears no heights: it orders a climb, where a question would only ask of it. */
final class Ascent {

    private static final Pattern ORDERED = Patterns.words(
            "(?:take|bring|get|lead) (?:me|us) (?:up|to the top)|let'?s (?:climb|hike|trek|scale|go up|do)|(?:i|we)(?:'d| would|'ll| will)? (?:really )?(?:want|like|love|plan|going|wish)(?: to)? (?:climb|hike|trek|scale|go up|do)|(?:i|we)(?:'ll|'m| am|'re| are| will) (?:climbing|hiking|climb|hike|going up|go up)|climb it|up we go");
    private static final Pattern CLIMB = Patterns.words(
            "climb(?:s|ing)?|hik(?:e|es|ing)|trek(?:s|king)?|summit|scale|(?:take|bring|get|lead) (?:me|us) (?:up|to the top)|go(?:ing)? up");

    private Ascent() {}

    /** What the order is at odds with; nothing where it only asks, or where nothing speaks against a climb. */
    static Optional<Conflict> conflict(Preferences before, Reading reading) {
        var said = reading.said();
        var places = reading.places().wanted();
        boolean ordered = said.has(ORDERED)
                && !Phrases.isQuestion(said)
                && !said.text().contains("?")
                && (said.has(CLIMB) || places.stream().anyMatch(place -> place.type() == PlaceType.ADVENTURE));
        if (!ordered || places.isEmpty()) {
            return Optional.empty();
        }
        return against(before).findFirst().map(reason -> conflict(reason, places.getFirst(), reading));
    }

    private record Reason(String about, String origin, String words) {}

    private static Stream<Reason> against(Preferences before) {
        var walking = before.getWalkingTolerance()
                .filter(value -> value.getValue().equalsIgnoreCase("low"))
                .map(value -> new Reason("walking_tolerance", value.getOrigin(), "long walks are difficult"));
        return Stream.concat(walking.stream(), before.getAvoid().stream().flatMap(Ascent::notBorne));
    }

    private static Stream<Reason> notBorne(StatedValue value) {
        return switch (value.getValue()) {
            case "heights" -> Stream.of(new Reason("other", value.getOrigin(), "heights are not for you"));
            case "hiking" -> Stream.of(new Reason("avoid", value.getOrigin(), "hikes are not for you"));
            case "stairs" -> Stream.of(new Reason("other", value.getOrigin(), "stairs are not for you"));
            default -> Stream.empty();
        };
    }

    private static Conflict conflict(Reason reason, Place place, Reading reading) {
        return new Conflict(
                Conflicts.about(reason.origin(), reason.about()),
                "hiking",
                "%s that %s. Shall I tell you about the climb all the same?"
                        .formatted(Conflicts.source(reason.origin()), reason.words()),
                "Yes, about the climb",
                "No, something easier",
                reading.wishes(),
                reading.wishes().avoiding(new Wish("hiking", false)),
                "What is there to see near %s on level ground?".formatted(place.name()));
    }
}
