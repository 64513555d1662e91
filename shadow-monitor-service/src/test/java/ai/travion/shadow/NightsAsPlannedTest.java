package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NightsAsPlannedTest {

    @Test
    void aNumberThatAnotherChangeHasOvertakenIsThatOfThePlan() {
        assertThat(kept("5 nights in Mirissa")).isEqualTo("2 nights in Mirissa");
    }

    @Test
    void whatThePlanKeepsOrSleepsElsewhereForStays() {
        assertThat(kept("1 nights in Kandy")).isEqualTo("1 nights in Kandy");
        assertThat(kept("2 nights in Yala National Park")).isEqualTo("2 nights in Yala National Park");
        assertThat(kept("vegetarian food")).isEqualTo("vegetarian food");
    }

    private static String kept(String term) {
        var known = Preferences.newBuilder()
                .setOther(List.of(new StatedValue(term, 2, false, "conversation")))
                .build();
        return NightsAsPlanned.in(known, sleepingIn("Kandy", "Mirissa", "Mirissa"))
                .getOther()
                .getFirst()
                .getValue();
    }

    private static List<ItinerarySlot> sleepingIn(String... bases) {
        return IntStream.range(0, bases.length)
                .mapToObj(at -> ItinerarySlot.newBuilder()
                        .setTime("18:30")
                        .setActivity("Dinner in " + bases[at])
                        .setLocation(bases[at])
                        .setDate(LocalDate.of(2027, 1, 5).plusDays(at))
                        .build())
                .toList();
    }
}
