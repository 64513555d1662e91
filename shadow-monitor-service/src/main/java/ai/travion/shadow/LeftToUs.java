package ai.travion.shadow;

import ai.travion.atlas.Place;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import ai.travion.shadow.calendar.InWords;
import java.time.LocalDate;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Whether the traveller named no place for a plan, so that the places of the turn are only a suggestion of the router. */
final class LeftToUs {

    private static final String SAID_BY_THE_ROUTER = "You named no place, so I took a round trip";
    private static final String TAKEN_BY_THE_ROUTER = "You named no place, so I took";
    private static final String NAMED_NONE = "You named no place";
    private static final String FOR_A_SIGHT = "for what you wish to see";
    private static final String FOR_THE_WISHES = " for your wishes";
    private static final String SHORT_DRIVES = "a round with drives as short as there are";
    private static final String ADDED = "You named only where you arrive, so I added";
    private static final String BEFORE = "You named only where the trip ends, so I chose";
    /** Of who named only where they land. */
    private static final String FOR_ALL_WISHES = "For your wishes I took ";

    private static final String FOR_THE_REST = "For the rest of your wishes I took ";
    private static final String IN_SEASON = "For the rest of your wishes I chose ";
    private static final String CHOSEN = "You named no place, so I chose";

    private LeftToUs() {}

    static boolean in(GraphState state) {
        return state.getAssumptions().stream().anyMatch(said -> said.startsWith(SAID_BY_THE_ROUTER));
    }

    /** Whether all places of a trip were left to us, so that it begins where one comes to the country. */
    static boolean isTheWholeTrip(Stream<String> assumptions) {
        return assumptions.anyMatch(said -> said.startsWith(FOR_ALL_WISHES)
                || (said.startsWith(NAMED_NONE)
                        && !said.contains("within reach of")
                        && !said.contains("near the airport")));
    }

    /** Whether the router took places for the wishes, however far they lie apart. */
    static boolean isForTheWishes(GraphState state) {
        return state.getAssumptions().stream()
                .anyMatch(said -> said.startsWith(TAKEN_BY_THE_ROUTER) && said.contains(FOR_THE_WISHES));
    }

    /** Whether the router took a round for its short drives, whatever else is wished for. */
    static boolean isForShortDrives(GraphState state) {
        return state.getAssumptions().stream()
                .anyMatch(said -> said.startsWith(TAKEN_BY_THE_ROUTER) && said.contains(SHORT_DRIVES));
    }

    /** Whether the router took what is best known for a thing, whatever the season. */
    static boolean isForASight(GraphState state) {
        return state.getAssumptions().stream()
                .anyMatch(said -> said.startsWith(NAMED_NONE) && said.contains(FOR_A_SIGHT));
    }

    /** Whether this assumption speaks of the suggestion. */
    static boolean isSaid(String assumption) {
        return assumption.startsWith(TAKEN_BY_THE_ROUTER)
                || assumption.startsWith(FOR_THE_REST)
                || (assumption.startsWith(NAMED_NONE) && assumption.contains(FOR_A_SIGHT));
    }

    /** Whether this assumption speaks of our own choice. */
    static boolean isChosen(String assumption) {
        return assumption.startsWith(CHOSEN)
                || assumption.startsWith(ADDED)
                || assumption.startsWith(BEFORE)
                || assumption.startsWith(IN_SEASON);
    }

    /** Whether the router took a place beside those that were named, whatever the season. */
    static boolean isForTheRest(Place place, GraphState state) {
        return state.getAssumptions().stream()
                .anyMatch(said -> said.startsWith(FOR_THE_REST) && said.contains(place.name()));
    }

    static String inSeason(List<Place> chosen, List<Place> outOfSeason) {
        return (IN_SEASON + "%s, where it is the season for it, and not %s, where it is not then.")
                .formatted(names(chosen), names(outOfSeason));
    }

    static String whereOneCanSurf(Place named, Place instead, LocalDate day) {
        return "Nobody surfs at %1$s in %2$s, when the sea is rough on that coast: the season is on the other, so the plan is for %3$s. Say \"%1$s all the same\" and I plan that."
                .formatted(named.name(), day.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH), instead.name());
    }

    static String whereElseOneCanSurf(Place named, Place instead, LocalDate day) {
        return "Nobody surfs at %s in %s, when the sea is rough on that coast; the season is on the other: name %s and I plan that for the waves."
                .formatted(named.name(), day.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH), instead.name());
    }

    private static String names(List<Place> places) {
        return InWords.list(places.stream().map(Place::name).toList());
    }

    static String added(Place arrival, List<Place> places) {
        return (ADDED + " %s to %s for the other days; name others if you like.")
                .formatted(InWords.list(places.stream().map(Place::name).toList()), arrival.name());
    }

    static String before(Place end, List<Place> places) {
        return (BEFORE + " %s for the days before %s; name others if you like.").formatted(names(places), end.name());
    }

    static String otherHalf(List<Place> places) {
        return "For the rest of what you wish I added %s; name another place if you like."
                .formatted(InWords.list(places.stream().map(Place::name).toList()));
    }

    /** @param special what is wished for beside the interests of the state */
    static String chosen(List<Place> places, GraphState state, List<String> special) {
        List<String> wishes = Stream.concat(
                        state.getPreferences().map(Preferences::getInterests).orElse(List.of()).stream()
                                .map(StatedValue::getValue),
                        special.stream())
                .distinct()
                .toList();
        if (wishes.isEmpty()) {
            return (CHOSEN + " %s by what first visits see and the season.").formatted(names(places));
        }
        return (CHOSEN + " %s by your wishes (%s) and the season.")
                .formatted(InWords.list(places.stream().map(Place::name).toList()), String.join(", ", wishes));
    }
}
