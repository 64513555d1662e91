package ai.travion.atlas;

import java.text.Normalizer;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Poya days, public holidays, days closed to alcohol and school holidays, as they were published, and the Poya days of the years
 * before and after, as the rule gives them. Immutable.
 *
 * <p>It covers {@link #firstKnown()} to {@link #lastKnown()}: about a day outside an empty answer says nothing. Poya days
 * are gazetted from {@link #firstGazetted()} to {@link #lastGazetted()} and computed around it; holidays lie within it, alcohol
 * closures and school holidays are known for the days that were published only.
 */
public final class HolidayCalendar {

    private static final Map<String, String> OTHER_SPELLINGS = Map.ofEntries(
            Map.entry("durutu", "duruthu"),
            Map.entry("navam", "nawam"),
            Map.entry("madin", "medin"),
            Map.entry("medindina", "medin"),
            Map.entry("bakmaha", "bak"),
            Map.entry("wesak", "vesak"),
            Map.entry("vesakh", "vesak"),
            Map.entry("vaisakha", "vesak"),
            Map.entry("posson", "poson"),
            Map.entry("asala", "esala"),
            Map.entry("aesala", "esala"),
            Map.entry("wap", "vap"),
            Map.entry("ill", "il"),
            Map.entry("unduwap", "unduvap"),
            Map.entry("undhuvap", "unduvap"));

    private final NavigableMap<LocalDate, PoyaDay> poyaByDate;
    private final List<SupersededPoya> superseded;
    private final Map<LocalDate, List<Holiday>> holidaysByDate;
    private final List<Holiday> holidays;
    private final List<AlcoholClosure> closures;
    private final Map<LocalDate, AlcoholClosure> closureByDate;
    private final List<SchoolHoliday> schoolHolidays;
    private final LocalDate firstGazetted;
    private final LocalDate lastGazetted;

    private HolidayCalendar(
            List<PoyaDay> poyaDays,
            List<SupersededPoya> superseded,
            List<Holiday> holidays,
            List<AlcoholClosure> closures,
            List<SchoolHoliday> schoolHolidays) {
        this.poyaByDate = poyaDays.stream()
                .collect(Collectors.toMap(PoyaDay::date, Function.identity(), HolidayCalendar::onlyOne, TreeMap::new));
        this.superseded = List.copyOf(superseded);
        this.holidays =
                holidays.stream().sorted(Comparator.comparing(Holiday::date)).toList();
        this.holidaysByDate =
                this.holidays.stream().collect(Collectors.groupingBy(Holiday::date, Collectors.toUnmodifiableList()));
        this.closures = closures.stream()
                .sorted(Comparator.comparing(AlcoholClosure::date))
                .toList();
        this.closureByDate =
                this.closures.stream().collect(Collectors.toMap(AlcoholClosure::date, Function.identity()));
        this.schoolHolidays = schoolHolidays.stream()
                .sorted(Comparator.comparing(SchoolHoliday::start))
                .toList();
        this.firstGazetted = poyaDays.stream()
                .filter(day -> day.certainty() == Certainty.GAZETTED)
                .map(day -> startOfYear(day.date()))
                .min(Comparator.naturalOrder())
                .orElseThrow(() -> new IllegalStateException("poya.csv holds no gazetted day"));
        this.lastGazetted = poyaDays.stream()
                .filter(day -> day.certainty() == Certainty.GAZETTED)
                .map(day -> endOfYear(day.date()))
                .max(Comparator.naturalOrder())
                .orElseThrow(() -> new IllegalStateException("poya.csv holds no gazetted day"));
    }

    /** Reads the files from the jar: a few milliseconds, so do it once. */
    public static HolidayCalendar load() {
        return CalendarFiles.read();
    }

    static HolidayCalendar of(
            List<PoyaDay> poyaDays,
            List<SupersededPoya> superseded,
            List<Holiday> holidays,
            List<AlcoholClosure> closures,
            List<SchoolHoliday> schoolHolidays) {
        return new HolidayCalendar(poyaDays, superseded, holidays, closures, schoolHolidays);
    }

    public Optional<PoyaDay> poyaOn(LocalDate day) {
        return Optional.ofNullable(poyaByDate.get(day));
    }

    /** The first Poya day on or after a day; empty after the last that is known. */
    public Optional<PoyaDay> nextPoya(LocalDate fromInclusive) {
        if (fromInclusive.isBefore(firstKnown())) {
            return Optional.empty();
        }
        return Optional.ofNullable(poyaByDate.ceilingEntry(fromInclusive)).map(Map.Entry::getValue);
    }

    /** All Poya days, in order. */
    public List<PoyaDay> poyaDays() {
        return List.copyOf(poyaByDate.values());
    }

    /**
     * The first Poya day of a month on or after a day, never one whose name is uncertain.
     *
     * @param name "vesak", "Wesak", "Vesak Poya", "Vesak Full Moon Poya Day"
     */
    public Optional<PoyaDay> poyaNamed(String name, LocalDate fromInclusive) {
        if (fromInclusive.isBefore(firstKnown())) {
            return Optional.empty();
        }
        String month = monthIn(name);
        return poyaByDate.tailMap(fromInclusive, true).values().stream()
                .filter(PoyaDay::nameCertain)
                .filter(day -> day.name().toLowerCase(Locale.ROOT).equals(month))
                .findFirst();
    }

    /** A day that was gazetted as Poya and then moved. Whether alcohol was still closed on it is not known. */
    public Optional<SupersededPoya> supersededPoyaOn(LocalDate day) {
        return superseded.stream().filter(moved -> moved.date().equals(day)).findFirst();
    }

    /** The gazetted holidays of a day, Poya days among them; empty also where no gazette is known. */
    public List<Holiday> holidaysOn(LocalDate day) {
        return holidaysByDate.getOrDefault(day, List.of());
    }

    /** All gazetted holidays, in order. */
    public List<Holiday> holidays() {
        return holidays;
    }

    /** A published closure (2025 only). An empty answer for another year says nothing. */
    public Optional<AlcoholClosure> alcoholClosureOn(LocalDate day) {
        return Optional.ofNullable(closureByDate.get(day));
    }

    /** All published closures, in order. */
    public List<AlcoholClosure> alcoholClosures() {
        return closures;
    }

    /** All published school holidays, by their start. */
    public List<SchoolHoliday> schoolHolidays() {
        return schoolHolidays;
    }

    /** The first day that the gazettes cover. */
    public LocalDate firstGazetted() {
        return firstGazetted;
    }

    /** Whether the gazettes cover a day, so that what is not listed is no holiday. */
    public boolean isGazetted(LocalDate day) {
        return !day.isBefore(firstGazetted) && !day.isAfter(lastGazetted);
    }

    /** Whether Poya days are known, be it by prediction. */
    public boolean isKnown(LocalDate day) {
        return !day.isBefore(firstKnown()) && !day.isAfter(lastKnown());
    }

    /** The last day that the gazettes cover. */
    public LocalDate lastGazetted() {
        return lastGazetted;
    }

    /** The last day that the data covers, predictions included. */
    public LocalDate lastKnown() {
        return endOfYear(poyaByDate.lastKey());
    }

    /** The first day that the data covers, what the rule computes included. */
    public LocalDate firstKnown() {
        return startOfYear(poyaByDate.firstKey());
    }

    private static String monthIn(String name) {
        String words = Normalizer.normalize(name, Normalizer.Form.NFD)
                .toLowerCase(Locale.ROOT)
                .replaceAll("\\p{M}", "")
                .replaceAll("[^a-z]+", " ")
                .replaceAll("\\b(full|moon|poya|day|the|festival)\\b", " ")
                .replaceAll(" +", "");
        return OTHER_SPELLINGS.getOrDefault(words, words);
    }

    private static LocalDate startOfYear(LocalDate day) {
        return day.with(MonthDay.of(1, 1));
    }

    private static LocalDate endOfYear(LocalDate day) {
        return day.with(MonthDay.of(12, 31));
    }

    private static PoyaDay onlyOne(PoyaDay one, PoyaDay other) {
        throw new IllegalStateException("Two Poya days on " + one.date() + ": " + one.name() + ", " + other.name());
    }
}
