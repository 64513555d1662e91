package ai.travion.router;

import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

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

    /** A round with a sight and a dinner a day, and the base of each day; Kataragama is where one sleeps for Yala. */
    static List<ItinerarySlot> round(String first, String... bases) {
        return IntStream.range(0, bases.length)
                .boxed()
                .flatMap(at -> {
                    var day = LocalDate.parse(first).plusDays(at).toString();
                    var visited = bases[at].equals("Kataragama") ? "Yala National Park" : bases[at];
                    return Stream.of(
                            slot(day, "09:00", "See " + visited, visited),
                            slot(day, "18:30", "Dinner in " + bases[at], bases[at]));
                })
                .toList();
    }
}
