package ai.travion.router.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.router.intent.Wording;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class IntentTrainingTest {

    @Test
    void whatIsShippedIsWhatTheDataGives() throws IOException {
        String shipped;
        try (var model = Wording.class.getResourceAsStream("wording.txt")) {
            shipped = new String(Objects.requireNonNull(model).readAllBytes(), StandardCharsets.UTF_8);
        }

        var training = IntentTraining.fromTheData(Places.load(), IntentTrainingTest::ofANewMessage);

        assertThat(training.gave(shipped)).as("run ./travion train intent").isTrue();
    }

    private static float[] ofANewMessage(String message) {
        throw new AssertionError("Run ./travion train intent: it knows no vector of \"" + message + "\".");
    }
}
