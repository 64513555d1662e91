package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.fixture.TurnFixture;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a passage warns of is not praised, and who says the warning in words of their own is not sent back for naming it. */
class WarnedOfAndPraisedTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A swim in the pool below is a fine reward after the walk [1].|allowed_there",
                "Cool off in the plunge pool [1].|allowed_there",
                "Walking along the rails is the better choice [1].|said_of_the_right_one",
                "Lipton made tea dearer for ordinary households in Britain [1].|not_contradicted"
            })
    void whatIsWarnedOfOrTheContraryIsSentBack(String draft, String check) {
        assertThat(broken(falls().withDraft(draft))).contains(check);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Swimming below it is a bad idea, as lives have been lost to the currents [1].",
                "It would be unwise to swim in the pool below [1].",
                "The footpaths are the better choice [1].",
                "Lipton made tea cheaper for ordinary households [1]."
            })
    void theSameSaidRightlyStands(String draft) {
        assertThat(broken(falls().withDraft(draft)))
                .doesNotContain("allowed_there", "said_of_the_right_one", "not_contradicted");
    }

    private static TurnFixture falls() {
        return aTurn().asking("What should I know of Dunhinda Falls?")
                .at("Dunhinda Falls")
                .withPassage(
                        "Dunhinda Falls",
                        "adventure",
                        "Bathing beneath Dunhinda Falls is dangerous because of depth, currents and hidden rocks, and people have died there. Trains come round the curves with little warning and the track is railway property, so the footpaths are the better choice. By selling it in packets, Lipton made the drink cheaper for ordinary households in Britain.",
                        0.9)
                .citing(1);
    }
}
