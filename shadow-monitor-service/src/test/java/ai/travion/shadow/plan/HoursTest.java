package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HoursTest {

    @ParameterizedTest
    @CsvSource({
        "Plan a half-day in Galle Fort, 08:00 to 13:00",
        "What can I do with half a day in Jaffna?, 08:00 to 13:00",
        "Plan an evening in Colombo, 16:00 to 21:30",
        "Plan this afternoon in Kandy, 13:30 to 18:45",
        "Saturday morning in Negombo please, 08:00 to 13:00",
        "Plan a day in Dambulla starting at 2 pm, 14:00 to 21:30",
        "Plan a day in Ella beginning at 10.30 am, 10:30 to 21:30",
        "I only have 4 hours in Anuradhapura, 08:30 to 12:30",
        "We have three free hours in Galle, 08:30 to 11:30",
        "Plan a day in Kandy we must be back at the hotel by 5pm, the morning to 17:00",
        "Plan one day in Kandy from 8am to 3pm on 8 January 2027, 08:00 to 15:00"
    })
    void partOfADayIsPlannedAsThat(String wish, String hours) {
        assertThat(Hours.in(wish).map(Hours::inWords)).contains(hours);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan two and a half days in Kandy",
                "Plan a day in Kandy, we arrive Friday evening",
                "Plan a sunrise hike in Ella",
                "Plan a day in Yala with a morning safari and an afternoon swim",
                "It is a 3 hours drive; plan one day in Ella",
                "Plan a day in Galle starting at 6 am",
                "Plan a day in Galle starting at 9 pm",
                "Plan one day in Morning Star Beach"
            })
    void aWholeDayStaysOne(String wish) {
        assertThat(Hours.in(wish)).isEmpty();
    }
}
