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
        "'Galle, half a day in the afternoon, with my grandmother', 13:30 to 18:45",
        "'half a day in Galle on 26 December 2026, only the afternoon', 13:30 to 18:45",
        "Half-day in Kandy; the afternoon please, 13:30 to 18:45",
        "an afternoon half-day in Galle, 13:30 to 18:45",
        "a half day in the evening in Colombo, 16:00 to 21:30",
        "half a day in Galle in the morning and a beach in the afternoon, 08:00 to 13:00",
        "I said afternoon, 13:30 to 18:45",
        "I said afternoon. And we would like lunch first, 13:30 to 18:45",
        "I meant in the afternoon, 13:30 to 18:45",
        "'No, in the afternoon', 13:30 to 18:45",
        "make it the morning, 08:00 to 13:00",
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
                "Plan one day in Morning Star Beach",
                "Plan a day in Galle on 5 February, in the afternoon we want to swim",
                "Plan a day in Galle: the fort in the morning and a beach in the afternoon",
                "We want the afternoon off",
                "We like afternoon tea"
            })
    void aWholeDayStaysOne(String wish) {
        assertThat(Hours.in(wish)).isEmpty();
    }
}
