package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Drop the last 3 days", "cut the last night": the plan ends earlier, with the days before them as they were. */
final class LastDaysDropped implements Completion {

    private static final Pattern SAID = Patterns.anyCase(
            "^\\W*(?:(?:please|can\\s+(?:you|we)|could\\s+(?:you|we)|let'?s|ok(?:ay)?|then|and|we|i|want\\s+to|have\\s+to|must)\\W+)*(?:drop|skip|cut(?:\\s+off)?|remove|leave\\s+out|take\\s+(?:out|off)|lose|cancel|delete|without)\\s+(?:the\\s+|our\\s+)?(?:last|final)\\s+(?:(?<n>two|three|four|five|six|\\d)\\s+(?:days?|nights?)|night)\\W*(?:please|pls)?\\W*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var plan = Itinerary.of(before.conversation().itinerary(), before.atlas());
        var said = Patterns.matcher(SAID, message.said().text());
        if (plan.isEmpty() || !before.conversation().hasPlanned() || !said.matches()) {
            return Optional.empty();
        }
        int left = plan.days().size()
                - Optional.ofNullable(said.group("n")).flatMap(Names::number).orElse(1);
        return left > 0 ? Optional.of(upTo(left, plan, before.conversation().ofThePlan())) : Optional.empty();
    }

    private static Completed upTo(int days, Itinerary plan, List<Place> planned) {
        var kept = plan.days().subList(0, days);
        var there = planned.stream()
                .filter(place -> kept.stream().map(plan::on).anyMatch(day -> day.isAt(place)))
                .toList();
        return new Completed(
                "Make it %d %s".formatted(days, days == 1 ? "day" : "days"),
                List.of("The plan ends after day %d now; the days before stay as they were.".formatted(days)),
                false,
                List.of(),
                Optional.of(new Change(Optional.of(there.isEmpty() ? planned : there), List.of(), List.of())));
    }
}
