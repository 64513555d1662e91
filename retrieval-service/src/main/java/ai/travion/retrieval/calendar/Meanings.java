package ai.travion.retrieval.calendar;

import ai.travion.atlas.almanac.CalendarTopic;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** What the feasts and the kinds of holidays are, read once from the jar. */
final class Meanings {

    private static final String FILE = "meanings.txt";

    private final Map<CalendarTopic, String> texts;

    private Meanings(Map<CalendarTopic, String> texts) {
        this.texts = texts;
    }

    static Meanings load() {
        var texts = new EnumMap<CalendarTopic, String>(CalendarTopic.class);
        try (var in = Objects.requireNonNull(Meanings.class.getResourceAsStream(FILE), FILE)) {
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.split(": ", 2))
                    .forEach(parts -> texts.put(CalendarTopic.valueOf(parts[0]), parts[1].strip()));
        } catch (IOException e) {
            throw new UncheckedIOException(FILE + " cannot be read.", e);
        }
        return new Meanings(texts);
    }

    Optional<String> of(CalendarTopic topic) {
        return Optional.ofNullable(texts.get(topic));
    }
}
