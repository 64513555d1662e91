package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.graph.Graph;
import ai.travion.schemas.RouteDecision;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is asked of the talk itself is answered by the thread, at its place, and never searched for. */
class TalkOfTheTalkTest {

    private static final String TOLD =
            "Sigiriya was the capital of King Kashyapa [1]. The summit takes an hour [2].\n\nSources: [1] Sigiriya, history · [2] Sigiriya, adventure";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "which source says so?",
                "says who?",
                "where did you get that from?",
                "thanks, how do you know that?",
                "what's your source for that?",
                "who told you that?"
            })
    void whoSaysSoIsToldByTheSourcesOfTheLastAnswer(String message) {
        var state = aDialogue().answering(TOLD).after("Who built Sigiriya?").hears(message);

        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.DIRECT_ANSWER);
        assertThat(state.getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).contains("[1] Sigiriya, history"));
        assertThat(state.getTargetLocation()).contains("Sigiriya");
    }

    @ParameterizedTest
    @ValueSource(strings = {"how sure are you?", "are you really sure about that?", "can I rely on that?"})
    void howSureItIsIsToldByWhatItRestsOn(String message) {
        var state = aDialogue().answering(TOLD).after("Who built Sigiriya?").hears(message);

        assertThat(state.getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).contains("As sure as the pages", "Sigiriya, history"));
        assertThat(state.getTargetLocation()).contains("Sigiriya");
    }

    @Test
    void aFurtherDoubtIsOfTheSameAnswer() {
        var state = aDialogue()
                .answering(TOLD)
                .after("Who built Sigiriya?")
                .after("says who?")
                .hears("how sure are you?");

        assertThat(state.getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).contains("Sigiriya, history"));
    }

    @Test
    void whatWasNotFoundIsNotSure() {
        var state = aDialogue()
                .answering("Insufficient evidence: I could not find an answer to that.")
                .after("Who built Sigiriya?")
                .hears("how sure are you?");

        assertThat(state.getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).startsWith("Not very sure"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "thanks, what was my first question?|Your first question was: \"Who built Sigiriya?\"",
                "what did I ask you first?|Your first question was: \"Who built Sigiriya?\"",
                "what was my last question|Before this you asked: \"How do I get to Ella from Kandy?\""
            })
    void whatWasAskedIsRepeated(String message, String answer) {
        var state = aDialogue()
                .after("Who built Sigiriya?")
                .after("How do I get to Ella from Kandy?")
                .hears(message);

        assertThat(state.getFinalResponse()).contains(answer);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"which weekend did you assume?", "what did you take for granted?", "what day did you mean?"})
    void whatWasAssumedIsSaidAgain(String message) {
        var state = aDialogue()
                .answering(
                        "Ella is quiet [1].\n\n_\"next weekend\" was read as Saturday 5 December 2026._\n\nSources: [1] Ella, vibe")
                .after("Is Ella busy next weekend?")
                .hears(message);

        assertThat(state.getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).contains("Saturday 5 December 2026"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"repeat the last bit please", "what was that last bit?", "sorry, I missed the last part"})
    void theLastBitIsTheLastSentence(String message) {
        var state = aDialogue().answering(TOLD).after("Who built Sigiriya?").hears(message);

        assertThat(state.getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said)
                        .startsWith("The summit takes an hour [2].")
                        .contains("Sources: ")
                        .doesNotContain("Kashyapa"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "who am I travelling with?|2 adults and one child",
                "who's it for and what's my budget?|2 adults and one child",
                "what's our budget again?|2,000 USD",
                "what did I say we eat?|vegetarian"
            })
    void whatTheyToldOfThemselvesIsToldByTopic(String message, String told) {
        var state = aDialogue()
                .after(
                        "We are two adults and one child, vegetarian, with a budget of 2000 USD. What is there to see in Ella?")
                .hears(message);

        assertThat(state.getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).contains(told));
        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.DIRECT_ANSWER);
    }

    @Test
    void whatTheyNeverSaidIsNotMadeUp() {
        var state = aDialogue().after("What is there to see in Ella?").hears("what's my budget?");

        assertThat(state.getFinalResponse()).contains("You have named no budget.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "can you say that in one line?",
                "sum up",
                "thanks, now in a nutshell",
                "give me the short version",
                "say that again but shorter",
                "in two sentences please"
            })
    void theLastAnswerInFewerWordsIsNoSearch(String message) {
        var step = aDialogue().answering(TOLD).after("Who built Sigiriya?").says(message);

        assertThat(step.next()).isEqualTo(Graph.GENERATE);
        assertThat(step.state().getRouteDecision()).isEqualTo(RouteDecision.DIRECT_ANSWER);
        assertThat(step.state().getTargetLocation()).contains("Sigiriya");
    }

    @Test
    void whoGoesOnAfterItGoesOnFromTheQuestionBefore() {
        var query = aDialogue()
                .after("Is Mirissa good for surfing?")
                .after("in short please")
                .after("says who?")
                .searchesFor("and in March?");

        assertThat(query).contains("surfing", "March", "Mirissa");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "who built the lake in Kandy?",
                "what budget do I need for Ella?",
                "how do you know which train to take?",
                "where did the king live?",
                "what is the last train to Ella?",
                "a short walk in Ella?",
                "how many people live there?"
            })
    void questionsOfTravelAreSearchedFor(String message) {
        var state = aDialogue().answering(TOLD).after("Who built Sigiriya?").hears(message);

        assertThat(state.getRouteDecision()).isNotEqualTo(RouteDecision.DIRECT_ANSWER);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"What's the time in Sri Lanka", "what time is it there now?", "current time in Colombo please"})
    void theTimeIsTheClocks(String message) {
        var state = aDialogue().hears(message);

        assertThat(state.getFinalResponse())
                .hasValueSatisfying(
                        said -> assertThat(said).contains("UTC+05:30", "12:00 on Saturday 21 November 2026"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"What time?", "And what time?", "what time today?"})
    void whenSomethingIsTheClockDoesNotTell(String message) {
        var state = aDialogue().after("When is the dance show in Kandy?").hears(message);

        assertThat(state.getFinalResponse().filter(said -> said.contains("UTC+05:30")))
                .as(message)
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"The shorter one", "the quick one please", "Too much."})
    void oneOfTwoThingsIsNoShorterAnswer(String message) {
        var state = aDialogue()
                .answering(TOLD)
                .after("Which walk in Ella is easier, Ella Rock or Little Adam's Peak?")
                .hears(message);

        assertThat(state.getRouteDecision()).as(message).isNotEqualTo(RouteDecision.DIRECT_ANSWER);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Who is it for?", "who's that for?", "How much do we have to spend?"})
    void whatIsAskedOfATicketIsNotAskedOfThemselves(String message) {
        var state = aDialogue()
                .answering("There is a ticket for foreign visitors.")
                .after("Is there an entrance fee for Yala?")
                .hears(message);

        assertThat(state.getFinalResponse().filter(said -> said.startsWith("You have")))
                .as(message)
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"whats the name of the app again", "which app was it again?", "what was that app called?"})
    void aNameIsSaidAgain(String message) {
        var state = aDialogue()
                .answering("Generally yes. Use PickMe or Uber after dark [1].\n\nSources: [1] Colombo, logistics")
                .after("is Colombo safe alone?")
                .hears(message);

        assertThat(state.getFinalResponse()).contains("I said: Use PickMe or Uber after dark.");
    }

    @Test
    void aNameThatWasSaidAgainIsSaidAsTheFirstTime() {
        var dialogue = aDialogue()
                .answering("Generally yes. Use PickMe or Uber after dark [1].\n\nSources: [1] Colombo, logistics")
                .after("is Colombo safe alone?")
                .after("which app was it again?");

        assertThat(dialogue.hears("what was that app called?").getFinalResponse())
                .contains("I said: Use PickMe or Uber after dark.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"what time is it again?", "what day is it again?", "which date was it again?"})
    void aTimeOrADayIsNoName(String message) {
        var state = aDialogue()
                .answering("Go by day, at any time and on any date.")
                .after("is Colombo safe alone?")
                .hears(message);

        assertThat(state.getFinalResponse().orElse("")).doesNotStartWith("I said");
    }

    @Test
    void theTimeIsToldAgain() {
        assertThat(aDialogue().hears("what time is it again?").getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).startsWith("In Sri Lanka it is 12:00"));
    }
}
