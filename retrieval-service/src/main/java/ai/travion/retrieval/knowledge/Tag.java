package ai.travion.retrieval.knowledge;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What a place is known for. */
public enum Tag {
    HIKING,
    PHOTOGRAPHY,
    HISTORY,
    CULTURE,
    RELIGION,
    WILDLIFE,
    BEACH,
    SURFING,
    SWIMMING,
    SNORKELLING,
    WHALE_WATCHING,
    FOOD,
    NIGHTLIFE,
    SHOPPING,
    FAMILY,
    RELAXATION,
    TEA,
    WATERFALLS,
    VIEWPOINTS,
    TRAIN,
    BIRDWATCHING,
    ARCHITECTURE,
    RAFTING,
    CAMPING,
    ADVENTURE,
    NATURE;

    /** As in front matter: {@code whale-watching}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The tag of that label, in any case. */
    public static Optional<Tag> labelled(String label) {
        return Stream.of(values())
                .filter(tag -> tag.label().equalsIgnoreCase(label.strip()))
                .findAny();
    }
}
