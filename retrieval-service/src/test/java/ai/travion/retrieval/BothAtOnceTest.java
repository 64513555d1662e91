package ai.travion.retrieval;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ai.travion.retrieval.guide.Guide;
import ai.travion.retrieval.search.FindPassages;
import ai.travion.retrieval.search.KnowledgeSearch;
import ai.travion.retrieval.search.LucenePassages;
import ai.travion.schemas.GraphState;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The pages and the guide, asked at the same time. */
class BothAtOnceTest {

    private static final Guide GUIDE = Shipped.guide();
    private static final FindPassages LUCENE = LucenePassages.of(Shipped.BASE.passages());

    @Test
    void whatFailsInThePagesFailsTheTurn() {
        FindPassages broken = wanted -> {
            throw new IllegalStateException("The index is gone.");
        };
        var retriever = Shipped.retriever(over(broken), Optional.of(GUIDE));
        var state = aTurn().asking("Who built Sigiriya?").at("Sigiriya").build();

        assertThatThrownBy(() -> retriever.apply(state))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("The index is gone.");
    }

    static Stream<GraphState> turnsThatReadNoPageForTheGuide() {
        return Stream.of(
                aTurn().planning("Plan a trip to Ella").at("Ella").build(),
                aTurn().asking("When is the next Poya day?").build(),
                aTurn().asking("Where should I go for elephants?").build());
    }

    @ParameterizedTest
    @MethodSource
    void turnsThatReadNoPageForTheGuide(GraphState state) {
        assertThat(searches(state, Optional.of(GUIDE))).isEqualTo(searches(state, Optional.empty()));
    }

    private static int searches(GraphState state, Optional<Guide> guide) {
        var searches = new AtomicInteger();
        FindPassages counted = wanted -> {
            searches.incrementAndGet();
            return LUCENE.about(wanted);
        };
        Shipped.retriever(over(counted), guide).apply(state);
        return searches.get();
    }

    private static KnowledgeSearch over(FindPassages find) {
        return new KnowledgeSearch(Shipped.BASE, Shipped.ATLAS, find, Optional.empty());
    }
}
