package ai.travion.verifier.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is still to be had nobody looked up; what is so every year may stand in a passage. */
class VacanciesTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Rooms are still available for mid-December.",
                "There's still space in Saturday's group.",
                "The centre has two boats free that day.",
                "Guest houses in Haputale have vacancies for your dates.",
                "The resorts have free rooms that week.",
                "Jeeps are in short supply.",
                "Only three seats left.",
                "The lodge is fully booked on the 23rd.",
                "Rooms are available on Saturday.",
                "Jeeps are available for both days.",
                "Tickets are available for 23 December.",
                "Seats are available for your dates.",
                "Tables are free that evening.",
                "Rooms are available for mid-December."
            })
    void aClaimOfWhatIsLeftIsSeen(String sentence) {
        assertThat(Vacancies.areClaimedIn(sentence)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Rooms are scarce and often fully booked around Poson.",
                "Boats are available at the harbour.",
                "Guides can be engaged at the ticket office.",
                "Tickets are sold at the gate.",
                "Hotels have rooms with a view.",
                "Seats should be reserved early.",
                "There is space for a picnic under the trees.",
                "Guides are available for the climb at the entrance.",
                "Boards are available for all levels.",
                "Tours are available on Sundays.",
                "Jeeps are available for the day at the gate.",
                "Boats are available on Kandy Lake.",
                "Lessons are available for your children, too.",
                "Guides are available on Saturday mornings.",
                "The last boats left for the islands at noon."
            })
    void whatHoldsInAnyYearIsNone(String sentence) {
        assertThat(Vacancies.areClaimedIn(sentence)).isFalse();
    }
}
