package ai.travion.router.dialogue;

import java.time.Month;
import java.time.format.TextStyle;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the month that a few words name. */
final class MonthNames {

    private static final int SHORTEST = 3;

    private MonthNames() {}

    static Optional<Month> in(String words) {
        var lower = words.toLowerCase(Locale.ROOT);
        return Stream.of(Month.values())
                .filter(month -> lower.contains(month.getDisplayName(TextStyle.FULL, Locale.ENGLISH)
                        .toLowerCase(Locale.ROOT)
                        .substring(0, SHORTEST)))
                .findFirst();
    }
}
