package ai.travion.shadow;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.envelope.AskedInFull;
import ai.travion.shadow.calendar.Ceremonies;
import ai.travion.shadow.calendar.InWords;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Whether Adam's Peak is in its pilgrimage season on the days of a question, and from which Poya to which that lasts. */
final class PilgrimageAsked {

    private static final Pattern OF_THE_PEAK =
            Pattern.compile("(?i)(?<!little )\\b(?:adam['’]?s\\s+peak|sri\\s*pada(?:ya)?|samanala\\w*)\\b");
    private static final Pattern OF_ITS_SEASON =
            Pattern.compile("(?i)\\b(?:(?:off[- ])?season|pilgrimage|lit|lights?|lamps?|open|opens|closed?|shut)\\b");
    private static final Pattern WHETHER_ONE_CAN_CLIMB = Pattern.compile("(?i)\\b(?:can|could|possible)\\b.*\\bclimb");
    private static final Pattern WHEN = Pattern.compile(
            "(?i)\\b(?:when|(?:what|which)(?:'s|\\s+is|\\s+are)?\\s+(?:the\\s+)?(?:dates?|days?|month|time)|dates?\\s+(?:of|for)|how\\s+long)\\b|\\bdates?\\W*$");
    private static final Pattern NOW =
            Pattern.compile("(?i)\\b(?:now|nowadays|today|tonight|currently|at the moment|these days|yet|already)\\b");
    private static final Pattern YEAR = Pattern.compile("\\b(20\\d{2})\\b");
    private static final int DAYS_OF_A_YEAR = 366;

    private final Ceremonies ceremonies;

    PilgrimageAsked(Ceremonies ceremonies) {
        this.ceremonies = ceremonies;
    }

    private record Season(LocalDate first, LocalDate last) {

        String inWords() {
            return "the pilgrimage season of Adam's Peak is expected from %s, the Poya of December, to %s, Vesak"
                    .formatted(InWords.day(first), InWords.day(last));
        }
    }

    /** Whether it is asked for, so that no other warning has to tell of it. */
    static boolean isAskedIn(String question) {
        return Patterns.isIn(OF_THE_PEAK, question)
                && (Patterns.isIn(OF_ITS_SEASON, question)
                        || WHETHER_ONE_CAN_CLIMB.matcher(question).find());
    }

    /** Yes or no where days are named, and else the season; nothing where something else is asked. */
    Optional<String> answering(GraphState state, LocalDate today) {
        var words = AskedInFull.question(state);
        if (!isAskedIn(words)) {
            return Optional.empty();
        }
        var days = days(state, words, today);
        if (!days.isEmpty()) {
            return seasonAt(days.getLast()).map(season -> verdict(days, season));
        }
        return Patterns.isIn(WHEN, words)
                ? asked(words, today)
                        .map(season -> "T" + season.inWords().substring(1)
                                + "; outside it the steps are not lit at night and the stalls are shut.")
                : Optional.empty();
    }

    private String verdict(List<LocalDate> days, Season season) {
        boolean begins = ceremonies.isPilgrimageSeason(days.getFirst());
        boolean ends = ceremonies.isPilgrimageSeason(days.getLast());
        if (begins && ends) {
            return "Yes: %s. Then the steps are lit at night and the stalls are open.".formatted(season.inWords());
        }
        if (ends) {
            return "From %s, the Poya of December, yes: the pilgrimage season of Adam's Peak is expected to last until %s, Vesak, with the steps lit at night and the stalls open. Before that day the steps are not lit and the stalls are shut: climb by daylight, with a guide."
                    .formatted(InWords.day(season.first()), InWords.day(season.last()));
        }
        if (begins) {
            return "Until %s, Vesak, yes: the steps are lit at night and the stalls are open. After that day the pilgrimage season of Adam's Peak is over, the steps are not lit and the stalls are shut: climb by daylight, with a guide."
                    .formatted(InWords.day(lastFrom(days.getFirst())));
        }
        return "Not in season: %s. Outside it the mountain can be climbed, but the steps are not lit at night, the stalls are shut, and cloud and rain are common: climb by daylight, with a guide and rainwear."
                .formatted(season.inWords());
    }

    private static List<LocalDate> days(GraphState state, String words, LocalDate today) {
        return state.getTargetDate()
                .map(first -> first.datesUntil(
                                state.getTargetEndDate().orElse(first).plusDays(1))
                        .toList())
                .orElseGet(() -> Patterns.isIn(NOW, words) ? List.of(today) : List.of());
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
        var year = YEAR.matcher(words);
        return year.find()
                ? startAfter(LocalDate.of(Integer.parseInt(year.group(1)), 1, 1))
                        .map(this::from)
                : seasonAt(today);
    }

    private Season from(LocalDate first) {
        return new Season(first, lastFrom(first));
    }

    private LocalDate lastFrom(LocalDate first) {
        return first.datesUntil(first.plusDays(DAYS_OF_A_YEAR))
                .takeWhile(ceremonies::isPilgrimageSeason)
                .reduce(first, (one, later) -> later);
    }

    private Optional<LocalDate> startAfter(LocalDate day) {
        return day.datesUntil(day.plusDays(DAYS_OF_A_YEAR))
                .filter(date ->
                        ceremonies.isPilgrimageSeason(date) && !ceremonies.isPilgrimageSeason(date.minusDays(1)))
                .findFirst();
    }
}
