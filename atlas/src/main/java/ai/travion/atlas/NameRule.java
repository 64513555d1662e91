package ai.travion.atlas;

import java.util.Locale;

/** When a name that stands in a text counts as naming its place. Only {@link #TOLERANT} names may be misspelt. */
enum NameRule {
    /** Misspelt or not. */
    TOLERANT,
    /** As it is, in any case. */
    EXACT,
    /** In one word or with its hyphen: "A-Bay", not "a bay". */
    AS_WRITTEN,
    /** As it is and with capital letters, for names that are ordinary words: "The Gathering". */
    CAPITALISED,
    /** As it is, where it stands alone or behind a word that calls for a place: "to Ela". */
    CUED,
    /** One of both. */
    CAPITALISED_OR_CUED;

    /** Below this a name has too many neighbours among ordinary words. */
    private static final int SHORTEST_TOLERANT = 6;

    static NameRule named(String label) {
        return valueOf(label.toUpperCase(Locale.ROOT));
    }

    static NameRule byLength(String key) {
        return key.length() < SHORTEST_TOLERANT ? EXACT : TOLERANT;
    }
}
