package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A no is a no, a question is a question, and what was asked first is answered in the end. */
class AnsweredNotActedOnTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    I'd like to climb Adam's Peak on 3 January | no, then something else nearby | Adam's Peak
                    I want to climb Sigiriya                   | no                             | Sigiriya
                    I want to climb Pidurangala                | No, something easier           | Pidurangala Rock
                    Let's climb Ella Rock                      | rather not                     | Ella Rock
                    """)
    void whoSaysNoToAClimbIsTakenUpNone(String wanted, String no, String near) {
        var state = aDialogue().after("I use a wheelchair").after(wanted).hears(no);

        assertThat(state.getRewrittenQuery()).contains("What is there to see near " + near + " on level ground?");
        assertThat(avoided(state)).contains("hiking");
    }

    @Test
    void somethingEasierThanAClimbThatWasDeclinedIsNoHike() {
        var state = aDialogue()
                .after("I use a wheelchair")
                .after("I want to climb Sigiriya")
                .after("no")
                .hears("something easier then");

        assertThat(state.getRewrittenQuery()).contains("What is there to see near Sigiriya on level ground?");
    }

    @ParameterizedTest
    @ValueSource(strings = {"is there a quieter one?", "a nicer one?", "something less crowded"})
    void whoHikesNotAndAsksOfABeachIsToldOfBeaches(String asked) {
        var state = aDialogue()
                .after("I don't like hiking")
                .after("What is Unawatuna beach like?")
                .hears(asked);

        assertThat(state.getRewrittenQuery().orElse("")).contains("beaches").doesNotContain("level ground");
    }

    @Test
    void whoSaysYesToAClimbIsToldOfIt() {
        var state = aDialogue()
                .after("I use a wheelchair")
                .after("I want to climb Sigiriya")
                .hears("yes");

        assertThat(state.getRewrittenQuery()).contains("I want to climb Sigiriya");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    And Ella, is it worth it?                                  | is Ella worth it?
                    and Ella Rock, is it too hard for her?                     | is Ella Rock too hard for her?
                    And what about Anuradhapura, how long does one need there? | how long does one need at Anuradhapura?
                    Galle - is it crowded in January?                          | is Galle Fort crowded in January?
                    """)
    void aQuestionAboutAPlaceBesideAPlanPutsNothingIntoIt(String asked, String query) {
        var state = aDialogue()
                .after("Plan two days in Kandy from 5 January", "2027-01-05", "2027-01-06")
                .hears(asked);

        assertThat(state.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
        assertThat(state.getRewrittenQuery()).contains(query);
        assertThat(state.getAssumptions()).anySatisfy(note -> assertThat(note).startsWith("The plan stays as it is"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"and Ella, can we fit it in?", "add Ella"})
    void whatIsToComeInComesIn(String ordered) {
        var state = aDialogue()
                .after("Plan two days in Kandy from 5 January", "2027-01-05", "2027-01-06")
                .hears(ordered);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).contains("Ella");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    is 2 January one?         | 2027-01-02
                    and is 22 January one too? | 2027-01-22
                    """)
    void whetherADayIsOneIsAskedOfTheFeastAndNotOfTheBeer(String asked, LocalDate day) {
        var state = aDialogue()
                .after("When is the next poya day?")
                .after("is alcohol sold in hotels then?")
                .hears(asked);

        assertThat(state.getRewrittenQuery()).contains("Is that day a Poya day?");
        assertThat(state.getTargetDate()).contains(day);
    }

    @Test
    void whatPlaceItIsAboutCompletesWhatWasAsked() {
        var state = aDialogue().after("Is it open on Sunday?").hears("the botanic garden");

        assertThat(state.getRewrittenQuery()).contains("Is the botanic garden open on Sunday");
    }

    @Test
    void whoLooksAroundBeforeTheySayWhereToStillGetsTheirPlan() {
        var state = aDialogue()
                .after("Plan me a trip")
                .after("what's the weather like in Galle in May?")
                .hears("ok Galle then");

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).contains("Galle Fort");
    }

    @Test
    void whoAsksOnInsteadOfChoosingGetsAnAnswer() {
        var state = aDialogue()
                .after("Plan me a trip")
                .after("what's the weather like in Galle in May?")
                .hears("what about Kandy?");

        assertThat(state.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
    }

    @ParameterizedTest
    @ValueSource(strings = {"yes do it", "ok, make it three", "please do", "no, make it three"})
    void aLongerPlanThatWasOfferedIsTaken(String reply) {
        var state = aDialogue()
                .answering("Kandy and Jaffna do not all fit into one day. With 3 days it would fit.")
                .after("Plan a trip to Kandy and Jaffna in one day", "2026-11-22")
                .hears(reply);

        assertThat(state.getPreferences().orElseThrow().getDates().orElseThrow().getDays())
                .contains(3);
        assertThat(state.getTargetLocations()).containsExactlyInAnyOrder("Kandy", "Jaffna");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    sorry, I meant Matale | What is there to see in Matale?
                    And Mannar?           | What is there to see in Mannar?
                    """)
    void aPlaceWithoutAPageGetsTheQuestionOfBefore(String said, String query) {
        var state = aDialogue().after("What is there to see in Matara?").hears(said);

        assertThat(state.getRewrittenQuery()).contains(query);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is cricket popular there, can I see a match?",
                "what sport do they play there",
                "How do people dress there"
            })
    void whoAsksOfThePeopleFirstMeansThoseOfTheCountry(String asked) {
        assertThat(aDialogue().hears(asked).getClarification()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    We want a really quiet beach without any people | We also want nightlife and big parties every evening. Which beach?
                    I love quiet places and I hate crowds           | Which beach has the wildest parties?
                    I hate crowds                                   | Where is the best nightlife?
                    """)
    void whoWantedItQuietIsAskedBeforePartiesAreLookedFor(String first, String then) {
        var state = aDialogue().after(first).hears(then);

        assertThat(state.getClarification())
                .hasValueSatisfying(asked -> assertThat(asked.getQuestion()).contains("quiet"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is Mirissa noisy at night because of parties?",
                "Are the parties in Mirissa loud?",
                "how late do the parties in Hikkaduwa go on?"
            })
    void whoAsksOfTheNoiseOfPartiesWantsNone(String asked) {
        assertThat(aDialogue()
                        .after("I love quiet places and I hate crowds")
                        .hears(asked)
                        .getClarification())
                .isEmpty();
    }

    @Test
    void whoWantsNoHikesIsAskedBeforeAClimb() {
        var state = aDialogue()
                .after("Plan 2 days in Ella from 5 January, we hate hiking", "2027-01-05", "2027-01-06")
                .hears("I want to climb Ella Rock");

        assertThat(state.getClarification())
                .hasValueSatisfying(asked -> assertThat(asked.getQuestion()).contains("hikes are not for you"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    what was the first place I asked about? | Tell me about Galle
                    How did we start?                       | Tell me about Galle
                    What did I ask you first?               | Tell me about Galle
                    what did you say about the sea?         | The sea is rough in June.
                    what did you say about trains?          | say nothing about "trains"
                    what did you say about forts?           | The fort is old.
                    """)
    void whatWasSaidBeforeIsToldFromTheThread(String asked, String told) {
        var state = aDialogue()
                .answering("The sea is rough in June. The fort is old.")
                .after("Tell me about Galle")
                .hears(asked);

        assertThat(state.getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).contains(told));
    }

    @ParameterizedTest
    @ValueSource(strings = {"the bus", "the sea", "art"})
    void aWordThatOnlyBeginsAlikeIsAnother(String thing) {
        var state = aDialogue()
                .answering("Buffaloes bathe there. The season starts in May. It has a busy artificial lake.")
                .after("Tell me about Galle")
                .hears("what did you say about " + thing + "?");

        assertThat(state.getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).contains("say nothing about"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"What should we not eat?", "What do we eat?", "what can I not eat here?"})
    void whatOneEatsThereIsAskedOfTheFood(String asked) {
        assertThat(aDialogue()
                        .after("I'm vegetarian. What is there to see in Ella?")
                        .hears(asked)
                        .getFinalResponse()
                        .orElse(""))
                .doesNotContain("You told me");
    }

    @Test
    void whichOfThemItIsIsNotKeptAndOwnedUpTo() {
        var state = aDialogue()
                .after("We are a couple and my husband is scared of boats")
                .hears("do you remember who is afraid of boats?");

        assertThat(state.getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).contains("no boats", "I do not keep"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Kandy wala bars open da poya dawase?", "poya dawase bar open da?"})
    void theLawOfTheDayIsAskedInSinglish(String asked) {
        assertThat(aDialogue().hears(asked).getRewrittenQuery())
                .hasValueSatisfying(query -> assertThat(query).startsWith("are bars open on Poya day"));
    }

    @Test
    void theNextFullMoonIsADay() {
        var state = aDialogue().hears("Is there anything special in Anuradhapura on the next full moon?");

        assertThat(state.getTargetDate()).contains(LocalDate.parse("2026-11-24"));
    }

    private static List<String> avoided(GraphState state) {
        return state.getPreferences().orElseThrow().getAvoid().stream()
                .map(StatedValue::getValue)
                .toList();
    }
}
