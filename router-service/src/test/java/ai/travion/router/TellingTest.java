package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.IntentType;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.StatedParty;
import ai.travion.schemas.StatedValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What travellers tell of themselves, and take back, without asking anything. */
class TellingTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            We're vegetarian and travelling with our son Leo who is six. We fly in on 20 January. | vegetarian, one child, arriving on Wednesday 20 January 2027
            I hate crowds and early mornings, I love wildlife, budget hotels only, I travel with my wife | 2 adults, no crowds, no early starts, a low budget, fond of safaris
            Just the two of us, we love food and quiet places, no rush at all | 2 adults, a relaxed pace, fond of food
            husband loves birds, I love food, our teen is bored by ruins | 2 adults, no history, fond of food, fond of birdwatching
            We fly in on 20 January       | arriving on Wednesday 20 January 2027
            We land on 3 February, and my mum can't walk far | only short walks, arriving on Wednesday 3 February 2027
            Our son is six.               | one child
            no beaches for us please      | no beaches
            I love wildlife and hate crowds | no crowds, fond of safaris
            nothing rushed                | a relaxed pace
            Museums? Rather not.          | no museums
            """)
    void isNotedAndNothingIsSearchedFor(String message, String noted) {
        var state = aDialogue().hears(message);

        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.SMALL_TALK);
        assertThat(state.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
        assertThat(state.getFinalResponse().orElseThrow()).startsWith("Noted: " + noted + ".");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "We are a family of four and hate crowds, where should we go?",
                "romantic beach getaway, no crowds, cheap",
                "I love temples",
                "my wife left me",
                "We want a quiet beach, no crowds",
                "I've had enough of temples, what's there in Kandy?",
            })
    void whoAsksOrTellsOfOtherMattersIsNotOnlyNoted(String message) {
        var state = aDialogue().hears(message);

        assertThat(state.getFinalResponse().filter(said -> said.startsWith("Noted")))
                .as(message)
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            I'm vegetarian and I can't stand heights | forget the heights thing, I'm over it
            I hate museums                | forget the museums thing, I like them
            I hate museums                | forget the museums
            I get vertigo                 | vertigo's gone now, doctor fixed it
            no beaches for us please      | scrap that about the beaches
            no temples                    | actually temples are fine
            I hate crowds                 | forget that I hate crowds
            """)
    void aWishThatIsTakenBackHoldsNoMore(String said, String takenBack) {
        var state = aDialogue().after(said).hears(takenBack);

        assertThat(state.getPreferences().orElseThrow().getAvoid()).isEmpty();
        assertThat(state.getFinalResponse().orElseThrow()).startsWith("Good to know");
    }

    @Test
    void anAllergyThatTurnedOutToBeNothingIsForgotten() {
        var state = aDialogue().after("I'm allergic to nuts").hears("the allergy turned out to be nothing");

        assertThat(state.getPreferences().orElseThrow().getOther()).isEmpty();
        assertThat(state.getFinalResponse().orElseThrow()).contains("count on: allergic to nuts.");
    }

    @Test
    void aPlanIsMadeAgainWithWhatIsFineNow() {
        var state = aDialogue()
                .after("no temples please")
                .after("Plan 2 days in Kandy from 10 January")
                .hears("actually temples are fine");

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getPreferences().orElseThrow().getAvoid()).isEmpty();
    }

    @Test
    void childrenInGeneralDoNotChangeTheParty() {
        var dialogue = aDialogue().after("Our son is six.");

        var state = dialogue.hears("Compare Mirissa and Unawatuna for kids");

        assertThat(state.getPreferences().orElseThrow().getParty().map(StatedParty::getChildren))
                .contains(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "how do I get from Ella to Yala?",
                "how do we get to Jaffna from Colombo?",
                "Is there a bus from Kandy to Dambulla?",
                "what's the best way from Galle to Ella?",
            })
    void theWayInAQuestionIsNoBeginningOfTheTrip(String question) {
        var state = aDialogue().hears(question);

        assertThat(state.getPreferences().orElseThrow().getOrigin()).isEmpty();
    }

    @Test
    void whoSaysWhereTheyStartBeginsThere() {
        var state = aDialogue().hears("We start in Negombo, how do we get to Ella?");

        assertThat(state.getPreferences().orElseThrow().getOrigin().map(StatedValue::getValue))
                .contains("Negombo");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            somewhere warm by the sea in July | you choose
            somewhere nice in March?          | you pick
            Kandy or Ella in March?           | you decide
            somewhere quiet in May            | surprise us
            where should we go in February?   | dealer's choice
            """)
    void aChoiceThatIsLeftToUsIsMade(String asked, String left) {
        var state = aDialogue().after(asked).hears(left);

        assertThat(state.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
        assertThat(state.getTargetLocation()).isPresent();
        assertThat(state.getAssumptions()).anyMatch(note -> note.startsWith("You left the choice to me, so I took"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            I hate early mornings           | Plan 1 day in Sigiriya on 10 January, start at 5am
            no early starts for me please   | Plan 2 days in Ella from 10 January, up before dawn both days
            I never drink alcohol           | Plan a bar crawl in Colombo on 10 January
            I hate crowds                   | Plan a day at the Esala Perahera in Kandy
            I hate boats                    | Plan a day of whale watching in Mirissa on 10 January
            I can't walk far, hip replacement | Take me up Adam's Peak
            I'm vegetarian and I can't stand heights | Let's climb Sigiriya then, first thing
            """)
    void whatGoesAgainstAHabitIsAskedAboutOnce(String told, String asked) {
        var dialogue = aDialogue().after(told);

        var first = dialogue.hears(asked);
        var yes = dialogue.hears("yes");
        var again = dialogue.hears(asked);

        assertThat(first.getRouteDecision()).isEqualTo(RouteDecision.ASK_CLARIFICATION);
        assertThat(yes.getRouteDecision()).isNotEqualTo(RouteDecision.ASK_CLARIFICATION);
        assertThat(again.getRouteDecision()).isNotEqualTo(RouteDecision.ASK_CLARIFICATION);
    }

    @Test
    void whoTravelsAloneOtherwiseIsAskedWhoComes() {
        var dialogue = aDialogue()
                .ofAUserWho(Preferences.newBuilder()
                        .setParty(StatedParty.newBuilder()
                                .setAdults(1)
                                .setDescription("solo")
                                .setOrigin("profile")
                                .build())
                        .build());

        var asked = dialogue.hears("Plan 2 days in Ella from 10 January for my wife and me");
        var yes = dialogue.hears("yes");

        assertThat(asked.getFinalResponse().orElseThrow()).contains("that you travel alone");
        assertThat(yes.getPreferences().orElseThrow().getParty().map(StatedParty::getAdults))
                .contains(2);
    }

    @Test
    void ofAnEarlyStartAndNoneOnlyTheAnswerHolds() {
        var order = "Plan 1 day in Sigiriya on 10 January, start at 5am";
        var yes = aDialogue().after("I hate early mornings").after(order).hears("yes");
        var no = aDialogue().after("I hate early mornings").after(order).hears("no");

        assertThat(yes.getPreferences().orElseThrow().getAvoid()).isEmpty();
        assertThat(no.getPreferences().orElseThrow().getAvoid())
                .extracting(StatedValue::getValue)
                .containsExactly("early starts");
        assertThat(no.getPreferences().orElseThrow().getOther())
                .extracting(StatedValue::getValue)
                .noneMatch(term -> term.contains("5am"));
    }

    @Test
    void aMarketIsLookedAtAndNotEaten() {
        var state = aDialogue().after("I'm vegetarian").hears("when's the fish market in Negombo?");

        assertThat(state.getAssumptions()).noneMatch(note -> note.contains("vegetarian"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "how much cash would a couple burn through in ten days",
                "how far can you get in a week by train",
                "what would we spend in two weeks",
            })
    void howLongSomethingTakesIsNoDay(String message) {
        var state = aDialogue().hears(message);

        assertThat(state.getTargetDate()).as(message).isEmpty();
        assertThat(state.getIntent()).as(message).isNotEqualTo(IntentType.OFF_TOPIC);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            We only eat halal, so any halal restaurant is fine. | halal
            I'm vegetarian, so vegetarian curry is fine         | vegetarian
            we eat vegan food, a vegan place is ok              | vegan
            """)
    void whoAcceptsWhatTheyNeedKeepsTheNeed(String message, String need) {
        var state = aDialogue().after(message).hears("Where can we eat in Kandy?");

        assertThat(state.getPreferences().orElseThrow().getOther())
                .extracting(StatedValue::getValue)
                .anyMatch(value -> value.contains(need));
    }

    @ParameterizedTest
    @ValueSource(strings = {"forget the nut allergy", "my nut allergy is gone", "scrap the nut allergy please"})
    void oneAllergyThatIsTakenBackTakesNoOther(String message) {
        var state = aDialogue()
                .after("I'm allergic to nuts")
                .after("My wife is allergic to shellfish")
                .hears(message);

        assertThat(state.getPreferences().orElseThrow().getOther())
                .extracting(StatedValue::getValue)
                .anyMatch(value -> value.contains("shellfish"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            I don't drink alcohol | Plan 2 days in Colombo from 10 January, no bars please       | alcohol
            I hate boats          | Plan 2 days in Mirissa from 10 January, no whale watching please | boats
            I hate early mornings | Plan a day in Sigiriya on 10 January, nothing before sunrise please | early starts
            I hate early mornings | Plan a day in Galle on 10 January, dinner out at 6 o'clock in the evening | early starts
            """)
    void whatTheOrderItselfRefusesEndsNoHabit(String told, String order, String kept) {
        var state = aDialogue().after(told).hears(order);

        assertThat(state.getRouteDecision()).as(order).isNotEqualTo(RouteDecision.ASK_CLARIFICATION);
        assertThat(state.getPreferences().orElseThrow().getAvoid())
                .extracting(StatedValue::getValue)
                .contains(kept);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            We hate crowds, what time is best for Sigiriya?               | time
            We don't like crowds, what is the entrance fee for Sigiriya?  | entrance
            No crowds please, what should we wear in Kandy?               | wear
            """)
    void whatIsAskedAfterARefusalIsAskedStill(String message, String asked) {
        assertThat(aDialogue().searchesFor(message)).contains(asked);
    }

    @Test
    void whoForgetsALoveIsNotToldThatItIsDone() {
        var state = aDialogue().after("I love temples").hears("Forget that I love temples");

        assertThat(state.getFinalResponse().filter(said -> said.startsWith("Good to know")))
                .isEmpty();
    }
}
