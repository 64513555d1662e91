package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Severity;
import ai.travion.schemas.TravelBrief;
import ai.travion.schemas.fixture.TurnFixture;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;

/** A plan of many days says less of each, and nothing that holds for it is missed in it. */
class LongPlansTest {

    private static final String DAY = "### Monday 15 February 2027\n\n";
    private static final String WALK = "- **09:00** Walk round the lake of Kandy\n";
    private static final String STROLL = "- **16:00** Visit the market of Kandy";

    @Test
    void anHourOfRestNeedsNoLine() {
        assertThat(broken(kandy().withDraft(DAY + WALK + STROLL))).isEmpty();
    }

    @Test
    void aStopDoes() {
        assertThat(broken(kandy().withDraft(DAY + WALK))).contains("completeness");
    }

    @Test
    void aSeasonOfAnimalsHoldsForItsMonthAsThatOfTheWeatherDoes() {
        var turn = kandy().withViolation(withoutHerds("Kandy", "2027-02-15"))
                .withViolation(withoutHerds("Sigiriya", "2027-02-16"));
        var notes = "Please note:\n\n- " + HERDS.formatted("Kandy") + "\n- " + HERDS.formatted("Sigiriya") + "\n\n";

        assertThat(broken(turn.withDraft(notes + DAY + WALK + STROLL))).doesNotContain("constraints_stated");
        assertThat(broken(turn.withDraft(DAY + WALK + STROLL))).contains("constraints_stated");
    }

    private static final String HERDS =
            "February at %s is outside the season of the Gathering (about July to October): expect smaller herds.";

    private static ConstraintViolation withoutHerds(String place, String day) {
        return ConstraintViolation.newBuilder()
                .setConstraintType("wildlife_season")
                .setKind("ADVICE")
                .setRuleId("gathering-season")
                .setSeverity(Severity.LOW)
                .setDescription(HERDS.formatted(place))
                .setSuggestion("For many elephants at once come in August or September.")
                .setDate(LocalDate.parse(day))
                .setLocation(place)
                .setSource("custom")
                .setCertainty("inferred")
                .build();
    }

    private static TurnFixture kandy() {
        return aTurn().planning("Plan a day in Kandy")
                .at("Kandy")
                .on("2027-02-15")
                .withSlot(slot("09:00", "Walk round the lake"))
                .withSlot(slot("11:00", "Rest or stroll in Kandy"))
                .withSlot(slot("16:00", "Visit the market"))
                .with(state -> state.setBrief(
                        TravelBrief.newBuilder().setSummary("A day in Kandy.").build()));
    }

    private static ItinerarySlot slot(String time, String activity) {
        return ItinerarySlot.newBuilder()
                .setDate(LocalDate.parse("2027-02-15"))
                .setTime(time)
                .setLocation("Kandy")
                .setActivity(activity)
                .build();
    }
}
