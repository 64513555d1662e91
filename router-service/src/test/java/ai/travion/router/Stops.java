package ai.travion.router;

import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;

/** Stops of a plan in hand. */
final class Stops {

    private Stops() {}

    /** One of an hour. */
    static ItinerarySlot slot(String day, String time, String activity, String location) {
        return ItinerarySlot.newBuilder()
                .setDate(LocalDate.parse(day))
                .setTime(time)
                .setDurationMinutes(60)
                .setActivity(activity)
                .setLocation(location)
                .setLightingQuality("good")
                .build();
    }
}
