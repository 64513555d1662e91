package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * "Move Ella to day 3", "swap Ella and Kandy", "put them in this order: Galle, Ella, Kandy", "the safari before Ella", "extend Ella by a
 * night": the stays of the plan in hand in another order, or one of them longer. Every other stay keeps its nights.
 */
final class StaysRearranged implements Completion {

    private static final int LONGEST_WORDS = 30;
    private static final int SEVERAL = 3;

    static final String LEAD =
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|no|oh|actually|please|pls|maybe|perhaps|sorry|well|rather|instead|now|hmm*|wait|then|also|right|yes|great)\\b\\W*)*"
                    + "(?:(?:can|could|would|may|might)\\s+(?:we|you|i|u)\\s+|let'?s\\s+|let\\s+us\\s+|(?:we|i)(?:'d|'ll|\\s+would|\\s+will)?\\s+(?=(?:rather|prefer|want|wanna|like|love)\\b)|what\\s+if\\s+(?:we|you)\\s+|how\\s+about\\s+(?:we\\s+)?|why\\s+not\\s+|(?:is\\s+it\\s+possible|would\\s+it\\s+be\\s+(?:possible|better|ok(?:ay)?))\\s+to\\s+)?"
                    + "(?:(?:please|pls|rather|prefer|want|wanna|like|love|to|maybe|also|instead|just)\\s+)*";
    private static final String THE =
            "(?:the\\s+|our\\s+|my\\s+)?(?:(?:stay|stop|time|nights?|days?)\\s+(?:in|at)\\s+)?";
    static final String ONE = THE + "#(?:\\s+(?:part|leg|stay|stop|days?|nights?|bit))?";
    static final String TAIL =
            "(?:[\\s,]+(?:please|pls|instead|rather|then|after\\s+all|thanks|thank\\s+you|in\\s+the\\s+plan|around|round|if\\s+(?:possible|you\\s+can|that\\s+works|that'?s\\s+ok(?:ay)?)))*\\W*$";
    private static final String VERB =
            "(?:(?:put|putting|move|moving|visit(?:ing)?|see(?:ing)?|do(?:ing)?|go(?:ing)?(?:\\s+(?:to|on))?|have|having|take|taking|place|shift|schedule|bring|make)\\s+)?";

    private static final Pattern TO_A_DAY = Patterns.anyCase(LEAD
            + "(?:move|shift|put|bring|push|pull|get|have|do|place|switch|reschedule|visit|start)\\s+" + ONE
            + "\\s+(?:(?:forward|back|up|earlier|later|already|only)\\s+)?(?:to|on|onto|for|from)\\s+(?:the\\s+)?(?:day\\s+(?<day>\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)|(?<nth>second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\d{1,2}(?:st|nd|rd|th))\\s+day)"
            + TAIL);
    private static final Pattern BESIDE = Patterns.anyCase(LEAD + VERB + ONE
            + "\\s+(?:(?:should|must|shall|to)\\s+(?:come|be)\\s+)?(?:(?<before>before|ahead\\s+of|prior\\s+to)|after)\\s+(?:(?:we|i)\\s+(?:go|get|do|see|visit)\\s+(?:to\\s+)?|(?:going|visiting|seeing|doing|heading)\\s+(?:to\\s+)?)?"
            + ONE + TAIL);
    private static final Pattern SWAPPED = Patterns.anyCase(LEAD
            + "(?:(?:swap|switch|exchange|flip|reverse|interchange|turn|trade|change)\\s+(?:a?round\\s+)?(?:the\\s+(?:order|turns?|places)\\s+of\\s+)?"
            + ONE + "\\s+(?:and|with|for|&)\\s+" + ONE + "|" + VERB + ONE + "\\s+(?:and|&)\\s+" + ONE
            + "\\s+(?:in\\s+)?(?:the\\s+other\\s+way\\s+a?round|(?:swapped|switched|reversed|exchanged)|in\\s+(?:the\\s+)?(?:reverse|opposite|other)\\s+order))"
            + TAIL);
    private static final String BETWEEN =
            "\\s*(?:,|;|-+>|\u2192|\u2013|-|\\band\\b|\\bthen\\b|&)+\\s*(?:(?:and|then|finally|lastly|to|next)\\s+)*";
    private static final Pattern LISTED = Patterns.anyCase(LEAD
            + "(?<head>(?:[\\p{L}']+[\\s:,.]+){0,14}?)(?::\\s*|-\\s*)?(?:the\\s+)?#(?:" + BETWEEN + "(?:the\\s+)?#){2,}"
            + "(?<foot>(?:[\\s,]+(?:in\\s+)?(?:this|that)\\s+(?:order|sequence))?)" + TAIL);
    private static final Pattern AN_ORDER = Patterns.words("order|orders|reorder|rearrange|sequence|route|arrange");
    private static final Pattern ANOTHER_TRIP = Patterns.words("plan|new|another|instead of|without|drop|skip|add");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        boolean mayBe = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && message.said().words().size() <= LONGEST_WORDS;
        if (!mayBe) {
            return Optional.empty();
        }
        var plan = new PlannedStays(
                conversation.ofThePlan(), Itinerary.of(conversation.itinerary(), before.atlas()), before.atlas());
        var said = plan.saidIn(message.said().text());
        return said.stays().isEmpty()
                ? Optional.empty()
                : toADay(said, plan)
                        .or(() -> swapped(said, plan))
                        .or(() -> beside(said, plan))
                        .or(() -> listed(said, plan))
                        .or(() -> StayLengthened.in(said, plan, before));
    }

    /** The stay begins where a stay that keeps its nights comes nearest to the day. */
    private static Optional<Completed> toADay(PlannedStays.Said said, PlannedStays plan) {
        var found = Patterns.matcher(TO_A_DAY, said.blanked());
        if (!found.matches()
                || said.stays().size() != 1
                || !plan.isSleptAt(said.stays().getFirst())) {
            return Optional.empty();
        }
        var stay = said.stays().getFirst();
        int day = Optional.ofNullable(found.group("day"))
                .or(() -> Optional.ofNullable(found.group("nth")))
                .map(StaysRearranged::number)
                .orElse(0);
        if (day < 1 || day > plan.days() || plan.planned().size() < 2) {
            return Optional.empty();
        }
        var others = new ArrayList<>(plan.planned());
        others.remove(stay);
        var best = IntStream.rangeClosed(0, others.size())
                .mapToObj(at -> {
                    var order = new ArrayList<>(others);
                    order.add(at, stay);
                    return List.copyOf(order);
                })
                .min(Comparator.comparingInt(order -> plan.distance(stay, order, day)))
                .orElseThrow();
        int first = plan.firstDay(stay, best);
        int last = first + plan.nights(stay) - 1;
        var when = last > first ? "days %d to %d".formatted(first, last) : "day %d".formatted(first);
        var why = day >= first && day <= last
                ? ""
                : " Day %d lies within another stay, which I did not split.".formatted(day);
        return Optional.of(
                best.equals(plan.planned())
                        ? Completed.nothing(
                                plan.planned(), "%s is on %s in the plan already.".formatted(stay.name(), when) + why)
                        : ordered(best, "%s is on %s now.%s".formatted(stay.name(), when, why)));
    }

    private static Optional<Completed> swapped(PlannedStays.Said said, PlannedStays plan) {
        if (said.stays().size() != 2 || !Patterns.isAllOf(SWAPPED, said.blanked())) {
            return Optional.empty();
        }
        var order = new ArrayList<>(plan.planned());
        int one = order.indexOf(said.stays().getFirst());
        int other = order.indexOf(said.stays().getLast());
        order.set(one, said.stays().getLast());
        order.set(other, said.stays().getFirst());
        return Optional.of(inThisOrder(order, plan));
    }

    private static Optional<Completed> beside(PlannedStays.Said said, PlannedStays plan) {
        var found = Patterns.matcher(BESIDE, said.blanked());
        if (said.stays().size() != 2 || !found.matches()) {
            return Optional.empty();
        }
        var moved = said.stays().getFirst();
        var other = said.stays().getLast();
        boolean earlier = found.group("before") != null;
        var order = new ArrayList<>(plan.planned());
        if (order.indexOf(moved) < order.indexOf(other) == earlier) {
            return Optional.of(Completed.nothing(
                    plan.planned(),
                    "%s comes %s %s already: they begin on day %d and day %d."
                            .formatted(
                                    moved.name(),
                                    earlier ? "before" : "after",
                                    other.name(),
                                    plan.firstDay(moved, plan.planned()),
                                    plan.firstDay(other, plan.planned()))));
        }
        order.remove(moved);
        order.add(order.indexOf(other) + (earlier ? 0 : 1), moved);
        return Optional.of(inThisOrder(order, plan));
    }

    /** Those that are listed take each other's turns; what is not listed keeps its own. */
    private static Optional<Completed> listed(PlannedStays.Said said, PlannedStays plan) {
        var found = Patterns.matcher(LISTED, said.blanked());
        if (said.stays().size() < SEVERAL || !found.matches()) {
            return Optional.empty();
        }
        var words = found.group("head") + found.group("foot");
        if (!Patterns.isIn(AN_ORDER, words) || Patterns.isIn(ANOTHER_TRIP, words)) {
            return Optional.empty();
        }
        var order = new ArrayList<>(plan.planned());
        var turns = IntStream.range(0, order.size())
                .filter(at -> said.stays().contains(order.get(at)))
                .boxed()
                .toList();
        for (int at = 0; at < turns.size(); at++) {
            order.set(turns.get(at), said.stays().get(at));
        }
        return Optional.of(inThisOrder(order, plan));
    }

    private static Completed inThisOrder(List<Place> order, PlannedStays plan) {
        return order.equals(plan.planned())
                ? Completed.nothing(order, "The places come in that order already.")
                : ordered(
                        List.copyOf(order),
                        "The places come in the order %s now, and the trip is as long as before."
                                .formatted(names(order)));
    }

    private static Completed ordered(List<Place> order, String note) {
        return new Completed(
                "Make it so",
                List.of(note),
                false,
                List.of(),
                Optional.of(new Change(
                        Optional.of(order),
                        List.of(),
                        Stream.of("in this order: " + names(order)).toList())));
    }

    private static String names(List<Place> places) {
        return places.stream().map(Place::name).collect(Collectors.joining(", "));
    }

    static int number(String word) {
        return word.equalsIgnoreCase("another") ? 1 : Names.number(word).orElseGet(() -> ordinal(word));
    }

    private static int ordinal(String word) {
        int index = List.of(
                        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
                .indexOf(word.toLowerCase(Locale.ROOT));
        return index >= 0 ? index + 1 : Integer.parseInt("0" + word.replaceAll("\\D", ""));
    }
}
