package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.fixture.TurnFixture;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A number may stand in the passage and yet be said of the wrong thing; a sentence may take the passage's words and say the opposite. */
class SaidOfTheRightTest {

    private static final String HISTORY =
            "The Dutch took Colombo after a long siege in 1656, and the British received the town from them in 1796 and ruled Ceylon from it. "
                    + "Parliament moved to Sri Jayawardenepura Kotte, on the outskirts, in 1982.";
    private static final String BRIDGE =
            "The bridge of Colombo is about 90 metres long and some 24 metres high, and trains still cross it. "
                    + "It was finished around 1919 and brought into use about 1921. "
                    + "Foreign visitors need a ticket. Pictures without flash are accepted, and the museum lies north of the bridge. "
                    + "The ferries of Colombo seldom leave the harbour.";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The Dutch won Colombo in 1656, when a long siege ended [1].",
                "Colombo went from the Dutch to the British in 1796 [1].",
                "Parliament left Colombo for Kotte in 1982 [1].",
                "The Dutch lost Colombo in 1796 [1].",
                "Colombo was held by the Dutch until 1796 [1].",
                "Colombo's bridge is 24 m high and 90 m long [2].",
                "The bridge of Colombo was completed circa 1919 and opened around 1921 [2].",
                "Colombo's museum is north of the bridge; photos are fine without flash [2].",
                "Ferries rarely leave the harbour of Colombo [2]."
            })
    void whatIsSaidOfTheSameThingPasses(String draft) {
        assertThat(broken(colombo().withDraft(draft))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The British took Colombo in 1656 [1].",
                "The Dutch took Colombo in 1796 [1].",
                "Colombo was captured by the Dutch in 1796 [1].",
                "Colombo's bridge is 24 m long [2].",
                "The tower of Colombo was finished in 1982 [1].",
                "The bridge of Colombo is 90 metres high [2].",
                "The bridge of Colombo was finished around 1921 [2]."
            })
    void aNumberOfSomethingElseIsSentBack(String draft) {
        assertThat(broken(colombo().withDraft(draft))).contains("said_of_the_right");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "In Colombo the museum lies south of the bridge [2].",
                "Foreign visitors need no ticket in Colombo [2].",
                "Pictures with flash are accepted in Colombo [2].",
                "The ferries of Colombo often leave the harbour [2]."
            })
    void theOppositeOfThePassageIsSentBack(String draft) {
        assertThat(broken(colombo().withDraft(draft))).contains("not_contradicted");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The Dutch took Colombo in 1656, led by Wijesinghe [1].",
                "In 1656 Colombo fell to the Danes [1]."
            })
    void aSingleNameThatNobodyGaveIsSentBack(String draft) {
        assertThat(broken(colombo().withDraft(draft))).contains("names_supported");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Colombo also has temples worth an hour [1].", "Visit the church in Colombo [1]."})
    void whatTheTravellerAvoidsIsNotProposed(String draft) {
        assertThat(broken(withoutTemples().withDraft(draft))).contains("wishes_kept");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"whale watching|Book a whale trip a day ahead.", "Whales|Blue whales swim off the harbour."})
    void aTripToWhalesIsWhaleWatching(String avoided, String draft) {
        var value = StatedValue.newBuilder().setValue(avoided).setMust(true).build();

        assertThat(broken(colombo()
                        .with(state -> state.setPreferences(Preferences.newBuilder()
                                .setAvoid(List.of(value))
                                .build()))
                        .withDraft(draft)))
                .contains("wishes_kept");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"I left out the temples of Colombo, as you asked.", "No temples, then: Colombo has a bridge [2]."
            })
    void sayingThatItIsLeftOutKeepsTheWish(String draft) {
        assertThat(broken(withoutTemples().withDraft(draft))).doesNotContain("wishes_kept");
    }

    private static TurnFixture withoutTemples() {
        var avoided = StatedValue.newBuilder().setValue("religion").setTurn(1).build();
        return colombo()
                .asking("What can I do in Colombo? No temples please.")
                .with(state -> state.setPreferences(
                        Preferences.newBuilder().setAvoid(List.of(avoided)).build()));
    }

    private static TurnFixture colombo() {
        return aTurn().asking("Tell me about Colombo")
                .at("Colombo")
                .withPassage("Colombo", "history", HISTORY, 0.9)
                .withPassage("Colombo", "logistics", BRIDGE, 0.9)
                .citing(1)
                .citing(2);
    }
}
