package ai.travion.shadow.plan;

import ai.travion.atlas.Places;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The hours that a traveller has on each day of a trip, in minutes of the day.
 *
 * @param from when a day begins at the earliest
 * @param to when one is back at the latest
 * @param arrival on the first day
 * @param departure on the last day: when one is back to leave
 * @param window of a plan of one day: the part of it that is asked for
 * @param said what of this the traveller said, in sentences
 */
public record TripHours(
        int from, int to, OptionalInt arrival, OptionalInt departure, Optional<Hours> window, List<String> said) {

    private static final String NOT_BEFORE = "No day begins before";
    private static final int NOON = DayPart.at(12, 0);
    private static final int LATEST_START = DayPart.at(13, 0);
    private static final int EARLIEST_RETURN = DayPart.at(11, 0);
    private static final int UNHURRIED_START = DayPart.at(9, 0);
    private static final int BEFORE_A_TRAIN = 45;
    private static final int BEFORE_A_FLIGHT = 240;
    private static final int AFTER_A_FLIGHT = 90;
    private static final int AFTER_DARK = DayPart.at(18, 0);
    private static final int LATEST_ARRIVAL = DayPart.at(21, 0);
    private static final int SHORTEST_DAY = 60;
    private static final int SHORTEST_END = DayPart.at(8, 0);
    private static final int TIME_FOR_BREAKFAST = 90;

    private static final String HOUR = "(?<%1$s>noon|midday|sunset|dark|\\d{1,2})(?:[:.](?<%1$smin>\\d\\d))?\\s*"
            + "(?<%1$shalf>am\\b|pm\\b|a\\.m\\b|p\\.m\\b|h\\b|hrs?\\b|hours\\b|o'?clock\\b)?";
    static final String NO_DATE =
            "(?!\\s*(?:st|nd|rd|th|days?|nights?|weeks?|people|persons?|hours?|minutes?|km|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*)\\b)(?!\\d)";

    private static final TripHours WHOLE_DAYS = new TripHours(
            0, Hours.wholeDay().to(), OptionalInt.empty(), OptionalInt.empty(), Optional.empty(), List.of());

    public TripHours {
        said = List.copyOf(said);
    }

    /** One way to say an hour, and what it does to the hours known so far; the hour is in minutes of the day. */
    private record Phrase(Pattern said, BiFunction<TripHours, Matcher, TripHours> meaning) {

        Phrase(String said, BiFunction<TripHours, Matcher, TripHours> meaning) {
            this(Pattern.compile(said, Pattern.CASE_INSENSITIVE), meaning);
        }
    }

    private static final List<Phrase> PHRASES = List.of(
            new Phrase(
                    "(?<![\\d/.-])\\b(?<word>(?:from|between|available|hours)\\s+)?" + HOUR.formatted("a")
                            + "\\s*(?:to|-|\u2013|until|till|and)\\s*" + HOUR.formatted("b") + NO_DATE,
                    TripHours::between),
            new Phrase(
                    "\\b(?:arriv\\w*|land(?:s|ing)?|get(?:ting)? (?:in|there)|reach\\w*)\\b[^.;!?]{0,40}?\\b(?:at|around|by|about|after|until)\\s+"
                            + HOUR.formatted("a") + NO_DATE,
                    TripHours::arriving),
            new Phrase(
                    "\\b(?:flight|fly|flying|plane)\\b[^.;!?]{0,40}?\\b(?:leav\\w*|depart\\w*|out|home|back|is|at|takes? off)\\s+(?:is\\s+)?(?:at\\s+|around\\s+)?"
                            + HOUR.formatted("a") + NO_DATE,
                    (hours, found) -> hours.leaving(found, BEFORE_A_FLIGHT, "flight")),
            new Phrase(
                    "\\b(?<means>train|bus|coach|ferry)\\b[^.;!?]{0,40}?\\b(?:leav\\w*|depart\\w*|goes|is|at)\\s+(?:is\\s+)?(?:at\\s+|around\\s+)?"
                            + HOUR.formatted("a") + NO_DATE,
                    (hours, found) -> hours.leaving(
                            found, BEFORE_A_TRAIN, found.group("means").toLowerCase(Locale.ROOT))),
            new Phrase(
                    "\\b(?:we|i)\\s+(?:(?:have to|must|need to|will|'ll)\\s+)?(?:leave|depart|check out|go home)\\b[^.;!?]{0,30}?\\b(?:at|by|around)\\s+"
                            + HOUR.formatted("a") + NO_DATE,
                    (hours, found) -> hours.leaving(found, 0, "")),
            new Phrase(
                    "\\b(?:not?|nothing|never|don't|dont|do not|hates?|without|won't|can't)\\b[^.;!?]{0,40}?\\b(?:before|earlier than|until)\\s+"
                            + HOUR.formatted("a") + NO_DATE,
                    TripHours::notBefore),
            new Phrase("\\b(?:sleep|lie) in (?:un)?til\\s+" + HOUR.formatted("a") + NO_DATE, TripHours::notBefore),
            new Phrase(
                    "\\b(?:sleep in|lie in|late risers?|late starts?|not (?:a |an )?(?:morning (?:person|people)|early (?:riser|bird)s?))\\b",
                    (hours, found) -> hours.notBefore(UNHURRIED_START)),
            new Phrase(
                    "\\b(?:back|home|return\\w*|finish\\w*|end(?:ing|s)?|done)\\b[^.;!?]{0,40}?\\b(?:by|before|until|till|at|no later than|latest)\\s+"
                            + HOUR.formatted("a") + NO_DATE,
                    TripHours::backBy),
            new Phrase(
                    "\\b(?:(?:in|to|into) bed|asleep|bed ?time)\\b[^.,;!?]{0,20}?(?:\\b(?:by|before|until|till|at|is|around|no later than|latest)|:)\\s+"
                            + HOUR.formatted("a") + NO_DATE,
                    TripHours::backBy),
            new Phrase(
                    "\\b(?:have|free|only|time|day|available)\\s+(?:un)?til\\s+" + HOUR.formatted("a") + NO_DATE,
                    TripHours::backBy));

    public static TripHours wholeDays() {
        return WHOLE_DAYS;
    }

    /** Of a plan of one day. */
    static TripHours of(Hours window) {
        return window.equals(Hours.wholeDay()) ? WHOLE_DAYS : WHOLE_DAYS.within(window);
    }

    /** The same, but for the hours of single places: "Galle Fort in the morning only" leaves the rest of the day as it is. */
    public static TripHours in(String wish, int days, Places places) {
        return in(Appointments.withoutHoursOfThings(wish, places), days);
    }

    /**
     * What a wish says of the hours; whole days where it says nothing.
     *
     * @param days of the plan: a part of a day is asked for only where there is but one
     */
    public static TripHours in(String wish, int days) {
        String text = WrittenHours.inDigits(wish.replace('\u2019', '\''));
        TripHours hours = WHOLE_DAYS;
        for (Phrase phrase : PHRASES) {
            Matcher found = phrase.said().matcher(text);
            while (found.find()) {
                TripHours changed = phrase.meaning().apply(hours, found);
                if (!changed.equals(hours)) {
                    hours = changed;
                    text = text.substring(0, found.start())
                            + " ".repeat(found.end() - found.start())
                            + text.substring(found.end());
                    found = phrase.said().matcher(text);
                }
            }
        }
        Optional<Hours> part = days == 1 ? Hours.in(text) : Optional.empty();
        return part.map(hours::within).orElse(hours);
    }

    /** Those that hold for any other plan as well: how early one rises, when one wants to be back. */
    public TripHours lasting() {
        return new TripHours(
                from,
                to,
                OptionalInt.empty(),
                OptionalInt.empty(),
                Optional.empty(),
                said.stream().filter(sentence -> !sentence.startsWith("The ")).toList());
    }

    public boolean areWhole() {
        return this.equals(WHOLE_DAYS);
    }

    /** Those of one who wants no early start. */
    public TripHours unhurried(int earliest) {
        int start = Math.max(from, earliest);
        boolean known = said.stream().anyMatch(sentence -> sentence.startsWith(NOT_BEFORE));
        String sentence = NOT_BEFORE + " %s, as you want no early start.".formatted(Reasons.clock(start));
        return new TripHours(start, to, arrival, departure, window, known ? said : with(sentence));
    }

    /** The hours of a day, counted from 0. */
    Hours on(int index, int count) {
        int start = from;
        int end = to;
        if (index == 0) {
            start = Math.max(start, arrival.orElse(0));
        }
        if (index == count - 1) {
            end = Math.min(end, departure.orElse(end));
        }
        end = Math.max(end, SHORTEST_END);
        boolean breakfast = from > 0 && start == from && end - start >= TIME_FOR_BREAKFAST;
        if (count == 1 && window.isPresent()) {
            start = Math.max(start, window.get().from());
            end = Math.min(end, window.get().to());
            breakfast = false;
        }
        return new Hours(Math.min(start, Math.max(0, end - SHORTEST_DAY / 2)), end, breakfast);
    }

    private TripHours within(Hours hours) {
        return new TripHours(from, to, arrival, departure, Optional.of(hours), said);
    }

    private static TripHours between(TripHours hours, Matcher found) {
        boolean unit = found.group("ahalf") != null
                || found.group("bhalf") != null
                || found.group("amin") != null
                || found.group("bmin") != null;
        int first = clock(found, "a", false);
        int second = clock(found, "b", first < NOON && number(found, "b") <= number(found, "a"));
        boolean aClock = unit
                || (found.group("word") != null
                        && number(found, "a") <= 12
                        && number(found, "b") < number(found, "a")
                        && number(found, "b") > 0);
        if (!aClock || second - first < SHORTEST_DAY || first < DayPart.at(4, 0)) {
            return hours;
        }
        return new TripHours(
                Math.max(hours.from, first),
                Math.min(hours.to, second),
                hours.arrival,
                hours.departure,
                hours.window,
                hours.with("Every day is planned from %s to %s, as you said."
                        .formatted(Reasons.clock(first), Reasons.clock(second))));
    }

    private TripHours leaving(Matcher found, int before, String means) {
        if (found.group("ahalf") == null && found.group("amin") == null && number(found, "a") > 24) {
            return this;
        }
        int at = clock(found, "a", number(found, "a") <= 6 && found.group("ahalf") == null);
        int last = at - before;
        if (at < EARLIEST_RETURN && means.isEmpty()) {
            // Who leaves in the morning sets out.
            return this;
        }
        String sentence = means.isEmpty()
                ? "The last day ends by %s, when you leave.".formatted(Reasons.clock(last))
                : "The last day ends by %s, %s before the %s at %s; the %s itself is not part of the plan."
                        .formatted(
                                Reasons.clock(last),
                                before == BEFORE_A_FLIGHT ? "four hours" : "three quarters of an hour",
                                means,
                                Reasons.clock(at),
                                means);
        return new TripHours(from, to, arrival, OptionalInt.of(last), window, with(sentence));
    }

    private static TripHours arriving(TripHours hours, Matcher found) {
        int at = clock(found, "a", number(found, "a") <= 6 && found.group("ahalf") == null);
        boolean byAir = found.group().toLowerCase(Locale.ROOT).contains("land");
        int first = Math.min(LATEST_ARRIVAL, at + (byAir ? AFTER_A_FLIGHT : 0));
        return new TripHours(
                hours.from,
                hours.to,
                OptionalInt.of(first),
                hours.departure,
                hours.window,
                hours.with("The first day begins at %s, %s."
                        .formatted(
                                Reasons.clock(first),
                                byAir ? "an hour and a half after you land" : "when you arrive")));
    }

    private static TripHours notBefore(TripHours hours, Matcher found) {
        return hours.notBefore(clock(found, "a", false));
    }

    private TripHours notBefore(int start) {
        return start > LATEST_START || start <= from
                ? this
                : new TripHours(
                        start,
                        to,
                        arrival,
                        departure,
                        window,
                        with(NOT_BEFORE + " %s, as you said.".formatted(Reasons.clock(start))));
    }

    private static TripHours backBy(TripHours hours, Matcher found) {
        int end = clock(found, "a", number(found, "a") <= 10 && found.group("ahalf") == null);
        return end < EARLIEST_RETURN || end >= hours.to
                ? hours
                : new TripHours(
                        hours.from,
                        end,
                        hours.arrival,
                        hours.departure,
                        hours.window,
                        hours.with("Every day ends by %s, as you said.".formatted(Reasons.clock(end))));
    }

    private List<String> with(String sentence) {
        List<String> all = new ArrayList<>(said);
        all.add(sentence);
        return all;
    }

    private static int number(Matcher found, String group) {
        String hour = found.group(group);
        return hour.matches("\\d+") ? Integer.parseInt(hour) : hour.length();
    }

    /** @param afternoon whether an hour that says nothing of it is one of the afternoon */
    private static int clock(Matcher found, String group, boolean afternoon) {
        UnaryOperator<String> lower = text -> text.toLowerCase(Locale.ROOT);
        String hour = lower.apply(found.group(group));
        if (!hour.matches("\\d+")) {
            return hour.equals("sunset") || hour.equals("dark") ? AFTER_DARK : NOON;
        }
        int number = Integer.parseInt(hour);
        String half = found.group(group + "half");
        boolean late = half != null && lower.apply(half).startsWith("p");
        boolean early = half != null && lower.apply(half).startsWith("a");
        int minute = found.group(group + "min") == null ? 0 : Integer.parseInt(found.group(group + "min"));
        int of24 = late || (afternoon && !early && number < 12) ? number % 12 + 12 : early ? number % 12 : number;
        return Math.min(DayPart.at(of24, minute), DayPart.at(24, 0));
    }
}
