package ai.travion.router.itinerary;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.text.Utterance;
import java.time.LocalDate;
import java.time.Month;
import java.time.MonthDay;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * "Show me the 22nd and 23rd", "what happens on days 3 to 5?", "and Friday?" after it: days of the plan in hand are only looked at, and each is
 * told with all that it holds.
 */
public final class DaysShown {

    /** Stands for days that are named. */
    private static final String DAYS = "daymark";

    /** Stands for a feast on which the plan has no day. */
    private static final String NO_DAY = "nodaymark";

    private static final String OPENING = "In the plan, ";

    private static final String NAMED = "(?:" + NO_DAY + "|" + DAYS
            + ")(?:\\s*(?:,|and|&|or|to|-|\u2013|until|till|through)+\\s*" + DAYS + "){0,6}";
    private static final String LEAD =
            "\\W*(?:(?:and|but|so|ok(?:ay)?|then|now|please|pls|hm+|great|good|thanks|thank\\s+you|nice|wait|well|sorry)\\b\\W*)*+";
    private static final String TAIL =
            "(?:\\W+(?:now|again|then|please|pls|exactly|planned|in\\s+detail|in\\s+full|only|alone|(?:in|of)\\s+(?:the|our)\\s+(?:plan|trip)|(?:and\\s+)?where\\s+(?:are|will|do)\\s+we\\s+(?:be|stay|sleep)?\\s*(?:that\\s+day|then|that\\s+night)?))*\\W*";
    private static final Pattern SHOWN = Patterns.anyCase(LEAD
            + "(?:(?:can|could|would|will)\\s+(?:you|u|we|i)\\s+)?(?:please\\s+)?(?:let\\s+(?:me|us)\\s+)?(?:show|see|give|tell|remind|read|list|print)\\s+(?:(?:me|us)\\s+)?(?:again\\s+)?(?:(?:about|of|just|only|(?:the\\s+)?(?:plan|programme|schedule|details?)\\s+(?:for|of|on)|what(?:'s|\\s+is)\\s+(?:on|planned|happening)|what\\s+(?:we|happens)\\s*(?:do|are\\s+doing|have)?)\\s*)*"
            + NAMED + TAIL);
    private static final Pattern ASKED = Patterns.anyCase(LEAD
            + "what(?:'s|\\s+is|\\s+are|\\s+do|\\s+does|\\s+will|\\s+have|\\s+did|\\s+happens)?\\s*(?:(?:we|you|i|the\\s+plan|our\\s+plan|there|the\\s+programme)\\s+)?(?:got|get|have|doing|do|be\\s+doing|up\\s+to|happening|happens|planned?|on|for|say|see|look\\s+like|put)?\\s*(?:planned\\s+)?(?:us\\s+)?(?:(?:for|on|in)\\s+)?"
            + NAMED + TAIL);
    /** Goes on from a day that was looked at. */
    private static final Pattern AND = Patterns.anyCase(LEAD + "(?:(?:what|how)\\s+about\\s+)?" + NAMED + TAIL);

    /** "The last three days". */
    private static final Pattern SOME_DAYS = Patterns.anyCase(
            "\\b(?:(?:the|our|my)\\s+)?(?<end>first|last|final)\\s+(?<n>two|three|four|five|six|[2-6])\\s+days\\b");

    private static final Pattern COUNTED = Patterns.anyCase(
            "\\bdays?\\s+(?<from>\\d{1,2})\\s*(?<to>and|&|to|-|\u2013|until|till|through)\\s*(?:day\\s+)?(?<until>\\d{1,2})(?![\\p{L}\\p{N}])");
    /** "13 and 14 January": both are of that month. */
    private static final Pattern OF_ONE_MONTH = Patterns.anyCase(
            "\\b(?:the\\s+)?(?<from>\\d{1,2})(?:st|nd|rd|th)?\\s*(?<to>,|and|&|to|-|\u2013|until|till|through)\\s*(?:the\\s+)?(?<until>\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?<month>"
                    + DaySaid.MONTH + ")\\b");

    private static final Pattern FEAST = Patterns.anyCase(
            "\\b(?:(?:on|for|at)\\s+)?(?:the\\s+)?(?:(?<eve>christmas\\s+eve)|(?<christmas>christmas(?:\\s+day)?|xmas(?:\\s+day)?)|(?<boxing>boxing\\s+day)|(?<last>new\\s+year'?s?\\s+eve)|(?<first>new\\s+year'?s?(?:\\s+day)?))(?!\\p{L})");
    private static final Map<String, MonthDay> FEASTS = Map.of(
            "eve", MonthDay.of(Month.DECEMBER, 24),
            "christmas", MonthDay.of(Month.DECEMBER, 25),
            "boxing", MonthDay.of(Month.DECEMBER, 26),
            "last", MonthDay.of(Month.DECEMBER, 31),
            "first", MonthDay.of(Month.JANUARY, 1));
    private static final Pattern UP_TO = Patterns.anyCase("(?:to|until|till)\\s+");
    private static final Pattern RANGE = Patterns.anyCase(DAYS + "\\s*(?:to|-|\u2013|until|till|through)\\s*" + DAYS);
    private static final Pattern BY_NUMBER = Patterns.anyCase(
            "\\bday\\s*\\d|\\b(?:first|second|third|fourth|fifth|last|final|\\d(?:st|nd|rd|th))\\s+day\\b");
    private static final Pattern PART_OF_A_DAY = Patterns.words("mornings?|afternoons?|evenings?|nights?");

    private DaysShown() {}

    /** What the plan holds on those days; nothing where something else is meant, or a day that it has not. */
    public static Optional<String> told(String message, Conversation conversation, Places atlas) {
        var plan = Itinerary.of(conversation.itinerary(), atlas);
        if (plan.isEmpty() || conversation.pending().isPresent()) {
            return Optional.empty();
        }
        boolean toldADay = !conversation.answers().isEmpty()
                && conversation.answers().getLast().startsWith(OPENING);
        return in(message, plan.days(), toldADay)
                // "Day 3" alone is read with what else is asked of it.
                .filter(days -> days.size() != 1 || !Patterns.isIn(BY_NUMBER, message))
                .map(days -> days.isEmpty()
                        ? noSuchDay(plan)
                        : days.stream()
                                .map(number -> told(plan, plan.days().get(number - 1)))
                                .collect(Collectors.joining("\n\n")));
    }

    private static String noSuchDay(Itinerary plan) {
        return "That is no day of the plan, which is from %s to %s."
                .formatted(
                        of(plan, plan.days().getFirst()), of(plan, plan.days().getLast()));
    }

    private static String of(Itinerary plan, LocalDate day) {
        return plan.on(day).entries().getFirst().inWords();
    }

    /** Their numbers, from 1; none where a feast is named on which the plan has no day; nothing where no day is looked at. */
    private static Optional<SortedSet<Integer>> in(String message, List<LocalDate> days, boolean goesOn) {
        var found = new ArrayList<Integer>();
        var text = Utterance.of(message).text();
        if (Patterns.isIn(PART_OF_A_DAY, text)) {
            return Optional.empty();
        }
        var masked = masked(text, days, found);
        boolean beyond = masked.contains(NO_DAY);
        boolean asks = Patterns.isAllOf(SHOWN, masked)
                || Patterns.isAllOf(ASKED, masked)
                || (Patterns.isAllOf(AND, masked) && goesOn);
        if (asks && beyond) {
            return Optional.of(new TreeSet<>());
        }
        if (!asks || found.isEmpty() || found.stream().anyMatch(day -> day < 1 || day > days.size())) {
            return Optional.empty();
        }
        var all = new TreeSet<>(found);
        if (found.size() == 2 && Patterns.isIn(RANGE, masked)) {
            IntStream.rangeClosed(all.first(), all.last()).forEach(all::add);
        }
        return Optional.of(all);
    }

    /** The message with a mark for each day that it names, and the numbers of those days. */
    private static String masked(String text, List<LocalDate> days, List<Integer> found) {
        var feasts = Patterns.matcher(FEAST, text).replaceAll(feast -> {
            var date = FEASTS.entrySet().stream()
                    .filter(named -> feast.group(named.getKey()) != null)
                    .map(Map.Entry::getValue)
                    .findFirst()
                    .orElseThrow();
            return IntStream.range(0, days.size())
                    .filter(at -> MonthDay.from(days.get(at)).equals(date))
                    .mapToObj(at -> "day " + (at + 1))
                    .findFirst()
                    .orElse(NO_DAY);
        });
        var dated = Patterns.matcher(OF_ONE_MONTH, feasts)
                .replaceAll(range -> "%s %s %s %s %2$s"
                        .formatted(range.group("from"), range.group("month"), range.group("to"), range.group("until")));
        var some = Patterns.matcher(SOME_DAYS, dated).replaceAll(range -> {
            int count = Math.min(Names.number(range.group("n")).orElse(1), days.size());
            boolean first = range.group("end").equalsIgnoreCase("first");
            return "day %d to day %d".formatted(first ? 1 : days.size() - count + 1, first ? count : days.size());
        });
        var counted = Patterns.matcher(COUNTED, some)
                .replaceAll(range ->
                        "day " + range.group("from") + " " + range.group("to") + " day " + range.group("until"));
        var masked = new StringBuilder();
        int end = 0;
        for (var day : DaySaid.in(counted, days)) {
            // What leads to the end of a range is one with its day, as where a stop is put there.
            var upTo = Patterns.matcher(UP_TO, counted.substring(day.start(), day.end()));
            masked.append(counted, end, day.start())
                    .append(upTo.lookingAt() ? upTo.group() : " ")
                    .append(DAYS);
            end = day.end();
            found.add(day.number());
        }
        return masked.append(counted.substring(end)).toString();
    }

    /** "In the plan, day 2, Tuesday 22 December: …", its meals in one clause, the hours between them left out. */
    static String told(Itinerary plan, LocalDate date) {
        var day = plan.on(date).entries();
        var stops = day.stream()
                .filter(entry -> entry.is(Entry.Sort.VISIT) || entry.is(Entry.Sort.DRIVE))
                .map(Entry::atItsTime)
                .collect(Collectors.joining("; "));
        var meals = day.stream()
                .filter(entry -> entry.is(Entry.Sort.MEAL))
                .map(meal -> meal.activity().substring(0, 1).toLowerCase(Locale.ROOT)
                        + meal.activity().substring(1) + " at " + meal.clock())
                .collect(Collectors.joining(", "));
        return (OPENING + "%s: %s.%s")
                .formatted(
                        day.getFirst().inWords(),
                        stops.isEmpty() ? "nothing is planned, the day is free" : stops,
                        meals.isEmpty() ? "" : " Meals: " + meals + ".");
    }
}
