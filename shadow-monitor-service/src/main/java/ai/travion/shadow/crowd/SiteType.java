package ai.travion.shadow.crowd;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.shadow.calendar.Haunt;
import ai.travion.shadow.calendar.SacredSites;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What fills a place: its type, and a kind of its own where hours or seasons differ from those of its type. */
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
    PILGRIM_CLIMB(9),
    /** Ruins and statues at which people pray: visitors by day, worshippers at either end of it. */
    SACRED_PLACE(10),
    /** A herd in human care, which goes to the river at its hours. */
    ELEPHANT_CARE(11),
    /** A walk to a view that cloud covers from the middle of the morning. */
    CLOUD_WALK(12),
    /** Old streets and squares without a gate, which are lived in and strolled in until the night. */
    LIVING_TOWN(13),
    /** A sight in the open that anybody may walk to from dawn to dusk. */
    OPEN_VIEW(14);

    private static final Map<String, SiteType> OF_THEIR_OWN = Map.of(
            "adams-peak", PILGRIM_CLIMB,
            "pigeon-island-national-park", EAST_COAST,
            "dondra-head-lighthouse", SACRED_PLACE,
            "pinnawala-elephant-orphanage", ELEPHANT_CARE,
            "horton-plains-national-park", CLOUD_WALK,
            "galle-fort", LIVING_TOWN,
            "independence-square-colombo", LIVING_TOWN,
            "nine-arch-bridge", OPEN_VIEW);

    private final int code;

    SiteType(int code) {
        this.code = code;
    }

    public static SiteType of(Place place) {
        SiteType own = OF_THEIR_OWN.get(place.id());
        if (own != null) {
            return own;
        }
        if (place.type() == PlaceType.BEACH && place.provinces().contains("Eastern")) {
            return EAST_COAST;
        }
        if (place.type() == PlaceType.HERITAGE && SacredSites.isSacred(place)) {
            return SACRED_PLACE;
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
