package ai.travion.schemas.envelope;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.MadePlan;
import ai.travion.schemas.Message;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.Role;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BoundsTest {

    @Test
    void aStateWithinItsBoundsIsLeftAlone() {
        var state = aTurn().withPassage("Ella", "nature", "Green hills.", 0.9).build();

        assertThat(Bounds.within(state)).isSameAs(state);
    }

    @Test
    void theLastMessagesAndTheFirstDocumentsAreKept() {
        var turn = aTurn().with(state -> state.setMessages(IntStream.rangeClosed(1, 9)
                .mapToObj(i -> new Message(Role.USER, "message " + i, i))
                .toList()));
        for (int i = 1; i <= 7; i++) {
            turn.withPassage("Ella", "nature", "passage " + i, 1.0 / i);
        }

        var bounded = Bounds.within(turn.build());

        assertThat(bounded.getMessages())
                .extracting(Message::getContent)
                .containsExactly("message 4", "message 5", "message 6", "message 7", "message 8", "message 9");
        assertThat(bounded.getRetrievedDocuments())
                .hasSize(5)
                .first()
                .satisfies(document -> assertThat(document.getContent()).isEqualTo("passage 1"));
    }

    @Test
    void answersBesideThePassagesHaveRoomOfTheirOwn() {
        var turn = aTurn();
        for (int i = 1; i <= 9; i++) {
            turn.withPassage("Ella", "nature", "passage " + i, 1.0 / i);
        }
        var documents = turn.build().getRetrievedDocuments().stream()
                .map(document -> document.getContent().matches("passage [24-6]") ? beside(document) : document)
                .toList();

        var bounded = Bounds.within(GraphState.newBuilder(turn.build())
                .setRetrievedDocuments(documents)
                .build());

        assertThat(bounded.getRetrievedDocuments())
                .extracting(document -> document.getContent().substring("passage ".length()))
                .containsExactly("1", "2", "3", "4", "7", "8", "9");
    }

    private static RetrievedDocument beside(RetrievedDocument document) {
        var metadata = new HashMap<>(document.getMetadata());
        PreparedAnswer.writeBeside(metadata);
        return RetrievedDocument.newBuilder(document).setMetadata(metadata).build();
    }

    @Test
    void aTextIsCutBetweenCharactersAndMarked() {
        var emoji = "🏝".repeat(600);

        var cut = Bounds.cut(emoji, 1_000);

        assertThat(cut).hasSizeLessThanOrEqualTo(1_000).endsWith("🏝…");
    }

    @Test
    void aTurnThatHasNoRoomForFormerPlansKeepsWhatTheyWereMadeFor() {
        var made = MadePlan.newBuilder()
                .setTurn(2)
                .setSlots(ByteBuffer.wrap(new byte[70_000]))
                .build();
        var state = aTurn().with(turn -> turn.setMadePlans(List.of(made))).build();

        var without = Bounds.withoutKeptSlots(state);

        assertThat(without.getMadePlans()).singleElement().satisfies(plan -> {
            assertThat(plan.getTurn()).isEqualTo(2);
            assertThat(plan.getSlots()).isEmpty();
        });
    }
}
