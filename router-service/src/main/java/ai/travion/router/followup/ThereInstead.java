package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.rewrite.StandAlone;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Plan those days for us then", after other places were named in the stead of one, is for the first of those. */
final class ThereInstead implements Completion {

    private static final Pattern PLANS = Patterns.words(
            "plan|itinerary|trip|\\p{Nd}+ (?:days?|nights?)|(?:one|two|three|four|five|a few) (?:days?|nights?)|those days|make (?:it|that)|book|do (?:that|it)|go (?:there|for (?:it|that))");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean after = message.places().isEmpty()
                && message.places().region().isEmpty()
                && message.said().has(PLANS)
                && !before.conversation().plan()
                && before.last().filter(Alternative::isAskedIn).isPresent()
                && !before.conversation().listed().isEmpty();
        return after
                ? before.subject()
                        .map(place ->
                                new Completed(StandAlone.pointing(message.said().text(), place.name())
                                        .orElseGet(() -> StandAlone.appended(
                                                message.said().text(), "in " + place.name()))))
                : Optional.empty();
    }
}
