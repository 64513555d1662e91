package ai.travion.generator.composer;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.RetrievedDocument;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SnippetsTest {

    private static final String OWN = "house#1";
    private static final String SHIPPED = "ella#culture";

    private static RetrievedDocument of(String source, String id, String title) {
        return RetrievedDocument.newBuilder()
                .setSource(source)
                .setChunkId(id)
                .setContent("Dogs are welcome in the garden.")
                .setMetadata(Map.of("location", "Ella", "aspect", "culture", "title", title))
                .setRelevanceScore(1)
                .build();
    }

    @Test
    void whatIsOfOnesOwnIsCitedByItsTitleAndWhatShipsByItsPlace() {
        var state = GraphState.newBuilder(aTurn().asking("Are dogs welcome?").build())
                .setRetrievedDocuments(List.of(
                        of("house", OWN, "Rules of the Blue House"), of("knowledge_base", SHIPPED, "Ella: culture")))
                .build();

        var snippets = Snippets.of(state);

        assertThat(snippets.titleOf(OWN)).contains("Rules of the Blue House");
        assertThat(snippets.titleOf(SHIPPED)).isEmpty();
    }
}
