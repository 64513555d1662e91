package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.fixture.TurnFixture;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A sentence that follows its source but for one word, by which it says something else; and the same in a writer's own words. */
class InPlaceOfAnotherTest {

    private static final String JAFFNA =
            "Jaffna is entered by the A9 road. A ferry goes from Kurikadduwan to Delft, an island with wild ponies. "
                    + "Go out before ten and after four, since Jaffna offers little shade. "
                    + "The National Gem and Jewellery Authority in Colombo tests stones from Jaffna. "
                    + "Foreign visitors pay a higher entrance fee than residents at the fort of Jaffna. "
                    + "The police of Jaffna answer on the number 119, and the number for an ambulance is 1990. "
                    + "Jaffna is hottest from April to June; the best time to visit is from January to March. "
                    + "At the mosque of Jaffna women cover their hair, and visitors should avoid Fridays at noon. "
                    + "Stones should be bought in Jaffna only from licensed dealers, and shops sell handicrafts at fixed prices.";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    A ferry goes from Kurikadduwan to Karainagar [1].                          | names_in_place
                    Stones are tested by the National Gem and Jewellery Authority in Kandy [1].| names_in_place
                    Jaffna has plenty of shade [1].                                            | not_contradicted
                    Residents pay a higher entrance fee than foreign visitors at the fort [1].  | not_contradicted
                    Fridays at noon is the best moment for the mosque of Jaffna [1].           | not_contradicted
                    Stones are safe to buy in Jaffna from any street dealer [1].               | not_contradicted
                    Women are not admitted to the mosque of Jaffna [1].                        | bans_supported
                    The most comfortable months in Jaffna are April to June [1].               | right_season
                    In Jaffna call the ambulance on 119 [1].                                   | said_of_the_right
                    """)
    void aWordThatStandsForAnotherIsSentBack(String draft, String check) {
        assertThat(broken(jaffna().withDraft(draft))).contains(check);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "From Kurikadduwan near Jaffna you can take the ferry across to Delft [1].",
                "There isn't much shade in Jaffna, so go out early [1].",
                "At Jaffna fort visitors from abroad pay more than residents [1].",
                "Women cover their hair at the mosque of Jaffna, and noon on Fridays is better avoided [1].",
                "In Jaffna buy stones from a licensed dealer [1].",
                "January to March is the most comfortable time in Jaffna [1].",
                "In an emergency in Jaffna dial 1990 for an ambulance or 119 for the police [1]."
            })
    void theSameInOnesOwnWordsStands(String draft) {
        assertThat(broken(jaffna().withDraft(draft)))
                .doesNotContain(
                        "names_in_place",
                        "not_contradicted",
                        "bans_supported",
                        "right_season",
                        "said_of_the_right",
                        "claims_supported");
    }

    private static TurnFixture jaffna() {
        return aTurn().asking("What should I know about Jaffna?")
                .at("Jaffna")
                .withPassage("Jaffna", "logistics", JAFFNA, 0.9)
                .citing(1);
    }
}
