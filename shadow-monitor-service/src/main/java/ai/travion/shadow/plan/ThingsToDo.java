package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.Thing;
import ai.travion.atlas.Things;
import ai.travion.schemas.ItinerarySlot;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Where a thing is done that a traveller puts on a day, and how long it takes: the name of a place, the id of a thing of the atlas, or an activity of the plan. */
final class ThingsToDo {

    private static final int DAY_BEGINS = DayPart.at(5, 30);
    private static final int DAY_ENDS = DayPart.at(18, 40);
    private static final int EVENING_ENDS = DayPart.at(20, 30);
    private static final int MID_MORNING = DayPart.at(9, 30);
    private static final int NEAR = 75;
    private static final int BESIDE = 45;
    private static final int WITHIN_A_DAY = 165;

    private final Places places;
    private final Sights sights;

    ThingsToDo(Places places, Sights sights) {
        this.places = places;
        this.sights = sights;
    }

    /** Whether a line is the thing. */
    boolean is(String what, Line line) {
        return line.isSomethingToDo() && isShown(what, line.slot(), line.kind());
    }

    private static boolean isShown(String what, ItinerarySlot slot, Entry.Kind kind) {
        return Things.withId(what)
                .map(thing -> thing.shown().matcher(slot.getActivity()).find())
                .orElseGet(() -> slot.getActivity().equals(what)
                        || (slot.getLocation().equals(what) && kind == Entry.Kind.VISIT));
    }

    /** How much it takes of who does it; by the degree of the sight. */
    int effort(Line line) {
        return line.kind() == Entry.Kind.VISIT
                ? sights.of(line.place()).effort().degree()
                : 0;
    }

    /** As it stands in a sentence. */
    String called(String what) {
        return Things.withId(what).map(Thing::name).orElseGet(() -> what.replaceFirst("^Time (?:in|at) .+? for ", ""));
    }

    /** Of a slot of a plan, with the hours that it may have. */
    Line line(ItinerarySlot slot, Place place) {
        int start = Standing.minuteOf(slot.getTime());
        var kind = Standing.kindOf(slot);
        int end = start + slot.getDurationMinutes();
        return switch (kind) {
            case MEAL -> {
                var meal = slot.getActivity().toLowerCase(Locale.ROOT);
                yield meal.startsWith("breakfast")
                        ? new Line(
                                slot,
                                place,
                                kind,
                                start,
                                DayPart.at(6, 0),
                                Math.max(end, DayPart.at(10, 45)),
                                List.of(),
                                1)
                        : meal.startsWith("lunch")
                                ? new Line(
                                        slot,
                                        place,
                                        kind,
                                        start,
                                        DayPart.at(11, 30),
                                        Math.max(end, DayPart.at(15, 0)),
                                        List.of(),
                                        3)
                                : new Line(
                                        slot,
                                        place,
                                        kind,
                                        start,
                                        DayPart.at(18, 0),
                                        Math.max(end, DayPart.at(21, 45)),
                                        List.of(),
                                        3);
            }
            case LEISURE -> {
                var pastime = Pastimes.at(place.id()).stream()
                        .filter(known -> slot.getActivity().endsWith(" for " + known.thing()))
                        .findFirst();
                yield new Line(
                        slot,
                        place,
                        kind,
                        start,
                        Math.min(start, pastime.map(Pastime::from).orElse(DayPart.at(8, 0))),
                        Math.max(end, pastime.map(Pastime::to).orElse(DAY_ENDS)),
                        List.of(),
                        1);
            }
            default -> {
                var sight = sights.of(place);
                boolean isLate = sight.parts().contains(DayPart.EVENING);
                yield new Line(
                        slot,
                        place,
                        kind,
                        start,
                        Math.min(start, sight.opens().orElse(DAY_BEGINS)),
                        Math.max(end, Math.min(sight.closes().orElse(DAY_ENDS), isLate ? EVENING_ENDS : DAY_ENDS)),
                        sight.parts().stream().map(ThingsToDo::window).toList(),
                        2 + sight.renown());
            }
        };
    }

    /**
     * What it is on a day.
     *
     * @param plan all lines, of which one may be moved
     * @param part of the day in which it is wanted; may be empty
     */
    Optional<Line> on(EditedDay day, String what, List<Line> plan, String part) {
        boolean endsElsewhere = !day.wake().equals(day.end());
        var bases = part.equals("morning") || part.equals("dawn")
                ? List.of(day.wake(), day.end())
                : List.of(day.end(), day.wake());
        var atLunch = Things.withId(what)
                .filter(ThingsToDo::isAtMidday)
                .flatMap(thing -> day.lunch().flatMap(place -> thing(thing, List.of(place))));
        if (atLunch.isPresent()) {
            return atLunch;
        }
        var planned = plan.stream()
                .filter(line -> is(what, line) && day.minutesTo(line.place()) <= BESIDE)
                .findFirst();
        if (planned.isPresent()) {
            return planned;
        }
        return Things.withId(what)
                .map(thing -> thing(thing, endsElsewhere ? bases : bases.subList(0, 1)))
                .orElseGet(() -> places.named(what)
                        .filter(place -> day.minutesTo(place) <= WITHIN_A_DAY)
                        .map(place -> visit(sights.of(place))));
    }

    /** What is done at midday, wherever one is then, is done where one has lunch. */
    private static boolean isAtMidday(Thing thing) {
        return thing.near().isEmpty() && thing.from() >= DayPart.at(12, 0) && thing.to() <= DayPart.at(16, 0);
    }

    /** In any season. */
    private static DayPart.Window window(DayPart part) {
        return switch (part) {
            case NIGHT -> new DayPart.Window(DayPart.at(2, 0), DayPart.at(3, 30));
            case DAWN -> new DayPart.Window(DayPart.at(5, 0), DayPart.at(7, 15));
            case MORNING -> new DayPart.Window(DayPart.at(7, 0), DayPart.at(10, 45));
            case MIDDAY -> new DayPart.Window(DayPart.at(10, 30), DayPart.at(14, 30));
            case AFTERNOON -> new DayPart.Window(DayPart.at(13, 15), DayPart.at(16, 0));
            case LATE -> new DayPart.Window(DayPart.at(15, 15), DayPart.at(17, 30));
            case EVENING -> new DayPart.Window(DayPart.at(17, 15), DayPart.at(19, 30));
        };
    }

    private Line visit(Sight sight) {
        var slot = ItinerarySlot.newBuilder()
                .setLocation(sight.place().name())
                .setActivity(sight.activity())
                .setDurationMinutes(sight.minutes())
                .setTime(Reasons.clock(best(sight)))
                .setNotes(sight.note().isEmpty() ? null : sight.note())
                .setReason("You asked for it.")
                .build();
        return line(slot, sight.place());
    }

    private static int best(Sight sight) {
        var part = sight.parts().isEmpty() ? DayPart.MORNING : sight.parts().getFirst();
        return switch (part) {
            case NIGHT, DAWN -> DayPart.at(6, 5);
            case MORNING -> DayPart.at(9, 0);
            case MIDDAY -> DayPart.at(11, 0);
            case AFTERNOON -> DayPart.at(14, 30);
            case LATE -> DayPart.at(16, 15);
            case EVENING -> DayPart.at(18, 0);
        };
    }

    private Optional<Line> thing(Thing thing, List<Place> bases) {
        return bases.stream()
                .flatMap(base -> pastime(thing, base).stream())
                .findFirst()
                .or(() -> bases.stream()
                        .flatMap(base -> sight(thing, base).stream())
                        .findFirst())
                .or(() -> bases.stream()
                        .flatMap(base -> general(thing, base).stream())
                        .findFirst());
    }

    /** What is known to be done there. */
    private Optional<Line> pastime(Thing thing, Place base) {
        return Pastimes.at(base.id()).stream()
                .filter(pastime -> thing.shown().matcher(pastime.thing()).find())
                .findFirst()
                .map(pastime -> new Line(
                        slot(
                                base,
                                "Time %s for %s".formatted(inOrAt(base), pastime.thing()),
                                pastime.minutes(),
                                pastime.inWords(0)),
                        base,
                        Entry.Kind.LEISURE,
                        best(pastime.from(), pastime.to(), pastime.minutes()),
                        pastime.from(),
                        Math.max(pastime.to(), pastime.from() + pastime.minutes()),
                        List.of(),
                        2));
    }

    /** A sight near by for which one goes there. */
    private Optional<Line> sight(Thing thing, Place base) {
        return sights.all().stream()
                .filter(sight -> thing.shown().matcher(sight.activity()).find())
                .filter(sight -> minutes(base, sight.place()) <= NEAR)
                .min(Comparator.comparingInt((Sight sight) -> minutes(base, sight.place()))
                        .thenComparingInt(sight -> -sight.renown()))
                .map(this::visit);
    }

    private static int minutes(Place from, Place to) {
        return Road.estimated(from, to).minutes();
    }

    /** What is found in any town, or in that which is near. */
    private Optional<Line> general(Thing thing, Place base) {
        Stream<Place> near = thing.near().stream().flatMap(id -> places.withId(id).stream());
        var at = thing.near().isEmpty()
                ? Optional.of(base)
                : near.filter(place -> minutes(base, place) <= BESIDE)
                        .min(Comparator.comparingInt(place -> minutes(base, place)));
        return at.map(place -> new Line(
                slot(
                        place,
                        thing.activity().isEmpty()
                                ? "Time %s for %s".formatted(inOrAt(place), thing.name())
                                : thing.activity().replace("{place}", place.name()),
                        thing.minutes(),
                        thing.note().isEmpty()
                                ? "As you said; who offers it is not known here, so ask your host and book it."
                                : thing.note()),
                place,
                thing.activity().isEmpty() ? Entry.Kind.LEISURE : Entry.Kind.VISIT,
                best(thing.from(), thing.to(), thing.minutes()),
                thing.from(),
                thing.to(),
                List.of(),
                2));
    }

    private String inOrAt(Place place) {
        return (sights.of(place).isTown() ? "in " : "at ") + place.name();
    }

    /** Not at the first minute at which it is possible, where there is another. */
    private static int best(int from, int to, int minutes) {
        return from >= MID_MORNING ? from : Math.max(from, Math.min(MID_MORNING, to - minutes));
    }

    private static ItinerarySlot slot(Place place, String activity, int minutes, String note) {
        return ItinerarySlot.newBuilder()
                .setLocation(place.name())
                .setActivity(activity)
                .setDurationMinutes(minutes)
                .setNotes(note.isEmpty() ? null : note)
                .setReason("You asked for it.")
                .build();
    }

    /** Where it is done, in words; empty where that is anywhere. */
    String where(String what) {
        return Things.withId(what)
                .map(thing -> String.join(
                        ", ",
                        thing.near().stream()
                                .flatMap(id -> places.withId(id).stream())
                                .map(Place::name)
                                .toList()))
                .orElse("");
    }
}
