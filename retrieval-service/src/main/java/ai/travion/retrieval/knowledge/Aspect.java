package ai.travion.retrieval.knowledge;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The six sides from which every place is described, in the order of a file's sections. */
public enum Aspect {
    HISTORY,
    ADVENTURE,
    NATURE,
    CULTURE,
    LOGISTICS,
    VIBE;

    /** As in the envelope and in chunk ids: {@code history}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The aspect of that label, in any case. */
    public static Optional<Aspect> labelled(String label) {
        return Stream.of(values())
                .filter(aspect -> aspect.label().equalsIgnoreCase(label.strip()))
                .findAny();
    }

    /** As in a file: {@code History}. */
    public String heading() {
        return name().charAt(0) + label().substring(1);
    }
}
