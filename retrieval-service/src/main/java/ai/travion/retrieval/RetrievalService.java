package ai.travion.retrieval;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Places;
import ai.travion.embedding.Embed;
import ai.travion.embedding.MiniLm;
import ai.travion.embedding.Remembering;
import ai.travion.graph.Graph;
import ai.travion.graph.NodeBinding;
import ai.travion.graph.TravionApplication;
import ai.travion.graph.lookup.LookupProblem;
import ai.travion.retrieval.catalogue.Surroundings;
import ai.travion.retrieval.guide.Guide;
import ai.travion.retrieval.ingest.OwnKnowledge;
import ai.travion.retrieval.knowledge.CountryReader;
import ai.travion.retrieval.knowledge.ExpectedQuestions;
import ai.travion.retrieval.knowledge.GuideReader;
import ai.travion.retrieval.knowledge.KnowledgeBase;
import ai.travion.retrieval.knowledge.KnowledgeReader;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.recommend.Recommender;
import ai.travion.retrieval.recommend.Traveller;
import ai.travion.retrieval.rerank.ModelOrder;
import ai.travion.retrieval.rerank.OrderPassages;
import ai.travion.retrieval.search.ExactVectors;
import ai.travion.retrieval.search.FindPassages;
import ai.travion.retrieval.search.FindSimilar;
import ai.travion.retrieval.search.KnowledgeSearch;
import ai.travion.retrieval.search.LucenePassages;
import ai.travion.retrieval.search.Meaning;
import ai.travion.retrieval.search.Qdrant;
import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.QueryAdapter;
import ai.travion.retrieval.vectors.ShippedVectors;
import ai.travion.retrieval.web.Providers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.actuate.health.Health;
import org.springframework.boot.actuate.health.HealthIndicator;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.ServerResponse;

/** Finds evidence: the knowledge base first, the web second. */
@SpringBootApplication
@EnableConfigurationProperties(RetrievalProperties.class)
public class RetrievalService {

    private static final String KNOWLEDGE = "classpath*:knowledge/*.md";
    private static final String QUESTIONS = "classpath*:knowledge/questions/*.jsonl";
    private static final String COUNTRY = "classpath*:knowledge/country/*.md";
    private static final String ANSWERS = "classpath*:knowledge/answers/*.md";

    public static void main(String[] args) {
        TravionApplication.run(RetrievalService.class, args);
    }

    @Bean
    NodeBinding retrieve(Retriever retriever, Optional<OrderPassages> order) {
        var node = Graph.RETRIEVE.runs(retriever);
        // Who waits for a model waits on a virtual thread.
        return order.isPresent() ? node : node.onCpu();
    }

    @Bean
    Retriever retriever(
            KnowledgeBase base,
            Places atlas,
            KnowledgeSearch search,
            Recommender recommender,
            Clock clock,
            Optional<OrderPassages> order,
            Optional<Guide> guide,
            OwnKnowledge own,
            RetrievalProperties settings)
            throws IOException {
        var reranking = order.map(by -> new Reranking(by, settings.rerankerTimeout(), clock));
        return new Retriever(
                search,
                guide,
                new Surroundings(atlas, base),
                HolidayCalendar.load(),
                atlas,
                clock,
                reranking,
                recommender,
                new OfOnesOwn(own.names(), base.passages(), search.nearness(), atlas));
    }

    @Bean
    @ConditionalOnProperty(name = "retrieval.reranker", havingValue = "llm")
    OrderPassages modelOrder(RetrievalProperties settings) {
        return new ModelOrder(
                settings.rerankerBaseUrl(),
                settings.rerankerApiKey(),
                settings.rerankerModel(),
                settings.rerankerTimeout());
    }

    @Bean
    NodeBinding webSearch(RetrievalProperties settings, Retriever retriever, Places atlas, KnowledgeSearch search) {
        var web = Providers.of(
                settings.tavilyApiKey(), settings.searxngUrl(), settings.webTimeout(), settings.webCache());
        return Graph.WEB_SEARCH.runs(
                new WebSearch(web, state -> retriever.apply(state).state(), atlas, search.nearness()));
    }

    @Bean
    Places atlas() {
        return Places.load();
    }

    @Bean
    KnowledgeBase knowledgeBase(Places atlas, OwnKnowledge own) throws IOException {
        return shipped(atlas).with(own.passages());
    }

    /** The knowledge base as it ships. */
    static KnowledgeBase shipped(Places atlas) throws IOException {
        var files = read(KNOWLEDGE, KnowledgeReader::read);
        var pages = read(COUNTRY, CountryReader::read);
        return KnowledgeBase.of(files, atlas)
                .with(pages.stream()
                        .flatMap(List::stream)
                        .sorted(Comparator.comparing(Passage::chunkId))
                        .toList())
                .expecting(ExpectedQuestions.read(questions()));
    }

    /** What a guide answers, as it ships. */
    static List<Passage> answers(Places atlas) throws IOException {
        return read(ANSWERS, (file, text) -> GuideReader.read(file, text, atlas)).stream()
                .flatMap(List::stream)
                .sorted(Comparator.comparing(Passage::chunkId))
                .toList();
    }

    private static Map<String, String> questions() throws IOException {
        return read(QUESTIONS, Map::entry).stream().collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /** Some hundred files, which as many threads read as there are processors: a start waits for it. */
    private static <T> List<T> read(String pattern, BiFunction<String, String, T> reader) throws IOException {
        return Arrays.stream(new PathMatchingResourcePatternResolver().getResources(pattern))
                .parallel()
                .map(resource -> reader.apply(Objects.requireNonNull(resource.getFilename()), text(resource)))
                .toList();
    }

    private static String text(Resource resource) {
        try {
            return resource.getContentAsString(StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(resource + " could not be read.", e);
        }
    }

    @Bean
    OwnKnowledge ownKnowledge(RetrievalProperties settings, Places atlas) {
        return new OwnKnowledge(settings.knowledgePath(), atlas);
    }

    @Bean
    FindPassages passages(KnowledgeBase base) {
        return LucenePassages.building(base.passages());
    }

    @Bean
    KnowledgeSearch knowledgeSearch(
            KnowledgeBase base, Places atlas, FindPassages passages, Optional<Meaning> meaning) {
        return new KnowledgeSearch(base, atlas, passages, meaning);
    }

    /** Remembers, so that the knowledge base and the guide read a question once. */
    @Bean
    @ConditionalOnProperty(name = "retrieval.vectors", havingValue = "true", matchIfMissing = true)
    Embed embedding() {
        return new Remembering(MiniLm.loading());
    }

    @Bean
    @ConditionalOnProperty(name = "retrieval.vectors", havingValue = "true", matchIfMissing = true)
    Guide guide(Places atlas, Embed model) throws IOException {
        var answers = answers(atlas);
        var embedded = Embedded.of(answers, ShippedVectors.GUIDE.read(), model, atlas, done -> {});
        return new Guide(answers, atlas, embedded, model);
    }

    @Bean
    @ConditionalOnProperty(name = "retrieval.vectors", havingValue = "true", matchIfMissing = true)
    Meaning meaning(KnowledgeBase base, Places atlas, OwnKnowledge own, RetrievalProperties settings, Embed model)
            throws IOException {
        var known = ShippedVectors.KNOWLEDGE.read().with(own.vectors());
        var embedded = Embedded.of(base.passages(), known, model, atlas, done -> {});
        FindSimilar similar = settings.qdrantUrl().isBlank()
                ? ExactVectors.of(embedded)
                : Qdrant.at(settings.qdrantUrl(), settings.qdrantApiKey())
                        .holding(embedded, settings.qdrantCollection());
        return new Meaning(model, similar, atlas, QueryAdapter.load());
    }

    @Bean
    Recommender recommendingPlaces(KnowledgeBase base, Places atlas) {
        var recommender = new Recommender(base, atlas, HolidayCalendar.load());
        // The first to ask should not wait for every text to be analysed.
        recommender.recommend(new Traveller(List.of("elephants"), List.of(), Optional.empty(), Optional.empty()), 1);
        return recommender;
    }

    @Bean
    RouterFunction<ServerResponse> recommendations(
            Recommender recommender, Places atlas, @Value(LookupProblem.API) String prefix) {
        return new RecommendationLookup(recommender, atlas).routesUnder(prefix);
    }

    /** Healthy where it finds something about the first place that it holds. */
    @Bean
    HealthIndicator recommender(KnowledgeBase base, KnowledgeSearch search) {
        return () -> RecommenderHealth.of(base, search);
    }

    @Bean
    HealthIndicator rankerAgent(Optional<OrderPassages> order) {
        var detail = order.isPresent() ? "configured" : "not configured";
        return () -> Health.up().withDetail("detail", detail).build();
    }
}
