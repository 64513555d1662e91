package ai.travion.retrieval.question;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.knowledge.Passage;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Over the passages that ship. */
class ConditionsTest {

    private static final List<String> TEXTS =
            Shipped.BASE.passages().stream().map(Passage::text).toList();
    private static final Conditions CONDITIONS = new Conditions(
            Vocabulary.of(Shipped.BASE.passages().stream().map(Subject::of).toList()), Shipped.ATLAS);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What can you see at the Kingfisher Caves near Galle?",
                "how long is the walk to Rainbow Canyon from Ella",
                "What is there to see in Mullaitivu?"
            })
    void aPlaceThatNobodyTellsOfIsAStranger(String question) {
        var conditions = CONDITIONS.of(question);

        assertThat(conditions.strangersIn(TEXTS)).isPositive();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Who designed the Seema Malaka in Colombo?",
                "When is the Navam Perahera?",
                "Is the Dutch Museum in Pettah worth it?",
                "which birds live in Victoria Park",
                "WHERE IS THE BLUE WATER"
            })
    void whatThePassagesNameIsNone(String question) {
        var conditions = CONDITIONS.of(question);

        assertThat(conditions.strangersIn(TEXTS)).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "who is the imam of the mosque in Galle",
                "Who's the abbot of Dambulla?",
                "who is the lighthouse keeper at Dondra"
            })
    void whoHoldsAnOfficeTodayNoPassageTells(String question) {
        var conditions = CONDITIONS.of(question);

        assertThat(conditions.demandsUnmetBy(TEXTS)).isPositive();
    }

    @Test
    void theSecondHighestIsNotTheHighest() {
        var conditions = CONDITIONS.of("what is the highest waterfall");

        assertThat(conditions.factor("Diyaluma is the second highest waterfall of the island."))
                .isLessThan(conditions.factor("Bambarakanda is the tallest waterfall in Sri Lanka."));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Which is the tallest statue?         | It was the tallest lighthouse of the island.   | The tallest Buddha statue stands here.
            what is the oldest tree in Sri Lanka | The oldest church of the town is Dutch.        | This is the oldest planted tree with a date.
            largest national park?               | The largest of its gem markets is on the road. | It is the largest national park.
            """)
    void theGreatestOfAnotherKindIsNoAnswer(String question, String ofAnotherKind, String answer) {
        var conditions = CONDITIONS.of(question);

        assertThat(conditions.factor(ofAnotherKind)).isLessThan(conditions.factor(answer));
    }

    @Test
    void whatIsTooLoudIsNoQuietPlace() {
        var conditions = CONDITIONS.of("Suggest a quiet beach for Christmas week");

        assertThat(conditions.factor("People who want silence will find it crowded and noisy in the season."))
                .isLessThan(conditions.factor("The bay is quiet and half empty, even at Christmas."));
    }

    @Test
    void whenAPlaceIsQuietItsCrowdsTell() {
        var conditions = CONDITIONS.of("When should I come to avoid the crowds?");

        assertThat(conditions.factor("It is crowded from nine, so come at dawn."))
                .isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ski lessons for beginners | Beginners learn to kite surf in the lagoon, and boards are hired.",
                "fitness studio for a week | There are supermarkets and a post office in the town.",
                "baby changing table at the rock? | Bring change for the ticket, and a changing view awaits.",
                "how many monks live in the monastery | Several monks greet visitors.",
                "wat hour does the night bus leave | Take a torch for the night.",
                "which architect drew the station | The station was opened in 1867."
            })
    void whatStandsBesideAThingInAListDoesNotMeetADemandForIt(String question, String passage) {
        var conditions = CONDITIONS.of(question);

        assertThat(conditions.demandsUnmetBy(List.of(passage))).isPositive();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            what time zone is sri lanka in      | Sri Lanka has one time zone, ahead of Greenwich Mean Time.
            which plug type do they have        | The plugs have three round pins.
            is there 4g in the hills            | Mobile internet with 4G reaches most villages.
            can i call an ambulance             | An ambulance comes on 1990.
            do i need a consulate               | There are consulates in the capital.
            what is the crime rate              | The crime rate has fallen.
            """)
    void whatAPassageNamesAsTheQuestionDoesItMeets(String question, String passage) {
        var conditions = CONDITIONS.of(question);

        assertThat(conditions.demandsUnmetBy(List.of("The island is green."))).isPositive();
        assertThat(conditions.demandsUnmetBy(List.of(passage))).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"which area of Colombo should I stay in", "can I pay in dollars at hotels"})
    void anAreaToStayInAndAWayToPayDemandNoFigure(String question) {
        var conditions = CONDITIONS.of(question);

        assertThat(conditions.demandsUnmetBy(List.of("Colombo is a city."))).isZero();
    }
}
