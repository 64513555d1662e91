package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who says how many days they want where gets them there, or learns what stands in the way and what would help. */
class DaysGivenToPlacesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Wilpattu safari 2 days, then 2 days on the beach in Negombo | 4 | Wilpattu National Park;Negombo | 2;2
            Wilpattu safari 1 day, then 3 days beach in Negombo         | 4 | Wilpattu National Park;Negombo | 1;3
            2 days Wilpattu and 2 days Anuradhapura                     | 4 | Wilpattu National Park;Anuradhapura | 2;2
            3 days hiking in Ella, then 2 days surfing in Weligama      | 5 | Ella;Weligama | 3;2
            Kandy for 1 day, Ella for 4 days                            | 5 | Kandy;Ella | 1;4
            4 full days in Kandy and one day in Ella                    | 5 | Kandy;Ella | 4;1
            3 days in Kandy, 2 in Ella and 2 in Weligama                | 7 | Kandy;Ella;Weligama | 3;2;2
            Kandy (2N) - Ella (2N) - Mirissa (3N)                       | 8 | Kandy;Ella;Mirissa | 2;2;3
            a week split between Galle and Ella, 4 and 3 days           | 7 | Galle Fort;Ella | 4;3
            Day 1-2 Kandy, day 3-5 Ella, day 6-7 Mirissa                | 7 | Kandy;Ella;Mirissa | 2;3;2
            """)
    void theDaysAreSpentWhereTheyWereGiven(String request, int days, String places, String each) {
        var names = places.split(";", -1);
        var planned = planned(request, days, names);

        var nights = nights(planned);
        for (int at = 0; at < names.length; at++) {
            var name = names[at];
            assertThat(nights.stream().filter(name::equals).count())
                    .as("%s: %s", name, nights)
                    .isEqualTo(Long.parseLong(each.split(";", -1)[at]));
        }
        assertThat(planned.getAssumptions()).noneMatch(said -> said.startsWith("Not kept"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            nine nights, please: Kandy, Ella and Mirissa | 10 | Kandy;Ella;Mirissa
            Kandy and Galle for 7 nights                 | 8  | Kandy;Galle Fort
            eleven nights in Sigiriya, Kandy and Galle   | 12 | Sigiriya;Kandy;Galle Fort
            """)
    void aTripOfSoManyNightsEndsWithoutOneMore(String request, int days, String places) {
        var planned = planned(request, days, places.split(";", -1));

        assertThat(planned.getItinerary().getLast().getActivity()).doesNotStartWith("Dinner");
        assertThat(nights(planned)).hasSize(days - 1);
    }

    @Test
    void whereANightOnlyBreaksADriveOneStaysNoLonger() {
        var planned = planned("nine nights: Sigiriya, Kandy and Galle", 10, "Sigiriya", "Kandy", "Galle Fort");

        assertThat(nights(planned).stream()
                        .filter(night ->
                                !List.of("Sigiriya", "Kandy", "Galle Fort").contains(night)))
                .hasSizeLessThan(2);
    }

    @Test
    void moreDaysThanTheTripHasAreOwnedUpTo() {
        var planned = planned("Kandy 4 days and Ella 4 days, 6 days in all", 6, "Kandy", "Ella");

        assertThat(planned.getAssumptions())
                .anyMatch(said -> said.startsWith("Not kept: you want 4 days in")
                        && said.contains("the trip has 6 days; with 8 all of them would fit"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            5 days in Kandy and Ella  | 5
            Kandy and Ella, 5 days    | 5
            Kandy to Ella in 5 days   | 5
            """)
    void theLengthOfTheTripIsNoStay(String request, int days) {
        var planned = planned(request, days, "Kandy", "Ella");

        assertThat(nights(planned)).contains("Kandy", "Ella");
        assertThat(planned.getAssumptions()).noneMatch(said -> said.startsWith("Not kept"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Plan 7 days in Kandy and Ella from 1 February, with 2 nights in Ella         | 7  | Kandy;Ella         | Ella;2
            10 days visiting Kandy, Ella (2 nights) and Mirissa (3 nights)               | 10 | Kandy;Ella;Mirissa | Mirissa;3
            6 nights in Kandy and Ella, of them 3 nights in Ella                         | 7  | Kandy;Ella         | Ella;3
            5 days in Galle and Mirissa, 2 days in Mirissa                               | 5  | Galle Fort;Mirissa | Mirissa;2
            """)
    void theLengthOfTheTripIsNotTakenForTheDaysOfItsFirstPlace(String request, int days, String places, String stayed) {
        var planned = planned(request, days, places.split(";", -1));

        assertThat(planned.getAssumptions()).noneMatch(said -> said.startsWith("Not kept"));
        var place = stayed.split(";", -1)[0];
        assertThat(nights(planned).stream().filter(place::equals).count())
                .as("%s", nights(planned))
                .isBetween(Long.parseLong(stayed.split(";", -1)[1]) - 1, Long.parseLong(stayed.split(";", -1)[1]) + 1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Ella, Mirissa, Yala safari, 7 days from 1 February   | 7
            7 days including Yala, Ella and Mirissa              | 7
            6 nights: Yala, Ella, Mirissa                        | 7
            """)
    void theLengthOfTheTripAsksForNoSecondSafari(String request, int days) {
        var planned = planned(request, days, "Ella", "Mirissa", "Yala National Park");

        assertThat(planned.getItinerary().stream()
                        .filter(slot -> slot.getLocation().equals("Yala National Park")
                                && slot.getActivity().contains("afari"))
                        .count())
                .isLessThanOrEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            10 days culture trip ending with 3 days at Bentota               | 10 | Bentota    | 3
            9 days of hiking and tea, the last two nights in Unawatuna       | 9  | Unawatuna  | 2
            8 days for history, we want to finish with a couple of days in Galle | 8  | Galle Fort | 2
            """)
    void theDaysBeforeTheOnlyPlaceWhereATripEndsAreSpentElsewhere(String request, int days, String end, int there) {
        var nights = nights(planned(request, days, end));

        assertThat(nights.getLast()).isEqualTo(end);
        assertThat(nights.stream().filter(end::equals).count()).isBetween((long) there - 1, (long) there + 1);
        assertThat(nights.stream().distinct().count()).isGreaterThan(2);
    }

    private static GraphState planned(String request, int days, String... places) {
        var first = LocalDate.parse("2027-02-01");
        return PlannedTurn.of(
                request, first.toString(), first.plusDays(days - 1L).toString(), places);
    }

    private static List<String> nights(GraphState planned) {
        return planned.getItinerary().stream()
                .filter(slot -> slot.getActivity().startsWith("Dinner"))
                .map(ItinerarySlot::getLocation)
                .toList();
    }
}
