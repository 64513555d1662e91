package ai.travion.retrieval.ingest;

import java.util.Map;
import java.util.Optional;

/**
 * A document before it is cut.
 *
 * @param id its path below the folder, with a number where a file holds several: stable
 * @param text paragraphs parted by empty lines, without markup
 * @param metadata what the file says of itself: {@code location}, {@code aspect}, {@code tags}, {@code source} ...
 */
record SourceDocument(String id, String title, String text, Map<String, String> metadata) {

    SourceDocument {
        metadata = Map.copyOf(metadata);
    }

    Optional<String> metadata(String key) {
        return Optional.ofNullable(metadata.get(key)).filter(value -> !value.isBlank());
    }
}
