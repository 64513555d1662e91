package ai.travion.retrieval;

import ai.travion.atlas.GeoPoint;
import ai.travion.atlas.NotMeant;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.Places.Nearby;
import ai.travion.retrieval.catalogue.Surroundings;
import ai.travion.retrieval.question.Area;
import ai.travion.retrieval.question.HowMany;
import ai.travion.retrieval.recommend.OpenChoice;
import ai.travion.retrieval.recommend.OpenKind;
import ai.travion.retrieval.recommend.Reason;
import ai.travion.retrieval.recommend.Recommender;
import ai.travion.retrieval.recommend.Stay;
import ai.travion.retrieval.recommend.Suggestion;
import ai.travion.retrieval.recommend.ThingsToDo;
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
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Answers who leaves the choice of places, or of what to do in one, to the guide, by the same recommender that {@code /recommend} asks, with its reasons. */
final class Recommending {

    private static final int USUAL = 5;
    /** Of what no text claims fame there is nothing to say. */
    private static final double UNSAID = 0.5;

    private static final String REQUEST = "request";
    private static final Set<String> SAID = Set.of("interests", "season", "crowd");
    private static final Set<String> SAID_OF_THE_DAY = Set.of("season", "crowd");

    /** What a walk or a short ride reaches. */
    private static final double AT_ITS_DOORS_KM = 10;

    private static final Pattern BEEN_TO = Pattern.compile(
            "(?:^|(?<=[.;!?]))\\W*(?:i|we)(?:['’]ve| have)?(?: already| both| just)* (?:been (?:to|in)|seen|visited|done|climbed)\\b[^,.;!?]*[,.;!?]?(?: (?:so|and|but)\\b)?",
            Pattern.CASE_INSENSITIVE);

    private static final int FEWEST_NEIGHBOURS = 2;
    private static final OpenChoice NOTHING_LIKED = new OpenChoice(Optional.empty(), List.of(), List.of());

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

    /** Empty where something in particular is asked. */
    Optional<Recommended> to(GraphState state, List<Place> named) {
        var question = question(state);
        if (state.getIntent() == IntentType.TRIP_PLANNING || named.size() > 1) {
            return Optional.empty();
        }
        if (named.isEmpty()) {
            return OpenChoice.in(question)
                    .flatMap(choice -> chosen(choice, question, state))
                    .or(() -> isOpenByKind(state)
                            ? OpenKind.askedIn(question).flatMap(open -> ofTheKind(open, question, state))
                            : Optional.empty());
        }
        var place = named.getFirst();
        return ThingsToDo.areAskedOf(place, question, atlas) ? around(place, question, state) : Optional.empty();
    }

    /** Whether it is the kind of question that this answers, if anything suits. */
    boolean isAskedFor(GraphState state, List<Place> named) {
        var question = question(state);
        return switch (named.size()) {
            case 0 ->
                OpenChoice.in(question).isPresent()
                        || (isOpenByKind(state) && OpenKind.askedIn(question).isPresent());
            case 1 -> ThingsToDo.areAskedOf(named.getFirst(), question, atlas);
            default -> false;
        };
    }

    /** Without the places that it leaves out, and without a word on those that were seen: both are known. */
    private String question(GraphState state) {
        return BEEN_TO.matcher(NotMeant.takenOut(AskedInFull.question(state), atlas))
                .replaceAll(" ")
                .strip();
    }

    /** Whether any place of a kind is sought, but for some: what a guide advises everybody sends to those. */
    private boolean isOpenByKind(GraphState state) {
        return isWeighed(state) || !shunned.leftOut(state).isEmpty();
    }

    /**
     * Whether a request says what the traveller would rather have or do without. What a guide advises everybody is then no answer where the
     * choice is open.
     */
    static boolean isWeighed(GraphState state) {
        return state.getPreferences().stream()
                .flatMap(known -> Stream.concat(
                        known.getInterests().stream(),
                        // What must be avoided is left out of whatever is answered.
                        known.getAvoid().stream().filter(value -> !value.getMust())))
                .anyMatch(value -> REQUEST.equals(value.getOrigin()));
    }

    private Optional<Recommended> ofTheKind(OpenKind open, String question, GraphState state) {
        var kind = open.kind();
        boolean byItself = atlas.all().stream().anyMatch(kind.is());
        var choice = new OpenChoice(open.purpose(), List.of(), List.of());
        var interests = interests(choice, state);
        if (open.purpose().isPresent() && !interests.contains(open.purpose().get())) {
            return Optional.empty();
        }
        var area = Area.in(question);
        return recommended(
                choice,
                interests,
                question,
                state,
                place -> (area.isEmpty() || area.get().holds().test(place))
                        && (byItself ? kind.is().test(place) : recommender.has(place, kind.name()))
                        && (open.purpose().isEmpty()
                                || recommender.has(place, open.purpose().get())));
    }

    private Optional<Recommended> chosen(OpenChoice choice, String question, GraphState state) {
        var interests = interests(choice, state);
        var purpose = choice.purpose();
        if (purpose.isPresent() && !interests.contains(purpose.get())) {
            return Optional.empty();
        }
        var area = Area.in(question);
        return recommended(
                choice,
                interests,
                question,
                state,
                // Who asks where the leopards are is sent to none of the beaches that they love besides.
                place -> (area.isEmpty() || area.get().holds().test(place))
                        && (purpose.isEmpty() || recommender.has(place, purpose.get())));
    }

    private Optional<Recommended> recommended(
            OpenChoice choice, List<String> interests, String question, GraphState state, Predicate<Place> among) {
        var traveller = traveller(choice, question, interests, state);
        var ranking = recommender.recommend(traveller, most(question, state), among);
        var documents = new ArrayList<RetrievedDocument>();
        for (var suggestion : ranking.best()) {
            if (interests.isEmpty()
                    || hasSomething(suggestion)
                    || traveller.places().contains(suggestion.place())) {
                var reasons = Stream.concat(
                        interests.isEmpty() ? fame(suggestion) : Stream.empty(), reasons(suggestion, SAID));
                document(suggestion, interests, reasons, documents.size()).ifPresent(documents::add);
            }
        }
        boolean isTooStrict = ranking.best().isEmpty() && !ranking.lacking().isEmpty();
        return documents.isEmpty() && !isTooStrict
                ? Optional.empty()
                : Optional.of(new Recommended(documents, removed(ranking)));
    }

    /** What there is to do in a place: what its own text says first, then what is worth a visit at its doors; empty where that is little. */
    private Optional<Recommended> around(Place place, String question, GraphState state) {
        var neighbours = atlas.near(place.at(), AT_ITS_DOORS_KM).stream()
                .map(Nearby::place)
                .filter(near -> !near.equals(place))
                .toList();
        if (neighbours.size() < FEWEST_NEIGHBOURS) {
            return Optional.empty();
        }
        // What there is to do in a climb is to climb it: of that its pages tell, but for the climb.
        if (shunned.by(state, question).values().stream().anyMatch(ids -> ids.contains(place.id()))) {
            return Optional.empty();
        }
        var interests = interests(NOTHING_LIKED, state);
        int most = most(question, state);
        var ranking = recommender.recommend(
                traveller(NOTHING_LIKED, question, interests, state), most - 1, neighbours::contains);
        var documents = new ArrayList<RetrievedDocument>();
        surroundings
                .doing(place)
                .map(told -> Documents.recommending(place, "", told, documents.size()))
                .ifPresent(documents::add);
        for (var suggestion : ranking.best()) {
            boolean suits = suggestion.reasons().stream()
                    .anyMatch(reason -> reason.factor().equals("interests") && reason.isFor());
            document(suggestion, List.of(), reasons(suggestion, suits ? SAID : SAID_OF_THE_DAY), documents.size())
                    .ifPresent(documents::add);
        }
        return Optional.of(new Recommended(documents, removed(ranking)));
    }

    /** As many as were asked for, which the question made whole may have lost. */
    private static int most(String question, GraphState state) {
        int asked = HowMany.in(question)
                .orElseGet(() -> HowMany.in(state.getUserQuery()).orElse(USUAL));
        return Math.clamp(asked, 1, Bounds.DOCUMENTS);
    }

    private Traveller traveller(OpenChoice choice, String question, List<String> interests, GraphState state) {
        return new Traveller(
                interests,
                needed(state),
                Stream.concat(shunned.whereWeChoose(state, question).stream(), choice.dislikes().stream())
                        .distinct()
                        .toList(),
                ratherAvoided(state),
                demanded(state),
                stay(state),
                state.getTargetCoordinates().map(at -> new GeoPoint(at.getLatitude(), at.getLongitude())));
    }

    /** The places that a request insists on. */
    private List<Place> demanded(GraphState state) {
        return state.getPreferences().stream()
                .flatMap(known -> known.getPlaces().stream())
                .filter(value -> value.getMust() && REQUEST.equals(value.getOrigin()))
                .flatMap(value -> atlas.named(value.getValue()).stream())
                .toList();
    }

    private List<Removed> removed(Recommender.Ranking ranking) {
        return Stream.concat(
                        ranking.eliminated().entrySet().stream()
                                .map(one -> new Removed(one.getKey(), ids(one.getValue()))),
                        ranking.lacking().entrySet().stream()
                                .map(one -> new Removed("interests", one.getKey(), ids(one.getValue()))))
                .toList();
    }

    private List<String> ids(List<String> names) {
        return names.stream()
                .flatMap(name -> atlas.named(name).stream())
                .map(place -> Removed.WHOLE_PLACE + place.id())
                .toList();
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

    /** When they come: a day or a span, where the turn has one. */
    private static Optional<Stay> stay(GraphState state) {
        return state.getTargetDate()
                .map(first -> new Stay(
                        first,
                        state.getTargetEndDate()
                                .filter(last -> !last.isBefore(first))
                                .orElse(first)));
    }

    /** What a request must find wherever it is sent. */
    private static List<String> needed(GraphState state) {
        return state.getPreferences().stream()
                .flatMap(known -> known.getInterests().stream())
                .filter(value -> value.getMust() && REQUEST.equals(value.getOrigin()))
                .map(StatedValue::getValue)
                .toList();
    }

    private static boolean hasSomething(Suggestion suggestion) {
        return suggestion.reasons().stream()
                .filter(reason -> reason.factor().equals("interests"))
                .anyMatch(reason -> reason.score() >= 0.1);
    }

    private static Stream<String> fame(Suggestion suggestion) {
        return suggestion.reasons().stream()
                .filter(reason -> reason.factor().equals("fame") && reason.score() > UNSAID)
                .map(reason ->
                        reason.text().replaceFirst("^It ", suggestion.place().name() + " "));
    }

    private static Stream<String> reasons(Suggestion suggestion, Set<String> factors) {
        return suggestion.reasons().stream()
                .filter(reason -> factors.contains(reason.factor()))
                .map(Reason::text);
    }

    private Optional<RetrievedDocument> document(
            Suggestion suggestion, List<String> interests, Stream<String> reasons, int before) {
        return surroundings
                .introducing(suggestion.place(), interests)
                .map(told -> Documents.recommending(
                        suggestion.place(), reasons.collect(Collectors.joining(" ")), told, before));
    }
}
