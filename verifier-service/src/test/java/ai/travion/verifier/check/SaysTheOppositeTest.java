package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.fixture.TurnFixture;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Drafts that take up the passages' words and turn them round, and drafts that say the same in others. */
class SaysTheOppositeTest {

    private static final String SEA =
            "Currents around the headland of Tangalle can be strong, and nobody should swim at the rocks. "
                    + "The best time for the lagoon is about December to March, and boats stay ashore in the rough months from May to July. "
                    + "Tickets for the lagoon are bought at the office before the crossing. "
                    + "Weekends at Tangalle are noisy with parties, and helmets are compulsory on the quad tour. "
                    + "No train comes to Tangalle; the closest station is Beliatta.";
    private static final String PAST =
            "The Dutch built the fort of Tangalle on a low hill, and the British turned it into a jail. "
                    + "The rest house beside it was founded in the second century BCE by legend and rebuilt in the third century CE. "
                    + "The reclining Buddha of the temple is the longest of the south, and its right hand is raised. "
                    + "The stair has about 900 steps, and a road cuts out the lower half.";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "There are no currents to fear around the headland of Tangalle [1].",
                "In Tangalle tickets for the lagoon are sold after the crossing [1].",
                "Weekends are the quietest days at Tangalle [1].",
                "Helmets are optional on the quad tour of Tangalle [1].",
                "The trains stop at the station of Tangalle [1].",
                "The reclining Buddha of Tangalle is the second-longest of the south [2].",
                "The left hand of the Buddha of Tangalle is raised [2]."
            })
    void theOppositeIsSentBack(String draft) {
        assertThat(broken(tangalle().withDraft(draft))).contains("not_contradicted");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Swim from the rocks of Tangalle, the water is lovely [1].       | allowed_there
                    The lagoon of Tangalle is best from May to July [1].            | claims_supported
                    The Portuguese built the fort of Tangalle [2].                  | done_by_the_right
                    The fort of Tangalle is 900 years old [2].                      | claims_supported
                    """)
    void whatIsSaidOfSomethingElseIsSentBack(String draft, String check) {
        assertThat(broken(tangalle().withDraft(draft))).contains(check);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Mind the strong currents near the headland of Tangalle [1].",
                "Buy lagoon tickets at the Tangalle office before you cross [1].",
                "Weekdays are calmer at Tangalle, since weekends bring loud parties [1].",
                "As no train goes to Tangalle, leave the railway at Beliatta [1].",
                "At Tangalle December to March suits the lagoon best, and not at all May to July [1].",
                "The fort of Tangalle is Dutch and later served the British as a jail [2].",
                "The rest house of Tangalle was rebuilt some 400 years later, in the third century CE [2].",
                "By the road to Tangalle's temple about 450 of the 900 steps remain [2]."
            })
    void theSameInOtherWordsPasses(String draft) {
        assertThat(broken(tangalle().withDraft(draft))).isEmpty();
    }

    @Test
    void theAnswersOwnNotesProposeNothing() {
        var avoided = StatedValue.newBuilder().setValue("surfing").setMust(true).build();
        var turn = tangalle()
                .asking("Tell me about Tangalle")
                .with(state -> state.setPreferences(
                        Preferences.newBuilder().setAvoid(List.of(avoided)).build()))
                .withDraft(
                        "The fort of Tangalle is Dutch [2].\n\n_Since you avoid surfing, some of what I found is left out._"
                                + "\n\nSources: [2] Tangalle, history of surfing");

        assertThat(broken(turn)).doesNotContain("wishes_kept");
    }

    @Test
    void whatWasNotActedOnIsNotProposed() {
        var avoided = StatedValue.newBuilder().setValue("surfing").setMust(true).build();
        var turn = tangalle()
                .asking("Tell me about Tangalle")
                .with(state -> state.setPreferences(
                        Preferences.newBuilder().setAvoid(List.of(avoided)).build()))
                .withDraft(
                        "I did not act on \"put surfing on day 2\": say it once more by itself, with the day or the place.\n\nThe fort of Tangalle is Dutch [2].");

        assertThat(broken(turn)).doesNotContain("wishes_kept");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Should I avoid Tangalle?", "I hate forts, should we skip Tangalle?"})
    void whoAsksWhetherToAvoidAPlaceIsToldOfIt(String question) {
        var avoided = StatedValue.newBuilder().setValue("Tangalle").build();
        var turn = tangalle()
                .asking(question)
                .with(state -> state.setPreferences(
                        Preferences.newBuilder().setAvoid(List.of(avoided)).build()))
                .withDraft("The Dutch built the fort of Tangalle on a low hill [2].");

        assertThat(broken(turn)).doesNotContain("wishes_kept");
    }

    private static TurnFixture tangalle() {
        return aTurn().asking("Tell me about Tangalle")
                .at("Tangalle")
                .withPassage("Tangalle", "logistics", SEA, 0.9)
                .withPassage("Tangalle", "history", PAST, 0.9)
                .citing(1)
                .citing(2);
    }
}
