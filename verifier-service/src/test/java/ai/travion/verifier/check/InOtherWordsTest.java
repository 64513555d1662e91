package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.fixture.TurnFixture;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A model says what it read in words of its own: what is the same thing passes, and what only looks like it does not. */
class InOtherWordsTest {

    private static final String CLIMB =
            "Climbing Sigiriya means roughly 1,200 steps. Most reasonably fit people reach the top of Sigiriya in 45 to 60 minutes with rests. "
                    + "Sigiriya opens at six and closes at about five in the afternoon. The rock stands 180 metres above the plain, some 30 km from the lake. "
                    + "The best time to visit Sigiriya is from January to April, and a guide waits on Sundays. "
                    + "No swimming is allowed in the moats of Sigiriya, and photography of the frescoes is forbidden.";
    private static final String KING = "Sigiriya was the capital of King Kashyapa, who ruled from about 477 to 495 CE.";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "You climb about twelve hundred steps at Sigiriya [1].",
                "Sigiriya: allow 45–60 min to the top [1].",
                "It takes up to an hour to climb Sigiriya [1].",
                "Sigiriya opens at 6 am and shuts at 5 p.m. [1].",
                "Be at Sigiriya at six in the morning [1].",
                "Sigiriya rises 180 m (about 590 feet) above the plain [1].",
                "The lake lies 30 km (roughly 19 miles) from Sigiriya [1].",
                "Come to Sigiriya between January and March [1].",
                "Jan–Apr is best for Sigiriya [1].",
                "A guide waits at Sigiriya on Sundays [1].",
                "Kashyapa ruled at Sigiriya for some 18 years in the 5th century [2].",
                "Please do not swim in the moats of Sigiriya [1]."
            })
    void whatTheEvidenceSaysMayBeSaidInOtherWords(String draft) {
        assertThat(broken(sigiriya().withDraft(draft))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Sigiriya stands 1,200 metres above the plain [1].",
                "Climbing Sigiriya means roughly 495 steps [1].",
                "You reach the top of Sigiriya in 60 hours [1].",
                "The climb of Sigiriya takes two and a half hours [1].",
                "Start the climb of Sigiriya at noon [1].",
                "Sigiriya closes at nine in the evening [1].",
                "Come to Sigiriya from June to August [1].",
                "A guide waits at Sigiriya on Mondays [1].",
                "Sigiriya has seventy frescoes [1].",
                "Climbing Sigiriya means roughly 1,200 steps [2]."
            })
    void anotherUnitMonthHourOrSourceIsAnotherClaim(String draft) {
        assertThat(broken(sigiriya().withDraft(draft))).contains("claims_supported");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Yes, climbing Sigiriya means 7,500 steps [1].", "Yes, King Parakramabahu built Sigiriya [2]."})
    void whatWasAskedIsNoEvidence(String draft) {
        var turn = aTurn().asking("Is it true that King Parakramabahu built Sigiriya, with 7,500 steps?")
                .at("Sigiriya")
                .withPassage("Sigiriya", "adventure", CLIMB, 0.9)
                .withPassage("Sigiriya", "history", KING, 0.9)
                .citing(1)
                .citing(2);

        assertThat(broken(turn.withDraft(draft))).containsAnyOf("claims_supported", "names_supported");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The ticket for Sigiriya is around thirty-five US dollars.",
                "Sigiriya costs a few hundred rupees.",
                "A guide at Sigiriya asks about twenty dollars."
            })
    void aPriceInWordsIsAPrice(String sentence) {
        assertThat(broken(sigiriya().withDraft(sentence + " It has 1,200 steps [1].")))
                .contains("no_invented_prices");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Sigiriya is open right now and there is no queue.",
                "The trains to Sigiriya are running on time today.",
                "Rooms near Sigiriya are still available tonight."
            })
    void whatHoldsAtThisMomentNobodyHasLookedUp(String sentence) {
        assertThat(broken(sigiriya().withDraft("Sigiriya has 1,200 steps [1]. " + sentence)))
                .contains("no_live_claims");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Cool off with a dip in the moat of Sigiriya.",
                "Photography of the frescoes of Sigiriya is allowed.",
                "Take a photo of the frescoes of Sigiriya."
            })
    void whatIsForbiddenThereIsNotAdvisedInOtherWords(String sentence) {
        assertThat(broken(sigiriya().withDraft("Sigiriya has 1,200 steps [1]. " + sentence)))
                .contains("allowed_there");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "On 24 November 2026, Il Poya, there is no ban on alcohol in Mirissa.",
                "Alcohol is not prohibited in Mirissa on 24 November 2026.",
                "24 November 2026 is Il Poya: no alcohol is sold in Mirissa. The bars are never closed, though.",
                "24 November 2026 is Il Poya: no alcohol is sold in Mirissa. Tourists can drink in all the bars.",
                "24 November 2026 is Il Poya: no alcohol is sold in Mirissa. Finish with G&Ts on the terrace.",
                "24 November 2026 is Il Poya: no alcohol is sold in Mirissa. Stock up on beers the day before."
            })
    void aBanThatIsDeniedOrGoneRoundIsFound(String draft) {
        assertThat(broken(poya().withDraft(draft))).containsAnyOf("nothing_prohibited", "constraints_stated");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "On Il Poya, 24 November 2026, Mirissa's bars stay shut and alcohol is off the menu.",
                "Tuesday 24 November 2026 is Il Poya, a dry day across the country, in Mirissa too.",
                "None: 24 Nov 2026 is Il Poya, and the bars of Mirissa won't serve. Save them for another evening.",
                "No alcohol is sold in Mirissa on Il Poya, 24 November 2026. The bars open again the next day."
            })
    void aBanIsStatedInManyWays(String draft) {
        assertThat(broken(poya().withDraft(draft)))
                .doesNotContain("nothing_prohibited", "constraints_stated", "claims_supported");
    }

    private static TurnFixture poya() {
        return aTurn().asking("Which bar in Mirissa?")
                .at("Mirissa")
                .on("2026-11-24")
                .withPoyaBan("Il");
    }

    private static TurnFixture sigiriya() {
        return aTurn().at("Sigiriya")
                .withPassage("Sigiriya", "adventure", CLIMB, 0.9)
                .withPassage("Sigiriya", "history", KING, 0.9)
                .citing(1)
                .citing(2);
    }
}
