package ai.travion.router.dates;

import static ai.travion.router.dates.DateRule.noDate;
import static ai.travion.router.dates.DateRule.rule;
import static ai.travion.router.dates.Names.COUNT;

import ai.travion.router.dates.Meaning.Length;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;

/** How long: "a 2-day trip", "for three nights", "two weeks", "a weekend". */
final class Lengths {

    /** Longer than this is no trip that anybody plans in a chat. */
    private static final int LONGEST_DAYS = 999;

    private static final int DAYS_OF_A_MONTH = 30;
    private static final int HOURS_OF_A_DAY = 24;

    private static final String UNIT = "(?<u>days?|nights?|weeks?|fortnights?)\\b";
    private static final String TRIP =
            "(?:trip|tour|itinerary|visit|holiday|vacation|stay|plan|excursion|getaway|break|outing|adventure|journey|honeymoon|route|hike|trek|safari)";
    private static final String NO_LENGTH_AFTER =
            "(?!\\s+(?:a|per|each|every)\\s+(?:day|week|month|year)|\\s+(?:ago|old|before|after|later\\s+for|notice|visa|from\\s+(?:now|today)|advance|pregnant|along|overdue|premature|into\\s+(?:my|her|the|our)\\s+pregnancy|in\\s+(?:my|her)\\s+pregnancy)|\\s*-?\\s*old)";

    static final RuleBook RULES = RuleBook.where(
            "day|night|week|month|visa|\\dh|hours|hrs|\\d\\s*[dn]\\b|\\d\\s*[dn]\\s*\\d|\\d\\s*[dn]/",
            rule(
                    "2.5 weeks",
                    "(?<![\\d.,])(?<n>\\d{1,2})[.,]5[\\s-]*(?<u>days?|weeks?)\\b" + NO_LENGTH_AFTER,
                    (m, today) -> {
                        int whole = Integer.parseInt(m.group("n"));
                        boolean weeks = m.group("u").toLowerCase(Locale.ROOT).startsWith("w");
                        return days(weeks ? whole * 7 + 4 : whole + 1);
                    }),
            rule(
                    "3 days",
                    "(?<!\\d[.,])\\b(?:(?:for|over|lasting|of)\\s+(?:about\\s+|around\\s+)?)?(?<n>\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|(?:a )?couple of|(?:a )?few)[\\s-]*(?:full\\s+|whole\\s+|free\\s+|spare\\s+)?"
                            + UNIT + NO_LENGTH_AFTER,
                    Lengths::length),
            rule(
                    "36 hours in",
                    "(?<![\\d.,:-])\\b(?<h>24|36|48|60|72|96)[\\s-]*(?:hours?|hrs?|h)\\b(?=\\s+(?:in|at|around|to\\s+(?:see|spend|explore|kill)|trip|stay|visit|itinerary|plan|layover|lay-over|stopover|stop-over|tour|break|stop|transit)\\b|\\s*#)",
                    (m, today) -> days((Integer.parseInt(m.group("h")) + HOURS_OF_A_DAY - 1) / HOURS_OF_A_DAY)),
            rule(
                    "my last two days",
                    "\\b(?:my|our|the)\\s+(?:last|final)\\s+(?<n>\\d{1,2}|two|three|four|five|six|seven)\\s+(?<u>days|nights)(?=\\s+(?:in|at|around|before|here|there)\\b)",
                    Lengths::length),
            rule(
                    "our first two days",
                    "\\b(?:(?:my|our|the|a|plan)\\s+)(?:\\p{L}+\\s+)?first\\s+(?<n>\\d{1,2}|two|three|four|five|six|seven)\\s+(?<u>days|nights)\\b(?!\\s+(?:of|in)\\s+(?:the\\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|month|year|week|season))",
                    Lengths::length),
            rule(
                    "3 slow days",
                    "\\b(?:for\\s+)?(?<n>\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\\s+(?:" + Names.SPENT
                            + "[,\\s]+(?:and\\s+)?){1,2}(?<u>days|nights|weeks)\\b" + NO_LENGTH_AFTER,
                    Lengths::length),
            rule(
                    "for a month",
                    "\\b(?:(?:for|over|spend(?:ing)?|stay(?:ing)?|have|got)\\s+(?:only\\s+|just\\s+|about\\s+)?|^|[,;:]\\s+)(?<n>an?|one|two|three|[1-3])\\s+(?:full\\s+|whole\\s+)?(?<u>months?)\\b"
                            + NO_LENGTH_AFTER,
                    Lengths::length),
            rule(
                    "ella, kandy 5d",
                    "(?<=[#,]\\s{0,2}|\\bfor\\s)(?<n>\\d{1,2})\\s?d(?=\\s*(?:$|[,.!?;]|(?:trip|tour|plan|itinerary)\\b))",
                    (m, today) -> days(Integer.parseInt(m.group("n")))),
            rule(
                    "5D4N",
                    "(?<!\\w)(?<n>\\d{1,2})\\s*(?<u>d)(?:ays?)?\\s*[/&,-]?\\s*(?:\\d{1,2})\\s*n(?:ights?)?\\b|(?<!\\w)\\d{1,2}\\s*n(?:ights?)?\\s*[/&,-]?\\s*(?<n2>\\d{1,2})\\s*d(?:ays?)?\\b",
                    (m, today) -> days(Integer.parseInt(m.group("n") != null ? m.group("n") : m.group("n2")))),
            rule(
                    "0 days",
                    "(?<!\\d)\\b(?:(?:for|of)\\s+)?(?:0|zero|no)[\\s-]+(?:days?|nights?)\\b(?=[\\s-]*(?:" + TRIP
                            + "|in|at|to|\\W*$))",
                    (m, today) -> Optional.of(new Length(
                            1,
                            Optional.of("\"%s\" is no length for a trip, so one day is planned."
                                    .formatted(m.group().strip()))))),
            rule(
                    "-2 days",
                    "(?<![\\w])(?:(?:for|of|in)\\s+)?(?:-|minus\\s+|\u2212)(?<n>\\d{1,2})[\\s-]*" + UNIT,
                    (m, today) -> length(m, today)
                            .map(length -> new Length(
                                    length.days(),
                                    Optional.of("A trip cannot be shorter than nothing, so \"%s\" was read as %d %s."
                                            .formatted(
                                                    m.group().strip(),
                                                    length.days(),
                                                    length.days() == 1 ? "day" : "days"))))),
            rule(
                    "3 to 4 days",
                    "\\b(?:for\\s+)?(?<n>\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\\s*(?:-|\u2013|to|or)\\s*(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)[\\s-]*"
                            + UNIT + NO_LENGTH_AFTER,
                    (m, today) -> length(m, today)
                            .map(length -> new Length(
                                    length.days(),
                                    Optional.of("\"%s\" was read as %d days."
                                            .formatted(m.group().strip(), length.days()))))),
            rule(
                    "for a week",
                    "\\b(?:(?:for|over|of|in)\\s+)?" + COUNT
                            + "[\\s-]+(?:full\\s+|whole\\s+)?(?<u>weeks?|fortnights?)\\b(?:[\\s-]+long)?"
                            + NO_LENGTH_AFTER,
                    Lengths::length),
            rule(
                    "a surfing week",
                    "\\b(?<n>an?|one|our|my)\\s+(?!(?:next|last|this|past|first|second|third|fourth|following|coming|per|few|day|each|every|long|couple|one|two|three|four|five|six)\\b)[\\p{L}-]+\\s+(?<u>week|fortnight)\\b"
                            + NO_LENGTH_AFTER,
                    (m, today) -> days(m.group("u").equalsIgnoreCase("week") ? 7 : 14)),
            rule(
                    "ella week in february",
                    "(?<=#\\s)(?<u>week|fortnight)\\b(?=\\s*(?:in|from|starting|with|for|please|[,.]|$))",
                    (m, today) -> days(m.group("u").equalsIgnoreCase("week") ? 7 : 14)),
            rule("a week-long trip", "\\b(?<n>a|one)?\\s*(?<u>week)[\\s-]long\\b", Lengths::length),
            rule(
                    "a one-day trip",
                    "\\b(?:an?\\s+)?(?:one|single|1)[\\s-]day\\b(?!,?\\s+(?:i|we|my|when|soon|if)\\b)",
                    (m, today) -> days(1)),
            rule(
                    "for a day",
                    "\\b(?:for|in|only|just|spend|have|spending|got)\\s+(?:only\\s+|just\\s+)?(?:an?|one|1)\\s+(?:full\\s+|whole\\s+|free\\s+|single\\s+)?day\\b",
                    (m, today) -> days(1)),
            rule(
                    "a day in",
                    "\\b(?:an?|one)\\s+(?:full\\s+|perfect\\s+|whole\\s+|free\\s+)?day\\s+(?:in|at|around|exploring)\\b",
                    (m, today) -> days(1)),
            rule(
                    "a day trip",
                    "\\b(?<!\\d[\\s-])(?<!\\b(?:two|three|four|five|six|seven|eight|nine|ten|few|of)[\\s-])(?:full[\\s-]|half[\\s-])?day[\\s-](?:trip|tour|excursion|itinerary|plan|outing|out)\\b",
                    (m, today) -> days(1)),
            rule("half a day", "\\bhalf[\\s-](?:a[\\s-])?day\\b", (m, today) -> days(1)),
            rule(
                    "overnight",
                    "\\b(?:for|stay(?:ing)?)\\s+(?:one|a|1)\\s+night\\b|\\b(?:one|a)\\s+night(?=\\s+(?:in|at|near|by|around)\\b)|\\bovernight\\s+(?:trip|stay)\\b",
                    (m, today) -> days(2)),
            rule(
                    "a weekend trip",
                    "\\b(?:an?\\s+|one\\s+|our\\s+|my\\s+|the\\s+)?(?:long[\\s-])?week-?end\\s+(?:" + TRIP + ")\\b",
                    (m, today) -> Optional.of(weekend(m))),
            rule("weekend in", "^\\W*(?:long[\\s-])?week-?end\\s+(?:in|at)\\b", (m, today) -> Optional.of(weekend(m))),
            rule(
                    "a nice weekend",
                    "\\b(?:an?|one|some)\\s+(?:(?!(?:next|last|past|this|that|coming|following|first|second|third|whole|per|every|each|day|night|few|week|or|and|on|in|at|for|of|before|after)\\b)[\\p{L}-]+[,\\s]+){0,3}week-?end\\b",
                    (m, today) -> Optional.of(weekend(m))),
            noDate(
                    "7 days a week",
                    "\\b(?:\\d{1,2}|seven|six|five)\\s+days?\\s+(?:a|per|each)\\s+(?:week|month|year)\\b"),
            noDate(
                    "a 30-day visa",
                    "\\b(?:\\d{1,3}|thirty|ninety)[\\s-]*days?[\\s-]*(?:tourist\\s+|free\\s+|e-?)*visas?\\b"),
            noDate("a visa for 30 days", "\\bvisas?\\b[^.?!]{0,40}?\\b(?:\\d{1,3}|thirty|ninety)[\\s-]*days?\\b"),
            noDate(
                    "every 3 days",
                    "\\b(?:every|each|first|last|past|previous|next)\\s+(?:\\d{1,3}|two|three|few|couple\\s+of)\\s+(?:days?|weeks?|nights?)\\b"),
            noDate(
                    "per day",
                    "\\b(?:a|per|each)\\s+(?:person\\s+(?:a|per)\\s+)?(?:day|night)\\b(?!\\s*(?:in|at|around|trip|tour|for|on|from))|\\b(?:per|each)\\s+week\\b"),
            noDate(
                    "twice a week",
                    "(?<=(?:\\d|[$\u20ac\u00a3]\\d{1,6}|times?|once|twice|days?|nights?|hours?|hrs|evenings|mornings|dollars|usd|euros?|pounds|rupees|lkr|budget|much|many|costs?|person|each|km|trains?|bus(?:es)?|flights?|trips|people)\\s)a\\s+week\\b(?!\\s*(?:in|at|around|trip|tour|for|on|from|of)\\b)"));

    private Lengths() {}

    private static Optional<Length> length(Matcher match, Today today) {
        var said = match.group("n");
        return Names.number(said == null ? "a" : said)
                .map(count -> switch (Character.toLowerCase(match.group("u").charAt(0))) {
                    case 'n' -> count + 1;
                    case 'w' -> 7 * count;
                    case 'm' -> DAYS_OF_A_MONTH * count;
                    case 'f' -> 14 * count;
                    default -> count;
                })
                .filter(days -> days > 0 && days <= LONGEST_DAYS)
                .map(days -> new Length(days, vague(match, days)));
    }

    private static Optional<String> vague(Matcher match, int days) {
        return match.group().toLowerCase(Locale.ROOT).contains("few")
                ? Optional.of(
                        "\"%s\" was read as %d days.".formatted(match.group().strip(), days))
                : Optional.empty();
    }

    private static Length weekend(Matcher match) {
        return new Length(match.group().toLowerCase(Locale.ROOT).contains("long") ? 3 : 2, Optional.empty(), true);
    }

    private static Optional<Length> days(int days) {
        return Optional.of(new Length(days, Optional.empty()));
    }
}
