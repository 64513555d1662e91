package ai.travion.retrieval.ingest;

import ai.travion.schemas.envelope.Bounds;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A document before it is cut.
 *
 * @param id its path below the folder, with a number where a file holds several: stable
 * @param text paragraphs parted by empty lines, without markup
 * @param metadata what the file says of itself: {@code location}, {@code aspect}, {@code tags}, {@code source} ...
 */
record SourceDocument(String id, String title, String text, Map<String, String> metadata) {

    /** Keys that become a passage's own place, aspect, tags, title and text. */
    private static final Set<String> READ = Set.of(
            "location",
            "place",
            "destination",
            "location_id",
            "aspect",
            "tags",
            "title",
            "text",
            "content",
            "body",
            "description",
            "viewport");

    /** As many as a passage carries, and as long: they travel with every turn that finds it. */
    private static final int BESIDES = 12;

    private static final int CHARACTERS = 200;

    SourceDocument {
        metadata = Map.copyOf(metadata);
    }

    Optional<String> metadata(String key) {
        return Optional.ofNullable(metadata.get(key)).filter(value -> !value.isBlank());
    }

    /** What it says of itself that is not read into its passages: the first dozen by name, each within 200 characters. */
    Map<String, String> saysBesides() {
        return metadata.entrySet().stream()
                .filter(said ->
                        !READ.contains(said.getKey()) && !said.getValue().isBlank())
                .sorted(Map.Entry.comparingByKey())
                .limit(BESIDES)
                .collect(Collectors.toUnmodifiableMap(
                        said -> Bounds.cut(said.getKey(), CHARACTERS),
                        said -> Bounds.cut(said.getValue(), CHARACTERS)));
    }
}
