package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.fixture.TurnFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the passages say of one name and a model says of another, and the same said of the right one. */
class NamesSwappedTest {

    private static final String SURF =
            "Main Point, at the headland of Arugam Bay, is a long right-hander over reef that can be fast and crowded, and a gentler inside section known as Baby Point serves learners. Whisky Point and Pottuvil Point to the north and Peanut Farm and Elephant Rock to the south are reached by tuk-tuk.";
    private static final String ISLAND =
            "Her old temple on Nagadeepa was destroyed by the Portuguese in the early seventeenth century and rebuilt under the Dutch.";
    private static final String FORT =
            "Batticaloa has a railway station, the terminus of a line that runs by way of Polonnaruwa, with through trains from Colombo that take most of a day or a night. By road Batticaloa is reached from Trincomalee along the coast.";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Main Point is the gentle section that serves learners [1].",
                "Learners go to the gentle inside section at Main Point [1].",
                "Baby Point is a long right-hander over reef [1].",
                "Whisky Point and Pottuvil Point to the south are reached by tuk-tuk [1].",
                "Elephant Rock lies to the north of the bay [1].",
                "Peanut Farm, to the north, is another choice [1]."
            })
    void whatIsSaidOfAnotherNameIsSentBack(String draft) {
        assertThat(broken(surf().withDraft(draft))).contains("named_right");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Baby Point is the gentle section that serves learners [1].",
                "As a beginner, head for Baby Point, the gentler inside section of Main Point [1].",
                "Main Point at the headland is long, fast and often crowded [1].",
                "Whisky Point lies to the north, Elephant Rock to the south [1].",
                "Take a tuk-tuk to Peanut Farm or Elephant Rock in the south [1].",
                "In May the beginners of Arugam Bay surf at Baby Point [1]."
            })
    void theRightNameStands(String draft) {
        assertThat(broken(surf().withDraft(draft))).doesNotContain("named_right");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The line to Batticaloa runs by way of Trincomalee [1].",
                "There are through trains from Colombo on the line that runs by way of Trincomalee [1]."
            })
    void aLineByAnotherTownIsSentBack(String draft) {
        assertThat(broken(batticaloa().withDraft(draft))).contains("named_right");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The line to Batticaloa runs by way of Polonnaruwa [1].",
                "By road you come along the coast from Trincomalee [1]."
            })
    void aLineByItsOwnTownStands(String draft) {
        assertThat(broken(batticaloa().withDraft(draft))).doesNotContain("named_right");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The old temple was destroyed by the Dutch and rebuilt under the Portuguese [1].",
                "It was the Dutch who came here; the temple was destroyed by the Dutch [1].",
                "The Dutch destroyed the old temple of Nagadeepa [1]."
            })
    void whoDestroyedAndWhoRebuiltAreNotSwapped(String draft) {
        assertThat(broken(nagadeepa().withDraft(draft))).contains("done_by_the_right");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The old temple was destroyed by the Portuguese and rebuilt under the Dutch [1].",
                "The Portuguese destroyed the temple of Nagadeepa; under the Dutch it was rebuilt [1]."
            })
    void whoDestroyedAndWhoRebuiltMayBeSaid(String draft) {
        assertThat(broken(nagadeepa().withDraft(draft))).doesNotContain("done_by_the_right");
    }

    @Test
    void whatStandsAtAPlaceIsSaidOfItThoughItHasAnothersName() {
        var devol = aTurn().asking("What is there to see near Hikkaduwa?")
                .at("Hikkaduwa")
                .withPassage(
                        "Hikkaduwa",
                        "culture",
                        "At Seenigama, just north of Hikkaduwa, a shrine of the powerful god Devol stands on a tiny islet close to the shore.",
                        0.9)
                .citing(1);

        assertThat(broken(devol.withDraft("At Hikkaduwa see the shrine on its islet at Seenigama [1].")))
                .doesNotContain("named_right");
    }

    private static TurnFixture surf() {
        return aTurn().asking("Where should a beginner surf at Arugam Bay?")
                .at("Arugam Bay")
                .withPassage("Arugam Bay", "adventure", SURF, 0.9)
                .citing(1);
    }

    private static TurnFixture nagadeepa() {
        return aTurn().asking("What happened to the old temple of Nagadeepa?")
                .at("Nagadeepa")
                .withPassage("Nagadeepa", "history", ISLAND, 0.9)
                .citing(1);
    }

    private static TurnFixture batticaloa() {
        return aTurn().asking("How do I get to Batticaloa by train?")
                .at("Batticaloa")
                .withPassage("Batticaloa", "logistics", FORT, 0.9)
                .citing(1);
    }
}
