package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import java.util.Optional;
import java.util.regex.Pattern;

/** "One day longer, with the day in Ella", "two days shorter, those in Kandy": by so much that one place has more, or less. */
final class DaysAtAPlace implements Completion {

    private static final Pattern WITH_THE_DAY = Patterns.anyCase(
            "\\b(?<n>an?|one|two|three|four|five|\\d)\\s+(?:full\\s+)?(?:nights?|days?)\\s+(?<way>longer|shorter)[,\\s]+(?:with\\s+)?(?:(?:the|that|it|them|those|these|this|one|two|three)\\s+)?(?:(?:extra|additional|new|other)\\s+)?(?:(?:days?|nights?|one)\\s+)?(?:(?:more|less|fewer)\\s+)?(?:(?:being|spent|to\\s+be|goes?|come|is)\\s+)?(?:in|at|for|from)\\s+(?:the\\s+)?#");
    private static final Pattern SHORTER = Patterns.words("shorter");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var stops = Itinerary.of(before.conversation().itinerary(), before.atlas());
        var places = message.places().all();
        var said = Patterns.matcher(WITH_THE_DAY, message.places().remainder());
        boolean ofAPlace =
                !stops.isEmpty() && places.size() == 1 && before.conversation().plans(places.getFirst()) && said.find();
        if (!ofAPlace) {
            return Optional.empty();
        }
        int days = Names.number(said.group("n")).orElse(1);
        int now = stops.nightsAt(places.getFirst());
        return Optional.of(PlanEdit.days(
                places.getFirst(), now, Patterns.isIn(SHORTER, said.group("way")) ? -Math.min(days, now) : days));
    }
}
