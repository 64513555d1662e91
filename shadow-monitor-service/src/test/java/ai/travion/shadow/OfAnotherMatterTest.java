package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A word that belongs to another matter says nothing of the plan: seafood of an allergy, a boat of a friend, a day of a drive. */
class OfAnotherMatterTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "I am allergic to seafood|false",
                "My wife is allergic to prawns and crab|false",
                "I have a seafood allergy|false",
                "My husband cannot eat lobster|false",
                "We would love fresh seafood|true",
                "I am allergic to nuts but love seafood|true"
            })
    void seafoodIsNamedToWhoMayEatIt(String said, boolean named) {
        var planned = PlannedTurn.of("2 days in Galle. " + said, "2027-02-05", "2027-02-06", "Galle Fort");

        assertThat(planned.getAssumptions().stream().anyMatch(one -> one.contains("the catch of the day")))
                .isEqualTo(named);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "We land on 5 February 2027 at 10:00. We leave Colombo on 6 February at 9am and head to Kandy",
                "We land on 5 February 2027 at 10:00. On the next day we leave Colombo at 9am for Kandy",
                "We land on 5 February 2027 at 10:00, we depart Colombo on Saturday at 9am and go on to Kandy",
                "We land on 5 February 2027 at 10:00. We leave Kandy on 7 February at 9am"
            })
    void whoLeavesColomboForAnotherTownDoesNotFlyHome(String said) {
        var planned = PlannedTurn.of(said, "2027-02-05", "2027-02-08", "Colombo", "Kandy");

        assertThat(planned.getAssumptions())
                .noneMatch(one -> one.contains("flight") || one.startsWith("The last night is in "));
    }

    @Test
    void whoLeavesColomboOnTheLastDayFliesHome() {
        var planned = PlannedTurn.of(
                "We land on 5 February 2027 at 10:00. We leave Colombo on 8 February at 9pm",
                "2027-02-05",
                "2027-02-08",
                "Kandy");

        assertThat(planned.getAssumptions()).anyMatch(one -> one.contains("the flight at 21:00"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "We have from 8:00 to 17:00. We want a boat trip and our friend arrives with us|false",
                "We have from 8:00 to 17:00. A boat owner calls us|false",
                "Our cruise ship docks at 8:00. We have from 8:00 to 17:00|true",
                "Our boat docks in Colombo and we have from 8:00 to 17:00|true"
            })
    void onlyWhoComesByShipGoesAshore(String said, boolean ashore) {
        var planned = PlannedTurn.of("A day in Colombo. " + said, "2027-02-05", "2027-02-05", "Colombo");

        assertThat(planned.getAssumptions().stream().anyMatch(one -> one.contains("ashore")))
                .isEqualTo(ashore);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan 3 days in Kandy from 5 to 7 February 2027. Our flight home is on 8 February at 8pm.",
                "3 days in Kandy, we fly home at 20:30 on the 8th",
                "3 days in Kandy, flight back 8 Feb 11:40"
            })
    void aFlightInTheEveningOfTheDayAfterBoundsNoDayOfThePlan(String said) {
        var planned = PlannedTurn.of(said, "2027-02-05", "2027-02-07", "Kandy");

        assertThat(planned.getAssumptions()).noneMatch(one -> one.startsWith("The last day ends"));
        assertThat(PlannedTurn.on("2027-02-07", planned).getLast().getActivity())
                .startsWith("Dinner");
    }
}
