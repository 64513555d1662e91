package ai.travion.router.dates;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Meaning.Days;
import ai.travion.router.dates.Meaning.Length;
import ai.travion.router.dates.Reading.Kind;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.regex.Pattern;

/** The days of a trip that is longer than its feast: "two weeks around Christmas and New Year" has days before it and after it. */
final class AroundAFeast {

    private static final Pattern AROUND =
            Patterns.anyCase("(?:.*(?<!\\p{L}))?(?:around|over|across|about|either\\s+side\\s+of)\\s+(?:the\\s+)?");
    private static final Pattern ITSELF = Patterns.anyCase("(?:around|over|across)\\s.*");

    private AroundAFeast() {}

    /** So many days that hold the feast; its own days where no more are said. */
    static Days of(String text, Reading feast, Days day, Optional<Length> length, Today today) {
        int span = (int) ChronoUnit.DAYS.between(day.first(), day.end()) + 1;
        int more = length.filter(found -> !found.weekend()).map(Length::days).orElse(0) - span;
        if (feast.kind() != Kind.FEAST || !day.exact() || more <= 0) {
            return day;
        }
        boolean around = Patterns.isAllOf(AROUND, text.substring(0, feast.from()))
                || Patterns.isAllOf(ITSELF, text.substring(feast.from(), feast.to()));
        if (!around && span == 1) {
            return day;
        }
        var centred = around ? day.first().minusDays(more / 2) : day.first();
        var first = centred.isBefore(today.tomorrow()) ? day.first() : centred;
        var days = Days.from(first, first.plusDays(span + more - 1L));
        return first.equals(day.first())
                ? day.note().map(days::noting).orElse(days)
                : days.noting(day.note().map(note -> note + " ").orElse("")
                        + "The trip is put around it: %s to %s; tell me your first day and I move it."
                                .formatted(Today.inWords(days.first()), Today.inWords(days.end())));
    }
}
