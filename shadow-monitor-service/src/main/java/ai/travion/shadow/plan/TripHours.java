package ai.travion.shadow.plan;

import ai.travion.atlas.Places;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The hours that a traveller has on each day of a trip, in minutes of the day.
 *
 * @param from when a day begins at the earliest
 * @param to when one is back at the latest
 * @param arrival on the first day
 * @param departure on the last day: when one is back to leave
 * @param window of a plan of one day: the part of it that is asked for
 * @param atOnce whether a day begins with what is to be seen: who gives the hours of a plan has had breakfast before
 * @param starts when single days begin, by their number from 0
 * @param dayEnds by when single days end
 * @param said what of this the traveller said, in sentences
 */
public record TripHours(
        int from,
        int to,
        OptionalInt arrival,
        OptionalInt departure,
        Optional<Hours> window,
        boolean atOnce,
        Map<Integer, Integer> starts,
        Map<Integer, Integer> dayEnds,
        List<String> said) {

    private static final Pattern BEGINS_AS_SAID = Pattern.compile(".* begins? at (\\d{1,2}):(\\d{2}), as you said\\.");
    private static final String NO_HOUR_OF_ARRIVAL = "You gave no hour of your arrival";

    /** What is only taken for granted of the way home gives way to what was said. */
    static final String NO_HOUR_OF_A_FLIGHT = "You gave no hour of your flight";

    private static final String NOT_BEFORE = "No day begins before";
    private static final int LATEST_START = DayPart.at(13, 0);
    private static final int BREAKFAST_IS_OVER = DayPart.at(9, 0);
    private static final int SHORTEST_DAY = 60;
    private static final int EARLIEST_START = DayPart.at(4, 0);
    private static final int SHORTEST_END = DayPart.at(8, 0);
    private static final int TIME_FOR_BREAKFAST = 90;

    private static final TripHours WHOLE_DAYS = new TripHours(
            0,
            Hours.wholeDay().to(),
            OptionalInt.empty(),
            OptionalInt.empty(),
            Optional.empty(),
            false,
            Map.of(),
            Map.of(),
            List.of());

    public TripHours {
        starts = Map.copyOf(starts);
        dayEnds = Map.copyOf(dayEnds);
        said = List.copyOf(said);
    }

    public static TripHours wholeDays() {
        return WHOLE_DAYS;
    }

    /** Of a plan of one day. */
    static TripHours of(Hours window) {
        return window.equals(Hours.wholeDay()) ? WHOLE_DAYS : WHOLE_DAYS.within(window);
    }

    /** The same, but for the hours of single places: "Galle Fort in the morning only" leaves the rest of the day as it is. */
    public static TripHours in(String wish, int days, Places places) {
        TripHours said = in(SpokenAppointments.withoutHours(SpokenCurfews.without(wish, places), places), days);
        return days == 1 && said.areWhole()
                ? Hours.besideADate(wish).map(said::within).orElse(said)
                : said;
    }

    /**
     * What a wish says of the hours; whole days where it says nothing.
     *
     * @param days of the plan: a part of a day is asked for only where there is but one
     */
    public static TripHours in(String wish, int days) {
        return SpokenHours.in(wish, days).sinceItsBeginning();
    }

    /** Half a day that begins at noon is the half after noon. */
    private TripHours sinceItsBeginning() {
        int start = Math.max(from, arrival.orElse(0));
        return window.filter(usual -> start > usual.from())
                .map(usual -> within(new Hours(start, Math.min(to, start + usual.minutes()), false)))
                .orElse(this);
    }

    /** The same of one who wants lunch in an afternoon. */
    public TripHours withLunch(String words) {
        return window.map(usual -> within(usual.withLunch(words))).orElse(this);
    }

    /** Those that hold for any other plan as well: how early one rises, when one wants to be back. */
    public TripHours lasting() {
        return new TripHours(
                from,
                to,
                OptionalInt.empty(),
                OptionalInt.empty(),
                Optional.empty(),
                atOnce,
                Map.of(),
                Map.of(),
                said.stream()
                        .filter(sentence -> sentence.startsWith("Every ") || sentence.startsWith(NOT_BEFORE))
                        .toList());
    }

    /** Those of a plan that ends before its trip: the hour of leaving is none of its last day. */
    public TripHours ofATripThatGoesOn() {
        return new TripHours(
                from,
                to,
                arrival,
                OptionalInt.empty(),
                window,
                atOnce,
                starts,
                dayEnds,
                said.stream()
                        .filter(sentence -> Matter.of(sentence) != Matter.DEPARTURE)
                        .toList());
    }

    /** Those of further days of a trip: who has landed long ago does not land again. */
    public TripHours ofATripUnderWay() {
        return new TripHours(
                from,
                to,
                OptionalInt.empty(),
                departure,
                window,
                atOnce,
                starts,
                dayEnds,
                said.stream()
                        .filter(sentence -> Matter.of(sentence) != Matter.ARRIVAL)
                        .toList());
    }

    /** With what was said before, where nothing is said of the same now. */
    public TripHours over(TripHours before) {
        TripHours now = missTheHourOfAFlight() && before.departure.isPresent() && !before.missTheHourOfAFlight()
                ? ofATripThatGoesOn()
                : this;
        boolean landsWhenItDid = missTheHourOfArrival() && before.arrival.isPresent() && !before.missTheHourOfArrival();
        return (landsWhenItDid ? now.ofATripUnderWay() : now).heldOver(before);
    }

    /** Of a trip that ends beside the airport anyway. */
    TripHours endingAtTheAirport() {
        return departure.isEmpty() && missTheHourOfAFlight() ? ofATripThatGoesOn() : this;
    }

    private boolean missTheHourOfAFlight() {
        return said.stream().anyMatch(sentence -> sentence.startsWith(NO_HOUR_OF_A_FLIGHT));
    }

    private boolean missTheHourOfArrival() {
        return said.stream().anyMatch(sentence -> sentence.startsWith(NO_HOUR_OF_ARRIVAL));
    }

    private TripHours heldOver(TripHours before) {
        boolean narrowed = from > 0 || to < WHOLE_DAYS.to || arrival.isPresent() || departure.isPresent();
        boolean begins = from > 0 || window.isPresent();
        boolean ends = to < WHOLE_DAYS.to || window.isPresent();
        List<String> still = before.said.stream()
                .filter(sentence -> switch (Matter.of(sentence)) {
                    case BEGINNING -> !begins;
                    case END -> !ends;
                    case BOTH -> !begins && !ends;
                    case ARRIVAL -> arrival.isEmpty();
                    case DEPARTURE -> departure.isEmpty();
                    case A_DAY ->
                        starts.keySet().stream().noneMatch(day -> sentence.startsWith(dayBegins(day)))
                                && dayEnds.keySet().stream().noneMatch(day -> sentence.startsWith(dayIsOver(day)));
                })
                .toList();
        return new TripHours(
                begins ? from : before.from,
                ends ? to : before.to,
                arrival.isPresent() ? arrival : before.arrival,
                departure.isPresent() ? departure : before.departure,
                window.isPresent() || narrowed ? window : before.window,
                begins ? atOnce : before.atOnce,
                over(before.starts, starts),
                over(before.dayEnds, dayEnds),
                Stream.concat(still.stream(), said.stream()).distinct().toList());
    }

    private static Map<Integer, Integer> over(Map<Integer, Integer> before, Map<Integer, Integer> now) {
        Map<Integer, Integer> all = new TreeMap<>(before);
        all.putAll(now);
        return all;
    }

    private static String dayBegins(int day) {
        return "Day %d begins at ".formatted(day + 1);
    }

    /** What a sentence of {@link #said} is about. */
    private enum Matter {
        BEGINNING,
        END,
        BOTH,
        ARRIVAL,
        DEPARTURE,
        A_DAY;

        static Matter of(String sentence) {
            if (sentence.startsWith("Every day is planned") || sentence.startsWith("Not kept: you gave")) {
                return BOTH;
            }
            if (sentence.matches("Day \\d+ (?:begins|ends).*")) {
                return A_DAY;
            }
            if (sentence.startsWith("Every day ends")) {
                return END;
            }
            boolean arriving = Stream.of("The first day", "You land", "The hours before", NO_HOUR_OF_ARRIVAL)
                    .anyMatch(sentence::startsWith);
            boolean leaving = Stream.of(
                            "The last day", "The plan ends", "Your flight", NO_HOUR_OF_A_FLIGHT, "You have to be")
                    .anyMatch(sentence::startsWith);
            return arriving ? ARRIVAL : leaving ? DEPARTURE : BEGINNING;
        }
    }

    public boolean areWhole() {
        return this.equals(WHOLE_DAYS);
    }

    /** Whether a day begins before an hour because its traveller said so. */
    boolean beginBefore(int hour) {
        return said.stream().anyMatch(sentence -> isABeginningBefore(hour, sentence));
    }

    /** Those of one who took back that a day begins before an hour. */
    public TripHours neverBefore(int hour) {
        if (!beginBefore(hour)) {
            return this;
        }
        Map<Integer, Integer> later = new TreeMap<>(starts);
        later.values().removeIf(start -> start < hour);
        List<String> others = said.stream()
                .filter(sentence -> !isABeginningBefore(hour, sentence))
                .toList();
        return new TripHours(from, to, arrival, departure, window, atOnce, later, dayEnds, others);
    }

    private static boolean isABeginningBefore(int hour, String sentence) {
        Matcher begins = BEGINS_AS_SAID.matcher(sentence);
        return begins.matches()
                && DayPart.at(Integer.parseInt(begins.group(1)), Integer.parseInt(begins.group(2))) < hour;
    }

    /** Those of one who wants no early start. */
    public TripHours unhurried(int earliest) {
        int start = Math.max(from, earliest);
        boolean known = said.stream().anyMatch(sentence -> sentence.startsWith(NOT_BEFORE));
        String sentence = NOT_BEFORE + " %s, as you want no early start.".formatted(Reasons.clock(start));
        TripHours later = new TripHours(start, to, arrival, departure, window, atOnce, starts, dayEnds, said);
        return known ? later : later.saying(sentence);
    }

    /** The same of one whose days begin after a breakfast in peace, as goes without saying. */
    TripHours begunInPeace(int earliest) {
        return new TripHours(Math.max(from, earliest), to, arrival, departure, window, atOnce, starts, dayEnds, said);
    }

    /** The hours of a day, counted from 0. */
    Hours on(int index, int count) {
        int start = from;
        int end = to;
        if (index == 0) {
            start = Math.max(start, arrival.orElse(0));
        }
        start = starts.getOrDefault(index, start);
        if (index == count - 1) {
            end = Math.min(end, departure.orElse(end));
        }
        end = Math.max(Math.min(end, dayEnds.getOrDefault(index, end)), SHORTEST_END);
        boolean early = starts.containsKey(index) ? start < BREAKFAST_IS_OVER : start == from && !atOnce;
        boolean breakfast = start > 0 && early && end - start >= TIME_FOR_BREAKFAST;
        if (count == 1 && window.isPresent()) {
            start = Math.max(start, window.get().from());
            end = Math.min(end, window.get().to());
            breakfast = false;
        }
        return new Hours(Math.min(start, Math.max(0, end - SHORTEST_DAY / 2)), end, breakfast);
    }

    TripHours within(Hours hours) {
        return new TripHours(from, to, arrival, departure, Optional.of(hours), atOnce, starts, dayEnds, said);
    }

    /** A plan from an hour on: that of one day, and of a longer one its first; unchanged where it is over by then. */
    TripHours startingAt(int first, int days) {
        if (first > to - SHORTEST_DAY || first < EARLIEST_START) {
            return saying(
                    "Not kept: you want to begin at %s, but a plan begins at first light and ends by %s, since next to nothing is open by night."
                            .formatted(Reasons.clock(first), Reasons.clock(to)));
        }
        return days > 1
                ? arrivingAt(first).saying("The first day begins at %s, as you said.".formatted(Reasons.clock(first)))
                : beginningAt(first).saying("The plan begins at %s, as you said.".formatted(Reasons.clock(first)));
    }

    /** One of several days, counted from 0. */
    TripHours startingOn(int day, int first, int days) {
        if (day == 0 || first > LATEST_START || first < EARLIEST_START) {
            return startingAt(first, days);
        }
        Map<Integer, Integer> all = new TreeMap<>(starts);
        all.put(day, first);
        return new TripHours(from, to, arrival, departure, window, atOnce, all, dayEnds, said)
                .saying(dayBegins(day) + "%s, as you said.".formatted(Reasons.clock(first)));
    }

    /** One of several days, counted from 0. */
    TripHours endingOn(int day, int end) {
        Map<Integer, Integer> all = new TreeMap<>(dayEnds);
        all.put(day, end);
        return new TripHours(from, to, arrival, departure, window, atOnce, starts, all, said)
                .saying(dayIsOver(day) + "%s, as you said.".formatted(Reasons.clock(end)));
    }

    private static String dayIsOver(int day) {
        return "Day %d ends by ".formatted(day + 1);
    }

    /** Each of several days. */
    TripHours startingEachDayAt(int first) {
        return first > LATEST_START || first < EARLIEST_START
                ? startingAt(first, 1)
                : beginningAt(first).saying("Every day begins at %s, as you said.".formatted(Reasons.clock(first)));
    }

    private TripHours beginningAt(int first) {
        return new TripHours(
                Math.max(from, first),
                to,
                arrival,
                departure,
                window,
                first >= BREAKFAST_IS_OVER,
                starts,
                dayEnds,
                said);
    }

    /** Every day from one hour to another. */
    TripHours between(int first, int last) {
        return new TripHours(
                        Math.max(from, first),
                        Math.min(to, last),
                        arrival,
                        departure,
                        window,
                        first >= BREAKFAST_IS_OVER,
                        starts,
                        dayEnds,
                        said)
                .saying(
                        last <= to
                                ? "Every day is planned from %s to %s, as you said."
                                        .formatted(Reasons.clock(first), Reasons.clock(last))
                                : "Every day is planned from %s, as you said, but ends by %s: hardly anything is open later."
                                        .formatted(Reasons.clock(first), Reasons.clock(to)));
    }

    /** The same hours, told of in one sentence: their day begins with what is to be seen. */
    TripHours only(String sentence) {
        return new TripHours(from, to, arrival, departure, window, true, starts, dayEnds, List.of(sentence));
    }

    TripHours arrivingAt(int first) {
        return new TripHours(from, to, OptionalInt.of(first), departure, window, atOnce, starts, dayEnds, said);
    }

    /** One who arrives somewhere has set out before. */
    TripHours settingOut(String from, int minutes) {
        int there = arrival.orElseThrow();
        int out = Math.max(EARLIEST_START, there - minutes);
        String sentence = "The first day begins at %s, when you leave %s to arrive at about %s."
                .formatted(Reasons.clock(out), from, Reasons.clock(Math.max(there, out + minutes)));
        return new TripHours(
                this.from,
                to,
                OptionalInt.of(out),
                departure,
                window,
                atOnce,
                starts,
                dayEnds,
                Stream.concat(said.stream().filter(known -> !isOfAnArrival(known)), Stream.of(sentence))
                        .toList());
    }

    boolean tellOfAnArrival() {
        return arrival.isPresent() && said.stream().anyMatch(TripHours::isOfAnArrival);
    }

    private static boolean isOfAnArrival(String sentence) {
        return sentence.startsWith("The first day begins at ") && sentence.endsWith(SpokenHours.WHEN_YOU_ARRIVE);
    }

    TripHours endingTheLastDayBy(int last) {
        return new TripHours(from, to, arrival, OptionalInt.of(last), window, atOnce, starts, dayEnds, said);
    }

    /** Unchanged where a day begins as late already, or where the hour is none to begin at. */
    TripHours notBefore(int start) {
        return start > LATEST_START || start <= from
                ? this
                : new TripHours(start, to, arrival, departure, window, atOnce, starts, dayEnds, said)
                        .saying(NOT_BEFORE + " %s, as you said.".formatted(Reasons.clock(start)));
    }

    /** Of those who have had their breakfast when they leave the house. */
    TripHours outFrom(int start) {
        return start > LATEST_START || start <= from
                ? this
                : beginningAt(start).saying(NOT_BEFORE + " %s, as you said.".formatted(Reasons.clock(start)));
    }

    TripHours endingEveryDayBy(int end) {
        return new TripHours(from, end, arrival, departure, window, atOnce, starts, dayEnds, said);
    }

    TripHours saying(String sentence) {
        return new TripHours(
                from,
                to,
                arrival,
                departure,
                window,
                atOnce,
                starts,
                dayEnds,
                Stream.concat(said.stream(), Stream.of(sentence)).toList());
    }
}
