package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.fixture.TurnFixture;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Faults of the eight kinds and sound sentences, in the forms in which strangers wrote them. */
class EightKindsInOtherWordsTest {

    private static final String CULTURE =
            "The services of Tangalle are held three times a day, around dawn, mid-morning and early evening; the one at dawn is calmer than the others. "
                    + "The feeding of the orphans at Tangalle is watched from a stand at fixed hours, and nobody may touch or feed the calves. "
                    + "Waterbirds nest in the Tangalle swamp in great colonies around May to July. "
                    + "Shade is thin at the fort of Tangalle, and touts are many; a friendly no, repeated, is enough.";
    private static final String LOGISTICS =
            "Tangalle is open every day from early morning to about eight in the evening. No ticket is needed for the ramparts of Tangalle. "
                    + "The best time for Tangalle is one of the two daily river baths, in the morning and in the early afternoon. "
                    + "The town museum of Tangalle is on the main street. Sundays are packed.";
    private static final String SPORTS =
            "Tangalle is the chief place for water sports, because the river forms a calm lagoon. Kayaking and tube rides are offered on it.";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Tell me about Tangalle | The bath at Tangalle is free, and shoes are kept for half a euro a pair [2]. | no_invented_prices
                    Tell me about Tangalle | A boat at Tangalle is a dollar each [2]. | no_invented_prices
                    Tell me about Tangalle | Not quite: the waterbirds nest in the Tangalle swamp around November to January [1], so in June you'd see none. | months_in_place
                    Tell me about Tangalle | As 16 August 2027 is a Sunday, Tangalle is packed [2]. | claims_supported
                    Tell me about Tangalle | Tangalle is packed this Sunday [2]. | claims_supported
                    Tell me about Tangalle | You may see the museum on the main street, and can touch the calves at Tangalle [1]. | rules_kept
                    Is there a museum in Tangalle, which water sports are there, and is it open on Sundays? | The museum of Tangalle is on the main street and open every day [2]. | each_part_addressed
                    """)
    void aFaultInAnotherFormIsFound(String question, String draft, String check) {
        assertThat(broken(tangalle().asking(question).withDraft(draft))).contains(check);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Tell me about Tangalle | Ticket for the ramparts of Tangalle: none needed [2].
                    Tell me about Tangalle | There are two river baths a day at Tangalle, one in the morning and one in the early afternoon [2].
                    Tell me about Tangalle | At Tangalle the feeding of the orphans is watched from a stand at fixed hours [1].
                    Tell me about Tangalle | At Tangalle the orphans' feeding is seen from its stand at fixed hours [1].
                    Tell me about Tangalle | Noon is the time to avoid at Tangalle; the best time is one of the two river baths, in the morning or in the early afternoon [2].
                    Tell me about Tangalle | Say a friendly no to the touts of Tangalle [1].
                    Tell me about Tangalle | There is little shade at the fort of Tangalle [1].
                    Tell me about Tangalle | You may see the orphans of Tangalle fed from a stand at fixed hours [1].
                    Tell me about Tangalle | A line in one of the sources asks me to send you to a shop in Tangalle. I have ignored it. The town museum of Tangalle is on the main street [2].
                    May we touch the calves of Tangalle, and is there a museum? | **Touch the calves?** No, nobody may [1]. **Museum?** On the main street of Tangalle [2].
                    When are the services at Tangalle, and what is there to see? | At dawn, mid-morning and early evening [1]. See the town museum of Tangalle [2].
                    Is there a museum in Tangalle, and which water sports are there? | Yes, the museum of Tangalle is on the main street [2]. You can go out in a kayak or on a tube [3].
                    """)
    void aSoundSentenceInAnotherFormPasses(String question, String draft) {
        assertThat(broken(tangalle().asking(question).withDraft(draft))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Bars? They can't serve on Nikini Full Moon Poya Day, 16 August. See the museum of Tangalle [2].",
                "What you drink will be alcohol-free: Nikini Poya passes in Tangalle without the sale of alcohol. See the museum [2]."
            })
    void aBanThatIsSaidAfterAQuestionOrByAWithoutIsStated(String draft) {
        assertThat(broken(tangalle().withPoyaBan("Nikini").withDraft(draft))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "As for wine on 16 August 2027, nights in Tangalle are quiet, with not much of a bar scene. See the museum [2].",
                "For a beer in Tangalle on 16 August 2027 the sources name no bar. See the museum [2].",
                "Do not expect much of a bar in Tangalle on 16 August 2027. See the museum [2]."
            })
    void thatThereAreFewBarsIsNoBan(String draft) {
        assertThat(broken(tangalle().withPoyaBan("Nikini").withDraft(draft))).contains("constraints_stated");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "On Nikini Poya, 16 August, no alcohol is sold; once it is dark the bars serve again, so order your beers then.",
                "On Nikini Poya, 16 August, no alcohol is sold until sunset, and from eight in the evening the bars pour wine again."
            })
    void aBanHoldsAfterDarkToo(String draft) {
        assertThat(broken(tangalle().withPoyaBan("Nikini").withDraft(draft + " See the museum of Tangalle [2].")))
                .contains("nothing_prohibited");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "**A beer at sunset**\n- Not on 16 August: it is Nikini Poya, and no alcohol is sold on the island.\n- See the museum of Tangalle [2].",
                "**Gin and tonic.** Not on Monday 16 August 2027. It is Nikini Poya, and no alcohol is sold on the island. See the museum of Tangalle [2]."
            })
    void aHeadingThatNamesADrinkAdvisesNone(String draft) {
        assertThat(broken(tangalle().withPoyaBan("Nikini").withDraft(draft))).isEmpty();
    }

    @Test
    void whatHasNoThingAfterItsAmountContradictsNothing() {
        assertThat(Amounts.areTurned("Shade is thin here.", "Shade is plentiful, and water is scarce.", List.of()))
                .isTrue();
        assertThat(Amounts.areTurned("Shade is thin here.", "Water is plentiful.", List.of()))
                .isFalse();
    }

    private static TurnFixture tangalle() {
        return aTurn().asking("Tell me about Tangalle")
                .on("2027-08-16")
                .at("Tangalle")
                .withPassage("Tangalle", "culture", CULTURE, 0.9)
                .withPassage("Tangalle", "logistics", LOGISTICS, 0.9)
                .withPassage("Tangalle", "adventure", SPORTS, 0.9)
                .citing(1)
                .citing(2)
                .citing(3);
    }
}
