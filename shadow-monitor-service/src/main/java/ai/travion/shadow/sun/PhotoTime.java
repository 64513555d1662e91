package ai.travion.shadow.sun;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import java.time.Duration;
import java.time.ZonedDateTime;

/** When to take a picture of a place, to the second, and why then. */
public record PhotoTime(ZonedDateTime at, String reason) {

    /**
     * The middle of the sunlit half of a golden hour. The evening, where the place looks west over the sea or is a town; the
     * morning elsewhere, since clouds build up over the hills and the dry zone after noon, and the east coast looks at the
     * sunrise.
     */
    public static PhotoTime of(Place place, LightWindows light) {
        if (place.type() == PlaceType.BEACH && place.provinces().contains("Eastern")) {
            return new PhotoTime(morning(light), "the sun comes up over the sea");
        }
        return switch (place.type()) {
            case BEACH -> new PhotoTime(evening(light), "the light lies low over the water before sunset");
            case CITY -> new PhotoTime(evening(light), "the low sun warms the streets before the lamps are lit");
            case HERITAGE, TEMPLE ->
                new PhotoTime(morning(light), "low light brings out the stone (if it is open then)");
            case NATURE -> new PhotoTime(morning(light), "the light is soft (if it is open then)");
            case ADVENTURE, TEA_COUNTRY -> new PhotoTime(morning(light), "views are clearest before clouds build up");
            case WILDLIFE -> new PhotoTime(morning(light), "animals are on the move (if it is open then)");
        };
    }

    /** Where nothing is known of the place: the evening, when most people are about. */
    public static PhotoTime anywhere(LightWindows light) {
        return new PhotoTime(evening(light), "the light lies low before sunset");
    }

    private static ZonedDateTime morning(LightWindows light) {
        return middle(light.sunrise(), light.morningGoldenHour().end());
    }

    private static ZonedDateTime evening(LightWindows light) {
        return middle(light.eveningGoldenHour().start(), light.sunset());
    }

    private static ZonedDateTime middle(ZonedDateTime start, ZonedDateTime end) {
        return start.plusSeconds(Duration.between(start, end).toSeconds() / 2);
    }
}
