package ai.travion.retrieval;

import static ai.travion.graph.Graph.GRADER;

import ai.travion.atlas.Beside;
import ai.travion.atlas.Excepted;
import ai.travion.atlas.GeoPoint;
import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.Refusals;
import ai.travion.graph.Node;
import ai.travion.graph.Step;
import ai.travion.retrieval.Recommending.Recommended;
import ai.travion.retrieval.catalogue.Distances;
import ai.travion.retrieval.catalogue.FactNearby;
import ai.travion.retrieval.catalogue.KindInPlace;
import ai.travion.retrieval.catalogue.OpeningTimes;
import ai.travion.retrieval.catalogue.Situations;
import ai.travion.retrieval.catalogue.Sought;
import ai.travion.retrieval.catalogue.Surroundings;
import ai.travion.retrieval.guide.Guide;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.question.Particular;
import ai.travion.retrieval.question.Sentences;
import ai.travion.retrieval.recommend.Recommender;
import ai.travion.retrieval.search.Evidence;
import ai.travion.retrieval.search.Evidence.Removed;
import ai.travion.retrieval.search.Evidence.Scored;
import ai.travion.retrieval.search.Inquiry;
import ai.travion.retrieval.search.KnowledgeSearch;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.LocationSearch;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.envelope.AirportBeside;
import ai.travion.schemas.envelope.AskedInFull;
import ai.travion.schemas.envelope.AskedParts;
import ai.travion.schemas.envelope.Bounds;
import ai.travion.schemas.envelope.MonthOfTheStay;
import ai.travion.schemas.envelope.NotBorne;
import ai.travion.schemas.envelope.PreparedAnswer;
import java.time.Clock;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ForkJoinTask;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Finds evidence: passages of the knowledge base for a question or a plan, places of the catalogue for "what is near". */
final class Retriever implements Node {

    private final KnowledgeSearch knowledge;
    private final Optional<Guide> guide;
    private final Surroundings surroundings;
    private final Distances distances;
    private final Situations situations;
    private final OpeningTimes openings;
    private static final Pattern WHICH = Pattern.compile("(?i)\\bwhich\\b");
    private static final Pattern WHEELCHAIR = Pattern.compile("(?i)\\bwheel ?-?chair");
    /** "Where", "which", "should we": of all that there is something is to be chosen. */
    private static final Pattern SEEKS_A_PLACE =
            Pattern.compile("(?i)\\b(?:where|which|best|better|should (?:i|we))\\b");

    private static final String FOR_A_WHEELCHAIR = "What can wheelchair users see in Sri Lanka?";

    private final CalendarEvidence calendar;
    private final Places atlas;
    private final Optional<Reranking> reranking;
    private final Shunned shunned;
    private final Recommending recommending;
    private final Struck struck;

    /** @param guide empty where words alone decide */
    Retriever(
            KnowledgeSearch knowledge,
            Optional<Guide> guide,
            Surroundings surroundings,
            HolidayCalendar calendar,
            Places atlas,
            Clock clock,
            Optional<Reranking> reranking,
            Recommender recommender) {
        this.knowledge = knowledge;
        this.guide = guide;
        this.surroundings = surroundings;
        this.distances = new Distances(atlas);
        this.situations = new Situations(atlas, distances);
        this.openings = new OpeningTimes(atlas, surroundings::file);
        this.calendar = new CalendarEvidence(calendar, atlas, clock);
        this.atlas = atlas;
        this.reranking = reranking;
        this.shunned = new Shunned(recommender, atlas);
        this.recommending = new Recommending(recommender, surroundings, shunned, atlas);
        this.struck = new Struck(atlas, shunned);
    }

    /**
     * {@inheritDoc}
     *
     * <p>Where the pages are asked as well as the guide, they are asked at once: each takes about as long as the other, and neither needs to
     * know what the other finds. Neither waits but for the model, which reads a question once for both, and for Qdrant where that is used, so
     * fork/join suits: a processor that has nothing to do searches the pages meanwhile; where there is none, this thread does so itself once
     * it is through with the guide.
     */
    @Override
    public Step apply(GraphState asked) {
        var dated = calendar.answering(asked);
        var question = guide.filter(book -> dated.isEmpty()
                        || areToParts(dated)
                        || calendar.isAskedForAMeaning(asked)
                        || calendar.isAskedForWhatIsDone(asked))
                .map(book -> book.asked(inquiry(asked)));
        Supplier<Evidence> pages =
                () -> knowledge.about(question.map(Guide.Asked::inquiry).orElseGet(() -> inquiry(asked)));
        if (question.isEmpty() || !asksThePages(asked)) {
            return answered(asked, dated, question, pages);
        }
        var meanwhile = ForkJoinTask.adapt(pages::get).fork();
        try {
            return answered(asked, dated, question, meanwhile::join);
        } finally {
            // What nobody waited for need not be begun; what has begun runs out, unheard.
            meanwhile.cancel(false);
        }
    }

    /** Whether the pages are read whatever the guide answers: no plan is made, nothing near is looked for, and no choice is left to us. */
    private boolean asksThePages(GraphState asked) {
        return asked.getIntent() != IntentType.TRIP_PLANNING
                && searchingNear(asked).getLocationSearch().isEmpty()
                && !recommending.isAskedFor(asked, places(asked));
    }

    private Step answered(
            GraphState asked, List<RetrievedDocument> dated, Optional<Guide.Asked> question, Supplier<Evidence> pages) {
        var guided = besides(dated, question.map(book -> answersTo(asked, book)).orElse(List.of()));
        var situated = dated.isEmpty() ? situated(asked, guided) : List.<RetrievedDocument>of();
        // "Where is Mirissa" is not where to stay in Mirissa.
        var answers = guided.stream()
                .filter(answer -> PreparedAnswer.among(situated).isEmpty()
                        && answer.part()
                                .flatMap(part -> PreparedAnswer.toPart(part, situated))
                                .isEmpty())
                .toList();
        boolean isAnswered = answers.stream().anyMatch(Guide.Answer::isToTheWhole);
        var state = isAnswered ? searchingNothingNear(asked) : searchingNear(asked);
        var found = GraphState.newBuilder(state).setRetrievalAttempts(state.getRetrievalAttempts() + 1);
        var start = state.getLocationSearch().flatMap(search -> start(search, state));
        var told = start.flatMap(from -> toldOf(from, state));
        // Who asks of no place which would suit is given several.
        boolean isCertain = answers.stream().anyMatch(Guide.Answer::isCertain);
        boolean isOpen = start.isEmpty()
                && (!isAnswered
                        || Recommending.isWeighed(state)
                        || (places(state).isEmpty() && !isCertain));
        var recommended = isOpen ? recommending.to(state, places(state)) : Optional.<Recommended>empty();
        if (recommended.isPresent()) {
            found.setRetrievedDocuments(behind(recommended.get().documents(), dated))
                    .setEliminatedBy(Shunned.eliminations(recommended.get().removed()));
        } else if (told.isPresent()) {
            found.setLocationSearch(null)
                    .setRetrievedDocuments(before(withDistances(state, told.get()), dated))
                    .setEliminatedBy(Shunned.eliminations(told.get().removed()));
        } else if (start.isPresent()) {
            var search = state.getLocationSearch().orElseThrow();
            var sought = Sought.in(search.getFacility(), words(state), atlas);
            var removed = new ArrayList<Removed>();
            found.setLocationSearch(inFull(search, sought))
                    .setRetrievedDocuments(behind(near(start.get(), search, sought, state, removed), dated))
                    .setEliminatedBy(Shunned.eliminations(removed));
        } else if (!isAnswered
                && !dated.isEmpty()
                && !areToParts(dated)
                && places(state).isEmpty()) {
            found.setRetrievedDocuments(dated).setEliminatedBy(List.of());
        } else {
            var evidence = withWhatHelps(pages.get(), state);
            var first = first(
                    dated,
                    isAnswered,
                    () -> Documents.of(
                            situated.isEmpty()
                                    ? besides(dated, orForWantOfABetter(answers, evidence, state, question))
                                    : answers));
            found.setRetrievedDocuments(before(before(withDistances(state, evidence), first), situated))
                    .setEliminatedBy(Shunned.eliminations(evidence.removed()));
            besideWhatIsAsked(evidence, state)
                    .ifPresent(
                            place -> found.setTargetLocation(place.name()).setTargetLocations(List.of(place.name())));
        }
        var removed = new ArrayList<Removed>();
        found.setRetrievedDocuments(struck.outOf(found.getRetrievedDocuments(), state, places(state), removed));
        found.setEliminatedBy(Shunned.together(found.getEliminatedBy(), Shunned.eliminations(removed)));
        return Step.to(GRADER, found.build());
    }

    /** Where a place lies, for each question that asks just that and that the guide has no answer to. */
    private List<RetrievedDocument> situated(GraphState state, List<Guide.Answer> guided) {
        var prepared = guided.stream()
                .flatMap(answer -> answer.passage().passage().questions().stream())
                .anyMatch(heading -> situations.areAskedIn(heading.words()));
        if (prepared || state.getIntent() == IntentType.TRIP_PLANNING) {
            return List.of();
        }
        var question = AskedInFull.question(state);
        var parts = AskedParts.standingAlone(question, !places(state).isEmpty());
        if (parts.size() < 2) {
            return situations
                    .askedIn(question)
                    .map(one -> Documents.of(one, question))
                    .or(() -> opening(question, state, guided))
                    .stream()
                    .toList();
        }
        return IntStream.range(0, parts.size())
                .boxed()
                .flatMap(number -> situations
                        .askedIn(parts.get(number))
                        .map(one -> Documents.toParts(List.of(number), Documents.of(one, parts.get(number))))
                        .stream())
                .toList();
    }

    /** When a place opens, where no answer was prepared for just that. */
    private Optional<RetrievedDocument> opening(String question, GraphState state, List<Guide.Answer> guided) {
        boolean prepared = guided.stream()
                .flatMap(answer -> answer.passage().passage().questions().stream())
                .anyMatch(heading -> OpeningTimes.areAskedIn(heading.words()));
        return prepared
                ? Optional.empty()
                : openings.askedIn(question, places(state).stream().findFirst())
                        .map(one -> Documents.of(one, question));
    }

    /** What the guide answers stands before what the calendar knows besides, and behind it where the calendar answers one of several questions. */
    private static List<RetrievedDocument> first(
            List<RetrievedDocument> dated, boolean isAnswered, Supplier<List<RetrievedDocument>> guided) {
        if (areToParts(dated)) {
            return Stream.concat(dated.stream(), guided.get().stream()).toList();
        }
        return isAnswered || dated.isEmpty()
                ? Stream.concat(guided.get().stream(), dated.stream()).toList()
                : dated;
    }

    private static boolean areToParts(List<RetrievedDocument> dated) {
        return dated.stream().anyMatch(PreparedAnswer::isOne);
    }

    /** Of several questions those that the calendar answers are answered by nothing else. */
    private static List<Guide.Answer> besides(List<RetrievedDocument> dated, List<Guide.Answer> answers) {
        return areToParts(dated)
                ? answers.stream()
                        .filter(answer -> answer.part()
                                .filter(part ->
                                        PreparedAnswer.toPart(part, dated).isEmpty())
                                .isPresent())
                        .toList()
                : answers;
    }

    /** "A temple near Tangalle" has a name of its own: where one answers, the turn is about that place. */
    private Optional<Place> besideWhatIsAsked(Evidence evidence, GraphState state) {
        var asked = places(state);
        return asked.size() == 1 && Beside.isAskedIn(AskedInFull.question(state), atlas)
                ? evidence.passages().stream()
                        .filter(one -> one.relevance() >= Evidence.ANSWERS && !Country.isToldIn(one.passage()))
                        .map(one -> one.passage().place())
                        .findFirst()
                        .filter(place -> !asked.contains(place))
                : Optional.empty();
    }

    /**
     * What a guide answers to the question made whole, or, where that was put in the words of the texts, to the traveller's own; these come
     * first where they say what the other leaves out: for whom it is.
     */
    private List<Guide.Answer> answersTo(GraphState state, Guide.Asked question) {
        var full = AskedInFull.question(state);
        var own = state.getUserQuery();
        boolean isLeftOut = !Particular.askedIn(full).containsAll(Particular.askedIn(own));
        // What is told beside the question may be nothing to it.
        var questions = AskedParts.questions(full);
        var answers = (isLeftOut ? Stream.of(own, full, questions) : Stream.of(full, own, questions))
                .distinct()
                .filter(words -> words.equals(full)
                        || words.equals(questions)
                        || (namesNoOtherWay(words, state) && !AskedParts.isOfNothing(words)))
                .map(words -> words.equals(full) ? question : question.inOtherWords(words))
                .map(asked -> answersTo(asked, state))
                .filter(found -> !found.isEmpty())
                .findFirst()
                .orElse(List.of());
        return answers.isEmpty() ? answersOnPaying(state, question) : answers;
    }

    private List<Guide.Answer> answersTo(Guide.Asked question, GraphState state) {
        var inquiry = question.inquiry();
        var parts = inquiry.parts();
        return new EachAnswered(atlas)
                .to(question).stream()
                        .filter(answer -> isToldOfPaying(answer)
                                || !asksOnlyHowOnePays(
                                        answer.part()
                                                .map(parts::get)
                                                .map(List::of)
                                                .orElse(parts),
                                        state))
                        .toList();
    }

    private boolean asksOnlyHowOnePays(List<String> parts, GraphState state) {
        return parts.stream()
                .allMatch(part -> Paying.inOtherWords(part, places(state)).isPresent());
    }

    /** Those to how one pays, in the words of the guide, where a price is all that is asked. */
    private List<Guide.Answer> answersOnPaying(GraphState state, Guide.Asked question) {
        var full = AskedInFull.question(state);
        if (AskedParts.standingAlone(full, !places(state).isEmpty()).size() > 1) {
            return List.of();
        }
        return Paying.inOtherWords(full, places(state)).stream()
                .flatMap(words -> question.inOtherWords(words).answers().stream())
                .filter(Retriever::isToldOfPaying)
                .toList();
    }

    private static boolean isToldOfPaying(Guide.Answer answer) {
        return Paying.isToldIn(answer.passage().passage().text());
    }

    /**
     * "How do I get there from Kandy?" leaves out where to, and any way from Kandy would seem to answer it; so does "which is cheaper?" what
     * of.
     */
    private boolean namesNoOtherWay(String own, GraphState state) {
        int named = atlas.mentionedIn(own).size();
        var full = AskedInFull.question(state);
        int meant = atlas.mentionedIn(full).size();
        return named == meant
                || (named == 0 && !(meant > 1 && WHICH.matcher(full).find()));
    }

    /**
     * Of no place the pages of the island tell as directly as the guide, so that what they answer better is theirs where the guide is not
     * sure. What the page of some place says of itself is no answer to who asks which of all it
     * should be.
     */
    private List<Guide.Answer> orForWantOfABetter(
            List<Guide.Answer> found, Evidence evidence, GraphState state, Optional<Guide.Asked> question) {
        double best = evidence.passages().stream()
                .mapToDouble(Scored::relevance)
                .max()
                .orElse(0);
        boolean seeksAPlace = SEEKS_A_PLACE.matcher(AskedInFull.question(state)).find();
        double toBeat = evidence.passages().stream()
                .filter(one -> !seeksAPlace || Country.isToldIn(one.passage()))
                .mapToDouble(Scored::relevance)
                .max()
                .orElse(0);
        var each = question.or(() -> guide.map(book -> book.asked(inquiry(state))))
                .map(asked -> new EachAnswered(atlas).completed(found, asked, evidence))
                .orElse(found);
        var answers = each.stream()
                .filter(answer -> !places(state).isEmpty()
                        || !answer.isToTheWhole()
                        || answer.isSure()
                        || answer.passage().relevance() >= toBeat)
                // Where the pages know nothing of it, it may be that nobody does.
                .filter(answer -> best >= Evidence.ANSWERS || answer.isSureByItself())
                .toList();
        if (!answers.isEmpty()) {
            return answers;
        }
        var wanting = best < Evidence.ANSWERS
                ? question.flatMap(Guide.Asked::forWantOfABetter).filter(Guide.Answer::isSureByItself)
                : Optional.<Guide.Answer>empty();
        boolean isToldOfThePlace = evidence.passages().stream()
                .anyMatch(one -> one.relevance() >= Evidence.ANSWERS && !Country.isToldIn(one.passage()));
        return wanting
                .or(() -> isToldOfThePlace ? Optional.empty() : question.flatMap(Guide.Asked::holdingAnywhere))
                .stream()
                .toList();
    }

    /** Where the guide answers "is there a hospital in Ella", nobody has to be told what is nearest. */
    private static GraphState searchingNothingNear(GraphState state) {
        return state.getLocationSearch().isEmpty()
                ? state
                : GraphState.newBuilder(state)
                        .setLocationSearch(null)
                        .setRouteDecision(RouteDecision.RETRIEVE)
                        .build();
    }

    /** "The best viewpoint in Haputale" looks for what lies around, as "viewpoints near Haputale" does. */
    private GraphState searchingNear(GraphState state) {
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
                        places(state).stream().map(Place::name).toList(),
                        atlas)
                .map(search -> GraphState.newBuilder(state)
                        .setLocationSearch(search)
                        .setRouteDecision(RouteDecision.LOCATION_SEARCH)
                        .build())
                .orElse(state);
    }

    /**
     * What the texts tell of a thing that is no kind of place to the catalogue: "cash machine near Ella", "where should we base ourselves
     * near Yala". Empty where they tell nothing of it, so that a map can help.
     */
    private Optional<Evidence> toldOf(Start start, GraphState state) {
        var search = state.getLocationSearch().orElseThrow();
        if (start.place().isEmpty() || surroundings.hasKind(search.getFacility())) {
            return Optional.empty();
        }
        var asked = inquiry(state);
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

    /** Who has said that they come in a wheelchair asks each question as such: what the island has for them stands beside the rest. */
    private Evidence withWhatHelps(Evidence evidence, GraphState state) {
        boolean inAWheelchair = state.getPreferences().stream()
                .flatMap(known -> known.getOther().stream())
                .anyMatch(need -> WHEELCHAIR.matcher(need.getValue()).find());
        if (!inAWheelchair || state.getIntent() == IntentType.TRIP_PLANNING) {
            return evidence;
        }
        var help = knowledge.about(Inquiry.question(FOR_A_WHEELCHAIR)).passages().stream()
                .filter(one -> Country.isToldIn(one.passage())
                        && WHEELCHAIR.matcher(one.passage().text()).find())
                .filter(one -> evidence.passages().stream()
                        .noneMatch(other -> other.passage().equals(one.passage())))
                .limit(1)
                .toList();
        var passages = Stream.concat(evidence.passages().stream().limit(Bounds.DOCUMENTS - help.size()), help.stream())
                .toList();
        return evidence.with(passages, evidence.likeness());
    }

    private Inquiry inquiry(GraphState state) {
        var words = words(state);
        boolean retry = state.getRetrievalAttempts() > 0;
        return new Inquiry(
                words,
                ToDoThen.takenOut(Refusals.takenOut(AskedParts.asked(AskedInFull.question(state)))),
                places(state),
                state.getIntent() == IntentType.TRIP_PLANNING,
                days(state),
                retry,
                MonthOfTheStay.meantIn(state).or(() -> state.getTargetDate().map(LocalDate::getMonth)),
                StatedWishes.of(state.getPreferences(), state.getUserQuery(), atlas)
                        .withoutAvoiding(value -> !shunned.isForbidden(value, state)
                                && (NotBorne.toBeToldOf(state).contains(value)
                                        || StatedWishes.isNamed(value, AskedInFull.question(state))))
                        .avoiding(struck.values(state, places(state)).stream()
                                .filter(Recommender.LONG_WALKS::equals)
                                .toList())
                        .shunning(shunned.by(state)));
    }

    private static String words(GraphState state) {
        return ToDoThen.takenOut(Refusals.takenOut(AskedInFull.words(state)));
    }

    private List<Place> places(GraphState state) {
        return Stream.concat(state.getTargetLocation().stream(), state.getTargetLocations().stream())
                .map(atlas::named)
                .flatMap(Optional::stream)
                .distinct()
                .toList();
    }

    private static int days(GraphState state) {
        var span = state.getTargetDate()
                .flatMap(start -> state.getTargetEndDate().map(end -> (int) ChronoUnit.DAYS.between(start, end) + 1));
        return span.or(() -> state.getPreferences()
                        .flatMap(preferences -> preferences.getDates().flatMap(dates -> dates.getDays())))
                .orElse(1);
    }

    private Optional<Start> start(LocationSearch search, GraphState state) {
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

    /** The search with all that it asks for, so that an answer names the condition too. */
    private static LocationSearch inFull(LocationSearch search, Sought sought) {
        return sought.conditions().isEmpty()
                ? search
                : LocationSearch.newBuilder(search)
                        .setFacility(sought.wording())
                        .build();
    }

    private List<RetrievedDocument> near(
            Start start, LocationSearch search, Sought sought, GraphState state, List<Removed> removed) {
        var outOfTheQuestion = shunned.by(state, search.getFacility());
        int limit = search.getLimit() <= 0 ? Bounds.DOCUMENTS : Math.min(search.getLimit(), Bounds.DOCUMENTS);
        boolean facility = Facilities.isOne(search.getFacility());
        var excepted = Excepted.in(AskedInFull.question(state), atlas);
        var found = spots(start, sought, search.getRadiusKm(), facility, facility ? limit : ALL).stream()
                .filter(spot -> !excepted.contains(spot.place()))
                .toList();
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
        for (var spot : spots) {
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
                        .map(sentence -> RetrievedDocument.newBuilder(document(scored, told))
                                .setContent(sentence)
                                .build())
                        .stream())
                .limit(1);
        return Stream.concat(near.stream().limit(Bounds.DOCUMENTS - 1L), everywhere)
                .toList();
    }

    /** The distance, where it is asked for, stands before the passages. */
    private List<RetrievedDocument> withDistances(GraphState state, Evidence evidence) {
        var compared = distances.comparedIn(AskedInFull.question(state));
        if (compared.size() > 1) {
            return compared.stream()
                    .map(distance -> Documents.of(
                            distance,
                            distance.equals(compared.getFirst())
                                    ? distance.inWordsAmong(compared.size())
                                    : distance.inWords()))
                    .limit(Bounds.DOCUMENTS)
                    .toList();
        }
        var question = AskedInFull.question(state);
        boolean atTheAirport = state.getAssumptions().stream().anyMatch(AirportBeside::isMeantIn);
        var distance = distances
                .askedIn(question, places(state))
                .map(way -> Documents.of(
                        way,
                        way.inWords(
                                question,
                                atTheAirport,
                                evidence.passages().stream()
                                        .map(Scored::passage)
                                        .toList())));
        var passages = evidence.passages().stream()
                .map(scored -> document(scored, evidence))
                .toList();
        var ordered = reranking.map(by -> by.of(passages, words(state), state)).orElse(passages);
        double best = ordered.stream()
                .mapToDouble(RetrievedDocument::getRelevanceScore)
                .max()
                .orElse(0);
        var all = evidence.roll().map(roll -> Documents.of(roll, best));
        return Stream.of(distance.stream(), all.stream(), ordered.stream())
                .flatMap(some -> some)
                .limit(Bounds.DOCUMENTS)
                .toList();
    }

    private RetrievedDocument document(Scored scored, Evidence evidence) {
        return Documents.of(
                scored,
                knowledge.bestMonths(scored.passage().place()),
                Optional.ofNullable(evidence.likeness().get(scored.passage().chunkId())),
                evidence.parts());
    }

    private static List<RetrievedDocument> before(List<RetrievedDocument> passages, List<RetrievedDocument> dated) {
        return Stream.concat(dated.stream(), passages.stream())
                .limit(Bounds.DOCUMENTS)
                .toList();
    }

    /** What is near is what was asked for; what the calendar rules of it stands last, and in any case. */
    private static List<RetrievedDocument> behind(List<RetrievedDocument> near, List<RetrievedDocument> dated) {
        return Stream.concat(
                        near.stream().limit(Bounds.DOCUMENTS - (dated.isEmpty() ? 0 : 1)),
                        dated.stream().limit(1))
                .toList();
    }

    /** So far one goes to a larger hospital. */
    private static final double REACHED_KM = 30;

    /** So many are named where nothing lies within the distance that was asked for. */
    private static final int BEYOND = 2;

    /** Before some are left out. */
    private static final int ALL = 80;

    /** Where a location search starts. */
    private record Start(String name, GeoPoint at, Optional<Place> place) {}
}
