package ai.travion.router.dates;

import static ai.travion.router.dates.DateRule.noDate;
import static ai.travion.router.dates.DateRule.rule;
import static ai.travion.router.dates.Names.MONTH;
import static ai.travion.router.dates.Names.YEAR;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.PoyaDay;
import ai.travion.router.dates.Meaning.Days;
import ai.travion.router.dates.Meaning.Nothing;
import java.time.LocalDate;
import java.time.MonthDay;
import java.time.Period;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;

/** Poya days and holidays: "next Poya day", "Vesak 2027", "Christmas", both New Years. */
final class Festivals {

    private static final String POYA =
            "(?:full\\s+moon\\s+)?(?:poya|poyah)(?:[\\s-]*day)?(?!\\s*days|s)|full\\s+moon(?:\\s+day)?(?!\\s*days|s)";
    private static final String NAME =
            "(?<p>duruthu|nawam|navam|medin|bak|vesak|wesak|vesakh|poson|esala|nikini|binara|vap|il|unduvap)";
    private static final String FIXED = "(?<f>" + FestivalNames.CHRISTMAS + "\\s+eve|" + FestivalNames.CHRISTMAS
            + "(?:\\s+day)?|boxing\\s+day|new\\s+year(?:'?s)?\\s+eve|new\\s+year(?:'?s)?(?:\\s+day)?|independence\\s+day|national\\s+day|may\\s+day|labou?r\\s+day|valentine(?:'?s)?(?:\\s+day)?)";
    private static final String MOVABLE =
            "(?<h>(?:sinhala|sinhalese|tamil|april|local)(?:\\s*(?:and|&|/)\\s*(?:sinhala|tamil|hindu))?\\s+new\\s+year(?:'?s)?(?:\\s+(?:eve|day))?|(?:aluth\\s+)?avurud(?:u|da|dha)|thai\\s+pongal|pongal|d(?:ee|i|e)pa[vw]a?l[iy]|diwali|divali|good\\s+friday|easter(?:\\s+sunday)?|eid(?:[\\s-]*ul?[\\s-]*(?:fitr|adha|alha))?|ram[ao][dz]+h?an\\s+(?:festival|feast|eid)(?:\\s+day)?|hadji|hajj\\s+festival|milad(?:[\\s-]*un[\\s-]*nabi)?|maha\\s+s[hi]+va?rath?ri|s[hi]+va?rath?ri)";
    private static final String LAST =
            "\\b(?:(?:on|at|over|during|for|since)\\s+)?(?:the\\s+)?(?:last|previous)\\s+(?:year'?s\\s+)?";
    private static final String YEAR_AFTER = "(?:(?:,?\\s+(?:in\\s+|of\\s+)?)(?<y>20\\d{2}|['\u2019]\\d{2})\\b)?";
    private static final String ORDINAL =
            "(?<o>first|1st|second|2nd|third|3rd|fourth|4th|fifth|5th|sixth|6th|seventh|7th|eighth|8th|ninth|9th|tenth|10th|last)";
    private static final String WHAT_IS =
            "\\b(?:what\\s+is|what's|what\\s+are|tell\\s+me\\s+about|explain|meaning\\s+of|significance\\s+of|history\\s+of|story\\s+of|origins?\\s+of|why\\s+is|why\\s+do\\s+\\p{L}+\\s+celebrate|how\\s+do\\s+\\p{L}+\\s+celebrate)\\s+(?:an?\\s+|the\\s+)?";

    /** Poya days that are counted out: "the second Poya of 2027". */
    static final RuleBook COUNTED = RuleBook.where(
            "poya|moon",
            rule(
                    "Poya in January",
                    "\\b(?:poya|full\\s+moon)(?:\\s+poya)?(?:\\s+days?)?\\s+(?:is\\s+|are\\s+|falls?\\s+)?(?:there\\s+)?(?:in|of)\\s+"
                            + MONTH + YEAR,
                    Festivals::poyaOfMonth),
            rule("January Poya", "\\b" + MONTH + "(?:'s)?" + YEAR + "\\s+(?:" + POYA + ")\\b", Festivals::poyaOfMonth),
            rule(
                    "the second Poya of 2027",
                    "\\b(?:on\\s+)?(?:the\\s+)?(?:very\\s+)?" + ORDINAL + "\\s+(?:" + POYA
                            + ")\\s+(?:of|in)\\s+(?:(?<y>20\\d{2})|(?<q>this|next|the)\\s+year)\\b",
                    Festivals::poyaOfAYear),
            rule(
                    "the Poya after next",
                    "\\b(?:on\\s+)?(?:the\\s+)?(?:" + POYA + ")\\s+after\\s+(?:the\\s+)?next(?:\\s+one)?\\b",
                    (m, today) -> today.calendar()
                            .nextPoya(today.tomorrow())
                            .flatMap(next -> poya(
                                    m, today.calendar().nextPoya(next.date().plusDays(1))))));

    static final RuleBook RULES = RuleBook.where(
            "poya|moon|vesak|wesak|poson|unduvap|spring|thanksgiving|hallowe|mas\\b|boxing|new year|avurud|pongal|dee?pa|dipa|diwali|divali|friday|easter|\\beid|ram[ao][dz]|hadji|hajj|milad|rath?ri|independence|national|may\\s+day|labou?r|valentine|perahera",
            rule(
                    "next Poya day",
                    "\\b(?:(?:on|for|during|at|by|until)\\s+)?(?:the\\s+|this\\s+|my\\s+)?(?<q>next|upcoming|coming|following|nearest)\\s+(?:"
                            + POYA + ")\\b",
                    (m, today) -> poya(
                            m,
                            today.calendar()
                                    .nextPoya(
                                            m.group("q").equalsIgnoreCase("next")
                                                    ? today.date().plusDays(1)
                                                    : today.date()))),
            rule(
                    "on Poya day",
                    "\\b(?:on|for|during|at|this)\\s+(?:an?\\s+|the\\s+|this\\s+)?(?:" + POYA + ")\\b",
                    (m, today) -> poya(m, today.calendar().nextPoya(today.date()))),
            rule(
                    "Poya day",
                    "\\b(?<!\\ban?\\s)(?:poya|poyah)[\\s-]*day\\b(?!s)",
                    (m, today) -> poya(m, today.calendar().nextPoya(today.date()))),
            rule(
                    "in April 2030 for the New Year",
                    "\\b(?:in\\s+|(?:early|mid)[\\s-]+)?april" + YEAR_AFTER
                            + "\\s+(?:for|at|over|during|around)\\s+(?:the\\s+)?(?<h>new\\s+year)(?:'?s)?\\b",
                    Festivals::movable),
            rule(
                    "the New Year in April",
                    "\\b(?<h>new\\s+year)(?:'?s)?\\s+(?:in|of)\\s+april" + YEAR_AFTER,
                    Festivals::movable),
            rule("last Christmas", LAST + FIXED + "(?!\\s+(?:of|in)\\b)", Festivals::lastFixed),
            rule(
                    "last Vesak",
                    LAST + "(?:" + NAME + "(?:\\s+(?:" + POYA + "))?|" + POYA + ")\\b(?!\\s+(?:of|in)\\b)",
                    Festivals::lastPoya),
            rule("last Deepavali", LAST + MOVABLE, Festivals::lastMovable),
            rule("Poson Poya 2027", "\\b" + NAME + "\\s+(?:" + POYA + ")" + YEAR_AFTER, Festivals::named),
            rule(
                    "Vesak",
                    "\\b(?<p>vesak|wesak|vesakh|poson|unduvap)\\b(?!\\s+(?:perahera|lantern|festival\\s+of))(?:\\s+(?:festival|holidays?|day))?"
                            + YEAR_AFTER,
                    Festivals::named),
            rule("Christmas", "\\b" + FIXED + YEAR_AFTER, Festivals::fixed),
            rule(
                    "over New Year",
                    "\\b(?:over|across)\\s+(?:the\\s+)?new\\s+year(?:'?s)?\\b(?!\\s+(?:in|of)\\s+april|\\s+eve\\b)"
                            + YEAR_AFTER,
                    Festivals::turnOfTheYear),
            rule("Sinhala New Year", "\\b" + MOVABLE + YEAR_AFTER, Festivals::movable),
            rule(
                    "Vesak lanterns 2026",
                    "\\b(?<p>vesak|wesak|vesakh|poson|unduvap)\\s+(?:lanterns?|lights|decorations|pandals?)\\b"
                            + YEAR_AFTER,
                    (m, today) -> today.yearOf(m) == null ? Optional.empty() : named(m, today)),
            rule(
                    "for the Esala Perahera 2027",
                    "(?<g>\\b(?:for|during|at)\\s+(?:the\\s+)?)?(?<![\\p{L}])(?<p>esala|dalada|duruthu|nawam|navam)\\s+(?:maha\\s+)?perahera"
                            + YEAR_AFTER,
                    Festivals::perahera),
            noDate(
                    "what is Vesak",
                    WHAT_IS + "(?:" + POYA + "|poya\\s*days|poya|full\\s+moon\\s+poya\\s+days?|" + NAME + "|" + FIXED
                            + "|" + MOVABLE
                            + ")(?:\\s+(?:poya|festival|day|poya\\s+day))?(?!\\s+(?:in\\s+)?20\\d\\d)(?!\\s+like\\b)\\b"),
            noDate(
                    "happy new year",
                    "\\b(?:happy|merry|suba)\\s+(?:new\\s+year|christmas|xmas|vesak|poson|easter|diwali|deepavali|eid|avurudu|aluth\\s+avurudd\\p{L}+)"),
            rule("Chinese New Year 2027", "\\b" + FeastsAbroad.NAMES + YEAR_AFTER, Festivals::abroad),
            noDate("Islamic new year", "\\bislamic\\s+new\\s+year\\b"),
            noDate("the Easter bombings", "\\beaster\\s+(?:sunday\\s+)?(?:attacks?|bombings?)\\b"),
            noDate("Esala Perahera", "\\b(?:esala|duruthu|nawam|navam|vap|vesak|poson)\\s+(?:maha\\s+)?perahera\\b"));

    private Festivals() {}

    /** Whoever stays over New Year is there in the last night of the old one. */
    private static Optional<? extends Meaning> turnOfTheYear(Matcher match, Today today) {
        var said = today.yearOf(match);
        var first = said == null ? today.date().withDayOfYear(1).plusYears(1) : LocalDate.of(said, 1, 1);
        return Optional.of(Days.from(first.minusDays(1), first)
                .noting("\"%s\" was read as %s to %s; the Sinhala and Tamil New Year is in April."
                        .formatted(match.group().strip(), Today.inWords(first.minusDays(1)), Today.inWords(first))));
    }

    private static Optional<? extends Meaning> poya(Matcher match, Optional<PoyaDay> day) {
        return day.map(poya -> Days.on(poya.date())
                .noting("\"%s\" was read as %s, %s."
                        .formatted(match.group().strip(), Today.inWords(poya.date()), poya.fullName())));
    }

    private static Optional<? extends Meaning> poyaOfMonth(Matcher match, Today today) {
        var month = Names.month(match.group("m"));
        var said = today.yearOf(match);
        var poya = today.calendar().poyaDays().stream()
                .filter(day -> day.date().getMonth() == month)
                .filter(day -> said == null
                        ? !day.date().isBefore(today.date())
                        : day.date().getYear() == said)
                .findFirst();
        return poya.isPresent() ? poya(match, poya) : unknown(match);
    }

    private static Optional<? extends Meaning> poyaOfAYear(Matcher match, Today today) {
        int year = match.group("y") != null
                ? Integer.parseInt(match.group("y"))
                : today.date().getYear() + (match.group("q").equalsIgnoreCase("next") ? 1 : 0);
        var days = today.calendar().poyaDays().stream()
                .filter(day -> day.date().getYear() == year)
                .toList();
        var said = match.group("o").toLowerCase(Locale.ROOT);
        int at = said.equals("last") ? days.size() : Names.day(said.replaceFirst("(?<=\\d)\\D+$", ""));
        return at >= 1 && at <= days.size() ? poya(match, Optional.of(days.get(at - 1))) : unknown(match);
    }

    /** Its last nights, where its time is asked for: with a year, or "for the Perahera". */
    private static Optional<? extends Meaning> perahera(Matcher match, Today today) {
        var year = today.yearOf(match);
        if (year == null && match.group("g") == null) {
            return Optional.empty();
        }
        var name = match.group("p").toLowerCase(Locale.ROOT);
        var month = name.equals("esala") || name.equals("dalada") ? "nikini" : name.replace("navam", "nawam");
        var from = year == null ? today.date() : LocalDate.of(year, 1, 1);
        var poya = today.calendar()
                .poyaNamed(month, from)
                .filter(day -> year == null || day.date().getYear() == year);
        return poya.isEmpty()
                ? unknown(match)
                : poya.map(day -> Days.during(day.date().minusDays(1), day.date(), Period.ZERO)
                        .noting("\"%s\" was read as its last days, %s to %s; the temple announces the dates each year."
                                .formatted(
                                        match.group().strip(),
                                        Today.inWords(day.date().minusDays(1)),
                                        Today.inWords(day.date()))));
    }

    private static Optional<? extends Meaning> named(Matcher match, Today today) {
        var name = FestivalNames.gazetted(match.group("p"));
        var year = today.yearOf(match);
        var from = year == null ? today.date() : LocalDate.of(year, 1, 1);
        var day = today.calendar()
                .poyaNamed(name, from)
                .filter(poya -> year == null || poya.date().getYear() == from.getYear());
        return day.isPresent() ? day.map(poya -> Days.on(poya.date())) : unknown(match);
    }

    private static Optional<? extends Meaning> lastFixed(Matcher match, Today today) {
        var words = match.group("f").toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        return FestivalNames.fixedDay(words)
                .map(day -> day.atYear(today.date().getYear()))
                .map(day -> Days.on(day.isBefore(today.date()) ? day : day.minusYears(1)));
    }

    private static Optional<? extends Meaning> lastPoya(Matcher match, Today today) {
        var name = match.group("p");
        return today.calendar().poyaDays().stream()
                .map(PoyaDay::date)
                .filter(day -> day.isBefore(today.date()))
                .filter(day -> name == null
                        || today.calendar()
                                .poyaNamed(FestivalNames.gazetted(name), day)
                                .filter(poya -> poya.date().equals(day))
                                .isPresent())
                .reduce((one, later) -> later)
                .map(Days::on);
    }

    private static Optional<? extends Meaning> lastMovable(Matcher match, Today today) {
        var words = match.group("h").toLowerCase(Locale.ROOT);
        int later = words.startsWith("easter") ? 2 : 0;
        var name = FestivalNames.holiday(words);
        return today.calendar().holidays().stream()
                .filter(holiday -> holiday.name().toLowerCase(Locale.ROOT).startsWith(name))
                .map(holiday -> holiday.date().plusDays(later))
                .filter(date -> date.isBefore(today.date()))
                .reduce((one, next) -> next)
                .map(Days::on);
    }

    private static Optional<? extends Meaning> fixed(Matcher match, Today today) {
        var words = match.group("f").toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        return FestivalNames.fixedDay(words).map(day -> fixed(match, words, day, today));
    }

    private static Meaning fixed(Matcher match, String words, MonthDay day, Today today) {
        var year = today.yearOf(match);
        var date = year == null ? today.next(day) : day.atYear(year);
        return words.equals("new year")
                ? Days.on(date)
                        .noting("\"%s\" was read as %s; the Sinhala and Tamil New Year is in April."
                                .formatted(match.group().strip(), Today.inWords(date)))
                : Days.on(date);
    }

    private static Optional<? extends Meaning> movable(Matcher match, Today today) {
        var words = match.group("h").toLowerCase(Locale.ROOT);
        int later = words.startsWith("easter") ? 2 : 0;
        var name = FestivalNames.holiday(words);
        var year = today.yearOf(match);
        var from = year == null ? today.date().minusDays(later) : LocalDate.of(year, 1, 1);
        var to = from.plusYears(year == null ? 2 : 1).minusDays(1);
        var found = today.almanac().holidaysNamed(name, from, to).stream().findFirst();
        return found.isEmpty()
                ? unknown(match)
                : found.map(feast -> {
                    var day = feast.first().plusDays(later);
                    return feast.certainty() == Certainty.GAZETTED ? Days.on(day) : reckoned(match, day);
                });
    }

    /** The next one where no year is said. */
    private static Optional<? extends Meaning> abroad(Matcher match, Today today) {
        var said = today.yearOf(match);
        int year = said == null ? today.date().getYear() : said;
        var day = FeastsAbroad.in(year, match.group("x"))
                .filter(date -> said != null || !date.isBefore(today.date()))
                .or(() -> said == null ? FeastsAbroad.in(year + 1, match.group("x")) : Optional.empty());
        return day.isEmpty()
                ? unknown(match)
                : day.map(date -> Days.on(date)
                        .noting("\"%s\" was read as %s; it is no holiday of Sri Lanka."
                                .formatted(match.group().strip(), Today.inWords(date))));
    }

    /** A day of a year without a gazette. */
    private static Days reckoned(Matcher match, LocalDate day) {
        return Days.on(day)
                .noting("\"%s\" was read as %s by its rule; no gazette of %d is known."
                        .formatted(match.group().strip(), Today.inWords(day), day.getYear()));
    }

    private static Optional<? extends Meaning> unknown(Matcher match) {
        return Optional.of(
                new Nothing(Optional.of("The date of %s is not in the calendar that I have, so no date was assumed."
                        .formatted(match.group().strip()))));
    }
}
