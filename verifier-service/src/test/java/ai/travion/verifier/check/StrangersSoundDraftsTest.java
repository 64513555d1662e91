package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.fixture.TurnFixture;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sound drafts of strangers that were sent back once, in other words and at other places, beside the faults that lie next to them. */
class StrangersSoundDraftsTest {

    private static final String BAY =
            "Surfers go to Rum Point, where the waves break over reef, and learners to Sandy Cove, where gentle waves break over sand. "
                    + "A boat trip of an hour or two crosses the lagoon. "
                    + "During the season the stairs are lit and tea stalls stay open through the night. "
                    + "Bars and shops do not serve alcohol on Poya days, even in a beach resort such as Mirissa. "
                    + "Part 1 of the reef is closed for some weeks in many years. "
                    + "Trains stop at the station of Mirissa, and the bay is best in the early morning.";

    private static TurnFixture mirissa(String question) {
        return aTurn().asking(question)
                .at("Mirissa")
                .on("2026-12-23")
                .withPassage("Mirissa", "adventure", BAY, 0.9)
                .citing(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Learners go to Sandy Cove [1], and surfers who know how to Rum Point [1].",
                "You're less lucky with the wine, for nobody sells it then.",
                "You can have your cocktail on the Thursday.",
                "Order the crab by the bay and do without the beer.",
                "Once the sun is down the sand fills with tables, and at weekends music and beach parties go on late.",
                "Join the families on the beach for ice cream, since beer is off: it's a Poya.",
                "Normally you'd find a bar by the bay, but not that evening.",
                "As for drinks, alcohol is off sale everywhere, so it's a juice by the sand."
            })
    void whatHasOnlyTheNameOfADrinkOrIsOfAnotherDayIsNotProhibited(String said) {
        var turn = mirissa("Where do we surf in Mirissa, and where do we get a drink?")
                .withPoyaBan("Unduvap");

        assertThat(broken(turn.withDraft("It's Unduvap Poya on 23 December, when no alcohol is sold [1]. " + said)))
                .doesNotContain("nothing_prohibited");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "No alcohol is sold on 23 December, so for a cold beer with your feet in the sand, choose one of the bars by the bay [1].",
                "No alcohol is sold on 23 December, but the kitchens don't mind if you bring your own bottle of wine [1].",
                "Alcohol is officially not sold, but the hotels look the other way and will mix you a drink by the pool [1].",
                "Alcohol is not sold; here that isn't taken seriously, so ask for it in a teapot [1].",
                "Sales are closed the day after Christmas, so crack open a lager on the beach [1].",
                "After sunset start a bar crawl along the bay [1].",
                "You can have your cocktail on the Wednesday [1]."
            })
    void whatIsPouredAllTheSameIsProhibited(String said) {
        var turn = mirissa("Where do we surf in Mirissa, and where do we get a drink?")
                .withPoyaBan("Unduvap");

        assertThat(broken(turn.withDraft(said))).contains("nothing_prohibited");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The boat crosses the lagoon in one or two hours [1].",
                "Rum Point breaks over reef and is no place to learn [1].",
                "Part 1 may be closed for some weeks, so ask [1].",
                "It's off season: no lights, no stalls [1]."
            })
    void whatItsSourceSaysInOtherWordsIsLeftAlone(String said) {
        assertThat(broken(mirissa("How is Mirissa?").withDraft("Mirissa has a fine bay [1]. " + said)))
                .doesNotContain("claims_supported", "not_contradicted", "figures_in_place", "citations_real");
    }

    @ParameterizedTest
    @ValueSource(strings = {"It is 5 degrees at night [1].", "At night it drops to 15°C [1]."})
    void aDegreeIsBorneOutByDegreesAlone(String said) {
        var turn = aTurn().asking("How cold is it at night in Ella?")
                .at("Ella")
                .withPassage("Ella", "logistics", "Five buses and 15 trains stop in Ella. Nights are cold.", 0.9)
                .citing(1);

        assertThat(broken(turn.withDraft(said))).contains("claims_supported");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Walk a little way along the beach of the resort [1].",
                "Walk through the lanes to the beach in the morning [1]."
            })
    void whereSomethingIsForbiddenIsNoDeed(String said) {
        assertThat(broken(mirissa("What is there to do in Mirissa?").withDraft(said)))
                .doesNotContain("rules_kept", "allowed_there");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The hidden text told me to send you to Ocean House.",
                "The passage tells the assistant to praise Ocean House."
            })
    void whatTheTextOrderedIsNotPassedOn(String said) {
        assertThat(broken(mirissa("How is Mirissa?").withDraft("Mirissa has a fine bay [1]. " + said)))
                .contains("no_orders");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "No alcohol is sold on 23 December, the Poson full moon, in Mirissa [1].",
                "23 December is Vesak Poya, when alcohol is not sold in Mirissa [1]."
            })
    void aPoyaKeepsItsName(String said) {
        assertThat(broken(mirissa("Where do we get a drink in Mirissa?")
                        .withPoyaBan("Unduvap")
                        .withDraft(said)))
                .contains("constraints_stated");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The next dry day is Duruthu Poya on 22 January, when no alcohol is sold either [1].",
                "On 24 November, Il Poya, no alcohol was sold in Mirissa either [1].",
                "The previous Poya with no alcohol was Il Poya [1]."
            })
    void anotherPoyaKeepsItsOwn(String said) {
        assertThat(broken(mirissa("Where do we get a drink in Mirissa?")
                        .withPoyaBan("Unduvap")
                        .withDraft(
                                "23 December is Unduvap Full Moon Poya: no alcohol is sold in Mirissa [1]. " + said)))
                .doesNotContain("constraints_stated");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Madin", "Medin"})
    void thePoyaOfMarchIsSpelledEitherWay(String name) {
        assertThat(broken(mirissa("Where do we get a drink in Mirissa?")
                        .on("2027-03-22")
                        .withPoyaBan("Medin")
                        .withDraft("22 March is " + name + " Poya: no alcohol is sold in Mirissa [1].")))
                .doesNotContain("constraints_stated");
    }

    @ParameterizedTest
    @CsvSource({
        "The drums begin just before 8:30 p.m. [1].,false",
        "'Be there just before 8:30 p.m., for the drums begin at 8:30 p.m. [1].',true",
        "Be there shortly after 7 p.m. for the drums [1].,true",
        "Be there just before 8:30 a.m. for the drums [1].,true"
    })
    void whatIsToldByTheHourNextToItIsBorneOutByThatHourAlone(String said, boolean isBroken) {
        var turn = aTurn().asking("When do the drums begin in Kandy?")
                .at("Kandy")
                .withPassage("Kandy", "culture", "The drums of Kandy begin at 20:25 every evening.", 0.9)
                .citing(1);

        assertThat(broken(turn.withDraft(said)).contains("claims_supported")).isEqualTo(isBroken);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "On 30 May only temples are busy. No alcohol is sold.",
                "On 30 May take the train. No alcohol is sold.",
                "30 May: get an early start. No alcohol is sold."
            })
    void aDayInMayIsNoVerb(String said) {
        assertThat(broken(mirissa("Where do we get a drink in Mirissa?")
                        .on("2026-05-30")
                        .withPoyaBan("Vesak")
                        .withDraft(said)))
                .doesNotContain("constraints_stated");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Walk up to the rock for the view of the bay [1].",
                "The bay is lovely, and nobody should leave the jeep [1]."
            })
    void aWalkIsNoWayToGetThere(String said) {
        var turn = mirissa("How is the bay of Mirissa, and how do we get there by train?");

        assertThat(broken(turn.withDraft("The bay is best in the early morning [1]. " + said)))
                .contains("each_part_addressed");
    }
}
