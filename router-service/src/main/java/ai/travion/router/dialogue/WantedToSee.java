package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.Things;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.act.KindSaid;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "We also want to see turtles", "can we do a tea factory as well?": told where the plan has it, and else an order to add it. */
public final class WantedToSee {

    private static final double NEAR_KILOMETRES = 25;
    private static final int MOST_TOLD = 3;
    private static final int MOST_WORDS = 4;
    private static final Pattern WANTED = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|oh|also|ok(?:ay)?|then|hm+|well|please|by\\s+the\\s+way|btw|my\\s+\\p{L}+|the\\s+(?:kids|children))\\b\\W*)*(?:(?:we|i|s?he|they)?(?:'d|\\s+would)?\\s*(?:(?:also|really|still)\\s+)*(?:wants?|likes?|loves?|hopes?|wish(?:es)?|needs?)\\s+to|(?:can|could)\\s+we|is\\s+it\\s+possible\\s+to)\\s+(?:also\\s+|maybe\\s+)?(?:see|do|try|watch|visit|have|experience|go\\s+(?:to|on|and\\s+see))\\s+(?:(?:some|a|an|the|wild|real|few)\\s+)*(?<what>[\\p{L}' -]{3,40}?)(?:\\s+(?:too|also|as\\s+well|please|pls|somewhere|if\\s+possible|at\\s+some\\s+point|once|on\\s+the\\s+way))*\\W*$");
    private static final Pattern MORE = Patterns.words(
            "rather|than|or|and|not|but|of|another|more|again|second|different|in|on|at|near|from|with|without|instead|after|before|every|each|less|first|last|day|days|night|nights|it|that|this|there|them|everything|anything|something");

    private WantedToSee() {}

    /** The state with the order to add it; as it is where the plan has it, or something else is said. */
    public static GraphState inFull(GraphState state, Places atlas) {
        return kind(state, atlas)
                .filter(kind -> had(kind, state, atlas).isEmpty()
                        && elsewhere(kind, state, atlas).isEmpty())
                .map(kind -> GraphState.newBuilder(state)
                        .setUserQuery("Add %s".formatted(kind.one()))
                        .build())
                .orElse(state);
    }

    /** Where the plan has it; nothing where it has not, or something else is said. */
    public static Optional<String> told(GraphState state, Places atlas) {
        var far = kind(state, atlas)
                .filter(kind -> had(kind, state, atlas).isEmpty())
                .flatMap(kind -> elsewhere(kind, state, atlas));
        if (far.isPresent()) {
            return far;
        }
        return kind(state, atlas)
                .map(kind -> had(kind, state, atlas))
                .filter(stops -> !stops.isEmpty())
                .map(stops -> "That is in the plan already: "
                        + stops.stream()
                                .limit(MOST_TOLD)
                                .map(stop -> "%s on %s".formatted(stop.activity(), stop.inWords()))
                                .collect(Collectors.joining("; "))
                        + ". So nothing is changed; say \"one more\" and the day if you want it again.");
    }

    /** Of what is done in few places, and in none near the plan, the nearest of them is told. */
    private static Optional<String> elsewhere(KindSaid kind, GraphState state, Places atlas) {
        var plan = Itinerary.of(state.getItinerary(), atlas);
        var own = atlas.mentionedIn(kind.one()).stream()
                .map(Places.Mention::place)
                .toList();
        var places = own.isEmpty()
                ? Things.mentionedIn(kind.one()).stream()
                        .flatMap(mention -> mention.thing().near().stream())
                        .flatMap(id -> atlas.withId(id).stream())
                        .toList()
                : own;
        boolean isNear = places.stream().anyMatch(place -> away(place, plan) <= NEAR_KILOMETRES);
        return isNear
                ? Optional.empty()
                : places.stream()
                        .min(Comparator.comparingDouble(place -> away(place, plan)))
                        .map(place ->
                                "Not changed yet: for %1$s one goes to %2$s, which is not near the places of the plan. Say \"add %2$s\", and I shall fit it in."
                                        .formatted(kind.many(), place.name()));
    }

    private static double away(Place place, Itinerary plan) {
        return plan.places().stream()
                .filter(stay -> plan.nightsAt(stay) > 0)
                .mapToDouble(other -> other.at().kilometresTo(place.at()))
                .min()
                .orElse(Double.MAX_VALUE);
    }

    private static List<Entry> had(KindSaid kind, GraphState state, Places atlas) {
        return Itinerary.of(state.getItinerary(), atlas).visits().stream()
                .filter(stop -> Patterns.isIn(kind.words(), stop.activity()))
                .toList();
    }

    private static Optional<KindSaid> kind(GraphState state, Places atlas) {
        var said = Patterns.matcher(WANTED, Utterance.of(state.getUserQuery()).text());
        boolean isWanted = !state.getItinerary().isEmpty()
                && state.getPendingClarification().isEmpty()
                && atlas.mentionedIn(state.getUserQuery()).isEmpty()
                && said.matches()
                && said.group("what").split("\\s+", -1).length <= MOST_WORDS
                && !Patterns.isIn(MORE, said.group("what"));
        return isWanted ? KindSaid.in(said.group("what")) : Optional.empty();
    }
}
