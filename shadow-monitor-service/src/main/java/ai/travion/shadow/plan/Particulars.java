package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.atlas.text.StayLengths;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a traveller says in passing of one thing, one companion or one day, and what a plan has to keep all the same.
 *
 * @param appointments things that have their hour
 * @param curfews things that are not wanted at some hours
 * @param someoneStaysBelow whether one of the party does not climb what the others do
 * @param mostDrivingMinutes that a day may have
 * @param goesBack whether the last day ends where the trip began
 * @param backTo ids of the places to which one returns, or where one ends
 * @param endsIn where the last day ends, where that is said with its hour or its night
 * @param mostBases where one sleeps at most
 * @param fewMoves whether one would rather not change hotels
 * @param words all that was said
 * @param insisted ids of the places that are wanted all the same, whatever was said against their kind
 * @param care what bodies, beliefs and diets ask
 * @param meals that have their hour
 * @param flights by which one comes and goes
 * @param free days on which nothing is planned
 * @param inTurn names of places that are to follow each other as they were put; none where nothing was said of it
 */
record Particulars(
        List<Appointment> appointments,
        List<Curfew> curfews,
        boolean someoneStaysBelow,
        OptionalInt mostDrivingMinutes,
        boolean goesBack,
        Set<String> backTo,
        Optional<Place> endsIn,
        OptionalInt mostBases,
        boolean fewMoves,
        String words,
        Set<String> insisted,
        Care care,
        MealHours meals,
        Flights flights,
        List<NamedDay> free,
        List<String> inTurn) {

    private static final String IN_TURN = "in this order: ";

    private static final Particulars NONE = new Particulars(
            List.of(),
            List.of(),
            false,
            OptionalInt.empty(),
            false,
            Set.of(),
            Optional.empty(),
            OptionalInt.empty(),
            false,
            "",
            Set.of(),
            Care.none(),
            new MealHours(Map.of()),
            Flights.NONE,
            List.of(),
            List.of());

    private static final Map<String, Integer> NUMBERS =
            Map.of("one", 1, "a single", 1, "single", 1, "two", 2, "three", 3, "four", 4, "five", 5, "six", 6);
    private static final String NUMBER = "(?<count>\\d|one|a single|single|two|three|four|five|six)";

    private static final Pattern MOST_DRIVING = words(
            "(?:max(?:imum)?|at most|no more than|not more than|never more than|(?:don['\u2019]?t|do not|doesn['\u2019]?t|does not|can['\u2019]?t|cannot|without) (?:want|like|do|need|manage|take|stand|having)?\\s?(?:to \\w+ )?more than|less than|up to|under)\\s+(?:of\\s+|about\\s+)?"
                    + NUMBER
                    + "(?<half>\\.5|[ -]?(?:and )?(?:a )?half)?\\s*(?:h|hrs?|hours?)\\s+(?:of\\s+)?(?:driv\\w+|on the road|in (?:(?:the|a) )?(?:car|van|bus)|travel\\w*)"
                    // So far off a place may be: that says nothing of a day.
                    + "(?!\\s+(?:from|away|each way|one way)\\b)");
    private static final Pattern DRIVING_MOST = words(
            "(?:driv\\w+|on the road|travel time)\\s+(?:of\\s+|for\\s+)?(?:max(?:imum)?|(?<=\\b(?:no|not|never|n't|avoid|without) (?:driving|drives|drive|driven) )(?:(?:more|longer) than|over|above|beyond|exceeding)|at most|no more than|not more than|less than|up to|under)\\s+"
                    + NUMBER + "(?<half>\\.5|[ -]?(?:and )?(?:a )?half)?\\s*(?:h|hrs?|hours?)");
    /** In the words of the router, which forgets them once there is a limit again. */
    private static final Pattern LONG_DRIVES = words("long drives are fine");

    /** Who cannot sit in a car for longer refuses neither to sit nor the car. */
    private static final Pattern NO_LONGER_DRIVE = words(
            "(?:can(?:no|['\u2019])?t|can not|won['\u2019]?t|don['\u2019]?t (?:want|like) to|do not want to|never|nobody wants to|hates? to|rather not)\\s+(?:bear to\\s+|stand to\\s+)?(?:sit|be|stay|spend|drive|travel|ride|go)(?:ting|ing)?\\b[^.;!?\\n]{0,40}?\\b(?:more|longer) than\\s+(?:about\\s+)?\\w+(?: and a half)?\\s*(?:hours?|hrs?|h)(?: and a half)?(?:\\s+(?:in (?:the|a) (?:car|van|bus)|on the road))?");

    /** Nights that are spent somewhere are no hour of it. */
    private static final Pattern MORE_NIGHTS = words(
            "(?:(?:one|an?|two|three|four|five|\\d)(?:other)?|the\\s+(?:first|last|second)(?:\\s+(?:two|three|\\d))?)\\s+(?:more\\s+|extra\\s+|additional\\s+|less\\s+|fewer\\s+)*(?:nights?|nites?)\\s+(?:more\\s+|less\\s+|fewer\\s+)?(?:in|at|by|near|on)");

    private static final Pattern BACK_ON_A_DAY = words(
            "(?:back|return(?:ing)?|home)\\s+(?:on\\s+|late\\s+|early\\s+)*(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?");
    private static final Pattern AND_BACK = Pattern.compile(
            "\\b(?:and|then)\\s+(?:(?:drive|go|come)\\s+)?back(?:\\s+(?:home|again))?\\s*(?:$|[.,;!])",
            Pattern.CASE_INSENSITIVE);
    /** Who goes out from home for a weekend is at home again when it is over. */
    private static final Pattern THERE_AND_BACK = words(
            "(?:long |short )?week[ -]?end(?: (?:trip|getaway|break|away|outing))?|outing|getaway|pilgrimage|excursion|overnight trip|(?:round|short) trip|both ways|there and back|return(?:ing)? by (?:train|rail|bus|car)|(?:and|then) (?:train|rail|bus|car)? ?back by (?:train|rail|bus|car)|after (?:work|office)|(?:till|until|to|back|by) (?:sun|mon|tues|wednes|thurs|fri|satur)day (?:night|evening)|(?:start\\w*|begin\\w*) and (?:end|finish)\\w*|back home");

    /** Of the country, and of no town in it. */
    private static final Pattern FROM_ABROAD = words(
            "(?:arriv(?:e|es|ing)|coming over)\\s+(?:on|around|about|in (?:the )?(?:early |mid |late )?(?:january|february|march|april|may|june|july|august|september|october|november|december)|in sri lanka)"
                    + "|(?:come|coming|fly|flying|travel|travelling|traveling|trip|back) to (?:sri lanka|your (?:country|island))"
                    + "|(?:visit(?:ing)?|first (?:time|trip|visit) (?:in|to)|never been (?:to|in)) sri lanka");

    private static final Pattern BASES = words(
            "(?:only|just|at most|max(?:imum)?(?: of)?|(?:no|not|nowhere|never) more than|(?:(?:do|does) not|don['\u2019]?t) want more than|up to)\\s+"
                    + NUMBER
                    + "\\s+(?:different )?(?:bases?|hotels?|places? to (?:stay|sleep))"
                    + "|" + NUMBER.replace("<count>", "<count2>")
                    + "\\s+(?:different )?(?:bases?|hotels?|places?|stays|locations)(?: to (?:stay|sleep))?(?: only| at (?:the )?most| max(?:imum)?)\\b"
                    + "|(?:stay|sleep|be based)\\w* (?:in|at) (?:only|just|no more than|at most)\\s+"
                    + NUMBER.replace("<count>", "<count3>")
                    + "\\s+(?:different )?(?:places?|towns?|spots?|locations?)");
    /** Twice on to another hotel are three of them. */
    private static final Pattern CHANGES = words(
            "(?:chang|mov|switch|swap)\\w*\\s+(?:(?:our|the|between)\\s+)?(?:hotels?|bases?|rooms?|accommodations?|places?)\\s+(?:(?:only|just|no|not|at|more|most|than|maximum|max|up|to|the)\\s+)*(?<times>once|twice|(?:two|three|2|3) times)");

    private static final Map<String, Integer> TIMES = Map.of("once", 1, "twice", 2);
    private static final String A_STAY = "(?:place|stop|hotel|base|stay|town|location|spot)";
    private static final Pattern NIGHTS_EACH = words(NUMBER
            + "\\s+nights?(?: min(?:imum)?| at least| or more)?\\s+(?:everywhere|anywhere|each(?! other)|(?:in|at|per|for) (?:each|every|any|one)?\\s*"
            + A_STAY + ")");
    /** "My wife is not so much into birds". */
    private static final Pattern OF_A_COMPANION = words(
            "(?:partner|husband|wife|girlfriend|boyfriend|fiancee?|mate|friend|mother|father|mum|mom|dad|son|daughter|brother|sister|kids|children|others?|she|he|they)\\s+(?:\\w+\\s+)?(?:is|are|does|do|isn['\u2019]?t|aren['\u2019]?t|doesn['\u2019]?t|don['\u2019]?t|can['\u2019]?t|won['\u2019]?t|hates?|dislikes?)\\b(?:(?!\\b(?:and|but|so)\\b)[^.,;!?\\n])*");

    private static final Pattern ONE_BASE = words(
            "one (?:base|place|spot|town) (?:is|would be|will be|seems)(?: just| quite)? (?:fine|enough|ok(?:ay)?|perfect|plenty)|(?:just|only) one place(?: to stay)?|(?:stay|staying|based) (?:put )?in one place|one base|(?:a )?single base|(?:the )?same hotel|one hotel|no hotel changes?|without changing hotels?");
    private static final Pattern FEW_MOVES = words(
            "(?:hates?|don['\u2019]?t like|do not like|dislikes?|avoid|rather not|tired of|not keen on|as little as possible)\\s+(?:to\\s+|keep\\s+|always\\s+)*"
                    + "(?:mov\\w+|chang\\w+|switch\\w+|swap\\w+|pack\\w+)(?:\\s+(?:between|and unpack\\w*|up|our|the))*\\s*(?:hotels?|rooms?|bases?|accommodations?|bags?|suitcases?|every (?:day|night))"
                    + "|(?:hates?|don['\u2019]?t like|dislikes?|tired of|sick of) (?:to (?:re)?pack|(?:re|un)?packing)(?: and (?:un|re)pack(?:ing)?)?\\b(?! (?:hotels?|rooms?|bags?|suitcases?))"
                    + "|hotel[- ]hopping|few (?:hotel|base) changes");

    /** In the clause of a thing; a second thing that is not wanted either may follow "and". */
    private static final Pattern NOT_WANTED = Pattern.compile(
            "\\b(?:no|not|avoid\\w*|without|skip\\w*|away from|(?:do|does|would|wo|ca|did)n['\u2019]?t|hates?|dislikes?|leave out|(?<!n['\u2019]t |not |never )forget|(?:drop|cancel|scrap) (?:the|that|our|all))\\b"
                    + "(?!\\s+(?:in (?:a|any) (?:hurry|rush)|hurry|rush|problem|doubt|matter|issue|worr\\w*|far|sure|late|yet|before))"
                    + "(?![^.;!?]*\\b(?:miss|only|forget)\\b)"
                    + "(?:(?!\\b(?:and|but|then|so|because|since|while|though|although|who|which|until|when|before|after|came|coming)\\b)[^.,;!?\\n]){0,60}"
                    + "(?:\\band\\s+(?:(?:the|any|all|its|their|that)\\s+(?:\\p{L}+\\s+)?)?\\p{L}+)?$",
            Pattern.CASE_INSENSITIVE);

    Particulars {
        appointments = List.copyOf(appointments);
        curfews = List.copyOf(curfews);
        backTo = Set.copyOf(backTo);
        insisted = Set.copyOf(insisted);
        free = List.copyOf(free);
        inTurn = List.copyOf(inTurn);
    }

    /** "In this order: Kandy, Ella", as the router keeps it of the trip. */
    private static List<String> inTurn(List<String> texts, Places places) {
        List<String> kept = texts.reversed().stream()
                .filter(text -> text.startsWith(IN_TURN))
                .findFirst()
                .map(text -> List.of(text.substring(IN_TURN.length()).split(", ")))
                .orElse(List.of());
        return kept.isEmpty()
                ? texts.reversed().stream()
                        .map(text -> SpokenLegs.in(text, places))
                        .filter(legs -> !legs.isEmpty())
                        .findFirst()
                        .orElse(List.of())
                : kept;
    }

    /** Where the trip ends, but for what was put before another place since. */
    private static Set<String> ends(String all, List<String> inTurn, Places places) {
        Set<String> before = inTurn.stream()
                .limit(Math.max(0, inTurn.size() - 1))
                .filter(name -> !name.equals(inTurn.getLast()))
                .flatMap(name -> places.named(name).stream())
                .map(Place::id)
                .collect(Collectors.toSet());
        return TripEnds.in(all, places).stream()
                .filter(id -> !before.contains(id))
                .collect(Collectors.toSet());
    }

    static Particulars none() {
        return NONE;
    }

    /** @param texts what the traveller wrote, the first words first; what is said last of a thing counts */
    static Particulars in(List<String> texts, Places places) {
        String all = StayLengths.plainIn(String.join(" \n", texts));
        boolean below = StaysBehind.isIn(all);
        List<String> inTurn = inTurn(texts, places);
        return new Particulars(
                // Where the whole order was settled, what was to come first or last before that is settled, too.
                // An hour is of the place in the same message.
                SpokenAppointments.in(MORE_NIGHTS.matcher(all).replaceAll(" ").replace("\n", ". "), places).stream()
                        .filter(appointment ->
                                inTurn.isEmpty() || appointment.hour().turn().isEmpty())
                        .toList(),
                SpokenCurfews.in(all, places),
                below,
                mostDriving(all),
                isBackSaidIn(all),
                ends(all, inTurn, places),
                TripEnds.atItsHour(all, places),
                Patterns.isIn(ONE_BASE, all) ? OptionalInt.of(1) : bases(all),
                Patterns.isIn(FEW_MOVES, all),
                all,
                Set.of(),
                Care.in(all),
                MealHours.in(all),
                Flights.in(all, places),
                FreeDays.in(all),
                inTurn);
    }

    /** Who hates to move says nothing against the places that follow. */
    static List<String> withoutMoves(List<String> texts) {
        return texts.stream()
                .map(text -> FEW_MOVES.matcher(text).replaceAll(" "))
                .toList();
    }

    /** A limit of what one drives refuses no more than what is over it. */
    static String withoutLimitsOfDriving(String text) {
        return NO_LONGER_DRIVE.matcher(text).replaceAll(" ");
    }

    /** The same with stops that were put on a day, whatever was said of their hours before. */
    Particulars placing(List<Appointment> placed) {
        return placed.isEmpty()
                ? this
                : with(Stream.concat(
                                placed.stream(),
                                appointments.stream()
                                        .filter(appointment -> placed.stream()
                                                .noneMatch(put -> put.what().equals(appointment.what()))))
                        .toList());
    }

    Particulars with(List<Appointment> others) {
        return new Particulars(
                others,
                curfews,
                someoneStaysBelow,
                mostDrivingMinutes,
                goesBack,
                backTo,
                endsIn,
                mostBases,
                fewMoves,
                words,
                insisted,
                care,
                meals,
                flights,
                free,
                inTurn);
    }

    /** The same of one who ends the trip at some places. */
    Particulars endingAt(Collection<String> ids) {
        return ids.isEmpty()
                ? this
                : new Particulars(
                        appointments,
                        curfews,
                        someoneStaysBelow,
                        mostDrivingMinutes,
                        goesBack,
                        Stream.concat(backTo.stream(), ids.stream()).collect(Collectors.toSet()),
                        endsIn,
                        mostBases,
                        fewMoves,
                        words,
                        insisted,
                        care,
                        meals,
                        flights,
                        free,
                        inTurn);
    }

    /** Whether they ask the same of a day, wherever it is spent. */
    boolean areThoseOfADayLike(Particulars then) {
        return appointments.equals(then.appointments)
                && curfews.equals(then.curfews)
                && someoneStaysBelow == then.someoneStaysBelow
                && mostDrivingMinutes.equals(then.mostDrivingMinutes)
                && care.needs().equals(then.care.needs())
                && meals.equals(then.meals)
                && free.size() >= then.free.size();
    }

    private static boolean isBackSaidIn(String all) {
        return Patterns.isIn(BACK_ON_A_DAY, all) || Patterns.isIn(AND_BACK, all) || Patterns.isIn(THERE_AND_BACK, all);
    }

    /** The same of one who ends the trip where it began, or who does not. */
    Particulars goingBack(boolean back) {
        return new Particulars(
                appointments,
                curfews,
                someoneStaysBelow,
                mostDrivingMinutes,
                back,
                backTo,
                endsIn,
                mostBases,
                fewMoves,
                words,
                insisted,
                care,
                meals,
                flights,
                free,
                inTurn);
    }

    /** Whether the way back is our own thought. */
    boolean isBackOnlyAssumed() {
        return goesBack && !isBackSaidIn(words);
    }

    /** Whether one goes there for a day and comes back in the evening, as the router keeps it of the trip. */
    boolean isADayTrip(Place place) {
        return words.contains(place.name() + " as a day trip");
    }

    Particulars insistingOn(Set<String> ids) {
        return new Particulars(
                appointments,
                curfews,
                someoneStaysBelow,
                mostDrivingMinutes,
                goesBack,
                backTo,
                endsIn,
                mostBases,
                fewMoves,
                words,
                ids,
                care.naming(ids),
                meals,
                flights,
                free,
                inTurn);
    }

    /** The same without what a companion does not care for. */
    Particulars ofTheSpeaker() {
        return new Particulars(
                appointments,
                curfews,
                someoneStaysBelow,
                mostDrivingMinutes,
                goesBack,
                backTo,
                endsIn,
                mostBases,
                fewMoves,
                OF_A_COMPANION.matcher(words).replaceAll(" "),
                insisted,
                care,
                meals,
                flights,
                free,
                inTurn);
    }

    /** How many nights are wanted at each place at least. */
    OptionalInt nightsEach() {
        return count(NIGHTS_EACH.matcher(words));
    }

    /** Whether a thing is spoken of, and nowhere to be left out. */
    boolean asksFor(Pattern thing) {
        return thing.matcher(words).find() && !refuses(thing);
    }

    /** How closely a thing is named: the letters of its longest name among the words; 0 where it is not asked for. */
    int lengthAskedFor(Pattern thing) {
        return asksFor(thing)
                ? thing.matcher(words)
                        .results()
                        .mapToInt(found -> found.end() - found.start())
                        .max()
                        .orElse(0)
                : 0;
    }

    /** Whether the traveller named a place, and not we. */
    boolean speaksOf(Place place) {
        return words.isEmpty() || Care.isNamed(words, place);
    }

    /** Whether a sight has its hour or its turn. */
    boolean hasAnHour(Sight sight) {
        return appointments.stream().anyMatch(appointment -> !appointment.isWhenever() && appointment.isFor(sight));
    }

    boolean refuses(Pattern thing) {
        Matcher found = thing.matcher(words);
        while (found.find()) {
            if (Patterns.isIn(NOT_WANTED, words.substring(0, found.end()))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the trip begins where one comes to the country, though no hour of a flight is known. */
    boolean comeFromAbroad() {
        return flights.in() || Patterns.isIn(FROM_ABROAD, words);
    }

    /** Where the last day ends, where that is where the trip began. */
    boolean endsAt(Place origin) {
        return goesBack || backTo.contains(origin.id());
    }

    /** How many bases a trip of so many days may have. */
    OptionalInt mostBases(int days) {
        if (mostBases.isEmpty() && nightsEach().isPresent()) {
            return OptionalInt.of(
                    Math.max(1, (days - 1) / Math.max(1, nightsEach().getAsInt())));
        }
        return mostBases.isPresent() || !fewMoves ? mostBases : OptionalInt.of(Math.max(1, Math.ceilDiv(days, 3)));
    }

    /** In minutes a day; what the router keeps of it stands before what was written. */
    private static OptionalInt mostDriving(String all) {
        if (Patterns.isIn(LONG_DRIVES, all)) {
            return OptionalInt.empty();
        }
        OptionalInt most = hours(MOST_DRIVING.matcher(all));
        return most.isPresent() ? most : hours(DRIVING_MOST.matcher(all));
    }

    private static OptionalInt hours(Matcher found) {
        OptionalInt count = count(found);
        return count.isEmpty() ? count : OptionalInt.of(count.getAsInt() * 60 + (found.group("half") == null ? 0 : 30));
    }

    private static OptionalInt bases(String all) {
        Matcher changes = CHANGES.matcher(all);
        if (changes.find()) {
            String times = changes.group("times").toLowerCase(Locale.ROOT).split(" ", 2)[0];
            return OptionalInt.of(1
                    + Optional.ofNullable(TIMES.get(times))
                            .or(() -> Optional.ofNullable(NUMBERS.get(times)))
                            .orElseGet(() -> Integer.parseInt(times)));
        }
        Matcher found = BASES.matcher(all);
        return found.find()
                ? OptionalInt.of(number(Stream.of("count", "count2", "count3")
                        .map(found::group)
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElseThrow()))
                : OptionalInt.empty();
    }

    private static int number(String said) {
        String count = said.toLowerCase(Locale.ROOT);
        return Optional.ofNullable(NUMBERS.get(count)).orElseGet(() -> Integer.parseInt(count));
    }

    private static OptionalInt count(Matcher found) {
        if (!found.find()) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(number(found.group("count")));
    }

    private static Pattern words(String alternatives) {
        return Pattern.compile("\\b(?:" + alternatives + ")\\b", Pattern.CASE_INSENSITIVE);
    }
}
