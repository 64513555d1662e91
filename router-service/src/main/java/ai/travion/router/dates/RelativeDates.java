package ai.travion.router.dates;

import static ai.travion.router.dates.DateRule.noDate;
import static ai.travion.router.dates.DateRule.rule;
import static ai.travion.router.dates.Names.ANY_WEEKDAY;
import static ai.travion.router.dates.Names.COUNT;
import static ai.travion.router.dates.Names.WEEKDAY;

import ai.travion.router.dates.Meaning.Days;
import ai.travion.router.dates.Meaning.Nothing;
import ai.travion.router.dates.Meaning.Offset;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Period;
import java.time.temporal.TemporalAdjusters;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;

/** Dates that are counted from today: "tomorrow", "next Friday", "this weekend", "in two weeks". */
final class RelativeDates {

    private static final int LONGEST_WAIT_DAYS = 800;
    private static final int HOURS_OF_A_DAY = 24;
    private static final String TOMORROW = "(?:tomorrow|tomorow|tommorow|tommorrow|tomorrrow|tmrw|tmr)(?:'s)?";
    private static final String ENDS =
            "(?=\\s*(?:$|[,.?!;:)-]|(?:to|until|till|and|at|in|for|with|morning|afternoon|evening|night|or|please|we|i|then|\\d)\\b))";
    /** What a weekday describes where it is no date. */
    private static final String NO_KIND = "(?!\\s+(?:market|prayers?|brunch|mosque|school|fair|times|mass)\\b)";
    /** "Ella in two days" may be how long; nobody stays in one town for "Jaffna in two weeks". */
    private static final String FAR_OFF =
            "(?:about\\s+)?(?:(?:an?|one|two|three|four|five|six|\\d|(?:a )?couple of|(?:a )?few)\\s+(?:weeks?|fortnights?|months?)|(?:[7-9]|[1-9]\\d|seven|eight|nine|ten|eleven|twelve|fourteen)\\s+days)\\b";

    /** "in 3 days" is how long, not when, after "what can I see ..."; looked for behind "in", where it costs little. */
    private static final String NO_TASK_BEFORE =
            "(?<!#{1,40}(?:,|\\sand|\\sthen|,\\sthen|\\sand\\sthen)(?:\\sto)?\\s#{1,40}\\s(?:in|within)\\s)(?<!\\b(?:see|do|cover|explore|fit|possible|enough|done|tour|itinerary|lanka|country|island|everything|highlights|spend|burn|blow|squeeze|manage|(?:get|go)\\s(?:through|round|around)|how\\sfar|how\\smuch\\s(?:cash|money|ground))\\b[^.!?]{0,32})"
                    + "(?<!^(?:the\\s)?(?:south|north|east|west)(?:ern)?\\s(?:coast|beaches)\\s(?:in|within)\\s)"
                    + "(?:(?<!^#{1,40}\\s(?:in|within)\\s)|(?=" + FAR_OFF
                    + "))(?<!\\b(?:which|what|where|how\\smany)\\s[^.!?]{0,40}\\b(?:visit|go)\\s(?:in|within)\\s)";

    private static final int WEEK = 7;

    static final RuleBook WEEKDAYS = RuleBook.where(
            "\\b(?:mon|tue|tus|wed|wen|thu|thr|fri|fir|sat|sun)|\\b(?:every|each|most|any|all|last|past)\\s+(?:other\\s+)?(?:day|week|month|year)",
            rule(
                    "next Friday",
                    "\\bnext\\s+(?:week(?:'s)?\\s+(?:on\\s+)?)?" + ANY_WEEKDAY + NO_KIND,
                    (m, today) -> noted(m, Days.on(today.nextWeeks(weekday(m))))),
            rule(
                    "Friday next week",
                    "\\b(?:on\\s+)?" + ANY_WEEKDAY + "\\s+(?:of\\s+)?next\\s+week\\b",
                    (m, today) -> Optional.of(Days.on(today.nextWeeks(weekday(m))))),
            rule(
                    "this Friday",
                    "\\b(?:this|the\\s+coming|this\\s+coming|coming|upcoming)\\s+" + ANY_WEEKDAY + NO_KIND,
                    (m, today) -> Optional.of(weekly(thisComing(today, weekday(m))))),
            rule(
                    "on Fri",
                    "\\b(?:on|until|till|by|from)\\s+(?:a\\s+)?" + ANY_WEEKDAY + ENDS,
                    (m, today) -> Optional.of(weekly(today.coming(weekday(m))))),
            rule(
                    "Friday",
                    "\\b" + WEEKDAY + "(?!s|'s)" + NO_KIND,
                    (m, today) -> Optional.of(weekly(today.coming(weekday(m))))),
            rule(
                    "Friday to Sunday",
                    "\\b(?:from\\s+)?(?<a>mon|tue|wed|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?\\s*(?:-|\u2013|to|through|till|until)\\s*"
                            + ANY_WEEKDAY,
                    RelativeDates::weekdays),
            noDate(
                    "every Friday",
                    "\\b(?:every|each|most|any|all)\\s+(?:other\\s+)?(?:" + ANY_WEEKDAY + "|day|week-?end|week)\\b"),
            noDate(
                    "on Fridays",
                    "\\b(?:on\\s+)?(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|week-?ends|weekdays)\\b"),
            noDate("last Friday", "\\b(?:last|past)\\s+(?:" + ANY_WEEKDAY + "|week-?end|week|month|year)\\b"),
            noDate("black Friday", "\\bblack\\s+friday\\b"));

    static final RuleBook FROM_TODAY = RuleBook.where(
            "day|week|tom|tonight|tmr|this|month|fortnight|overmorrow|hours|hrs|(?:next|following)\\s+(?:mor|eve|aft|nig)",
            rule(
                    "today",
                    "\\b(?:today|tonight|this\\s+(?:morning|afternoon|evening))\\b",
                    (m, today) -> Optional.of(Days.on(today.date()))),
            rule(
                    "tomorrow",
                    "\\b" + TOMORROW + "\\b",
                    (m, today) -> Optional.of(Days.on(today.date().plusDays(1)))),
            rule(
                    "yesterday",
                    "\\byesterday\\b",
                    (m, today) -> Optional.of(Days.on(today.date().minusDays(1)))),
            noDate(
                    "ill since yesterday",
                    "\\b(?:since|ever\\s+since)\\s+(?:(?:the|that|a|my|our)\\s+)?(?:\\p{L}+\\s+){0,3}?(?:yesterday(?:\\s+(?:morning|afternoon|evening|night))?|last\\s+night|this\\s+morning|today)\\b"),
            noDate(
                    "where they live today",
                    "\\b(?<!\\b(?:see|hear|watch|any)\\s)(?:live(?!\\s+(?:music|band|show|cricket|match|score|jazz))|lives|living|exists?|survives?|survived|remains?|remaining|known\\s+as|called|practi[sc]ed|spoken|worshipped|venerated|(?:is|are|'s)\\s+left)\\s+(?:(?!weather|open|closed)\\p{L}+\\s+){0,4}?today\\b"),
            noDate(
                    "still practised today",
                    "\\bstill\\s+(?:live|living|exist|practi[sc]\\w+|spoken|speak|found|made|used|alive|survive|important|relevant|worship\\w*|wear|worn|follow\\w*|hunt|celebrat\\w+|stand\\w*|seen|grown?|believe\\w*)\\b[^.?!]{0,40}?\\btoday\\b"),
            noDate(
                    "the Veddas of today",
                    "\\b(?:of\\s+today(?!'s)|today's\\s+(?:world|generation|youth|society|people|sri\\s+lanka|island|children|women|standards|money))\\b"),
            noDate(
                    "we landed yesterday",
                    "(?:\\b(?:i|we|he|she|they)\\s+(?:just\\s+|only\\s+|already\\s+)?(?:was|were|arrived|landed|got|came|visited|went|flew|stayed|spent|had|saw|did|left|drove|took|climbed|checked)|^\\W*(?:just\\s+)?(?:landed|arrived|got\\s+(?:here|in)))\\b[^.?!;]{0,60}?\\b(?:yesterday(?:\\s+(?:morning|afternoon|evening|night))?|last\\s+night)\\b"),
            noDate(
                    "we visited it on Friday",
                    "\\b(?:i|we)\\s+(?:just\\s+|only\\s+|already\\s+)?(?:arrived|landed|got|came|visited|went|flew|stayed|spent|saw|did|left|drove|climbed)\\b[^.?!;]{0,60}?\\bon\\s+(?:last\\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b"),
            noDate(
                    "yesterday we landed",
                    "\\b(?:yesterday|last\\s+night),?\\s+(?:i|we|he|she|they)\\s+(?:was|were|arrived|landed|got|came|visited|went|flew|stayed|spent|had|saw|did|left|drove|took|climbed)\\b"),
            rule(
                    "the day after tomorrow",
                    "\\b(?:the\\s+)?(?:day\\s+after\\s+" + TOMORROW + "|overmorrow)\\b",
                    (m, today) -> Optional.of(Days.on(today.date().plusDays(2)))),
            rule(
                    "in 3 days",
                    "\\b(?:in|within)\\s+(?!(?:an?|one|1)\\s+day\\b(?!\\s+or\\b|'s))" + NO_TASK_BEFORE
                            + "(?:about\\s+)?" + COUNT
                            + "\\s+(?<u>days?|weeks?|fortnights?|months?)(?:'s?)?(?:\\s+time)?\\b",
                    RelativeDates::fromNow),
            rule(
                    "in two weeks' time",
                    "\\bin\\s+(?:about\\s+)?" + COUNT
                            + "\\s+(?<u>days?|weeks?|fortnights?|months?)(?:['\u2019]s?)?\\s+time\\b",
                    RelativeDates::fromNow),
            rule(
                    "in 48 hours",
                    "\\bin\\s+" + NO_TASK_BEFORE + "(?<n>24|48|72|96)\\s*(?:hours|hrs)(?:'?\\s+time)?\\b",
                    (m, today) ->
                            noted(m, Days.on(today.date().plusDays(Integer.parseInt(m.group("n")) / HOURS_OF_A_DAY)))),
            rule(
                    "3 days from now",
                    "\\b" + COUNT + "\\s+(?<u>days?|weeks?|fortnights?|months?)\\s+from\\s+(?:now|today)\\b",
                    RelativeDates::fromNow),
            rule(
                    "3 days from tomorrow",
                    "(?<!for\\s)\\b" + COUNT + "\\s+(?<u>days?|weeks?|fortnights?|months?)\\s+(?:after)\\s+" + TOMORROW
                            + "\\b",
                    (m, today) ->
                            span(m).map(span -> Days.on(today.date().plusDays(1).plus(span)))),
            rule(
                    "this weekend",
                    "\\b(?:this|the|coming|upcoming|over\\s+the|at\\s+the|on\\s+the|for\\s+the)\\s+(?:coming\\s+)?week-?end\\b(?!\\s+(?:trip|getaway|break|tour)s?\\b)",
                    (m, today) -> Optional.of(weekend(today, today.saturday()))),
            rule(
                    "next weekend",
                    "\\bnext\\s+week-?end\\b",
                    (m, today) -> noted(m, weekend(today, today.saturday().plusWeeks(1)))),
            rule(
                    "not this weekend, the one after",
                    "\\bnot\\s+this\\s+(?:coming\\s+)?week-?end[\\s,]+(?:but\\s+)?(?:rather\\s+)?the\\s+(?:(?:next\\s+)?one(?:\\s+after)?|following(?:\\s+one)?|next(?:\\s+one)?|week-?end\\s+after)(?:\\s+(?:that|this))?\\b",
                    (m, today) -> noted(m, weekend(today, today.saturday().plusWeeks(1)))),
            rule(
                    "not this Friday, the one after",
                    "\\bnot\\s+this\\s+(?:coming\\s+)?" + ANY_WEEKDAY
                            + "[\\s,]+(?:but\\s+)?(?:rather\\s+)?the\\s+(?:(?:next\\s+)?one(?:\\s+after)?|following(?:\\s+one)?|next(?:\\s+one)?)(?:\\s+(?:that|this))?\\b",
                    (m, today) -> noted(m, Days.on(thisComing(today, weekday(m)).plusWeeks(1)))),
            rule(
                    "the weekend after next",
                    "\\b(?:the\\s+)?week-?end\\s+after\\s+next\\b",
                    (m, today) -> noted(m, weekend(today, today.saturday().plusWeeks(2)))),
            rule(
                    "next week",
                    "\\bnext\\s+week\\b(?!-?\\s*end)",
                    (m, today) -> noted(m, Days.within(today.nextWeeks(DayOfWeek.MONDAY), Period.ZERO))),
            rule(
                    "this week",
                    "\\b(?<!\\blater\\s)(?<!\\bearlier\\s)(?:during\\s+)?this\\s+week\\b(?!\\s*-?end|')",
                    (m, today) -> Optional.of(restOfTheWeek(today))),
            rule(
                    "later this week",
                    "\\blater\\s+this\\s+week\\b",
                    (m, today) -> noted(m, Days.within(today.date().plusDays(1), Period.ZERO))),
            rule(
                    "the next day",
                    "\\b(?:the\\s+)?(?:day\\s+afterwards|(?:next|following)\\s+(?:day|morning|evening|afternoon|night))\\b(?!\\s+(?:of|in|at(?!\\s+(?:\\d|noon|midday|midnight))|to)\\b)",
                    (m, today) -> Optional.of(new Offset(1))),
            rule(
                    "the following week",
                    "\\b(?:the\\s+)?following\\s+week(?=\\W*(?:$|instead|then|please))",
                    (m, today) -> Optional.of(new Offset(WEEK))),
            rule("the previous day", "\\b(?:the\\s+)?previous\\s+day\\b", (m, today) -> Optional.of(new Offset(-1))),
            noDate(
                    "thanks for yesterday",
                    "\\b(?:thanks|thank\\s+you|thx|cheers)\\b[^.!?,]{0,40}\\b(?:yesterday|today|last\\s+(?:week|night|time)|the\\s+other\\s+day)\\b"),
            noDate("3 days ago", "\\b" + COUNT + "\\s+(?:days?|weeks?|months?|years?)\\s+ago\\b"));

    private RelativeDates() {}

    private static Optional<? extends Meaning> fromNow(Matcher match, Today today) {
        return span(match).map(span -> {
            var day = today.date().plus(span);
            var exact = !match.group("u").toLowerCase(Locale.ROOT).startsWith("month");
            return (exact ? Days.on(day) : Days.within(day, Period.ZERO)).noting(reading(match, day));
        });
    }

    private static Optional<Period> span(Matcher match) {
        return Names.number(match.group("n").strip())
                .map(count -> switch (Character.toLowerCase(match.group("u").charAt(0))) {
                    case 'd' -> Period.ofDays(count);
                    case 'w' -> Period.ofWeeks(count);
                    case 'f' -> Period.ofWeeks(2 * count);
                    default -> Period.ofMonths(count);
                })
                .filter(span -> !LocalDate.EPOCH.plus(span).isAfter(LocalDate.EPOCH.plusDays(LONGEST_WAIT_DAYS)));
    }

    private static DayOfWeek weekday(Matcher match) {
        return Names.weekday(match.group("w"));
    }

    private static LocalDate thisComing(Today today, DayOfWeek weekday) {
        return today.date().getDayOfWeek() == weekday ? today.date() : today.coming(weekday);
    }

    private static Days restOfTheWeek(Today today) {
        var sunday = today.date().with(TemporalAdjusters.nextOrSame(DayOfWeek.SUNDAY));
        return sunday.equals(today.date()) ? Days.on(sunday) : Days.during(today.date(), sunday, Period.ZERO);
    }

    private static Days weekly(LocalDate day) {
        return Days.on(day).comingAgainAfter(Period.ofWeeks(1));
    }

    private static Optional<? extends Meaning> weekdays(Matcher match, Today today) {
        var first = today.coming(Names.weekday(match.group("a")));
        var last = first.with(TemporalAdjusters.nextOrSame(weekday(match)));
        return first.equals(last) ? Optional.of(Nothing.MEANT) : Optional.of(Days.from(first, last));
    }

    private static Days weekend(Today today, LocalDate saturday) {
        var first = saturday.isBefore(today.date()) ? today.date() : saturday;
        return Days.from(first, saturday.plusDays(1));
    }

    private static Optional<Days> noted(Matcher match, Days days) {
        return Optional.of(days.noting(reading(match, days.first())));
    }

    static String reading(Matcher match, LocalDate day) {
        return "\"%s\" was read as %s.".formatted(match.group().strip(), Today.inWords(day));
    }
}
