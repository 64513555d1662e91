package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** "Beach first, then up to the hills", "end on the beach", "the safari before the hills": stays of one kind come first, or last. */
final class LandsInTurn implements Completion {

    private static final int LONGEST_WORDS = 20;
    private static final String OTHER = StaysOfAKind.WORDS;
    private static final String PART = "(?:\\s+(?:part|stay|stop|bit|days?|time|leg|stuff|towns?|side))?";
    private static final String KIND = "(?:the\\s+|our\\s+|all\\s+|a\\s+|some\\s+)*(?<kind>" + OTHER + ")" + PART;
    private static final String ANOTHER = "(?:the\\s+|our\\s+|a\\s+|some\\s+)*(?:" + OTHER + ")";
    private static final Pattern FIRST = Patterns.anyCase("\\b" + KIND
            + "\\s+(?:(?:should|shall|must|could|can|comes?|goes|to\\s+(?:be|come)|be|is)\\s+)*(?:first|(?:at|to|in)\\s+the\\s+(?:very\\s+)?(?:start|beginning|front))\\b"
            + "|\\b(?:first|start(?:ing)?\\s+(?:off\\s+)?(?:with|at|on|in)|begin(?:ning)?\\s+(?:with|at|on|in))\\s+"
            + KIND.replace("kind", "started")
            + "|\\b" + KIND.replace("kind", "before")
            + "(?:\\s+(?:before|ahead\\s+of)\\s+|\\s*[,;]?\\s*(?:and\\s+)?(?:then|after\\s+that|afterwards?|->|>)\\s+(?:(?:up|down|on|over|go|going|head|to|into|in|come|comes|do)\\s+)*)"
            + ANOTHER + "\\b");
    private static final Pattern LAST = Patterns.anyCase("\\b" + KIND
            + "\\s+(?:(?:should|shall|must|could|can|comes?|goes|to\\s+(?:be|come)|be|is)\\s+)*(?:last|(?:at|to|for|until)\\s+the\\s+(?:very\\s+)?end)\\b"
            + "|\\b(?:end|finish)(?:ing)?\\s+(?:it\\s+|the\\s+trip\\s+|up\\s+|off\\s+)*(?:with|at|on|in|by)\\s+"
            + KIND.replace("kind", "ended")
            + "|\\b" + KIND.replace("kind", "after") + "\\s+after\\s+" + ANOTHER + "\\b");
    private static final Pattern BESIDE = Patterns.anyCase("\\b" + KIND
            + "\\s+(?:(?:should|shall|must|comes?|goes|be|to|do|it)\\s+)*(?<side>before|after)\\s+(?:the\\s+)?#+|#+\\s+(?:(?:should|shall|must|comes?|goes|be|to)\\s+)*(?<other>before|after)\\s+"
            + KIND.replace("kind", "there"));
    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so)\\W+)*(?:why|what|which|when|where|how(?!\\s+about)|is|are|was|were|do(?=\\s+(?:we|i|you|they|people|all|any))|does|did|has|have|will|should|would\\s+(?:it|that)|if)\\b.*");
    /** What is ordered of a day, or beside the turn of the places, is read elsewhere. */
    private static final Pattern ELSE = Patterns.words(
            "day \\d{1,2}|each day|every day|in the (?:morning|afternoon|evening)|morning|afternoon|evening|nights?|add|drop|skip|remove|longer|shorter|o'?clock|at \\d{1,2}|more|less|(?:an?|one|two|three|four|five|few|couple of|\\d) (?:\\p{L}+ )?days?");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        boolean may = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && conversation.ofThePlan().size() > 1
                && message.places().refused().isEmpty()
                && message.said().words().size() <= LONGEST_WORDS
                && !message.said().is(ASKS)
                && !message.said().has(ELSE);
        if (!may) {
            return Optional.empty();
        }
        var text = message.said().text();
        var planned = inTurn(conversation.ofThePlan(), Itinerary.of(conversation.itinerary(), before.atlas()));
        if (!message.places().isEmpty()) {
            return beside(message, planned);
        }
        return kind(LAST, text, "ended", "after")
                .flatMap(kind -> turned(kind, planned, false))
                .or(() -> kind(FIRST, text, "started", "before").flatMap(kind -> turned(kind, planned, true)));
    }

    /** As the days of the plan come to them; where one comes to none of its hours, beside the nearest. */
    private static List<Place> inTurn(List<Place> planned, Itinerary plan) {
        return planned.stream()
                .sorted(Comparator.comparingInt(place -> turnOf(place, planned, plan)))
                .toList();
    }

    private static int turnOf(Place place, List<Place> planned, Itinerary plan) {
        var known = planned.stream().filter(plan::isAt).toList();
        var there = plan.isAt(place)
                ? Optional.of(place)
                : known.stream()
                        .min(Comparator.comparingDouble(other -> other.at().kilometresTo(place.at())));
        return there.map(one -> IntStream.range(0, plan.entries().size())
                        .filter(at -> plan.entries()
                                .get(at)
                                .place()
                                .filter(one::equals)
                                .isPresent())
                        .findFirst()
                        .orElse(0))
                .orElse(0);
    }

    /** "The safari before Ella": the stays of a kind on one side of a place. */
    private static Optional<Completed> beside(Reading message, List<Place> planned) {
        var said = Patterns.matcher(BESIDE, message.places().remainder());
        var named = message.places().all();
        if (named.size() != 1 || !planned.contains(named.getFirst()) || !said.find()) {
            return Optional.empty();
        }
        var other = named.getFirst();
        boolean ofTheKind = said.group("kind") != null;
        var moved = StaysOfAKind.in(planned, ofTheKind ? said.group("kind") : said.group("there"));
        boolean before = "before".equalsIgnoreCase(ofTheKind ? said.group("side") : said.group("other")) == ofTheKind;
        if (moved.isEmpty() || moved.contains(other)) {
            return Optional.empty();
        }
        var order = new ArrayList<>(planned);
        order.removeAll(moved);
        order.addAll(order.indexOf(other) + (before ? 0 : 1), moved);
        boolean isSo = moved.stream().allMatch(place -> (planned.indexOf(place) < planned.indexOf(other)) == before);
        return Optional.of(
                isSo
                        ? Completed.nothing(
                                planned,
                                "Not changed: %s %s %s %s already."
                                        .formatted(
                                                names(moved, " and "),
                                                moved.size() == 1 ? "comes" : "come",
                                                before ? "before" : "after",
                                                other.name()))
                        : ordered(moved, before ? "before " + other.name() : "after " + other.name(), order));
    }

    private static Optional<String> kind(Pattern said, String text, String... groups) {
        var found = Patterns.matcher(said, text);
        return found.find()
                ? Stream.concat(Stream.of("kind"), Stream.of(groups))
                        .flatMap(group -> Optional.ofNullable(found.group(group)).stream())
                        .findFirst()
                : Optional.empty();
    }

    private static Optional<Completed> turned(String kind, List<Place> planned, boolean first) {
        var there = StaysOfAKind.in(planned, kind);
        var others = planned.stream().filter(place -> !there.contains(place)).toList();
        if (there.isEmpty()) {
            return Optional.empty();
        }
        var end = first ? planned.subList(0, there.size()) : planned.subList(others.size(), planned.size());
        if (others.isEmpty() || there.containsAll(end)) {
            return Optional.of(Completed.nothing(
                    planned,
                    "Not changed: the plan %s with %s already; its places come in the order %s."
                            .formatted(first ? "begins" : "ends", names(there, " and "), names(planned, ", "))));
        }
        var order = Stream.of(there, there.reversed())
                .flatMap(ones -> Stream.of(others, others.reversed())
                        .map(rest -> first ? joined(ones, rest) : joined(rest, ones)))
                .min(Comparator.comparingDouble(LandsInTurn::way))
                .orElse(planned);
        return Optional.of(ordered(there, first ? "first" : "last", order));
    }

    private static Completed ordered(List<Place> moved, String where, List<Place> order) {
        return new Completed(
                "Make it so",
                List.of("%s %s %s now: the places come in the order %s, and the trip is as long as before."
                        .formatted(
                                names(moved, " and "),
                                moved.size() == 1 ? "comes" : "come",
                                where,
                                names(order, ", "))),
                false,
                List.of(),
                Optional.of(
                        new Change(Optional.of(order), List.of(), List.of("in this order: " + names(order, ", ")))));
    }

    private static List<Place> joined(List<Place> ahead, List<Place> behind) {
        var all = new ArrayList<>(ahead);
        all.addAll(behind);
        return all;
    }

    private static double way(List<Place> order) {
        return IntStream.range(1, order.size())
                .mapToDouble(
                        at -> order.get(at - 1).at().kilometresTo(order.get(at).at()))
                .sum();
    }

    private static String names(List<Place> places, String between) {
        return places.stream().map(Place::name).collect(Collectors.joining(between));
    }
}
