package ai.travion.router;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import java.time.Clock;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** What time it is on the island, which the clock tells and no page. */
final class LocalTime {

    private static final DateTimeFormatter NOW =
            DateTimeFormatter.ofPattern("HH:mm 'on' EEEE d MMMM uuuu", Locale.ENGLISH);
    private static final String LEAD =
            "\\W*(?:(?:hi|hello|hey|and|but|so|ok(?:ay)?|sorry|please|pls|quick\\s+question|btw|(?:can|could)\\s+you\\s+tell\\s+me|tell\\s+me|do\\s+you\\s+know)\\W+)*+";
    private static final String HERE =
            "(?:there|here|over\\s+there|(?:in|on)\\s+(?:sri\\s*lanka|colombo|the\\s+island|your\\s+country|kandy|galle|lanka)|where\\s+you\\s+are|sri\\s*lanka)";
    private static final String NOW_SAID = "(?:again|now|right\\s+now|currently|at\\s+the\\s+moment|please|pls|today)";
    private static final Pattern ASKED = Patterns.anyCase(LEAD
            + "(?:what(?:'?s|\\s+is)\\s+(?:the\\s+)?(?:current\\s+|local\\s+|exact\\s+|right\\s+)*time(?:\\s+is\\s+it)?|what\\s+time\\s+(?:is\\s+it|it\\s+is|do\\s+(?:they|you)\\s+have)|(?:the\\s+)?(?:current|local)\\s+time|time\\s+now)(?:\\s+(?:"
            + HERE + "|" + NOW_SAID + "))*\\W*");

    private LocalTime() {}

    /** The answer to whoever asks for it. */
    static Optional<String> told(Utterance said, Clock clock) {
        return said.is(ASKED)
                ? Optional.of("In Sri Lanka it is " + NOW.format(ZonedDateTime.now(clock))
                        + ". The whole island keeps one time, UTC+05:30, and never changes its clocks.")
                : Optional.empty();
    }
}
