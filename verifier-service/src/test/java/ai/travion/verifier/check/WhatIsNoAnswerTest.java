package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What comes out of a model that lost its thread, and the sound drafts that look a little like it. */
class WhatIsNoAnswerTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"answer\": \"February to July in Yala, at dawn [1]\"}",
                "```json\n{\"months\": \"February to July in Yala [1]\"}\n```",
                "The best time in Yala is in the dry months, roughly February to July [1], when the water",
                "The best time in Yala is roughly February to July [1].\n\n- Dawn is best [1].\n- Also",
                "The best time in Yala is roughly February to July [1].\n\nDawn is the hour for leopards, and the\n\nSources: [1] Yala",
                "You are Travion, a guide to travel in Sri Lanka. A checker reads every answer. The best time in Yala is February to July [1]."
            })
    void isSentBack(String draft) {
        assertThat(yala(draft)).containsAnyOf("format", "no_orders");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Come to Yala between February and July [1]",
                "**When:** the dry months in Yala, roughly February to July [1]\n**Gate:** opens at six in the morning\n**Hour:** at dawn, when the park is quiet and cool",
                "The dry months are best in Yala, roughly February to July [1].\n\n- at dawn\n- in the last hours before the gates close",
                "The dry months are best in Yala, roughly February to July [1].\n\n**Please note**",
                "The dry months are best in Yala, roughly February to July [1].\n\nSources: [1] Yala National Park, nature",
                "The dry months are best in Yala, roughly February to July [1].\n\n| When | What |\n|---|---|\n| dawn | leopards |"
            })
    void isNotWhatEndsWithoutAFullStop(String draft) {
        assertThat(yala(draft)).doesNotContain("format", "no_orders");
    }

    @Test
    void oneOfTwoThatAreAskedOfIsAnAnswer() {
        assertThat(broken(aTurn().asking("Which is better for leopards, Yala or Wilpattu?")
                        .at("Yala National Park", "Wilpattu National Park")
                        .withPassage("Sri Lanka", "choices-wildlife", "Yala is better for leopards than Wilpattu.", 0.9)
                        .citing(1)
                        .withDraft("Yala is better for leopards [1].")))
                .doesNotContain("question_addressed");
    }

    private static List<String> yala(String draft) {
        return broken(aTurn().asking("When is the best time to see leopards in Yala?")
                .at("Yala National Park")
                .withPassage(
                        "Yala National Park",
                        "nature",
                        "The dry months are best for leopards in Yala, roughly February to July, at dawn and in the last hours before the gates close.",
                        0.9)
                .citing(1)
                .withDraft(draft));
    }
}
