package ai.travion.router.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.router.act.Acts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class ActTrainingTest {

    @Test
    void whatIsShippedIsWhatTheDataGives() throws IOException {
        String shipped;
        try (var model = Acts.class.getResourceAsStream("acts.txt")) {
            shipped = new String(Objects.requireNonNull(model).readAllBytes(), StandardCharsets.UTF_8);
        }

        var training = ActTraining.fromTheData(Places.load(), ActTrainingTest::ofANewMessage);

        assertThat(training.gave(shipped)).as("run ./travion train acts").isTrue();
    }

    @Test
    void noMessageIsInBothFiles() {
        var training = Labels.acts("acts-training.jsonl").stream()
                .map(ActTrainingTest::plain)
                .toList();

        assertThat(Labels.acts("acts-unseen.jsonl").stream().map(ActTrainingTest::plain))
                .doesNotContainAnyElementsOf(training);
    }

    private static String plain(LabelledAct message) {
        return message.words()
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{M}\\p{N}]+", " ")
                .strip();
    }

    private static float[] ofANewMessage(String message) {
        throw new AssertionError("Run ./travion train acts: it knows no vector of \"" + message + "\".");
    }
}
