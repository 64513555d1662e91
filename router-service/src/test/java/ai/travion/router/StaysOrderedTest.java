package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.graph.Graph;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Orders about the stays of a plan, in the words of many: what each day then ends at is known to the letter, and every other stay is as it was. */
class StaysOrderedTest {

    private static final List<ItinerarySlot> ROUND = Stops.round(
            "2027-02-03",
            "Negombo",
            "Sigiriya",
            "Sigiriya",
            "Kandy",
            "Kandy",
            "Ella",
            "Ella",
            "Ella",
            "Mirissa",
            "Mirissa",
            "Galle Fort",
            "Galle Fort");

    private static Dialogue aRound() {
        return aDialogue()
                .planning(ROUND)
                .after(
                        "Plan 12 days from 3 February 2027: Negombo, Sigiriya, Kandy, Ella, Mirissa, Galle",
                        "2027-02-03",
                        "2027-02-14");
    }

    private static String stays(GraphState state) {
        return state.getStays().stream()
                .map(stay -> stay.getPlace() + " " + stay.getDays())
                .collect(Collectors.joining(", "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "take out Kandy|Negombo 1, Sigiriya 2, Ella 5, Mirissa 2, Galle Fort 2",
                "hmm, no more Kandy please, it's too far|Negombo 1, Sigiriya 2, Ella 5, Mirissa 2, Galle Fort 2",
                "One night fewer at the last stop and one more in the hills please|Negombo 1, Sigiriya 2, Kandy 2, Ella 4, Mirissa 2, Galle Fort 1",
                "ok add a night in Haputale then, take it from wherever is longest|Negombo 1, Sigiriya 2, Kandy 2, Ella 2, Haputale 1, Mirissa 2, Galle Fort 2",
                "skip Ella altogether|Negombo 1, Sigiriya 2, Kandy 4, Mirissa 3, Galle Fort 2",
                "Does she really need two nights in Kandy? Make it one and give the night to Galle|Negombo 1, Sigiriya 2, Kandy 1, Ella 3, Mirissa 2, Galle Fort 3",
                "drop Kandy and give the nights to Ella|Negombo 1, Sigiriya 2, Ella 5, Mirissa 2, Galle Fort 2",
                "We don't need Negombo. Spend that night in Galle instead|Sigiriya 2, Kandy 2, Ella 3, Mirissa 2, Galle Fort 3",
                "skip Mirissa and put in Tangalle instead|Negombo 1, Sigiriya 2, Kandy 2, Ella 3, Tangalle 2, Galle Fort 2",
                "Could we swap Mirissa for Hikkaduwa?|Negombo 1, Sigiriya 2, Kandy 2, Ella 3, Hikkaduwa 2, Galle Fort 2",
                "Trincomalee instead of Mirissa please|Negombo 1, Sigiriya 2, Kandy 2, Ella 3, Trincomalee 2, Galle Fort 2",
                "take out Arugam Bay, and give Nilaveli 2 nights|Negombo 1, Nilaveli Beach 2, Sigiriya 1, Kandy 2, Ella 2, Mirissa 2, Galle Fort 2",
                "Give Mirissa one more night and Ella one less.|Negombo 1, Sigiriya 2, Kandy 2, Ella 2, Mirissa 3, Galle Fort 2",
                "one night less in Ella please, and Galle one more|Negombo 1, Sigiriya 2, Kandy 2, Ella 2, Mirissa 2, Galle Fort 3",
                "Give Galle one more night and take it from Ella|Negombo 1, Sigiriya 2, Kandy 2, Ella 2, Mirissa 2, Galle Fort 3",
                "move one night from Ella to Mirissa|Negombo 1, Sigiriya 2, Kandy 2, Ella 2, Mirissa 3, Galle Fort 2",
                "we'd like to stay one night longer in Galle and one night less in Ella|Negombo 1, Sigiriya 2, Kandy 2, Ella 2, Mirissa 2, Galle Fort 3",
                "I'd rather have three nights in Sigiriya, at the expense of Ella|Negombo 1, Sigiriya 3, Kandy 2, Ella 2, Mirissa 2, Galle Fort 2",
                "Swap the first two stops please|Sigiriya 2, Negombo 1, Kandy 2, Ella 3, Mirissa 2, Galle Fort 2",
                "drop the third place and give its nights to Ella|Negombo 1, Sigiriya 2, Ella 5, Mirissa 2, Galle Fort 2",
                "swap Sigiriya and Kandy|Negombo 1, Kandy 2, Sigiriya 2, Ella 3, Mirissa 2, Galle Fort 2",
                "let's do Galle before Mirissa|Negombo 1, Sigiriya 2, Kandy 2, Ella 3, Galle Fort 2, Mirissa 2",
                "move Sigiriya to the end|Negombo 1, Kandy 2, Ella 3, Mirissa 2, Galle Fort 2, Sigiriya 2",
                "can we add Nuwara Eliya between Kandy and Ella for one night? take it from Ella|Negombo 1, Sigiriya 2, Kandy 2, Nuwara Eliya 1, Ella 2, Mirissa 2, Galle Fort 2",
                "Can we end in Colombo the last night rather than Galle?|Negombo 1, Sigiriya 2, Kandy 2, Ella 3, Mirissa 2, Galle Fort 1, Colombo 1",
                "Can we stay in Kandy for 3 nights instead of 2? take it off Ella|Negombo 1, Sigiriya 2, Kandy 3, Ella 2, Mirissa 2, Galle Fort 2",
                "My husband wants to skip Negombo, and the kids would love another night in Mirissa|Sigiriya 2, Kandy 2, Ella 3, Mirissa 3, Galle Fort 2",
                "We'd rather sleep in Haputale than in Ella|Negombo 1, Sigiriya 2, Kandy 2, Haputale 3, Mirissa 2, Galle Fort 2",
                "less time in Kandy, more in Ella|Negombo 1, Sigiriya 2, Kandy 1, Ella 4, Mirissa 2, Galle Fort 2",
                "too many hotels! can you take out one stop?|Sigiriya 3, Kandy 2, Ella 3, Mirissa 2, Galle Fort 2",
                "We don't want Mirissa, Tangalle please|Negombo 1, Sigiriya 2, Kandy 2, Ella 3, Tangalle 2, Galle Fort 2",
                "drop Ella, we'd take Haputale|Negombo 1, Sigiriya 2, Kandy 2, Haputale 3, Mirissa 2, Galle Fort 2",
                "Hikkaduwa, not Mirissa|Negombo 1, Sigiriya 2, Kandy 2, Ella 3, Hikkaduwa 2, Galle Fort 2",
                "Kandy one night only, give the other to Ella, it is noisy for us|Negombo 1, Sigiriya 2, Kandy 1, Ella 4, Mirissa 2, Galle Fort 2",
                "Skip Sigiriya, the last two nights in Colombo instead|Negombo 1, Kandy 2, Ella 3, Mirissa 2, Galle Fort 2, Colombo 2",
                "three nights in Kandy, take one off where you like|Negombo 1, Sigiriya 2, Kandy 3, Ella 2, Mirissa 2, Galle Fort 2",
                "Mirissa: one night is enough, and give the other nights to Ella please|Negombo 1, Sigiriya 2, Kandy 2, Ella 4, Mirissa 1, Galle Fort 2",
                "Actually I'd like to spend less time in Ella, 2 nights is enough. Use the other night for Galle|Negombo 1, Sigiriya 2, Kandy 2, Ella 2, Mirissa 2, Galle Fort 3",
                "one more night in Mirissa but keep 12 days|Negombo 1, Sigiriya 2, Kandy 2, Ella 2, Mirissa 3, Galle Fort 2",
                "another night in Kandy without making the trip longer|Negombo 1, Sigiriya 2, Kandy 3, Ella 2, Mirissa 2, Galle Fort 2",
                "negombo 1, sigiriya 3, kandy 3, ella 2, galle 3|Negombo 1, Sigiriya 3, Kandy 3, Ella 2, Galle Fort 3",
                "make it: 2 nights Kandy, 3 Ella and the rest in Mirissa|Kandy 2, Ella 3, Mirissa 7",
                "Let's do it like this: Kandy (3), Ella (3), Tangalle (4), Galle (2)|Kandy 3, Ella 3, Tangalle 4, Galle Fort 2",
                "new split please - three nights in Sigiriya, three in Kandy, two in Ella, four in Mirissa|Sigiriya 3, Kandy 3, Ella 2, Mirissa 4",
                "I'd rather have Kandy for 2 nights, Nuwara Eliya for 1, Ella for 3 and whatever is left in Galle|Kandy 2, Nuwara Eliya 1, Ella 3, Galle Fort 6",
                "here's how I want the nights: 2 Negombo / 2 Sigiriya / 2 Kandy / 3 Ella / 2 Galle|Negombo 2, Sigiriya 2, Kandy 2, Ella 3, Galle Fort 3",
                "ok final answer: 1n Negombo, 3n Sigiriya, 2n Kandy, 4n Ella, 2n Hikkaduwa|Negombo 1, Sigiriya 3, Kandy 2, Ella 4, Hikkaduwa 2",
                "we don't need two nights in Kandy, one is enough, the other goes to Ella|Negombo 1, Sigiriya 2, Kandy 1, Ella 4, Mirissa 2, Galle Fort 2",
                "Take two nights from Ella and give one to Kandy and one to Galle|Negombo 1, Sigiriya 2, Kandy 3, Ella 1, Mirissa 2, Galle Fort 3",
                "Shorten Mirissa by a night and lengthen Galle by one|Negombo 1, Sigiriya 2, Kandy 2, Ella 3, Mirissa 1, Galle Fort 3",
                "could you move a night from Ella over to Kandy and another one from Mirissa to Galle?|Negombo 1, Sigiriya 2, Kandy 3, Ella 2, Mirissa 1, Galle Fort 3",
                "one night less in Mirissa, one more in Galle|Negombo 1, Sigiriya 2, Kandy 2, Ella 3, Mirissa 1, Galle Fort 3",
                "give one night to Kandy and one to Galle, take both from Ella|Negombo 1, Sigiriya 2, Kandy 3, Ella 1, Mirissa 2, Galle Fort 3",
                "4 nights in Ella and only one in Kandy, we love it there|Negombo 1, Sigiriya 2, Kandy 1, Ella 4, Mirissa 2, Galle Fort 2"
            })
    void theStaysAreAsOrderedAndTheTripIsAsLongAsBefore(String said, String stays) {
        var state = aRound().hears(said);

        assertThat(stays(state)).isEqualTo(stays);
        assertThat(state.getTargetDate()).hasToString("Optional[2027-02-03]");
        assertThat(state.getTargetEndDate()).hasToString("Optional[2027-02-14]");
        assertThat(state.getDoneTurns()).containsExactly(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "make it thirteen days, the extra one in Sigiriya|Negombo 1, Sigiriya 3, Kandy 2, Ella 3, Mirissa 2, Galle Fort 2",
                "a day less, take it from Ella|Negombo 1, Sigiriya 2, Kandy 2, Ella 2, Mirissa 2, Galle Fort 2",
                "Make the trip two days longer, both in Kandy|Negombo 1, Sigiriya 2, Kandy 4, Ella 3, Mirissa 2, Galle Fort 2",
                "we have two weeks now, spend the new days in Ella|Negombo 1, Sigiriya 2, Kandy 2, Ella 5, Mirissa 2, Galle Fort 2",
                "we can stay three days longer: two in Mirissa and one in Kandy|Negombo 1, Sigiriya 2, Kandy 3, Ella 3, Mirissa 4, Galle Fort 2",
                "let's shorten it by two days, one off Ella and one off Galle|Negombo 1, Sigiriya 2, Kandy 2, Ella 2, Mirissa 2, Galle Fort 1",
                "14 days instead, with the additional time in Mirissa|Negombo 1, Sigiriya 2, Kandy 2, Ella 3, Mirissa 4, Galle Fort 2"
            })
    void theTripIsAsLongAsIsSaidAndItsNewNightsAreWhereTheyAreWanted(String said, String stays) {
        assertThat(stays(aRound().hears(said))).isEqualTo(stays);
    }

    @Test
    void oneOfTwoThatWereWeighedComesIntoThePlan() {
        var state = aRound().after("Hikkaduwa or Bentota for two days at the end?", "2027-02-03", "2027-02-14")
                .hears("Take Hikkaduwa then");

        assertThat(stays(state)).endsWith("Hikkaduwa 2");
        assertThat(state.getTargetEndDate()).hasToString("Optional[2027-02-14]");
    }

    @Test
    void whatIsChosenIsWhatWasAsked() {
        var state = aRound().after("should we skip Kandy or Mirissa?", "2027-02-03", "2027-02-14")
                .hears("Mirissa then");

        assertThat(stays(state)).isEqualTo("Negombo 1, Sigiriya 2, Kandy 2, Ella 3, Galle Fort 4");
    }

    @Test
    void aPlanThatIsGivenUpIsNotAddedTo() {
        var state = aRound().hears("Scrap it all, plan 5 days in Jaffna");

        assertThat(state.getTargetLocations()).containsExactly("Jaffna");
        assertThat(state.getTargetDate()).hasToString("Optional[2027-02-03]");
        assertThat(state.getTargetEndDate()).hasToString("Optional[2027-02-07]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "is Kandy worth two nights?",
                "should we skip Kandy?",
                "drop Kandy and plan more beach time",
                "take the train from Kandy to Ella",
                "what happens if it rains in Ella?",
                "do we need 2 nights in Kandy?",
                "a hotel with pool in Ella for two nights please",
                "put the spice garden before Kandy",
                "drop Kandy and swap Kandy and Ella",
                "replace Kandy with Galle and move Kandy to the end",
                "how long is the drive from Kandy to Ella",
                "skip the Nine Arch Bridge",
                "Ella in the morning please"
            })
    void whatOrdersOrAsksAnythingElseIsHeardAsBefore(String said) {
        assertThat(aRound().hears(said).getDoneTurns()).isEmpty();
    }

    @Test
    void whatIsNotInThePlanIsSaidToBe() {
        var step = aRound().says("Give Ella one more night and take it from Jaffna");

        assertThat(step.next()).isEqualTo(Graph.REPLY);
        assertThat(step.state().getFinalResponse()).get().asString().startsWith("Jaffna is not in the plan");
    }

    @Test
    void whatAPlaceHasAlreadyIsTold() {
        var step = aRound().says("Two nights in Kandy, take one off where you like");

        assertThat(step.next()).isEqualTo(Graph.REPLY);
        assertThat(step.state().getFinalResponse()).get().asString().contains("Kandy has 2 nights already");
    }

    @Test
    void whatIsGivenUpIsLeftOutFromThenOnAndWantedAgainWhenItIsNamed() {
        var talk = aRound();
        var dropped = talk.says("take out Kandy", "2027-02-03", "2027-02-14").state();

        assertThat(dropped.getTargetLocations()).doesNotContain("Kandy").contains("Ella");
        assertThat(dropped.getPreferences().orElseThrow().getAvoid())
                .anyMatch(avoided -> avoided.getValue().equals("Kandy"));
    }
}
