package ai.travion.shadow;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.envelope.AskedInFull;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Places that a later turn adds to a plan by name: they stay in it, whatever was said before against their kind. */
final class Insisted {

    private static final Pattern ADDED = Pattern.compile(
            "\\b(?:add|include|put in|put back|bring back|climb|visit|all the same|anyway|after all|too(?=\\s*(?:$|[.,;!?]|please\\b|and\\b|but\\b))|as well)(?!\\w)",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern TAKEN_AWAY = Pattern.compile(
            "\\b(?:no|not|don'?t|without|remove|drop|skip|leave out|instead of|avoid|swap|replace)\\b[^.;!?]{0,40}$",
            Pattern.CASE_INSENSITIVE);

    private Insisted() {}

    /** What the router keeps of a place that was added by name. */
    private static final String ALL_THE_SAME = " all the same";

    /** By this turn's words, or by what they stand for: "yes" may mean "add it all the same"; and by those of earlier turns. */
    static List<Place> on(GraphState state, Places places) {
        return Stream.concat(
                        state.getPreferences().stream()
                                .flatMap(known -> known.getOther().stream())
                                .map(StatedValue::getValue)
                                .filter(term -> term.endsWith(ALL_THE_SAME))
                                .flatMap(term ->
                                        places
                                                .named(term.substring(0, term.length() - ALL_THE_SAME.length()))
                                                .stream()),
                        inThisTurn(state, places).stream())
                .distinct()
                .toList();
    }

    private static List<Place> inThisTurn(GraphState state, Places places) {
        if (state.getMessages().stream().allMatch(message -> message.getTurn() == state.getTurn())) {
            return List.of();
        }
        String said = state.getUserQuery();
        String inFull = AskedInFull.question(state);
        if (!Patterns.isIn(ADDED, said + "\n" + inFull)) {
            return List.of();
        }
        // The question in full names all that the plan is for, and of that nobody insists on what was there before.
        return Stream.concat(
                        Patterns.isIn(ADDED, said) ? named(said, places) : Stream.<Place>of(),
                        named(inFull, places).filter(place -> !isOfAnEarlierTurn(place, state)))
                .distinct()
                .toList();
    }

    private static Stream<Place> named(String text, Places places) {
        return places.mentionedIn(text).stream()
                .filter(mention -> !Patterns.isIn(TAKEN_AWAY, text.substring(0, mention.start())))
                .map(Places.Mention::place);
    }

    private static boolean isOfAnEarlierTurn(Place place, GraphState state) {
        return state.getPreferences().stream()
                .flatMap(known -> known.getPlaces().stream())
                .anyMatch(known ->
                        known.getTurn() < state.getTurn() && known.getValue().equals(place.name()));
    }
}
