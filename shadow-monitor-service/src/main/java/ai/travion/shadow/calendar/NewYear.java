package ai.travion.shadow.calendar;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.Holiday;
import ai.travion.atlas.HolidayCalendar;
import java.time.LocalDate;
import java.time.Month;
import java.util.Optional;

/** The Sinhala and Tamil New Year: its eve and its day, gazetted where they are, else between what they can be. */
final class NewYear {

    private static final int EARLIEST_EVE_IN_APRIL = 12;
    private static final int LATEST_DAY_IN_APRIL = 14;

    private final HolidayCalendar calendar;

    NewYear(HolidayCalendar calendar) {
        this.calendar = calendar;
    }

    enum Part {
        EVE,
        DAY,
        /** The gazette of the year is not known: the eve, the day, or just beside them. */
        AROUND
    }

    record Festival(LocalDate date, Part part, Certainty certainty, String source) {

        /** The day said in full, for the head of a sentence. */
        String inWords(boolean past) {
            String day = InWords.day(date);
            String is = past ? " was " : " is ";
            return switch (part) {
                case EVE -> day + is + "the eve of the Sinhala and Tamil New Year";
                case DAY -> day + is + "the Sinhala and Tamil New Year";
                case AROUND ->
                    "%s falls at the Sinhala and Tamil New Year (its eve and day are 12 and 13 or 13 and 14 April; the calendar of %d is not known)"
                            .formatted(day, date.getYear());
            };
        }
    }

    Optional<Festival> on(LocalDate date) {
        Optional<Festival> gazetted = calendar.holidaysOn(date).stream()
                .filter(NewYear::isNewYear)
                .findFirst()
                .map(holiday -> new Festival(date, partOf(holiday), Certainty.GAZETTED, holiday.source()));
        return gazetted.or(() -> around(date));
    }

    private Optional<Festival> around(LocalDate date) {
        boolean inSeason = date.getMonth() == Month.APRIL
                && date.getDayOfMonth() >= EARLIEST_EVE_IN_APRIL
                && date.getDayOfMonth() <= LATEST_DAY_IN_APRIL;
        if (!inSeason || isGazettedFor(date.getYear())) {
            return Optional.empty();
        }
        return Optional.of(
                new Festival(date, Part.AROUND, Certainty.INFERRED, "inferred from the gazettes of 2024 to 2027"));
    }

    private boolean isGazettedFor(int year) {
        return calendar.holidays().stream().anyMatch(holiday -> holiday.date().getYear() == year && isNewYear(holiday));
    }

    private static boolean isNewYear(Holiday holiday) {
        return holiday.name().endsWith("Sinhala & Tamil New Year Day");
    }

    private static Part partOf(Holiday holiday) {
        return holiday.name().startsWith("Day prior") ? Part.EVE : Part.DAY;
    }
}
