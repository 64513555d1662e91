package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.intent.Reading;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "Why do we sleep in Kataragama?", of a town that nobody named: the plan sleeps there for what lies near it. */
final class WhySleptThere {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM", Locale.ENGLISH);
    private static final Pattern WHY = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|hm+|lol|haha|wait|sorry)\\W+)*(?:why|how\\s+come|what'?s\\s+the\\s+(?:point|reason))\\b(?:\\s+(?!not\\b)(?:do|are|did|is|would|should|have|must|we|you|i|to|the|of|for|put|us|it|sleep(?:ing)?|stay(?:ing)?|go(?:ing)?|spend(?:ing)?|an?|one|two|three|any|that|those|nights?|so|many|\\d|in|at))*\\s*#+(?:\\s+(?:of\\s+all\\s+places|at\\s+all|first|then|for\\s+(?:a|one|two|\\d)\\s+nights?|overnight))*\\W*$");
    /** Where flights come and go. */
    private static final Set<String> BY_THE_AIRPORT = Set.of("negombo");

    private static final int MOST_SHOWN = 3;
    private static final double FARTHEST_KM = 40;

    private WhySleptThere() {}

    static Optional<String> of(Reading message, Itinerary plan, Conversation conversation) {
        var named = message.places().all();
        boolean asked = named.size() == 1
                && message.said().words().size() <= 14
                && Patterns.isAllOf(WHY, message.places().remainder())
                && !conversation.ofThePlan().contains(named.getFirst());
        return asked ? told(named.getFirst(), plan) : Optional.empty();
    }

    private static Optional<String> told(Place town, Itinerary plan) {
        var sojourns = Sojourns.of(plan, plan.nights()).stream()
                .filter(sojourn -> sojourn.place().equals(town))
                .toList();
        if (sojourns.isEmpty()) {
            return Optional.empty();
        }
        var nights = sojourns.stream()
                .map(sojourn -> "%d night%s from %s"
                        .formatted(sojourn.nights(), sojourn.nights() == 1 ? "" : "s", DAY.format(sojourn.first())))
                .collect(Collectors.joining(" and "));
        var near = sojourns.stream()
                .flatMap(sojourn -> seenFrom(sojourn, plan).stream())
                .distinct()
                .toList();
        var reason = near.isEmpty()
                ? BY_THE_AIRPORT.contains(town.id())
                        ? "because it lies beside the airport"
                        : "because it lies on the way from one day to the next"
                : "for what lies near it: " + String.join("; ", near);
        return Optional.of(
                "You did not name %s: the plan sleeps there (%s) %s. Say \"stay in … instead\" with another town to sleep elsewhere."
                        .formatted(town.name(), nights, reason));
    }

    /** What is seen elsewhere on the days that begin or end there: "Yala National Park (day 9, about 30 km away)". */
    private static List<String> seenFrom(Sojourns.Sojourn sojourn, Itinerary plan) {
        var until = sojourn.first().plusDays(sojourn.nights());
        return plan.visits().stream()
                .filter(entry ->
                        !entry.day().isBefore(sojourn.first()) && !entry.day().isAfter(until))
                .filter(entry -> entry.place()
                        .filter(at -> !at.equals(sojourn.place()) && isNearest(sojourn.place(), at, plan))
                        .isPresent())
                .map(entry -> "%s (day %d, about %d km away as the crow flies)"
                        .formatted(
                                entry.place().orElseThrow().name(),
                                entry.number(),
                                Math.round(entry.place()
                                        .orElseThrow()
                                        .at()
                                        .kilometresTo(sojourn.place().at()))))
                .distinct()
                .limit(MOST_SHOWN)
                .toList();
    }

    /** Whether no other town in which the plan sleeps lies nearer. */
    private static boolean isNearest(Place town, Place seen, Itinerary plan) {
        double way = town.at().kilometresTo(seen.at());
        return way <= FARTHEST_KM
                && Sojourns.of(plan).stream()
                        .noneMatch(other -> other.place().at().kilometresTo(seen.at()) < way);
    }
}
