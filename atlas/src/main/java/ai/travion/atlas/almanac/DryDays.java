package ai.travion.atlas.almanac;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.Holiday;
import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.HotelExemption;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.Map;
import java.util.Optional;

/**
 * The days on which alcohol is not sold: every Poya day, and the other days that were published for 2025. In other years
 * these are inferred from the same reasons.
 */
public final class DryDays {

    private static final Map<MonthDay, Closing> EVERY_YEAR = Map.of(
            MonthDay.of(2, 4), new Closing("Independence Day", HotelExemption.NO),
            MonthDay.of(10, 3), new Closing("World Temperance Day", HotelExemption.NO),
            MonthDay.of(12, 25), new Closing("Christmas Day", HotelExemption.YES));

    private final HolidayCalendar calendar;
    private final ExpectedHolidays expected;

    public DryDays(HolidayCalendar calendar) {
        this.calendar = calendar;
        this.expected = new ExpectedHolidays(calendar);
    }

    private record Closing(String reason, HotelExemption hotels) {}

    /**
     * A day without alcohol.
     *
     * @param reason what the day is: "Christmas Day"
     * @param hotels whether hotels registered with the Tourist Board were exempt; on an inferred day, whether they were in 2025
     */
    public record DryDay(
            LocalDate date, String reason, HotelExemption hotels, boolean poya, Certainty certainty, String source) {}

    /** Why alcohol is not sold, or is not to be expected, on a day; empty where nothing known speaks against it. */
    public Optional<DryDay> on(LocalDate day) {
        return poya(day).or(() -> published(day)).or(() -> inferred(day));
    }

    /** Whether the closures of a year were published. */
    public boolean publishedFor(int year) {
        return calendar.alcoholClosures().stream()
                .anyMatch(closure -> closure.date().getYear() == year);
    }

    private Optional<DryDay> poya(LocalDate day) {
        return calendar.poyaOn(day)
                .map(poya ->
                        new DryDay(day, poya.fullName(), HotelExemption.NO, true, poya.certainty(), poya.source()));
    }

    private Optional<DryDay> published(LocalDate day) {
        return calendar.alcoholClosureOn(day)
                .map(closure -> new DryDay(
                        day, closure.reason(), closure.hotelExemption(), false, Certainty.GAZETTED, closure.source()));
    }

    private Optional<DryDay> inferred(LocalDate day) {
        if (publishedFor(day.getYear())) {
            return Optional.empty();
        }
        return Optional.ofNullable(EVERY_YEAR.get(MonthDay.from(day)))
                .or(() -> dayAfterVesak(day))
                .or(() -> newYear(day))
                .map(closing -> new DryDay(
                        day,
                        closing.reason(),
                        closing.hotels(),
                        false,
                        Certainty.INFERRED,
                        "inferred from the closures that were published for 2025"));
    }

    private Optional<Closing> dayAfterVesak(LocalDate day) {
        return calendar.poyaOn(day.minusDays(1))
                .filter(poya -> poya.name().equals("Vesak"))
                .map(poya -> new Closing("the day after Vesak", HotelExemption.NO));
    }

    private static Closing newYear(String name) {
        return name.startsWith("Day prior")
                ? new Closing("the eve of the Sinhala and Tamil New Year", HotelExemption.YES)
                : new Closing("the Sinhala and Tamil New Year", HotelExemption.NOT_STATED);
    }

    private Optional<Closing> newYear(LocalDate day) {
        return calendar.holidaysOn(day).stream()
                .map(Holiday::name)
                .filter(name -> name.endsWith("Sinhala & Tamil New Year Day"))
                .findFirst()
                .map(DryDays::newYear)
                .or(() -> expected.newYearOn(day)
                        .map(ExpectedHolidays.Expected::name)
                        .map(DryDays::newYear));
    }
}
