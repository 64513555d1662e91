package ai.travion.router.dates;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Meaning.Days;
import ai.travion.router.dates.Meaning.Length;
import java.time.DayOfWeek;
import java.time.temporal.TemporalAdjusters;
import java.util.Optional;
import java.util.regex.Pattern;

/** Trips at a weekend: "a weekend in March" is one of its weekends, and "4 days next weekend" are more than it has. */
final class AtAWeekend {

    private static final Pattern WEEKEND = Patterns.words("week-?ends?");

    private AtAWeekend() {}

    /** @param said the words that name the day */
    static Days of(String said, Days day, Optional<Length> length, Today today) {
        var within = within(day, length);
        return Patterns.isIn(WEEKEND, said) ? around(within, length, today) : within;
    }

    private static Days within(Days day, Optional<Length> length) {
        if (day.exact() || length.isEmpty() || !length.get().weekend()) {
            return day;
        }
        var begins = length.get().days() > 2 ? DayOfWeek.FRIDAY : DayOfWeek.SATURDAY;
        var first = day.first().with(TemporalAdjusters.nextOrSame(begins));
        return Days.from(first, first.plusDays(length.get().days() - 1L))
                .noting("The first weekend then begins on %s.".formatted(Today.inWords(first)));
    }

    /** As many as were said; they begin on the Friday. */
    private static Days around(Days day, Optional<Length> length, Today today) {
        boolean longer = day.exact()
                && length.filter(found -> found.days() > 2 && !found.weekend()).isPresent()
                && day.last().filter(day.first().plusDays(1)::equals).isPresent();
        if (!longer) {
            return day;
        }
        int days = length.get().days();
        var friday = day.first().with(TemporalAdjusters.previousOrSame(DayOfWeek.FRIDAY));
        var first = friday.isBefore(today.date()) ? day.first() : friday;
        return Days.from(first, first.plusDays(days - 1L))
                .noting("A weekend has fewer than %d days, so they begin on %s; tell me your first day and I move them."
                        .formatted(days, Today.inWords(first)));
    }
}
