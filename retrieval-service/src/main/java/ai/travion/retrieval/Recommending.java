package ai.travion.retrieval;

import ai.travion.atlas.GeoPoint;
import ai.travion.atlas.NotMeant;
import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import ai.travion.atlas.Places.Nearby;
import ai.travion.retrieval.catalogue.Surroundings;
import ai.travion.retrieval.catalogue.Told;
import ai.travion.retrieval.guide.Guide;
import ai.travion.retrieval.guide.Suiting;
import ai.travion.retrieval.knowledge.Kind;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.Area;
import ai.travion.retrieval.question.HowMany;
import ai.travion.retrieval.question.Particular;
import ai.travion.retrieval.question.Uncrowded;
import ai.travion.retrieval.recommend.OpenChoice;
import ai.travion.retrieval.recommend.OpenKind;
import ai.travion.retrieval.recommend.OpenWish;
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
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
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

    private static final int FEWEST_OTHERS = 2;
    private static final double MUCH_LESS = 0.33;
    private static final int FEWEST_NEIGHBOURS = 2;
    private static final OpenChoice NOTHING_LIKED = new OpenChoice(Optional.empty(), List.of(), List.of());

    private final Recommender recommender;
    private final Surroundings surroundings;
    private final Shunned shunned;
    private final Optional<Guide> guide;
    private final Places atlas;

    /** @param guide empty where there is none */
    Recommending(
            Recommender recommender, Surroundings surroundings, Shunned shunned, Optional<Guide> guide, Places atlas) {
        this.recommender = recommender;
        this.surroundings = surroundings;
        this.shunned = shunned;
        this.guide = guide;
        this.atlas = atlas;
    }

    /**
     * What is recommended.
     *
     * @param removed what the traveller avoids, with the places that it ruled out
     * @param unchecked what the traveller avoids, and no text tells of
     */
    record Recommended(List<RetrievedDocument> documents, List<Removed> removed, List<String> unchecked) {

        Recommended(List<RetrievedDocument> documents, List<Removed> removed) {
            this(documents, removed, List.of());
        }
    }

    /** Empty where something in particular is asked. */
    Optional<Recommended> to(GraphState state, List<Place> named) {
        var question = question(state);
        if (state.getIntent() == IntentType.TRIP_PLANNING || named.size() > 1) {
            return Optional.empty();
        }
        if (named.isEmpty()) {
            return OpenChoice.in(question)
                    .flatMap(choice -> chosen(choice, question, state))
                    .or(() -> conditioned(question, state)
                            .flatMap(wish -> whatHas(wish, question, state)
                                    .map(one -> new Recommended(one.documents(), one.removed(), wish.unchecked()))))
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
                        || (isOpenByKind(state) && OpenKind.askedIn(question).isPresent())
                        || conditioned(question, state).isPresent();
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

    /** Whether what this very message does without leaves too little of what is told of a place to whoever asks what there is to do. */
    boolean isLeftLittle(GraphState state, List<Place> named) {
        return named.size() == 1
                && isAskedFor(state, named)
                && (!slowTravellers(state).isEmpty()
                        || shunned.saidNow(state).anyMatch(value -> !Uncrowded.isIn(value)));
    }

    /** Whether any place of a kind is sought, but for some: what a guide advises everybody sends to those. */
    private boolean isOpenByKind(GraphState state) {
        return isWeighed(state) || shunned.isAnyPlaceLeftOut(state);
    }

    /** What is wished where what was written for everybody is no answer: some of it is left out, or whoever asks cannot go everywhere. */
    private Optional<OpenWish> conditioned(String question, GraphState state) {
        boolean isChosen = isOpenByKind(state) || !slowTravellers(state).isEmpty();
        boolean isRefused = shunned.isAnyRuledOutNow(state);
        return OpenWish.in(question, atlas)
                // Of kinds of places a guide tells which are quiet, but not of each part of the country; of hikes and
                // views the pages tell more.
                .filter(wish -> isChosen
                        || (isRefused && !wish.isOfAPastime())
                        || !wish.unchecked().isEmpty()
                        || (shunned.isQuietWanted(state)
                                && (wish.thing().isPresent()
                                        || Area.in(question).isPresent())));
    }

    /** Who cannot go everywhere, by this very message; who does not walk far goes where an older traveller does. */
    private static Set<Particular> slowTravellers(GraphState state) {
        var named = Particular.askedIn(AskedInFull.question(state)).stream()
                .filter(Particular::cannotGoEverywhere)
                .collect(Collectors.toUnmodifiableSet());
        boolean walksLittle = state.getPreferences()
                .flatMap(Preferences::getWalkingTolerance)
                .filter(walking -> walking.getTurn() == state.getTurn()
                        && walking.getValue().equalsIgnoreCase("low")
                        && !REQUEST.equals(walking.getOrigin()))
                .isPresent();
        return named.isEmpty() && walksLittle ? Set.of(Particular.THE_ELDERLY) : named;
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

    /** The places that have what is wished, whatever else is asked for; of who cannot go everywhere those of which a guide says that they can. */
    private Optional<Recommended> whatHas(OpenWish wish, String question, GraphState state) {
        var things = wish.thing().map(this::had).orElse(List.of());
        if (wish.thing().isPresent() && things.isEmpty()) {
            return Optional.empty();
        }
        // Whoever wants it quiet is sent where it is; that they are beaches need not be said.
        var purpose = things.stream()
                .findFirst()
                .or(() -> wish.kind()
                        .filter(kind -> Uncrowded.isIn(question) && !isWeighed(state))
                        .map(kind -> "quiet " + kind.name()));
        var choice = new OpenChoice(purpose, things.stream().skip(1).toList(), List.of());
        var ofTheKind = amongThose(wish, question, state, things, choice, Kind::is);
        // Where no beach keeps the conditions, what else is known for one may.
        return ofTheKind
                .filter(found -> !found.documents().isEmpty() || wish.kind().isEmpty())
                .or(() -> amongThose(
                        wish,
                        question,
                        state,
                        things,
                        new OpenChoice(
                                choice.purpose().or(() -> wish.kind().map(Kind::name)),
                                choice.likes(),
                                choice.dislikes()),
                        kind -> place -> recommender.offers(place, kind.name())))
                .or(() -> ofTheKind);
    }

    private Optional<Recommended> amongThose(
            OpenWish wish,
            String question,
            GraphState state,
            List<String> things,
            OpenChoice choice,
            Function<Kind, Predicate<Place>> is) {
        var interests = interests(choice, state);
        var area = Area.in(question);
        Predicate<Place> among = place -> (area.isEmpty() || area.get().holds().test(place))
                && (wish.kind().isEmpty() || is.apply(wish.kind().get()).test(place))
                && !(Uncrowded.isOffTheRoute(question) && recommender.isFamous(place))
                && things.stream().allMatch(thing -> recommender.offers(place, thing));
        var slow = slowTravellers(state);
        return slow.isEmpty()
                ? recommended(
                        choice,
                        interests,
                        question,
                        state,
                        among,
                        wish.kind().filter(kind -> wish.thing().isEmpty() && !isWeighed(state)))
                : suiting(slow, traveller(choice, question, interests, state), question, state, among);
    }

    /** What no sentence tells in one breath, "viewpoint sunrise", one may tell by its last word. */
    private static List<String> withTheirLastWords(List<String> interests) {
        return Stream.concat(
                        interests.stream(),
                        interests.stream().map(interest -> interest.substring(interest.lastIndexOf(' ') + 1)))
                .distinct()
                .toList();
    }

    /** Of a beach what it is like comes first, and of what is only known for the kind what there is of it. */
    private Optional<Told> introducing(Place place, Kind kind) {
        return kind.is().test(place)
                ? place.type() == PlaceType.BEACH
                        ? surroundings.mood(place)
                        : surroundings.introducing(place, List.of())
                : surroundings.introducing(place, List.of(kind.name()));
    }

    /** What is wished as one thing, or each of its words where nobody has them together; empty where one of those is nowhere. */
    private List<String> had(String thing) {
        var words = List.of(thing.split(" "));
        return Stream.of(List.of(thing), words)
                .filter(all -> all.stream().allMatch(recommender::isHadSomewhere))
                .findFirst()
                .orElse(List.of());
    }

    private Optional<Recommended> suiting(
            Set<Particular> slow, Traveller traveller, String question, GraphState state, Predicate<Place> among) {
        var ranking = recommender.recommend(
                traveller.notAvoiding(Struck::isGoingOnFoot),
                atlas.all().size(),
                place -> among.test(place) && isBorne(place, slow, traveller));
        var documents = new ArrayList<RetrievedDocument>();
        var surestFirst = ranking.best().stream()
                .sorted(Comparator.comparing(suggestion -> suiting(suggestion.place(), slow)
                        .filter(Suiting::isAYes)
                        .isEmpty()))
                .limit(most(question, state))
                .toList();
        for (var suggestion : surestFirst) {
            suiting(suggestion.place(), slow)
                    .map(prepared -> Documents.recommending(
                            prepared,
                            reasons(suggestion, SAID_OF_THE_DAY).collect(Collectors.joining(" ")),
                            documents.size()))
                    .ifPresent(documents::add);
        }
        return documents.isEmpty() ? Optional.empty() : Optional.of(new Recommended(documents, removed(ranking)));
    }

    /** What is all stairs is for them only where a guide says so outright. */
    private boolean isBorne(Place place, Set<Particular> slow, Traveller traveller) {
        return suiting(place, slow)
                .filter(prepared -> Suiting.isAYes(prepared)
                        || traveller.avoid().stream()
                                .filter(Struck::isGoingOnFoot)
                                .noneMatch(value -> recommender.isToBeAvoided(place, value)))
                .isPresent();
    }

    private Optional<Passage> suiting(Place place, Set<Particular> travellers) {
        return guide.flatMap(book -> book.suiting(place, travellers));
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
        return recommended(choice, interests, question, state, among, Optional.empty());
    }

    /** @param kind that all are of, or known for, so that of none has to be said that it is one */
    private Optional<Recommended> recommended(
            OpenChoice choice,
            List<String> interests,
            String question,
            GraphState state,
            Predicate<Place> among,
            Optional<Kind> kind) {
        var traveller = traveller(choice, question, interests, state);
        var ranking = recommender.recommend(traveller, most(question, state), among);
        var documents = new ArrayList<RetrievedDocument>();
        for (var suggestion : worthwhile(choice, inSeason(ranking.best()))) {
            if (interests.isEmpty()
                    || hasSomething(suggestion)
                    || traveller.places().contains(suggestion.place())) {
                var reasons = kind.isPresent()
                        ? reasons(suggestion, SAID_OF_THE_DAY)
                        : Stream.concat(
                                interests.isEmpty() ? fame(suggestion) : Stream.empty(), reasons(suggestion, SAID));
                document(
                                suggestion,
                                kind.map(one -> introducing(suggestion.place(), one))
                                        .orElseGet(() -> surroundings.introducing(
                                                suggestion.place(), withTheirLastWords(interests))),
                                reasons,
                                documents.size())
                        .ifPresent(documents::add);
            }
        }
        boolean isTooStrict = ranking.best().isEmpty() && !ranking.lacking().isEmpty();
        return documents.isEmpty() && !isTooStrict
                ? Optional.empty()
                : Optional.of(new Recommended(documents, removed(ranking)));
    }

    /** Without those that have little of what one comes for, where at least two others have much more of it. */
    private static List<Suggestion> worthwhile(OpenChoice choice, List<Suggestion> best) {
        double most = best.stream().mapToDouble(Recommending::liked).max().orElse(0);
        var much = best.stream()
                .filter(suggestion -> liked(suggestion) >= MUCH_LESS * most)
                .toList();
        return choice.purpose().isEmpty() || much.size() < FEWEST_OTHERS ? best : much;
    }

    private static double liked(Suggestion suggestion) {
        return suggestion.reasons().stream()
                .filter(reason -> reason.factor().equals("interests"))
                .mapToDouble(Reason::score)
                .max()
                .orElse(0);
    }

    /** Without those at their worst then, where at least two others are not. */
    private static List<Suggestion> inSeason(List<Suggestion> best) {
        var good = best.stream()
                .filter(suggestion -> suggestion.reasons().stream()
                        .noneMatch(reason -> reason.factor().equals("season") && !reason.isFor()))
                .toList();
        return good.size() < FEWEST_OTHERS ? best : good;
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
        var traveller = traveller(NOTHING_LIKED, question, interests, state);
        var slow = slowTravellers(state);
        int most = most(question, state);
        var ranking = recommender.recommend(
                slow.isEmpty() ? traveller : traveller.notAvoiding(Struck::isGoingOnFoot),
                most - 1,
                near -> neighbours.contains(near) && (slow.isEmpty() || isBorne(near, slow, traveller)));
        var documents = new ArrayList<RetrievedDocument>();
        suiting(place, slow)
                .filter(prepared -> !slow.isEmpty())
                .map(prepared -> Documents.recommending(prepared, "", documents.size()))
                .or(() -> surroundings
                        .doing(place)
                        .map(told -> Documents.recommending(place, "", told, documents.size())))
                .ifPresent(documents::add);
        for (var suggestion : ranking.best()) {
            boolean suits = suggestion.reasons().stream()
                    .anyMatch(reason -> reason.factor().equals("interests") && reason.isFor());
            document(
                            suggestion,
                            surroundings.introducing(suggestion.place(), List.of()),
                            reasons(suggestion, suits ? SAID : SAID_OF_THE_DAY),
                            documents.size())
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
                Shunned.needed(state),
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
        // What a request insists on is looked for whatever else is asked for.
        var needed = Shunned.needed(state).stream();
        return Stream.of(choice.purpose().stream(), choice.likes().stream(), needed, before, family.stream())
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

    private static Optional<RetrievedDocument> document(
            Suggestion suggestion, Optional<Told> introduction, Stream<String> reasons, int before) {
        return introduction.map(told ->
                Documents.recommending(suggestion.place(), reasons.collect(Collectors.joining(" ")), told, before));
    }
}
