package ai.travion.retrieval;

import ai.travion.atlas.Avoidable.Kept;
import ai.travion.atlas.Avoidables;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.question.EnglishTerms;
import ai.travion.retrieval.question.Related;
import ai.travion.retrieval.recommend.Recommender;
import ai.travion.schemas.Elimination;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.LocationSearch;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Names the conditions of a request, and those that a message sets in prose, that nothing could be done about, so that none is ignored in
 * silence: what nobody here knows, what only a plan can keep, a distance that no text tells, and a place that is both demanded and to be
 * avoided. Each is an elimination of nothing (its count is 0) for programs, and a
 * sentence for the traveller.
 */
final class Unapplied {

    private static final String REQUEST = "request";
    private static final String UNKNOWN =
            "Your condition to avoid %s could not be applied: nothing that I know tells of it.";
    private static final String ONLY_IN_A_PLAN =
            "Your condition to avoid %s could not be applied to this answer: only a plan can keep it.";
    private static final String NOWHERE =
            "Your condition to avoid %s could not be applied: no answer of mine can keep it.";
    private static final String NOT_HAD =
            "Your condition that there must be %s could not be applied: nothing that I know tells of it.";
    private static final String CONTRADICTION =
            "Your conditions are too strict together: your request both demands and avoids %s, and no answer can keep both.";

    private static final Pattern READ_AS = Pattern.compile("\\bwas read as within \\d+ km\\b");

    private final Recommender recommender;
    private final Shunned shunned;
    private final Places atlas;

    Unapplied(Recommender recommender, Shunned shunned, Places atlas) {
        this.recommender = recommender;
        this.shunned = shunned;
        this.atlas = atlas;
    }

    /**
     * The same state, with what could not be applied.
     *
     * @param asked as the turn came, with what it looks for
     */
    GraphState namedIn(GraphState found, GraphState asked) {
        var state = withTheDistance(found, asked);
        var known = state.getPreferences().orElse(null);
        if (known == null) {
            return state;
        }
        boolean isPlan = state.getIntent() == IntentType.TRIP_PLANNING;
        var said = new LinkedHashSet<>(state.getAssumptions());
        var eliminations = new ArrayList<>(state.getEliminatedBy());
        var effective = eliminations.stream().map(Elimination::getValue).collect(Collectors.toSet());
        var avoided = conditions(known.getAvoid())
                // Of several things in one wish a part may be unknown though another had its effect.
                .filter(value ->
                        !effective.contains(value) || Avoidables.partsOf(value).size() > 1)
                .toList();
        say(UNKNOWN, unknown(avoided, isPlan), "avoid", said, eliminations);
        if (isPlan) {
            // Who plans says what no plan can keep.
            keptNowhere(avoided, Kept.PLANS).forEach(value -> eliminations.add(nothing("avoid", value)));
        } else {
            var inProse = Stream.concat(avoided.stream(), saidInProse(state))
                    .distinct()
                    .toList();
            say(ONLY_IN_A_PLAN, keptOnlyInPlans(inProse), "avoid", said, eliminations);
            say(NOWHERE, keptNowhere(inProse, Kept.ANSWERS, Kept.PLANS), "avoid", said, eliminations);
        }
        say(
                NOT_HAD,
                conditions(known.getInterests())
                        .filter(value -> !recommender.isHadSomewhere(value))
                        .toList(),
                "interests",
                said,
                eliminations);
        say(CONTRADICTION, contradictory(known), "places", said, eliminations);
        say(
                CONTRADICTION,
                conditions(known.getInterests())
                        .filter(need -> conditions(known.getAvoid()).anyMatch(need::equalsIgnoreCase))
                        .toList(),
                "interests",
                said,
                eliminations);
        conditions(known.getPlaces())
                .filter(value -> atlas.named(value).isEmpty())
                .forEach(value -> eliminations.add(nothing("places", value)));
        return said.size() == state.getAssumptions().size()
                        && eliminations.size() == state.getEliminatedBy().size()
                ? state
                : GraphState.newBuilder(state)
                        .setAssumptions(List.copyOf(said))
                        .setEliminatedBy(List.copyOf(eliminations))
                        .build();
    }

    /** That nothing tells of what no place shall have. */
    static String unknown(List<String> things) {
        return UNKNOWN.formatted(
                things.stream().map(thing -> "\"" + thing + "\"").collect(Collectors.joining(", ")));
    }

    /** An elimination of nothing, by which a program reads the same. */
    static List<Elimination> eliminatingNothing(List<String> things) {
        return things.stream().map(thing -> nothing("avoid", thing)).toList();
    }

    /** That a condition on what is looked for near a place could not be checked. */
    static String notTold(String wording) {
        return "Whether any of these is all that you asked for (\"%s\") could not be checked: what I know of them does not tell it."
                .formatted(wording);
    }

    /** What this message wants none of, and nothing that was found speaks of. */
    private Stream<String> saidInProse(GraphState state) {
        return shunned.saidNow(state).filter(value -> {
            var telling = Related.telling(value);
            return state.getRetrievedDocuments().stream()
                    .noneMatch(document ->
                            EnglishTerms.of(document.getContent()).stream().anyMatch(telling::contains));
        });
    }

    /** A text that tells no distances keeps to none. */
    private static GraphState withTheDistance(GraphState found, GraphState asked) {
        var within = asked.getLocationSearch().flatMap(LocationSearch::getRadiusKm);
        if (within.isEmpty()
                || found.getLocationSearch().isPresent()
                || found.getRetrievedDocuments().isEmpty()) {
            return found;
        }
        long km = Math.round(within.get());
        return GraphState.newBuilder(found)
                .setAssumptions(Stream.concat(
                                found.getAssumptions().stream()
                                        .filter(note -> !READ_AS.matcher(note).find()),
                                Stream.of(
                                        "Your limit of %d km could not be applied: what I know of this tells no distances."
                                                .formatted(km)))
                        .toList())
                .setEliminatedBy(
                        Stream.concat(found.getEliminatedBy().stream(), Stream.of(nothing("distance", km + " km")))
                                .toList())
                .build();
    }

    private static void say(
            String sentence, List<String> values, String constraint, Set<String> said, List<Elimination> eliminations) {
        if (!values.isEmpty()) {
            said.add(sentence.formatted(
                    values.stream().map(value -> "\"" + value + "\"").collect(Collectors.joining(", "))));
            values.forEach(value -> eliminations.add(nothing(constraint, value)));
        }
    }

    private static Elimination nothing(String constraint, String value) {
        return Elimination.newBuilder()
                .setConstraint(constraint)
                .setValue(value)
                .setCount(0)
                .setChunkIds(List.of())
                .build();
    }

    private Stream<String> parts(List<String> values) {
        return values.stream()
                .flatMap(value ->
                        atlas.named(value).isPresent() ? Stream.of(value) : Avoidables.partsOf(value).stream());
    }

    private List<String> unknown(List<String> values, boolean isPlan) {
        return parts(values)
                .filter(part -> !recommender.isKnown(part))
                .filter(part -> !isPlan || Avoidables.of(part).isEmpty())
                .toList();
    }

    private List<String> keptOnlyInPlans(List<String> values) {
        return parts(values)
                .filter(part -> Avoidables.of(part)
                        .filter(kind -> kind.kept().equals(Set.of(Kept.PLANS)))
                        .isPresent())
                .toList();
    }

    private List<String> keptNowhere(List<String> values, Kept... where) {
        return parts(values)
                .filter(part -> Avoidables.of(part)
                        .filter(kind -> Stream.of(where).noneMatch(kind.kept()::contains))
                        .isPresent())
                .toList();
    }

    /** The demanded places that some other condition rules out. */
    private List<String> contradictory(Preferences known) {
        var avoided = conditions(known.getAvoid()).toList();
        return conditions(known.getPlaces())
                .filter(value -> atlas.named(value)
                        .filter(place -> avoided.stream().anyMatch(wish -> rulesOut(wish, place)))
                        .isPresent())
                .toList();
    }

    private boolean rulesOut(String wish, Place place) {
        return atlas.named(wish).equals(Optional.of(place))
                || shunned.places(wish).contains(place.id());
    }

    private static Stream<String> conditions(List<StatedValue> values) {
        return values.stream()
                .filter(value -> value.getMust() && REQUEST.equals(value.getOrigin()))
                .map(value -> value.getValue().strip())
                .filter(value -> !value.isEmpty())
                .distinct();
    }
}
