package ai.travion.retrieval.recommend;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.almanac.SchoolBreak;
import ai.travion.atlas.almanac.SchoolBreaks;
import ai.travion.retrieval.knowledge.Aspect;
import ai.travion.retrieval.knowledge.KnowledgeBase;
import ai.travion.retrieval.knowledge.KnowledgeFile;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.format.TextStyle;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What the calendar and a place's description tell of how busy a day is there; the shares are assumptions, the days are not. */
final class BusyDays {

    private static final double MANY_PILGRIMS = 0.8;
    private static final double EVERYBODY_IS_OFF = 0.6;
    private static final double KNOWN_FOR_ITS_WEEKENDS = 0.5;
    private static final double FAMILIES_TRAVEL = 0.4;

    private static final double A_PLACE_OF_PILGRIMS = 0.5;
    /** A Poya day is the Buddhists': it fills no kovil. */
    private static final Pattern BUDDHIST = Pattern.compile("\\b(?:Buddh\\w+|dagobas?|stupas?|Bodhi)\\b");

    private static final int BUDDHIST_PLACE = 2;
    private static final Set<PlaceType> FOR_FAMILIES =
            Set.of(PlaceType.BEACH, PlaceType.WILDLIFE, PlaceType.NATURE, PlaceType.TEA_COUNTRY);
    private static final Set<DayOfWeek> WEEKEND = Set.of(DayOfWeek.SATURDAY, DayOfWeek.SUNDAY);
    private static final Pattern SENTENCE = Pattern.compile("(?<=[.;:])\\s+");
    private static final Pattern BUSY_WEEKENDS = Pattern.compile(
            "\\bweekends?\\b(?:\\W+\\w+){0,12}?\\W+(?:busy|busier|busiest|crammed|crowd\\w*|packed|queues?|fill)\\b",
            Pattern.CASE_INSENSITIVE);

    private final List<Rule> rules =
            List.of(this::pilgrimsOnPoya, this::publicHoliday, this::busyWeekend, this::schoolHoliday);
    private final KnowledgeBase base;
    private final HolidayCalendar calendar;
    private final SchoolBreaks schools;

    BusyDays(KnowledgeBase base, HolidayCalendar calendar) {
        this.base = base;
        this.calendar = calendar;
        this.schools = new SchoolBreaks(calendar);
    }

    /** What makes a day the busiest at a place; empty where nothing is known to. */
    Optional<Busy> at(Place place, LocalDate day) {
        return base.file(place.id())
                .flatMap(file -> rules.stream()
                        .flatMap(rule -> rule.of(place, file, day).stream())
                        .max(Comparator.comparingDouble(Busy::share)));
    }

    private Optional<Busy> pilgrimsOnPoya(Place place, KnowledgeFile file, LocalDate day) {
        return file.religiousSensitivity() >= A_PLACE_OF_PILGRIMS
                        && isBuddhist(file)
                        && calendar.poyaOn(day).isPresent()
                ? Optional.of(new Busy(
                        MANY_PILGRIMS, "That day is a Poya day, on which many pilgrims come to " + place.name() + "."))
                : Optional.empty();
    }

    private static boolean isBuddhist(KnowledgeFile file) {
        return file.sections().values().stream()
                        .mapToLong(text -> BUDDHIST.matcher(text).results().count())
                        .sum()
                >= BUDDHIST_PLACE;
    }

    /** A Poya day is one too, but a quiet one away from the temples. */
    private Optional<Busy> publicHoliday(Place place, KnowledgeFile file, LocalDate day) {
        return calendar.poyaOn(day).isPresent()
                ? Optional.empty()
                : calendar.holidaysOn(day).stream()
                        .findFirst()
                        .map(holiday -> new Busy(
                                EVERYBODY_IS_OFF,
                                "That day is a public holiday (" + holiday.name() + "), when the country travels."));
    }

    private Optional<Busy> busyWeekend(Place place, KnowledgeFile file, LocalDate day) {
        boolean told = Arrays.stream(Aspect.values())
                .flatMap(aspect -> SENTENCE.splitAsStream(file.section(aspect)))
                .anyMatch(sentence -> BUSY_WEEKENDS.matcher(sentence).find());
        return told && WEEKEND.contains(day.getDayOfWeek())
                ? Optional.of(new Busy(
                        KNOWN_FOR_ITS_WEEKENDS,
                        "That day is a " + day.getDayOfWeek().getDisplayName(TextStyle.FULL, Locale.ENGLISH)
                                + ", and its description says that weekends are busy."))
                : Optional.empty();
    }

    private Optional<Busy> schoolHoliday(Place place, KnowledgeFile file, LocalDate day) {
        return FOR_FAMILIES.contains(place.type())
                ? schools.on(day).stream()
                        .filter(SchoolBreak::isGeneral)
                        .findFirst()
                        .map(holiday -> new Busy(
                                FAMILIES_TRAVEL,
                                "Schools are %son holiday that day, and families travel."
                                        .formatted(holiday.isAnnounced() ? "" : "usually ")))
                : Optional.empty();
    }

    /**
     * How busy a day is.
     *
     * @param share 0 to 1, of what makes a place unpleasantly full
     */
    record Busy(double share, String why) {}

    @FunctionalInterface
    private interface Rule {
        Optional<Busy> of(Place place, KnowledgeFile file, LocalDate day);
    }
}
