package ai.travion.shadow.crowd;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.shadow.calendar.Haunt;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What fills a place: its type, and a kind of its own for coasts and climbs whose seasons differ. */
public enum SiteType {
    HERITAGE(0),
    TEMPLE(1),
    ADVENTURE(2),
    WILDLIFE(3),
    CITY(4),
    NATURE(5),
    TEA_COUNTRY(6),
    /** Of the west and the south. */
    BEACH(7),
    /** Beaches and boat trips of the Eastern Province, which has the other half of the year for its season. */
    EAST_COAST(8),
    /** Adam's Peak, climbed by night in its season. */
    PILGRIM_CLIMB(9);

    private static final String ADAMS_PEAK = "adams-peak";
    private static final String BY_BOAT_IN_THE_EAST = "pigeon-island-national-park";

    private final int code;

    SiteType(int code) {
        this.code = code;
    }

    public static SiteType of(Place place) {
        if (place.id().equals(ADAMS_PEAK)) {
            return PILGRIM_CLIMB;
        }
        boolean eastern = place.provinces().contains("Eastern");
        if (eastern && (place.type() == PlaceType.BEACH || place.id().equals(BY_BOAT_IN_THE_EAST))) {
            return EAST_COAST;
        }
        return valueOf(place.type().name());
    }

    /** What may empty any place of this type. */
    Optional<Haunt> haunt() {
        return switch (this) {
            case CITY -> Optional.of(Haunt.TOWN);
            case PILGRIM_CLIMB -> Optional.of(Haunt.PILGRIM_CLIMB);
            default -> Optional.empty();
        };
    }

    /** {@code tea country}, whatever its case and whether it is written with blanks, hyphens or underscores. */
    public static Optional<SiteType> labelled(String label) {
        String wanted = label.strip().toUpperCase(Locale.ROOT).replaceAll("[\\s_-]+", "_");
        return Arrays.stream(values())
                .filter(type -> type.name().equals(wanted))
                .findFirst();
    }

    /** What the model knows it by: a type keeps its code as long as a model does. */
    int code() {
        return code;
    }

    /** In words, as in the data: {@code tea country}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    public static List<String> labels() {
        return Arrays.stream(values()).map(SiteType::label).toList();
    }
}
