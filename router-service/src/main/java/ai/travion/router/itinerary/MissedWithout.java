package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "What would we miss if we skip Kandy?", "can we drop day 2, what do we lose?": what of the plan is there, before it is given up. */
final class MissedWithout {

    private static final int SHOWN = 5;
    private static final Pattern ASKED = Patterns.anyCase(
            "\\b(?:what|how\\s+much)(?:\\s+(?:exactly|else|time))?\\s+(?:do|would|will|could|are|'d|'ll)\\s+(?:we|i|you|they)\\s+(?:be\\s+)?(?:miss(?:ing)?|los(?:e|ing)|sav(?:e|ing)|giv(?:e|ing)\\s+up)\\b");

    private MissedWithout() {}

    static boolean isAskedIn(Reading message) {
        return message.said().has(ASKED);
    }

    static Optional<String> of(Reading message, Itinerary plan, Places atlas) {
        if (!isAskedIn(message)) {
            return Optional.empty();
        }
        // What is skipped is no place that they want, and is named all the same.
        var places = atlas.mentionedIn(message.said().text()).stream()
                .map(Places.Mention::place)
                .distinct()
                .toList();
        var days = DaySaid.in(message.said().text(), plan.days()).stream()
                .filter(day -> day.number() <= plan.days().size())
                .map(day -> plan.days().get(day.number() - 1))
                .toList();
        if (places.size() == 1 && days.isEmpty()) {
            return told(places.getFirst().name(), at(places.getFirst(), plan, atlas));
        }
        return places.isEmpty() && days.size() == 1
                ? told(inWords(days.getFirst(), plan), plan.on(days.getFirst()).visits())
                : Optional.empty();
    }

    private static Optional<String> told(String what, List<Entry> stops) {
        if (stops.isEmpty()) {
            return Optional.empty();
        }
        var named = stops.stream().limit(SHOWN).map(Entry::onItsDay).collect(Collectors.joining("; "));
        int minutes = stops.stream().mapToInt(Entry::minutes).sum();
        return Optional.of(
                "Without %s these go: %s%s, about %s in all. The plan stays as it is until you say \"without %s\"."
                        .formatted(
                                what,
                                named,
                                stops.size() > SHOWN ? ", and %d more".formatted(stops.size() - SHOWN) : "",
                                Entry.length(minutes),
                                what));
    }

    private static List<Entry> at(Place place, Itinerary plan, Places atlas) {
        return plan.visits().stream()
                .filter(entry -> entry.activity().contains(place.name())
                        || entry.place()
                                .filter(at -> at.equals(place)
                                        || atlas.parentOf(at)
                                                .filter(place::equals)
                                                .isPresent())
                                .isPresent())
                .toList();
    }

    private static String inWords(LocalDate day, Itinerary plan) {
        return "day " + (plan.days().indexOf(day) + 1);
    }
}
