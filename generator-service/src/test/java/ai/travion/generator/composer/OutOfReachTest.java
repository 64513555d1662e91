package ai.travion.generator.composer;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.schemas.DocumentRelevance;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.fixture.TurnFixture;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OutOfReachTest {

    private static final Composer COMPOSER = new Composer(Places.load());

    @ParameterizedTest
    @ValueSource(
            strings = {
                "please get me two tickets for a Yala morning safari",
                "Book me a double room in Yala for 5 December",
                "can you reserve a jeep at Yala for tomorrow?",
                "I want you to book a safari in Yala",
                "order us a taxi to Yala",
                "Make me a reservation at Yala",
                "could you please buy us tickets for Yala"
            })
    void whoWantsABookingHearsFirstThatThereIsNone(String message) {
        assertThat(write(yala().asking(message))).startsWith("I cannot book");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Do I need to book a safari in Yala ahead?",
                "Should we book ahead for Yala?",
                "Which book tells of Yala?",
                "How do I get tickets for a safari in Yala?"
            })
    void whoAsksWhetherToBookIsAnswered(String message) {
        assertThat(write(yala().asking(message))).doesNotContain("I cannot book");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    is the train to Ella running today?          | I cannot see today's trains.
                    my flight UL 504, is it delayed?             | I cannot see flights.
                    are the boats going out tomorrow?            | I cannot see whether boats go out.
                    is the road open after the landslide         | I cannot see the state of roads
                    forecast for Yala from wednesday to friday   | I cannot see a forecast.
                    surf report today?                           | I cannot see today's sea.
                    any strikes this week?                       | I cannot see the news of the day.
                    is the park open right now                   | I cannot see what is open
                    are leopards being seen this week            | I cannot see what has been sighted lately.
                    cheapest hotel in Yala tonight               | I do not know what it costs
                    any hotel under 30 dollars tonight           | I do not know what it costs
                    what's the dollar to rupee rate today        | I do not know today's exchange rate.
                    """)
    void whoAsksForThisMomentHearsFirstWhatCannotBeSeen(String message, String first) {
        var live = yala().asking(message)
                .meaning(IntentType.REAL_TIME_INFO)
                .with(state -> state.setNeedsWebSearch(true).setWebSearchStatus("no_provider"));

        assertThat(write(live)).startsWith(first);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    taxi fare from Tissamaharama to Yala?        | I do not know what it costs
                    What's the going rate for a jeep in Yala?    | I do not know what it costs
                    how expensive is it to enter Yala            | I do not know what it costs
                    Is a bus or a taxi cheaper to Yala?          | Which is cheaper I do not know
                    what's the traffic like around Yala          | I cannot see the state of roads
                    How many euros is 5000 rupees?               | I do not know today's exchange rate.
                    """)
    void whoAsksForASumHearsFirstThatNoneIsKnownHere(String message, String first) {
        assertThat(write(yala().asking(message))).startsWith(first).doesNotContain("could not find");
    }

    @Test
    void besideASumThatIsNotKnownOnlyWhatHelpsToPayIsTold() {
        var text = write(aTurn().asking("How much is a tuk-tuk from Galle to Unawatuna?")
                .at("Unawatuna", "Galle Fort")
                .withPassage(
                        "Sri Lanka",
                        "logistics",
                        "Many tuk-tuks in Colombo have a meter, but elsewhere the fare should be agreed before the ride.",
                        0.9)
                .withPassage("Unawatuna", "logistics", "A small station on the line to Matara serves slow trains.", 0.9)
                .with(state -> state.setDocumentRelevance(DocumentRelevance.RELEVANT)));

        assertThat(text)
                .startsWith("I do not know what it costs")
                .contains("the fare should be agreed", "google.com/search")
                .doesNotContain("slow trains");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What did the keeper of the light earn in 1923?",
                "Where can we have a beer on 2026-08-27?",
                "How far is the airport before our flight?"
            })
    void aSearchOfTheWebMakesNoLiveQuestion(String message) {
        var searched = yala().asking(message)
                .with(state -> state.setNeedsWebSearch(true).setWebSearchStatus("no_provider"));

        assertThat(write(searched)).doesNotContain("I cannot see");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "is Yala safe",
                "Is Yala safe at night?",
                "Is Yala ok for a woman alone?",
                "how dangerous is Yala"
            })
    void whereNothingTellsHowSafeAPlaceIsThatComesFirst(String message) {
        assertThat(write(yala().asking(message)))
                .startsWith("I could not find anything on how safe it is in what I know about Yala National Park.");
    }

    @Test
    void wordsThatOnlyDescribeAreNotDenied() {
        var text = write(aTurn().asking("Bentota or Hikkaduwa for a lazy week?")
                .at("Bentota", "Hikkaduwa")
                .withPassage("Bentota", "vibe", "Evenings in Bentota are quiet and mostly spent at one's lodging.", 0.9)
                .withPassage("Hikkaduwa", "vibe", "Hikkaduwa is the old party beach of the south-west.", 0.9)
                .with(state -> state.setDocumentRelevance(DocumentRelevance.RELEVANT)));

        assertThat(text).doesNotContain("\"lazy\"");
    }

    @Test
    void aListOfLeftoverWordsIsNoThingThatWasAskedAbout() {
        var text = write(yala().asking("Who owns the blue guesthouse in Yala?")
                .with(state -> state.setDocumentRelevance(DocumentRelevance.INSUFFICIENT)));

        assertThat(text).contains("I could not find").doesNotContain("\" and \"");
    }

    @Test
    void aWishBesideTwoQuestionsIsKeptInTheirAnswers() {
        var text = write(aTurn().asking("What can we do in Negombo, and how far is the airport? No nightlife, please.")
                .at("Negombo")
                .withPassage(
                        "Negombo",
                        "vibe",
                        "Evenings in Negombo are cheerful, with pubs, karaoke and music. Negombo is about 10 km from the airport. The fish market of Negombo is the thing to see.",
                        0.9)
                .with(state -> state.setDocumentRelevance(DocumentRelevance.RELEVANT)
                        .setPreferences(Preferences.newBuilder()
                                .setAvoid(List.of(StatedValue.newBuilder()
                                        .setValue("nightlife")
                                        .setTurn(1)
                                        .build()))
                                .build())));

        assertThat(text).contains("10 km").doesNotContain("pubs");
    }

    private static TurnFixture yala() {
        return aTurn().at("Yala National Park")
                .withPassage(
                        "Yala National Park",
                        "logistics",
                        "Yala National Park opens at six in the morning. Jeeps for a safari in Yala are hired in Tissamaharama.",
                        0.9)
                .with(state -> state.setDocumentRelevance(DocumentRelevance.RELEVANT));
    }

    private static String write(TurnFixture turn) {
        return COMPOSER.write(turn.build(), piece -> {}).text();
    }
}
