package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever wishes for an hour of something reads on which day it is. */
class WishedHourTest {

    private static final List<ItinerarySlot> BEFORE = List.of(slot("09:10", "Visit the Temple of the Tooth"));
    private static final List<ItinerarySlot> AFTER = List.of(
            slot("09:10", "Visit the Temple of the Tooth"),
            slot("15:50", "Time in Kandy for a class in cooking rice and curry"));

    private static ItinerarySlot slot(String time, String activity) {
        return ItinerarySlot.newBuilder()
                .setTime(time)
                .setDurationMinutes(120)
                .setActivity(activity)
                .setLocation("Kandy")
                .setLightingQuality("good")
                .setDate(LocalDate.parse("2026-12-03"))
                .build();
    }

    @ParameterizedTest
    @ValueSource(strings = {"we'd like a cooking class", "add a cooking class", "can we also do some cooking?"})
    void theHourThatIsWishedForIsTold(String said) {
        assertThat(WishedHour.inWords(said, BEFORE, AFTER))
                .contains(
                        "Taken into the plan: Time in Kandy for a class in cooking rice and curry on Thursday 3 December 2026 at 15:50.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"no cooking class please", "move the cooking class to day 2", "add a day", "we'd like Kandy too"
            })
    void whatIsNoWishForAnHourIsNot(String said) {
        assertThat(WishedHour.inWords(said, BEFORE, AFTER)).isEmpty();
    }

    @Test
    void whatThePlanHadBeforeIsNotTakenIn() {
        assertThat(WishedHour.inWords("we'd like a cooking class", AFTER, AFTER))
                .isEmpty();
    }

    @Test
    void aFirstPlanTakesNothingIn() {
        assertThat(WishedHour.inWords("we'd like a cooking class", List.of(), AFTER))
                .isEmpty();
    }
}
