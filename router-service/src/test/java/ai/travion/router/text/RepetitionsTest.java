package ai.travion.router.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RepetitionsTest {

    @Test
    void aLongRunIsCutToTwo() {
        assertThat(Repetitions.cut("Plan " + "Adams peak ".repeat(180) + "please"))
                .isEqualTo("Plan Adams peak Adams peak please");
    }

    @Test
    void aLongSentenceOverAndOverIsSaidTwice() {
        var sentence = "We love old buildings, and we can only spend 90 dollars in a day. ";

        assertThat(Repetitions.cut(sentence.repeat(20) + "Where do we go?"))
                .isEqualTo(sentence.repeat(2) + "Where do we go?");
    }

    @Test
    void everyLongRunIsCut() {
        assertThat(Repetitions.cut("no ".repeat(100) + "but " + "!".repeat(100)))
                .isEqualTo("no no but !!");
    }

    @Test
    void lettersOfTwoHalvesStayWhole() {
        assertThat(Repetitions.cut("👋".repeat(100))).isEqualTo("👋👋");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "no no no, not Kandy!!!",
                "Ella, Ella, Ella: everybody says Ella",
                "What is there to see in Galle, what is there to see in Matara, and what is there to see in Tangalle?"
            })
    void whatATravellerWritesStaysAsItIs(String message) {
        assertThat(Repetitions.cut(message)).isEqualTo(message);
    }
}
