package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.When.Manner;
import ai.travion.router.dialogue.Essentials.Outcome;
import ai.travion.router.intent.Reading;
import ai.travion.router.places.Beyond;
import ai.travion.router.places.Region;
import ai.travion.router.places.Suggestions;
import ai.travion.router.wishes.StandingWish;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Where a plan goes whose message names no place: a region, the kinds of country or the things that are wished for, a flight or the
 * length of the journey can choose it, and the answer says so. Only where nothing speaks for any place is the traveller asked.
 */
final class Destinations {

    private static final int OPTIONS = 4;
    /** A journey of so many days is one round the island, so no single place is needed. */
    private static final int DAYS_IN_A_PLACE_ON_WHEELS = 3;

    private static final int JOURNEY_DAYS = 4;

    private static final Pattern LEFT_TO_US = Patterns.words(
            "(?:you|u) (?:can )?(?:decide|choose|pick|select)|(?:your|ur) (?:choice|pick|call)|up to you|surprise (?:me|us)|whatever you (?:think|like|want|suggest)|wherever(?: you (?:think|like|want))?|(?:we|i) (?:don'?t|do not) (?:mind|care) where|(?:anywhere|any place)(?: (?:is fine|you like))?|no preferences?|choose for (?:me|us)|dealer'?s choice|no idea where|somewhere(?! (?:to|in|near|close|with|where|around))");
    /** Who asks for a trip away wants to be somewhere else. */
    private static final Pattern AWAY = Patterns.words(
            "(?:day|weekend|side)[ -]?trips?|excursions?|outings?|getaways?|escapes?|(?:get|go|going) (?:away|out of)|out of (?:town|the city)|(?:short|little|quick) breaks?|somewhere");

    private static final Pattern FROM_THERE = Patterns.anyCase(
            "\\b(?:from|out\\s+of|leaving)\\s+(?:the\\s+)?#(?![^.;!?]{0,20}\\b(?:airport|station)\\b)");

    private static final double WITHIN_A_DAY_KM = 70;

    private static final Set<String> GATES = Set.of("colombo", "negombo");
    private static final Pattern THERE_AND_BACK = Patterns.anyCase(
            "#\\s*(?:to|-|\u2013|and\\s+back\\s+to)\\s*#|\\b(?:fl(?:y|ies|ying)|land(?:s|ing)?|arriv(?:e|es|ing)|start(?:s|ing)?(?:\\s+and\\s+(?:end|finish)(?:s|ing)?)?)\\s+(?:in\\s+(?:and|&)\\s+out\\s+(?:of|from|at|to)|in|into|at|from)?\\s*(?:to\\s+)?#|\\b(?:flights?|in\\s+and\\s+out)\\s+(?:are\\s+|is\\s+)?(?:to|into|in|of|from|via)\\s+(?:and\\s+(?:from|out\\s+of)\\s+)?#");
    private static final Pattern BASED = Patterns.words("day trips?|excursions|outings|based|base|stay(?:ing)?");
    private static final Pattern WHOLE_ISLAND = Patterns.words(
            "(?:whole|entire|all (?:of |over |around )?(?:the )?|around (?:the )?)\\s*(?:of )?(?:island|country|sri lanka|ceylon)|everything|as much as (?:possible|we can|i can)");
    private static final int WHOLE_ISLAND_DAYS = 12;
    private static final String AROUND = "You named no place to go to, so the plan is for %s and what lies around it.";

    private final Suggestions suggestions;
    private final Places atlas;
    private final Legs legs;
    private final WishedBeside wishedBeside;
    private final RoundTrip roundTrip;

    Destinations(Suggestions suggestions, Places atlas) {
        this.suggestions = suggestions;
        this.atlas = atlas;
        this.legs = new Legs(atlas);
        this.wishedBeside = new WishedBeside(atlas);
        this.roundTrip = new RoundTrip(suggestions, atlas);
    }

    /** The places that are named, with those for what else is wished for: "Ella first and then a beach", "the hills and Galle". */
    Outcome beside(List<Place> named, Reading reading, Preferences known) {
        var refused = unwanted(reading, known);
        int days = days(reading, known);
        var transit = Landing.inTransit(reading.said().text(), named, atlas);
        if (transit.isPresent() && days == 1) {
            return Outcome.goOn(
                    List.of(transit.get()),
                    "You have hours between two flights, so I took %s, which is near the airport."
                            .formatted(transit.get().name()));
        }
        var round = roundTrip.of(reading, named, refused, reading.places().visited(), days);
        if (round.isPresent()) {
            return Outcome.goOn(round.get(), RoundTrip.inWords(reading, round.get()));
        }
        var region = reading.places().region();
        if (region.isPresent() && named.size() == 1 && isOneVisit(named.getFirst()) && days >= JOURNEY_DAYS) {
            var around = without(refused, suggestions.in(region.get(), values(known.getAvoid()), days)).stream()
                    .filter(place -> !place.equals(named.getFirst()))
                    .toList();
            return around.isEmpty()
                    ? Outcome.goOn(named)
                    : Outcome.goOn(
                            between(around, named.getFirst()),
                            "For %s I took %s, beside %s."
                                    .formatted(
                                            region.get().inWords(),
                                            Essentials.names(around),
                                            named.getFirst().name()));
        }
        if (region.isEmpty() && named.size() == 1 && isOneVisit(named.getFirst())) {
            var around = roundTrip.aroundAVisit(
                    named.getFirst(),
                    legs.elsewhere(named, reading, known, refused),
                    reading,
                    refused,
                    reading.places().visited(),
                    days);
            if (around.isPresent()) {
                return Outcome.goOn(
                        around.get(),
                        "You named no place but %s, so I took %s beside it; name others if you like."
                                .formatted(
                                        named.getFirst().name(),
                                        Essentials.names(around.get().stream()
                                                .filter(place -> !named.contains(place))
                                                .toList())));
            }
        }
        boolean isOnlyAGate = isOnlyAGate(named, reading);
        var stops = isOnlyAGate ? legs.of(reading, known, refused, List.of(), days) : List.<Place>of();
        if (isOnlyAGate && stops.isEmpty() && days >= JOURNEY_DAYS) {
            var tour = journey(reading, known, refused, reading.places().visited(), days);
            // "Start in Galle, end in Negombo": the gate is where it ends, and not where it began.
            return reading.places()
                            .origin()
                            .filter(start -> !named.contains(start))
                            .isPresent()
                    ? tour.endingAt(named.getFirst())
                    : tour;
        }
        var stretched = isOnlyAGate && !stops.isEmpty()
                ? stops
                : Stream.concat(legs.beside(named, reading, known, refused, days).stream(), stops.stream())
                        .distinct()
                        .toList();
        var more = stretched.equals(named)
                ? roundTrip.ofTheDaysLeft(
                        reading, named, refused, reading.places().visited(), days)
                : Optional.<List<Place>>empty();
        if (more.isPresent()) {
            return Outcome.goOn(more.get(), RoundTrip.inWords(reading, more.get()));
        }
        var wished = wishedBeside.to(stretched, reading, refused, days);
        var rest = stretched.stream().filter(place -> !named.contains(place)).toList();
        return Outcome.goOn(
                wished.around(stretched),
                Stream.concat(
                                wished.why().stream(),
                                rest.isEmpty()
                                        ? Stream.of()
                                        : Stream.of("For %s I took %s."
                                                .formatted(
                                                        isOnlyAGate ? "your wishes" : "the rest of your wishes",
                                                        Essentials.names(rest))))
                        .toArray(String[]::new));
    }

    /** A peak or a park takes a day, and no journey. */
    private static boolean isOneVisit(Place place) {
        return place.type() == PlaceType.ADVENTURE
                || place.type() == PlaceType.WILDLIFE
                || place.type() == PlaceType.NATURE;
    }

    /** The places with another one where it costs the least way. */
    private static List<Place> between(List<Place> places, Place another) {
        int at = IntStream.rangeClosed(0, places.size())
                .boxed()
                .min(Comparator.comparingDouble(index -> detour(places, another, index)))
                .orElse(0);
        return Stream.of(places.subList(0, at).stream(), Stream.of(another), places.subList(at, places.size()).stream())
                .flatMap(part -> part)
                .toList();
    }

    private static double detour(List<Place> places, Place another, int at) {
        double to = at == 0 ? 0 : places.get(at - 1).at().kilometresTo(another.at());
        double on = at == places.size()
                ? 0
                : another.at().kilometresTo(places.get(at).at());
        double direct = at == 0 || at == places.size()
                ? 0
                : places.get(at - 1).at().kilometresTo(places.get(at).at());
        return to + on - direct;
    }

    /** "Colombo to Colombo", "flying in to Colombo": the city by the airport, and no destination. */
    private static boolean isOnlyAGate(List<Place> named, Reading reading) {
        return named.size() == 1
                && GATES.contains(named.getFirst().id())
                && Patterns.isIn(THERE_AND_BACK, reading.places().remainder());
    }

    /**
     * What becomes of a message that names none.
     *
     * @param known what is known of the traveller, this message included
     */
    Outcome of(Reading reading, Conversation conversation, Preferences known, String query, int turn) {
        var visited = Stream.concat(conversation.visited().stream(), reading.places().visited().stream())
                .toList();
        var refused = unwanted(reading, known);
        int days = days(reading, known);
        var landing = Landing.in(reading.said().text(), atlas)
                .filter(place -> days < JOURNEY_DAYS
                        && !refused.contains(place)
                        && reading.places().region().isEmpty());
        if (landing.isPresent()) {
            return Outcome.goOn(
                    List.of(landing.get()),
                    "You named no place, so I took %s, which is near the airport."
                            .formatted(landing.get().name()));
        }
        var lodging = UnknownLodging.in(reading)
                .filter(name -> days < JOURNEY_DAYS && Essentials.mayAsk(Question.PLACE, conversation));
        if (lodging.isPresent()) {
            return Outcome.ask(Question.PLACE.asked(UnknownLodging.asksWhereIs(lodging.get()), List.of(), query, turn));
        }
        var standIns = isOnlyWhereOneComesFrom(reading)
                ? List.<Place>of()
                : Outside.standIns(reading.places(), refused, atlas);
        boolean asks = !standIns.isEmpty()
                && Outside.isFarFromAll(reading.places(), standIns)
                && Essentials.mayAsk(Question.PLACE, conversation);
        if (asks) {
            var names = Stream.concat(standIns.stream().map(Place::name), Stream.of(Question.YOU_DECIDE))
                    .toList();
            return Outcome.ask(Question.PLACE.asked(Outside.notPlanned(reading.places(), atlas), names, query, turn));
        }
        if (!standIns.isEmpty()) {
            return wishedNear(reading, refused)
                    .orElseGet(() -> Outcome.goOn(standIns, Outside.ofThePlan(reading.places(), atlas)));
        }
        var round = roundTrip.of(reading, List.of(), refused, visited, days);
        if (round.isPresent()) {
            return Outcome.goOn(round.get(), RoundTrip.inWords(reading, round.get()));
        }
        if (days >= JOURNEY_DAYS && isOnlyForTheEnd(reading)) {
            var before = BeenTo.elsewhere(without(refused, suggestions.grandTour()), visited).stream()
                    .limit(Math.clamp(days / 3, 1, 3))
                    .toList();
            return Outcome.goOn(
                    before,
                    BeenTo.leftOut(suggestions.grandTour(), visited),
                    "You named no place, so I took %s before the beach.".formatted(Essentials.names(before)));
        }
        var stops = legs.of(reading, known, refused, visited, days);
        if (!stops.isEmpty()) {
            var all = mayHoldMore(reading, known) ? roundTrip.filled(stops, refused, visited, days) : stops;
            return Outcome.goOn(
                    all,
                    "You named no place, so I took %s for your wishes and the season."
                            .formatted(Essentials.names(all)));
        }
        var region = reading.places().region();
        if (region.isPresent()) {
            return ofTheRegions(reading, region.get(), known, refused, visited, days);
        }
        return days >= JOURNEY_DAYS
                ? journey(reading, known, refused, visited, days)
                : shortTrip(reading, conversation, known, refused, visited, days, query, turn);
    }

    /** Of a town that no plan can be made for: what one goes to from there for the thing that is named, "elephants". */
    private Optional<Outcome> wishedNear(Reading reading, List<Place> refused) {
        return Outside.centre(reading.places())
                .flatMap(Beyond::at)
                .flatMap(at -> without(
                                refused, suggestions.knownFor(reading.said().text(), Optional.empty()))
                        .stream()
                        .filter(place -> at.kilometresTo(place.at()) <= WITHIN_A_DAY_KM)
                        .min(Comparator.comparingDouble(place -> at.kilometresTo(place.at()))))
                .map(place -> Outcome.goOn(List.of(place), Outside.forTheWish(reading.places(), place)));
    }

    /** "From Kurunegala, waterfalls": a town that the atlas does not hold, and no destination. */
    private static boolean isOnlyWhereOneComesFrom(Reading reading) {
        var text = reading.said().text().toLowerCase(Locale.ROOT);
        boolean wishes = !reading.wishes().interests().isEmpty()
                || !reading.wishes().topics().isEmpty();
        return wishes
                && reading.places().beyond().stream()
                        .allMatch(town -> text.contains("from " + town.name().toLowerCase(Locale.ROOT)));
    }

    /** Of the part of the country that is named; of several, each without what lies on the way to it. */
    private Outcome ofTheRegions(
            Reading reading, Region region, Preferences known, List<Place> refused, List<Place> visited, int days) {
        var named = Region.allIn(reading.said().text()).stream()
                .map(Region.Named::region)
                .distinct()
                .toList();
        boolean several = named.size() > 1 && days >= JOURNEY_DAYS;
        var regions = several ? named : List.of(region);
        var avoided = values(known.getAvoid());
        var places = without(
                refused,
                regions.stream()
                        .flatMap(one -> suggestions.in(one, avoided, several ? 0 : days).stream())
                        .distinct()
                        .toList());
        var chosen = BeenTo.elsewhere(places, visited);
        return Outcome.goOn(
                chosen,
                BeenTo.leftOut(places, visited),
                "For %s I took %s."
                        .formatted(
                                String.join(
                                        " and ",
                                        regions.stream().map(Region::inWords).toList()),
                                Essentials.names(chosen)));
    }

    private Outcome journey(Reading reading, Preferences known, List<Place> refused, List<Place> visited, int days) {
        var base = reading.places()
                .origin()
                .filter(place -> !refused.contains(place)
                        && Patterns.isIn(BASED, reading.said().text()));
        if (base.isPresent()) {
            return Outcome.goOn(List.of(base.get()), AROUND.formatted(base.get().name()));
        }
        boolean wishes = !reading.wishes().interests().isEmpty()
                || !reading.wishes().topics().isEmpty();
        var country = wishes
                ? List.<Place>of()
                : legs.inOneKindOfCountry(reading, known, refused, visited).stream()
                        .limit(Suggestions.stops(days))
                        .toList();
        if (!country.isEmpty()) {
            return Outcome.goOn(
                    country, "You named no place, so I took %s for your wishes.".formatted(Essentials.names(country)));
        }
        if (Patterns.isIn(BY_TRAIN_ALONE, reading.said().text())) {
            var stations = BeenTo.elsewhere(without(refused, suggestions.byRail()), visited).stream()
                    .limit(Suggestions.stops(days))
                    .toList();
            return Outcome.goOn(
                    stations,
                    "You named no place, so I took %s, to which trains go.".formatted(Essentials.names(stations)));
        }
        boolean onWheels = known.getOther().stream()
                .anyMatch(need -> need.getValue().toLowerCase(Locale.ROOT).startsWith("wheel"));
        if (onWheels) {
            // Each move costs them more than others: few places, near one another.
            var few = BeenTo.elsewhere(without(refused, suggestions.shortDrives(days, false)), visited).stream()
                    .limit(Math.max(1, days / DAYS_IN_A_PLACE_ON_WHEELS))
                    .toList();
            return Outcome.goOn(
                    few,
                    "You named no place, so I took %s: few moves and short drives, as one of you is in a wheelchair."
                            .formatted(Essentials.names(few)));
        }
        if (wantsShortDrives(reading, known)) {
            var near =
                    BeenTo.elsewhere(without(refused, suggestions.shortDrives(days, southernSeason(reading))), visited);
            var stops = near.stream()
                    .limit(Math.max(Suggestions.stops(days), days / 2))
                    .toList();
            return Outcome.goOn(
                    stops,
                    BeenTo.leftOut(near, visited),
                    "You named no place, so I took %s, a round with drives as short as there are."
                            .formatted(Essentials.names(stops)));
        }
        var usual = without(refused, suggestions.grandTour());
        boolean knowsIt = usual.stream().anyMatch(visited::contains);
        var tour = knowsIt
                ? Stream.concat(
                                usual.stream().filter(visited::contains),
                                without(refused, suggestions.anotherTour(southernSeason(reading))).stream())
                        .distinct()
                        .toList()
                : usual;
        boolean whole = Patterns.isIn(WHOLE_ISLAND, reading.said().text());
        var chosen = BeenTo.elsewhere(tour, visited).stream()
                .limit(whole ? Math.max(days - 1, 1) : Suggestions.stops(days))
                .toList();
        return Outcome.goOn(
                chosen,
                BeenTo.leftOut(tour, visited),
                "You named no place, so I took a round trip by way of %s.".formatted(Essentials.names(chosen))
                        + (whole ? leftOut(days) : ""));
    }

    private static List<String> wished(Reading reading) {
        return Stream.concat(reading.wishes().interests().stream(), reading.wishes().topics().stream())
                .map(wish -> wish.value())
                .distinct()
                .toList();
    }

    /** Whether a beach is only where the trip ends: "a quiet beach at the end". */
    private static boolean isOnlyForTheEnd(Reading reading) {
        return wished(reading).equals(List.of("beach"))
                && Patterns.isIn(A_BEACH_AT_THE_END, reading.said().text());
    }

    private static final Pattern A_BEACH_AT_THE_END = Patterns.words(
            "(?:beach|beaches|sea|coast)(?: \\p{L}+){0,3} (?:at|towards|for) the (?:very )?end|(?:end|finish|last (?:[\\p{L}\\d]+ )?(?:days?|nights?))(?:ing)? (?:\\p{L}+ ){0,4}(?:beach|beaches|sea|coast)");

    /** Who says what comes first and what then, or wants one thing alone, has planned all of the trip. */
    private static final Pattern IN_PARTS = Patterns.words(
            "(?:first|second|other) (?:half|part|week)|half|then|afterwards|followed by|only|just|nothing but|at the end|mainly|mostly");

    private static final Pattern BY_TRAIN_ALONE = Patterns.words(
            "(?:only |just |all |everything |everywhere )(?:go |travel |travell?ing )?(?:by |with )?(?:the )?trains?|trains? (?:only|alone)|by (?:train|rail) (?:only|alone)");

    /** Whether who wishes for several things would like to see the best known places of the country beside them. */
    private static boolean mayHoldMore(Reading reading, Preferences known) {
        var wished = wished(reading);
        var avoided = values(known.getAvoid());
        boolean slow = known.getPace()
                .filter(pace -> pace.getValue().equals("relaxed"))
                .isPresent();
        return wished.size() > 1
                && wished.stream().noneMatch(List.of("birdwatching", "surfing")::contains)
                && !slow
                && !Patterns.isIn(IN_PARTS, reading.said().text())
                && !wantsShortDrives(reading, known)
                && avoided.stream().noneMatch(List.of("culture", "history", "religion", "stairs", "walking")::contains)
                && known.getWalkingTolerance()
                        .filter(walking -> walking.getValue().equals("low"))
                        .isEmpty()
                && StandingWish.in(reading.said().text()).stream().noneMatch(StandingWish::limitsHotels);
    }

    private static boolean wantsShortDrives(Reading reading, Preferences known) {
        return Stream.concat(
                                values(known.getAvoid()).stream(),
                                reading.wishes().avoid().stream().map(wish -> wish.value()))
                        .anyMatch("long drives"::equals)
                || StandingWish.in(reading.said().text()).stream().anyMatch(StandingWish::limitsDriving);
    }

    /** From November to April one bathes on the south coast; where no month is said, it may be. */
    private static boolean southernSeason(Reading reading) {
        return reading.when()
                .start()
                .map(LocalDate::getMonthValue)
                .filter(month -> month > 4 && month < 11)
                .isEmpty();
    }

    private static String leftOut(int days) {
        return days < WHOLE_ISLAND_DAYS
                ? " So few days do not hold the whole island: the north and the east are left out."
                : " The north and the east are not in it: name Jaffna or Trincomalee and I take them in.";
    }

    private Outcome shortTrip(
            Reading reading,
            Conversation conversation,
            Preferences known,
            List<Place> refused,
            List<Place> visited,
            int days,
            String query,
            int turn) {
        var listed = Reference.points(reading) ? conversation.listed() : List.<Place>of();
        var chosen = listed.isEmpty() ? chosen(reading, known, refused, visited, days) : Optional.<Outcome>empty();
        if (chosen.isPresent()) {
            return chosen.get();
        }
        var options = listed.isEmpty()
                ? options(reading, known, visited)
                : listed.stream().distinct().limit(OPTIONS).toList();
        if (listed.isEmpty() && saysEnough(reading, refused)) {
            var stops = options.stream().limit(days > 2 ? 2 : 1).toList();
            return Outcome.goOn(stops, ofItself(stops, reading, days));
        }
        boolean left = Patterns.isIn(LEFT_TO_US, reading.said().text());
        if (!left && Essentials.mayAsk(Question.PLACE, conversation)) {
            var names = Stream.concat(options.stream().map(Place::name), Stream.of(Question.YOU_DECIDE))
                    .toList();
            return Outcome.ask(Question.PLACE.asked(Outside.unknown(reading.places()), names, query, turn));
        }
        return Outcome.goOn(
                options.subList(0, 1),
                (left ? "You left the choice to me, so I took " : "You named no place, so I took ")
                        + options.getFirst().name() + ".");
    }

    /** Whether so much is said that any sensible place serves better than a question: when or how long, and whence or what not. */
    private static boolean saysEnough(Reading reading, List<Place> refused) {
        boolean settled = reading.when().saysADay() || reading.when().days().isPresent();
        boolean inclined = reading.places().origin().isPresent()
                || !refused.isEmpty()
                || !reading.wishes().avoid().isEmpty()
                || !reading.wishes().interests().isEmpty()
                || !reading.wishes().topics().isEmpty();
        return settled && inclined;
    }

    private static String ofItself(List<Place> stops, Reading reading, int days) {
        var names = Essentials.names(stops);
        return reading.places()
                .origin()
                .filter(from -> days < JOURNEY_DAYS - 1)
                .map(from -> "You named no place to go to, so I took %s, within reach of %s; name another if you like."
                        .formatted(names, from.name()))
                .orElse("You named no place, so I took %s; name another if you like.".formatted(names));
    }

    /** What the message itself speaks for. */
    private Optional<Outcome> chosen(
            Reading reading, Preferences known, List<Place> refused, List<Place> visited, int days) {
        var from = reading.places().origin();
        var famous = BeenTo.elsewhere(
                without(refused, suggestions.knownFor(reading.said().text(), from)), visited);
        if (!famous.isEmpty()) {
            var stops = Suggestions.aroundTheFirst(famous).stream()
                    .limit(days > 1 ? 2 : 1)
                    .toList();
            return Optional.of(Outcome.goOn(
                    stops,
                    "You named no place to go to, so I took %s for what you wish to see."
                            .formatted(Essentials.names(stops))));
        }
        var wished = WishedPlaces.of(reading, known, suggestions, refused, visited, days);
        var reach = DayReach.of(reading, days);
        boolean outOfReach = reach == DayReach.SHORT_DAY
                && wished.filter(outcome -> reach.near(outcome.places(), from).equals(outcome.places()))
                        .isEmpty();
        if (wished.isPresent() && !outOfReach) {
            return wished;
        }
        boolean anywhereElse =
                Patterns.isIn(AWAY, reading.said().text()) && !outOfReachOfAll(reading, known, visited, reach);
        if (reach == DayReach.SHORT_DAY && !anywhereElse && from.isPresent() && !refused.contains(from.get())) {
            return Optional.of(Outcome.goOn(
                    List.of(from.get()), AROUND.formatted(from.get().name())));
        }
        boolean settled = reading.when().saysADay() || reading.when().days().isPresent();
        var wide = legs.inOneKindOfCountry(reading, known, refused, visited);
        var country = days > 2 && from.isEmpty() ? wide : nearestFirst(DayReach.TWO_DAYS.near(wide, from), from);
        if (settled && !country.isEmpty()) {
            var stops =
                    country.stream().limit(days > 2 && from.isEmpty() ? 2 : 1).toList();
            return Optional.of(Outcome.goOn(
                    stops, "You named no place, so I took %s for your wishes.".formatted(Essentials.names(stops))));
        }
        if (from.isPresent() && !refused.contains(from.get()) && !isAway(reading, days)) {
            return Optional.of(Outcome.goOn(
                    List.of(from.get()), AROUND.formatted(from.get().name())));
        }
        boolean round = reading.when().manners().contains(Manner.JOURNEY)
                || (reading.places().country() && days > 1);
        if (round) {
            var stops = BeenTo.elsewhere(without(refused, suggestions.shortRound(days)), visited);
            return Optional.of(Outcome.goOn(
                    stops,
                    "You named no place, so I took %s, which fits into so few days."
                            .formatted(Essentials.names(stops))));
        }
        return Optional.empty();
    }

    /** "A nice weekend from Colombo" is spent elsewhere. */
    private static boolean isAway(Reading reading, int days) {
        return Patterns.isIn(AWAY, reading.said().text())
                || (days > 1 && Patterns.isIn(FROM_THERE, reading.places().remainder()));
    }

    private static List<Place> nearestFirst(List<Place> places, Optional<Place> from) {
        return places.stream()
                .sorted(Comparator.comparingDouble(place ->
                        from.map(start -> place.at().kilometresTo(start.at())).orElse(0.0)))
                .toList();
    }

    /** Whether a wish is said that nothing near serves, or nothing at all lies near. */
    private boolean outOfReachOfAll(Reading reading, Preferences known, List<Place> visited, DayReach reach) {
        boolean wishes = !reading.wishes().interests().isEmpty()
                || !reading.wishes().topics().isEmpty();
        return wishes
                || reach.near(options(reading, known, visited), reading.places().origin())
                        .isEmpty();
    }

    /** Places that fit the traveller, without those that they refuse or have been to; from afar where none is within reach. */
    private List<Place> options(Reading reading, Preferences known, List<Place> visited) {
        var near = options(reading, known, visited, reading.places().origin());
        return near.isEmpty() ? options(reading, known, visited, Optional.empty()) : near;
    }

    private List<Place> options(Reading reading, Preferences known, List<Place> visited, Optional<Place> from) {
        var refused = unwanted(reading, known);
        var fitting = without(
                refused,
                suggestions.of(
                        values(known.getInterests()),
                        values(known.getAvoid()),
                        from,
                        OPTIONS + refused.size() + visited.size()));
        var elsewhere = BeenTo.elsewhere(fitting, visited);
        var near = DayReach.of(reading, days(reading, known)).near(elsewhere, from);
        return (near.isEmpty() ? elsewhere : near).stream().limit(OPTIONS).toList();
    }

    private static int days(Reading reading, Preferences known) {
        return reading.when()
                .days()
                .orElse(known.getDates().flatMap(dates -> dates.getDays()).orElse(1));
    }

    private static List<Place> without(List<Place> refused, List<Place> places) {
        return places.stream().filter(place -> !refused.contains(place)).toList();
    }

    /** What they refuse, now or earlier. */
    private List<Place> unwanted(Reading reading, Preferences known) {
        return Stream.concat(
                        reading.places().refused().stream(),
                        known.getAvoid().stream().flatMap(avoided -> atlas.named(avoided.getValue()).stream()))
                .distinct()
                .toList();
    }

    private static List<String> values(List<StatedValue> stated) {
        return stated.stream().map(StatedValue::getValue).toList();
    }
}
