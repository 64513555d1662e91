package ai.travion.atlas;

import java.util.List;
import java.util.Optional;

/**
 * A name or an alias of a place, or a phrase that looks like one and is none.
 *
 * @param place empty for a phrase that names no place of the atlas, and so hides the names within it
 * @param words the keys of its words
 * @param key its words without the spaces
 */
record PlaceName(Optional<Place> place, List<String> words, String key, NameRule rule) {

    PlaceName {
        words = List.copyOf(words);
    }

    static PlaceName of(Place place, String written, NameRule rule) {
        return new PlaceName(Optional.of(place), words(written), Word.key(written), rule);
    }

    static PlaceName ofNoPlace(String written, NameRule rule) {
        return new PlaceName(Optional.empty(), words(written), Word.key(written), rule);
    }

    boolean isTolerant() {
        return rule == NameRule.TOLERANT;
    }

    /** A short name counts as it is written, but for a letter that is typed twice. */
    boolean isShort() {
        return place.isPresent()
                && rule == NameRule.EXACT
                && words.size() == 1
                && NameRule.byLength(key) == NameRule.EXACT;
    }

    private static List<String> words(String written) {
        return Word.in(written).stream().map(Word::key).toList();
    }
}
