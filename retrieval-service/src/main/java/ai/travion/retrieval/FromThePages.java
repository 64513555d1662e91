package ai.travion.retrieval;

import ai.travion.atlas.Beside;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.catalogue.Distances;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.search.Evidence;
import ai.travion.retrieval.search.Evidence.Scored;
import ai.travion.retrieval.search.Inquiry;
import ai.travion.retrieval.search.KnowledgeSearch;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.AirportBeside;
import ai.travion.schemas.envelope.AskedInFull;
import ai.travion.schemas.envelope.Bounds;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What the pages tell in a turn, as the documents that it goes on with. */
final class FromThePages {

    private static final Pattern WHEELCHAIR = Pattern.compile("(?i)\\bwheel ?-?chair");

    private static final String FOR_A_WHEELCHAIR = "What can wheelchair users see in Sri Lanka?";

    private final KnowledgeSearch knowledge;
    private final Distances distances;
    private final Asking asking;
    private final Places atlas;
    private final Optional<Reranking> reranking;

    FromThePages(
            KnowledgeSearch knowledge,
            Distances distances,
            Asking asking,
            Places atlas,
            Optional<Reranking> reranking) {
        this.knowledge = knowledge;
        this.distances = distances;
        this.asking = asking;
        this.atlas = atlas;
        this.reranking = reranking;
    }

    /** "A temple near Tangalle" has a name of its own: where one answers, the turn is about that place. */
    Optional<Place> besideWhatIsAsked(Evidence evidence, GraphState state) {
        var asked = asking.places(state);
        return asked.size() == 1 && Beside.isAskedIn(AskedInFull.question(state), atlas)
                ? evidence.passages().stream()
                        .filter(one -> one.relevance() >= Evidence.ANSWERS && !Country.isToldIn(one.passage()))
                        .map(one -> one.passage().place())
                        .findFirst()
                        .filter(place -> !asked.contains(place))
                : Optional.empty();
    }

    /** Who has said that they come in a wheelchair asks each question as such: what the island has for them stands beside the rest. */
    Evidence withWhatHelps(Evidence evidence, GraphState state) {
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

    /** The distance, where it is asked for, stands before the passages. */
    List<RetrievedDocument> withDistances(GraphState state, Evidence evidence) {
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
                .askedIn(question, asking.places(state))
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
        var ordered =
                reranking.map(by -> by.of(passages, Asking.words(state), state)).orElse(passages);
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

    RetrievedDocument document(Scored scored, Evidence evidence) {
        return Documents.of(
                scored,
                knowledge.bestMonths(scored.passage().place()),
                Optional.ofNullable(evidence.likeness().get(scored.passage().chunkId())),
                evidence.parts());
    }
}
