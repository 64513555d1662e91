package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * "Kandy one night longer and Ella one night less", "2 nights in Mirissa is enough, use the other night for Galle": nights go from one place
 * to another, and the trip is as long as before.
 */
public final class NightsMoved {

    private static final int TWO = 2;
    private static final String COUNT = "(?:an?|another|one|two|three|four|five|six|seven|\\d)";
    private static final String PLACE = "#(?:\\s+(?:part|stay|stop|leg))?";
    private static final String BY = "(?<%1$s>" + COUNT
            + ")\\s+(?:(?<%1$sdo>more|extra|additional|less|fewer)\\s*)?(?:(?:nights?|days?)\\s*)?(?<%1$sdone>more|longer|extra|less|fewer|shorter)?";
    private static final Pattern SHIFT = Patterns.anyCase(PLACE
            + "\\s+(?:(?:to|should|be|is|gets?|has|have|for|by)\\s+)*" + BY.formatted("a") + "|\\b"
            + BY.formatted("b") + "\\s*\\b(?:in|at|for|from|of|to)\\s+(?:the\\s+)?" + PLACE);
    private static final Pattern FEWER = Patterns.words("less|fewer|shorter");

    private static final Pattern ENOUGH = Patterns.anyCase(
            "\\b(?<n>" + COUNT
                    + ")\\s+(?:nights?|days?)\\s+(?:there\\s+|(?:in|at)\\s+(?:the\\s+)?#\\s+)?(?:is|are|will\\s+be|would\\s+be)\\s+(?:more\\s+than\\s+)?(?:enough|plenty|fine|sufficient)");
    private static final Pattern THE_OTHERS = Patterns.anyCase(
            "\\b(?:use|give|put|spend|have|move|take|add)\\s+the\\s+(?:others?|rest|remaining|freed|saved|spare|left\\s?over|extra)(?:\\s+of\\s+the)?(?:\\s+"
                    + COUNT
                    + ")?(?:\\s+(?:nights?|days?|ones?|time))?\\s+(?:for|to|in|into|at|on)\\s+(?:the\\s+)?#");

    /** What else such an order says. */
    private static final Pattern NOTHING_ELSE = Patterns.anyCase(
            "(?:\\W|\\b(?:actually|and|so|but|then|ok(?:ay)?|please|pls|thanks|no|yes|now|instead|rather|therefore|i|we|i'd|we'd|i'll|we'll|let's|you|can|could|would|like|want|prefer|to|make|give|have|spend|stay|keep|the|our|less|time|in|at|for|it|that|there|days?|nights?|stays?|only)\\b)*");

    private NightsMoved() {}

    /** The state with the nights ordered that both places then have; as it is where none are moved. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var text = Utterance.of(state.getUserQuery()).text();
        var mentions = atlas.mentionedIn(text);
        var named = mentions.stream().map(Places.Mention::place).distinct().toList();
        if (state.getPendingClarification().isPresent()
                || mentions.size() != TWO
                || named.size() != TWO
                || state.getItinerary().isEmpty()) {
            return state;
        }
        var blanked = new StringBuilder(text);
        mentions.reversed().forEach(mention -> blanked.replace(mention.start(), mention.end(), "#"));
        var moved = new Moved(named, Itinerary.of(state.getItinerary(), atlas));
        return moved.shifted(blanked.toString())
                .or(() -> moved.handedOn(blanked.toString()))
                .map(order -> GraphState.newBuilder(state).setUserQuery(order).build())
                .orElse(state);
    }

    private record Moved(List<Place> named, Itinerary plan) {

        private Optional<String> shifted(String blanked) {
            var shifts = Patterns.in(SHIFT, blanked).toList();
            if (shifts.size() != TWO || saysMore(blanked, SHIFT)) {
                return Optional.empty();
            }
            int first = by(shifts.getFirst());
            return first == 0 || first + by(shifts.getLast()) != 0
                    ? Optional.empty()
                    : ordered(plan.daysAt(named.getFirst()) + first, plan.daysAt(named.getLast()) - first);
        }

        private Optional<String> handedOn(String blanked) {
            var enough = Patterns.matcher(ENOUGH, blanked);
            boolean others = Patterns.isIn(THE_OTHERS, blanked);
            if (!others
                    || !enough.find()
                    || saysMore(THE_OTHERS.matcher(blanked).replaceAll(" "), ENOUGH)) {
                return Optional.empty();
            }
            int left = nightsNow(named.getFirst()) - count(enough.group("n"));
            return left <= 0
                    ? Optional.empty()
                    : ordered(count(enough.group("n")), plan.daysAt(named.getLast()) + left);
        }

        /** The last day of a trip has no night. */
        private int nightsNow(Place place) {
            int days = plan.daysAt(place);
            return days > 0 && plan.on(plan.days().getLast()).isAt(place) ? days - 1 : days;
        }

        private Optional<String> ordered(int first, int last) {
            return first <= 0 || last <= 0
                    ? Optional.empty()
                    : Optional.of(inWords(first, named.getFirst()) + " and " + inWords(last, named.getLast()));
        }

        private static String inWords(int nights, Place place) {
            return "%d %s in %s".formatted(nights, nights == 1 ? "night" : "nights", place.name());
        }

        private static boolean saysMore(String blanked, Pattern known) {
            return !Patterns.isAllOf(NOTHING_ELSE, known.matcher(blanked).replaceAll(" "));
        }

        /** How many nights more it says, or fewer where below 0; 0 where it says neither. */
        private static int by(MatchResult shift) {
            var one = shift.group("a") == null ? "b" : "a";
            var way = Optional.ofNullable(shift.group(one + "do"))
                    .or(() -> Optional.ofNullable(shift.group(one + "done")));
            return way.map(said -> Patterns.isIn(FEWER, said) ? -count(shift.group(one)) : count(shift.group(one)))
                    .orElse(0);
        }

        private static int count(String word) {
            return Names.number(word).orElse(1);
        }
    }
}
