package ai.travion.generator.composer;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the reader of a plan is told of its stops, where there is much room and where there is little. */
class DayPlanTest {

    private static final ItinerarySlot ROCK = slot(
            "2026-11-28",
            "05:40",
            "Hike to Ella Rock",
            "You are at the top about 07:40, before clouds build up, and down again before the heat; the sun rises at 06:00.",
            "Allow about 10 minutes for the way by tuk-tuk or car. The way is easily lost: take a guide or a good map, and plenty of water.");
    private static final ItinerarySlot ROAD = slot(
            "2026-11-29",
            "06:45",
            "Travel from Ella to Kandy by car",
            "The way there.",
            "About 140 km by road; the time is an estimate. Or by the train through the tea hills, about 7 h: ask whether it runs. The station of Ella is near. Have breakfast on the way.");
    private static final ItinerarySlot LAKE = slot(
            "2026-11-29",
            "17:00",
            "Walk round Kandy Lake",
            "The heat is over and the light is low; the sun sets at 17:50.",
            "");

    @ParameterizedTest
    @EnumSource(
            value = DayPlan.Detail.class,
            names = {"FULL", "COMPACT", "CAUTIONS"})
    void whatToMindIsReadWhereverThereIsRoomForMoreThanTheStops(DayPlan.Detail detail) {
        assertThat(String.join("\n", DayPlan.of(List.of(ROCK, ROAD)).blocks(detail)))
                .contains("take a guide");
    }

    @Test
    void inShortEachStopHasItsLengthItsReasonInAFewWordsAndItsCaution() {
        assertThat(DayPlan.of(List.of(ROCK)).blocks(DayPlan.Detail.COMPACT))
                .singleElement()
                .asString()
                .contains(
                        "- **05:40** Hike to Ella Rock (2 h). You are at the top about 07:40. The way is easily lost: take a guide or a good map, and plenty of water.")
                .doesNotContain("Allow about");
    }

    @Test
    void inShortTheSameReasonIsGivenOnceInThePlan() {
        var again = ItinerarySlot.newBuilder(LAKE)
                .setDate(LocalDate.parse("2026-11-30"))
                .setActivity("Walk along Gregory Lake")
                .build();

        assertThat(String.join("\n", DayPlan.of(List.of(LAKE, again)).blocks(DayPlan.Detail.COMPACT)))
                .containsOnlyOnce("The heat is over and the light is low.");
    }

    @Test
    void ofAWayTheReaderOfALongPlanIsNotToldHowFarItIsNorHowElseOneGoes() {
        assertThat(String.join("\n", DayPlan.of(List.of(ROAD)).blocks(DayPlan.Detail.CAUTIONS)))
                .doesNotContain("km by road", "train", "station");
    }

    private static ItinerarySlot slot(String day, String time, String activity, String reason, String notes) {
        return ItinerarySlot.newBuilder()
                .setDate(LocalDate.parse(day))
                .setTime(time)
                .setActivity(activity)
                .setDurationMinutes(120)
                .setReason(reason)
                .setNotes(notes.isEmpty() ? null : notes)
                .build();
    }
}
