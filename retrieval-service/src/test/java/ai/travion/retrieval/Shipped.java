package ai.travion.retrieval;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.OwnNames;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.embedding.MiniLm;
import ai.travion.retrieval.catalogue.Surroundings;
import ai.travion.retrieval.guide.Guide;
import ai.travion.retrieval.knowledge.KnowledgeBase;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.recommend.Recommender;
import ai.travion.retrieval.search.KnowledgeSearch;
import ai.travion.retrieval.search.LucenePassages;
import ai.travion.retrieval.search.Meaning;
import ai.travion.retrieval.search.Nearness;
import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.QueryAdapter;
import ai.travion.retrieval.vectors.ShippedVectors;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.RetrievedDocument;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What the service ships: the atlas, the knowledge base and the search over it, loaded once. */
public final class Shipped {

    public static final Places ATLAS = Places.load();
    public static final KnowledgeBase BASE = base();
    public static final Recommender RECOMMENDER = new RetrievalService().recommendingPlaces(BASE, ATLAS);
    /** Words alone. */
    public static final KnowledgeSearch SEARCH =
            new KnowledgeSearch(BASE, ATLAS, LucenePassages.of(BASE.passages()), Optional.empty());

    private static final ZoneId COLOMBO = ZoneId.of("Asia/Colombo");

    private Shipped() {}

    public static Place place(String name) {
        return ATLAS.named(name).orElseThrow(() -> new IllegalArgumentException("The atlas does not know " + name));
    }

    /** What a guide answers. */
    public static List<Passage> answers() {
        return Guides.ANSWERS;
    }

    /** The model that ships. */
    public static MiniLm model() {
        return Models.MODEL;
    }

    /** With the model that ships. */
    public static Guide guide() {
        return Guides.GUIDE;
    }

    /** With the model that ships; it finds nothing in an index. */
    static Nearness nearness() {
        var meaning = new Meaning(model(), (vector, among) -> List.of(), ATLAS, QueryAdapter.load());
        return new KnowledgeSearch(BASE, ATLAS, wanted -> List.of(), Optional.of(meaning)).nearness();
    }

    static Retriever retriever() {
        return retriever(Optional.empty());
    }

    static Retriever retriever(Optional<Guide> guide) {
        return retriever(SEARCH, guide);
    }

    static Retriever retriever(KnowledgeSearch search, Optional<Guide> guide) {
        var noon = LocalDate.parse("2026-11-22").atTime(12, 0).atZone(COLOMBO).toInstant();
        return new Retriever(
                search,
                guide,
                new Surroundings(ATLAS, BASE),
                HolidayCalendar.load(),
                ATLAS,
                Clock.fixed(noon, COLOMBO),
                Optional.empty(),
                RECOMMENDER,
                new OfOnesOwn(OwnNames.NONE, List.of(), search.nearness(), ATLAS));
    }

    /** All that was found, in words. */
    static String told(GraphState found) {
        return found.getRetrievedDocuments().stream()
                .map(RetrievedDocument::getContent)
                .collect(Collectors.joining("\n"));
    }

    /** Loaded by the first test that needs it, and no second time. */
    private static final class Models {

        static final MiniLm MODEL = MiniLm.loading();
    }

    /** The same of the guide. */
    private static final class Guides {

        static final List<Passage> ANSWERS = read();
        static final Guide GUIDE = guide();

        private static List<Passage> read() {
            try {
                return RetrievalService.answers(ATLAS);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static Guide guide() {
            try {
                var embedded = Embedded.of(ANSWERS, ShippedVectors.GUIDE.read(), model(), ATLAS, done -> {});
                return new Guide(ANSWERS, ATLAS, embedded, model());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static KnowledgeBase base() {
        try {
            return RetrievalService.shipped(ATLAS);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
