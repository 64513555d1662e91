package ai.travion.retrieval;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.OwnNames;
import ai.travion.atlas.Places;
import ai.travion.embedding.Embed;
import ai.travion.embedding.MiniLm;
import ai.travion.embedding.Remembering;
import ai.travion.graph.Node;
import ai.travion.retrieval.catalogue.Surroundings;
import ai.travion.retrieval.evaluation.AdapterTraining;
import ai.travion.retrieval.evaluation.AnswerabilityTraining;
import ai.travion.retrieval.evaluation.OtherWordsTraining;
import ai.travion.retrieval.guide.Guide;
import ai.travion.retrieval.guide.GuideTraining;
import ai.travion.retrieval.knowledge.ExpectedQuestions;
import ai.travion.retrieval.knowledge.KnowledgeBase;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.recommend.Recommender;
import ai.travion.retrieval.search.ExactVectors;
import ai.travion.retrieval.search.FindPassages;
import ai.travion.retrieval.search.FindPassages.Found;
import ai.travion.retrieval.search.FindPassages.Wanted;
import ai.travion.retrieval.search.FindSimilar;
import ai.travion.retrieval.search.Judging;
import ai.travion.retrieval.search.KnowledgeSearch;
import ai.travion.retrieval.search.LucenePassages;
import ai.travion.retrieval.search.LuceneVectors;
import ai.travion.retrieval.search.Meaning;
import ai.travion.retrieval.search.Sides;
import ai.travion.retrieval.search.Trait;
import ai.travion.retrieval.search.Weights;
import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.PassageVectors;
import ai.travion.retrieval.vectors.QueryAdapter;
import ai.travion.retrieval.vectors.ShippedVectors;
import ai.travion.retrieval.vectors.TwoSided;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** The retrieve node in every way in which it can be put together, for an evaluation that tells which way is worth it. */
public final class Variants {

    /** As many times as a turn embeds something, and few more. */
    private static final int LAST = 16;

    /** More than all questions of a set, so that who asks them over and over embeds each once. */
    private static final int ALL = 20_000;

    private final Parts parts;
    private final Clock clock;

    private Variants(Parts parts, Clock clock) {
        this.parts = parts;
        this.clock = clock;
    }

    /** Reads and indexes what all of them share. */
    public static Variants over(Places atlas, Clock clock) {
        return new Variants(Parts.of(atlas), clock);
    }

    /**
     * Each by its name, the plainest first; the last is the one that ships. Each is made when it is asked for. What lacks a stage that
     * vectors go through is fitted anew to the tuning questions, which takes some minutes, so that only the stage makes the difference.
     */
    public Map<String, Supplier<Node>> shipped() {
        var variants = new LinkedHashMap<String, Supplier<Node>>();
        variants.put("words (BM25)", () -> node(parts.search(parts.passages(), Optional.empty(), Judging.shipped())));
        variants.put(
                "vectors",
                () -> node(parts.search(
                        parts::ofThePlaces,
                        Optional.of(parts.meaning()),
                        new Judging(
                                Weights.load().without(Trait.WORDS),
                                Judging.shipped().sides(),
                                Judging.shipped().enough()))));
        variants.put("without the adapter", () -> fittedAnew(QueryAdapter.none()));
        variants.put(
                "without questions",
                () -> new Variants(parts.withoutQuestions(), clock).fittedAnew(QueryAdapter.load()));
        variants.put("words and HNSW", () -> new Variants(parts.inAGraph(), clock).passagesAlone());
        variants.put("words and vectors", this::passagesAlone);
        variants.put("and the guide", this::asItShips);
        return variants;
    }

    private Node fittedAnew(QueryAdapter adapter) {
        var fitted = fitted(
                Optional.of(new Meaning(new Remembering(parts.embed(), ALL), parts.similar(), parts.atlas(), adapter)));
        var meaning = Optional.of(new Meaning(parts.embed(), parts.similar(), parts.atlas(), adapter));
        return node(
                parts.search(parts.passages(), meaning, new Judging(fitted.order(), fitted.sides(), fitted.model())));
    }

    private Node passagesAlone() {
        return node(parts.search(parts.passages(), Optional.of(parts.meaning()), Judging.shipped()));
    }

    /** The way that ships, put together anew: what a guide answers stands before the passages. */
    public Node asItShips() {
        // Both read a question, which is encoded once.
        var shared = new Variants(parts.rememberingTheLast(), clock);
        var guide = CompletableFuture.supplyAsync(shared.parts::guide);
        // All that can be made ready before the words are indexed.
        var search = shared.parts.search(
                wanted -> parts.passages().about(wanted), Optional.of(shared.parts.meaning()), Judging.shipped());
        parts.passages();
        return shared.node(search, Optional.of(guide.join()));
    }

    /**
     * The way that ships with another embedding model. Every text is embedded anew, which takes a minute, and what depends on the range of
     * a model's cosines is found anew on the tuning questions: how much they weigh beside words, which side is asked about, and whether
     * passages answer.
     */
    public Node with(TwoSided model) {
        var embedded =
                Embedded.of(parts.base().passages(), PassageVectors.none(), model.texts(), parts.atlas(), done -> {});
        var similar = ExactVectors.of(embedded);
        var remembered = Optional.of(
                new Meaning(new Remembering(model.questions(), ALL), similar, parts.atlas(), QueryAdapter.none()));
        var fitted = fitted(remembered);
        var meaning = Optional.of(new Meaning(model.questions(), similar, parts.atlas(), QueryAdapter.none()));
        return node(
                parts.search(parts.passages(), meaning, new Judging(fitted.order(), fitted.sides(), fitted.model())));
    }

    private AnswerabilityTraining fitted(Optional<Meaning> meaning) {
        return AnswerabilityTraining.with(
                parts.search(parts.passages(), meaning, Judging.unfitted(Weights.unfitted(), Sides.unfitted())),
                parts.atlas());
    }

    private Node node(KnowledgeSearch search) {
        return node(search, Optional.empty());
    }

    private Node node(KnowledgeSearch search, Optional<Guide> guide) {
        var calendar = HolidayCalendar.load();
        return new Retriever(
                search,
                guide,
                new Surroundings(parts.atlas(), parts.base()),
                calendar,
                parts.atlas(),
                clock,
                Optional.empty(),
                new Recommender(parts.base(), parts.atlas(), calendar),
                new OfOnesOwn(OwnNames.NONE, List.of(), search.nearness(), parts.atlas()));
    }

    /** Fits what the search that ships judges by. */
    public static AnswerabilityTraining training(Places atlas) {
        var variants = new Variants(Parts.of(atlas), Clock.systemUTC());
        return variants.fitted(Optional.of(variants.parts.remembering()));
    }

    /** Learns how questions are turned towards what answers them. */
    public static AdapterTraining adapterTraining(Places atlas) throws IOException {
        var base = RetrievalService.shipped(atlas);
        return AdapterTraining.with(
                Embedded.of(base.passages(), ShippedVectors.KNOWLEDGE.read(), MiniLm.loading(), atlas, done -> {}));
    }

    /** Learns which words ask what others say. */
    public static OtherWordsTraining wordsTraining(Places atlas) throws IOException {
        return OtherWordsTraining.of(RetrievalService.shipped(atlas).passages(), atlas);
    }

    /** Learns which answer of the guide is to a question. */
    public static GuideTraining guideTraining(Places atlas) throws IOException {
        var answers = RetrievalService.answers(atlas);
        var embed = MiniLm.loading();
        var embedded = Embedded.of(answers, ShippedVectors.GUIDE.read(), embed, atlas, done -> {});
        return GuideTraining.from(answers, embedded, embed, atlas);
    }

    /**
     * What they share; what is not waited for is made ready beside the rest.
     *
     * @param words the passages by their words
     * @param prepared the answers of a guide
     */
    private record Parts(
            KnowledgeBase base,
            CompletableFuture<LucenePassages> words,
            Embed embed,
            FindSimilar similar,
            Places atlas,
            CompletableFuture<Prepared> prepared) {

        static Parts of(Places atlas) {
            var embed = MiniLm.loading();
            var prepared = CompletableFuture.supplyAsync(() -> Prepared.read(embed, atlas));
            try {
                return of(RetrievalService.shipped(atlas), embed, atlas, prepared);
            } catch (IOException e) {
                throw new UncheckedIOException("The knowledge base could not be read.", e);
            }
        }

        private static Parts of(KnowledgeBase base, Embed embed, Places atlas, CompletableFuture<Prepared> prepared) {
            var words = CompletableFuture.supplyAsync(() -> LucenePassages.of(base.passages()));
            var similar = ExactVectors.of(embedded(base, embed, atlas));
            return new Parts(base, words, embed, similar, atlas, prepared);
        }

        LucenePassages passages() {
            return words.join();
        }

        private static Embedded embedded(KnowledgeBase base, Embed embed, Places atlas) {
            try {
                return Embedded.of(base.passages(), ShippedVectors.KNOWLEDGE.read(), embed, atlas, done -> {});
            } catch (IOException e) {
                throw new UncheckedIOException("The vectors could not be read.", e);
            }
        }

        /** The same without the questions that its sentences answer. */
        Parts withoutQuestions() {
            return of(base.expecting(ExpectedQuestions.none()), embed, atlas, prepared);
        }

        /** The same with Lucene's graph in place of a comparison with each vector. */
        Parts inAGraph() {
            return new Parts(base, words, embed, LuceneVectors.of(embedded(base, embed, atlas)), atlas, prepared);
        }

        Meaning meaning() {
            return new Meaning(embed, similar, atlas, QueryAdapter.load());
        }

        /** The same with a model that reads a question once. */
        Parts rememberingTheLast() {
            return new Parts(base, words, new Remembering(embed, LAST), similar, atlas, prepared);
        }

        Guide guide() {
            var ready = prepared.join();
            return new Guide(ready.answers(), atlas, ready.embedded(), embed);
        }

        /** For who asks the same questions several times. */
        Meaning remembering() {
            return new Meaning(new Remembering(embed, ALL), similar, atlas, QueryAdapter.load());
        }

        KnowledgeSearch search(FindPassages find, Optional<Meaning> by, Judging judging) {
            return new KnowledgeSearch(base, atlas, find, by, judging);
        }

        /** Reads no word of the question. */
        List<Found> ofThePlaces(Wanted wanted) {
            return base.passages().stream()
                    .filter(passage ->
                            wanted.placeIds().contains(passage.place().id()))
                    .map(passage -> new Found(passage, 0))
                    .limit(wanted.limit())
                    .toList();
        }
    }

    /** The answers of a guide with their vectors. */
    private record Prepared(List<Passage> answers, Embedded embedded) {

        static Prepared read(Embed embed, Places atlas) {
            try {
                var answers = RetrievalService.answers(atlas);
                return new Prepared(
                        answers, Embedded.of(answers, ShippedVectors.GUIDE.read(), embed, atlas, done -> {}));
            } catch (IOException e) {
                throw new UncheckedIOException("The answers of the guide could not be read.", e);
            }
        }
    }
}
