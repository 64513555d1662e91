package ai.travion.router.act;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Entry;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** A change of a plan in plain words, such as those who change it read without fail: "Leave day 2 free." */
final class PlainOrder {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

    private static final Pattern OLD = Patterns.anyCase(
            "\\b(?:instead\\s+of|in\\s+place\\s+of|rather\\s+than|in\\s+lieu\\s+of|over|for)\\s+(?:the\\s+)?$");
    private static final Pattern FIRST = Patterns.words("first|earliest|at the (?:start|beginning)|to begin with");
    private static final Pattern LAST = Patterns.words("last|at the (?:very )?end|finally");
    private static final Pattern BEFORE = Patterns.words("before|ahead of|prior to");
    private static final Pattern AFTER = Patterns.words("after|behind|following");
    private static final Pattern PART = Patterns.words("morning|afternoon|evening");
    private static final Pattern MIDDLE = Patterns.words("middle|mid|halfway|between|midway");
    private static final Pattern FLIGHT = Patterns.words("flight|plane|fly|flying|take ?off|airport");
    private static final Pattern DEARER = Patterns.words(
            "better|nicer|upgrade|luxur\\p{L}*|splurge|comforts?|star|fancy|fancier|posh\\p{L}*|premium|no issue|money is no\\p{L}*|more for (?:the )?hotels?|spend more|(?:not|n't|no need to|never) (?:save|be cheap)|not (?:so )?important|no (?:matter|object|problem|limit)|(?:doesn't|does not|don't|do not) (?:matter|mind|care)|(?:not|no|nothing|don't want|do not want) (?:too |the |a |so )?cheap|(?<!can't )(?<!cannot )(?<!not )(?<!n't )afford (?:more|it|better|that|to)");
    /** An amount is read as it is, and tells of no direction. */
    private static final Pattern CHEAPER = Patterns.words(
            "cheap|cheaper|cheapest|less expensive|less money|(?:too|so|very|bit) (?:\\p{L}+ )?(?:expensive|costly|dear|pricey|high)|expensive|pricey|costly|save|saving|savings|spend less|cost less|costs? (?:down|less)|budget|low|lower|reduce|cut|tight|tighter|affordable|economical|economy|(?:can't|cannot|not|couldn't) (?:really )?afford|bring (?:\\p{L}+ )*down|down|broke|frugal|backpack\\p{L}*");

    private static final Pattern AMOUNT = Patterns.anyCase("\\d|\\b(?:lakhs?|hundred|thousand)\\b");
    private static final Pattern WITHOUT = Patterns.words("without|but no|except");
    /** When something leaves is not when the trip begins. */
    private static final Pattern SAILS = Patterns.words("sails?|ships?|cruise|leaves?|departs?|flies|fly|return");

    /** What names the car to do without it. */
    private static final Pattern NO_CAR = Patterns.words(
            "(?:no|without(?: an?| the)?|not by|(?:don't|dont|do not|won't) (?:want|need|have|take|rent)(?: an?| the)?) (?:private |rental |hired? )?(?:cars?|drivers?|taxis?)|(?:only|just) (?:by )?(?:the )?(?:public transport|bus(?:es)?|trains?)|public transport only");

    private static final Pattern NONE_FREE = Patterns.words(
            "(?:no|not|\\p{L}+n't|without|skip|drop|cancel|fill|forget) (?:(?:the|a|any|so many|that|need|want|have) )*(?:free|rest|empty|lazy)(?: days?)?|(?:free|rest|empty|lazy) days?(?: \\p{L}+){0,3} already|(?:gluten|dairy|sugar|lactose|nut|meat|alcohol|smoke) ?-?free|free (?:walking|guided|city|tours?|entry|entrance|admission|wifi|breakfast|parking|tickets?|cancellation|of charge)|set off|get off");
    /** Less of a kind, or none of it at an hour, is not none of it. */
    private static final Pattern SOME = Patterns.words(
            "not just|except|apart from|besides|other than|fewer|less|not so many|too many|not many|enough|reduce|limit|some|another|only|but|morning|afternoon|evening|lunch|night|day|days|first|last");
    /** Who arrives at an hour does not end anything then. */
    private static final Pattern COMES = Patterns.words("land(?:s|ing)?|arriv\\p{L}*");
    /** Of a list it is the first that is taken, and no plan of before. */
    private static final Pattern OF_A_LIST = Patterns.words("suggestion|proposal|idea|one");

    private static final Pattern LATER = Patterns.anyCase(
            "\\b(?<n>\\d{1,2}|an?|one|two|three|four|couple\\s+of|fortnight)\\s*(?<unit>days?|weeks?|months?)?\\s+(?:\\p{L}+\\s+)?(?<how>later|earlier|sooner|ahead|back|forward)\\b");

    /** "I'd rather not get up at 5" names the hour that is too early; "nothing before 9" names the one that is not. */
    private static final Pattern NOT_AT_THAT_HOUR = Patterns.anyCase(
            "\\b(?:not|(?:do|does|did|wo|ca|would|could|should|must|is|are)n['\u2019]?t|never|no|nothing|hates?)\\b(?![^.;]*\\b(?:before|until|till?|earlier|sooner|than)\\b)(?:(?!\\b(?:so|but|instead)\\b)[^.,;])*\\d");

    /** "Start the days later" is of the mornings. */
    private static final Pattern DAYS_LATER = Patterns.anyCase(
            "\\b(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|ten|couple\\s+of|few)\\s+(?:more\\s+)?(?:days?|weeks?|months?)\\s+(?:later|earlier|sooner)\\b");

    /** "I don't want to lose the last day" keeps it. */
    private static final Pattern KEPT = Patterns.words(
            "(?:not|never|don['\u2019]?t|do not|wouldn['\u2019]?t|can['\u2019]?t) (?:want to |like to |wish to |have to )?(?:lose|drop|cut|skip|miss|give up|leave out|cancel|remove)");

    /** "Plan something else" is for no plan that is there. */
    private static final Pattern ANOTHER = Patterns.words(
            "(?:something|somewhere|anything) (?:else|different|new|other)|(?:a|an) (?:new|different|other) (?:plan|trip)|another (?:plan|trip|one)");

    private PlainOrder() {}

    /** The order; nothing where the message does not name what it takes. */
    static Optional<String> of(Act act, Slots said) {
        return act != Act.LONGER && act != Act.MOVE_DATES && said.namesADayBeside()
                ? Optional.empty()
                : named(act, said);
    }

    private static Optional<String> named(Act act, Slots said) {
        return switch (act) {
            case ADD_PLACE -> ofNew(said).map(places -> "Add " + places + " to the plan" + said.onTheDay() + ".");
            case DROP_PLACE -> dropped(said);
            case REPLACE_PLACE -> replaced(said);
            case MOVE_STOP -> moved(said);
            case SWAP_DAYS -> two(said).map(days -> "Swap day " + days.getFirst() + " and day " + days.getLast() + ".");
            case LONGER -> PlainLength.longer(said);
            case SHORTER -> PlainLength.shorter(said);
            case DROP_DAY ->
                day(said).filter(day -> !said.has(WITHOUT) && !said.has(KEPT)).map(day -> "Drop day " + day + ".");
            case FREE_DAY ->
                said.has(NONE_FREE) || said.has(PART) || said.days().size() > 1
                        ? Optional.empty()
                        : Optional.of("Leave day " + day(said).orElseGet(() -> idle(said)) + " free.");
            case SLOWER ->
                Optional.of(
                        day(said).map(day -> "Make day " + day + " less full.").orElse("Make it slower."));
            case FULLER ->
                Optional.of(day(said).map(day -> "Make day " + day + " fuller.").orElse("Make the plan fuller."));
            // "Start two days later" moves the trip, and no morning.
            case START_LATER ->
                said.has(DAYS_LATER)
                        ? Optional.empty()
                        : Optional.of(Optional.of(said)
                                .filter(one -> !one.has(NOT_AT_THAT_HOUR))
                                .flatMap(PlainOrder::starting)
                                .orElse("Start the days an hour later."));
            case START_EARLIER ->
                said.has(DAYS_LATER)
                        ? Optional.empty()
                        : starting(said).or(() -> Optional.of("Start the days an hour earlier."));
            case END_BY -> ending(said);
            case MOVE_DATES -> dates(said);
            case START_AT -> end(said).map(place -> "Start in " + place + ".");
            case END_AT -> end(said).map(place -> "End in " + place + ".");
            case ADD_KIND -> KindSaid.in(said.text()).map(kind -> "Add " + kind.one() + said.onTheDay() + ".");
            case DROP_KIND ->
                KindSaid.in(said.text()).filter(kind -> !said.has(SOME)).map(kind -> "No " + kind.many() + ", please.");
            case LESS_DRIVING -> Optional.of("Less driving, please.");
            case BY_TRAIN -> Optional.of("By train, please.");
            case BY_CAR -> Optional.of(said.has(NO_CAR) ? "By bus and train, please." : "By car, please.");
            case BUDGET ->
                said.has(DEARER) || said.has(AMOUNT) || !said.has(CHEAPER)
                        ? Optional.empty()
                        : Optional.of("Make it cheaper.");
            case EASIER -> easier(said);
            case UNDO -> Optional.of("Undo the last change.");
            case FIRST_VERSION -> said.has(OF_A_LIST) ? Optional.empty() : Optional.of("Go back to the first version.");
            case SHOW_PLAN -> said.has(ANOTHER) ? Optional.empty() : Optional.of("Show me the plan again.");
            case SUMMARY -> Optional.of("Give me a summary of the plan.");
            default -> Optional.empty();
        };
    }

    private static Optional<Integer> day(Slots said) {
        return said.days().stream().filter(day -> day <= said.length()).findFirst();
    }

    private static Optional<List<Integer>> two(Slots said) {
        return Optional.of(said.twoDays()).filter(days -> days.size() == 2);
    }

    private static Optional<String> one(Slots said) {
        return said.places().stream().findFirst().map(Place::name);
    }

    private static Optional<String> ofNew(Slots said) {
        var wanted = said.wanted();
        var places = wanted.stream()
                .filter(place -> !said.isPlanned(place))
                .map(Place::name)
                .toList();
        // What is planned already is told to be so.
        return places.isEmpty()
                ? wanted.stream().findFirst().map(Place::name)
                : Optional.of(String.join(" and ", places));
    }

    /** Of two that are named one may be what stays. */
    private static Optional<String> dropped(Slots said) {
        var planned = said.places().stream().filter(said::isPlanned).toList();
        if (planned.isEmpty()) {
            return stopName(said).map(stop -> "Leave " + stop + " out of the plan.");
        }
        return planned.size() == 1 && !said.isKept(planned.getFirst())
                ? Optional.of("Leave " + planned.getFirst().name() + " out of the plan.")
                : Optional.empty();
    }

    /** Where the trip begins or ends from now on, and not where it did. */
    private static Optional<String> end(Slots said) {
        var wanted = said.wanted();
        return wanted.size() == 1 ? Optional.of(wanted.getFirst().name()) : Optional.empty();
    }

    private static Optional<String> stopName(Slots said) {
        return said.places().isEmpty() ? said.stop().flatMap(Entry::place).map(Place::name) : Optional.empty();
    }

    private static Optional<String> replaced(Slots said) {
        if (said.places().size() != 2) {
            return Optional.empty();
        }
        var first = said.places().getFirst();
        var second = said.places().getLast();
        boolean secondIsOld =
                said.isPlanned(first) == said.isPlanned(second) ? isOld(said, second) : said.isPlanned(second);
        return Optional.of(
                secondIsOld
                        ? "Replace " + second.name() + " with " + first.name() + "."
                        : "Replace " + first.name() + " with " + second.name() + ".");
    }

    private static boolean isOld(Slots said, Place place) {
        int at = said.text().indexOf(place.name().toLowerCase(Locale.ROOT));
        return at > 0 && OLD.matcher(said.text().substring(0, at)).find();
    }

    private static Optional<String> moved(Slots said) {
        if (said.places().size() == 2 && said.has(BEFORE) && said.has(AFTER)) {
            return Optional.empty();
        }
        if (said.places().size() == 2 && (said.has(BEFORE) || said.has(AFTER))) {
            // "Before Kandy we want Ella" names them the other way round.
            return !said.isBetweenThem(said.has(BEFORE) ? BEFORE : AFTER)
                    ? Optional.empty()
                    : Optional.of("Put %s %s %s."
                            .formatted(
                                    said.places().getFirst().name(),
                                    said.has(BEFORE) ? "before" : "after",
                                    said.places().getLast().name()));
        }
        if (said.isPlaceOfADay()) {
            return KindSaid.in(said.text())
                    .flatMap(kind -> day(said).map(day -> "Add " + kind.one() + " on day " + day + "."));
        }
        var elsewhere =
                said.places().stream().filter(place -> !said.isPlanned(place)).findFirst();
        if (elsewhere.isPresent()) {
            return Optional.of("Add " + elsewhere.get().name() + " to the plan" + said.onTheDay() + ".");
        }
        var thing = one(said).or(() -> stopName(said));
        var part = Patterns.in(PART, said.text())
                .findFirst()
                .map(found -> " in the " + found.group())
                .orElse("");
        return thing.flatMap(name -> day(said)
                .map(day -> " on day " + day + part)
                .or(() -> part.isEmpty() ? Optional.empty() : Optional.of(part))
                .or(() -> inTurn(said))
                .map(where -> "Put " + name + where + "."));
    }

    /** A whole place comes first or last, and not one of its stops. */
    private static Optional<String> inTurn(Slots said) {
        boolean ofAStop = said.places().stream().noneMatch(said::isABase);
        if (ofAStop || said.has(LAST) == said.has(FIRST)) {
            return Optional.empty();
        }
        return Optional.of(said.has(LAST) ? " last" : " first");
    }

    /** A day to rest on where none is named: of a place the day after the first one there, else the middle one. */
    private static int idle(Slots said) {
        var place = said.places().stream().findFirst().filter(somewhere -> !said.has(MIDDLE));
        return place.flatMap(said::secondDayAt).orElse(Math.max(1, (said.length() + 2) / 2));
    }

    private static Optional<String> starting(Slots said) {
        return Hour.in(said.text(), false)
                .map(hour -> day(said)
                        .or(() -> said.places().stream().findFirst().flatMap(said::dayOfLeaving))
                        .map(day -> "Start day " + day + " at " + hour + ".")
                        .orElse("Start each day at " + hour + "."));
    }

    private static Optional<String> ending(Slots said) {
        if (said.has(COMES)) {
            return Optional.empty();
        }
        return Hour.in(said.text(), true).map(hour -> {
            var day = day(said).filter(number -> number < said.length()).map(number -> "day " + number);
            if (said.has(FLIGHT)) {
                boolean byThen = said.text().contains("airport");
                return (byThen ? "Be at the airport by " : "Our flight leaves at ") + hour + " on "
                        + day.orElse("the last day") + ".";
            }
            var where = said.places().isEmpty()
                    ? ""
                    : " in " + said.places().getLast().name();
            return "Be back" + where + " by " + hour + " on " + day.orElse("the last day") + ".";
        });
    }

    private static Optional<String> dates(Slots said) {
        if (said.has(SAILS)) {
            return Optional.empty();
        }
        var later = Patterns.matcher(LATER, said.text());
        if (later.find()) {
            boolean sooner = List.of("earlier", "sooner", "forward", "ahead").contains(later.group("how"));
            var unit = Optional.ofNullable(later.group("unit")).orElse("");
            boolean fortnight = later.group("n").equals("fortnight");
            return unit.isEmpty() && !fortnight
                    ? Optional.empty()
                    : Optional.of("Move the trip %s %s %s."
                            .formatted(
                                    fortnight ? "2" : later.group("n").replace("couple of", "2"),
                                    fortnight ? "weeks" : unit,
                                    sooner ? "earlier" : "later"));
        }
        return said.start().map(day -> "Start on " + day.format(DAY) + " instead.");
    }

    private static Optional<String> easier(Slots said) {
        return said.places().size() > 1
                ? Optional.empty()
                : one(said).or(() -> stopName(said)).map(place -> "Something easier instead of " + place + ".");
    }
}
