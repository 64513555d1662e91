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
                    + TO + KIND + "\\b|\\b" + KIND.replace("<kind>", "<kind2>")
                    + "\\s+(?:days?|time|nights?|instead|longer)\\b");
    private static final Pattern LONGER = Patterns.anyCase(
            "\\b(?<n>an?|one|two|three|another|[1-3])\\s+(?:(?:more|extra|additional|full)\\s+)*(?:days?|nights?)(?:\\s+(?:more|extra|longer|on\\s+top))?\\b");
    private static final Pattern GROWS = Patterns.words(
            "longer|extend|lengthen|prolong|add (?:\\p{L}+ ){0,3}(?:days?|nights?)|more days?|extra days?|another day|on top");
    private static final Pattern LESS = Patterns.words("less|fewer|shorter|enough|instead of|rather than");
    /** "So the beach isn't too short", "for the beach": what the longer trip is for. */
    private static final Pattern FOR_IT = Patterns.anyCase(
            "\\b(?:so(?:\\s+that)?|for|because|as|since|to|at|on|by|otherwise|,)\\s*(?:have\\s+|get\\s+|give\\s+us\\s+|we\\s+(?:have|get|can)\\s+)?(?:(?:more|enough|longer|some)\\s+)?(?:(?:of\\s+)?(?:time|days?|nights?)\\s+)?"
                    + TO + KIND + "\\b");

    private static final String COUNT = "(?:an?|one|two|three|four|[1-4])";
    private static final Pattern ENOUGH = Patterns.anyCase("\\b(?<n>" + COUNT
            + ")\\s+(?:nights?|days?)\\s+(?:\\p{L}+\\s+){0,3}?(?:is|are|would\\s+be|will\\s+do|should\\s+be|were)?\\s*(?:enough|plenty|sufficient|will\\s+do)\\b|\\b(?:only|just)\\s+(?<m>"
            + COUNT + ")\\s+nights?\\b.*\\b(?:beach|sea|coast)\\b");
    private static final Pattern BY_THE_SEA = Patterns.words("beach(?:es)?|sea(?:side)?|coast|ocean");
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
        return freed(message, plan, before)
                .or(() -> enough(message, plan, before))
                .or(() -> longer(message, plan, before));
    }

    /** "Less Kataragama, one night there is enough": what it gives up is for the stay by the sea where that was wished for, and else for the others. */
    private static Optional<Completed> enough(Reading message, PlannedStays plan, Background before) {
        var named = message.places().all();
        var said = Patterns.matcher(ENOUGH, message.said().text());
        if (named.size() != 1 || !message.places().refused().isEmpty() || !said.find()) {
            return Optional.empty();
        }
        var stay = named.getFirst();
        var counted = said.group("n") == null ? said.group("m") : said.group("n");
        int nights = Names.number(counted).orElse(1);
        int freed = plan.nightsAt(stay) - nights;
        if (plan.nightsAt(stay) == 0) {
            return Optional.empty();
        }
        if (freed <= 0) {
            return Optional.of(new Completed(
                    "Keep the plan as it is",
                    List.of("%s has %s in the plan already, so nothing is changed."
                            .formatted(stay.name(), counted(plan.nightsAt(stay)))),
                    false,
                    List.of(Placement.staying(stay.name(), plan.nightsAt(stay)))));
        }
        var others = plan.planned().stream()
                .filter(place -> !place.equals(stay) && plan.nightsAt(place) > 0)
                .toList();
        var gains = wishesForTheSea(message, before)
                ? receiver("beach", others, message, before).filter(others::contains)
                : Optional.<Place>empty();
        var placed = new ArrayList<Placement>();
        placed.add(Placement.staying(stay.name(), nights));
        gains.ifPresent(place -> placed.add(Placement.staying(place.name(), plan.daysFor(place) + freed)));
        return Optional.of(new Completed(
                "Make it so",
                List.of("%s has %s now, and the trip is as long as before: %s."
                        .formatted(
                                stay.name(),
                                counted(nights),
                                gains.map(place -> "%s has %s"
                                                .formatted(place.name(), counted(plan.nightsFor(place) + freed)))
                                        .orElse("the other places share what is free"))),
                false,
                placed,
                Optional.of(new Change(Optional.of(plan.planned()), List.of(), List.of()))));
    }

    private static boolean wishesForTheSea(Reading message, Background before) {
        return Stream.concat(Stream.of(message), before.earlier().stream())
                .anyMatch(said -> said.said().has(BY_THE_SEA));
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
        int nights = gone.stream().mapToInt(plan::nightsFor).sum();
        var stays =
                plan.planned().stream().filter(place -> !gone.contains(place)).toList();
        return receiver(kind, slept(stays, plan), message, before).map(place -> {
            int now = (stays.contains(place) ? plan.daysFor(place) : 0) + Math.max(1, nights);
            return given(
                    place,
                    now,
                    stays,
                    gone,
                    // "Leave out Kandy, spend that time by the sea" leaves no sea out.
                    message.wishes().avoid().isEmpty(),
                    "Make it so",
                    "%s is out, and its time is for %s now, which has %s; the trip is as long as before."
                            .formatted(names(gone), place.name(), counted(now - left(place, plan))));
        });
    }

    /** The days by which the trip is longer. */
    private static Optional<Completed> longer(Reading message, PlannedStays plan, Background before) {
        var text = message.said().text();
        var count = Patterns.matcher(LONGER, text);
        var purpose = Patterns.matcher(FOR_IT, text);
        if (!message.places().isEmpty()
                || !message.said().has(GROWS)
                || message.said().has(LESS)
                || !count.find()
                || !purpose.find()) {
            return Optional.empty();
        }
        int days = count.group("n").equalsIgnoreCase("another")
                ? 1
                : Names.number(count.group("n")).orElse(1);
        boolean grows = LengthOfAChange.mayGrow(plan.days() + days, before.conversation());
        return receiver(purpose.group("kind"), slept(plan.planned(), plan), message, before)
                .map(place -> {
                    int now = (plan.planned().contains(place) ? plan.daysFor(place) : 0) + days;
                    return given(
                            place,
                            now,
                            plan.planned(),
                            List.of(),
                            false,
                            grows
                                    ? "Make the plan %d %s longer".formatted(days, days == 1 ? "day" : "days")
                                    : "Make it so",
                            "%s has %s now, %s."
                                    .formatted(
                                            place.name(),
                                            counted(now - left(place, plan)),
                                            grows
                                                    ? "and the plan is for %d days".formatted(plan.days() + days)
                                                    : "and " + LengthOfAChange.asLongAsBefore(before.conversation())));
                });
    }

    private static List<Place> slept(List<Place> stays, PlannedStays plan) {
        return stays.stream().filter(place -> plan.nightsFor(place) > 0).toList();
    }

    /** The stay of that kind; one by the sea that I choose, where the plan has none. */
    private static Optional<Place> receiver(String kind, List<Place> stays, Reading message, Background before) {
        var there = StaysOfAKind.in(stays, kind);
        return StaysOfAKind.land(kind)
                .flatMap(land -> Land.first(there, land)
                        .or(() -> byTheSea(land, stays, before))
                        .or(() -> DaysAtTheEnd.chosen(land, message, before)))
                .or(() -> there.stream().findFirst());
    }

    /** The last town of the plan with a beach beside it. */
    private static Optional<Place> byTheSea(String land, List<Place> stays, Background before) {
        return stays.reversed().stream()
                .filter(place -> Land.isOfTheSea(land) && Land.isByTheSea(place, before.atlas()))
                .findFirst();
    }

    private static Completed given(
            Place place,
            int nights,
            List<Place> stays,
            List<Place> gone,
            boolean wishesAreTold,
            String query,
            String note) {
        boolean isNew = !stays.contains(place);
        var all = new ArrayList<>(stays);
        if (isNew) {
            all.add(place);
        }
        var terms = isNew
                ? Stream.of(
                                place.name() + " all the same",
                                "in this order: "
                                        + all.stream().map(Place::name).collect(Collectors.joining(", ")))
                        .toList()
                : List.<String>of();
        return new Completed(
                query,
                List.of(note + (isNew ? " Name another place if you prefer." : "")),
                wishesAreTold,
                List.of(Placement.staying(place.name(), nights)),
                Optional.of(new Change(Optional.of(all), gone, terms)));
    }

    /** The day on which one only leaves is no night. */
    private static int left(Place place, PlannedStays plan) {
        return plan.planned().contains(place) ? plan.daysFor(place) - plan.nightsFor(place) : 0;
    }

    private static String names(List<Place> places) {
        return places.stream().map(Place::name).collect(Collectors.joining(" and "));
    }

    private static String counted(int nights) {
        return nights == 1 ? "1 night" : nights + " nights";
    }
}
