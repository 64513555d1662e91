package ai.travion.router.days;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.places.Kinds;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Names of days in a text: by number, date, weekday, feast, by their turn in the trip or at a place, by what happens on them. Places stand in the text
 * as {@code #0#}; each name becomes {@code @0@}.
 */
final class DayPhrases {

    private static final String ORD =
            "(?<ord>first|1st|second|2nd|third|3rd|fourth|4th|fifth|5th|sixth|6th|seventh|7th|eighth|8th|ninth|9th|tenth|10th|last|final|only|next)";
    private static final String FULL = "(?<full> (?:full|whole|entire|complete|proper))?";
    private static final String UNIT = "(?<unit>day|morning|afternoon|evening|night)";
    private static final String UNITS = "(?<unit>days?|mornings?|afternoons?|evenings?|nights?)";
    private static final String PLACE = "(?:the )?#(?<p>\\d)#";
    private static final String BEFORE =
            "(?<![\\p{L}\\d])(?:(?:on|onto|into|for|in|at|during|of|by|to)\\s+)?(?:(?:the|our|my|that|whole of)\\s+)*";
    private static final String MONTH =
            "(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
    private static final String WEEKDAY = "(?<w>mon|tues|wednes|thurs|fri|satur|sun)days?(?![\\p{L}])";
    private static final String GO =
            "(?:(?:we|i) )?(?:arrive|arrives|get|come|go|reach|check in|drive|travel|move|arriving|arrival|getting|reaching)(?: in| to| at| into)?";
    private static final String FLY =
            "(?:(?:we|i) )?(?:fly|flying|leave|go|depart|travel|head|return)(?: back)?(?: (?:home|out|back|again))?|(?:our |the |my )?(?:flight|departure|return)(?: home| back| out)?";

    private static final Pattern SIGN = Pattern.compile("@(?<n>\\d{1,2})@");

    private final TripDays days;
    private final List<Place> places;
    private final Optional<Integer> lastDay;
    private final List<When> found = new ArrayList<>();
    private String said = "";
    private final List<Name> names;

    private record Name(Pattern pattern, Function<Matcher, Optional<When>> meaning) {}

    /** @param lastDay that was spoken of last */
    DayPhrases(TripDays days, List<Place> places, Optional<Integer> lastDay) {
        this.days = days;
        this.places = places;
        this.lastDay = lastDay;
        this.names = List.of(
                name(BEFORE + "(?<unit>day|morning|afternoon|evening) after " + GO + " " + PLACE, this::afterArrival),
                name(
                        "(?<![\\p{L}\\d])(?<!\\b(?:for|in|within|only|just|but) )(?:on )?(?:somewhere|(?:(?:any|some|one|a single) (?<unit>day|morning|afternoon|evening)(?! (?:in|at|of|before|after|later|earlier|longer|more|less|shorter|extra|off|trip|each|is|works|will|would|suits)\\b)))\\b(?: or other)?",
                        this::anyDay),
                name(BEFORE + "(?<unit>day|morning) after #(?<p>\\d)#", this::afterTheStay),
                name(
                        BEFORE + ORD + FULL + " " + UNIT
                                + "(?: (?:that )?we (?:are|have|spend|stay))? (?:in|at|of|by|near) " + PLACE,
                        this::turnThere),
                name(
                        BEFORE
                                + "(?:day (?:(?:when |that )?we (?:go|drive|travel|move|leave|ride) )?(?:from )?#(?<p>\\d)# (?:to|for|-|\\u2013) #(?<q>\\d)#"
                                + "|#(?<r>\\d)# ?(?:to|-|\\u2013) ?#(?<s>\\d)# (?:travel |transfer |driving )?day)(?![\\p{L}])",
                        this::between),
                name(
                        BEFORE
                                + "(?:day (?:of|with|on|when we (?:take|ride|have|go by)) (?:the |our |that )?(?:(?:hill|scenic|long|morning|blue|first|mountain) )*train(?: (?:ride|journey|trip|day))?|(?:(?:hill|scenic|long|blue) )*train (?:ride )?day|day we (?:take|ride|have|go by) (?:the |our |that )?(?:(?:hill|scenic|long|blue|mountain) )*train(?: (?:ride|journey))?)(?: (?:from #\\d# )?to #(?<p>\\d)#)?(?![\\p{L}])",
                        this::byTrain),
                name(
                        BEFORE
                                + "(?:day (?:of|with|(?:when |that )?we (?:see|visit|do|go to|climb))) (?:the )?#(?<p>\\d)#",
                        match -> days.seeing(place(match)).stream().findFirst().flatMap(day -> one(day, ""))),
                name(
                        BEFORE
                                + "day (?:of|with|for) (?:the |our )(?<what>(?!trip|plan|tour|flight|week|stay|arrival|departure|holiday|train)\\p{L}{4,}(?: \\p{L}{4,})??)(?=\\s*(?:$|[,.;!?]|should|must|is|can|could|has|shall|to|please|only|at|we|nothing))",
                        match -> days.doing(match.group("what")).flatMap(day -> one(day, ""))),
                name(
                        BEFORE
                                + "(?<unit>day|morning|afternoon|evening) (?<side>after|before) (?:the|our) (?<what>(?!trip|plan|tour|flight|week|stay|arrival|departure|holiday|train|last|first|next)\\p{L}{4,}(?: \\p{L}{4,})??)(?=\\s*(?:$|[,.;!?]|should|must|is|can|could|shall|please|only|at|we|nothing|free))",
                        match -> days.doing(match.group("what"))
                                .flatMap(
                                        day -> one(day + (match.group("side").equals("after") ? 1 : -1), unit(match)))),
                name(BEFORE + "#(?<p>\\d)# day (?<n>\\d)\\b", this::numberThere),
                name(BEFORE + ORD + FULL + " #(?<p>\\d)# " + UNIT, this::turnThere),
                name(
                        "(?<![\\p{L}\\d])(?:on )?(?:one|an?|any|either) (?:of )?(?:(?:the|our|my) )*(?:#(?<p>\\d)# days|days? (?:in|at) #(?<q>\\d)#)",
                        this::anyThere),
                name(
                        "(?<![\\p{L}\\d])(?:(?:on|for|in|at|during) )?(?<all>(?:(?:all|each|every|both|the|our|of) )+)"
                                + UNITS + "(?: (?:that )?we (?:are|have|spend|stay))? (?:in|at|of) " + PLACE,
                        this::allThere),
                name(
                        "(?<![\\p{L}\\d])(?:on )?(?:the )?(?:(?<unit>day|morning|afternoon|evening) (?:when |that )?|when |once |as soon as )"
                                + GO + " " + PLACE,
                        this::arrival),
                name(BEFORE + "arrival (?<unit>day|afternoon|evening) (?:in|at) " + PLACE, this::arrival),
                name(
                        BEFORE
                                + "(?:(?<edge>first|last|final) )?(?:(?<count>two|three|four|five|[2-5]|couple of) )?(?:(?:lazy|full|free|whole) )*(?:beach|sea|seaside) days\\b",
                        this::byTheSea),
                name(
                        BEFORE + "(?<unit>day|morning|afternoon|evening|night) before (?:" + FLY + ")\\b",
                        match -> one(days.count() - (days.goesHome() ? 2 : 1), unit(match))),
                name(
                        BEFORE + "(?<unit>day|morning) (?:when |that |of )?(?:" + FLY + ")\\b(?! (?:to|in|from) #)",
                        match -> one(days.count() - 1, unit(match))),
                name(
                        BEFORE + "(?:last but one|second[- ]to[- ]last|second[- ]last|next[- ]to[- ]last|penultimate) "
                                + UNIT,
                        match -> one(days.count() - 2, unit(match))),
                name(
                        BEFORE
                                + "(?<unit>afternoon|evening|morning) (?:when |that )?(?:we|i) (?:arrive|land)\\b(?! (?:in|at) #)",
                        match -> one(0, unit(match))),
                name(
                        BEFORE + "(?:day of departure|departure day|travel day home)\\b",
                        match -> one(days.count() - 1, "")),
                name(
                        BEFORE
                                + "(?:arrival day|day of (?:our )?arrival|day (?:we|i) (?:land|arrive))\\b(?! (?:in|at) #)",
                        match -> one(0, "")),
                name(
                        BEFORE + "(?:days? )(?<n>\\d{1,2})(?: (?:and|&|to) (?:day )?(?<m>\\d{1,2}))?(?![\\d:.]\\d)\\b",
                        this::numbered),
                name(BEFORE + "day (?<word>one|two|three|four|five|six|seven|eight|nine|ten)\\b", this::numbered),
                name(BEFORE + "(?<d>\\d{1,2})(?:st|nd|rd|th)?(?: of)? " + MONTH + "\\b(?: 20\\d\\d)?", this::dated),
                name(BEFORE + MONTH + " (?:the )?(?<d>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? 20\\d\\d)?", this::dated),
                name(BEFORE + "(?<d>\\d{1,2})(?:st|nd|rd|th)\\b(?! day)", this::dated),
                name(BEFORE + "(?:valentine'?s?(?: day)?)(?![\\p{L}])", match -> fixed(2, 14)),
                name(BEFORE + "(?:christmas|xmas) eve\\b", match -> fixed(12, 24)),
                name(BEFORE + "(?:christmas(?: day)?|xmas(?: day)?)\\b", match -> fixed(12, 25)),
                name(BEFORE + "boxing day\\b", match -> fixed(12, 26)),
                name(BEFORE + "new year'?s? eve\\b", match -> fixed(12, 31)),
                name(BEFORE + "new year'?s?(?: day)?\\b", match -> fixed(1, 1)),
                name(BEFORE + "(?:this |next )?" + WEEKDAY, this::weekday),
                name(
                        BEFORE + ORD + FULL + " " + UNIT
                                + "(?: of (?:the|our|my) (?:trip|holiday|stay|plan|vacation|tour))?(?! (?:there|trip))\\b",
                        this::turn),
                name(BEFORE + ORD + FULL + " " + UNIT + " there\\b", this::turnAtTheLast),
                name(
                        "(?<![\\p{L}\\d])(?:somewhere )?(?:in|around|towards) the middle(?: of (?:the|our) (?:trip|holiday|tour|plan))?(?=\\s*(?:[,.;!?]|$|please))",
                        match -> one(days.count() / 2, "")),
                name("(?<![\\p{L}\\d])(?:on )?(?:every(?: single)?|each|all(?: the)?) days?\\b", match -> all()),
                name(
                        "(?<![\\p{L}\\d])(?:one|a|1) day (?<n>later|earlier)\\b",
                        match -> lastDay.flatMap(
                                day -> one(day + (match.group("n").equals("later") ? 1 : -1), ""))),
                name(
                        BEFORE
                                + "(?<unit>day|morning|afternoon|evening) after(?: (?:that|it|this))?(?=\\s*(?:[,.;!?]|$))",
                        match -> spokenOf(match).flatMap(day -> one(day + 1, unit(match)))),
                name(
                        "(?<![\\p{L}\\d])(?:on )?(?:the )?(?:next|following) (?<unit>day|morning|afternoon|evening)\\b",
                        match -> spokenOf(match).flatMap(day -> one(day + 1, unit(match)))),
                name(
                        BEFORE
                                + "(?<unit>day|morning|afternoon|evening) before(?: (?:that|it|this))?(?=\\s*(?:[,.;!?]|$))",
                        match -> spokenOf(match).flatMap(day -> one(day - 1, unit(match)))),
                name(
                        "(?<![\\p{L}\\d])(?:on )?(?:that|the same|same) (?<unit>day|morning|afternoon|evening)\\b",
                        match -> spokenOf(match).flatMap(day -> one(day, unit(match)))));
    }

    /** The day named last before some words, or else that of before. */
    private Optional<Integer> spokenOf(Matcher match) {
        return Patterns.in(SIGN, said.substring(0, match.start()))
                .reduce((one, other) -> other)
                .map(sign -> found.get(Integer.parseInt(sign.group("n"))).days().getLast())
                .or(() -> lastDay);
    }

    private static Name name(String pattern, Function<Matcher, Optional<When>> meaning) {
        return new Name(Pattern.compile(pattern), meaning);
    }

    List<When> found() {
        return found;
    }

    /** The text with each name of a day as a sign; nothing where one names no day of the trip. */
    Optional<String> signed(String text) {
        said = text;
        for (var name : names) {
            var match = name.pattern().matcher(said);
            var signed = new StringBuilder();
            while (match.find()) {
                var when = name.meaning().apply(match);
                if (when.isEmpty()) {
                    return Optional.empty();
                }
                match.appendReplacement(signed, " @" + found.size() + "@ ");
                found.add(when.get());
            }
            said = match.appendTail(signed).toString();
        }
        return Optional.of(said);
    }

    private static String unit(Matcher match) {
        var unit = match.group("unit");
        return unit == null || unit.startsWith("day")
                ? ""
                : unit.startsWith("night") ? "evening" : unit.replaceFirst("s$", "");
    }

    private Optional<When> one(int day, String part) {
        return day >= 0 && day < days.count() ? Optional.of(When.on(List.of(day), part)) : Optional.empty();
    }

    private Optional<When> all() {
        return Optional.of(When.on(IntStream.range(0, days.count()).boxed().toList(), ""));
    }

    private Optional<When> byTrain(Matcher match) {
        return (match.group("p") == null
                        ? days.byTrain()
                        : days.byTrainTo(places.get(Integer.parseInt(match.group("p")))))
                .flatMap(day -> one(day, ""));
    }

    /** Days that end by the sea; of the day on which one leaves it only where more of them are meant. */
    private Optional<When> byTheSea(Matcher match) {
        var sea = IntStream.range(0, days.count())
                .filter(day -> days.endOf(day).filter(DayPhrases::isByTheSea).isPresent())
                .filter(day -> day < days.count() - 1 || !days.goesHome())
                .boxed()
                .toList();
        int count = match.group("count") == null
                ? match.group("edge") == null ? sea.size() : 1
                : Names.number(match.group("count")).orElse(2);
        boolean leavesTheSea = days.goesHome() && sea.contains(days.count() - 2);
        var all = count > sea.size() && leavesTheSea
                ? Stream.concat(sea.stream(), Stream.of(days.count() - 1)).toList()
                : sea;
        boolean isFirst = "first".equals(match.group("edge"));
        return Optional.of(
                        isFirst
                                ? all.stream().limit(count).toList()
                                : all.subList(Math.max(0, all.size() - count), all.size()))
                .filter(some -> !some.isEmpty())
                .map(some -> When.on(some, ""));
    }

    private static boolean isByTheSea(Place place) {
        return Kinds.in("beach").filter(kind -> Kinds.isOne(place, kind)).isPresent();
    }

    private Place place(Matcher match) {
        var number = match.group("p") == null ? match.group("q") : match.group("p");
        return places.get(Integer.parseInt(number));
    }

    private Optional<When> turnThere(Matcher match) {
        return turn(match, place(match));
    }

    private Optional<When> turnAtTheLast(Matcher match) {
        return lastDay.flatMap(days::endOf).flatMap(place -> turn(match, place));
    }

    /** Of its mornings those that begin there, of the others those that end there; a day more than nights is the one on which one leaves. */
    private Optional<When> turn(Matcher match, Place place) {
        var part = unit(match);
        boolean isFull = match.group("full") != null;
        var ending = days.endingAt(place);
        var waking = days.wakingAt(place);
        var both = ending.stream().filter(waking::contains).toList();
        var some = isFull && part.equals("morning")
                ? waking
                : isFull
                        ? both.isEmpty() ? ending : both
                        : part.equals("morning") ? waking : part.isEmpty() && !isLast(match) ? days.at(place) : ending;
        return at(match.group("ord"), some).flatMap(day -> one(day, part));
    }

    private static boolean isLast(Matcher match) {
        return match.group("ord").equals("last") || match.group("ord").equals("final");
    }

    private static Optional<Integer> at(String ordinal, List<Integer> some) {
        if (some.isEmpty()) {
            return Optional.empty();
        }
        if (ordinal.equals("last") || ordinal.equals("final")) {
            return Optional.of(some.getLast());
        }
        int number = ordinal.equals("only") ? 1 : number(ordinal);
        return number >= 1 && number <= some.size() ? Optional.of(some.get(number - 1)) : Optional.empty();
    }

    private static int number(String ordinal) {
        return Character.isDigit(ordinal.charAt(0))
                ? Integer.parseInt(ordinal.replaceAll("\\D", ""))
                : 1
                        + List.of(
                                        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
                                        "ninth", "tenth")
                                .indexOf(ordinal);
    }

    private Optional<When> turn(Matcher match) {
        if (match.group("ord").equals("next")) {
            return spokenOf(match).flatMap(day -> one(day + 1, unit(match)));
        }
        var part = unit(match);
        boolean isFull = match.group("full") != null;
        boolean isTheNight = part.equals("evening") && days.goesHome();
        int last = days.count() - (isFull || isTheNight ? 2 : 1);
        var arrivesLate = days.plan().on(days.date(0)).begins() > 10 * 60;
        int first = isFull || (part.equals("morning") && arrivesLate) ? 1 : 0;
        var some = IntStream.rangeClosed(isLast(match) || isFull || part.equals("morning") ? first : 0, last)
                .boxed()
                .toList();
        return at(match.group("ord"), some).flatMap(day -> one(day, part));
    }

    /** That begins where one place is, and ends at another. */
    private Optional<When> between(Matcher match) {
        boolean isFirst = match.group("p") != null;
        var from = places.get(Integer.parseInt(match.group(isFirst ? "p" : "r")));
        var to = places.get(Integer.parseInt(match.group(isFirst ? "q" : "s")));
        var waking = days.wakingAt(from);
        return days.endingAt(to).stream().filter(waking::contains).findFirst().flatMap(day -> one(day, ""));
    }

    private Optional<When> numberThere(Matcher match) {
        var there = days.at(place(match));
        int number = Integer.parseInt(match.group("n"));
        return number >= 1 && number <= there.size() ? one(there.get(number - 1), "") : Optional.empty();
    }

    private Optional<When> anyThere(Matcher match) {
        var there = days.endingAt(place(match));
        return there.isEmpty() ? Optional.empty() : Optional.of(new When(there, true, false, ""));
    }

    private Optional<When> anyDay(Matcher match) {
        return Optional.of(new When(IntStream.range(0, days.count()).boxed().toList(), true, false, unit(match)));
    }

    private Optional<When> afterTheStay(Matcher match) {
        var there = days.endingAt(place(match));
        return there.isEmpty() ? Optional.empty() : one(there.getLast() + 1, unit(match));
    }

    private Optional<When> allThere(Matcher match) {
        var part = unit(match);
        boolean isEach = match.group("unit").endsWith("s") || match.group("all").matches(".*(?:each|every|all|both).*");
        var there = part.equals("morning") ? days.wakingAt(place(match)) : days.endingAt(place(match));
        if (there.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new When(there, !isEach && there.size() > 1, false, part));
    }

    private Optional<When> arrival(Matcher match) {
        return days.endingAt(place(match)).stream().findFirst().flatMap(day -> one(day, unit(match)));
    }

    private Optional<When> afterArrival(Matcher match) {
        return days.endingAt(place(match)).stream().findFirst().flatMap(day -> one(day + 1, unit(match)));
    }

    private Optional<When> numbered(Matcher match) {
        if (match.pattern().pattern().contains("<word>")) {
            return Names.number(match.group("word")).flatMap(day -> one(day - 1, ""));
        }
        int day = Integer.parseInt(match.group("n")) - 1;
        var other = match.group("m");
        if (other == null) {
            return one(day, "");
        }
        int to = Integer.parseInt(other) - 1;
        var some = match.group().contains(" to ")
                ? IntStream.rangeClosed(day, to).boxed().toList()
                : List.of(day, to);
        return some.stream().allMatch(number -> number >= 0 && number < days.count()) && !some.isEmpty()
                ? Optional.of(When.on(some, ""))
                : Optional.empty();
    }

    private Optional<When> dated(Matcher match) {
        int number = Integer.parseInt(match.group("d"));
        boolean hasMonth = match.pattern().pattern().contains("<month>");
        var month = hasMonth ? match.group("month").substring(0, 3) : "";
        return days(date -> date.getDayOfMonth() == number
                && (month.isEmpty()
                        || date.getMonth().name().toLowerCase(Locale.ROOT).startsWith(month)));
    }

    private Optional<When> fixed(int month, int day) {
        return days(date -> date.getMonthValue() == month && date.getDayOfMonth() == day);
    }

    private Optional<When> weekday(Matcher match) {
        var said = match.group("w");
        for (var weekday : DayOfWeek.values()) {
            if (weekday.name().toLowerCase(Locale.ROOT).startsWith(said)) {
                return days(date -> date.getDayOfWeek() == weekday);
            }
        }
        return Optional.empty();
    }

    /** The first of those that there are. */
    private Optional<When> days(Predicate<LocalDate> wanted) {
        return IntStream.range(0, days.count())
                .filter(day -> wanted.test(days.date(day)))
                .boxed()
                .findFirst()
                .map(day -> new When(List.of(day), false, true, ""));
    }
}
