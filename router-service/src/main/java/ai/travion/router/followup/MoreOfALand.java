package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.wishes.Placement;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** "We'd rather have more beach time", "less hills, more sea": a stay of that kind has a night more, and the longest of the others one less. */
final class MoreOfALand implements Completion {

    private static final int LONGEST_WORDS = 18;
    private static final String COUNT = "(?:(?<n>an?|one|two|three|[1-3])\\s+)?";
    private static final String KIND = "(?:the\\s+|a\\s+|our\\s+)?(?<kind>" + StaysOfAKind.WORDS + ")";
    private static final Pattern MORE = Patterns.anyCase("\\b" + COUNT
            + "(?:more|extra|additional|longer)\\s+(?:(?:of\\s+)?(?:time|days?|nights?)\\s+)?(?:(?:at|on|in|by|near|of)\\s+)?"
            + KIND + "\\b");
    private static final Pattern LESS = Patterns.anyCase(
            "\\b(?:less|fewer|shorter)\\s+(?:(?:of\\s+)?(?:time|days?|nights?)\\s+)?(?:(?:at|on|in|by|near|of)\\s+)?"
                    + KIND + "\\b");
    private static final String UNIT = "(?:(?:full\\s+)?(?:nights?|days?)\\s+)?";
    private static final String IN = "\\s+(?:(?:nights?|days?)\\s+)?(?:in|at)\\s+(?:the\\s+)?#";
    private static final Pattern ONE_MORE =
            Patterns.anyCase("\\b(?<n>an?|one|two|three|[1-3])\\s+" + UNIT + "(?:more|longer|extra)" + IN);
    private static final Pattern ONE_LESS =
            Patterns.anyCase("\\b(?:an?|one|two|three|[1-3])\\s+" + UNIT + "(?:less|fewer|shorter)" + IN);
    private static final Pattern LESS_THERE = Patterns.anyCase(
            "\\b(?:less|fewer|shorter)\\s+(?:(?:of\\s+)?(?:time|days?|nights?)\\s+)?(?:(?:at|in|for)\\s+)?(?:the\\s+)?#");
    /** So many of the days that the trip has. */
    private static final Pattern COUNTED = Patterns.anyCase(
            "\\b(?<n>two|three|four|five|six|seven|[2-7])\\s+(?:nights?|days?)\\s+(?:(?:at|on|by|in|near)\\s+)" + KIND
                    + "\\b");

    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so)\\W+)*(?:why|what|which|when|where|how(?!\\s+about)|is|are|was|were|do|does|did|has|have|will|should|would\\s+(?:it|that)|if)\\b.*");
    private static final Pattern NIGHTS = Patterns.words("time|days?|nights?|(?:less|shorter) (?:at|in|on|by)");
    /** Another beach, or the animals of a day, are no more nights. */
    private static final Pattern ELSE = Patterns.words(
            "day \\d{1,2}|(?:first|second|third|last) day|each day|every day|add|drop|skip|remove|longer trip|make it|too much|know|tell|than|another|culture|hiking|hikes|food|temples|history");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        var exchanged = exchanged(message, before);
        if (exchanged.isPresent()) {
            return exchanged;
        }
        boolean may = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && message.places().refused().isEmpty()
                && message.places().all().size() < 2
                && message.said().words().size() <= LONGEST_WORDS
                && !message.said().is(ASKS)
                && !message.said().has(ELSE);
        if (!may) {
            return Optional.empty();
        }
        var text = message.said().text();
        var more = Patterns.matcher(MORE, text);
        var less = Patterns.in(LESS, text).findFirst().map(found -> found.group("kind"));
        var planned = conversation.ofThePlan();
        var plan = Itinerary.of(conversation.itinerary(), before.atlas());
        var named = message.places().all().stream().findFirst();
        if (named.isPresent()) {
            return more.find() && Patterns.isIn(LESS_THERE, message.places().remainder())
                    ? fromAPlace(named.get(), more.group("kind"), planned, plan)
                    : Optional.empty();
        }
        var counted = Patterns.matcher(COUNTED, text);
        if (counted.find()) {
            return Names.number(counted.group("n")).flatMap(wanted -> so(wanted, counted.group("kind"), planned, plan));
        }
        // More surfing is more of the days by the sea only where they come from elsewhere.
        if (more.find() && !(more.group("kind").toLowerCase(Locale.ROOT).startsWith("surf") && less.isEmpty())) {
            int nights =
                    Optional.ofNullable(more.group("n")).flatMap(Names::number).orElse(1);
            var there = StaysOfAKind.in(planned, more.group("kind"));
            return moved(
                    StaysOfAKind.land(more.group("kind")), there, giving(there, less, planned), nights, planned, plan);
        }
        return less.filter(kind -> message.said().has(NIGHTS)).flatMap(kind -> {
            var there = StaysOfAKind.in(planned, kind);
            return moved(Optional.empty(), giving(there, Optional.empty(), planned), there, 1, planned, plan);
        });
    }

    /** "One night more in Ella and one less in Kandy". */
    private static Optional<Completed> exchanged(Reading message, Background before) {
        var conversation = before.conversation();
        var planned = conversation.ofThePlan();
        var named = before.atlas().mentionedIn(message.said().text()).stream()
                .map(Places.Mention::place)
                .toList();
        var remainder = message.places().remainder();
        var more = Patterns.matcher(ONE_MORE, remainder);
        var less = Patterns.matcher(ONE_LESS, remainder);
        boolean may = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && named.size() == 2
                && planned.containsAll(named)
                && more.find()
                && less.find();
        if (!may) {
            return Optional.empty();
        }
        var plan = Itinerary.of(conversation.itinerary(), before.atlas());
        int nights = Optional.ofNullable(more.group("n")).flatMap(Names::number).orElse(1);
        boolean moreFirst = more.start() < less.start();
        return moved(
                Optional.empty(),
                List.of(moreFirst ? named.getFirst() : named.getLast()),
                List.of(moreFirst ? named.getLast() : named.getFirst()),
                nights,
                planned,
                plan);
    }

    /** "Less time in Kandy, more beach". */
    private static Optional<Completed> fromAPlace(Place place, String kind, List<Place> planned, Itinerary plan) {
        return planned.contains(place) || plan.nightsAt(place) > 0
                ? moved(StaysOfAKind.land(kind), StaysOfAKind.in(planned, kind), List.of(place), 1, planned, plan)
                : Optional.of(Completed.nothing(
                        planned,
                        "Not changed yet: %s is not in the plan, so it has no time to give. Say which place shall have less, and the %s has more."
                                .formatted(place.name(), kind)));
    }

    /** "Four nights at the beach": of so many days as the trip has. */
    private static Optional<Completed> so(int wanted, String kind, List<Place> planned, Itinerary plan) {
        var there = together(StaysOfAKind.in(planned, kind), kind, planned);
        var others = planned.stream().filter(place -> !there.contains(place)).toList();
        int now = there.stream().mapToInt(plan::nightsAt).sum();
        if (there.isEmpty() || others.isEmpty()) {
            return Optional.empty();
        }
        if (wanted == now) {
            return Optional.of(Completed.nothing(
                    planned, "Not changed: the plan has %d nights at the %s already.".formatted(now, kind)));
        }
        return wanted > now
                ? moved(StaysOfAKind.land(kind), there, others, wanted - now, planned, plan)
                : moved(Optional.empty(), others, there, now - wanted, planned, plan);
    }

    /** Those that follow each other round the one that is meant: a night beside the airport is none at the beach. */
    private static List<Place> together(List<Place> there, String kind, List<Place> planned) {
        var meant = StaysOfAKind.land(kind).flatMap(land -> Land.first(there, land));
        return meant.map(place -> there.stream()
                        .filter(other -> planned
                                .subList(
                                        Math.min(planned.indexOf(place), planned.indexOf(other)),
                                        Math.max(planned.indexOf(place), planned.indexOf(other)) + 1)
                                .stream()
                                .allMatch(there::contains))
                        .toList())
                .orElse(there);
    }

    private static List<Place> giving(List<Place> there, Optional<String> less, List<Place> planned) {
        var named = less.map(kind -> StaysOfAKind.in(planned, kind)).orElse(List.of());
        return named.isEmpty()
                ? planned.stream().filter(place -> !there.contains(place)).toList()
                : named;
    }

    /** Nothing where the plan has no such stay: then it is a wish for one. */
    private static Optional<Completed> moved(
            Optional<String> kind, List<Place> to, List<Place> from, int nights, List<Place> planned, Itinerary plan) {
        var longest = Comparator.comparingInt(plan::nightsAt);
        var slept = to.stream().filter(place -> plan.nightsAt(place) > 0).toList();
        var most = kind.flatMap(land -> Land.first(slept, land))
                .or(() -> slept.stream().max(longest));
        if (most.isEmpty() || from.isEmpty()) {
            return Optional.empty();
        }
        var receiver = most.get();
        var giver = from.stream().filter(place -> plan.nightsAt(place) > nights).max(longest);
        if (giver.isEmpty()) {
            return Optional.of(Completed.nothing(
                    planned,
                    "Not changed yet: no other place has a night to spare for %s. Say which place to leave out, or \"%d days\", and %s has more."
                            .formatted(receiver.name(), plan.days().size() + nights, receiver.name())));
        }
        int here = plan.nightsAt(receiver) + nights;
        int left = plan.nightsAt(giver.get()) - nights;
        return Optional.of(new Completed(
                "Make it so",
                List.of("%s has %s now, and the trip is as long as before. Say \"%d days\" if they come on top."
                        .formatted(
                                receiver.name(),
                                here == 1 ? "1 night" : here + " nights",
                                plan.days().size() + nights)),
                false,
                from.size() == 1
                        ? List.of(
                                Placement.staying(receiver.name(), here),
                                Placement.staying(giver.get().name(), left))
                        : List.of(Placement.staying(receiver.name(), here)),
                Optional.of(new Change(Optional.of(planned), List.of(), List.of()))));
    }
}
