package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

class AskedInHandTest {

    private static ItinerarySlot slot(int day, String time, int minutes, String activity, String location) {
        return ItinerarySlot.newBuilder()
                .setDate(LocalDate.of(2027, 3, day))
                .setTime(time)
                .setDurationMinutes(minutes)
                .setActivity(activity)
                .setLocation(location)
                .setLightingQuality("good")
                .build();
    }

    private static final List<ItinerarySlot> BEFORE = List.of(
            slot(8, "06:05", 180, "Climb Sigiriya past the frescoes to the summit", "Sigiriya"),
            slot(8, "18:30", 75, "Dinner in Sigiriya", "Sigiriya"),
            slot(9, "06:45", 170, "Travel from Sigiriya to Kandy by car", "Kandy"),
            slot(9, "18:30", 75, "Dinner in Kandy", "Kandy"));
    private static final List<ItinerarySlot> AFTER = List.of(
            slot(8, "06:05", 180, "Climb Sigiriya past the frescoes to the summit", "Sigiriya"),
            slot(8, "18:30", 75, "Dinner in Sigiriya", "Sigiriya"),
            slot(9, "06:45", 170, "Travel from Sigiriya to Kandy by car", "Kandy"),
            slot(9, "18:30", 75, "Dinner in Kandy", "Kandy"),
            slot(10, "02:45", 180, "Climb Adam's Peak by night", "Adam's Peak"),
            slot(10, "18:30", 75, "Dinner near Adam's Peak", "Adam's Peak"));

    @Test
}
