package ai.travion.retrieval.question;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** Which stems answer for which: {@code trek} for {@code hike}. Immutable. */
final class Synonyms {

    private final Map<String, Set<String>> byStem;

    private Synonyms(Map<String, Set<String>> byStem) {
        this.byStem = Map.copyOf(byStem);
    }

    /** Reads the groups from {@code synonyms.txt} beside this class. */
    static Synonyms load() {
        try (var file = Synonyms.class.getResourceAsStream("synonyms.txt")) {
            var text = new String(Objects.requireNonNull(file, "synonyms.txt").readAllBytes(), StandardCharsets.UTF_8);
            var byStem = new HashMap<String, Set<String>>();
            text.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .forEach(line -> {
                        var stems = EnglishTerms.of(line);
                        var askedFor = line.contains(":") ? stems.subList(0, 1) : stems;
                        askedFor.forEach(stem -> byStem.computeIfAbsent(stem, any -> new HashSet<>())
                                .addAll(stems));
                    });
            return new Synonyms(byStem);
        } catch (IOException e) {
            throw new UncheckedIOException("synonyms.txt could not be read.", e);
        }
    }

    /** The others of its groups. */
    Set<String> of(String stem) {
        return byStem.getOrDefault(stem, Set.of()).stream()
                .filter(other -> !other.equals(stem))
                .collect(Collectors.toUnmodifiableSet());
    }
}
