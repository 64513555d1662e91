package ai.travion.retrieval;

import static ai.travion.graph.Graph.GRADER;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Places;
import ai.travion.graph.Node;
import ai.travion.graph.Step;
import ai.travion.retrieval.Recommending.Recommended;
import ai.travion.retrieval.catalogue.Distances;
import ai.travion.retrieval.catalogue.OpeningTimes;
import ai.travion.retrieval.catalogue.Situations;
import ai.travion.retrieval.catalogue.Surroundings;
import ai.travion.retrieval.guide.Guide;
import ai.travion.retrieval.recommend.Recommender;
import ai.travion.retrieval.search.Evidence;
import ai.travion.retrieval.search.Evidence.Removed;
import ai.travion.retrieval.search.KnowledgeSearch;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.LocationSearch;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.Bounds;
import ai.travion.schemas.envelope.PreparedAnswer;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ForkJoinTask;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Finds evidence: passages of the knowledge base for a question or a plan, places of the catalogue for "what is near". */
final class Retriever implements Node {

    private final KnowledgeSearch knowledge;
    private final Optional<Guide> guide;
    private final CalendarEvidence calendar;
    private final Recommending recommending;
    private final Struck struck;
    private final Asking asking;
    private final Guided guided;
    private final Situated whereAndWhen;
    private final FromThePages fromThePages;
    private final NearBy nearBy;
    private final Unapplied unapplied;
    private final OfOnesOwn ofOnesOwn;

    /** @param guide empty where words alone decide */
    Retriever(
            KnowledgeSearch knowledge,
            Optional<Guide> guide,
            Surroundings surroundings,
            HolidayCalendar calendar,
            Places atlas,
            Clock clock,
            Optional<Reranking> reranking,
            Recommender recommender,
            OfOnesOwn ofOnesOwn) {
        var shunned = new Shunned(recommender, atlas);
        var distances = new Distances(atlas);
        this.knowledge = knowledge;
        this.ofOnesOwn = ofOnesOwn;
        this.guide = guide;
        this.calendar = new CalendarEvidence(calendar, atlas, clock);
        this.recommending = new Recommending(recommender, surroundings, shunned, guide, atlas);
        this.struck = new Struck(atlas, shunned);
        this.asking = new Asking(atlas, shunned, struck);
        this.guided = new Guided(guide, asking, atlas);
        this.whereAndWhen =
                new Situated(new Situations(atlas, distances), new OpeningTimes(atlas, surroundings::file), asking);
        this.fromThePages = new FromThePages(knowledge, distances, asking, atlas, reranking);
        this.unapplied = new Unapplied(recommender, shunned, atlas);
        this.nearBy = new NearBy(knowledge, guide, surroundings, asking, atlas, shunned, fromThePages);
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
        var own = ofOnesOwn.answering(asked);
        if (!own.isEmpty()) {
            return Step.to(GRADER, withinItsConditions(answeredByItself(asked, own), asked, asked));
        }
        var dated = calendar.answering(asked);
        var question = guide.filter(book -> dated.isEmpty()
                        || Guided.areToParts(dated)
                        || calendar.isAskedForAMeaning(asked)
                        || calendar.isAskedForWhatIsDone(asked))
                .map(book -> book.asked(asking.inquiry(asked)));
        Supplier<Evidence> pages =
                () -> knowledge.about(question.map(Guide.Asked::inquiry).orElseGet(() -> asking.inquiry(asked)));
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

    private GraphState answeredByItself(GraphState asked, List<RetrievedDocument> own) {
        return GraphState.newBuilder(NearBy.searchingNothingNear(asked))
                .setRetrievalAttempts(asked.getRetrievalAttempts() + 1)
                .setRetrievedDocuments(own)
                .setEliminatedBy(List.of())
                .build();
    }

    /** Whether the pages are read whatever the guide answers: no plan is made, nothing near is looked for, and no choice is left to us. */
    private boolean asksThePages(GraphState asked) {
        return asked.getIntent() != IntentType.TRIP_PLANNING
                && nearBy.searchingNear(asked).getLocationSearch().isEmpty()
                && !recommending.isAskedFor(asked, asking.places(asked));
    }

    private Step answered(
            GraphState asked, List<RetrievedDocument> dated, Optional<Guide.Asked> question, Supplier<Evidence> pages) {
        var prepared = Guided.besides(
                dated, question.map(book -> guided.answersTo(asked, book)).orElse(List.of()));
        var situated = dated.isEmpty() ? whereAndWhen.situated(asked, prepared) : List.<RetrievedDocument>of();
        // "Where is Mirissa" is not where to stay in Mirissa.
        var answers = prepared.stream()
                .filter(answer -> PreparedAnswer.among(situated).isEmpty()
                        && answer.part()
                                .flatMap(part -> PreparedAnswer.toPart(part, situated))
                                .isEmpty())
                .toList();
        boolean isCertain = answers.stream().anyMatch(Guide.Answer::isCertain);
        // What was prepared knows of no condition that comes with the question.
        boolean isBound = (!isCertain || nearBy.leavesOutAny(asked)) && nearBy.isBound(asked);
        boolean isAnswered = !isBound && answers.stream().anyMatch(Guide.Answer::isToTheWhole);
        var state = isAnswered ? NearBy.searchingNothingNear(asked) : nearBy.searchingNear(asked);
        var found = GraphState.newBuilder(state).setRetrievalAttempts(state.getRetrievalAttempts() + 1);
        var start = state.getLocationSearch().flatMap(search -> nearBy.start(search, state));
        var told = start.flatMap(from -> nearBy.toldOf(from, state));
        // Who asks of no place which would suit is given several.
        boolean isOpen = start.isEmpty()
                && (!isAnswered
                        || Recommending.isWeighed(state)
                        || (!isCertain && recommending.isLeftLittle(state, asking.places(state)))
                        || (asking.places(state).isEmpty() && !isCertain));
        var recommended = isOpen ? recommending.to(state, asking.places(state)) : Optional.<Recommended>empty();
        if (recommended.isPresent()) {
            var unchecked = recommended.get().unchecked();
            found.setRetrievedDocuments(behind(recommended.get().documents(), dated))
                    .setAssumptions(
                            unchecked.isEmpty()
                                    ? state.getAssumptions()
                                    : withNote(Unapplied.unknown(unchecked), state))
                    .setEliminatedBy(Shunned.together(
                            Shunned.eliminations(recommended.get().removed()),
                            Unapplied.eliminatingNothing(unchecked)));
        } else if (told.isPresent()) {
            found.setLocationSearch(null)
                    .setRetrievedDocuments(before(fromThePages.withDistances(state, told.get()), dated))
                    .setEliminatedBy(Shunned.eliminations(told.get().removed()));
        } else if (start.isPresent()) {
            var search = state.getLocationSearch().orElseThrow();
            var sought = nearBy.sought(search, state);
            var removed = new ArrayList<Removed>();
            var near = nearBy.near(start.get(), search, sought, state, removed);
            boolean isTooMuch = near.isEmpty() && sought.isOfAKindWithMore();
            if (isTooMuch) {
                // Of what more it shall have nothing is told: where they lie still is.
                removed.clear();
                near = nearBy.near(start.get(), search, sought.withoutConditions(), state, removed);
            }
            if (isTooMuch && !near.isEmpty()) {
                found.setLocationSearch(LocationSearch.newBuilder(search)
                                .setFacility(sought.withoutConditions().wording())
                                .build())
                        .setAssumptions(withNote(Unapplied.notTold(sought.wording()), state));
            } else {
                found.setLocationSearch(NearBy.inFull(search, sought));
            }
            found.setRetrievedDocuments(behind(near, dated)).setEliminatedBy(Shunned.eliminations(removed));
        } else if (!isAnswered
                && !dated.isEmpty()
                && !Guided.areToParts(dated)
                && asking.places(state).isEmpty()) {
            found.setRetrievedDocuments(dated).setEliminatedBy(List.of());
        } else {
            var evidence = fromThePages.withWhatHelps(pages.get(), state);
            var first = Guided.first(
                    dated,
                    isAnswered,
                    () -> Documents.of(
                            situated.isEmpty()
                                    ? Guided.besides(
                                            dated, guided.orForWantOfABetter(answers, evidence, state, question))
                                    : answers));
            var fact = !first.isEmpty() || !dated.isEmpty() || !situated.isEmpty()
                    ? Optional.<Guide.Answer>empty()
                    : question.flatMap(Guide.Asked::tellingTheFact);
            // An answer that was chosen and put aside again, since it may not say all that is asked, comes nearer than
            // any other.
            var given = first.stream().map(RetrievedDocument::getChunkId).toList();
            var beside = question.map(book -> Documents.beside(book.beside(Stream.concat(
                                    answers.stream()
                                            .filter(answer -> given.contains(
                                                    answer.passage().passage().chunkId())),
                                    fact.stream())
                            .toList())))
                    .orElse(List.of());
            found.setRetrievedDocuments(among(
                            before(
                                    before(
                                            fromThePages.withDistances(state, evidence),
                                            first.isEmpty()
                                                    ? fact.stream()
                                                            .map(Documents::tellingTheFact)
                                                            .toList()
                                                    : first),
                                    situated),
                            beside))
                    .setEliminatedBy(Shunned.eliminations(evidence.removed()));
            fromThePages
                    .besideWhatIsAsked(evidence, state)
                    .ifPresent(
                            place -> found.setTargetLocation(place.name()).setTargetLocations(List.of(place.name())));
        }
        return Step.to(GRADER, withinItsConditions(found.build(), state, asked));
    }

    private static List<String> withNote(String note, GraphState state) {
        return Stream.concat(state.getAssumptions().stream(), Stream.of(note)).toList();
    }

    /** Without what the request rules out, and with what of its conditions could not be applied. */
    private GraphState withinItsConditions(GraphState found, GraphState state, GraphState asked) {
        var removed = new ArrayList<Removed>();
        var documents = struck.outOf(found.getRetrievedDocuments(), state, asking.places(state), removed);
        return unapplied.namedIn(
                GraphState.newBuilder(found)
                        .setRetrievedDocuments(documents)
                        .setEliminatedBy(Shunned.together(found.getEliminatedBy(), Shunned.eliminations(removed)))
                        .build(),
                asked);
    }

    private static List<RetrievedDocument> before(List<RetrievedDocument> passages, List<RetrievedDocument> dated) {
        return Stream.concat(dated.stream(), passages.stream())
                .limit(Bounds.DOCUMENTS)
                .toList();
    }

    /** Prepared answers stand where they are as relevant as the passages, and behind whatever is the answer itself. */
    private static List<RetrievedDocument> among(List<RetrievedDocument> documents, List<RetrievedDocument> beside) {
        var ids = documents.stream().map(RetrievedDocument::getChunkId).toList();
        var all = new ArrayList<>(documents);
        beside.stream()
                .filter(answer -> !ids.contains(answer.getChunkId()))
                .forEach(answer -> all.add(
                        (int) all.stream()
                                .takeWhile(document -> !document.getSource().equals(answer.getSource())
                                        || PreparedAnswer.isOne(document)
                                        || document.getRelevanceScore() >= answer.getRelevanceScore())
                                .count(),
                        answer));
        return List.copyOf(all);
    }

    /** What is near is what was asked for; what the calendar rules of it stands last, and in any case. */
    private static List<RetrievedDocument> behind(List<RetrievedDocument> near, List<RetrievedDocument> dated) {
        return Stream.concat(
                        near.stream().limit(Bounds.DOCUMENTS - (dated.isEmpty() ? 0 : 1)),
                        dated.stream().limit(1))
                .toList();
    }
}
