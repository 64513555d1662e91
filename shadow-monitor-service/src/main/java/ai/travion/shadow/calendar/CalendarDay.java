package ai.travion.shadow.calendar;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.PoyaDay;
import ai.travion.atlas.SupersededPoya;
import ai.travion.atlas.almanac.SchoolBreak;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * What the calendar says of a day.
 *
 * @param holidays gazetted or expected, Poya days among them
 * @param bridge whether it is a working day between two days off of which one is a holiday
 * @param schoolBreaks what the schools have off
 * @param schoolTermsPublished whether all long breaks of the year were published; else what was not is inferred
 * @param alcoholClosed whether the sale of alcohol is closed, or expected to be
 * @param movedPoya the Poya that an earlier gazette gave the day and a later one moved: whether alcohol was sold is not known then
 * @param certainty how sure all of this is: gazetted; predicted where the gazette of the year is not known; none where not even
 *     the Poya days of the year are known, so that an empty answer says nothing
 */
public record CalendarDay(
        LocalDate date,
        Optional<PoyaDay> poya,
        List<DayOff> holidays,
        boolean bridge,
        List<SchoolBreak> schoolBreaks,
        boolean schoolTermsPublished,
        boolean alcoholClosed,
        Optional<SupersededPoya> movedPoya,
        Optional<Certainty> certainty) {

    public CalendarDay {
        holidays = List.copyOf(holidays);
        schoolBreaks = List.copyOf(schoolBreaks);
    }

    /** Whether most people have the day off, by the gazette or as is expected. */
    public boolean isPublicHoliday() {
        return poya.isPresent() || holidays.stream().anyMatch(DayOff::isPublic);
    }

    /** Whether nobody can tell if alcohol was on sale, though the Poya days of the year are known. */
    public boolean isAlcoholUncertain() {
        return !alcoholClosed && movedPoya.isPresent();
    }

    /** Whether most schools are closed for holidays. */
    public boolean isSchoolHoliday() {
        return schoolBreaks.stream().anyMatch(SchoolBreak::isGeneral);
    }
}
