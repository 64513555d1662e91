package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** "What time do we have lunch on day 2?", "how long do we get at the temple?", "is that before or after lunch?" */
final class Hours {

    private static final String LEAD = "^\\W*(?:(?:and|so|but|then|also)\\W+)*";
    private static final Pattern WHEN = Patterns.anyCase(
            LEAD
                    + "(?:(?:at\\s+)?what\\s+time|when|how\\s+early|how\\s+late|(?:on\\s+)?(?:what|which)\\s+days?)\\b(?!\\s+(?:is|are|was|'s)\\s+(?:the\\s+)?(?:best|season|it\\s+open|high))(?!.*\\b(?:book|buy|season|built|open|opens|close|closes|closed|monsoon|cheapest|sun\\s?(?:set|rise))\\b).*");
    private static final Pattern SETS_OUT = Patterns.words(
            "get up|wake(?: up)?|start|starting|leave|leaving|set off|set out|begin|out of bed|be ready|pick(?:ed)? up|breakfast");
    /** On the way, and not at breakfast. */
    private static final Pattern SETS_OFF =
            Patterns.words("leave|leaving|set off|set out|head out|drive off|pick(?:ed)? up");

    private static final Pattern ENDS =
            Patterns.words("finish|end|be back|get back|back at|done|return|over|home|check in");
    private static final Pattern TO_A_PLACE = Patterns.words("leave|go|get to|get into|arrive|drive|travel|reach|head");
    private static final Pattern LEAVES = Patterns.words("leave(?! for)|leaving(?! for)|set off from|head out of");
    private static final Pattern ARRIVES = Patterns.words("get to|get into|arrive|reach");
    private static final Pattern LIE_IN = Patterns.words(
            "lie[- ]in|sleep in(?=\\W*$| (?:on|a bit|a little|late|longer|for|that|this|one|any|some|every|each|then|at all|tomorrow|before)\\b)|late start|start (?:that|so) early|early start");
    private static final Pattern BEFORE_OR_AFTER = Patterns.anyCase(
            "\\bbefore\\s+or\\s+after\\b.*|" + LEAD + "(?:is|are|do|does|will|would)\\b.*\\b(?:before|after)\\b.*");
    private static final Pattern WHICH_DAYS = Patterns.anyCase(
            LEAD
                    + "(?:(?:on|for|at)\\s+)?(?:(?:what|which)\\s+(?:\\p{L}+\\s+)?(?:days?|dates?)|when|how\\s+many\\s+days)\\b.*");
    private static final Pattern ONE_HOUR = Patterns.words(
            "what time|arriv\\w+|get to|get in|reach|leave|leaving|depart\\w*|drive|travel|first|last|start|begin|end|see|visit|climb|hike|walk|go up");
    private static final Pattern HOW_LONG = Patterns.anyCase(
            LEAD
                    + "(?:how\\s+(?:long|much\\s+(?:free\\s+|spare\\s+)?time|many\\s+(?:hours|minutes))\\b(?:(?!\\b(?:driv\\w*|car|road|flight|train|bus|walk\\s+from|from)\\b).)*)$");
    private static final Pattern FREE = Patterns.words("free|spare|rest|to ourselves|down ?time");
    private static final Pattern STAYING = Patterns.words(
            "in total|altogether|in all|(?:do|will|would) (?:we|i) (?:stay|spend|have|get|be) (?:in|at|there)|(?:are|will) (?:we|i) (?:be )?(?:staying |there )?(?:in|at|there)|time (?:do|will) (?:we|i) (?:have|spend|get)");
    private static final Pattern ON_FOOT = Patterns.anyCase(
            LEAD + "how\\s+(?:much|many|far|long)\\b.*\\b(?:walk\\w*|hik\\w*|on\\s+foot|climbing)\\b.*");
    private static final Pattern A_LOT_OF_WALKING = Patterns.words(
            "(?:is|are|will|do|does)\\b[^?]{0,30}\\b(?:a lot of|lots of|much|too much) (?:walking|hiking|climbing|stairs|steps)|on (?:my|our) feet (?:a lot|much|all day|for long|too much)");
    private static final Pattern HIKES = Patterns.words("hike|hikes|hiking|trek|trekking|climb|climbing");
    private static final Pattern HOW_MANY_HIKES = Patterns.words("how many (?:hikes|climbs|treks)");
    private static final Pattern WE = Patterns.words("we|i|us");
    /** What leaves at an hour that no plan sets. */
    private static final Pattern LEAVES_BY_ITSELF =
            Patterns.words("boats?|ferry|trains?|bus(?:es)?|flights?|plane|shuttles?|jeeps?|safaris?|tours?");

    private static final Pattern IN_ALL = Patterns.words(
            "total|altogether|in all|overall|whole|each day|per day|a day|much walking|much hiking|we walk");

    private Hours() {}

    static Optional<String> when(Asked asked) {
        if (asked.has(LIE_IN)) {
            return asked.told(eachDay(asked, false));
        }
        if (!asked.reading().said().is(WHEN)) {
            return beforeOrAfter(asked);
        }
        var stay = asked.subject()
                .filter(place -> asked.reading().said().is(WHICH_DAYS) && !asked.has(ONE_HOUR))
                .filter(place -> asked.isBare()
                        || asked.plan()
                                .meant(asked.reading().places().remainder())
                                .isEmpty())
                .flatMap(place -> stay(place, asked.plan()));
        if (stay.isPresent()) {
            return stay;
        }
        if (asked.has(FREE)) {
            return free(asked);
        }
        if (asked.has(HIKES)
                && asked.named().isEmpty()
                && asked.reading().said().is(WHICH_DAYS)) {
            return hikes(asked);
        }
        var way = asked.has(LEAVES) ? "from " : "to ";
        var drive = asked.part()
                .of(Entry.Sort.DRIVE)
                .where(entry -> asked.named().stream()
                        .anyMatch(place -> entry.activity().contains(way + place.name())));
        var drives = drive.entries().isEmpty() && !asked.has(LEAVES) ? wayTo(asked) : drive.entries();
        if (asked.has(TO_A_PLACE) && !drives.isEmpty()) {
            // By way of a sight it is the last drive that arrives.
            var arriving = drive.entries().isEmpty() ? drives.getLast() : drives.getFirst();
            return asked.told(drives).map(told -> asked.has(ARRIVES) ? arrival(arriving) + told : told);
        }
        if (asked.has(LEAVES) && !asked.named().isEmpty() && endsAt(asked.named(), asked.plan())) {
            return Optional.of(
                    "The plan ends there: %s. No way from there is planned; tell me where you go from it, and when."
                            .formatted(asked.plan().entries().getLast().onItsDay()));
        }
        var meals = asked.meals();
        var meant = asked.meantOrPointedAt();
        if (!meant.isEmpty()) {
            return asked.told(meant);
        }
        if (!meals.isEmpty()) {
            return asked.told(meals);
        }
        if (!asked.named().isEmpty()) {
            return asked.told(presence(asked));
        }
        if (asked.has(SETS_OFF)) {
            return asked.has(LEAVES_BY_ITSELF) && !asked.has(WE) ? Optional.empty() : asked.told(settingOff(asked));
        }
        if (asked.has(SETS_OUT)) {
            return asked.told(eachDay(asked, false));
        }
        return asked.has(ENDS) ? asked.told(eachDay(asked, true)) : Optional.empty();
    }

    private static String arrival(Entry drive) {
        return "You are there about %02d:%02d. ".formatted(drive.end() / 60, drive.end() % 60);
    }

    private static boolean endsAt(List<Place> places, Itinerary plan) {
        return plan.entries().getLast().place().filter(places::contains).isPresent();
    }

    private static String nights(Place place, Itinerary plan) {
        // On its last day one leaves.
        boolean endsThere = plan.on(plan.days().getLast())
                .entries()
                .getLast()
                .place()
                .filter(place::equals)
                .isPresent();
        int count = plan.nightsAt(place) - (endsThere ? 1 : 0);
        return count < 1 ? "" : count == 1 ? "One night. " : count + " nights. ";
    }

    /** The drives of the first day whose night is spent at the place: one may come there by way of a sight. */
    private static List<Entry> wayTo(Asked asked) {
        var plan = asked.plan();
        return asked.named().stream()
                .limit(1)
                .flatMap(place -> plan.days().stream()
                        .filter(day -> plan.on(day)
                                .entries()
                                .getLast()
                                .place()
                                .filter(place::equals)
                                .isPresent())
                        .limit(1))
                .flatMap(day -> plan.on(day).of(Entry.Sort.DRIVE).entries().stream())
                .toList();
    }

    /** The days of a place where the plan spends a night; nothing of a single stop. */
    private static Optional<String> stay(Place place, Itinerary plan) {
        var there = plan.where(entry -> !entry.is(Entry.Sort.DRIVE)
                && (entry.place().filter(place::equals).isPresent()
                        || entry.activity().contains(place.name())));
        int nights = plan.nightsAt(place);
        if (nights == 0 || there.entries().isEmpty()) {
            return Optional.empty();
        }
        // A day out that comes back is no leaving.
        var leaves = plan.where(entry -> entry.is(Entry.Sort.DRIVE)
                        && entry.activity().contains("from " + place.name())
                        && plan.on(entry.day())
                                .entries()
                                .getLast()
                                .place()
                                .filter(place::equals)
                                .isEmpty())
                .entries();
        // Whoever only has breakfast there before they leave is there no more that day.
        var days = there.days().stream()
                .filter(day -> leaves.isEmpty()
                        || there.days().size() == 1
                        || !leaves.getLast().day().equals(day)
                        || !there.on(day).visits().isEmpty())
                .map(day -> there.on(day).entries().getFirst())
                .toList();
        return Optional.of("In the plan you are in %s on %s%s."
                .formatted(
                        place.name(),
                        days.stream().map(Entry::inWords).collect(Collectors.joining("; ")),
                        leaves.isEmpty()
                                ? ""
                                : "; you leave it on %s at %s"
                                        .formatted(
                                                leaves.getLast().inWords(),
                                                leaves.getLast().clock())));
    }

    /** When one first is at a place that has no visit of its own: by its meals and its drives. */
    private static List<Entry> presence(Asked asked) {
        return asked.part().entries().stream()
                .filter(entry -> asked.named().stream()
                        .anyMatch(place -> entry.activity().contains(place.name())))
                .limit(1)
                .toList();
    }

    /** The first of each day, or the last but the rests. */
    private static List<Entry> eachDay(Asked asked, boolean last) {
        var part = asked.part();
        return part.days().stream()
                .map((LocalDate day) -> last
                        ? part.on(day)
                                .where(entry -> !entry.is(Entry.Sort.REST))
                                .entries()
                        : part.on(day).entries())
                .filter(entries -> !entries.isEmpty())
                .map(entries -> last ? entries.getLast() : entries.getFirst())
                .toList();
    }

    /** Whether it asks when a day begins for those who leave. */
    static boolean asksOfSettingOff(Asked asked) {
        return asked.reading().said().is(WHEN) && asked.has(SETS_OFF);
    }

    /** The first drive of each day, or what comes first there that is neither a meal nor a rest. */
    private static List<Entry> settingOff(Asked asked) {
        var part = asked.part();
        return part.days().stream()
                .map(part::on)
                .flatMap(day -> Stream.concat(day.of(Entry.Sort.DRIVE).entries().stream(), day.visits().stream())
                        .limit(1))
                .toList();
    }

    private static Optional<String> beforeOrAfter(Asked asked) {
        var meals = asked.meals();
        var meant = asked.meantOrPointedAt();
        if (!asked.reading().said().is(BEFORE_OR_AFTER) || meals.isEmpty() || meant.isEmpty()) {
            return Optional.empty();
        }
        var visit = meant.getFirst();
        return meals.stream()
                .filter(meal -> meal.day().equals(visit.day()))
                .findFirst()
                .map(meal -> "%s that meal: %s, and %s."
                        .formatted(
                                visit.start() < meal.start() ? "Before" : "After", visit.onItsDay(), meal.atItsTime()));
    }

    static Optional<String> howLong(Asked asked) {
        if (asked.has(HOW_MANY_HIKES)) {
            return hikes(asked);
        }
        boolean much = asked.has(A_LOT_OF_WALKING);
        if (much || (asked.reading().said().is(ON_FOOT) && asked.has(IN_ALL))) {
            return onFoot(asked);
        }
        if (!asked.reading().said().is(HOW_LONG)) {
            return Optional.empty();
        }
        if (asked.has(FREE)) {
            return free(asked);
        }
        var stay = asked.subject()
                .filter(place -> asked.has(STAYING))
                .flatMap(place -> stay(place, asked.plan()).map(told -> nights(place, asked.plan()) + told));
        if (stay.isPresent()) {
            return stay;
        }
        // How long the way takes that was asked for before, no stop at its end tells.
        boolean ofAWay = asked.meant().isEmpty()
                && asked.spoken().isEmpty()
                && asked.before()
                        .filter(said -> Phrases.asksOfTheWay(said.said()))
                        .isPresent();
        var visits = ofAWay ? List.<Entry>of() : asked.meantOrPointedAt();
        return asked.told(visits.stream().filter(entry -> entry.minutes() > 0).toList());
    }

    /** Those that go up: a stroll by a lake is no hike. */
    private static Optional<String> hikes(Asked asked) {
        var hikes =
                asked.part().where(entry -> entry.effort() > entry.minutes()).entries();
        return asked.told(hikes)
                .map(told -> "%d. %s".formatted(hikes.size(), told))
                .or(() -> Optional.of("None: the plan has no hike."
                        + asked.part().visits().stream()
                                .filter(Entry::isOnFoot)
                                .max(Comparator.comparingInt(Entry::minutes))
                                .map(walk -> " Its longest walk: %s.".formatted(walk.onItsDay()))
                                .orElse("")));
    }

    private static Optional<String> onFoot(Asked asked) {
        var walks = asked.part().where(Entry::isOnFoot);
        return asked.told(walks.entries())
                .map(told -> "About %s on foot in all. %s".formatted(Entry.length(walks.minutes()), told))
                .or(() -> Optional.of("The plan has no walk of its own there."));
    }

    /** The hours in which nothing is planned. */
    static Optional<String> free(Asked asked) {
        var rests = asked.part().of(Entry.Sort.REST);
        return asked.told(rests.entries())
                .map(told -> "About %s are free. %s".formatted(Entry.length(rests.minutes()), told))
                .or(() -> Optional.of("No hours are free there; tell me what to leave out, and there will be."));
    }
}
