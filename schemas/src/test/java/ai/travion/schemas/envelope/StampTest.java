package ai.travion.schemas.envelope;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.NodeVisit;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class StampTest {

    @Test
    void aStampChangesFourFieldsOfACopyAndNothingElse() {
        var state = aTurn().at("Ella").on("2026-11-24").withPoyaBan("Il").build();
        var visits = List.of(new NodeVisit("retrieve", "here", Instant.EPOCH, 7, 1));

        var stamped = new Stamp(9, "grader", visits, 3).on(state);

        assertThat(stamped)
                .isEqualTo(GraphState.newBuilder(state)
                        .setStep(9)
                        .setAddressee("grader")
                        .setVisits(visits)
                        .setEventsPublished(3)
                        .build());
        assertThat(state.getStep()).isEqualTo(1);
    }
}
