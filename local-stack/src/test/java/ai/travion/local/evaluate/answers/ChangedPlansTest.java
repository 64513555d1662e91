package ai.travion.local.evaluate.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A standing plan through all nodes: what is asked for comes to pass, and what nobody spoke of stays. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ChangedPlansTest {

    private static final Clock CLOCK =
            Clock.fixed(OffsetDateTime.parse("2026-11-27T12:30:00+05:30").toInstant(), ZoneId.of("Asia/Colombo"));
    private static final String ROUND = "Plan 7 days from 1 March 2027: Sigiriya, Kandy, Ella, Mirissa";

    private final NodesInProcess nodes = NodesInProcess.at(CLOCK);
    private final Walk walk = new Walk(nodes, CLOCK);
    private final StandingPlan round = StandingPlan.asked(ROUND, walk, CLOCK.instant());

    @AfterAll
    void closed() {
        nodes.close();
    }

    private StandingPlan changed(StandingPlan plan, String message) {
        return plan.then(message, walk, CLOCK.instant());
    }

    @Execution(ExecutionMode.CONCURRENT)
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Add Haputale to the plan.",
                "Leave day 2 free.",
                "Keep 3 March free.",
                "Make the plan one day longer, with the day in Ella.",
                "Start each day at 10:00.",
                "Remove one stop from day 5.",
                "Be back by 17:00 on day 5.",
                "My sister comes with us."
            })
    void noChangeTurnsTheWayAroundOrMovesTheBeginning(String message) {
        var after = changed(round, message);

        assertThat(after.bases()).containsSubsequence(round.bases());
        assertThat(after.day(1)).isEqualTo(round.day(1));
    }

    @Execution(ExecutionMode.CONCURRENT)
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "none",
            value = {
                "add a rest day in Ella|8|none",
                "could we have one more night in Kandy|8|none",
                "stay one day longer in Mirissa please|8|none",
                "start two days later|7|none",
                "shift it all by three days|7|none",
                "make day 4 easier|7|4",
                "on day 3 we want to start later, at 10|7|3",
                "a lazy day on day 5|7|5"
            })
    void theDaysThatAChangeDoesNotNameAreSpentAsBefore(String message, int length, @Nullable Integer named) {
        var after = changed(round, message);

        var others = new ArrayList<>(round.daysAsSpent());
        if (named != null) {
            others.remove(named - 1);
        }
        assertThat(after.days()).hasSize(length);
        assertThat(after.daysAsSpent()).containsSubsequence(others);
    }

    @Execution(ExecutionMode.CONCURRENT)
    @ParameterizedTest
    @ValueSource(strings = {"start two days later", "could we have one more night in Kandy", "a lazy day on day 5"})
    void severalChangesLeaveWhatNoneOfThemNames(String last) {
        var first = changed(round, "add a rest day in Ella");
        var second = changed(first, "is there a supermarket in Ella?");
        var third = changed(second, last);

        assertThat(third.daysAsSpent())
                .containsSubsequence(
                        round.daysAsSpent().getFirst(),
                        round.daysAsSpent().get(1),
                        round.daysAsSpent().get(2),
                        round.daysAsSpent().getLast());
    }

    @Execution(ExecutionMode.CONCURRENT)
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"Leave day 2 free.|2", "Keep 5 March free.|5", "Make day 3 a rest day.|3"})
    void aFreeDayIsEmptyAndTheOthersKeepTheirStops(String message, int number) {
        var after = changed(round, message);
        LocalDate free = round.day(number);

        assertThat(after.visitedOn(free)).isEmpty();
        assertThat(after.days()).isEqualTo(round.days());
        assertThat(round.days().stream().filter(day -> !day.equals(free)))
                .allSatisfy(day -> assertThat(after.visitedOn(day)).containsAll(round.visitedOn(day)));
    }

    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void theDayMoreIsThatOfItsPlace() {
        var after = changed(round, "Make the plan one day longer, with the day in Ella.");

        assertThat(after.nightsAt()).containsEntry("Ella", round.nightsAt().getOrDefault("Ella", 0L) + 1);
        assertThat(after.days()).hasSize(8);
    }

    @Execution(ExecutionMode.CONCURRENT)
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Leave Kandy out of the plan.",
                "Leave day 5 free.",
                "Start each day at 10:00.",
                "Add Jaffna to the plan."
            })
    void whatIsTakenBackIsThePlanOfBeforeToTheMinute(String message) {
        var first = changed(round, "Keep 3 March free.");
        var second = changed(first, message);

        assertThat(changed(second, "Undo the last change.").lines()).isEqualTo(first.lines());
        assertThat(changed(second, "Go back to the first plan.").lines()).isEqualTo(round.lines());
        assertThat(changed(second, "Show me the plan again.").lines()).isEqualTo(second.lines());
        assertThat(changed(second, "final plan please").lines()).isEqualTo(second.lines());
    }

    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void aDayTripComesBackInTheEvening() {
        var after = changed(round, "add a day trip to Tangalle from the beach");

        assertThat(after.lines()).anyMatch(line -> line.contains("Tangalle"));
        assertThat(after.bases()).isEqualTo(round.bases());
        assertThat(after.days()).isEqualTo(round.days());
    }

    @Execution(ExecutionMode.CONCURRENT)
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "make the beach tangalle then|Tangalle",
                "mirissa is too busy, hiriketiya instead|Hiriketiya Beach",
                "lets do unawatuna instead|Unawatuna"
            })
    void anotherBeachHasTheNightsOfTheOneBefore(String message, String beach) {
        var after = changed(round, message);

        assertThat(after.nightsAt()).containsEntry(beach, round.nightsAt().get("Mirissa"));
        assertThat(after.nightsAt()).doesNotContainKey("Mirissa");
        assertThat(after.bases()).startsWith("Sigiriya", "Kandy", "Ella");
    }

    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void whatIsToBeFirstBeginsTheTrip() {
        var after = changed(round, "swap the order, beach first then up to the hills");

        assertThat(after.bases()).startsWith("Mirissa");
        assertThat(after.bases()).containsExactlyInAnyOrderElementsOf(round.bases());
    }

    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void aTripThatIsToEndOnABeachDoesSo() {
        var plan = StandingPlan.asked(
                "11 days, 24 march 2027 to 3 april 2027, animals, culture, end on a beach", walk, CLOCK.instant());

        assertThat(plan.bases().getLast()).isIn("Mirissa", "Unawatuna", "Tangalle", "Bentota", "Hikkaduwa");
    }

    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void whatWasAskedForBeforeOtherQuestionsStaysInAChange() {
        var plan = StandingPlan.asked(
                "Plan 6 days in Dambulla, Kandy and Mirissa from 10 January 2027, we want to climb Sigiriya on the first day",
                walk,
                CLOCK.instant());
        var asked = plan;
        for (var question : List.of(
                "is the sea in Mirissa calm in January?",
                "what should we wear at the Temple of the Tooth?",
                "are there leopards in Wilpattu?")) {
            asked = changed(asked, question);
        }
        var later = changed(asked, "start the days at 8 please");

        assertThat(later.lines()).anyMatch(line -> line.contains("Climb Sigiriya"));
        assertThat(later.bases()).contains("Kandy", "Mirissa");
    }
}
