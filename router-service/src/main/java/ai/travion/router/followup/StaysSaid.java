package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Detour;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.wishes.Placement;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * "Add Mirissa for 2 nights before Galle", "Negombo has to be the first day and Ella comes after Kandy", "Galle and Mirissa at the end, 2
 * nights each": how many nights places of a trip have and where in it they come. What is not spoken of keeps its turn, and a number of
 * nights at a place is never the length of the trip.
 */
final class StaysSaid implements Completion {

    private static final int LONGEST_WORDS = 30;
    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so)\\W+)*(?:is|are|was|were|what|which|why|when|where|who|how(?!\\s+about)|do(?=\\s+(?:we|i|you|they|the|people|all|any))|does|did|has|have|should|will)\\b.*");

    /** "Ok Udawalawe then, 1 night" after a question which of two it is to be: it is taken up, in the days of before. */
    private static final Pattern AGREES = Patterns.anyCase(
            "^\\W*(?:ok(?:ay)?|yes|great|good|right|alright|fine|perfect|cool|then|so|let'?s|we'?ll|i'?ll)\\b.*");

    private static final Pattern CHOSEN = Patterns.anyCase(
            "^\\W*(?:(?:ok(?:ay)?|yes|great|good|right|alright|fine|perfect|cool|then|so|let'?s|(?:we|i)'?ll|do|take|say|have|go\\s+(?:for|with))\\b\\W*)*(?:the\\s+)?#.*");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        boolean mayBe = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && !message.places().all().isEmpty()
                && message.places().refused().isEmpty()
                && !message.when().saysADay()
                && message.said().words().size() <= LONGEST_WORDS
                && !message.said().is(ASKS);
        return mayBe
                ? StayClause.in(message.said().text(), before.atlas())
                        .map(StaysSaid::joined)
                        .filter(clauses -> clauses.stream().anyMatch(StaysSaid::says))
                        .flatMap(clauses -> new Read(before, isChosen(message)).after(clauses))
                : Optional.empty();
    }

    private static boolean isChosen(Reading message) {
        return Patterns.isAllOf(AGREES, message.message())
                && Patterns.isAllOf(CHOSEN, message.places().remainder());
    }

    /** "Mirissa at the end, 2 nights": what names no place is said of those before it, or else of those behind it. */
    private static List<StayClause> joined(List<StayClause> clauses) {
        var joined = new ArrayList<StayClause>();
        Optional<StayClause> ahead = Optional.empty();
        for (var clause : clauses) {
            if (!clause.isOfAnother()) {
                joined.add(ahead.map(clause::with).orElse(clause));
                ahead = Optional.empty();
            } else if (joined.isEmpty()) {
                ahead = Optional.of(ahead.map(clause::with).orElse(clause));
            } else {
                joined.add(joined.removeLast().with(clause));
            }
        }
        return List.copyOf(joined);
    }

    private static boolean says(StayClause clause) {
        return clause.turn().isPresent() || clause.nights().isPresent();
    }

    /** What becomes of the trip. */
    private static final class Read {

        private final Background before;
        private final List<Place> planned;
        private final Itinerary plan;
        private List<Place> order;
        private final Map<Place, Integer> nights = new LinkedHashMap<>();
        private final Map<Place, Integer> asBefore = new LinkedHashMap<>();
        private final List<String> notes = new ArrayList<>();
        private final boolean chosen;
        private boolean listed;
        private boolean grows;

        /** @param chosen whether a place is taken up that was asked about */
        Read(Background before, boolean chosen) {
            this.before = before;
            this.chosen = chosen;
            this.planned = before.conversation().ofThePlan();
            this.plan = Itinerary.of(before.conversation().itinerary(), before.atlas());
            this.order = new ArrayList<>(planned);
        }

        Optional<Completed> after(List<StayClause> clauses) {
            // "2 nights Ella, 2 nights Mirissa": where stays of the plan are listed, another one among them is added.
            listed = clauses.stream()
                                    .filter(clause -> clause.nights().isPresent()
                                            && clause.places().stream().allMatch(planned::contains))
                                    .count()
                            > 0
                    || clauses.stream().anyMatch(clause -> clause.goesThere());
            for (var clause : clauses) {
                var absent = clause.others().stream()
                        .filter(other -> stayOf(other).isEmpty())
                        .findFirst();
                if (absent.isPresent()) {
                    return Optional.of(asItIs(
                            "%s is not in the plan, so nothing comes before or after it and the plan stays as it is; say \"add %s\" to have it in."
                                    .formatted(absent.get().name(), absent.get().name())));
                }
                if (!isClear(clause)) {
                    return Optional.empty();
                }
                take(clause);
            }
            return Optional.of(
                    order.equals(planned) && nights.isEmpty()
                            ? asItIs(
                                    notes.isEmpty()
                                            ? "The places come in that order already."
                                            : String.join(" ", notes))
                            : changed());
        }

        /** A number of nights is of one place, or of each; of a place of the plan alone other rules know as much. */
        private boolean isClear(StayClause clause) {
            boolean one = clause.places().size() == 1;
            boolean each = clause.places().size() > 1
                    && (clause.each() || clause.nights().isEmpty());
            boolean ordered = clause.turn().isPresent() && (one || each);
            boolean counted = clause.nights().isPresent()
                    && (each
                            || (one
                                    && !clause.adds()
                                    && (chosen
                                            || listed
                                            || planned.contains(clause.places().getFirst()))));
            boolean known = clause.places().stream().allMatch(planned::contains);
            boolean aStopOfADay = clause.nights().isEmpty()
                    && clause.places().stream()
                            .anyMatch(place ->
                                    !planned.contains(place) && plan.places().contains(place));
            boolean goesIn = clause.adds() || clause.ofADay() || clause.nights().isPresent();
            return !aStopOfADay && ((ordered && (known || goesIn)) || counted);
        }

        private void take(StayClause clause) {
            grows |= clause.nights().isPresent() && clause.adds();
            var fresh = clause.places().stream()
                    .filter(place -> !planned.contains(place))
                    .toList();
            clause.places().forEach(place -> stay(place, clause));
            clause.turn().ifPresent(turn -> put(clause, turn));
            var way = clause.turn().isPresent() && !clause.ofADay()
                    ? order
                    : Detour.taking(
                            fresh,
                            order,
                            before.conversation().known().getOrigin().map(StatedValue::getValue));
            order = new ArrayList<>(way);
            fresh.stream().filter(place -> !order.contains(place)).forEach(order::add);
        }

        private void stay(Place place, StayClause clause) {
            boolean fresh = !planned.contains(place);
            int now = fresh ? 0 : plan.daysAt(place);
            if (fresh) {
                nights.put(place, clause.nights().orElse(1));
            } else if (clause.nights().isPresent()) {
                int more = clause.adds() && !clause.each() && isThereAlready(place, clause) ? now : 0;
                int wanted = clause.nights().get() + more;
                if (wanted == now) {
                    notes.add("%s has %s in the plan already.".formatted(place.name(), inThePlan(place, now)));
                    asBefore.put(place, plan.nightsAt(place));
                } else {
                    nights.put(place, wanted);
                }
            }
        }

        /** "Add a night in Negombo at the beginning" of a trip that begins there is one more. */
        private boolean isThereAlready(Place place, StayClause clause) {
            return clause.turn()
                    .map(turn -> switch (turn) {
                        case FIRST -> planned.getFirst().equals(place);
                        case LAST -> planned.getLast().equals(place);
                        case BEFORE, AFTER, BETWEEN -> false;
                    })
                    .orElse(true);
        }

        private void put(StayClause clause, StayClause.Turn turn) {
            var others = clause.others().stream()
                    .flatMap(other -> stayOf(other).stream())
                    .distinct()
                    .toList();
            var moved = new ArrayList<>(clause.places());
            if (!clause.close() && moved.size() == 1 && isOnThatSide(moved.getFirst(), turn, others)) {
                return;
            }
            moved.removeAll(others);
            order.removeAll(moved);
            int at = switch (turn) {
                case FIRST -> 0;
                case LAST -> order.size();
                case BEFORE -> order.indexOf(others.getFirst());
                case AFTER -> order.indexOf(others.getFirst()) + 1;
                case BETWEEN -> others.stream().mapToInt(order::indexOf).max().orElse(order.size() - 1);
            };
            order.addAll(Math.max(0, at), moved);
        }

        private boolean isOnThatSide(Place place, StayClause.Turn turn, List<Place> others) {
            return order.contains(place)
                    && switch (turn) {
                        case BEFORE -> order.indexOf(place) < order.indexOf(others.getFirst());
                        case AFTER -> order.indexOf(place) > order.indexOf(others.getFirst());
                        case FIRST, LAST, BETWEEN -> false;
                    };
        }

        /** The place of the trip that another is, or from where it is seen. */
        private Optional<Place> stayOf(Place place) {
            if (order.contains(place)) {
                return Optional.of(place);
            }
            return before.atlas()
                    .parentOf(place)
                    .filter(order::contains)
                    .or(() -> plan.days().stream()
                            .filter(day -> plan.on(day).isAt(place))
                            .flatMap(day -> baseOf(day).stream())
                            .findFirst());
        }

        private Optional<Place> baseOf(LocalDate day) {
            return plan.on(day).entries().getLast().place().filter(order::contains);
        }

        private Completed changed() {
            int length = plan.days().size();
            int more = nights.entrySet().stream()
                    .mapToInt(stay ->
                            stay.getValue() - (planned.contains(stay.getKey()) ? plan.daysAt(stay.getKey()) : 0))
                    .sum();
            int needed = nights.values().stream().mapToInt(Integer::intValue).sum() + order.size() - nights.size();
            int days = LengthOfAChange.of(length, more, needed, grows, before);
            notes.addFirst(inWords(length, days, more));
            var fresh = order.stream().filter(place -> !planned.contains(place)).toList();
            var inTurn = order.equals(planned) || order.size() < 2
                    ? Stream.<String>empty()
                    : Stream.of(
                            "in this order: " + order.stream().map(Place::name).collect(Collectors.joining(", ")));
            return new Completed(
                    days == length ? "Make it so" : "Make it %d days longer".formatted(days - length),
                    notes,
                    false,
                    placed(),
                    Optional.of(new Change(
                            Optional.of(order),
                            List.of(),
                            Stream.concat(fresh.stream().map(place -> place.name() + " all the same"), inTurn)
                                    .toList())));
        }

        private String inWords(int length, int days, int more) {
            var stays = nights.entrySet().stream()
                    .map(stay -> "%s has %s now".formatted(stay.getKey().name(), count(stay.getValue())))
                    .collect(Collectors.joining(", "));
            if (days > length) {
                return "%s, on top of the days of before; the plan is for %d days now.".formatted(stays, days);
            }
            if (stays.isEmpty()) {
                return "The places come in the order %s now, and the trip is as long as before."
                        .formatted(order.stream().map(Place::name).collect(Collectors.joining(", ")));
            }
            var conversation = before.conversation();
            return "%s, and %s%s."
                    .formatted(
                            stays,
                            LengthOfAChange.asLongAsBefore(conversation),
                            more > 0 && LengthOfAChange.mayGrow(length + more, conversation)
                                    ? "; say \"%d days\" if they come on top".formatted(length + more)
                                    : more < 0 ? "; say \"%d days\" for a shorter one".formatted(length + more) : "");
        }

        private String inThePlan(Place place, int now) {
            return plan.nightsAt(place) > 0 ? count(now) : now == 1 ? "1 day" : now + " days";
        }

        private static String count(int nights) {
            return nights == 1 ? "1 night" : nights + " nights";
        }

        private List<Placement> placed() {
            return Stream.concat(nights.entrySet().stream(), asBefore.entrySet().stream())
                    .filter(stay -> stay.getValue() > 0)
                    .map(stay -> Placement.staying(stay.getKey().name(), stay.getValue()))
                    .toList();
        }

        private Completed asItIs(String note) {
            return new Completed(
                    "Keep the plan as it is",
                    List.of(note),
                    false,
                    placed(),
                    Optional.of(new Change(Optional.of(planned), List.of(), List.of())));
        }
    }
}
