package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAdjusters;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** "And the Saturday before?": a weekday that is counted from the day that is spoken of. */
final class WeekdayBeside {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);
    private static final Pattern BESIDE = Patterns.anyCase(
            "\\b(?:on\\s+)?the\\s+(mon|tues|wednes|thurs|fri|satur|sun)day\\s+(?:right\\s+|just\\s+)?(before|after)(?:\\s+(?:that|it|this))?(?=\\s*(?:$|[?.!,]))");
    private static final String NAMES = "montuewedthufrisatsun";

    private WeekdayBeside() {}

    /** The text with the date of such a day; the text itself where it has none. */
    static String inFull(String text, Optional<LocalDate> spokenOf) {
        var said = Patterns.matcher(BESIDE, text);
        return spokenOf.filter(day -> said.find())
                .map(day -> {
                    var weekday = DayOfWeek.of(
                            NAMES.indexOf(said.group(1).substring(0, 3).toLowerCase(Locale.ROOT)) / 3 + 1);
                    var meant = said.group(2).equalsIgnoreCase("before")
                            ? day.with(TemporalAdjusters.previous(weekday))
                            : day.with(TemporalAdjusters.next(weekday));
                    return said.replaceFirst("on " + DAY.format(meant));
                })
                .orElse(text);
    }
}
