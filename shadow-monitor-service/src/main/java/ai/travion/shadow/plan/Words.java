package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a slot says: what one does, what to mind (may be empty), and why there and then. */
record Words(String activity, String note, String reason) {

    static final String A_MEAL_AND_A_REST = "Time for a meal and a rest.";
    static final String SPARE_MORNING = "Time to spare in the morning.";
    static final String SPARE_AFTERNOON = "Time to spare in the afternoon.";
    static final String THE_WAY_THERE = "The way there.";
    static final String THE_WAY_BACK = "The way back.";

    private static final String INSTEAD = "For who would rather see something, if it is open: ";
    private static final int LONG_REST = 120;
    private static final int FREE_HOURS = 180;
    private static final int NOON = DayPart.at(12, 0);
    private static final Pattern PATH = Pattern.compile("^(?:Walk (?:to|up)|Hike|Climb|Go up)\\b");

    /** @param take what to carry along; may be empty */
    static Words ofVisit(
            Sight sight, DayPart part, VisitTimes.Visit visit, String wayThere, String take, DayFrame frame) {
        String activity = frame.standstill() || frame.feast().isAfterNewYear()
                ? Closures.withoutTheMarket(sight.activity())
                : sight.activity();
        return new Words(
                part == DayPart.NIGHT ? activity : activity.replace(NightClimb.UNTIL_SUNRISE, ""),
                notes(
                        wayThere,
                        byTorch(sight, visit, frame),
                        sight.note(),
                        take,
                        Services.otherThan(sight, visit, frame)),
                Reasons.of(sight, part, visit, frame.light()));
    }

    private static String byTorch(Sight sight, VisitTimes.Visit visit, DayFrame frame) {
        if (VisitTimes.isBeforeLight(sight, visit.start(), frame.light())) {
            return "It is still dark when you set out: take a torch.";
        }
        boolean backInTheDusk = Patterns.isIn(PATH, sight.activity())
                && visit.end() > frame.light().sunset()
                && visit.start() < frame.light().sunset();
        return backInTheDusk ? "The sun sets before you are back: take a torch." : "";
    }

    /** @param back whether one has been there before */
    static Words ofTravel(Place from, Place to, Road road, String hint, boolean beforeBreakfast, boolean back) {
        return new Words(
                "Travel from %s to %s %s"
                        .formatted(from.name(), to.name(), road.mode().words()),
                notes(ofTheRoad(road), hint, beforeBreakfast ? "Have breakfast on the way." : ""),
                back ? THE_WAY_BACK : THE_WAY_THERE);
    }

    private static String ofTheRoad(Road road) {
        return road.mode() == Road.Mode.BY_TRAIN
                ? "Trains are few and run to their own hours: ask at the station, and reserve a seat."
                : "About %d km by road; the time is an estimate.".formatted(road.kilometres());
    }

    static Words ofTravelOverLunch(Place from, Place to, Road road) {
        return new Words(
                (road.mode() == Road.Mode.BY_TRAIN
                                ? "Travel from %s to %s %s, with lunch on the way"
                                : "Travel from %s to %s %s, with a stop for lunch")
                        .formatted(from.name(), to.name(), road.mode().words()),
                notes(ofTheRoad(road), road.hint()),
                "The way takes most of the day.");
    }

    /** @param atHome whether one sleeps there */
    static Words ofMeal(String meal, DayFrame frame, Place at, boolean atHome, String note) {
        boolean served = atHome || (frame.sights().of(at).meals() && !frame.standstill());
        String table = frame.standstill() && atHome ? " at your hotel " : served ? " " : ", brought along, ";
        return new Words(
                meal + table + inOrNear(at, frame),
                notes(note, frame.standstill() ? "Most eateries are closed for the New Year." : ""),
                A_MEAL_AND_A_REST);
    }

    static Words ofRest(DayFrame frame, Place at, int start, int end) {
        boolean beforeNoon = start < NOON;
        boolean isLong = end - start >= LONG_REST;
        boolean isFree = end - start >= FREE_HOURS;
        boolean muchIsShut = frame.standstill() || frame.poya();
        List<String> known = frame.sights().of(at).leisure();
        List<String> ideas = muchIsShut || !isLong
                ? List.of()
                : Pastimes.at(at.id()).stream()
                        .filter(pastime -> pastime.isWithin(start + pastime.way(), end - pastime.way()))
                        .map(Pastime::thing)
                        .filter(known::contains)
                        .toList();
        return new Words(
                "Rest or stroll " + inOrNear(at, frame),
                ideas.isEmpty() ? "" : INSTEAD + String.join("; ", ideas) + ".",
                isFree && ideas.isEmpty()
                        ? "Free time: nothing more that is known near by suits these hours."
                        : beforeNoon ? SPARE_MORNING : SPARE_AFTERNOON);
    }

    /** The same without some of what one could see in its stead. */
    Words withoutIdeas(Predicate<String> known) {
        if (!note.startsWith(INSTEAD)) {
            return this;
        }
        String ideas = Stream.of(
                        note.substring(INSTEAD.length(), note.length() - 1).split("; ", -1))
                .filter(idea -> !known.test(idea))
                .collect(Collectors.joining("; "));
        return new Words(activity, ideas.isEmpty() ? "" : INSTEAD + ideas + ".", reason);
    }

    /** Beside what fills most of a rest. */
    static Words ofShortRest(DayFrame frame, Place at, int start) {
        return ofRest(frame, at, start, start);
    }

    static Words ofFeast(Attendance feast) {
        return new Words(
                feast.ceremony().activity(),
                notes(feast.ceremony().note(), "Dates and hours are by custom: check those of the year."),
                (feast.askedFor() ? "You come for it. " : "It falls on this day. ")
                        + feast.ceremony().reason());
    }

    /** @param town whether one is in it rather than at it */
    static Words ofLeisure(Place at, boolean town, Pastime pastime, int way, boolean beforeNoon) {
        return new Words(
                "Time %s %s for %s".formatted(town ? "in" : "at", at.name(), pastime.thing()),
                pastime.inWords(way),
                pastime.isForAnybody()
                        ? beforeNoon ? SPARE_MORNING : SPARE_AFTERNOON
                        : "You come for this, and this is its hour.");
    }

    private static String inOrNear(Place place, DayFrame frame) {
        boolean within = frame.sights().of(place).stay()
                && Stream.of("Beach", "Temple", "Park", "Reserve", "Peak").noneMatch(place.name()::endsWith);
        return (within ? "in " : "near ") + place.name();
    }

    static String notes(String... notes) {
        return Stream.of(notes).filter(note -> !note.isEmpty()).collect(Collectors.joining(" "));
    }
}
