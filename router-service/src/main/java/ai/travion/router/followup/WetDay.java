package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Rainy day plan for day 3?": what to do there on a wet day; the plan stays, since nobody knows yet whether it rains. */
final class WetDay implements Completion {

    private static final Pattern SAID = Patterns.words(
            "(?:rainy|wet|bad weather)[ -]day (?:plans?|options?|alternatives?|programmes?|programs?|ideas?|version)|(?:plans?|options?|alternatives?|ideas?|something) (?:for|in case of|if it) (?:a )?(?:rain|rains|rainy day|wet day|bad weather)");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var plan = Itinerary.of(before.conversation().itinerary(), before.atlas());
        var days = DaySaid.in(message.said().text(), plan.days());
        boolean asks = !plan.isEmpty()
                && message.places().isEmpty()
                && message.said().has(SAID)
                && days.size() == 1
                && days.getFirst().number() <= plan.days().size();
        if (!asks) {
            return Optional.empty();
        }
        var day = days.getFirst().number();
        return plan.on(plan.days().get(day - 1)).entries().reversed().stream()
                .map(Entry::place)
                .flatMap(Optional::stream)
                .map(Place::name)
                .findFirst()
                .map(place -> new Completed(
                        "What is there to do in %s on a wet day, like museums, temples, cooking classes or shows?"
                                .formatted(place),
                        List.of(
                                "The plan stays as it is, since no forecast is known here for day %d; name what you like of this and I put it there."
                                        .formatted(day))));
    }
}
