package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.shadow.calendar.InWords;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What one finds on the spot and what no plan gives an hour, since no house is known by its name: a massage, a dinner by candlelight. */
final class WithoutAnAddress {

    /**
     * One of them.
     *
     * @param said how it is wished for
     * @param planned what of it an hour of the plan can be for
     * @param sentence to say of it, of the places where one dines
     */
    private record Wish(Pattern said, Pattern planned, Function<List<Place>, String> sentence) {

        Wish(String said, String planned, Function<List<Place>, String> sentence) {
            this(
                    Pattern.compile("(?<![\\w-])(?:" + said + ")(?![\\w-])", Pattern.CASE_INSENSITIVE),
                    Pattern.compile(planned.isEmpty() ? "(?!)" : planned, Pattern.CASE_INSENSITIVE),
                    sentence);
        }
    }

    private static final List<Wish> ALL = List.of(
            new Wish(
                    "massages?|spas?|sauna|hammam|jacuzzi|wellness|pamper\\w*",
                    "",
                    places ->
                            "No hour is set for a massage or a spa, because I know none by its name or hours: ask at your hotel in %s, and put it into an hour that is left free."
                                    .formatted(names(places))),
            new Wish(
                    "(?:good|nice|great|best|fine|local|lovely|top|excellent|cool|fancy|special|trendy|hip) (?:restaurants?|dining|dinners|places to eat|eateries|tables?)|fine[- ]dining|restaurants? (?:recommendations?|tips)|michelin",
                    "",
                    places ->
                            "No restaurant is chosen by name, because I know none by its kitchen or its prices: the hours of lunch and dinner in %s are free for one; ask where you stay, and book a table for the evening."
                                    .formatted(names(places))),
            new Wish(
                    "honey ?moon(?:ers?)?|newly[- ]?weds?|just (?:got )?married|wedding anniversary|(?:\\w+ )?anniversary (?:trip|getaway|weekend)",
                    "",
                    places ->
                            "No room or dinner is chosen for your honeymoon or anniversary, because I know no house by its name: say what it is when you book in %s, for many houses add something of their own."
                                    .formatted(names(places))),
            new Wish("sea ?food|fresh fish|lobsters?|prawns?|crabs?", "crab|seafood|prawn", WithoutAnAddress::seafood),
            new Wish(
                    "romantic (?:\\w+ )?(?:dinners?|meals?|tables?|evenings?|restaurants?)|candle ?-?lights?(?: dinners?)?|dinners? (?:by candle ?light|on the beach)",
                    "",
                    places ->
                            "No table is chosen for a romantic dinner, because I know none by its name: ask your hotel in %s to lay one, a day before."
                                    .formatted(names(places))));

    /** "Allergic to prawns and crab", "she cannot eat seafood": what one must not have is no wish for it. */
    private static final Pattern MUST_NOT_HAVE = Pattern.compile(
            "\\b(?:allerg\\w*|intoleran\\w*|cannot|can not|never|unable|reacts?|vegans?|vegetarians?)\\b(?:(?!\\b(?:but|love|like|want|would)\\b)[^.;!?\\n]){0,60}$",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern IS_BAD = Pattern.compile(
            "^[ -](?:allerg\\w*|intoleran\\w*|(?:is|are|makes?) [^.;!?\\n]{0,20}(?:sick|ill|forbidden|haram))\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Set<String> TOWNS_BY_THE_SEA =
            Set.of("galle-fort", "trincomalee", "jaffna", "batticaloa", "matara", "colombo", "galle-face-green");

    private WithoutAnAddress() {}

    /** @param answered the hours of the plan */
    static Stream<String> inWords(Wishes wishes, Plan plan, String answered) {
        Set<String> dined = plan.slots().stream()
                .filter(slot -> slot.getActivity().startsWith("Dinner"))
                .map(ItinerarySlot::getLocation)
                .collect(Collectors.toSet());
        List<Place> there = plan.placesByDay().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .flatMap(day -> day.getValue().stream())
                .filter(place -> dined.contains(place.name()))
                .distinct()
                .toList();
        return there.isEmpty()
                ? Stream.empty()
                : ALL.stream()
                        .filter(wish -> isWanted(wish.said(), wishes.told())
                                && !wish.planned().matcher(answered).find())
                        .map(wish -> wish.sentence().apply(there));
    }

    private static boolean isWanted(Pattern thing, Particulars told) {
        String words = told.words();
        return told.asksFor(thing)
                && thing.matcher(words)
                        .results()
                        .noneMatch(found -> Patterns.isIn(MUST_NOT_HAVE, words.substring(0, found.start()))
                                || Patterns.isIn(IS_BAD, words.substring(found.end())));
    }

    private static String seafood(List<Place> places) {
        List<Place> coast = places.stream()
                .filter(place -> place.type() == PlaceType.BEACH || TOWNS_BY_THE_SEA.contains(place.id()))
                .toList();
        return coast.isEmpty()
                ? "No dinner of this plan is by the sea, so seafood is no speciality there: ask for it on the coast."
                : "For seafood no table is chosen by name: at dinner in %s ask for the catch of the day, and for its price by weight before it is cooked."
                        .formatted(names(coast));
    }

    private static String names(Collection<Place> places) {
        return InWords.list(places.stream().map(Place::name).toList());
    }
}
