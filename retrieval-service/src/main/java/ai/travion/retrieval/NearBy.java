package ai.travion.retrieval;

import ai.travion.atlas.GeoPoint;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.catalogue.FactNearby;
import ai.travion.retrieval.catalogue.KindInPlace;
import ai.travion.retrieval.catalogue.Sought;
import ai.travion.retrieval.catalogue.Surroundings;
import ai.travion.retrieval.guide.Guide;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.question.Sentences;
import ai.travion.retrieval.search.Evidence;
import ai.travion.retrieval.search.Evidence.Removed;
import ai.travion.retrieval.search.Inquiry;
import ai.travion.retrieval.search.KnowledgeSearch;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.LocationSearch;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.envelope.AskedInFull;
import ai.travion.schemas.envelope.Bounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** "What is near": places of the catalogue around one, and what the texts tell of a thing that is no kind of place. */
final class NearBy {

    private final KnowledgeSearch knowledge;
    private final Optional<Guide> guide;
    private final Surroundings surroundings;
    private final Asking asking;
    private final Places atlas;
    private final Shunned shunned;
    private final FromThePages pages;

    /** @param guide empty where there is none */
    NearBy(
            KnowledgeSearch knowledge,
            Optional<Guide> guide,
            Surroundings surroundings,
            Asking asking,
            Places atlas,
            Shunned shunned,
            FromThePages pages) {
        this.knowledge = knowledge;
        this.guide = guide;
        this.surroundings = surroundings;
        this.asking = asking;
        this.atlas = atlas;
        this.shunned = shunned;
        this.pages = pages;
    }

    /** Where the guide answers "is there a hospital in Ella", nobody has to be told what is nearest. */
    static GraphState searchingNothingNear(GraphState state) {
        return state.getLocationSearch().isEmpty()
                ? state
                : GraphState.newBuilder(state)
                        .setLocationSearch(null)
                        .setRouteDecision(RouteDecision.RETRIEVE)
                        .build();
    }

    /** "The best viewpoint in Haputale" looks for what lies around, as "viewpoints near Haputale" does. */
    GraphState searchingNear(GraphState state) {
        boolean asksForAFact = state.getLocationSearch()
                .filter(search -> FactNearby.isAskedIn(AskedInFull.question(state), search, atlas))
                .isPresent();
        if (asksForAFact) {
            return GraphState.newBuilder(state)
                    .setLocationSearch(null)
                    .setRouteDecision(RouteDecision.RETRIEVE)
                    .build();
        }
        if (state.getLocationSearch().isPresent() || state.getIntent() == IntentType.TRIP_PLANNING) {
            return state;
        }
        return KindInPlace.askedIn(
                        AskedInFull.question(state),
                        asking.places(state).stream().map(Place::name).toList(),
                        atlas,
                        shunned.areConditionsSet(state))
                .map(search -> GraphState.newBuilder(state)
                        .setLocationSearch(search)
                        .setRouteDecision(RouteDecision.LOCATION_SEARCH)
                        .build())
                .orElse(state);
    }

    /** Whether a search for a kind of place has conditions of its own, which the catalogue keeps to: a distance, what is to be left out. */
    boolean isBound(GraphState state) {
        return state.getLocationSearch()
                .filter(search -> surroundings.hasKind(search.getFacility()))
                .filter(search -> search.getRadiusKm().isPresent()
                        || (shunned.areConditionsSet(state) && findsAny(search, state)))
                .isPresent();
    }

    /** What was prepared in just these words but for a place that is left out was not prepared for them. */
    boolean leavesOutAny(GraphState state) {
        return shunned.isAnyPlaceLeftOut(state);
    }

    private boolean findsAny(LocationSearch search, GraphState state) {
        return start(search, state)
                .filter(from -> near(from, search, sought(search, state), state, new ArrayList<>()).stream()
                        .flatMap(document ->
                                atlas.withId(document.getMetadata().getOrDefault("location_id", "")).stream())
                        .anyMatch(place -> place.at().kilometresTo(from.at()) <= REACHED_KM))
                .isPresent();
    }

    /**
     * What the texts tell of a thing that is no kind of place to the catalogue: "cash machine near Ella", "where should we base ourselves
     * near Yala". Empty where they tell nothing of it, so that a map can help.
     */
    Optional<Evidence> toldOf(Start start, GraphState state) {
        var search = state.getLocationSearch().orElseThrow();
        if (start.place().isEmpty() || surroundings.hasKind(search.getFacility())) {
            return Optional.empty();
        }
        var asked = asking.inquiry(state);
        var places = asked.places().isEmpty() ? start.place().stream().toList() : asked.places();
        var evidence = knowledge.about(new Inquiry(
                asked.words(), asked.judgedBy(), places, false, asked.days(), true, asked.month(), asked.wishes()));
        return Optional.of(
                        Facilities.isOne(search.getFacility())
                                ? Facilities.at(start.at(), search.getFacility(), evidence)
                                : evidence)
                .filter(one -> one.passages().stream()
                        .anyMatch(passage -> passage.relevance() >= Evidence.ANSWERS
                                && (Facilities.isOfFood(search.getFacility())
                                        || Facilities.isNamedIn(passage.passage(), search.getFacility()))));
    }

    Optional<Start> start(LocationSearch search, GraphState state) {
        var place = search.getNear()
                .flatMap(atlas::named)
                .or(() -> state.getTargetLocation().flatMap(atlas::named));
        return place.map(known -> new Start(known.name(), known.at(), place))
                .or(() -> state.getTargetCoordinates()
                        .map(at -> new Start(
                                "the given position",
                                new GeoPoint(at.getLatitude(), at.getLongitude()),
                                Optional.empty())));
    }

    /** What is looked for, with the conditions that the question sets. */
    Sought sought(LocationSearch search, GraphState state) {
        return Sought.in(search.getFacility(), Asking.words(state), atlas);
    }

    /** The search with all that it asks for, so that an answer names the condition too. */
    static LocationSearch inFull(LocationSearch search, Sought sought) {
        return sought.conditions().isEmpty()
                ? search
                : LocationSearch.newBuilder(search)
                        .setFacility(sought.wording())
                        .build();
    }

    List<RetrievedDocument> near(
            Start start, LocationSearch search, Sought sought, GraphState state, List<Removed> removed) {
        var outOfTheQuestion = shunned.by(state, search.getFacility());
        int limit = search.getLimit() <= 0 ? Bounds.DOCUMENTS : Math.min(search.getLimit(), Bounds.DOCUMENTS);
        boolean facility = Facilities.isOne(search.getFacility());
        var all = spots(start, sought, search.getRadiusKm(), facility, facility ? limit : ALL);
        // What a place must have no cash machine has.
        var found = facility ? all : shunned.having(all, state, Surroundings.Spot::place, removed);
        var kept = Shunned.left(found, outOfTheQuestion, Surroundings.Spot::place, new ArrayList<>()).stream()
                .limit(limit)
                .toList();
        // Farther than the last that is told, nothing was left out: it would not have been told either.
        int reach = kept.size() < limit ? found.size() : found.indexOf(kept.getLast()) + 1;
        var within = Shunned.left(found.subList(0, reach), outOfTheQuestion, Surroundings.Spot::place, removed);
        // Where nothing lies within what was asked for, the nearest beyond it is told as such.
        var spots = within.isEmpty() && search.getRadiusKm().isPresent() && removed.isEmpty()
                ? spots(start, sought, Optional.empty(), facility, Math.min(limit, BEYOND))
                : within;
        var documents = new ArrayList<RetrievedDocument>();
        for (var spot : facility || search.getRadiusKm().isPresent() ? spots : Surroundings.atHand(spots)) {
            documents.add(Documents.of(spot, start.name(), documents.size()));
        }
        return facility ? withWhatHoldsEverywhere(documents, search, start) : documents;
    }

    /** "Galle and Matara serve the south coast": what is prepared of such facilities, where it names a place that is near. */
    private Optional<RetrievedDocument> preparedNear(LocationSearch search, Start start) {
        return guide
                .map(book -> book.asked(Inquiry.question(
                        "Which %ss are near the beaches of Sri Lanka?".formatted(search.getFacility()))))
                .stream()
                .flatMap(asked -> asked.answers().stream())
                .filter(Guide.Answer::isCertain)
                .flatMap(answer -> Sentences.of(answer.passage().passage().text()).stream()
                        .filter(sentence -> namesOneNear(sentence, start))
                        .limit(1)
                        .flatMap(sentence -> Documents.of(List.of(answer)).stream()
                                .map(document -> RetrievedDocument.newBuilder(document)
                                        .setContent(sentence)
                                        .build())))
                .findFirst();
    }

    private boolean namesOneNear(String sentence, Start start) {
        return atlas.mentionedIn(sentence).stream()
                .anyMatch(named -> named.place().at().kilometresTo(start.at()) <= REACHED_KM);
    }

    private List<Surroundings.Spot> spots(
            Start start, Sought sought, Optional<Double> radiusKm, boolean facility, int limit) {
        var all = surroundings.of(sought, start.at(), start.place(), radiusKm, facility ? Bounds.DOCUMENTS : limit);
        return facility
                ? Facilities.atHand(all, radiusKm.isPresent()).stream()
                        .limit(limit)
                        .toList()
                : all;
    }

    /** What the pages of the whole island tell of a facility holds at this place too: "cash machines stand in every town". */
    private List<RetrievedDocument> withWhatHoldsEverywhere(
            List<RetrievedDocument> near, LocationSearch search, Start start) {
        var prepared = near.isEmpty() ? preparedNear(search, start) : Optional.<RetrievedDocument>empty();
        if (prepared.isPresent()) {
            return List.of(prepared.get());
        }
        var told = knowledge.about(Inquiry.question(search.getFacility()));
        var everywhere = told.passages().stream()
                .filter(scored -> Country.isToldIn(scored.passage()))
                .flatMap(scored -> Facilities.toldOf(search.getFacility(), scored.passage())
                        .map(sentence -> RetrievedDocument.newBuilder(pages.document(scored, told))
                                .setContent(sentence)
                                .build())
                        .stream())
                .limit(1);
        return Stream.concat(near.stream().limit(Bounds.DOCUMENTS - 1L), everywhere)
                .toList();
    }

    /** So far one goes to a larger hospital. */
    private static final double REACHED_KM = 30;

    /** So many are named where nothing lies within the distance that was asked for. */
    private static final int BEYOND = 2;

    /** Before some are left out. */
    private static final int ALL = 80;

    /** Where a location search starts. */
    record Start(String name, GeoPoint at, Optional<Place> place) {}
}
