package ai.travion.schemas.envelope;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class DietNoteTest {

    @Test
    void whatIsNotEatenIsReadFromTheNoteThatSaysIt() {
        var state = aTurn().with(turn -> turn.setAssumptions(
                        List.of("Noted: two adults.", DietNote.of("vegan, allergic to nuts. No garlic"))))
                .build();

        assertThat(DietNote.needsIn(state)).contains("vegan, allergic to nuts. No garlic");
        assertThat(DietNote.needsIn(aTurn().build())).isEmpty();
    }
}
