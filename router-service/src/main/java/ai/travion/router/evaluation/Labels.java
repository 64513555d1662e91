package ai.travion.router.evaluation;

import ai.travion.router.act.Act;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.TravelIntent;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** Reads labelled messages and conversations, one JSON object a line. */
final class Labels {

    private static final ObjectMapper JSON = new ObjectMapper();

    private Labels() {}

    /** The messages of a file of {@code /evaluation}, each a conversation by itself. */
    static List<LabelledMessage> messages(String file) {
        return lines(file, Labels::message);
    }

    /** The messages of a file of {@code /evaluation} that are said while a plan stands. */
    static List<LabelledAct> acts(String file) {
        return lines(
                file,
                line -> new LabelledAct(
                        line.get("message").asText(),
                        Act.valueOf(line.get("act").asText().toUpperCase(Locale.ROOT))));
    }

    /** The conversations of a file of {@code /evaluation}. */
    static List<List<LabelledMessage>> conversations(String file) {
        return lines(file, line -> {
            var turns = new ArrayList<LabelledMessage>();
            line.get("turns").forEach(turn -> turns.add(message(turn)));
            return List.copyOf(turns);
        });
    }

    private static <T> List<T> lines(String file, Function<JsonNode, T> reading) {
        try (var stream = Labels.class.getResourceAsStream("/evaluation/" + file);
                var reader = new BufferedReader(
                        new InputStreamReader(Objects.requireNonNull(stream, file), StandardCharsets.UTF_8))) {
            var read = new ArrayList<T>();
            for (var line : reader.lines().filter(line -> !line.isBlank()).toList()) {
                read.add(reading.apply(JSON.readTree(line)));
            }
            return List.copyOf(read);
        } catch (IOException e) {
            throw new UncheckedIOException(file + " could not be read.", e);
        }
    }

    private static LabelledMessage message(JsonNode labelled) {
        var places = new ArrayList<String>();
        labelled.path("places").forEach(id -> places.add(id.asText()));
        return new LabelledMessage(
                labelled.get("message").asText(),
                IntentType.valueOf(labelled.get("intent").asText().toUpperCase(Locale.ROOT)),
                text(labelled, "travel_intent").map(name -> TravelIntent.valueOf(name.toUpperCase(Locale.ROOT))),
                places,
                text(labelled, "date").map(LocalDate::parse),
                text(labelled, "end_date").map(LocalDate::parse),
                labelled.path("asks_back").asBoolean(false));
    }

    private static Optional<String> text(JsonNode labelled, String field) {
        return Optional.of(labelled.path(field)).filter(JsonNode::isTextual).map(JsonNode::asText);
    }
}
