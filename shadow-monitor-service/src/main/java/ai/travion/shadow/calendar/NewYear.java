package ai.travion.shadow.calendar;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.almanac.ExpectedHolidays;
import java.time.LocalDate;
import java.util.Optional;

/** The Sinhala and Tamil New Year: its eve and its day, gazetted where they are, else as the sun gives them. */
final class NewYear {

    private final HolidayCalendar calendar;
    private final ExpectedHolidays expected;

    NewYear(HolidayCalendar calendar) {
        this.calendar = calendar;
        this.expected = new ExpectedHolidays(calendar);
    }

    enum Part {
        EVE,
        DAY
    }

    record Festival(LocalDate date, Part part, Certainty certainty, String source) {

        /** The day said in full, for the head of a sentence. */
        String inWords(boolean past) {
            return InWords.day(date)
                    + (certainty == Certainty.GAZETTED
                            ? past ? " was" : " is"
                            : past ? " was, by the course of the sun," : " is, by the course of the sun,")
                    + (part == Part.EVE ? " the eve of" : "")
                    + " the Sinhala and Tamil New Year"
                    + (certainty == Certainty.GAZETTED
                            ? ""
                            : " (the gazette of %d is not known)".formatted(date.getYear()));
        }
    }

    Optional<Festival> on(LocalDate date) {
        return calendar.holidaysOn(date).stream()
                .filter(holiday -> isNewYear(holiday.name()))
                .findFirst()
                .map(holiday -> new Festival(date, partOf(holiday.name()), Certainty.GAZETTED, holiday.source()))
                .or(() -> expected.newYearOn(date)
                        .map(day -> new Festival(date, partOf(day.name()), day.certainty(), day.source())));
    }

    private static boolean isNewYear(String name) {
        return name.endsWith("Sinhala & Tamil New Year Day");
    }

    private static Part partOf(String name) {
        return name.startsWith("Day prior") ? Part.EVE : Part.DAY;
    }
}
