package ai.travion.retrieval;

import ai.travion.retrieval.knowledge.KnowledgeBase;
import ai.travion.retrieval.search.Inquiry;
import ai.travion.retrieval.search.KnowledgeSearch;
import org.springframework.boot.actuate.health.Health;

/** Whether places can be found at all: asked for by a real search. */
final class RecommenderHealth {

    private RecommenderHealth() {}

    static Health of(KnowledgeBase base, KnowledgeSearch search) {
        boolean finds = base.passages().stream()
                .findFirst()
                .map(passage -> search.about(Inquiry.question("history", passage.place())))
                .filter(evidence -> !evidence.passages().isEmpty())
                .isPresent();
        return (finds ? Health.up() : Health.down())
                .withDetail("detail", finds ? "available (" + base.size() + " locations)" : "finds nothing")
                .build();
    }
}
