package ai.travion.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a question knows of already and asks beyond. */
class SetApartTest {

    private static final Places ATLAS = Places.load();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Is there anything to do in Trincomalee besides beaches?|Is there anything to do in Trincomalee?",
                "Besides the beach, what can we do in Bentota?|what can we do in Bentota?",
                "what animals live in Wilpattu apart from leopards|what animals live in Wilpattu",
                "Things to do besides hiking in Ella?|Things to do in Ella?",
                "Is there anything else in Mirissa, other than whale watching?|Is there anything else in Mirissa?"
            })
    void whatIsSetApartIsNotSought(String question, String sought) {
        assertThat(SetApart.takenOut(question, ATLAS)).isEqualTo(sought);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What else can we do in Ella besides Nine Arch Bridge?",
                "Is there a hotel beside the lake?",
                "Who lives in Jaffna?",
                "I love temples besides"
            })
    void aPlaceIsKnownByItsNameAndNothingElseIsSetApart(String question) {
        assertThat(SetApart.takenOut(question, ATLAS)).isEqualTo(question);
    }

    @Test
    void theThingItselfIsTold() {
        assertThat(SetApart.in("Anything to do in Negombo apart from lying on the sand?", ATLAS))
                .containsExactly("lying on the sand");
    }
}
