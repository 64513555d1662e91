package ai.travion.router.dates;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds words that speak of a day and are not understood, so that nobody takes the answer for one about that day. */
final class Unread {

    private static final String WEEKDAYS = "(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays)";
    private static final List<Pattern> LIKE_A_DAY = List.of(
            Patterns.anyCase(
                    "\\b(?:on|by|from|until|till)\\s+\\d{1,2}[./-]\\d{1,2}(?:[./-]\\d{2,4})?\\b(?!\\s*(?:am|pm|%|km|[:.]))"),
            Patterns.anyCase("\\b(?:the\\s+)?(?:month|year|season)\\s+after\\s+next\\b"),
            Patterns.anyCase("\\b(?:next|this\\s+coming)\\s+(?:spring|summer|autumn|winter|season)\\b"),
            Patterns.anyCase("\\b(?:\\d{1,2}|two|three|four|a\\s+few)\\s+" + WEEKDAYS
                    + "\\s+(?:from|before|after)\\b[^.?!,]{0,30}"),
            Patterns.anyCase(
                    "\\b(?:on\\s+)?the\\s+\\d{1,2}(?:st|nd|rd|th)\\s+of\\s+(?:the\\s+)?(?:following|previous|last|other)\\s+\\p{L}+"));

    private Unread() {}

    /** A sentence about the first such words. */
    static Optional<String> in(String text) {
        return LIKE_A_DAY.stream()
                .flatMap(pattern -> Patterns.in(pattern, text))
                .findFirst()
                .map(found -> "I could not tell which day \"%s\" is, so no date was assumed."
                        .formatted(found.group().strip()));
    }
}
