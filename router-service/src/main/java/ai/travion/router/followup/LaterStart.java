package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.wishes.StandingWish;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** "Start later in the morning", "start the days an hour later", "could we get going later?": the hour is reckoned from the plan in hand. */
final class LaterStart implements Completion {

    private static final int LONGEST_WORDS = 14;
    private static final int HOUR = 60;
    private static final int QUARTER = 15;
    private static final int EIGHT = 8 * HOUR;
    private static final int LATEST = 12 * HOUR;
    private static final String BEGIN =
            "(?:start|begin|set\\s+(?:off|out)|get\\s+(?:going|started|up|moving)|leave|head\\s+out|go\\s+out|wake\\s+up)(?:ing|ning)?";
    private static final String WHAT =
            "(?:\\s+(?:the|our|each|every|all|those|it|things))*(?:\\s+(?:days?|mornings?|plan|programme|tours?))?";
    private static final String AMOUNT =
            "(?:(?<count>an|one|two|1|2|half\\s+an|1\\.5|one\\s+and\\s+a\\s+half)\\s+(?:hours?|hrs?)|(?<minutes>15|20|30|45|90)\\s+min(?:ute)?s?|(?:an?\\s+(?:bit|little)|much|somewhat|slightly)(?:\\s+bit)?)\\s+";
    private static final String END =
            "(?:\\s+(?:in\\s+the\\s+mornings?|each\\s+day|every\\s+(?:day|morning)|please|pls|then|though|instead|if\\s+possible))*\\W*$";
    private static final Pattern LATER =
            Patterns.anyCase("\\b" + BEGIN + WHAT + "\\s+(?:" + AMOUNT + ")?(?<how>later|earlier)" + END);
    private static final Pattern LATER_STARTS = Patterns.anyCase(
            "^\\W*(?:(?:can|could|we|i|you|have|make|want|need|would|like|prefer|please|maybe|also|and|some|a|an|'d)\\W+){0,6}(?:later|less\\s+early|not\\s+so\\s+early)\\s+(?:starts?|mornings?)"
                    + END);
    private static final Pattern EARLY = Patterns.anyCase(
            "^\\W*(?:(?:please|pls|can|could|we|i|you|let'?s|better|also|and|but|ok(?:ay)?|then|want|need|would|like|prefer|to|rather|should|'d|i'd|we'd|it\\s+is\\s+(?:so\\s+|very\\s+|too\\s+)?hot)\\b\\W*)*+"
                    + BEGIN + WHAT
                    + "\\s+(?:very\\s+|really\\s+|so\\s+)?early(?:\\s+(?:in\\s+the\\s+mornings?|each\\s+day|every\\s+(?:day|morning)|please|pls|then|instead|if\\s+possible|enough))*(?:\\W+(?:because\\s+|since\\s+|as\\s+)?(?:(?:it|that|the\\s+\\p{L}+)(?:'s|\\s+is|\\s+will\\s+be|\\s+gets)?\\s+)?(?:very\\s+|so\\s+|too\\s+|really\\s+)?(?:hot|warm|crowded|busy)(?:\\s+(?:later|there|then|at\\s+noon|in\\s+the\\s+\\p{L}+))*)?\\W*$");
    /** "With four kids we can't start so early" asks for it, too. */
    private static final Pattern CANNOT_SO_EARLY = Patterns.anyCase(
            "\\b(?:can'?t|can\\s?not|couldn'?t|unable\\s+to|hard\\s+to)\\s+(?:possibly\\s+|really\\s+)?(?:start|begin|get\\s+up|get\\s+going|leave|set\\s+off|be\\s+ready)\\s+(?:so|that|this)\\s+early"
                    + END);

    private static final int SIX = 6 * HOUR;

    /** Who cannot, or asks of something else. */
    private static final Pattern NOT_ORDERED = Patterns.anyCase(
            "\\b(?:(?:do|does|did|ca|could|would|should|wo|is|are)n'?t(?!\\s+(?:we|you)\\b)|not|never|cannot|why|when|where|which|who)\\b|^\\W*(?:(?:and|so|but)\\W+)*(?:what(?!\\s+(?:if|about)\\b)|(?:does|will|did|has)(?!\\s+(?:we|you)\\b))\\b");

    private static final Pattern ONE_DAY = Patterns.words(
            "day (?:\\d|one|two|three|four|five|six|seven)|(?:first|second|third|fourth|last) (?:day|morning)");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var plan = Itinerary.of(before.conversation().itinerary(), before.atlas());
        boolean open = !plan.isEmpty()
                && before.conversation().isBesideThePlan()
                && message.places().isEmpty()
                && !message.said().has(ONE_DAY)
                && message.said().words().size() <= LONGEST_WORDS;
        if (!open) {
            return Optional.empty();
        }
        var later = Patterns.matcher(LATER, message.said().text());
        if (later.find() && !message.said().has(NOT_ORDERED)) {
            return Optional.of(startingAt(hour(later.toMatchResult(), earliest(plan)), message));
        }
        if (message.said().is(EARLY) && !message.said().has(NOT_ORDERED)) {
            return Optional.of(startingAt(Math.min(SIX, earliest(plan)), message));
        }
        return message.said().is(LATER_STARTS) || message.said().has(CANNOT_SO_EARLY)
                ? Optional.of(startingAt(Math.max(EIGHT, earliest(plan) + HOUR), message))
                : Optional.empty();
    }

    /** Who travels, if that is told with it, is kept. */
    private static Completed startingAt(int minute, Reading message) {
        var clock = "%02d:%02d".formatted(minute / HOUR, minute % HOUR);
        return minute > LATEST
                ? new Completed(
                        "Keep the plan as it is",
                        List.of("Not kept: the day would begin after noon; name the hour if you mean that."))
                : new Completed(
                        "Make it starting at " + clock + " each day",
                        List.of(),
                        message.wishes().party().isPresent(),
                        List.of(),
                        Optional.of(Change.of(List.of(StandingWish.startingAt(clock)))));
    }

    /** Without an amount by an hour, and to eight where it was before that. */
    private static int hour(MatchResult said, int earliest) {
        boolean earlier = said.group("how").equalsIgnoreCase("earlier");
        int by = minutes(said);
        int at =
                by > 0 ? earliest + (earlier ? -by : by) : earlier ? earliest - HOUR : Math.max(EIGHT, earliest + HOUR);
        return Math.max(5 * HOUR, (at + QUARTER - 1) / QUARTER * QUARTER);
    }

    private static int minutes(MatchResult said) {
        if (said.group("minutes") != null) {
            return Integer.parseInt(said.group("minutes"));
        }
        var count = said.group("count");
        if (count == null) {
            return 0;
        }
        return count.startsWith("half")
                ? HOUR / 2
                : count.contains("half") || count.contains(".")
                        ? HOUR + HOUR / 2
                        : count.matches("two|2") ? 2 * HOUR : HOUR;
    }

    private static int earliest(Itinerary plan) {
        return plan.days().stream()
                .mapToInt(day -> plan.on(day).entries().stream()
                        .mapToInt(Entry::start)
                        .min()
                        .orElse(EIGHT))
                .min()
                .orElse(EIGHT);
    }
}
