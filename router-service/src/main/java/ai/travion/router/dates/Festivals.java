package ai.travion.router.dates;

import static ai.travion.router.dates.DateRule.noDate;
import static ai.travion.router.dates.DateRule.rule;
import static ai.travion.router.dates.Names.MONTH;
import static ai.travion.router.dates.Names.YEAR;

import ai.travion.atlas.Holiday;
import ai.travion.atlas.PoyaDay;
import ai.travion.router.dates.Meaning.Days;
import ai.travion.router.dates.Meaning.Nothing;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;

/** Poya days and holidays: "next Poya day", "Vesak 2027", "Christmas", both New Years. */
final class Festivals {

    private static final String POYA =
            "(?:full\\s+moon\\s+)?(?:poya|poyah)(?:[\\s-]*day)?(?!\\s*days|s)|full\\s+moon(?:\\s+day)?(?!\\s*days|s)";
    private static final String NAME =
            "(?<p>duruthu|nawam|navam|medin|bak|vesak|wesak|vesakh|poson|esala|nikini|binara|vap|il|unduvap)";
    private static final String FIXED =
            "(?<f>(?:christmas|xmas)\\s+eve|christmas(?:\\s+day)?|xmas(?:\\s+day)?|boxing\\s+day|new\\s+year(?:'?s)?\\s+eve|new\\s+year(?:'?s)?(?:\\s+day)?|independence\\s+day|national\\s+day|may\\s+day|labou?r\\s+day|valentine(?:'?s)?(?:\\s+day)?)";
    private static final String MOVABLE =
            "(?<h>(?:sinhala|sinhalese|tamil|april|local)(?:\\s*(?:and|&|/)\\s*(?:sinhala|tamil|hindu))?\\s+new\\s+year(?:'?s)?(?:\\s+(?:eve|day))?|(?:aluth\\s+)?avurud(?:u|da|dha)|thai\\s+pongal|pongal|deepavali|diwali|divali|good\\s+friday|easter(?:\\s+sunday)?|eid(?:[\\s-]*ul?[\\s-]*(?:fitr|adha|alha))?|ramazan\\s+festival|hadji|hajj\\s+festival|milad(?:[\\s-]*un[\\s-]*nabi)?|maha\\s+s[hi]+va?rath?ri|s[hi]+va?rath?ri)";
    private static final String YEAR_AFTER = "(?:(?:,?\\s+(?:in\\s+|of\\s+)?)(?<y>20\\d{2})\\b)?";
    private static final String WHAT_IS =
            "\\b(?:what\\s+is|what's|what\\s+are|tell\\s+me\\s+about|explain|meaning\\s+of|significance\\s+of|history\\s+of|story\\s+of|origins?\\s+of|why\\s+is|why\\s+do\\s+\\p{L}+\\s+celebrate|how\\s+do\\s+\\p{L}+\\s+celebrate)\\s+(?:an?\\s+|the\\s+)?";

    private static final Map<String, MonthDay> FIXED_DAYS = Map.of(
            "christmas eve", MonthDay.of(12, 24),
            "christmas", MonthDay.of(12, 25),
            "boxing", MonthDay.of(12, 26),
            "new year eve", MonthDay.of(12, 31),
            "new year", MonthDay.of(1, 1),
            "independence", MonthDay.of(2, 4),
            "may day", MonthDay.of(5, 1),
            "valentine", MonthDay.of(2, 14));

    static final RuleBook RULES = RuleBook.where(
            "poya|moon|vesak|wesak|poson|unduvap|christmas|xmas|boxing|new year|avurud|pongal|deepav|diwali|divali|friday|easter|\\beid|ramazan|hadji|hajj|milad|rath?ri|independence|national|may\\s+day|labou?r|valentine|perahera",
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
                    "Poya in January",
                    "\\b(?:poya|full\\s+moon)(?:\\s+poya)?(?:\\s+days?)?\\s+(?:is\\s+|are\\s+|falls?\\s+)?(?:there\\s+)?(?:in|of)\\s+"
                            + MONTH + YEAR,
                    Festivals::poyaOfMonth),
            rule("January Poya", "\\b" + MONTH + "(?:'s)?" + YEAR + "\\s+(?:" + POYA + ")\\b", Festivals::poyaOfMonth),
            rule("Poson Poya 2027", "\\b" + NAME + "\\s+(?:" + POYA + ")" + YEAR_AFTER, Festivals::named),
            rule(
                    "Vesak",
                    "\\b(?<p>vesak|wesak|vesakh|poson|unduvap)\\b(?!\\s+(?:perahera|lantern|festival\\s+of))(?:\\s+(?:festival|holidays?|day))?"
                            + YEAR_AFTER,
                    Festivals::named),
            rule("Christmas", "\\b" + FIXED + YEAR_AFTER, Festivals::fixed),
            rule("Sinhala New Year", "\\b" + MOVABLE + YEAR_AFTER, Festivals::movable),
            noDate(
                    "what is Vesak",
                    WHAT_IS + "(?:" + POYA + "|poya\\s*days|poya|full\\s+moon\\s+poya\\s+days?|" + NAME + "|" + FIXED
                            + "|" + MOVABLE
                            + ")(?:\\s+(?:poya|festival|day|poya\\s+day))?(?!\\s+(?:in\\s+)?20\\d\\d)(?!\\s+like\\b)\\b"),
            noDate(
                    "happy new year",
                    "\\b(?:happy|merry|suba)\\s+(?:new\\s+year|christmas|xmas|vesak|poson|easter|diwali|deepavali|eid|avurudu|aluth\\s+avurudd\\p{L}+)"),
            noDate("Chinese new year", "\\b(?:chinese|lunar|islamic)\\s+new\\s+year\\b"),
            noDate("the Easter bombings", "\\beaster\\s+(?:sunday\\s+)?(?:attacks?|bombings?)\\b"),
            noDate("Esala Perahera", "\\b(?:esala|duruthu|nawam|navam|vap|vesak|poson)\\s+(?:maha\\s+)?perahera\\b"));

    private Festivals() {}

    private static Optional<? extends Meaning> poya(Matcher match, Optional<PoyaDay> day) {
        return day.map(poya -> Days.on(poya.date())
                .noting("\"%s\" was read as %s, %s."
                        .formatted(match.group().strip(), Today.inWords(poya.date()), poya.fullName())));
    }

    private static Optional<? extends Meaning> poyaOfMonth(Matcher match, Today today) {
        var month = Names.month(match.group("m"));
        var said = match.group("y");
        var poya = today.calendar().poyaDays().stream()
                .filter(day -> day.date().getMonth() == month)
                .filter(day -> said == null
                        ? !day.date().isBefore(today.date())
                        : day.date().getYear() == Integer.parseInt(said))
                .findFirst();
        return poya.isPresent() ? poya(match, poya) : unknown(match);
    }

    private static Optional<? extends Meaning> named(Matcher match, Today today) {
        var name = match.group("p")
                .toLowerCase(Locale.ROOT)
                .replace("wesak", "vesak")
                .replace("vesakh", "vesak")
                .replace("navam", "nawam");
        var year = match.group("y");
        var from = year == null ? today.date() : LocalDate.of(Integer.parseInt(year), 1, 1);
        var day = today.calendar()
                .poyaNamed(name, from)
                .filter(poya -> year == null || poya.date().getYear() == from.getYear());
        return day.isPresent() ? day.map(poya -> Days.on(poya.date())) : unknown(match);
    }

    private static Optional<? extends Meaning> fixed(Matcher match, Today today) {
        var words = match.group("f").toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        var day = FIXED_DAYS.get(key(words));
        if (day == null) {
            return Optional.empty();
        }
        var year = match.group("y");
        var date = year == null ? today.next(day) : day.atYear(Integer.parseInt(year));
        return Optional.of(
                words.equals("new year")
                        ? Days.on(date)
                                .noting("\"%s\" was read as %s; the Sinhala and Tamil New Year is in April."
                                        .formatted(match.group().strip(), Today.inWords(date)))
                        : Days.on(date));
    }

    private static String key(String words) {
        if (words.startsWith("new year")) {
            return words.endsWith("eve") ? "new year eve" : "new year";
        }
        if (words.startsWith("christmas") || words.startsWith("xmas")) {
            return words.endsWith("eve") ? "christmas eve" : "christmas";
        }
        if (words.startsWith("may") || words.startsWith("lab")) {
            return "may day";
        }
        return words.startsWith("national") ? "independence" : words.replaceFirst("'?s? day$|'?s$", "");
    }

    private static Optional<? extends Meaning> movable(Matcher match, Today today) {
        var words = match.group("h").toLowerCase(Locale.ROOT);
        int later = words.startsWith("easter") ? 2 : 0;
        var name = holiday(words);
        var year = match.group("y");
        var day = today.calendar().holidays().stream()
                .filter(holiday -> holiday.name().toLowerCase(Locale.ROOT).startsWith(name))
                .map(Holiday::date)
                .map(date -> date.plusDays(later))
                .filter(date -> year == null ? !date.isBefore(today.date()) : date.getYear() == Integer.parseInt(year))
                .findFirst();
        return day.isPresent() ? day.map(Days::on) : unknown(match);
    }

    /** How the gazette's name of the holiday begins, in lower case. */
    private static String holiday(String words) {
        if (words.contains("new year") || words.contains("avurud")) {
            return words.endsWith("eve") ? "day prior to sinhala" : "sinhala & tamil new year day";
        }
        if (words.contains("pongal")) {
            return "tamil thai pongal";
        }
        if (words.startsWith("d")) {
            return "deepavali";
        }
        if (words.startsWith("good") || words.startsWith("easter")) {
            return "good friday";
        }
        if (words.startsWith("milad")) {
            return "milad";
        }
        if (words.startsWith("ha") || words.contains("adha") || words.contains("alha")) {
            return "id-ul-alha";
        }
        return words.startsWith("e") || words.startsWith("r") ? "id-ul-fitr" : "maha sivarathri";
    }

    private static Optional<? extends Meaning> unknown(Matcher match) {
        return Optional.of(
                new Nothing(Optional.of("The date of %s is not in the calendar that I have, so no date was assumed."
                        .formatted(match.group().strip()))));
    }
}
