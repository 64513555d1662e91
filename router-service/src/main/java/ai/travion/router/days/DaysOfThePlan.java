package ai.travion.router.days;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.Thing;
import ai.travion.atlas.Things;
import ai.travion.router.act.KindSaid;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.itinerary.Spoken;
import ai.travion.schemas.DayEdit;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.envelope.DayOrder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Orders that change single days or things of a plan in hand and nothing besides, as edits of the days that they name. */
public final class DaysOfThePlan {

    /** More than anybody keeps in mind; the oldest are in the plan by then. */
    private static final int MOST = 24;

    private static final double BESIDE_KILOMETRES = 20;
    private static final int CHARACTERS = 300;
    private static final int SIGNS = 10;
    /** "No cooking class any more?" asks for one. */
    private static final Pattern MISSED =
            Pattern.compile("\\bno (\\$\\d\\$|#\\d#)(?: any ?more| at all| now)?\\s*\\?+");

    /** "Nothing else on the day of the Temple of the Tooth" is that temple alone. */
    private static final Pattern NOTHING_BESIDE = Pattern.compile(
            "(?:(?:have|do|plan|put|please|we want|we'd like|keep|let's have) )*(?:nothing|no (?:stops?|sights?|visits?)) else (?:planned )?on (?<day>the day (?:of|with|(?:when |that )?we (?:see|visit|do|go to|climb)) (?:the )?(?<what>#\\d#))");

    /** What leaves a day, or most of it, without a programme. */
    private static final Set<String> KEPT_FREE =
            Set.of(DayOrder.FREE.word(), DayOrder.ONLY.word(), DayOrder.LIGHTER.word());
    /** "No free days", "any early starts". */
    private static final Pattern SEVERAL =
            Pattern.compile("\\b(?:any|all|days|afternoons|mornings|evenings|starts)\\b", Pattern.CASE_INSENSITIVE);

    private static final Pattern CLIMBS = Pattern.compile(
            "\\b(?:do |have )?(?:the )?(?:climb(?:ing)?|hik(?:e|ing)|go(?:ing)? up|scale|ascend)(?: up| of| to)?\\s+(?:the )?$",
            Pattern.CASE_INSENSITIVE);

    private static final int RECENT_TURNS = 3;
    private static final Pattern ONE_OF_ITS_KIND =
            Pattern.compile("\\b(?:class|lesson|workshop|show|flight|dinner)\\b");

    /** Who asks, or speaks of nights, of money or of the whole trip, orders something else. */
    private static final Pattern OTHER_MATTER = Pattern.compile(
            "\\b(?:nights?|weeks?|(?<!leave |keep |have |for |but )one (?:whole |full )?day|hotels|(?:an?|other|another|which|better|cheaper|nicer|our|change) hotel|trains?|bus|budget|cost|price|how (?:long|much|far|many)|what(?:'s| is| are| do| does| did| would| if)|when (?:is|are|do|does|can)|where|who|why|which|tell me|show me|is there|are there|is it|do you|does it|did you|longer trip|vegetarian|vegan|(?:in|during) (?:early |mid |late )?(?:january|february|march|april|june|july|august|september|october|november|december)(?! \\d))\\b");

    private static final Pattern ASKS = Pattern.compile(
            "^\\W*(?:(?:and|so|but|ok|then)\\W+)*(?:(?:is|are|was|were|has|does|do|did|am)\\b[^.;!]*\\?\\W*$|will (?:we|i|they|there|it)\\b)");
    private static final Pattern ABOUT_NIGHTS_OF_A_DAY = Pattern.compile(
            "\\b(?:last|first|second|third|that|every|each|saturday|friday|sunday|at) nights?\\b|\\bwhen we\\b|\\bday (?:of|with|on|(?:when )?we (?:take|ride|have|go by)) (?:(?:the|our|that|hill|scenic|long|first|mountain|blue) )*train\\b|\\btrain (?:ride )?day\\b");

    private final Places atlas;

    /**
     * What becomes of them.
     *
     * @param holding all that holds of the days of the plan from now on, the orders of this turn last
     * @param remarks what is said beside the orders, in small letters
     * @param climbs whether something is to be gone up
     */
    public record Changed(List<DayEdit> holding, List<String> remarks, boolean climbs) {

        public Changed {
            holding = List.copyOf(holding);
            remarks = List.copyOf(remarks);
        }
    }

    public DaysOfThePlan(Places atlas) {
        this.atlas = atlas;
    }

    /** Nothing where the message orders or asks anything else. */
    public Optional<Changed> in(GraphState state) {
        var message = state.getUserQuery();
        if (message.length() > CHARACTERS || isOfAnotherMatter(message)) {
            return Optional.empty();
        }
        var conversation = Conversation.in(state, atlas);
        if (!conversation.hasAPlanToChange()) {
            return Optional.empty();
        }
        return new Heard(new TripDays(Itinerary.of(conversation.itinerary(), atlas)), conversation.ofThePlan(), state)
                .edits(message);
    }

    /** The plan without some of its stops, now and whatever is changed later. */
    public Changed without(List<Entry> stops, GraphState state) {
        var conversation = Conversation.in(state, atlas);
        return new Heard(new TripDays(Itinerary.of(conversation.itinerary(), atlas)), conversation.ofThePlan(), state)
                .without(stops);
    }

    private static boolean isOfAnotherMatter(String message) {
        var lower = message.toLowerCase(Locale.ROOT);
        return ASKS.matcher(lower).find()
                || OTHER_MATTER
                        .matcher(ABOUT_NIGHTS_OF_A_DAY.matcher(lower).replaceAll(" "))
                        .find();
    }

    /** The plan that a message is heard of. */
    private final class Heard {

        private final TripDays days;
        private final List<Place> planned;
        private final GraphState state;
        private final Optional<DayEdit> last;

        Heard(TripDays days, List<Place> planned, GraphState state) {
            this.days = days;
            this.planned = planned;
            this.state = state;
            this.last = state.getDayEdits().stream()
                    .filter(edit -> edit.getTurn() >= state.getTurn() - RECENT_TURNS)
                    .reduce((one, other) -> other);
        }

        Optional<Changed> edits(String message) {
            var mentions = atlas.mentionedIn(message);
            var blanked = new StringBuilder(message);
            var places = mentions.stream().map(Places.Mention::place).toList();
            if (places.size() > SIGNS) {
                return Optional.empty();
            }
            for (int at = mentions.size() - 1; at >= 0; at--) {
                var mention = mentions.get(at);
                var climbed = climbed(message, mention);
                blanked.replace(
                        climbed.map(MatchResult::start).orElse(mention.start()),
                        mention.end(),
                        climbed.isPresent() ? " do the " + mention.place().name() + " climb " : " #" + at + "# ");
            }
            var lower = NOTHING_BESIDE
                    .matcher(blanked.toString()
                            .toLowerCase(Locale.ROOT)
                            .replace('\u2019', '\'')
                            .replaceAll("\\s+", " "))
                    .replaceAll("only ${what} on ${day}");
            var phrases =
                    new DayPhrases(days, places, last.flatMap(DayEdit::getDate).flatMap(days::on));
            return phrases.signed(lower).flatMap(signed -> {
                var things = Things.mentionedIn(signed);
                if (things.size() > SIGNS || phrases.found().size() > SIGNS) {
                    return Optional.empty();
                }
                var text = new StringBuilder(signed);
                for (int at = things.size() - 1; at >= 0; at--) {
                    text.replace(things.get(at).start(), things.get(at).end(), "$" + at + "$");
                }
                var names = new ThingNames(
                        days,
                        places,
                        things.stream().map(Things.Mention::thing).toList(),
                        last.map(DayEdit::getThing).filter(thing -> !thing.isEmpty()),
                        state.getDayEdits().reversed().stream()
                                .flatMap(edit -> Stream.of(edit.getInsteadOf(), edit.getThing()))
                                .filter(thing -> !thing.isEmpty())
                                .distinct()
                                .toList(),
                        Spoken.told(Conversation.in(state, atlas), atlas),
                        atlas);
                return DayOrders.in(
                                MISSED.matcher(text.toString()
                                                .replaceAll("\\s+", " ")
                                                .strip())
                                        .replaceAll("$1."),
                                names,
                                phrases.found(),
                                days,
                                last.filter(edit -> edit.getTurn() == state.getTurn() - 1))
                        .flatMap(read -> edits(read.orders())
                                .map(holding -> new Changed(holding, read.remarks(), read.climbs())));
            });
        }

        /** "Climb Sigiriya" where one sleeps by it is what one goes up there, and not all of the stay. */
        private Optional<MatchResult> climbed(String message, Places.Mention mention) {
            var before = CLIMBS.matcher(message.substring(0, mention.start()));
            boolean isOneStop = isAStay(mention.place())
                    && days.plan().visits().stream()
                                    .filter(entry -> entry.isAClimb()
                                            && entry.place()
                                                    .filter(mention.place()::equals)
                                                    .isPresent())
                                    .map(Entry::activity)
                                    .distinct()
                                    .count()
                            == 1;
            return isOneStop && before.find() ? Optional.of(before.toMatchResult()) : Optional.empty();
        }

        Changed without(List<Entry> stops) {
            var now = new LinkedHashMap<String, DayEdit>();
            stops.stream().map(this::out).forEach(edit -> now.putIfAbsent(edit.getThing(), edit));
            return new Changed(holding(List.copyOf(now.values())), List.of(), false);
        }

        private DayEdit out(Entry stop) {
            var name = stop.thing().isPresent()
                            || stop.place().filter(this::isAStay).isPresent()
                    ? stop.activity()
                    : stop.place().map(Place::name).orElse(stop.activity());
            return edit(
                    new Order(DayOrder.OUT, List.of(), false, Optional.empty(), "", "", name, "", false),
                    Optional.empty(),
                    Optional.of(stop.number() - 1));
        }

        private Optional<List<DayEdit>> edits(List<Order> orders) {
            var now = new ArrayList<DayEdit>();
            for (var order : orders) {
                var meant = settled(order, orders.size() > 1);
                if (meant.isEmpty()) {
                    return Optional.empty();
                }
                meant.get().stream().filter(edit -> !now.contains(edit)).forEach(now::add);
            }
            return Optional.of(holding(now));
        }

        private List<DayEdit> holding(List<DayEdit> now) {
            var kept = new ArrayList<>(state.getDayEdits().stream()
                    .filter(edit -> now.stream().noneMatch(later -> Overruled.by(later, edit)))
                    .toList());
            kept.addAll(now);
            return List.copyOf(kept.subList(Math.max(0, kept.size() - MOST), kept.size()));
        }

        /** An order with the days that it means; nothing where it is of the whole trip. */
        private Optional<List<DayEdit>> settled(Order order, boolean isOneOfSeveral) {
            return switch (order.kind()) {
                case PUT -> put(order).or(() -> isOneOfSeveral ? beside(order) : Optional.empty());
                case OUT -> out(order);
                case INSTEAD -> instead(order);
                case FREE -> free(order);
                case LIGHTER, BEGIN, END -> isOfTheWholeTrip(order) ? Optional.empty() : Optional.of(each(order));
                case ONLY -> Optional.of(each(order));
                case LIFT -> order.thing().isEmpty() ? lifted(order) : onAnyDay(order);
                case SWAP -> areWholeStays(order) ? Optional.empty() : Optional.of(each(order));
            };
        }

        /** Some hours of every day are of no day more than of another. */
        private Optional<List<DayEdit>> free(Order order) {
            boolean isOfAll = order.days().isEmpty() || isOfTheWholeTrip(order);
            if (isOfAll && order.time().contains("-")) {
                return Optional.of(List.of(edit(order, Optional.empty(), Optional.empty())));
            }
            return isOfAll && !order.days().isEmpty() ? Optional.empty() : Optional.of(each(order));
        }

        /** What was said last of its kind, or all of it; nothing where nothing of the kind holds. */
        private Optional<List<DayEdit>> lifted(Order order) {
            var kinds = order.insteadOf().equals(DayOrder.FREE.word()) ? KEPT_FREE : Set.of(order.insteadOf());
            var meant = state.getDayEdits().stream()
                    .filter(edit -> kinds.contains(edit.getKind()))
                    .filter(edit -> order.days().isEmpty()
                            || edit.getDate()
                                    .flatMap(days::on)
                                    .filter(order.days()::contains)
                                    .isPresent())
                    .filter(edit -> order.part().isEmpty() || edit.getPart().equals(order.part()))
                    .toList();
            boolean areAllMeant = !order.days().isEmpty()
                    || SEVERAL.matcher(state.getUserQuery()).find();
            int latest = meant.stream().mapToInt(DayEdit::getTurn).max().orElse(0);
            return Optional.of(meant.stream()
                            .filter(edit -> areAllMeant || edit.getTurn() == latest)
                            .map(edit -> DayEdit.newBuilder(edit)
                                    .setKind(DayOrder.LIFT.word())
                                    .setInsteadOf(edit.getKind())
                                    .setThing("")
                                    .setTime("")
                                    .setTurn(state.getTurn())
                                    .build())
                            .toList())
                    .filter(lifts -> !lifts.isEmpty());
        }

        /** A thing of the plan, or one that was ordered, on whichever day it fits. */
        private Optional<List<DayEdit>> onAnyDay(Order order) {
            return daysOf(order.thing()).isEmpty() && goneFrom(order.thing()).isEmpty()
                    ? Optional.empty()
                    : Optional.of(List.of(edit(order.as(DayOrder.PUT), Optional.empty(), Optional.empty())));
        }

        /** Days that are all of their stays change places as these do. */
        private boolean areWholeStays(Order order) {
            return Stream.concat(order.days().stream(), order.other().stream())
                    .allMatch(day -> days.endOf(day)
                            .filter(place -> days.endingAt(place).size() == 1)
                            .isPresent());
        }

        private boolean isOfTheWholeTrip(Order order) {
            return days.count() > 1 && order.days().size() == days.count();
        }

        private Optional<List<DayEdit>> put(Order order) {
            // Where one sleeps is moved with its nights.
            if (atlas.named(order.thing()).filter(this::isAStay).isPresent()) {
                return Optional.empty();
            }
            if (!order.days().isEmpty()) {
                var from = daysOf(order.thing());
                boolean isMoved =
                        order.isMove() && from.size() == 1 && !order.days().contains(from.getFirst());
                return Optional.of(each(isMoved ? order.from(from.getFirst()) : order));
            }
            boolean isTimed = !order.part().isEmpty() || !order.time().isEmpty();
            var on = daysOf(order.thing());
            if (on.size() == 1 && isTimed) {
                return Optional.of(each(order.on(on, false)));
            }
            var near = near(order.thing());
            if (on.isEmpty() && near.isPresent() && goneFrom(order.thing()).isEmpty()) {
                return Optional.of(each(order.on(List.of(near.get()), false)));
            }
            return goneFrom(order.thing())
                    .map(edit -> each(order.on(
                            edit.getDate()
                                    .or(edit::getOther)
                                    .flatMap(days::on)
                                    .map(List::of)
                                    .orElse(List.of()),
                            edit.getDated())))
                    .filter(edits -> !edits.isEmpty());
        }

        /** A sight beside a stay, on the freest of its days: with another order its message is no wish of the trip. */
        private Optional<List<DayEdit>> beside(Order order) {
            if (!daysOf(order.thing()).isEmpty()) {
                // It is in the plan already.
                return Optional.of(List.of());
            }
            var place = atlas.named(order.thing()).filter(sight -> !atlas.isForANight(sight));
            return place.flatMap(sight -> days.freest(IntStream.range(0, days.count())
                            .filter(day -> days.endOf(day)
                                    .filter(end -> end.at().kilometresTo(sight.at()) <= BESIDE_KILOMETRES)
                                    .isPresent())
                            .boxed()
                            .toList()))
                    .map(day -> each(order.on(List.of(day), false)));
        }

        /** The freest day that begins where a thing is done that is done in few places. */
        private Optional<Integer> near(String thing) {
            var where = Things.withId(thing).map(Thing::near).orElse(List.of());
            return where.isEmpty()
                    ? Optional.empty()
                    : days.freest(IntStream.range(1, days.count())
                            .filter(day -> days.endOf(day - 1)
                                    .filter(end -> where.contains(end.id()))
                                    .isPresent())
                            .boxed()
                            .toList());
        }

        private Optional<List<DayEdit>> out(Order order) {
            if (!order.days().isEmpty()) {
                return Optional.of(each(order));
            }
            var on = daysOf(order.thing());
            var place = atlas.named(order.thing());
            boolean isOfTheTrip = place.filter(planned::contains).isPresent()
                    || place.filter(this::isAStay).isPresent();
            return on.isEmpty() || isOfTheTrip || isOfAKind(order.thing())
                    ? Optional.empty()
                    : Optional.of(
                            List.of(edit(order, Optional.empty(), on.stream().findFirst())));
        }

        /** "No safari": what is refused of its kind is refused for good, unless it is what was put into the plan by an order. */
        private boolean isOfAKind(String thing) {
            return Things.withId(thing)
                            .filter(kind -> KindSaid.in(kind.name()).isPresent())
                            .isPresent()
                    && !ONE_OF_ITS_KIND
                            .matcher(state.getUserQuery().toLowerCase(Locale.ROOT))
                            .find()
                    && goneFrom(thing).isEmpty();
        }

        private boolean isAStay(Place place) {
            return days.endingAt(place).stream()
                    .anyMatch(day -> days.endOf(day).filter(place::equals).isPresent());
        }

        private Optional<List<DayEdit>> instead(Order order) {
            if (!order.days().isEmpty()) {
                return Optional.of(each(order));
            }
            if (atlas.named(order.insteadOf()).filter(this::isAStay).isPresent()) {
                return Optional.empty();
            }
            var on = daysOf(order.insteadOf());
            if (!on.isEmpty()) {
                return Optional.of(each(order.on(on.subList(0, 1), false)));
            }
            return goneFrom(order.insteadOf())
                    .flatMap(edit -> edit.getDate().or(edit::getOther).flatMap(days::on))
                    .map(day -> each(order.as(DayOrder.PUT).on(List.of(day), false)));
        }

        /** The order that took a thing out, or put it somewhere. */
        private Optional<DayEdit> goneFrom(String thing) {
            return state.getDayEdits().reversed().stream()
                    .filter(edit ->
                            edit.getThing().equals(thing) || edit.getInsteadOf().equals(thing))
                    .findFirst();
        }

        /** On which a thing is in the plan. */
        private List<Integer> daysOf(String what) {
            var thing = Things.withId(what);
            return days.plan().visits().stream()
                    .filter(entry -> thing.map(kind -> isShown(kind, entry.activity()))
                            .orElseGet(() -> entry.activity().equals(what)
                                    || entry.place()
                                            .filter(place -> place.name().equals(what))
                                            .isPresent()))
                    .map(entry -> entry.number() - 1)
                    .distinct()
                    .toList();
        }

        private static boolean isShown(Thing thing, String activity) {
            return thing.shown().matcher(activity).find();
        }

        private List<DayEdit> each(Order order) {
            return order.days().stream()
                    .map(day -> edit(order, Optional.of(day), order.other()))
                    .toList();
        }

        private DayEdit edit(Order order, Optional<Integer> day, Optional<Integer> other) {
            return DayEdit.newBuilder()
                    .setKind(order.kind().word())
                    .setDate(day.map(days::date).orElse(null))
                    .setOther(other.map(days::date).orElse(null))
                    .setPart(order.part())
                    .setTime(order.time())
                    .setThing(order.thing())
                    .setInsteadOf(order.insteadOf())
                    .setStay(day.flatMap(days::endOf).map(Place::name).orElse(""))
                    .setNth(day.map(days::numberThere).orElse(0))
                    .setDated(order.dated())
                    .setTurn(state.getTurn())
                    .build();
        }
    }
}
