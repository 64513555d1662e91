package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.fixture.TurnFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ways of saying it that no rule was written for: sound ones pass, and their faulty neighbours do not. */
class AsStrangersWriteTest {

    private static final String EVENING =
            "Evenings in Kandy are quiet, with a few pubs near the lake, and by eleven Kandy is asleep. "
                    + "Kandyan dance can be seen on most evenings in hour-long shows near the lake. "
                    + "Counters sell tickets from four, because the counter is not at the temple door and shuts well before the temple does. "
                    + "No one should turn their back on a Buddha image for a portrait. "
                    + "Drivers should be asked not to race to a sighting and not to crowd the animal. "
                    + "Guests may not walk in the forest and may leave the path only at marked places. "
                    + "Non-swimmers may cross the lake in a boat if they tell the boatman beforehand.";

    private static TurnFixture kandy() {
        return aTurn().asking(
                        "What can we do in Kandy on the evening of 23 December and the day after? We have two hours to kill")
                .at("Kandy")
                .on("2026-12-23")
                .withPassage("Kandy", "vibe", EVENING, 0.9)
                .citing(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "You'll need a dry plan for the 23rd, since it is a Poya and alcohol sales are closed island-wide.",
                "Full-moon Poya, so the whole island is dry that evening.",
                "Short version: see the dance, skip the sundowners. It's a Poya, and no alcohol is sold on the 23rd.",
                "The whisky: please leave it, for the 23rd is a Poya and no alcohol is sold.",
                "A whisky on the 23rd? No, sorry: it is a Poya and no alcohol is sold.",
                "No alcohol is sold on the 23rd, a Poya. Have your glass on the 24th in one of the few pubs."
            })
    void aBanIsStatedInManyWays(String said) {
        var turn = kandy().withPoyaBan("Unduvap");

        assertThat(broken(turn.withDraft("See the dance in Kandy near the lake [1]. " + said)))
                .doesNotContain("constraints_stated", "nothing_prohibited");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Alcohol is not sold on Poya days.",
                "Have a lovely evening by the lake.",
                "The whisky: try the pubs near the lake.",
                "A whisky on the 23rd? The pubs near the lake have some."
            })
    void aBanThatIsNotOfThatDayIsNotStated(String said) {
        var turn = kandy().withPoyaBan("Unduvap");

        assertThat(broken(turn.withDraft("See the dance in Kandy near the lake [1]. " + said)))
                .contains("constraints_stated");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Here's a simple four-step start for Kandy:\n1. The lake [1].\n2. The dance [1].\n3. The temple [1].\n4. Dinner.",
                "By eleven the whole of Kandy is asleep [1].",
                "In Kandy the dance lasts about an hour [1].",
                "Two hours is just right for the dance in Kandy [1].",
                "24 Dec: a stroll by the lake of Kandy [1].",
                "In Kandy the counter isn't at the temple door and shuts well before the temple does [1].",
                "No portraits with your backs to a Buddha image in Kandy, please [1].",
                "Nobody walks in the forest of Kandy; you may leave the path only at marked places [1]."
            })
    void whatIsTheSameInOtherWordsPasses(String draft) {
        assertThat(broken(kandy().withDraft(draft)))
                .doesNotContain("claims_supported", "not_contradicted", "said_of_the_right");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Ask your driver in Kandy to race to every sighting [1].",
                "Non-swimmers may cross the lake of Kandy in a boat, and there is no need to tell the boatman [1]."
            })
    void adviceThatIsTurnedRoundIsRefused(String draft) {
        assertThat(broken(kandy().withDraft(draft))).contains("not_contradicted");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A leopard was seen near the lake of Kandy this morning.",
                "The herd is by the lake of Kandy at the moment.",
                "In Kandy there are still seats left for the dance.",
                "Tonight's show in Kandy is running half an hour late."
            })
    void nothingIsSaidOfThisMoment(String draft) {
        assertThat(broken(kandy().withDraft(draft))).contains("no_live_claims");
    }

    @Test
    void whatIsSaidAgainInOtherWordsIsSaidTwice() {
        var draft =
                "In Kandy a few pubs stand near the lake, and evenings are quiet [1]. As evenings are quiet, the few pubs near the lake will do [1].";

        assertThat(broken(kandy().withDraft(draft))).contains("said_once");
    }

    @Test
    void twoThingsOfOnePassageAreNotTheSame() {
        var draft = "In Kandy a few pubs stand near the lake [1]. Hour-long shows of dance are on most evenings [1].";

        assertThat(broken(kandy().withDraft(draft))).doesNotContain("said_once");
    }
}
