package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.wishes.Placement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * "Take Yala out and give us more beach", "one day longer, so the beach isn't too short": what one stay gives up, or what the trip gains, is
 * for the kind of place that is named with it.
 */
final class TimeThere implements Completion {

    private static final int LONGEST_WORDS = 24;
    private static final String KIND = "(?<kind>" + StaysOfAKind.WORDS + ")";
    private static final String TO = "(?:(?:at|on|in|by|near|of|for|to|with)\\s+)?(?:the\\s+|a\\s+|our\\s+|some\\s+)?";
    private static final Pattern MORE = Patterns.anyCase(
            "\\b(?:more|extra|additional|longer|another|rather|instead|spend|put|use|give|have|add)\\b(?:\\s+(?:of|it|that|this|them|those|the|time|days?|nights?|a|to|spend|stay|our|us))*?\\s+"
                    + TO + KIND + "\\b|\\b" + KIND.replace("<kind>", "<kind2>") + "\\s+(?:days?|time|nights?|instead|longer)\\b");
    private static final Pattern LONGER = Patterns.anyCase(
            "\\b(?<n>an?|one|two|three|another|[1-3])\\s+(?:(?:more|extra|additional|full)\\s+)*(?:days?|nights?)(?:\\s+(?:more|extra|longer|on\\s+top))?\\b");
    private static final Pattern GROWS = Patterns.words("longer|extend|lengthen|prolong|add|more days?|extra days?|another day|on top");
    /** "So the beach isn't too short", "for the beach": what the longer trip is for. */
    private static final Pattern FOR_IT = Patterns.anyCase(
            "\\b(?:so(?:\\s+that)?|for|because|as|since|to|at|on|by|otherwise|,)\\s*(?:have\\s+|get\\s+|give\\s+us\\s+|we\\s+(?:have|get|can)\\s+)?(?:(?:more|enough|longer|some)\\s+)?(?:(?:of\\s+)?(?:time|days?|nights?)\\s+)?"
                    + TO + KIND + "\\b");
    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so)\\W+)*(?:why|what|which|when|where|how(?!\\s+about)|is|are|was|were|do|does|did|has|have|will|should)\\b.*");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        boolean mayBe = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && !message.when().saysADay()
                && message.said().words().size() <= LONGEST_WORDS
                && !message.said().is(ASKS);
        if (!mayBe) {
            return Optional.empty();
        }
        var plan = new PlannedStays(
                conversation.ofThePlan(), Itinerary.of(conversation.itinerary(), before.atlas()), before.atlas());
        return freed(message, plan, before).or(() -> longer(message, plan, before));
    }

    /** The nights of what is left out. */
    private static Optional<Completed> freed(Reading message, PlannedStays plan, Background before) {
        var gone = message.places().refused().stream()
                .filter(plan.planned()::contains)
                .toList();
        var more = Patterns.matcher(MORE, message.said().text());
        boolean others = message.places().all().stream().anyMatch(place -> !gone.contains(place));
        if (gone.isEmpty() || others || gone.size() >= plan.planned().size() || !more.find()) {
            return Optional.empty();
        }
        var kind = Optional.ofNullable(more.group("kind")).orElseGet(() -> more.group("kind2"));
        int nights = gone.stream().mapToInt(plan::nights).sum();
        var stays = plan.planned().stream().filter(place -> !gone.contains(place)).toList();
        return receiver(kind, stays, message, before).map(place -> {
            int now = (stays.contains(place) ? plan.nights(place) : 0) + Math.max(1, nights);
            return given(
                    place,
                    now,
                    stays,
                    gone,
                    "Make it so",
                    "%s is out, and its time is for %s now, which has %s; the trip is as long as before."
                            .formatted(names(gone), place.name(), counted(now)));
        });
    }

    /** The days by which the trip is longer. */
    private static Optional<Completed> longer(Reading message, PlannedStays plan, Background before) {
        var text = message.said().text();
        var count = Patterns.matcher(LONGER, text);
        var purpose = Patterns.matcher(FOR_IT, text);
        if (!message.places().isEmpty() || !message.said().has(GROWS) || !count.find() || !purpose.find()) {
            return Optional.empty();
        }
        int days = count.group("n").equalsIgnoreCase("another")
                ? 1
                : Names.number(count.group("n")).orElse(1);
        boolean grows = LengthOfAChange.mayGrow(plan.days() + days, before.conversation());
        return receiver(purpose.group("kind"), plan.planned(), message, before).map(place -> {
            int now = (plan.planned().contains(place) ? plan.nights(place) : 0) + days;
            return given(
                    place,
                    now,
                    plan.planned(),
                    List.of(),
                    grows ? "Make the plan %d %s longer".formatted(days, days == 1 ? "day" : "days") : "Make it so",
                    "%s has %s now, %s."
                            .formatted(
                                    place.name(),
                                    counted(now),
                                    grows
                                            ? "and the plan is for %d days".formatted(plan.days() + days)
                                            : "and " + LengthOfAChange.asLongAsBefore(before.conversation())));
        });
    }

    /** The stay of that kind; one by the sea that I choose, where the plan has none. */
    private static Optional<Place> receiver(String kind, List<Place> stays, Reading message, Background before) {
        var there = StaysOfAKind.in(stays, kind);
        return StaysOfAKind.land(kind)
                .flatMap(land -> Land.first(there, land).or(() -> DaysAtTheEnd.chosen(land, message, before)))
                .or(() -> there.stream().findFirst());
    }

    private static Completed given(
            Place place, int nights, List<Place> stays, List<Place> gone, String query, String note) {
        boolean isNew = !stays.contains(place);
        var all = new ArrayList<>(stays);
        if (isNew) {
            all.add(place);
        }
        var terms = isNew
                ? Stream.of(
                                place.name() + " all the same",
                                "in this order: " + all.stream().map(Place::name).collect(Collectors.joining(", ")))
                        .toList()
                : List.<String>of();
        return new Completed(
                query,
                List.of(note + (isNew ? " Name another place if you prefer." : "")),
                false,
                List.of(Placement.staying(place.name(), nights)),
                Optional.of(new Change(Optional.of(all), gone, terms)));
    }

    private static String names(List<Place> places) {
        return places.stream().map(Place::name).collect(Collectors.joining(" and "));
    }

    private static String counted(int nights) {
        return nights == 1 ? "1 night" : nights + " nights";
    }
}
