package ai.travion.retrieval;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PayingTest {

    private static final List<Place> SIGIRIYA =
            List.of(Places.load().withId("sigiriya").orElseThrow());

    @Test
    void aPriceIsAlsoAQuestionOfHowOnePays() {
        assertThat(Paying.inOtherWords("how much is sigiriya", SIGIRIYA))
                .contains("Is there an entrance fee and a ticket for Sigiriya?");
        assertThat(Paying.inOtherWords("visa cost for germans", List.of())).contains("Do I need a visa for Sri Lanka?");
        assertThat(Paying.inOtherWords("how much cash do i need per day", List.of()))
                .contains("How much cash should I carry in Sri Lanka?");
    }

    @ParameterizedTest
    @ValueSource(strings = {"how much does it rain in sigiriya in november", "how much do i have to walk in sigiriya"})
    void whatIsNoPriceIsNoQuestionOfHowOnePays(String question) {
        assertThat(Paying.inOtherWords(question, SIGIRIYA)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"how much is a jeep at sigiriya", "how high is sigiriya", "what does a taxi to sigiriya cost"})
    void thePriceOfAnotherThingIsNotThatOfThePlace(String question) {
        assertThat(Paying.inOtherWords(question, SIGIRIYA)).isEmpty();
    }
}
