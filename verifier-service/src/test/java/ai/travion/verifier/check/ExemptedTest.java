package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.Severity;
import ai.travion.schemas.fixture.TurnFixture;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** On a day that is closed to alcohol nobody is taken out of the ban of whom nobody told so. */
class ExemptedTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A village toddy tapper is not covered by this.",
                "Kandy is exempt as a heritage city.",
                "The tea estates up the road pour theirs as on any other day.",
                "The hill hotels hold a special licence for the season.",
                "Private clubs fall outside the rule.",
                "The law does not extend to guest houses with a garden.",
                "The Queens Hotel is an exception.",
                "Homestays are not bound by the closure.",
                "The planters' club serves its members as always.",
                "Village kades sell theirs all the same."
            })
    void anExemptionOfNobodysTellingIsSentBack(String sentence) {
        assertThat(broken(kandy(sentence))).contains("nothing_prohibited");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Hotels are not exempt from it.",
                "Nobody makes an exception.",
                "There are no exemptions, not even for Kandy.",
                "The ban holds without exception.",
                "Food and soft drinks are not affected by this.",
                "The dance show is not affected by the closure.",
                "The boat to the island is not affected by that.",
                "The rehearsal of the drummers is not touched by this rule.",
                "Rafting is not covered by the ban.",
                "Cafés serve tea as usual.",
                "Restaurants serve meals as on any other day, but no alcohol.",
                "Your plans for the temple are not touched by the ban.",
                "Bars are closed, but the dance show is not affected by this."
            })
    void whatIsNotForbiddenMayBeSaid(String sentence) {
        assertThat(broken(kandy(sentence))).doesNotContain("nothing_prohibited");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Take a selfie with your back to the Buddha.",
                "Pose with your back to the great image for a picture.",
                "Turn your back to the statue and smile.",
                "Stand there with your back to the Buddha for the photo.",
                "For a portrait, sit with your back to the statue."
            })
    void whatANoticeSaysNeverToDoIsNotAdvised(String sentence) {
        assertThat(broken(aTurn().asking("What should I do at the temple in Kandy?")
                        .at("Kandy")
                        .withPassage("Kandy", "culture", "The temple stands by the lake.", 0.9)
                        .withViolation(ConstraintViolation.newBuilder()
                                .setConstraintType("dress_code")
                                .setKind("ADVICE")
                                .setSeverity(Severity.LOW)
                                .setDescription("Shoulders and knees are covered at the temple.")
                                .setSuggestion("Wear shoes that slip off. Never pose with your back to a Buddha image.")
                                .build())
                        .citing(1)
                        .withDraft("The temple stands by the lake [1]. Cover shoulders and knees. " + sentence)))
                .contains("allowed_there");
    }

    private static TurnFixture kandy(String sentence) {
        return aTurn().asking("Can I have a drink in Kandy on 23 December 2026?")
                .at("Kandy")
                .on("2026-12-23")
                .withPoyaBan("Unduvap")
                .withPassage("Kandy", "nightlife", "Kandy is a quiet town at night.", 0.9)
                .citing(1)
                .withDraft(
                        "No: it is Unduvap Poya, and no alcohol is sold island-wide on 23 December 2026. " + sentence);
    }
}
