package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whoever names a day is told which others are otherwise, too. */
class DaysOtherwiseTest {

    private static final LocalDate FIRST = LocalDate.of(2027, 1, 12);

    @Test
    void daysThatNobodyNamedAreTold() {
        var days = new DaysOtherwise(plan(), plan(2, 4));

        assertThat(days.inWords()).hasValue("other hours or stops on days 2 and 4");
        assertThat(days.besideThoseNamedIn("make day 2 lighter"))
                .hasValue("You did not name day 4, and it is otherwise, too.");
    }

    @Test
    void whoNamesAllOrNoneOfThemIsToldOfNone() {
        var days = new DaysOtherwise(plan(), plan(2));

        assertThat(days.besideThoseNamedIn("make day 2 lighter")).isEmpty();
        assertThat(days.besideThoseNamedIn("no museums")).isEmpty();
    }

    @Test
    void ofATripWithOtherDaysNoneIsTold() {
        assertThat(new DaysOtherwise(plan(), plan(2).subList(0, 3)).inWords()).isEmpty();
    }

    @Test
    void thePlanOfBeforeHasNoSuchDay() {
        assertThat(new DaysOtherwise(plan(), plan()).inWords()).isEmpty();
    }

    /** Five days, each with one stop. */
    private static List<ItinerarySlot> plan(Integer... others) {
        return IntStream.rangeClosed(1, 5)
                .mapToObj(day -> ItinerarySlot.newBuilder()
                        .setDate(FIRST.plusDays(day - 1L))
                        .setTime("09:00")
                        .setActivity(Stream.of(others).anyMatch(other -> other == day) ? "Rest" : "Walk")
                        .build())
                .toList();
    }
}
