package ai.travion.retrieval.ingest;

import ai.travion.schemas.envelope.Bounds;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A document before it is cut.
 *
 * @param id its path below the folder, with a number where a file holds several: stable
 * @param text paragraphs parted by empty lines, without markup
 * @param metadata what the file says of itself: {@code location}, {@code aspect}, {@code tags}, {@code source} ...
 */
record SourceDocument(String id, String title, String text, Map<String, String> metadata) {

    /** What is said elsewhere, and what says nothing of the text. */
    private static final Set<String> LEFT = Set.of("title", "viewport");

    /** As many as a passage carries, and as long: they travel with every turn that finds it. */
    private static final int BESIDES = 12;

    private static final int CHARACTERS = 200;
    private static final int IN_ALL = 600;

    SourceDocument {
        metadata = Map.copyOf(metadata);
    }

    Optional<String> metadata(String key) {
        return Optional.ofNullable(metadata.get(key)).filter(value -> !value.isBlank());
    }

    /**
     * What it says of itself that its passages do not say in another form: the first dozen by name, each within 200 characters, and 600 in
     * all. Of two names that are alike in those, the first stands.
     *
     * @param read names of what its passages have as their place, aspect and tags
     */
    Map<String, String> saysBesides(Set<String> read) {
        var said = new HashMap<String, String>();
        int left = IN_ALL;
        for (var name : new TreeSet<>(metadata.keySet())) {
            var value = metadata(name).orElse("");
            var key = Bounds.cut(name, CHARACTERS);
            if (LEFT.contains(name) || read.contains(name) || value.isEmpty() || said.containsKey(key)) {
                continue;
            }
            var kept = Bounds.cut(value, CHARACTERS);
            left -= key.length() + kept.length();
            if (said.size() == BESIDES || left < 0) {
                break;
            }
            said.put(key, kept);
        }
        return Map.copyOf(said);
    }
}
