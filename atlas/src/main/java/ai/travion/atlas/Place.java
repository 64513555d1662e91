package ai.travion.atlas;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * A place that Travion knows.
 *
 * @param id the name in lower case, apostrophes dropped, every other run of non-letters a hyphen: "adams-peak"
 * @param name the canonical name: "Adam's Peak"
 * @param aliases other names and frequent misspellings
 * @param provinces one, or two where it lies across a border
 * @param districts one, or more where it lies across a border
 * @param at its centre; of a park a point inside
 * @param elevationMetres above sea level, where it is known
 * @param sourced how well the coordinates are sourced
 * @param source where the row comes from
 */
public record Place(
        String id,
        String name,
        List<String> aliases,
        List<String> provinces,
        List<String> districts,
        PlaceType type,
        GeoPoint at,
        OptionalDouble elevationMetres,
        Sourcing sourced,
        String source) {

    public Place {
        aliases = List.copyOf(aliases);
        provinces = List.copyOf(provinces);
        districts = List.copyOf(districts);
    }

    /** An id has one place. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Place place && id.equals(place.id);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    static String idOf(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFD)
                .toLowerCase(Locale.ROOT)
                .replaceAll("['’‘\\p{M}]", "")
                .replaceAll("[^a-z]+", "-")
                .replaceAll("^-|-$", "");
    }
}
