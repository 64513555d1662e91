package ai.travion.router.dates;

import static ai.travion.router.dates.DateRule.rule;
import static ai.travion.router.dates.Names.ANY_WEEKDAY;
import static ai.travion.router.dates.Names.COUNT;

import ai.travion.router.dates.Meaning.Before;
import ai.travion.router.dates.Meaning.Behind;
import ai.travion.router.dates.Meaning.Days;
import ai.travion.router.dates.Meaning.Length;
import ai.travion.router.dates.Meaning.Nothing;
import ai.travion.router.dates.Meaning.Offset;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Period;
import java.time.temporal.TemporalAdjusters;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;

/** Steps from a day that is named to the one that is meant: "two days before", "the Saturday after", "eve of". */
final class Steps {

    private static final int WEEK = 7;
    private static final int WEEKEND_REACH = 3;
    private static final int SHORTLY = 3;
    private static final String EARLIER = "before|preceding|prior\\s+to|ahead\\s+of|leading\\s+up\\s+to";
    private static final String WHERE = "(?<s>" + EARLIER + "|after|following)\\b";
    private static final String STAYING =
            "(?<l>(?:for|plan|spend(?:ing)?|stay(?:ing)?|of|book)\\s+(?:me\\s+|us\\s+)?)?";
    private static final String POYA = "(?:(?:full\\s+moon\\s+)?poyah?(?:[\\s-]*day)?|full\\s+moon(?:\\s+day)?)";
    private static final String TOMORROW = "(?<t>tomorrow|tomorow|tommorow|tommorrow|tmrw|tmr|today)";

    static final RuleBook RULES = RuleBook.where(
            "before|after|follow|preced|prior|ahead|leading|\\beve\\b|from|commenc|beginning|starting|later|earlier|week|fortnight",
            rule(
                    "two days before",
                    "\\b" + STAYING + "(?:(?:about|around|exactly|just|only)\\s+)?" + COUNT
                            + "\\s+(?<u>days?|nights?|weeks?|fortnights?|months?)\\s+" + WHERE
                            + "(?<e>(?=\\s*(?:$|[,?.!;])))?",
                    Steps::counted),
            rule(
                    "two weeks from",
                    "(?<!\\b(?:for|plan|spend|spending|stay|staying|of|book|me|us)\\s)\\b" + COUNT
                            + "\\s+(?<u>weeks?|fortnights?|months?)\\s+(?<s>from)\\b(?!\\s+(?:now|today)\\b)",
                    Steps::counted),
            rule(
                    "a week from Saturday",
                    "(?<!\\b(?:for|plan|spend|spending|stay|staying|of|book|me|us|have|got)\\s)\\b" + COUNT
                            + "\\s+(?<u>weeks?|fortnights?)\\s+from\\s+(?:this\\s+|the\\s+coming\\s+)?" + ANY_WEEKDAY,
                    (m, today) -> span(m).flatMap(span ->
                            noted(m, today.coming(Names.weekday(m.group("w"))).plus(span)))),
            rule(
                    "the day before",
                    // "Start no day before eight" is of the hours of each.
                    "(?<!\\b(?:no|any|every|each)\\s)\\b(?:on\\s+)?(?:the\\s+)?(?:very\\s+|first\\s+|next\\s+)?(?<!\\b(?:no|any|every|each)\\s)(?<u>day|night|evening|afternoon|morning)\\s+"
                            + WHERE + "(?<x>(?=\\s+(?:of|in|at|to)\\b))?",
                    Steps::theDay),
            rule(
                    "eve of",
                    "\\b(?:on\\s+)?(?:the\\s+)?eve\\s+of\\b",
                    (m, today) -> before(day -> Days.on(day.first().minusDays(1)), Nothing.MEANT)),
            rule(
                    "the Saturday after",
                    "\\b(?:on\\s+)?(?:the\\s+)?(?:(?:first|next|last|very\\s+next)\\s+)?" + ANY_WEEKDAY
                            + "(?:\\s+(?:morning|night|evening|afternoon))?\\s+" + WHERE,
                    Steps::theWeekday),
            rule(
                    "the weekend after",
                    "\\b(?:(?:on|at|over|for)\\s+)?(?:the\\s+)?(?:(?:first|next|last)\\s+)?week-?end\\s+(?<s>" + EARLIER
                            + "|after|following|of|around)\\b",
                    Steps::theWeekend),
            rule(
                    "the week after",
                    "\\b(?:(?:in|for|during)\\s+)?(?:the\\s+)?week\\s+(?<s>" + EARLIER
                            // "A week of surfing" is a length.
                            + "|after|following|(?<!\\b(?:a|one|whole|full)\\s{1,2}week\\s{1,2})of|commencing|beginning|starting)\\b",
                    Steps::theWeek),
            rule(
                    "the Poya after",
                    "\\b(?:on\\s+)?(?:the\\s+)?(?:(?:first|next|last)\\s+)?" + POYA + "\\s+" + WHERE,
                    Steps::thePoya),
            rule(
                    "not before",
                    "\\bnot\\s+(?:before|until|till)\\b",
                    (m, today) -> before(day -> Days.within(day.first(), Period.ZERO), Nothing.MEANT)),
            rule(
                    "after",
                    "\\b(?<q>(?:right|just|shortly|soon|straight|immediately)\\s+)?(?<s>before|after)\\b",
                    Steps::around),
            rule(
                    "a week later",
                    "\\b" + COUNT
                            + "\\s+(?<u>days?|weeks?|fortnights?)\\s+(?<s>later|earlier|after(?:wards)?)(?=\\W*$)",
                    (m, today) -> span(m).map(span -> new Offset(days(span) * (isEarlier(m) ? -1 : 1)))),
            rule(
                    "Vesak eve",
                    "\\beve\\b",
                    (m, today) -> behind(day -> Days.on(day.first().minusDays(1)))),
            rule("Christmas weekend", "\\bweek-?end\\b", (m, today) -> behind(day -> weekend("of", day))),
            rule("Christmas week", "\\bweek\\b(?!\\s*-?end)", (m, today) -> behind(Steps::weekOf)),
            rule(
                    "the Friday after next",
                    "\\b(?:on\\s+)?(?:the\\s+)?" + ANY_WEEKDAY + "\\s+after\\s+next\\b",
                    (m, today) -> noted(
                            m, today.nextWeeks(Names.weekday(m.group("w"))).plusWeeks(1))),
            rule(
                    "Friday week",
                    "\\b(?:on\\s+)?" + ANY_WEEKDAY + "\\s+(?<u>week|fortnight)\\b(?!\\s*-?end)",
                    (m, today) -> noted(
                            m,
                            today.coming(Names.weekday(m.group("w")))
                                    .plusWeeks(m.group("u").equalsIgnoreCase("week") ? 1 : 2))),
            rule(
                    "a week on Friday",
                    "(?<!\\b(?:for|spend|spending|stay|staying|only|times)\\s)\\ba\\s+(?<u>week|fortnight)\\s+on\\s+"
                            + ANY_WEEKDAY,
                    (m, today) -> noted(
                            m,
                            today.coming(Names.weekday(m.group("w")))
                                    .plusWeeks(m.group("u").equalsIgnoreCase("week") ? 1 : 2))),
            rule(
                    "a week tomorrow",
                    "(?<!\\b(?:for|spend|spending|stay|staying|only)\\s)\\ba\\s+(?<u>week|fortnight)\\s+" + TOMORROW
                            + "\\b",
                    (m, today) -> noted(
                            m,
                            (m.group("t").equalsIgnoreCase("today") ? today.date() : today.tomorrow())
                                    .plusWeeks(m.group("u").equalsIgnoreCase("week") ? 1 : 2))));

    private Steps() {}

    /** "For 3 days before Christmas" is three days, "3 days before Christmas" one. */
    private static Optional<? extends Meaning> counted(Matcher match, Today today) {
        var groups = match.pattern().namedGroups();
        boolean staying = groups.containsKey("l") && match.group("l") != null;
        boolean ends = groups.containsKey("e") && match.group("e") != null;
        boolean earlier = isEarlier(match);
        return span(match).map(span -> {
            int nights = Character.toLowerCase(match.group("u").charAt(0)) == 'n' ? 1 : 0;
            int length = days(span) + nights;
            if (staying) {
                return new Before(
                        day -> earlier
                                ? Days.from(
                                        day.first().minusDays(length),
                                        day.first().minusDays(1))
                                : Days.from(lastOf(day).plusDays(1), lastOf(day).plusDays(length)),
                        new Length(length, Optional.empty()));
            }
            return new Before(
                    day -> Days.on(
                            earlier ? day.first().minus(span) : lastOf(day).plus(span)),
                    ends ? new Offset(earlier ? -days(span) : days(span)) : new Length(length, Optional.empty()));
        });
    }

    private static Optional<? extends Meaning> theDay(Matcher match, Today today) {
        int by = isEarlier(match) ? -1 : 1;
        boolean alone = match.group("u").equalsIgnoreCase("day") && match.group("x") == null;
        return before(
                day -> Days.on(by < 0 ? day.first().minusDays(1) : lastOf(day).plusDays(1)),
                alone ? new Offset(by) : Nothing.MEANT);
    }

    private static Optional<? extends Meaning> theWeekday(Matcher match, Today today) {
        var weekday = Names.weekday(match.group("w"));
        boolean earlier = isEarlier(match);
        return before(
                day -> Days.on(
                        earlier
                                ? day.first().with(TemporalAdjusters.previous(weekday))
                                : lastOf(day).with(TemporalAdjusters.next(weekday))),
                Days.on(today.coming(weekday)).comingAgainAfter(Period.ofWeeks(1)));
    }

    private static Optional<? extends Meaning> theWeek(Matcher match, Today today) {
        var where = match.group("s").toLowerCase(Locale.ROOT);
        if (!isEarlier(match) && !where.equals("after") && !where.equals("following")) {
            return before(
                    day -> !day.exact()
                            ? day
                            : where.equals("of")
                                    ? weekOf(day)
                                    : Days.from(day.first(), day.first().plusDays(WEEK - 1L)),
                    Nothing.MEANT);
        }
        boolean earlier = isEarlier(match);
        return before(
                day -> earlier
                        ? Days.during(day.first().minusDays(WEEK), day.first().minusDays(1), Period.ZERO)
                        : Days.during(lastOf(day).plusDays(1), lastOf(day).plusDays(WEEK), Period.ZERO),
                new Offset(earlier ? -WEEK : WEEK));
    }

    private static Optional<? extends Meaning> thePoya(Matcher match, Today today) {
        boolean earlier = isEarlier(match);
        UnaryOperator<Days> poya = day -> {
            var found = earlier
                    ? today.calendar().poyaDays().stream()
                            .filter(one -> one.date().isBefore(day.first()))
                            .reduce((one, later) -> later)
                    : today.calendar().nextPoya(lastOf(day).plusDays(1));
            return found.map(one -> Days.on(one.date())).orElse(day);
        };
        return today.calendar().nextPoya(today.date()).map(next -> new Before(poya, Days.on(next.date())));
    }

    private static Optional<? extends Meaning> theWeekend(Matcher match, Today today) {
        var where = match.group("s").toLowerCase(Locale.ROOT);
        return before(day -> weekend(where, day), Nothing.MEANT);
    }

    private static Optional<? extends Meaning> around(Matcher match, Today today) {
        boolean near = match.group("q") != null;
        boolean earlier = isEarlier(match);
        var words = match.group().strip();
        return Optional.of(new Before(
                day -> earlier
                        ? until(day, near, words, today)
                        : from(lastOf(day).plusDays(1), words),
                Nothing.MEANT,
                earlier));
    }

    private static Days from(LocalDate first, String words) {
        return Days.within(first, Period.ZERO)
                .noting("\"%s\" was read as from %s on.".formatted(words, Today.inWords(first)));
    }

    /** "Before Christmas" is any day until then, "just before" one of the last. */
    private static Days until(Days day, boolean near, String words, Today today) {
        var last = day.first().minusDays(1);
        var first = near ? day.first().minusDays(SHORTLY) : today.tomorrow();
        return first.isBefore(last)
                ? Days.during(first, last, Period.ZERO)
                        .noting("\"%s\" was read as until %s.".formatted(words, Today.inWords(last)))
                : Days.within(last, Period.ZERO);
    }

    /** The last day of what is named; of a longer time that has no last day, that of its month or week. */
    private static LocalDate lastOf(Days day) {
        if (day.exact() || day.last().isPresent()) {
            return day.end();
        }
        return day.first().getDayOfMonth() == 1 || day.again().equals(Period.ofYears(1))
                ? day.first().with(TemporalAdjusters.lastDayOfMonth())
                : day.first().plusDays(WEEK - 1L);
    }

    private static Days weekend(String where, Days day) {
        if (where.equals("after") || where.equals("following")) {
            // Boxing Day that is a Saturday belongs to the weekend after Christmas.
            return from(lastOf(day).with(TemporalAdjusters.next(DayOfWeek.SATURDAY)));
        }
        if (where.equals("of") || where.equals("around")) {
            return from(day.first().minusDays(WEEKEND_REACH).with(TemporalAdjusters.nextOrSame(DayOfWeek.SATURDAY)));
        }
        return from(day.first()
                .minusDays(1)
                .with(TemporalAdjusters.previousOrSame(DayOfWeek.SUNDAY))
                .minusDays(1));
    }

    private static Days from(LocalDate saturday) {
        return Days.from(saturday, saturday.plusDays(1));
    }

    private static Days weekOf(Days day) {
        var monday = day.first().with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
        return Days.during(monday, monday.plusDays(WEEK - 1L), Period.ZERO);
    }

    private static boolean isEarlier(Matcher match) {
        return match.group("s").toLowerCase(Locale.ROOT).matches("(?:" + EARLIER + "|earlier)");
    }

    private static Optional<Period> span(Matcher match) {
        return Names.number(match.group("n").strip())
                .map(count -> switch (Character.toLowerCase(match.group("u").charAt(0))) {
                    case 'w' -> Period.ofWeeks(count);
                    case 'f' -> Period.ofWeeks(2 * count);
                    case 'm' -> Period.ofMonths(count);
                    default -> Period.ofDays(count);
                });
    }

    private static int days(Period span) {
        return (int) LocalDate.EPOCH.plus(span).toEpochDay();
    }

    private static Optional<Days> noted(Matcher match, LocalDate day) {
        return Optional.of(Days.on(day).noting(RelativeDates.reading(match, day)));
    }

    private static Optional<? extends Meaning> before(UnaryOperator<Days> counted, Meaning alone) {
        return Optional.of(new Before(counted, alone));
    }

    private static Optional<? extends Meaning> behind(UnaryOperator<Days> counted) {
        return Optional.of(new Behind(counted));
    }
}
