package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.TravelBrief;
import ai.travion.schemas.fixture.TurnFixture;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WarningsAbovePlanTest {

    private static final String BAN = "24 November 2026 is Il Poya, and no alcohol is sold.";
    private static final String DAY = "### Tuesday 24 November 2026\n\n";
    private static final String STOPS = "- **09:00** Walk round the lake of Kandy\n- **16:00** Stroll in Kandy";

    @ParameterizedTest
    @ValueSource(strings = {STOPS + "\n\n" + BAN, STOPS + "\n\n**Good to know**\n\n- " + BAN})
    void aBanThatStandsUnderThePlanIsReadTooLate(String text) {
        assertThat(broken(kandy().withDraft(DAY + text))).contains("warnings_above_plan");
    }

    @Test
    void neitherDoesAPlanInATableHideIt() {
        var table =
                "| Time | Where |\n|---|---|\n| 9 am | The lake of Kandy |\n| 4 pm | Kandy, 24 November |\n\n" + BAN;

        assertThat(broken(kandy().withDraft(table))).contains("warnings_above_plan");
    }

    @ParameterizedTest
    @ValueSource(strings = {BAN + "\n\n" + DAY + STOPS, DAY + BAN + "\n\n" + STOPS})
    void aboveThePlanOrAtTheHeadOfItsDayItIsInTime(String text) {
        assertThat(broken(kandy().withDraft(text))).isEmpty();
    }

    @Test
    void whatIsSaidOfTheWholePlanBeforeItsDaysIsNoStop() {
        var changed = "Against the plan before: its earliest start is 09:00 instead of 06:05.\n\n";
        var until = "Walk slowly round the lake of Kandy. ".repeat(30) + "\n\n";

        assertThat(broken(kandy().withDraft(changed + until + BAN + "\n\n" + DAY + STOPS)))
                .doesNotContain("warnings_above_plan");
    }

    @Test
    void stopsBeforeTheHeadingOfAnotherDayAreStillStops() {
        var until = "Walk slowly round the lake of Kandy. ".repeat(30) + "\n\n";

        assertThat(broken(kandy().withDraft(STOPS + "\n\n" + until + BAN
                        + "\n\n### Wednesday 25 November 2026\n\n- Walk on by the lake of Kandy")))
                .contains("warnings_above_plan");
    }

    /** So long that it is read at once if it is of one day, and not if nobody knows of how many. */
    @Test
    void severalDaysWithoutDatesAreNotOneDay() {
        var draft = STOPS + "\n\n" + "Walk slowly round the lake of Kandy. ".repeat(18) + "\n\n" + BAN;

        assertThat(broken(kandy().withDraft(draft))).doesNotContain("warnings_above_plan");
        assertThat(broken(kandy().with(state -> state.setItinerary(state.getItinerary().stream()
                                .map(slot -> ItinerarySlot.newBuilder(slot)
                                        .clearDate()
                                        .build())
                                .toList()))
                        .withDraft(draft)))
                .contains("warnings_above_plan");
    }

    private static TurnFixture kandy() {
        return aTurn().planning("Plan a day in Kandy")
                .at("Kandy")
                .on("2026-11-24")
                .withPoyaBan("Il")
                .withSlot(slot("09:00", "Walk round the lake"))
                .withSlot(slot("16:00", "Stroll in Kandy"))
                .with(state -> state.setBrief(
                        TravelBrief.newBuilder().setSummary("A day in Kandy.").build()));
    }

    private static ItinerarySlot slot(String time, String activity) {
        return ItinerarySlot.newBuilder()
                .setDate(LocalDate.parse("2026-11-24"))
                .setTime(time)
                .setLocation("Kandy")
                .setActivity(activity)
                .build();
    }
}
