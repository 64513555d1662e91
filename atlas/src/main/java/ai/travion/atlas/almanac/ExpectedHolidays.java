package ai.travion.atlas.almanac;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.HolidayType;
import ai.travion.atlas.PoyaDay;
import ai.travion.atlas.moon.Sign;
import ai.travion.atlas.moon.Tithi;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * The public holidays that are to be expected after the last gazette: each by the rule that its gazetted dates follow. The Muslim
 * feasts are not among them, because they wait for the moon to be seen. Thread-safe.
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
     * A holiday that is not gazetted yet.
     *
     * @param certainty predicted where a rule of sun or moon gives the day, else inferred
     * @param source the rule, in words
     */
    public record Expected(LocalDate date, String name, Set<HolidayType> types, Certainty certainty, String source) {

        public Expected {
            types = Set.copyOf(types);
        }
    }

    /** Those of a day; none in the years of the gazettes, and none where not even the Poya days are predicted. */
    public List<Expected> on(LocalDate day) {
        if (!day.isAfter(calendar.lastGazetted()) || day.isAfter(calendar.lastKnown())) {
            return List.of();
        }
        return of(day.getYear()).stream()
                .filter(expected -> expected.date().equals(day))
                .toList();
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
                        Stream.of(goodFriday(year), deepavali(year)))
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
