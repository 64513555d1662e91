package ai.travion.shadow.calendar;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.PoyaDay;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Month;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;

/** What a visitor can see of the feasts, from ceremonies.csv, and the days after the New Year on which markets still rest. */
public final class Ceremonies {

    private static final CSVFormat FORMAT =
            CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();

    private static final String POYA = "poya:";
    private static final int DAYS_OF_A_YEAR = 366;
    private static final int DAYS_OF_REST_AFTER_NEW_YEAR = 3;

    private static final int DAYS_REMEMBERED = 2000;

    private final List<Ceremony> all;
    private final LoadingCache<LocalDate, List<Ceremony>> onDays;
    private final Predicate<LocalDate> isNewYear;
    private final Predicate<LocalDate> isPilgrimage;

    private Ceremonies(List<Ceremony> all, Predicate<LocalDate> isNewYear, Predicate<LocalDate> isPilgrimage) {
        List<Ceremony> known = List.copyOf(all);
        this.all = known;
        this.onDays = Caffeine.newBuilder()
                .maximumSize(DAYS_REMEMBERED)
                .build(day -> known.stream()
                        .filter(ceremony -> ceremony.isHeldOn(day))
                        .toList());
        this.isNewYear = isNewYear;
        this.isPilgrimage = isPilgrimage;
    }

    public static Ceremonies load(HolidayCalendar calendar) {
        var daysOff = new DaysOff(calendar);
        var newYear = new NewYear(calendar);
        var file = Objects.requireNonNull(
                Ceremonies.class.getResourceAsStream("ceremonies.csv"), "ceremonies.csv is missing");
        try (var reader = new InputStreamReader(file, StandardCharsets.UTF_8);
                var rows = FORMAT.parse(reader)) {
            return new Ceremonies(
                    rows.stream().map(row -> ceremony(row, calendar, daysOff)).toList(),
                    day -> newYear.on(day).isPresent(),
                    day -> SeasonRules.isPilgrimage(day, calendar));
        } catch (IOException e) {
            throw new UncheckedIOException("ceremonies.csv cannot be read", e);
        }
    }

    /** Where nothing is known of feasts. */
    public static Ceremonies none() {
        return new Ceremonies(List.of(), day -> false, day -> false);
    }

    public List<Ceremony> all() {
        return all;
    }

    public List<Ceremony> on(LocalDate day) {
        return onDays.get(day);
    }

    /** Of a Poya day: the days on which it is held, and those of them whose month has no certain name yet. */
    private record ByPoya(Set<LocalDate> days, Set<LocalDate> expected) implements Ceremony.Held {

        @Override
        public boolean on(LocalDate day) {
            return days.contains(day);
        }
    }

    /** Whether a ceremony goes by a Poya day whose month has no certain name yet. */
    public boolean isOnlyExpected(Ceremony ceremony, LocalDate day) {
        return ceremony.held() instanceof ByPoya poya && poya.expected().contains(day);
    }

    /** The first day from another on within a year on which one is held; empty where the calendar knows none. */
    public Optional<LocalDate> next(Ceremony ceremony, LocalDate fromInclusive) {
        return fromInclusive
                .datesUntil(fromInclusive.plusDays(DAYS_OF_A_YEAR))
                .filter(ceremony::isHeldOn)
                .findFirst();
    }

    /** Whether markets and small shops have hardly opened again after the Sinhala and Tamil New Year. */
    public boolean isRestAfterNewYear(LocalDate day) {
        return day.getMonth() == Month.APRIL
                && !isNewYear.test(day)
                && IntStream.rangeClosed(1, DAYS_OF_REST_AFTER_NEW_YEAR)
                        .anyMatch(days -> isNewYear.test(day.minusDays(days)));
    }

    /** Whether the steps of Adam's Peak are lit: from the Poya of December to Vesak. */
    public boolean isPilgrimageSeason(LocalDate day) {
        return isPilgrimage.test(day);
    }

    private static Ceremony ceremony(CSVRecord row, HolidayCalendar calendar, DaysOff daysOff) {
        return new Ceremony(
                row.get("id"),
                row.get("name"),
                row.get("family"),
                Integer.parseInt(row.get("rank")),
                held(row, calendar, daysOff),
                row.get("place"),
                hours(row),
                minute(row.get("cars_until")),
                row.get("visit").equals("yes"),
                row.get("unasked").equals("yes"),
                Pattern.compile("\\b(?:" + row.get("said") + ")\\b", Pattern.CASE_INSENSITIVE),
                row.get("activity"),
                row.get("note"),
                row.get("reason"),
                row.get("unplanned"));
    }

    private static Set<LocalDate> days(Stream<PoyaDay> poyas, int first, int last) {
        return poyas.flatMap(poya -> IntStream.rangeClosed(first, last)
                        .mapToObj(after -> poya.date().plusDays(after)))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Poya days are looked up once for all years: plans ask for many days. */
    private static Ceremony.Held held(CSVRecord row, HolidayCalendar calendar, DaysOff daysOff) {
        int first = Integer.parseInt(row.get("first_day"));
        int last = Integer.parseInt(row.get("last_day"));
        String when = row.get("when");
        if (when.startsWith(POYA)) {
            String name = when.substring(POYA.length());
            List<PoyaDay> named = calendar.poyaDays().stream()
                    .filter(poya -> poya.name().equals(name))
                    .toList();
            return new ByPoya(
                    days(named.stream(), first, last),
                    days(named.stream().filter(poya -> !poya.nameCertain()), first, last));
        }
        FeastDate date = FeastDate.of(when, calendar, daysOff);
        return day -> date.between(day.minusDays(last), day.minusDays(first)).isPresent();
    }

    private static Optional<Ceremony.Hours> hours(CSVRecord row) {
        OptionalInt from = minute(row.get("from"));
        OptionalInt to = minute(row.get("to"));
        return from.isPresent() && to.isPresent()
                ? Optional.of(new Ceremony.Hours(from.getAsInt(), to.getAsInt()))
                : Optional.empty();
    }

    private static OptionalInt minute(String time) {
        return time.isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(LocalTime.parse(time).toSecondOfDay() / 60);
    }
}
