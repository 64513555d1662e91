package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.IntentType;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The same journey to other places, or at another time: what is not spoken of stays. */
class ElsewhereTest {

    private static final String TRIP = "4 days from 12 Feb in Galle and Mirissa";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Ella and Kandy instead|Ella, Kandy",
                "actually no, Ella|Ella",
                "scrap that. Trincomalee please|Trincomalee",
                "forget that, we go to Trincomalee|Trincomalee",
                "we changed our mind and go to Trincomalee|Trincomalee",
                "same dates but in Jaffna|Jaffna",
                "can you do the same for Jaffna and Ella|Jaffna, Ella",
                "on second thoughts Kandy, then Ella|Kandy, Ella"
            })
    void otherPlacesTakeThePlansOfBefore(String message, String places) {
        var state = aDialogue().after(TRIP).hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).containsExactly(places.split(", "));
        assertThat(state.getTargetDate()).contains(LocalDate.of(2027, 2, 12));
        assertThat(state.getTargetEndDate()).contains(LocalDate.of(2027, 2, 15));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "we'd rather be on the east side",
                "hmm, we prefer the south coast",
                "could we do it up north instead",
                "change it to the hill country",
                "my friends say the east is better, can you plan that"
            })
    void anotherPartOfTheCountryKeepsTheDays(String message) {
        var state = aDialogue()
                .after("plan 4 days around Kandy from 12 Feb")
                .after("what's the weather then")
                .hears(message);

        assertThat(state.getTargetLocations()).isNotEmpty();
        assertThat(state.getTargetDate()).contains(LocalDate.of(2027, 2, 12));
        assertThat(state.getTargetEndDate()).contains(LocalDate.of(2027, 2, 15));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "is Jaffna nicer?|ok let's do Jaffna",
                "is Jaffna nicer?|then let's go to Jaffna",
                "tell me about Jaffna|ok go there instead",
                "what about Jaffna|we prefer that"
            })
    void whatWasAskedOfIsDecidedFor(String question, String message) {
        var state = aDialogue().after(TRIP).after(question).hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).containsExactly("Jaffna");
        assertThat(state.getTargetDate()).contains(LocalDate.of(2027, 2, 12));
    }

    @Test
    void whatWasAskedOfIsAdded() {
        var state = aDialogue().after(TRIP).after("tell me about Ella").hears("add it to the plan");

        assertThat(state.getTargetLocations()).containsExactlyInAnyOrder("Galle Fort", "Mirissa", "Ella");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "move it to march|2027-03-12|2027-03-15",
                "change to may|2027-05-12|2027-05-15",
                "we'd rather come in April|2027-04-12|2027-04-15",
                "same but in august|2027-08-12|2027-08-15",
                "one month later|2027-03-12|2027-03-15",
                "shift everything by a month|2027-03-12|2027-03-15",
                "two weeks later please|2027-02-26|2027-03-01"
            })
    void anotherMonthKeepsTheDaysOfTheMonth(String message, LocalDate first, LocalDate last) {
        var state = aDialogue().after(TRIP).hears(message);

        assertThat(state.getTargetLocations()).containsExactly("Galle Fort", "Mirissa");
        assertThat(state.getTargetDate()).contains(first);
        assertThat(state.getTargetEndDate()).contains(last);
    }

    @Test
    void thereAndBackAgainIsTheDayOfBefore() {
        var state = aDialogue().after(TRIP).after("move it to march").hears("back to february please");

        assertThat(state.getTargetDate()).contains(LocalDate.of(2027, 2, 12));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"is march better?|March", "is april any better|April", "should we come in june instead?|June"})
    void anotherMonthIsAskedAboutAndNothingMoved(String message, String month) {
        var dialogue = aDialogue().after(TRIP);

        assertThat(dialogue.searchesFor(message))
                .isEqualTo("Is %s a good time to visit Galle Fort and Mirissa?".formatted(month));
        assertThat(dialogue.hears("make it 5 days").getTargetDate()).contains(LocalDate.of(2027, 2, 12));
    }
}
