package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.StatedValue;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a traveller tells beside a first request for a plan is kept whole, and told again when it is asked for. */
class ToldInFirstWordsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Plan 6 days in Galle, no meat or fish|no meat or fish",
                "Plan 6 days in Galle, we don't eat pork, beef or seafood|no pork, beef or seafood",
                "Plan 6 days in Galle, my husband doesn't eat meat or fish|no meat or fish",
                "Plan 6 days in Galle, my son has a nut allergy|nut allergy",
                "Plan 6 days in Galle, we are both coeliacs|coeliac",
                "Plan 6 days in Galle, no gluten please|no gluten"
            })
    void whatIsNotEatenIsKeptWhole(String message, String kept) {
        assertThat(other(aDialogue().hears(message))).contains(kept);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "what did I tell you about food?|your husband doesn't eat meat or fish",
                "what do we eat and not eat?|no meat or fish",
                "when is our anniversary?|Your 25th wedding anniversary is on the 14th of February",
                "when is my birthday?|your birthday is on 3 May",
                "so what have you noted?|your 25th wedding anniversary is on the 14th of February"
            })
    void itIsToldAgainHoweverLongAgoItWas(String question, String told) {
        var talk = aDialogue()
                .after("Plan 5 days in Ella from 10 February. My husband doesn't eat meat or fish."
                        + " Our 25th wedding anniversary is on the 14th of February. My birthday is on 3 May.")
                .after("Is it cold there at night?")
                .after("Which hike is the easiest?");

        assertThat(talk.hears(question).getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).contains(told));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan 5 days on the south coast, we'd like to see whales, my wife takes a seasickness tablet",
                "Plan 5 days in Mirissa with whales and snorkelling, but I get seasick"
            })
    void whoWishesForWhalesAndGetsSeasickStaysAwayFromNoBoat(String message) {
        assertThat(avoided(aDialogue().hears(message))).doesNotContain("boats");
    }

    @Test
    void whoGetsSeasickAndWishesForNothingAtSeaStaysAshore() {
        assertThat(avoided(aDialogue().hears("Plan 5 days in Mirissa, I get seasick")))
                .contains("boats");
    }

    @Test
    void twoOfAPartyAreNoOtherParty() {
        var heard = aDialogue()
                .after("there will be 5 of us - my wife and me, two kids (6 and 10) and my mother who is 72")
                .hears("my wife would like to see the whales, is it ok for a 6 yr old");

        assertThat(heard.getPreferences().flatMap(known -> known.getParty()))
                .hasValueSatisfying(party -> assertThat(List.of(party.getAdults(), party.getChildren()))
                        .containsExactly(3, 2));
    }

    @Test
    void aPartyThatIsCountedAnewIsAnotherOne() {
        var heard = aDialogue()
                .after("there will be 5 of us - my wife and me, two kids (6 and 10) and my mother who is 72")
                .hears("Plan 5 days in Kandy, we are only 2 adults and one child now");

        assertThat(heard.getPreferences().flatMap(known -> known.getParty()))
                .hasValueSatisfying(party -> assertThat(List.of(party.getAdults(), party.getChildren()))
                        .containsExactly(2, 1));
    }

    @Test
    void whatIsKnownIsSaidBackWithoutInnerWords() {
        var said = aDialogue()
                .after(
                        "Plan 9 days in Kandy and Ella from 3 February, two kids 6 and 10, our flight home is on the 11th at 22:30")
                .hears("what do you know about us?")
                .getFinalResponse()
                .orElseThrow();

        assertThat(said).contains("6 and 10", "Of flights and hours you said").doesNotContain("all the same", "told:");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "plan 10 days with our baby from 1 January, no drives over three hours|Kandy, Nuwara Eliya, Ella",
                "see the island by train only, 10 days from 3 January|to which trains go"
            })
    void aRoundThatWeChooseKeepsToTheWaysThatWereSaid(String message, String chosen) {
        assertThat(String.join(" ", aDialogue().hears(message).getAssumptions()))
                .contains(chosen);
    }

    @Test
    void whereOneArrivesAndEndsIsNoStop() {
        var heard = aDialogue()
                .hears(
                        "a 9-day itinerary, arriving at Negombo and also ending at Negombo, with Sigiriya, Kandy and Ella");

        assertThat(heard.getTargetLocations()).containsExactly("Sigiriya", "Kandy", "Ella");
        assertThat(heard.getPreferences().flatMap(known -> known.getOrigin()).map(StatedValue::getValue))
                .contains("Negombo");
    }

    private static List<String> other(GraphState heard) {
        return heard.getPreferences().orElseThrow().getOther().stream()
                .map(StatedValue::getValue)
                .toList();
    }

    private static List<String> avoided(GraphState heard) {
        return heard.getPreferences()
                .map(known ->
                        known.getAvoid().stream().map(StatedValue::getValue).toList())
                .orElse(List.of());
    }
}
