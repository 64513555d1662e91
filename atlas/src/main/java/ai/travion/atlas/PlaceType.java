package ai.travion.atlas;

import java.util.Locale;

/** What a place is above all. */
public enum PlaceType {
    HERITAGE,
    TEMPLE,
    ADVENTURE,
    WILDLIFE,
    CITY,
    NATURE,
    TEA_COUNTRY,
    BEACH;

    /** In words, as in the data: "tea country". */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    static PlaceType labelled(String label) {
        return valueOf(label.strip().toUpperCase(Locale.ROOT).replace(' ', '_'));
    }
}
