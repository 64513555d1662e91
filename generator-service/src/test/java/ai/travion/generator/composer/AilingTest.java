package ai.travion.generator.composer;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AilingTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Would Peter manage Sigiriya?          | your friend peter gets vertigo    | for Peter, who gets vertigo
            Would our friend manage Sigiriya?     | your friend peter gets vertigo    | for Peter, who gets vertigo
            Is the jeep ok for my wife?           | your wife's back is not the best  | for your wife, as you told me of the back is not the best
            Can she climb Pidurangala?            | your mother has a pacemaker       | for your mother, who has a pacemaker
            Would Anna manage Adam's Peak?        | your cousin anna has asthma       | for Anna, who has asthma
            """)
    void whoIsAskedOfIsCalledByNameWithWhatAilsThem(String question, String told, String words) {
        var asked = Ailing.askedOf(question, Optional.of(telling(told)));

        assertThat(asked).map(Ailing::inWords).hasValue(words);
    }

    private static Preferences telling(String... facts) {
        return Preferences.newBuilder()
                .setOther(Stream.of(facts)
                        .map(fact -> StatedValue.newBuilder()
                                .setValue("told: " + fact)
                                .build())
                        .toList())
                .build();
    }
}
