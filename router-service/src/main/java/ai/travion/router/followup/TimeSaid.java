package ai.travion.router.followup;

import ai.travion.router.dates.When;
import ai.travion.router.intent.Reading;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.TextStyle;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The time that is spoken of: the days where days were said, and else the month. */
final class TimeSaid {

    private static final int LATELY = 3;
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

    private TimeSaid() {}

    /** "In July", "from 18 December 2026 to 22 December 2026"; nothing where no time was said lately. */
    static Optional<String> in(Reading message, Background before) {
        return Stream.concat(
                        Stream.of(message), before.earlier().reversed().stream().limit(LATELY))
                .map(Reading::when)
                .filter(when -> when.start().isPresent())
                .findFirst()
                .map(TimeSaid::inWords);
    }

    private static String inWords(When when) {
        var first = when.start().orElseThrow();
        if (!when.exact()) {
            return "in " + first.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
        }
        return when.end()
                .filter(last -> last.isAfter(first))
                .map((LocalDate last) -> "from %s to %s".formatted(DAY.format(first), DAY.format(last)))
                .orElse("on " + DAY.format(first));
    }
}
