package ai.travion.local.evaluate.answers;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * A question with the sentences of the knowledge base that answer it, as somebody marked them who did not see what the system chooses.
 *
 * @param first said first and alone they answer; the best one first
 * @param also complete the answer; for whoever marks
 */
record MarkedQuestion(String question, List<String> first, List<String> also) {

    private static final JsonMapper JSON = new JsonMapper();

    /** Those that the model is fitted to. */
    static List<MarkedQuestion> forTuning() {
        return shipped("tuning.jsonl");
    }

    /** Those that it never sees. */
    static List<MarkedQuestion> unseen() {
        return shipped("unseen.jsonl");
    }

    private static List<MarkedQuestion> shipped(String name) {
        try (InputStream in = Objects.requireNonNull(
                MarkedQuestion.class.getResourceAsStream("/evaluation/answers/sentences/" + name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(MarkedQuestion::read)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static MarkedQuestion read(String line) {
        try {
            return JSON.readValue(line, MarkedQuestion.class);
        } catch (IOException e) {
            throw new UncheckedIOException("No question: " + line, e);
        }
    }
}
