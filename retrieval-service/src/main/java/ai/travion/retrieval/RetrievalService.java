package ai.travion.retrieval;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Places;
import ai.travion.graph.Graph;
import ai.travion.graph.NodeBinding;
import ai.travion.graph.TravionApplication;
import ai.travion.retrieval.catalogue.Catalogue;
import ai.travion.retrieval.knowledge.KnowledgeBase;
import ai.travion.retrieval.knowledge.KnowledgeFile;
import ai.travion.retrieval.knowledge.KnowledgeReader;
import ai.travion.retrieval.search.KnowledgeSearch;
import ai.travion.retrieval.search.LucenePassages;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Objects;
import java.util.Optional;
import org.springframework.boot.actuate.health.Health;
import org.springframework.boot.actuate.health.HealthIndicator;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/** Finds evidence: the knowledge base first, the web second. */
@SpringBootApplication
public class RetrievalService {

    private static final String KNOWLEDGE = "classpath*:knowledge/*.md";

    public static void main(String[] args) {
        TravionApplication.run(RetrievalService.class, args);
    }

    @Bean
    NodeBinding retrieve(KnowledgeBase base, Places atlas, KnowledgeSearch search, Clock clock) {
        return Graph.RETRIEVE
                .runs(new Retriever(search, new Catalogue(atlas, base), HolidayCalendar.load(), atlas, clock))
                .onCpu();
    }

    @Bean
    NodeBinding webSearch(Optional<SearchTheWeb> provider) {
        return Graph.WEB_SEARCH.runs(new WebSearch(provider));
    }

    @Bean
    Places atlas() {
        return Places.load();
    }

    @Bean
    KnowledgeBase knowledgeBase(Places atlas) throws IOException {
        var files = new ArrayList<KnowledgeFile>();
        for (var resource : new PathMatchingResourcePatternResolver().getResources(KNOWLEDGE)) {
            files.add(KnowledgeReader.read(
                    Objects.requireNonNull(resource.getFilename()),
                    resource.getContentAsString(StandardCharsets.UTF_8)));
        }
        return KnowledgeBase.of(files, atlas);
    }

    @Bean
    KnowledgeSearch knowledgeSearch(KnowledgeBase base, Places atlas) {
        return new KnowledgeSearch(base, atlas, LucenePassages.of(base.passages()));
    }

    /** Healthy where it finds something about the first place that it holds. */
    @Bean
    HealthIndicator recommender(KnowledgeBase base, KnowledgeSearch search) {
        return () -> RecommenderHealth.of(base, search);
    }

    @Bean
    HealthIndicator rankerAgent() {
        return () -> Health.up().withDetail("detail", "not configured").build();
    }
}
