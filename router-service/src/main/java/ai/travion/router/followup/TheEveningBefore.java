package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.time.format.DateTimeFormatter;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Can we leave friday night instead" of a trip that begins on a Saturday: it begins a day earlier and ends when it did; by night no
 * plan drives, and that is said. */
final class TheEveningBefore implements Completion {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);
    private static final Pattern SAID = Patterns.anyCase(
            "\\b(?:leave|set\\s+off|set\\s+out|go|start|drive|depart|travel)(?:\\s+(?:from\\s+)?#+)?\\s+(?:(?:already|on|out|there)\\s+)*(?:the\\s+)?(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day|evening\\s+before|night\\s+before|day\\s+before)(?:\\s+(?:night|evening|afternoon|after\\s+work))?(?:\\s+(?:instead|already|rather|please|pls|then))*\\W*$");
    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|then)\\W+)*(?:is|are|was|were|what|which|why|when|where|who|how(?!\\s+about)|do|does|did|should|shall|must|will|would\\s+it|if)\\b.*");
    private static final Pattern IN_THE_EVENING = Patterns.words("night|evening|after work|afternoon");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        var said = Patterns.matcher(SAID, message.places().remainder());
        var start = conversation.start();
        boolean ofTheTrip = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && conversation.known().getOrigin().isPresent()
                && start.filter(message.today()::isBefore).isPresent()
                && message.places().targets().isEmpty()
                && !message.said().is(ASKS)
                && said.find();
        if (!ofTheTrip) {
            return Optional.empty();
        }
        var eve = start.orElseThrow().minusDays(1);
        var name = eve.getDayOfWeek().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
        var day = said.group("day").toLowerCase(Locale.ROOT);
        var end = conversation.end().orElse(start.get());
        // A weekday that the plan holds is that day of it.
        boolean itsOwn = !eve.plusWeeks(1).isAfter(end);
        if (!day.endsWith("before") && (itsOwn || !day.equals(name.toLowerCase(Locale.ROOT)))) {
            return Optional.empty();
        }
        if (message.said().has(IN_THE_EVENING)) {
            return Optional.of(new Completed(
                    "Keep the plan as it is",
                    List.of(
                            "Not kept: a plan drives by day, and %s evening would be hours on dark roads, so it stays as it was. To drive on %s by day say \"start on %s\"; whoever drives that night all the same has the first morning free."
                                    .formatted(name, name, DAY.format(eve))),
                    false,
                    List.of(),
                    Optional.of(new Change(Optional.of(conversation.ofThePlan()), List.of(), List.of()))));
        }
        return Optional.of(new Completed(
                "Make it from %s to %s".formatted(DAY.format(eve), DAY.format(end)),
                List.of(),
                false,
                List.of(),
                Optional.of(new Change(Optional.of(conversation.ofThePlan()), List.of(), List.of()))));
    }
}
