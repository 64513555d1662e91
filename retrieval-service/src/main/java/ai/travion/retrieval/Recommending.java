package ai.travion.retrieval;

import ai.travion.atlas.GeoPoint;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.catalogue.Surroundings;
import ai.travion.retrieval.question.Area;
import ai.travion.retrieval.question.HowMany;
import ai.travion.retrieval.recommend.OpenChoice;
import ai.travion.retrieval.recommend.Reason;
import ai.travion.retrieval.recommend.Recommender;
import ai.travion.retrieval.recommend.Suggestion;
import ai.travion.retrieval.recommend.Traveller;
import ai.travion.retrieval.search.Evidence.Removed;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.envelope.AskedInFull;
import ai.travion.schemas.envelope.Bounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Answers who leaves the choice of places to the guide, by the same recommender that {@code /recommend} asks, with its reasons. */
final class Recommending {

    private static final int USUAL = 5;
    /** Of what no text claims fame there is nothing to say. */
    private static final double UNSAID = 0.5;

    private static final Set<String> SAID = Set.of("interests", "season", "crowd");

    private final Recommender recommender;
    private final Surroundings surroundings;
    private final Shunned shunned;
    private final Places atlas;

    Recommending(Recommender recommender, Surroundings surroundings, Shunned shunned, Places atlas) {
        this.recommender = recommender;
        this.surroundings = surroundings;
        this.shunned = shunned;
        this.atlas = atlas;
    }

    /**
     * What is recommended.
     *
     * @param removed what the traveller avoids, with the places that it ruled out
     */
    record Recommended(List<RetrievedDocument> documents, List<Removed> removed) {}

    /** Empty where something in particular is asked, or a place is named. */
    Optional<Recommended> to(GraphState state, List<Place> named) {
        var question = AskedInFull.question(state);
        if (state.getIntent() == IntentType.TRIP_PLANNING || !named.isEmpty()) {
            return Optional.empty();
        }
        return OpenChoice.in(question).flatMap(choice -> recommended(choice, question, state));
    }

    private Optional<Recommended> recommended(OpenChoice choice, String question, GraphState state) {
        var interests = interests(choice, state);
        var purpose = choice.purpose();
        if (purpose.isPresent() && !interests.contains(purpose.get())) {
            return Optional.empty();
        }
        var traveller = new Traveller(
                interests,
                Stream.concat(shunned.whereWeChoose(state, question).stream(), choice.dislikes().stream())
                        .distinct()
                        .toList(),
                ratherAvoided(state),
                state.getTargetDate(),
                state.getTargetCoordinates().map(at -> new GeoPoint(at.getLatitude(), at.getLongitude())));
        var area = Area.in(question);
        // Who asks where the leopards are is sent to none of the beaches that they love besides.
        Predicate<Place> among = place -> (area.isEmpty() || area.get().holds().test(place))
                && (purpose.isEmpty() || recommender.has(place, purpose.get()));
        int most = Math.clamp(HowMany.in(question).orElse(USUAL), 1, Bounds.DOCUMENTS);
        var ranking = recommender.recommend(traveller, most, among);
        var documents = new ArrayList<RetrievedDocument>();
        for (var suggestion : ranking.best()) {
            if (interests.isEmpty() || hasSomething(suggestion)) {
                document(suggestion, interests, isOneDay(state), documents.size())
                        .ifPresent(documents::add);
            }
        }
        var removed = ranking.eliminated().entrySet().stream()
                .map(one -> new Removed(
                        one.getKey(),
                        one.getValue().stream()
                                .flatMap(name -> atlas.named(name).stream())
                                .map(place -> Removed.WHOLE_PLACE + place.id())
                                .toList()))
                .toList();
        return documents.isEmpty() ? Optional.empty() : Optional.of(new Recommended(documents, removed));
    }

    private List<String> interests(OpenChoice choice, GraphState state) {
        var family = state.getPreferences()
                .flatMap(Preferences::getParty)
                .filter(party -> party.getChildren() > 0)
                .map(party -> "family");
        var before = choice.purpose().isPresent() ? Stream.<String>empty() : known(choice, state);
        return Stream.of(choice.purpose().stream(), choice.likes().stream(), before, family.stream())
                .flatMap(some -> some)
                .filter(wish -> atlas.all().stream().anyMatch(place -> recommender.has(place, wish)))
                .distinct()
                .toList();
    }

    /** What this message says is liked is liked in its own words: elephants, and not all wildlife. */
    private Stream<String> known(OpenChoice choice, GraphState state) {
        boolean inItsWords = choice.likes().stream()
                .anyMatch(like -> atlas.all().stream().anyMatch(place -> recommender.has(place, like)));
        return state.getPreferences().stream()
                .flatMap(known -> known.getInterests().stream())
                .filter(value -> !inItsWords || value.getTurn() < state.getTurn())
                .map(StatedValue::getValue);
    }

    private List<String> ratherAvoided(GraphState state) {
        var firm = Set.copyOf(shunned.values(state));
        return state.getPreferences().stream()
                .flatMap(known -> known.getAvoid().stream())
                .map(StatedValue::getValue)
                .filter(value -> !firm.contains(value))
                .toList();
    }

    /** How full a day is says nothing of a month. */
    private static boolean isOneDay(GraphState state) {
        return state.getTargetEndDate()
                .filter(end -> state.getTargetDate().filter(end::equals).isEmpty())
                .isEmpty();
    }

    private static boolean hasSomething(Suggestion suggestion) {
        return suggestion.reasons().stream()
                .filter(reason -> reason.factor().equals("interests"))
                .anyMatch(reason -> reason.score() >= 0.1);
    }

    private Optional<RetrievedDocument> document(
            Suggestion suggestion, List<String> interests, boolean oneDay, int before) {
        var fame = suggestion.reasons().stream()
                .filter(reason -> interests.isEmpty() && reason.factor().equals("fame") && reason.score() > UNSAID)
                .map(reason ->
                        reason.text().replaceFirst("^It ", suggestion.place().name() + " "));
        var wished = suggestion.reasons().stream()
                .filter(reason -> SAID.contains(reason.factor()))
                .filter(reason -> oneDay || !reason.factor().equals("crowd"))
                .map(Reason::text);
        var reasons = Stream.concat(fame, wished).collect(Collectors.joining(" "));
        return surroundings
                .introducing(suggestion.place(), interests)
                .map(told -> Documents.recommending(suggestion.place(), reasons, told, before));
    }
}
