package ai.travion.atlas.almanac;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.HolidayType;
import ai.travion.atlas.PoyaDay;
import ai.travion.atlas.moon.HijriMonth;
import ai.travion.atlas.moon.Sign;
import ai.travion.atlas.moon.Tithi;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The public holidays that are to be expected where no gazette is known: each by the rule that its gazetted dates follow. The Muslim
 * feasts among them may come a day earlier or later, because they wait for the moon to be seen. Thread-safe.
 */
public final class ExpectedHolidays {

    private static final ZoneId COLOMBO = ZoneId.of("Asia/Colombo");
    private static final Set<HolidayType> ALL = Set.of(HolidayType.values());
    private static final Set<HolidayType> OF_STATE_AND_BANKS = Set.of(HolidayType.PUBLIC, HolidayType.BANK);
    private static final Map<MonthDay, String> FIXED = Map.of(
            MonthDay.of(2, 4), "Independence Day",
            MonthDay.of(5, 1), "May Day (International Workers' Day)",
            MonthDay.of(12, 25), "Christmas Day");

    /** The gazettes keep Pongal on the day on which the sun enters Makara early enough, else on the next. */
    private static final LocalTime LATEST_ENTRY_OF_PONGAL = LocalTime.of(14, 35);

    private static final LocalTime DAWN = LocalTime.of(5, 0);

    private final HolidayCalendar calendar;
    private final Map<Integer, List<Expected>> byYear = new ConcurrentHashMap<>();

    public ExpectedHolidays(HolidayCalendar calendar) {
        this.calendar = calendar;
    }

    /**
     * A holiday of a year of which no gazette is known.
     *
     * @param certainty predicted where a rule of sun or moon gives the day, else inferred
     * @param source the rule, in words
     */
    public record Expected(LocalDate date, String name, Set<HolidayType> types, Certainty certainty, String source) {

        public Expected {
            types = Set.copyOf(types);
        }
    }

    /** Those of a day; none in the years of the gazettes, and none where not even the Poya days are computed. */
    public List<Expected> on(LocalDate day) {
        if (calendar.isGazetted(day) || !calendar.isKnown(day)) {
            return List.of();
        }
        return of(day.getYear()).stream()
                .filter(expected -> expected.date().equals(day))
                .toList();
    }

    /** Those between two days, both included, in order; as {@link #on} none in the years of the gazettes. */
    public Stream<Expected> between(LocalDate from, LocalDate to) {
        return IntStream.rangeClosed(
                        Math.max(from.getYear(), calendar.firstKnown().getYear()),
                        Math.min(to.getYear(), calendar.lastKnown().getYear()))
                .filter(year -> !calendar.isGazetted(LocalDate.of(year, 1, 1)))
                .mapToObj(this::of)
                .flatMap(List::stream)
                .filter(expected ->
                        !expected.date().isBefore(from) && !expected.date().isAfter(to))
                .sorted(Comparator.comparing(Expected::date));
    }

    /** The eve or the day of the Sinhala and Tamil New Year, which the sun alone decides: in any year without a gazette. */
    public Optional<Expected> newYearOn(LocalDate day) {
        if (calendar.isGazetted(day) || day.getMonth() != Month.APRIL) {
            return Optional.empty();
        }
        return Stream.of(newYearEve(day.getYear()), newYear(day.getYear()))
                .filter(expected -> expected.date().equals(day))
                .findFirst();
    }

    /** Those of a year by the rules, whether it is gazetted or not. */
    List<Expected> of(int year) {
        return byYear.computeIfAbsent(year, this::computed);
    }

    private List<Expected> computed(int year) {
        return Stream.of(
                        poyaDays(year),
                        fixed(year),
                        Stream.of(pongal(year), sivarathri(year), newYearEve(year), newYear(year)),
                        Stream.of(goodFriday(year), deepavali(year)),
                        muslim("Id-Ul-Fitr (Ramazan Festival Day)", HijriMonth.SHAWWAL, 1, year),
                        muslim("Id-Ul-Alha (Hadji Festival Day)", HijriMonth.DHU_AL_HIJJA, 10, year),
                        muslim("Milad-Un-Nabi (Holy Prophet's Birthday)", HijriMonth.RABI_AL_AWWAL, 12, year))
                .flatMap(rule -> rule)
                .toList();
    }

    private Stream<Expected> poyaDays(int year) {
        return calendar.poyaDays().stream()
                .filter(poya -> poya.date().getYear() == year)
                .flatMap(poya -> Stream.concat(
                        Stream.of(new Expected(
                                poya.date(), poya.fullName(), OF_STATE_AND_BANKS, poya.certainty(), poya.source())),
                        dayAfterVesak(poya).stream()));
    }

    private static Optional<Expected> dayAfterVesak(PoyaDay poya) {
        return poya.name().equals("Vesak") && poya.nameCertain()
                ? Optional.of(new Expected(
                        poya.date().plusDays(1),
                        "Day following Vesak Full Moon Poya Day",
                        ALL,
                        poya.certainty(),
                        poya.source()))
                : Optional.empty();
    }

    private static Stream<Expected> fixed(int year) {
        return FIXED.entrySet().stream()
                .map(day -> new Expected(
                        day.getKey().atYear(year),
                        day.getValue(),
                        ALL,
                        Certainty.INFERRED,
                        "the same date every year"));
    }

    private static Stream<Expected> muslim(String name, HijriMonth month, int dayOfMonth, int year) {
        int after = dayOfMonth - 1;
        LocalDate first = LocalDate.of(year, 1, 1);
        Set<HolidayType> types = month == HijriMonth.RABI_AL_AWWAL ? ALL : OF_STATE_AND_BANKS;
        return month.firstDaysBetween(first.minusDays(after), first.plusYears(1).minusDays(1L + after))
                .map(
                        day -> new Expected(
                                day.plusDays(after),
                                name,
                                types,
                                Certainty.PREDICTED,
                                "reckoned by the young moon; it waits for the moon to be seen, and may be a day earlier or later"));
    }

    private static Expected goodFriday(int year) {
        return new Expected(
                Easter.of(year).minusDays(2),
                "Good Friday",
                OF_STATE_AND_BANKS,
                Certainty.PREDICTED,
                "computed from the date of Easter");
    }

    private static Expected pongal(int year) {
        ZonedDateTime entry = Sign.MAKARA.firstEntryAfter(firstOf(year));
        LocalDate day = entry.toLocalTime().isAfter(LATEST_ENTRY_OF_PONGAL)
                ? entry.toLocalDate().plusDays(1)
                : entry.toLocalDate();
        return new Expected(
                day, "Tamil Thai Pongal Day", ALL, Certainty.PREDICTED, "the day on which the sun enters Makara");
    }

    private static Expected newYear(int year) {
        return new Expected(
                firstDayInMesha(year),
                "Sinhala & Tamil New Year Day",
                ALL,
                Certainty.PREDICTED,
                "the day on which the sun enters Mesha; astrologers announce it");
    }

    private static Expected newYearEve(int year) {
        return new Expected(
                firstDayInMesha(year).minusDays(1),
                "Day prior to Sinhala & Tamil New Year Day",
                ALL,
                Certainty.PREDICTED,
                "the day before the sun enters Mesha; astrologers announce it");
    }

    private static LocalDate firstDayInMesha(int year) {
        return Sign.MESHA.firstEntryAfter(firstOf(year)).toLocalDate();
    }

    /** The night of the fourteenth tithi of the waning moon, while the sun is in Kumbha. */
    private static Expected sivarathri(int year) {
        return new Expected(
                lastDayOfTheMoon(Sign.KUMBHA, year).toLocalDate().minusDays(1),
                "Maha Sivarathri Day",
                OF_STATE_AND_BANKS,
                Certainty.PREDICTED,
                "the night before the new moon's tithi, with the sun in Kumbha");
    }

    /** The dawn of the fourteenth tithi of the waning moon, while the sun is in Tula. */
    private static Expected deepavali(int year) {
        ZonedDateTime begin = lastDayOfTheMoon(Sign.TULA, year);
        LocalDate day = begin.toLocalTime().isBefore(DAWN) ? begin.toLocalDate().minusDays(1) : begin.toLocalDate();
        return new Expected(
                day,
                "Deepavali Festival Day",
                OF_STATE_AND_BANKS,
                Certainty.PREDICTED,
                "the dawn before the new moon's tithi, with the sun in Tula");
    }

    /** When the tithi begins that ends with the first new moon in a sign. */
    private static ZonedDateTime lastDayOfTheMoon(Sign sign, int year) {
        Instant entry = sign.firstEntryAfter(firstOf(year)).toInstant();
        return Tithi.AMAVASYA.beginOfFirstThatEndsAfter(entry);
    }

    private static Instant firstOf(int year) {
        return LocalDate.of(year, 1, 1).atStartOfDay(COLOMBO).toInstant();
    }
}
