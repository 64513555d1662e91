package ai.travion.shadow;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.envelope.AskedInFull;
import ai.travion.shadow.calendar.Ceremonies;
import ai.travion.shadow.calendar.InWords;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Whether Adam's Peak is in its pilgrimage season on the days of a question, and from which Poya to which that lasts. */
final class PilgrimageAsked {

    private static final String PEAK = "(?<!\\blittle )\\b(?:adam['’]?s\\s+peak|sri\\s*pada(?:ya)?|samanala\\w*)\\b";

    /** What of the peak has a season. */
    private static final String OF_IT =
            "\\b(?:steps|stairs|stairway|path|trail|climb|hike|ascent|lights|lamps|stalls)(?: \\w+){0,2}? (?:on|of|at|to|up|for)(?: the)? "
                    + PEAK;

    private static final String IS =
            "(?:['’]s|(?: (?:is|are|be|will|still|already|yet|now|currently|today|even|steps|stairs|path|trail|climb|hike|lights|lamps|(?:in|on|during) [\\p{L}\\d ]{3,20}?))*)";

    private static final Pattern ITS_STATE = Pattern.compile("(?i)(?:" + OF_IT
            + "|(?<!\\b(?:to|near|from|at|by|around|below|towards|of|on|for)(?: the)? )" + PEAK + ")" + IS
            + " (?:lit|open|opens|closed?|closes|shut|illuminated|accessible|climbable|doable|possible|(?:in|out of|off)[- ]season|lights?|lamps?)\\b"
            + "|\\b(?:steps|stairs|lights|lamps|stalls)(?: \\w+){0,3}? (?:lit|on|open|closed|shut)(?: \\w+){0,2}? (?:on|of|at|to|up)(?: the)? "
            + PEAK
            + "|\\bthere(?: \\w+)? (?:lights|lamps|stalls) (?:on|of|at|up)(?: the)? " + PEAK);

    private static final Pattern ITS_SEASON =
            Pattern.compile("(?i)" + PEAK + "(?:['’]s)?(?: \\w+)? (?:season|pilgrimage)\\b"
                    + "|\\b(?:(?:the|a|in|its|off|of|pilgrims?|pilgrimage|climbing|hiking|right)[- ]season|pilgrimage|pilgrims)(?: \\w+){0,3}? (?:for|of|at|on|to|up)(?: (?:the|climb|climbing|hike|hiking|do))* "
                    + PEAK);

    private static final Pattern WHETHER_ONE_CAN_CLIMB = Pattern.compile(
            "(?i)(?<!\\bhow |\\b(?:where|time|who) )\\b(?:(?:can|could|may) (?:i|we|you|one|people|tourists|visitors|anyone)|(?:possible|okay|ok|allowed|able)(?: for (?:us|me|tourists|visitors))? to)(?: (?:still|already|even|actually|also))?"
                    + " (?:climb|hike|trek|do|ascend|scale|go up|walk up|get up)(?: (?:up|to|on|the|top|summit|of))* "
                    + PEAK
                    + "|\\bcan " + PEAK + " (?:still )?be (?:climbed|hiked|done)\\b"
                    + "|\\b(?:is|would) (?:climbing|hiking) " + PEAK + " (?:still )?(?:be )?(?:possible|allowed)\\b");
    private static final Pattern NOW =
            Pattern.compile("(?i)\\b(?:now|nowadays|today|tonight|currently|at the moment|these days|yet|already)\\b");

    private final Ceremonies ceremonies;

    PilgrimageAsked(Ceremonies ceremonies) {
        this.ceremonies = ceremonies;
    }

    private record Season(LocalDate first, LocalDate last) {

        String inWords() {
            return "the pilgrimage season of Adam's Peak is expected from %s, the Poya of December, to %s, Vesak"
                    .formatted(InWords.day(first), InWords.day(last));
        }

        boolean beginsWithin(List<LocalDate> days) {
            return first.isAfter(days.getFirst());
        }

        boolean endsWithin(List<LocalDate> days) {
            return last.isBefore(days.getLast());
        }

        /** What of it lies in some days. */
        String within(List<LocalDate> days) {
            var from = "from %s, the Poya of December".formatted(InWords.day(first));
            if (!endsWithin(days)) {
                return from;
            }
            return beginsWithin(days)
                    ? "%s, to %s, Vesak".formatted(from, InWords.day(last))
                    : "until %s, Vesak".formatted(InWords.day(last));
        }
    }

    /** Whether it is asked for, so that no other warning has to tell of it. */
    static boolean isAskedIn(String question) {
        return Stream.of(ITS_STATE, ITS_SEASON, WHETHER_ONE_CAN_CLIMB)
                .anyMatch(asked -> Patterns.isIn(asked, question));
    }

    /** Yes or no where days are named, and else the season; nothing where something else is asked. */
    Optional<String> answering(GraphState state, LocalDate today) {
        var words = AskedInFull.question(state);
        if (!isAskedIn(words)) {
            return Optional.empty();
        }
        var days = days(state, words, today);
        if (!days.isEmpty()) {
            return verdict(days);
        }
        return AskedWhen.isIn(words)
                ? asked(words, today)
                        .map(season -> "T" + season.inWords().substring(1)
                                + "; outside it the steps are not lit at night and the stalls are shut.")
                : Optional.empty();
    }

    private Optional<String> verdict(List<LocalDate> days) {
        var seasons = overlapping(days);
        if (seasons.isEmpty()) {
            return seasonAt(days.getLast())
                    .map(next ->
                            "Not in season: %s. Outside it the mountain can be climbed, but the steps are not lit at night, the stalls are shut, and cloud and rain are common: climb by daylight, with a guide and rainwear."
                                    .formatted(next.inWords()));
        }
        boolean allInSeason = days.stream().allMatch(ceremonies::isPilgrimageSeason);
        return Optional.of(
                allInSeason
                        ? "Yes: %s. Then the steps are lit at night and the stalls are open."
                                .formatted(seasons.getFirst().inWords())
                        : ofSome(days, seasons));
    }

    private static String ofSome(List<LocalDate> days, List<Season> seasons) {
        var when = seasons.stream().map(season -> season.within(days)).collect(Collectors.joining(", and again "));
        var last = seasons.getLast();
        return "%s, yes: %s. On the other days it is out of season, the steps are not lit and the stalls are shut: climb by daylight, with a guide."
                .formatted(
                        when.substring(0, 1).toUpperCase(Locale.ROOT) + when.substring(1),
                        last.endsWithin(days)
                                ? "then the steps of Adam's Peak are lit at night and the stalls are open"
                                : "the pilgrimage season of Adam's Peak is expected to last until %s, Vesak, with the steps lit at night and the stalls open"
                                        .formatted(InWords.day(last.last())));
    }

    private static List<LocalDate> days(GraphState state, String words, LocalDate today) {
        return state.getTargetDate()
                .map(first -> first.datesUntil(
                                state.getTargetEndDate().orElse(first).plusDays(1))
                        .toList())
                .orElseGet(() -> Patterns.isIn(NOW, words) ? List.of(today) : List.of());
    }

    private List<Season> overlapping(List<LocalDate> days) {
        var seasons = new ArrayList<Season>();
        for (var day : days) {
            boolean isOfTheLast =
                    !seasons.isEmpty() && !day.isAfter(seasons.getLast().last());
            if (!isOfTheLast && ceremonies.isPilgrimageSeason(day)) {
                seasonAt(day).ifPresent(seasons::add);
            }
        }
        return seasons;
    }

    /** The season that a day lies in, or the next after it. */
    private Optional<Season> seasonAt(LocalDate day) {
        var first = Stream.iterate(day, before -> before.minusDays(1))
                .takeWhile(ceremonies::isPilgrimageSeason)
                .reduce((one, earlier) -> earlier);
        return first.or(() -> startAfter(day)).map(this::from);
    }

    /** Of a year the one that begins in it. */
    private Optional<Season> asked(String words, LocalDate today) {
        return AskedWhen.yearIn(words)
                .map(year -> startAfter(year).map(this::from))
                .orElseGet(() -> seasonAt(today));
    }

    private Season from(LocalDate first) {
        var last = AskedWhen.aYearFrom(first)
                .takeWhile(ceremonies::isPilgrimageSeason)
                .reduce(first, (one, later) -> later);
        return new Season(first, last);
    }

    private Optional<LocalDate> startAfter(LocalDate day) {
        return AskedWhen.aYearFrom(day)
                .filter(date ->
                        ceremonies.isPilgrimageSeason(date) && !ceremonies.isPilgrimageSeason(date.minusDays(1)))
                .findFirst();
    }
}
