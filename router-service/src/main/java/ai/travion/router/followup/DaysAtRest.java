package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * "Make the first three days just relaxing", "keep two days free for the cricket": several days of the plan on which nothing is planned. They
 * are no length of the trip. Where it is not said which, they follow the day of arrival.
 */
final class DaysAtRest implements Completion {

    private static final int LONGEST_WORDS = 24;
    private static final String NUMBER = "(?:two|three|four|five|[2-5]|(?:a\\s+)?couple\\s+of|(?:a\\s+)?few)";
    private static final String NOTHING =
            "(?:relax\\p{L}*|rest(?:ing)?|free|unplanned|empty|lazy|chill(?:ing|ed|ax)?|off|doing\\s+nothing|nothing\\s+(?:planned|at\\s+all|to\\s+do)|without\\s+(?:any\\s+)?(?:plans|programme|sights|sightseeing)|to\\s+(?:relax|rest|recover|chill|unwind)|for\\s+(?:relaxing|resting|recovering))";
    private static final String VERY =
            "(?:(?:just|only|completely|totally|entirely|fully|all|really|very|be|are|for|purely|of|to|kept|left|as|nice\\s+and|mostly|should|shall)\\s+)*";
    private static final Pattern AT_AN_END = Patterns.anyCase("\\b(?<which>first|last|final)\\s+(?<n>" + NUMBER
            + ")\\s+(?:days?|nights?)\\b[^.;!?]{0,25}?\\b" + VERY + NOTHING + "(?!\\s*(?:trip|entry|entrance))\\b|\\b"
            + NOTHING.replace("|off", "")
            + "\\s+(?:for\\s+|on\\s+|in\\s+|during\\s+)?(?:the\\s+|our\\s+)?(?<which2>first|last|final)\\s+(?<n2>"
            + NUMBER + ")\\s+days\\b");
    private static final Pattern COUNTED = Patterns.anyCase(
            "\\b(?<n>" + NUMBER + ")\\s+(?:whole\\s+|full\\s+|entire\\s+)?(?:days\\s+" + VERY
                    + "(?:free|off|unplanned|empty|without\\s+(?:any\\s+)?(?:plans|programme|sights))|(?:free|rest|unplanned|empty)\\s+days)\\b(?!\\s+(?:in|at)\\b)");
    private static final Pattern NOT_SO = Patterns.words(
            "no|not|never|without any free|drop|skip|longer|more|extra|add|another|instead of|why|already");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        boolean mayBe = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && message.places().isEmpty()
                && message.said().words().size() <= LONGEST_WORDS
                && !message.said().has(NOT_SO)
                && !PlainQuestion.is(message);
        if (!mayBe) {
            return Optional.empty();
        }
        int length =
                Itinerary.of(conversation.itinerary(), before.atlas()).days().size();
        return atAnEnd(message, length).or(() -> counted(message, length));
    }

    private static Optional<Completed> atAnEnd(Reading message, int length) {
        var said = Patterns.matcher(AT_AN_END, message.said().text());
        if (!said.find()) {
            return Optional.empty();
        }
        boolean isFirst = said.group("which") == null
                ? said.group("which2").equalsIgnoreCase("first")
                : said.group("which").equalsIgnoreCase("first");
        int days = number(said.group("n") == null ? said.group("n2") : said.group("n"));
        return free(isFirst ? 1 : length - days + 1, days, length);
    }

    private static Optional<Completed> counted(Reading message, int length) {
        var said = Patterns.matcher(COUNTED, message.said().text());
        return said.find() ? free(2, number(said.group("n")), length) : Optional.empty();
    }

    private static Optional<Completed> free(int from, int days, int length) {
        return from < 1 || days >= length || from + days - 1 > length
                ? Optional.empty()
                : Optional.of(new Completed(
                        "Make it so",
                        List.of(
                                "Days %d to %d are free, and the trip is as long as before. Name other days if you prefer."
                                        .formatted(from, from + days - 1)),
                        false,
                        List.of(),
                        Optional.of(Change.of(IntStream.range(from, from + days)
                                .mapToObj(day -> day == length ? "the last day free" : "day %d free".formatted(day))
                                .toList()))));
    }

    private static int number(String word) {
        return Names.number(word.strip().replaceAll("\\s+", " ")).orElse(word.contains("few") ? 3 : 2);
    }
}
