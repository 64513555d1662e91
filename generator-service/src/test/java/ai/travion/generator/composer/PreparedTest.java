package ai.travion.generator.composer;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.PreparedAnswer;
import ai.travion.schemas.fixture.TurnFixture;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What a guide has prepared is the answer, whole and before all that the passages tell. */
class PreparedTest {

    private static final Composer COMPOSER = new Composer(Places.load());

    @Test
    void oneForTheChildAndOneForTheGrandmotherStandTogether() {
        var text = write(aTurn().asking("Is Pidurangala doable with a 5 year old and a 70 year old grandma?")
                .at("Pidurangala Rock")
                .with(prepared(
                        "Pidurangala Rock",
                        "children",
                        "Pidurangala Rock suits sure-footed children from about eight."))
                .with(prepared(
                        "Pidurangala Rock",
                        "age",
                        "Bad knees will dislike Pidurangala Rock. You can turn back at the Buddha.")));

        assertThat(text).contains("sure-footed children", "Bad knees", "turn back at the Buddha");
    }

    @Test
    void whatTheCalendarKnowsStandsBesideIt() {
        var text = write(aTurn().asking("what's the deal with poya days")
                .with(prepared("Sri Lanka", "poya", "Little changes for a traveller on a Poya day in Sri Lanka."))
                .with(document(
                        "calendar",
                        "calendar#1",
                        "A Poya day is the full moon day of a month.",
                        Map.of("title", "Calendar of Sri Lanka"))));

        assertThat(text).containsSubsequence("Little changes for a traveller", "full moon day");
    }

    @Test
    void itHidesNoDanger() {
        var text = write(aTurn().asking("can kids swim at Mirissa")
                .at("Mirissa")
                .on("2027-06-01")
                .with(prepared("Mirissa", "swimming", "Children can swim at Mirissa beside the rocks."))
                .withPoyaBan("Poson"));

        assertThat(text).containsSubsequence("beside the rocks", "Please note");
    }

    private static UnaryOperator<GraphState.Builder> prepared(String place, String question, String answer) {
        var metadata = new HashMap<>(Map.of("location", place, "aspect", "vibe"));
        PreparedAnswer.writeTo(metadata);
        return document("knowledge_base", place + "#asked-" + question, answer, metadata);
    }

    private static UnaryOperator<GraphState.Builder> document(
            String source, String chunkId, String content, Map<String, String> metadata) {
        var document = RetrievedDocument.newBuilder()
                .setChunkId(chunkId)
                .setSource(source)
                .setContent(content)
                .setMetadata(metadata)
                .setRelevanceScore(0.9f)
                .build();
        return state -> {
            var documents = new ArrayList<>(state.getRetrievedDocuments());
            documents.add(document);
            return state.setRetrievedDocuments(documents);
        };
    }

    private static String write(TurnFixture turn) {
        return COMPOSER.write(turn.build(), text -> {}).text();
    }
}
