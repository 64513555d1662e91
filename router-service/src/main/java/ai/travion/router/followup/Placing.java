package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.places.Kinds;
import ai.travion.router.wishes.Placement;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * "Put the temple on day 2", "can we do Pigeon Island on the first day", "Mihintale on Tuesday instead", "Ella Rock in the afternoon":
 * single stops of the plan in hand, or new ones, are put on one of its days or in a part of a day.
 */
public final class Placing implements Completion {

    private static final int LONGEST_WORDS = 30;
    private static final double FAR_KILOMETRES = 30;
    private static final Pattern IT = Patterns.words("it|that|this");
    private static final Pattern ANY_DAY = Patterns.words(
            "any (?:other )?day|whichever day|whatever day|(?:does not|doesn't) matter (?:when|which day)|(?:no matter|never mind) (?:when|(?:which|the) day)|whenever (?:it|that) (?:suits|fits)");
    private static final Pattern ORDERED = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|now|also|please|actually|maybe)\\W+)*(?:(?:can|could|shall|may|should)\\s+(?:we|you|i)|let'?s|(?:we|i)(?:'d|\\s+would)?\\s+(?:like|love|want|prefer|rather)|add|put|include|do)\\b");
    private static final Pattern FILLS_AN_HOUR = Pattern.compile("^Time (?:in|at) ");
    /** "The botanical gardens" are botanic ones. */
    private static final Pattern ADJECTIVE = Pattern.compile("ical\\b");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var plan = Itinerary.of(before.conversation().itinerary(), before.atlas());
        boolean mayPlace = !plan.isEmpty()
                && before.conversation().isBesideThePlan()
                && message.said().words().size() <= LONGEST_WORDS
                && message.places().refused().isEmpty()
                && message.places().beyond().isEmpty();
        return mayPlace
                ? takenBack(message, plan).or(() -> DaySwap.of(message, plan)).or(() -> placed(message, plan, before))
                : Optional.empty();
    }

    /** "Any day is fine for Mihintale". */
    private static Optional<Completed> takenBack(Reading message, Itinerary plan) {
        var named = message.places().targets();
        return named.size() == 1
                        && plan.places().contains(named.getFirst())
                        && message.said().has(ANY_DAY)
                ? Optional.of(new Completed(
                        "Keep the plan",
                        List.of("%s may be on any day again."
                                .formatted(named.getFirst().name())),
                        false,
                        List.of(new Placement(named.getFirst().name(), Optional.empty(), Optional.empty()))))
                : Optional.empty();
    }

    private static Optional<Completed> placed(Reading message, Itinerary plan, Background before) {
        var days = plan.days();
        var said = new Said(days);
        for (var clause : PlacingClause.in(message.said().text(), days, before.atlas())) {
            var named = stops(clause, plan);
            var stops = named.isEmpty() && said.placed.isEmpty() ? pointedAt(clause, plan, before) : named;
            boolean places = clause.days().size() <= 1
                    && (!stops.isEmpty()
                            || (clause.rest().isEmpty() && clause.places().isEmpty()));
            if (places) {
                said.take(stops, clause);
            } else if (clause.asks()) {
                return Optional.empty();
            } else if (!clause.isIdle()) {
                said.others.add(clause.text());
            }
        }
        boolean ofADay = said.placed.values().stream()
                .anyMatch(placement -> placement.day().isPresent());
        boolean ofTheirHours = said.placed.keySet().stream().allMatch(plan.places()::contains)
                && !message.said().text().endsWith("?")
                && said.others.isEmpty();
        boolean ofANewOne = message.said().has(ORDERED)
                && said.others.isEmpty()
                && said.placed.keySet().stream().allMatch(stop -> isNear(stop, before));
        if (said.placed.isEmpty() || !said.waiting.isEmpty() || !(ofADay || ofTheirHours || ofANewOne)) {
            return Optional.empty();
        }
        return said.byName.stream().anyMatch(stop -> isAStay(stop, before))
                ? inItsTurn(said, days, before)
                : Optional.of(said.completed());
    }

    /** What an order for a plan puts on its days itself: "3 days in Kandy with the Temple of the Tooth on day 2". */
    public static List<Placement> inAnOrder(Reading order, Places atlas) {
        var text = order.said().text();
        var days = DaySaid.in(text, List.of());
        return days.stream()
                .flatMap(day -> atlas.mentionedIn(text).stream()
                        .filter(mention -> mention.end() <= day.start()
                                && text.substring(mention.end(), day.start()).isBlank()
                                && days.stream().noneMatch(other -> isRightAfter(other, mention, text)))
                        .map(Places.Mention::place)
                        .filter(place -> place.type() != PlaceType.CITY)
                        .map(place -> new Placement(place.name(), Optional.of(day.inWords()), day.hour())))
                .toList();
    }

    /** "Day 1 Sigiriya day 2 Kandy": its day stands before it. */
    private static boolean isRightAfter(DaySaid day, Places.Mention mention, String text) {
        return day.end() <= mention.start()
                && text.substring(day.end(), mention.start()).chars().noneMatch(Character::isLetterOrDigit);
    }

    /** "Can we do Pidurangala at sunset" beside a plan for Sigiriya. */
    private static boolean isNear(Place stop, Background before) {
        return before.conversation().ofThePlan().stream()
                .anyMatch(stay -> stay.at().kilometresTo(stop.at()) <= FAR_KILOMETRES);
    }

    /** "Put it on day 3": the one stop that was spoken of. */
    private static List<Place> pointedAt(PlacingClause clause, Itinerary plan, Background before) {
        boolean points = clause.places().isEmpty()
                && clause.rest().isEmpty()
                && !clause.days().isEmpty()
                && Patterns.isIn(IT, clause.text());
        var spokenOf = before.last().map(said -> said.places().targets()).orElse(List.of()).stream()
                .filter(place -> place.type() != PlaceType.CITY && plan.places().contains(place))
                .toList();
        return points && spokenOf.size() == 1 ? spokenOf : List.of();
    }

    /** The stops that a part of the message means: by their names, or by what the plan calls them. */
    private static List<Place> stops(PlacingClause clause, Itinerary plan) {
        if (clause.rest().isEmpty() || clause.asks()) {
            return clause.rest().isEmpty() ? clause.places() : List.of();
        }
        if (!clause.saysWhen()) {
            return List.of();
        }
        var words = Stream.concat(clause.places().stream().map(Place::name), clause.rest().stream())
                .collect(Collectors.joining(" "));
        var called = places(plan.called(ADJECTIVE.matcher(words).replaceAll("ic")));
        var meant = called.isEmpty() && clause.places().isEmpty()
                ? Kinds.in(words).map(plan::ofKind).map(Placing::places).orElse(List.of())
                : called;
        return meant.size() == 1 ? meant : List.of();
    }

    /** Where entries are, each place once; what only fills an hour in a town has no day of its own. */
    private static List<Place> places(List<Entry> entries) {
        return entries.stream()
                .filter(entry -> !Patterns.isIn(FILLS_AN_HOUR, entry.activity()))
                .flatMap(entry -> entry.place().stream())
                .distinct()
                .toList();
    }

    /** A town in which days of the plan are spent, or what lies far from all other places of the plan. */
    private static boolean isAStay(Place stop, Background before) {
        return before.conversation().plans(stop)
                && (stop.type() == PlaceType.CITY
                        || before.conversation().ofThePlan().stream()
                                .filter(place -> !place.equals(stop))
                                .allMatch(place -> place.at().kilometresTo(stop.at()) > FAR_KILOMETRES));
    }

    /** Where days are spent is no stop of a day: it can be the first of a trip or its last. */
    private static Optional<Completed> inItsTurn(Said said, List<LocalDate> days, Background before) {
        var stays = before.conversation().ofThePlan();
        var only = said.placed.size() == 1 && said.others.isEmpty() && stays.size() > 1
                ? said.placed.entrySet().stream().findFirst()
                : Optional.<Map.Entry<Place, Placement>>empty();
        var turn = only.flatMap(put -> {
            var day = put.getValue().day().orElse("");
            boolean last = day.equals("the last day") || day.equals("day " + days.size());
            var name = put.getKey().name();
            return day.equals("day 1")
                    ? Optional.of(new Completed("Put %s first".formatted(name)))
                    : last ? Optional.of(new Completed("Make it end in " + name)) : Optional.<Completed>empty();
        });
        boolean towns = said.byName.stream().anyMatch(stop -> stop.type() == PlaceType.CITY);
        return turn.isPresent() || towns ? turn : Optional.of(said.completed());
    }

    /** What has been taken from the parts of a message so far. */
    private static final class Said {

        private final List<LocalDate> days;
        private final Map<Place, Placement> placed = new LinkedHashMap<>();
        private final Set<Place> byName = new HashSet<>();
        private final List<Place> waiting = new ArrayList<>();
        private final List<Place> last = new ArrayList<>();
        private final List<String> others = new ArrayList<>();
        private final List<String> notes = new ArrayList<>();
        private Optional<PlacingClause> ahead = Optional.empty();

        private Said(List<LocalDate> days) {
            this.days = days;
        }

        /** "A and B on day 2" waits for its day; "on day 2, A" has it before; "A on day 2, early" says more of the same. */
        private void take(List<Place> stops, PlacingClause clause) {
            if (stops.isEmpty()) {
                last.forEach(stop -> put(stop, clause));
                ahead = last.isEmpty() && clause.saysWhen() ? Optional.of(clause) : ahead;
                return;
            }
            waiting.addAll(stops);
            if (clause.rest().isEmpty()) {
                byName.addAll(stops);
            }
            var when = clause.saysWhen() ? Optional.of(clause) : ahead;
            when.ifPresent(said -> {
                last.clear();
                last.addAll(waiting);
                waiting.forEach(stop -> put(stop, said));
                waiting.clear();
            });
        }

        private void put(Place stop, PlacingClause when) {
            if (!when.saysWhen()) {
                return;
            }
            var day = when.days().stream().findFirst();
            day.filter(named -> named.number() > days.size())
                    .ifPresent(named -> notes.add(
                            "The plan has %d days, so %s is put on the last.".formatted(days.size(), stop.name())));
            var placement = new Placement(stop.name(), day.map(this::inThePlan), when.hour());
            placed.merge(
                    stop,
                    placement,
                    (before, after) -> new Placement(
                            stop.name(),
                            after.day().or(before::day),
                            after.hour().or(before::hour)));
        }

        private String inThePlan(DaySaid day) {
            return day.number() > days.size() ? "the last day" : day.inWords();
        }

        private Completed completed() {
            var placements = List.copyOf(placed.values());
            var order = Stream.concat(
                            Stream.of("Put "
                                    + placements.stream()
                                            .map(Placement::inWords)
                                            .collect(Collectors.joining(" and "))),
                            others.stream())
                    .collect(Collectors.joining(", "));
            return new Completed(order, notes, false, placements);
        }
    }
}
