package ai.travion.shadow.calendar;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import java.util.Optional;
import java.util.Set;

/** Kinds of places that empty on some days of the year, however full such places usually are. */
public enum Haunt {
    /** Nothing but shops. */
    MARKET,
    /** Streets of shops and offices. */
    TOWN,
    /** Climbed by night in a season. */
    PILGRIM_CLIMB;

    private static final Set<String> MARKETS = Set.of("pettah-market");
    private static final Set<String> PILGRIM_CLIMBS = Set.of("adams-peak");

    /** Of the type of a city, and yet without shops that could close. */
    private static final Set<String> GREENS = Set.of("galle-face-green");

    /** None for what no such day touches. */
    public static Optional<Haunt> of(Place place) {
        if (MARKETS.contains(place.id())) {
            return Optional.of(MARKET);
        }
        if (PILGRIM_CLIMBS.contains(place.id())) {
            return Optional.of(PILGRIM_CLIMB);
        }
        return place.type() == PlaceType.CITY && !GREENS.contains(place.id()) ? Optional.of(TOWN) : Optional.empty();
    }
}
