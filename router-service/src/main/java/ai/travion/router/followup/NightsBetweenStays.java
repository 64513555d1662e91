package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.places.Landscape;
import ai.travion.router.wishes.Placement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * "Only two nights in Mirissa, more in Kandy", "more days at the beach, 4 nights at least, and less in Habarana": what one stay of the plan
 * gives another has. The trip is as long as before, and every other stay keeps its nights.
 */
final class NightsBetweenStays implements Completion {

    private static final int LONGEST_WORDS = 30;
    private static final Pattern CUT = Patterns.anyCase("[,;.!]+|\\b(?:and|but|so|then)\\b");
    private static final Pattern MORE = Patterns.words("more|longer|extra|additional|extend|at least|minimum");
    private static final Pattern LESS =
            Patterns.words("less|fewer|shorter|shorten|cut|reduce|not so (?:many|long)|too (?:many|much|long)");
    private static final Pattern EXACTLY = Patterns.words("only|just|enough|is fine|are fine");
    private static final Pattern COUNT = Patterns.anyCase(
            "\\b(?<n>\\d|an?|one|two|three|four|five|six|seven|eight|nine)\\s+(?:(?<by>more|extra|additional|less|fewer)\\s+)?(?:nights?|days?)\\b");
    private static final Pattern BY_THE_SEA = Patterns.words("beach(?:es)?|sea(?:side)?|coast");
    private static final Pattern ASKS =
            Patterns.anyCase("^\\W*(?:is|are|was|were|what|which|why|when|where|who|how)\\b.*");

    /** What a part of the message says of a stay. */
    private record Said(Place stay, boolean more, boolean less, Optional<Integer> count, boolean by) {

        Said with(int nights) {
            return new Said(stay, more, less, Optional.of(nights), by);
        }
    }

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        boolean mayBe = !conversation.itinerary().isEmpty()
                && conversation.ofThePlan().size() > 1
                && message.said().words().size() <= LONGEST_WORDS
                && !message.said().is(ASKS);
        if (!mayBe) {
            return Optional.empty();
        }
        var plan = new PlannedStays(
                conversation.ofThePlan(), Itinerary.of(conversation.itinerary(), before.atlas()), before.atlas());
        var said = new ArrayList<Said>();
        for (var part : CUT.split(message.said().text(), -1)) {
            var one = said(part, plan);
            if (one.isPresent()) {
                said.add(one.get());
            } else if (!said.isEmpty()
                    && Patterns.isIn(COUNT, part)
                    && named(part, plan).isEmpty()) {
                said.add(said.removeLast().with(count(part)));
            } else if (!named(part, plan).isEmpty()) {
                return Optional.empty();
            }
        }
        var longer = said.stream().filter(Said::more).toList();
        var shorter = said.stream().filter(Said::less).toList();
        boolean isClear = longer.size() == 1
                && !shorter.isEmpty()
                && said.size() == longer.size() + shorter.size()
                && said.stream().map(Said::stay).distinct().count() == said.size()
                && said.stream().allMatch(one -> plan.nights(one.stay()) > 0);
        return isClear ? Optional.of(changed(longer.getFirst(), shorter, plan, before)) : Optional.empty();
    }

    private static Optional<Said> said(String part, PlannedStays plan) {
        var stays = named(part, plan);
        if (stays.size() != 1) {
            return Optional.empty();
        }
        boolean counts = Patterns.isIn(COUNT, part);
        boolean less = Patterns.isIn(LESS, part) || (counts && Patterns.isIn(EXACTLY, part));
        boolean more = !less && Patterns.isIn(MORE, part);
        boolean by = Patterns.in(COUNT, part).anyMatch(count -> count.group("by") != null);
        return less || more
                ? Optional.of(new Said(
                        stays.getFirst(), more, less, counts ? Optional.of(count(part)) : Optional.empty(), by))
                : Optional.empty();
    }

    /** The stays that a part of a message names; the longest by the sea where it speaks of the beach alone. */
    private static List<Place> named(String part, PlannedStays plan) {
        var mentioned = plan.atlas().mentionedIn(part).stream()
                .map(Places.Mention::place)
                .distinct()
                .toList();
        if (!mentioned.isEmpty()) {
            return mentioned.stream()
                    .map(place -> plan.of(place).map(plan::base).orElse(place))
                    .distinct()
                    .toList();
        }
        return Patterns.isIn(BY_THE_SEA, part)
                ? plan.planned().stream()
                        .filter(place -> Landscape.Kind.SEA.has(place.type()))
                        .map(plan::base)
                        .max(Comparator.comparingInt(plan::nights))
                        .stream()
                        .toList()
                : List.of();
    }

    private static int count(String part) {
        return Patterns.in(COUNT, part)
                .findFirst()
                .map(found -> Names.number(found.group("n")).orElse(1))
                .orElse(1);
    }

    private static Completed changed(Said longer, List<Said> shorter, PlannedStays plan, Background before) {
        int now = plan.nights(longer.stay());
        int wanted = longer.count()
                .map(count -> longer.by() ? now + count : Math.max(count, now + 1))
                .orElse(0);
        int needed = wanted == 0 ? shorter.size() : wanted - now;
        int given = 0;
        var nights = new ArrayList<Placement>();
        for (var one : shorter) {
            int had = plan.nights(one.stay());
            int left = one.count()
                    .map(count -> one.by() ? had - count : count)
                    .orElseGet(() -> Math.max(1, had - Math.max(1, needed / shorter.size())));
            if (left < 1 || left >= had) {
                return Completed.nothing(
                        plan.planned(),
                        "Not changed: %s has only %s in the plan. Say \"drop %s\" if it is to go, or from which stay the nights for %s are to come."
                                .formatted(
                                        one.stay().name(),
                                        inWords(had),
                                        one.stay().name(),
                                        longer.stay().name()));
            }
            given += had - left;
            nights.add(Placement.staying(one.stay().name(), left));
        }
        int then = Math.max(wanted, now + given);
        nights.addFirst(Placement.staying(longer.stay().name(), then));
        var note = "%s has %s now, %s; %s."
                .formatted(
                        longer.stay().name(),
                        inWords(then),
                        shorter.stream()
                                .map(one -> one.stay().name())
                                .map(name -> name + " " + left(name, nights))
                                .collect(Collectors.joining(", ")),
                        LengthOfAChange.asLongAsBefore(before.conversation()));
        return new Completed(
                "Make it so",
                List.of(note),
                false,
                List.copyOf(nights),
                Optional.of(new Change(Optional.of(plan.planned()), List.of(), List.of())));
    }

    private static String left(String name, List<Placement> nights) {
        return nights.stream()
                .filter(placed -> placed.stop().equals(name))
                .flatMap(placed -> placed.nights().stream())
                .map(String::valueOf)
                .findFirst()
                .orElse("");
    }

    private static String inWords(int nights) {
        return nights == 1 ? "1 night" : nights + " nights";
    }
}
