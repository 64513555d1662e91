package ai.travion.retrieval.search;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.retrieval.knowledge.Aspect;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ComparedSideTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is Pidurangala easier than Sigiriya?",
                "which is steeper, Yapahuwa or Mihintale",
                "Is Horton Plains suitable for children?",
                "Would Ella Rock be ok for elderly people?",
                "Can a 6 year old do Adam's Peak?",
                "Is Ella Rock too steep for children, or is it fine?",
                "Could my grandmother manage Dambulla?"
            })
    void howHardItIsTheAdventureTells(String question) {
        assertThat(ComparedSide.in(question)).contains(Aspect.ADVENTURE);
    }

    @Test
    void howQuietItIsTheMoodTells() {
        assertThat(ComparedSide.in("Which is quieter, Mirissa or Hiriketiya?")).contains(Aspect.VIBE);
    }

    @Test
    void mostQuestionsAskForNoSideBefore() {
        assertThat(ComparedSide.in("Which has the better beach, Mirissa or Hiriketiya?"))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is there a hospital for children in Galle?",
                "Can we find a children's hospital in Kandy?",
                "How much is the ticket for kids at Sigiriya?"
            })
    void whoComesAlongAloneAsksForNoSide(String question) {
        assertThat(ComparedSide.in(question)).isEmpty();
    }
}
