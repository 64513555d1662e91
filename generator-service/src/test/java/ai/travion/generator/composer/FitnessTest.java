package ai.travion.generator.composer;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedParty;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.fixture.TurnFixture;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether a place suits somebody who has said what they cannot do. */
class FitnessTest {

    private static final Composer COMPOSER = new Composer(Places.load());
    private static final Preferences NO_STAIRS = Preferences.newBuilder()
            .setWalkingTolerance(StatedValue.newBuilder().setValue("low").build())
            .setAvoid(List.of(
                    StatedValue.newBuilder().setValue("stairs").setMust(true).build()))
            .build();

    @Test
    void whatSpeaksAgainstAPlaceIsSaidFirstAndNotLeftOut() {
        var text = answer(sigiriya(NO_STAIRS).asking("How hard is the walk at Sigiriya, with steps or a climb?"));

        assertThat(text).startsWith("**Hardly for whoever walks little").contains("1,200 steps");
    }

    @Test
    void aFlatPlaceSuits() {
        var text = answer(aTurn().at("Polonnaruwa")
                .withPassage(
                        "Polonnaruwa",
                        "adventure",
                        "The ruins of Polonnaruwa stretch along shady, nearly flat lanes, and one is driven from group to group.",
                        0.8)
                .with(state -> state.setPreferences(NO_STAIRS))
                .asking("How hard is the walk at Polonnaruwa, with steps or a climb?"));

        assertThat(text).startsWith("**Rather yes, for whoever walks little");
    }

    @Test
    void aFewStepsAndADressCodeAreNoClimb() {
        var text = answer(aTurn().at("Seetha Amman Temple")
                .withPassage(
                        "Seetha Amman Temple",
                        "adventure",
                        "Seetha Amman Temple asks for no effort beyond a few steps from the road.",
                        0.8)
                .withPassage(
                        "Seetha Amman Temple",
                        "logistics",
                        "At Seetha Amman Temple clothes have to cover shoulders and knees, and the office is hard to find.",
                        0.7)
                .with(state -> state.setPreferences(NO_STAIRS))
                .asking("How hard is the walk at Seetha Amman Temple, with steps or a climb?"));

        assertThat(text).startsWith("**Rather yes, for whoever walks little").doesNotContain("Hardly");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Mihintale feels airy, gentle and devout, a hill of steps, blossoms and wind.",
                "Mihintale has easy paths, and the last few minutes are on foot down steps.",
                "Mihintale is an easy outing with steps, roots and uneven stones.",
                "Mihintale has flat terraces, and high narrow steps that lead to a porch.",
                "Mihintale has level paths that are slippery after rain.",
                "A gentle place is Mihintale, but the sweat runs in the heat."
            })
    void whatHasStepsOrIsSlipperySpeaksForNoPlace(String passage) {
        var text = answer(aTurn().at("Mihintale")
                .withPassage("Mihintale", "vibe", passage, 0.8)
                .with(state -> state.setPreferences(NO_STAIRS))
                .asking("How hard is the walk at Mihintale, with steps or a climb?"));

        assertThat(text).doesNotContain("Rather yes");
    }

    @Test
    void stepsThatAreNotCountedSpeakAgainstAPlace() {
        var text = answer(aTurn().at("Mihintale")
                .withPassage("Mihintale", "vibe", "Mihintale feels airy, gentle and devout, a hill of steps.", 0.8)
                .with(state -> state.setPreferences(NO_STAIRS))
                .asking("How hard is the walk at Mihintale, with steps or a climb?"));

        assertThat(text).startsWith("**Hardly for whoever walks little");
    }

    @Test
    void whoAsksForAnythingElseHearsOfTheStepsBesideIt() {
        var text = answer(sigiriya(NO_STAIRS).asking("Tell me about Sigiriya"));

        assertThat(text).startsWith("**Hardly for whoever walks little").contains("Kashyapa");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is Yala good with a toddler?",
                "is yala suitable for kids",
                "Can children do Yala?",
                "Is Yala too much for a 5 year old?"
            })
    void whoIsNamedInTheQuestionIsAnsweredFor(String question) {
        var text = answer(aTurn().at("Yala National Park")
                .withPassage(
                        "Yala National Park", "vibe", "Small children can find a whole day too hot and too long.", 0.8)
                .asking(question));

        assertThat(text).startsWith("**Hardly with children").contains("too hot and too long");
    }

    @Test
    void whereNoTextSpeaksOfChildrenTheEffortIsToldFromWhichToJudge() {
        var text = answer(aTurn().at("Horton Plains National Park")
                .withPassage(
                        "Horton Plains National Park",
                        "adventure",
                        "The classic walk is a loop of about nine kilometres.",
                        0.8)
                .withPassage("Horton Plains National Park", "history", "Planters climbed here in the 1830s.", 0.7)
                .asking("Is Horton Plains suitable for kids?"));

        assertThat(text)
                .contains("do not say how it is with children", "nine kilometres")
                .doesNotContain("1830s");
    }

    @Test
    void aFamilyOfElephantsIsNone() {
        var text = answer(aTurn().at("Minneriya National Park")
                .withPassage(
                        "Minneriya National Park", "vibe", "Grey families spread over the gentle green shore.", 0.8)
                .withPassage("Minneriya National Park", "vibe", "Families enjoy Minneriya most.", 0.7)
                .asking("Is Minneriya good for kids?"));

        assertThat(text).contains("Families enjoy").doesNotContain("Grey families");
    }

    @Test
    void whoToldOfNothingHearsNoVerdict() {
        assertThat(answer(sigiriya(Preferences.newBuilder().build()).asking("Tell me about Sigiriya")))
                .doesNotContain("Hardly");
    }

    @Test
    void childrenAreSpokenOfWhereTheTextsDo() {
        var withChildren = Preferences.newBuilder()
                .setParty(StatedParty.newBuilder().setChildren(1).build())
                .build();
        var text = answer(aTurn().at("Unawatuna")
                .withPassage(
                        "Unawatuna",
                        "vibe",
                        "Families with children and new swimmers feel comfortable at Unawatuna.",
                        0.8)
                .with(state -> state.setPreferences(withChildren))
                .asking("Is Unawatuna suitable for children?"));

        assertThat(text).startsWith("**Rather yes, with children").contains("Families");
    }

    @Test
    void whoAsksInAWheelchairWhatThereIsHearsOfLevelPlacesAndNoClimb() {
        var text = answer(aTurn().at("Kandy")
                .withPassage("Kandy", "adventure", "Steep lanes climb from the shore of Kandy to viewpoints.", 0.8)
                .withPassage("Kandy", "culture", "Kandy is the home of the relic of the tooth.", 0.7)
                .withPassage(
                        "Sri Lanka",
                        "nature",
                        "Botanical gardens and lake shores suit travellers who walk little.",
                        0.6)
                .asking("my wife uses a wheelchair, what can we do in Kandy?"));

        assertThat(text).contains("suit travellers who walk little").doesNotContain("Steep lanes", "Hardly");
    }

    @Test
    void whatWasNotedOpensTheAnswer() {
        var text = answer(sigiriya(NO_STAIRS)
                .with(state -> state.setAssumptions(List.of("Noted: only short walks.")))
                .asking("How hard is the walk at Sigiriya, with steps or a climb?"));

        assertThat(text).startsWith("Noted: only short walks.").containsOnlyOnce("Noted");
    }

    @Test
    void theStepsOfAnotherCaveAreNoneOfAFall() {
        var text = answer(aTurn().at("Ravana Falls")
                .withPassage(
                        "Ravana Falls",
                        "adventure",
                        "The steep steps to the Ravana cave, on another bend of the same road, make a short and sweaty climb. "
                                + "Ravana Falls is a roadside stop, and the temptation to climb the wet rock is its greatest danger.",
                        0.8)
                .with(state -> state.setPreferences(NO_STAIRS))
                .asking("is ravana falls ok for me, with steps or a climb?"));

        assertThat(text).startsWith("**Rather yes, for whoever walks little").doesNotContain("Hardly");
    }

    @Test
    void oneFlightOfStairsAsksForCareOnly() {
        var text = answer(aTurn().at("Temple of the Tooth")
                .withPassage(
                        "Temple of the Tooth",
                        "adventure",
                        "At the Temple of the Tooth one presses up the stairs with hundreds of worshippers.",
                        0.8)
                .with(state -> state.setPreferences(NO_STAIRS))
                .asking("How hard is the Temple of the Tooth, with steps or a climb?"));

        assertThat(text).startsWith("**Yes, with some care, for whoever walks little");
    }

    @Test
    void aTownWithSteepLanesIsNoClimb() {
        var text = answer(aTurn().at("Kandy")
                .withPassage("Kandy", "adventure", "Steep lanes climb from the lake of Kandy to viewpoints.", 0.8)
                .withPassage("Kandy", "culture", "Kandy is the home of the relic of the tooth.", 0.7)
                .with(state -> state.setPreferences(NO_STAIRS))
                .asking("What is Kandy like?"));

        assertThat(text).doesNotContain("Hardly");
    }

    @Test
    void theSeaOfOtherMonthsSpeaksAgainstNoMonth() {
        var withChildren = Preferences.newBuilder()
                .setParty(StatedParty.newBuilder().setChildren(1).build())
                .build();
        var text = answer(aTurn().at("Bentota")
                .withPassage(
                        "Bentota",
                        "adventure",
                        "From May to September the sea at Bentota is rough with dangerous currents. The lagoon of Bentota is calm.",
                        0.8)
                .with(state -> state.setPreferences(withChildren))
                .asking("Is the sea at Bentota safe for kids in February?"));

        assertThat(text).startsWith("**Rather yes, with children").doesNotContain("Hardly");
    }

    private static TurnFixture sigiriya(Preferences known) {
        return aTurn().at("Sigiriya")
                .withPassage(
                        "Sigiriya",
                        "adventure",
                        "Climbing Sigiriya means roughly 1,200 steps, first on stone stairs and then up steep iron staircases.",
                        0.8)
                .withPassage(
                        "Sigiriya",
                        "history",
                        "Sigiriya was the capital of King Kashyapa, who ruled from about 477 to 495 CE.",
                        0.7)
                .with(state -> state.setPreferences(known));
    }

    private static String answer(TurnFixture turn) {
        return COMPOSER.write(turn.build(), piece -> {}).text();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is it possible to get a discount for seniors at Sigiriya?",
                "Is it possible to get a tuk-tuk to Sigiriya with my grandmother from Dambulla?",
                "Is it possible to get a map of Sigiriya for old people?",
                "Can my grandmother see the price at Sigiriya?"
            })
    void whoAsksForATicketOrARideAsksForNoVerdict(String question) {
        assertThat(answer(sigiriya(Preferences.newBuilder().build()).asking(question)))
                .doesNotContain("Hardly", "Rather yes", "with some care");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is Sigiriya possible for old people?",
                "Is it possible to climb Sigiriya with my grandmother?",
                "Can my grandmother manage Sigiriya?"
            })
    void whoAsksWhetherTheyCanVisitItIsGivenOne(String question) {
        assertThat(answer(sigiriya(Preferences.newBuilder().build()).asking(question)))
                .startsWith("**Hardly for whoever walks little");
    }
}
