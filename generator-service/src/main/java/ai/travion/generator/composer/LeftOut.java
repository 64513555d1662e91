package ai.travion.generator.composer;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.Elimination;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.envelope.AskedInFull;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Says which places a traveller's own conditions left out, and by which of them. */
final class LeftOut {

    /** Before the id of a place that was left out as a whole, and not only one of its passages. */
    private static final String WHOLE_PLACE = "catalogue#";

    private static final Pattern FOR_PLACES = Pattern.compile(
            "\\b(?:where|which|places?|sights?|attractions?|spots?|towns?|beach(?:es)?|parks?|hikes?|walks?|waterfalls?|stay|visit|see|do|suggest\\w*|recommend\\w*|near(?:by|est)?|around|instead|alternatives?|else|ideas?|love|like|want|plan)\\b",
            Pattern.CASE_INSENSITIVE);
    /** What is the same wherever one is. */
    private static final Pattern OF_NO_PLACE = Pattern.compile(
            "\\b(?:visas?|eta|passports?|e?sims?|roaming|rupees?|currency|cash|cards?|money|tip(?:s|ping)?|drivers?|plugs?|adapters?|malaria|vaccin\\w*|tablets|insurance|tap water|licen[cs]e|weather|season|fees?|costs?|breakfast|food|eat|spicy|vegetarians?|clothes|wear|shorts|dress\\w*|photograph\\w*|language|festivals?|holidays?|poya)\\b",
            Pattern.CASE_INSENSITIVE);
    /** "How long is the walk?", "which is better, this or that?" chooses from what is named. */
    private static final Pattern ABOUT_ONE = Pattern.compile(
            "^\\W*(?:(?:and|so|but|then)\\W+)*(?:how (?:far|long|many|much|old|high|deep|do|does|can)|when|what time|is (?:it|the|that)|are (?:they|the)|which (?:is|one|of) )",
            Pattern.CASE_INSENSITIVE);

    private static final int NAMED = 5;

    private LeftOut() {}

    /** One sentence for each condition that left out whole places. */
    static List<String> inWords(GraphState state, Places atlas) {
        return eliminations(state)
                // What a place must have is had by those that are named.
                .filter(one -> !one.getConstraint().equals("interests"))
                .flatMap(one -> sentence(one, atlas).stream())
                .toList();
    }

    /** The same to who asks for places, or for one of those; who asks what to wear in a temple misses none. */
    static List<String> whereItMatters(GraphState state, Places atlas) {
        var question = AskedInFull.question(state);
        boolean names = eliminations(state)
                .flatMap(one -> one.getChunkIds().stream())
                .filter(id -> id.startsWith(WHOLE_PLACE))
                .flatMap(id -> atlas.withId(id.substring(WHOLE_PLACE.length())).stream())
                .anyMatch(place -> question.contains(place.name()));
        boolean forPlaces = FOR_PLACES.matcher(question).find()
                && !OF_NO_PLACE.matcher(question).find()
                && !ABOUT_ONE.matcher(question).find();
        return names || forPlaces ? inWords(state, atlas) : List.of();
    }

    /** What conditions removed; of others the state only says that they could not be applied. */
    static Stream<Elimination> eliminations(GraphState state) {
        return state.getEliminatedBy().stream().filter(one -> one.getCount() > 0);
    }

    static boolean isOfPlaces(Elimination elimination) {
        return elimination.getChunkIds().stream().anyMatch(id -> id.startsWith(WHOLE_PLACE));
    }

    /** Nothing that was found may be told. */
    static boolean leavesNothing(Assignment assignment) {
        return assignment.evidence().sentences().isEmpty()
                && eliminations(assignment.state()).findAny().isPresent();
    }

    private static Optional<String> sentence(Elimination elimination, Places atlas) {
        var names = elimination.getChunkIds().stream()
                .filter(id -> id.startsWith(WHOLE_PLACE))
                .flatMap(id -> atlas.withId(id.substring(WHOLE_PLACE.length())).stream())
                // Who avoids Kandy need not hear that it was left out.
                .filter(place -> !atlas.named(elimination.getValue()).equals(Optional.of(place)))
                .map(Place::name)
                .toList();
        if (names.isEmpty()) {
            return Optional.empty();
        }
        var named = names.stream().limit(NAMED).toList();
        return Optional.of("_Since you avoid " + Honoured.worded(value(elimination)) + ", I left out "
                + (names.size() > NAMED ? String.join(", ", named) + " and others" : Remarks.listed(named)) + "._");
    }

    /** What is stayed away from, in words: who walks little avoids long walks. */
    static String value(Elimination elimination) {
        return elimination.getConstraint().equals("walking_tolerance")
                ? "long walks and stairs"
                : elimination.getValue();
    }
}
