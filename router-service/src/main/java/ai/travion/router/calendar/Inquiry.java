package ai.travion.router.calendar;

import ai.travion.atlas.almanac.CalendarQuestion;
import ai.travion.router.dates.DaySpan;
import java.util.List;
import java.util.Optional;

/**
 * A question to the calendar and the days that it is about.
 *
 * @param days the day or days; none where the question is about any time, or about a time that nobody knows
 * @param said whether the message itself says when
 * @param notes how a date was read that could be read otherwise, in sentences
 * @param words the question in full, where the message alone would not be understood
 */
public record Inquiry(
        CalendarQuestion question, Optional<DaySpan> days, boolean said, List<String> notes, Optional<String> words) {

    Inquiry inFull() {
        return new Inquiry(question, days, said, notes, Optional.of(InFull.of(question)));
    }
}
