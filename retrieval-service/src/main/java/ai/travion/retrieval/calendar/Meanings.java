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

    private final Map<CalendarTopic, Meaning> meanings;

    private Meanings(Map<CalendarTopic, Meaning> meanings) {
        this.meanings = meanings;
    }

    /** @param source whose word it is: a tradition, a custom, the gazette */
    record Meaning(String text, String source) {}

    static Meanings load() {
        var meanings = new EnumMap<CalendarTopic, Meaning>(CalendarTopic.class);
        try (var in = Objects.requireNonNull(Meanings.class.getResourceAsStream(FILE), FILE)) {
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.split(" \\| ", 3))
                    .forEach(parts -> meanings.put(
                            CalendarTopic.valueOf(parts[0]), new Meaning(parts[2].strip(), named(parts[1]))));
        } catch (IOException e) {
            throw new UncheckedIOException(FILE + " cannot be read.", e);
        }
        return new Meanings(meanings);
    }

    Optional<Meaning> of(CalendarTopic topic) {
        return Optional.ofNullable(meanings.get(topic));
    }

    private static String named(String source) {
        return source.replaceAll("\\bgazette\\b", Fact.GAZETTE).replaceAll("\\bclosures\\b", Fact.CLOSURES);
    }
}
