package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.intent.Reading;
import ai.travion.router.wishes.StandingWish;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAdjusters;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A change to one day of a plan, its end or its hours: "sunday too", "replace day 3 with Jaffna", "Jaffna only", "start later, like 10".
 * What is not spoken of stays as it was.
 */
final class DayEdit implements Completion {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);
    private static final int LONGEST_STAY_DAYS = 30;
    private static final int LONGEST_WORDS = 14;
    private static final String LEAD =
            "^\\W*(?:(?:and|but|so|or|ok(?:ay)?|then|well|hmm+|no|also|please|actually|maybe|can\\s+(?:we|you)|could\\s+(?:we|you)|let'?s|we'?d\\s+rather|i'?d\\s+rather|i\\s+want\\s+to|we\\s+want\\s+to|make\\s+it)\\b[\\s,.!]*)*";
    private static final String NTH =
            "(?:day\\s*(?:\\d|one|two|three|four|five)|(?:the\\s+|that\\s+|our\\s+)?(?:first|second|third|fourth|fifth|last|final|extra|additional|new|other)\\s+(?:day|one|night)|that\\s+(?:one|day)|the\\s+\\d(?:st|nd|rd|th))";
    /** "Spend that one in Nuwara Eliya", "day 3 in Jaffna", "replace day 3 with Jaffna", "add Unawatuna on the last day". */
    private static final Pattern ELSEWHERE = Patterns.anyCase(
            "\\b(?:on\\s+)?" + NTH
                    + ",?\\s+(?:(?:we|i|let'?s|please|rather|just)(?:'d|\\s+would|\\s+want\\s+to|\\s+will)*\\s+)*(?:go|drive|travel|head|stay|be)\\s+(?:to|in|at)\\s+(?:the\\s+)?#|\\b(?:spend|do|have|use)\\s+"
                    + NTH
                    + "\\s+(?:in|at)\\s+(?:the\\s+)?#|\\b(?:replace|swap|change|exchange)\\s+" + NTH
                    + "\\s+(?:with|for|to|by|into)\\s+(?:the\\s+)?#|" + LEAD + NTH
                    + "\\s+(?:in|at)\\s+(?:the\\s+)?#+\\W*$|\\b(?:end|finish)(?:ing)?\\s+(?:up\\s+)?(?:in|at)\\s+(?:the\\s+)?#");

    /** The days of the trip are moved in the same breath. */
    private static final Pattern MOVED_TOO = Patterns.words(
            "(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|ten) (?:days?|weeks?) (?:later|earlier|sooner)");

    private static final Pattern ONLY = Patterns.anyCase(
            LEAD
                    + "(?:(?:only|just)\\s+(?:in\\s+)?(?:the\\s+)?#+|(?:the\\s+)?#+[\\s,]+(?:only|alone|and\\s+nothing\\s+else|is\\s+enough|will\\s+do))(?:\\s+(?:please|then|pls))?\\W*$");
    private static final String SEVERAL = "(?:the\\s+)?#+(?:\\s*(?:,|,?\\s*and|&|plus)\\s*(?:the\\s+)?#+)+";
    /** "Keep Ella and Galle only", "just Ella and Galle". */
    private static final Pattern ONLY_THESE = Patterns.anyCase(
            LEAD
                    + "(?:(?:keep|leave|take|do|stick\\s+(?:to|with)|stay\\s+with|(?:reduce|cut|narrow|limit|shorten)\\s+(?:it|this|that|the\\s+\\p{L}+)\\s+(?:down\\s+)?to)\\s+)?(?:only|just)\\s+(?:(?:keep|do|visit|see|go\\s+to|in)\\s+)?"
                    + SEVERAL
                    + "(?:\\s+(?:please|then|pls|and\\s+(?:drop|skip|leave\\s+out)\\s+(?:the\\s+)?(?:rest|others?)))*\\W*$|"
                    + LEAD
                    + "(?:(?:keep|leave|do|stick\\s+(?:to|with)|stay\\s+with|(?:reduce|cut|narrow|limit|shorten)\\s+(?:it|this|that|the\\s+\\p{L}+)\\s+(?:down\\s+)?to)\\s+)"
                    + SEVERAL
                    + "(?:[\\s,]+(?:only|alone|and\\s+nothing\\s+else|please|then|pls|is\\s+enough|and\\s+(?:drop|skip|leave\\s+out)\\s+(?:the\\s+)?(?:rest|others?)))*\\W*$|"
                    + LEAD + SEVERAL
                    + "[\\s,]+(?:only|alone|and\\s+nothing\\s+else|(?:is|are)\\s+enough|will\\s+do)(?:\\s+(?:please|then|pls))?\\W*$");

    private static final String DAY_NAME =
            "(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|\\d{1,2}(?:st|nd|rd|th)?(?:\\s+(?:of\\s+)?\\p{L}{3,9})?|the\\s+\\d{1,2}(?:st|nd|rd|th)?";
    /** "Sunday afternoon too", "and saturday as well", "add sunday". */
    private static final Pattern TOO = Patterns.anyCase(LEAD + "(?:add\\s+)?(?:on\\s+)?(?:" + DAY_NAME
            + ")(?:\\s+(?<part>morning|afternoon|evening|night))?\\s+(?:too|as\\s+well|also)(?:\\s+(?:please|pls))?\\W*$|"
            + LEAD
            + "(?:add|plus|include)\\s+(?:on\\s+)?(?:" + DAY_NAME
            + ")(?:\\s+(?<half>morning|afternoon|evening))?(?:\\s+(?:please|pls|too|as\\s+well))?\\W*$");

    private static final Pattern NUMBERED = Patterns.anyCase("\\b\\d{1,2}(?:st|nd|rd|th)?\\b");
    /** "Until sunday". */
    private static final Pattern UNTIL =
            Patterns.anyCase(LEAD + "(?:stay(?:ing)?\\s+)?(?:until|till|til|up\\s+to|through)\\s+(?:" + DAY_NAME
                    + ")(?:\\s+(?:please|then|instead))?\\W*$");
    /** "Can we start later, like 10". */
    private static final Pattern STARTS_AT = Patterns.anyCase(
            "\\b(?:start|begin|leave|set\\s+off|get\\s+going)(?:ing)?\\b(?:\\s+(?:the\\s+)?(?:days?|it|us))?(?:\\s+(?:a\\s+bit\\s+)?(?:later|earlier|late|early))?[\\s,]*(?:maybe\\s+|so\\s+|say\\s+)?(?:like|around|about|at|by|from|not\\s+before)?\\s*(?<hour>[4-9]|1[0-2])(?:[:.](?<min>[0-5]\\d))?\\s*(?<half>am|pm|o'?clock)?(?:\\s+(?:please|pls|or\\s+so|instead|ish))*\\W*$");

    /** The hour of one day is not that of each. */
    private static final Pattern OF_ONE_DAY = Patterns.words(
            "day (?:\\d|one|two|three|four|five|six|seven)|(?:first|second|third|fourth|last) (?:day|morning)");

    private static final Pattern ONE_DAY_AT = Patterns.anyCase(
            "\\b(?:start|begin|set\\s+off|get\\s+going)\\s+(?:at|around)\\s+(?<hour>[4-9]|1[0-2])(?:[:.](?<min>[0-5]\\d))?\\s*(?<half>am|pm|o'?clock)?\\s+(?:on|of)\\s+day\\s+(?<day>\\d|one|two|three|four|five|six|seven)\\W*(?:please)?\\W*$");

    private static final Pattern ARRIVING = Patterns.anyCase(
            LEAD
                    + "(?:(?:we|i)(?:'ll|\\s+will|\\s+only|\\s+would)?\\s+)?(?<what>arrive|get\\s+(?:in|there)|land|leave|have\\s+to\\s+leave|must\\s+leave|need\\s+to\\s+leave|are\\s+back|be\\s+back|finish)\\s+(?:only\\s+)?(?<how>at|by|around|before|after)\\s+(?<hour>\\d{1,2})(?:[:.](?<min>[0-5]\\d))?\\s*(?<half>am|pm|o'?clock)?\\W*$");
    private static final Pattern FREE_OF_CHARGE = Patterns.anyCase(
            "\\b(?:don'?t|do\\s+not|won'?t|rather\\s+not|without)\\s+(?:want\\s+to\\s+|like\\s+to\\s+)?(?:pay(?:ing)?|spend(?:ing)?)\\b[^.?!]{0,20}|\\b(?:only|just)\\s+free\\s+(?:things|stuff|sights|places)\\b|\\bfree\\s+(?:things|stuff|sights)\\s+only\\b");
    private static final Pattern HOW_MANY = Patterns.anyCase(
            LEAD
                    + "(?:we(?:'re|\\s+are)|there\\s+(?:are|will\\s+be)|only|now|it'?s)\\s+(?:only\\s+|now\\s+|just\\s+)?(?<n>two|three|four|five|six|seven|eight|\\d{1,2})(?:\\s+of\\s+us)?\\s*(?:now|people|only)?(?:\\s*[,.;]?\\s+(?:as\\s+)?(?:my|our)\\s+[\\p{L} ]{3,30}\\s+(?:joins?|comes?|is\\s+(?:joining|coming)|came)(?:\\s+(?:too|along|us))?|\\s+(?:now|only))\\W*$");
    /** "Can we go from Ella", "and back to Ella". */
    private static final Pattern FROM = Patterns.anyCase(LEAD
            + "(?:go|start|leave|set\\s+off|set\\s+out|travel|come|coming|starting)\\s+from\\s+(?:the\\s+)?#+\\W*$");

    private static final Pattern BACK_TO = Patterns.anyCase(
            LEAD + "(?:go(?:ing)?\\s+)?back\\s+to\\s+(?:the\\s+)?#+(?:\\s+(?:at\\s+the\\s+end|after|then))?\\W*$");
    private static final Pattern COMPANY =
            Patterns.anyCase(LEAD + "(?<with>with\\s+" + SlotExchange.COMPANY + ")\\W*$");
    private static final int NOON = 12;
    private static final int EARLIEST_MORNING = 7;

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        boolean ofThePlan = !conversation.itinerary().isEmpty()
                && conversation.isBesideThePlan()
                && message.said().words().size() <= LONGEST_WORDS
                && !PlainQuestion.is(message);
        return ofThePlan
                ? Stream.of(
                                elsewhere(message, before),
                                way(message, before),
                                only(message),
                                longer(message, before),
                                hours(message, before),
                                party(message),
                                company(message),
                                free(message))
                        .flatMap(Optional::stream)
                        .findFirst()
                : Optional.empty();
    }

    /** One day goes elsewhere: the other days keep their places. */
    private static Optional<Completed> elsewhere(Reading message, Background before) {
        var named = message.places().targets();
        boolean oneDay = named.size() == 1
                && before.conversation().days().filter(days -> days > 1).isPresent()
                && !before.conversation().plans(named.getFirst())
                && Patterns.isIn(ELSEWHERE, message.places().remainder());
        var moved = Patterns.in(MOVED_TOO, message.places().remainder())
                .map(move -> ", " + move.group())
                .findFirst()
                .orElse("");
        return oneDay
                ? Optional.of(new Completed(
                        "Add " + named.getFirst().name() + " to the plan at the end" + moved,
                        List.of("%s is added for that day; the other days stay where they were."
                                .formatted(named.getFirst().name()))))
                : Optional.empty();
    }

    private static Optional<Completed> way(Reading message, Background before) {
        var places = message.places();
        if (places.all().size() != 1) {
            return Optional.empty();
        }
        var name = places.all().getFirst().name();
        if (Patterns.isAllOf(FROM, places.remainder())) {
            return Optional.of(new Completed("Start the trip from " + name));
        }
        return Patterns.isAllOf(BACK_TO, places.remainder())
                ? Optional.of(new Completed(
                        before.conversation().plans(places.all().getFirst())
                                ? "Make it end in " + name
                                : "Add " + name + " to the plan at the end"))
                : Optional.empty();
    }

    /** The plan is for that place, or those, alone; its days stay. */
    private static Optional<Completed> only(Reading message) {
        var named = message.places().targets();
        var words = message.places().remainder();
        boolean these = named.size() == 1
                ? Patterns.isAllOf(ONLY, words)
                : named.size() > 1 && Patterns.isAllOf(ONLY_THESE, words);
        var names = named.stream().map(Place::name).collect(Collectors.joining(" and "));
        return these
                ? Optional.of(new Completed(
                        "Make it %s instead".formatted(names),
                        List.of("The plan is for %s alone now, on the same days.".formatted(names))))
                : Optional.empty();
    }

    /** "Sunday too" adds a day, and "until sunday" moves the end; the beginning stays. */
    private static Optional<Completed> longer(Reading message, Background before) {
        var too = Patterns.matcher(TOO, message.said().text());
        boolean isToo = too.matches();
        boolean ends = message.said().is(UNTIL);
        var first = before.conversation().start();
        var said = message.when().end().or(() -> message.when().start());
        if (!(isToo || ends) || first.isEmpty() || said.isEmpty()) {
            return Optional.empty();
        }
        var last = ends || said.get().isBefore(first.get()) ? onOrAfter(first.get(), said.get(), message) : said.get();
        var end = before.conversation().end().orElse(first.get());
        if (last.isAfter(first.get().plusDays(LONGEST_STAY_DAYS))) {
            return Optional.empty();
        }
        if (isToo && !last.isAfter(end)) {
            return Optional.of(new Completed(
                    "Make it from %s to %s".formatted(DAY.format(first.get()), DAY.format(end)),
                    List.of("%s is in the plan already.".formatted(DAY.format(last)))));
        }
        if (isToo && last.isAfter(end.plusDays(1))) {
            return Optional.of(new Completed(
                    "Make it on " + DAY.format(last),
                    List.of("A plan takes days in a row: this one is for %s, and the one for %s stays as it was."
                            .formatted(DAY.format(last), DAY.format(first.get())))));
        }
        var part = isToo
                ? Optional.ofNullable(too.group("part")).or(() -> Optional.ofNullable(too.group("half")))
                : Optional.<String>empty();
        return Optional.of(new Completed(
                "Make it from %s to %s".formatted(DAY.format(first.get()), DAY.format(last)),
                part.map(half -> List.of(
                                "%s is planned whole; take what suits the %s of it.".formatted(DAY.format(last), half)))
                        .orElseGet(List::of)));
    }

    /** A day that lies far from the plan was meant of the plan's own time: its weekday, or that day of its month. */
    private static LocalDate onOrAfter(LocalDate first, LocalDate said, Reading message) {
        if (!said.isBefore(first) && !said.isAfter(first.plusDays(LONGEST_STAY_DAYS))) {
            return said;
        }
        if (message.said().has(NUMBERED)) {
            return first.datesUntil(first.plusMonths(2))
                    .filter(day -> day.getDayOfMonth() == said.getDayOfMonth())
                    .findFirst()
                    .orElse(said);
        }
        return first.with(TemporalAdjusters.nextOrSame(said.getDayOfWeek()));
    }

    private static Optional<Completed> hours(Reading message, Background before) {
        var starts = Patterns.matcher(STARTS_AT, message.said().text());
        if (starts.find() && message.places().isEmpty() && !message.said().has(OF_ONE_DAY)) {
            var clock = clock(starts.group("hour"), starts.group("min"), starts.group("half"), false);
            return Optional.of(
                    before.conversation().days().filter(days -> days > 1).isPresent()
                            ? new Completed(
                                    "Make it starting at " + clock + " each day",
                                    List.of(),
                                    message.wishes().party().isPresent(),
                                    List.of(),
                                    Optional.of(Change.of(List.of(StandingWish.startingAt(clock)))))
                            : new Completed("Make it starting at " + clock));
        }
        var ofADay = Patterns.matcher(ONE_DAY_AT, message.said().text());
        if (ofADay.find() && message.places().isEmpty()) {
            var clock = clock(ofADay.group("hour"), ofADay.group("min"), ofADay.group("half"), false);
            return Names.number(ofADay.group("day"))
                    .map(day -> new Completed("Start day %d at %s.".formatted(day, clock)));
        }
        var arrives = Patterns.matcher(ARRIVING, message.said().text());
        if (!arrives.matches() || !message.places().isEmpty()) {
            return Optional.empty();
        }
        boolean comes = arrives.group("what").matches("(?i)arrive|get.*|land");
        var clock = clock(arrives.group("hour"), arrives.group("min"), arrives.group("half"), !comes);
        return Optional.of(new Completed(
                comes ? "Make it so that we arrive at " + clock : "Make it so that we leave at " + clock));
    }

    /** "Leave by 6" is said of the evening. */
    private static String clock(String hour, String minutes, String half, boolean late) {
        int said = Integer.parseInt(hour);
        boolean afternoon = half == null ? late && said < EARLIEST_MORNING : half.equalsIgnoreCase("pm");
        return "%02d:%s".formatted(afternoon && said < NOON ? said + NOON : said, minutes == null ? "00" : minutes);
    }

    private static Optional<Completed> party(Reading message) {
        var said = Patterns.matcher(HOW_MANY, message.said().text());
        return message.places().isEmpty() && said.matches()
                ? Optional.of(new Completed("Make the plan for " + said.group("n") + " people"))
                : Optional.empty();
    }

    private static Optional<Completed> company(Reading message) {
        var with = Patterns.matcher(COMPANY, message.said().text());
        return message.places().isEmpty() && with.matches()
                ? Optional.of(new Completed("Make the plan " + with.group("with")))
                : Optional.empty();
    }

    private static Optional<Completed> free(Reading message) {
        return message.places().isEmpty() && message.said().has(FREE_OF_CHARGE)
                ? Optional.of(new Completed(
                        "Make it cheaper",
                        List.of("Taken as a wish for the lowest cost: sights without a fee come first.")))
                : Optional.empty();
    }
}
