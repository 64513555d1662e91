package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who asks what a place has become is told that the pages know only today; who compares it with another place is not. */
class WhatIsNewThereTest {

    @ParameterizedTest
    @ValueSource(
            strings = {"We were in Kandy in the 1990s, has it changed?", "I saw Kandy in 1985, what is different now?"})
    void thePagesKnowOnlyToday(String asked) {
        assertThat(aDialogue().hears(asked).getAssumptions()).anyMatch(note -> note.contains("like today"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "is Jaffna safe to travel now and what is different there from the south",
                "what's different between Kandy and Galle?"
            })
    void anotherPlaceIsNoFormerTime(String asked) {
        var state = aDialogue().hears(asked);

        assertThat(state.getAssumptions()).noneMatch(note -> note.contains("like today"));
        assertThat(state.getFinalResponse()).isEmpty();
    }
}
