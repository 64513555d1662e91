package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.schemas.GraphState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** "That beach town", "the tea place", "the place with the elephants": a stay of the plan in hand by what it is, which an order or a question means by no name. */
public final class StayByItsKind {

    private static final String HEAD =
            "(?:towns?|places?|villages?|stops?|stays?|resorts?|bases?|spots?|one|city|station|destination)";
    private static final String SEA =
            "(?:beach(?:y|es)?|sea|sea\\s?side|sea\\s?front|coast(?:al)?|ocean|surf(?:ing|er'?s?|ers)?)";
    private static final String HILLS = "(?:tea|hills?|hilly|mountains?|highlands?|hill\\s?country|tea\\s?country)";
    private static final String WILD =
            "(?:safaris?|elephants?|leopards?|wild\\s?life|national\\s?parks?|parks?|jungle|animals?|jeeps?)";
    private static final String TOWN = "(?:big\\s+city|capital|city)";
    private static final Pattern MEANT = Patterns.anyCase(
            "\\b(?:the|that|this|our|my)\\s+(?:(?:nice|little|lovely|pretty|quiet|small|busy|cool)\\s+)?(?:"
                    + "(?<kind>" + SEA + "|" + HILLS + "|" + WILD + "|" + TOWN + ")\\s+" + HEAD
                    + "(?:\\s+(?:stay|stop))?"
                    + "|" + HEAD
                    + "\\s+(?:with|by|near|at|on|in|of|for|that\\s+has|where\\s+(?:(?:we|you)\\s+)?(?:go\\s+on|do|see|have|are))\\s+(?:(?:the|all|a|those)\\s+)*(?<with>"
                    + SEA + "|" + HILLS + "|" + WILD + "))(?![\\p{L}'\u2019-])");
    private static final Pattern THE_SEA = Patterns.anyCase(SEA);
    private static final Pattern THE_HILLS = Patterns.anyCase(HILLS);
    private static final Pattern THE_WILD = Patterns.anyCase(WILD);
    /** Which one of several is meant matters to none but these. */
    private static final Pattern ORDERS = Patterns.words(
            "nights?|longer|shorter|drop|skip|leave|remove|swap|replace|add|give|take|cut|move|more|less|fewer|instead");

    private final Itinerary plan;
    private final List<Place> stays;

    private StayByItsKind(Itinerary plan) {
        this.plan = plan;
        this.stays = plan.places().stream()
                .filter(place -> plan.nightsAt(place) > 0)
                .distinct()
                .toList();
    }

    /** The state with the stay by its name; as it is where none is meant, or several may be. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var said = state.getUserQuery();
        if (state.getItinerary().isEmpty()
                || state.getPendingClarification().isPresent()
                || !Patterns.isIn(MEANT, said)) {
            return state;
        }
        var plan = new StayByItsKind(Itinerary.of(state.getItinerary(), atlas));
        var named = MEANT.matcher(said)
                .replaceAll(found -> Matcher.quoteReplacement(
                        plan.one(found, said).map(Place::name).orElseGet(found::group)));
        return named.equals(said)
                ? state
                : GraphState.newBuilder(state).setUserQuery(named).build();
    }

    /** Asks which one of several is meant where that matters; nothing where it is clear. */
    public static Optional<String> whichOne(GraphState state, Places atlas) {
        var said = state.getUserQuery();
        if (state.getItinerary().isEmpty()
                || state.getPendingClarification().isPresent()
                || !Patterns.isIn(ORDERS, said)) {
            return Optional.empty();
        }
        var plan = new StayByItsKind(Itinerary.of(state.getItinerary(), atlas));
        return Patterns.in(MEANT, said)
                .filter(found -> plan.meant(found).size() > 1)
                .findFirst()
                .map(found -> "Which one do you mean by \"%s\": %s? Say it once more with its name, and I do it."
                        .formatted(
                                found.group(),
                                String.join(
                                        " or ",
                                        plan.meant(found).stream()
                                                .map(Place::name)
                                                .toList())));
    }

    private Optional<Place> one(MatchResult found, String said) {
        var meant = meant(found);
        return meant.size() == 1 || (!meant.isEmpty() && !Patterns.isIn(ORDERS, said))
                ? meant.stream().max((one, other) -> Integer.compare(plan.nightsAt(one), plan.nightsAt(other)))
                : Optional.empty();
    }

    /** By what they are, or else by what is done on their days. */
    private List<Place> meant(MatchResult found) {
        var kind = found.group("kind") == null ? found.group("with") : found.group("kind");
        var types = Patterns.isAllOf(THE_SEA, kind)
                ? Set.of(PlaceType.BEACH)
                : Patterns.isAllOf(THE_HILLS, kind)
                        ? Set.of(PlaceType.TEA_COUNTRY)
                        : Patterns.isAllOf(THE_WILD, kind) ? Set.of(PlaceType.WILDLIFE) : Set.of(PlaceType.CITY);
        var ofTheType =
                stays.stream().filter(stay -> types.contains(stay.type())).toList();
        // Of two by the sea the one beside the airport is hardly meant.
        var known =
                ofTheType.stream().filter(stay -> !stay.id().equals("negombo")).toList();
        return ofTheType.isEmpty()
                ? stays.stream()
                        .filter(stay -> hasOnItsDays(stay, words(kind), types))
                        .toList()
                : known.isEmpty() ? ofTheType : known;
    }

    private static Pattern words(String kind) {
        return Patterns.isAllOf(THE_WILD, kind)
                ? Patterns.words("safari|elephants?|leopards?")
                : Patterns.isAllOf(THE_SEA, kind)
                        ? Patterns.words("beach(?:es)?|surf|swim")
                        : Patterns.words(kind.replaceFirst("s$", "") + "s?");
    }

    private boolean hasOnItsDays(Place stay, Pattern words, Set<PlaceType> types) {
        var seen = new ArrayList<Entry>();
        plan.days().stream()
                .filter(day -> plan.on(day)
                        .entries()
                        .getLast()
                        .place()
                        .filter(stay::equals)
                        .isPresent())
                .forEach(day -> seen.addAll(plan.on(day).visits().stream().toList()));
        return seen.stream()
                .anyMatch(entry -> Patterns.isIn(words, entry.activity())
                        || entry.place()
                                .map(Place::type)
                                .filter(types::contains)
                                .isPresent());
    }
}
