package ai.travion.router;

import static ai.travion.graph.Graph.REPLY;
import static ai.travion.graph.Graph.RETRIEVE;
import static ai.travion.graph.Graph.REWRITER;
import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import ai.travion.schemas.IntentType;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Follow-ups: what "there" is, and which day. */
class ConversationTest {

    @Test
    void thereIsThePlaceThatWasNamedBefore() {
        var dialogue = aDialogue().after("I want to visit Kandy");

        var query = dialogue.searchesFor("What about the Temple of the Tooth there?");

        assertThat(query).isEqualTo("What about the Temple of the Tooth in Kandy?");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            and what should I wear?          | what should I wear in Kandy?
            how do I get there?              | how do I get to Kandy?
            is it crowded in July?           | is Kandy crowded in July?
            who built it?                    | who built Kandy?
            what's its history?              | what's Kandy's history?
            how far is it from there?        | how far is it from Kandy?
            Is there parking?                | Is there parking in Kandy?
            when was it built                | when was Kandy built
            tell me more about it            | tell me more about Kandy
            Where can I eat?                 | Where can I eat in Kandy?
            is it safe                       | is Kandy safe
            """)
    void aFollowUpIsMadeWhole(String message, String query) {
        var dialogue = aDialogue().after("I want to visit Kandy");

        var searched = dialogue.searchesFor(message);

        assertThat(searched).isEqualTo(query);
    }

    @Test
    void theSameIsAskedOfAnotherPlace() {
        var dialogue = aDialogue().after("What should I wear in Kandy?");

        var query = dialogue.searchesFor("What about Galle?");

        assertThat(query).isEqualTo("What should I wear in Galle Fort?");
    }

    @Test
    void anotherOriginIsForTheSameDestination() {
        var dialogue = aDialogue().after("How do I get from Kandy to Ella?");

        var query = dialogue.searchesFor("And from Colombo?");

        assertThat(query).isEqualTo("How do I get from Colombo to Ella?");
    }

    @Test
    void aFollowUpWithoutAnyPlaceLeansOnTheQuestionBefore() {
        var dialogue = aDialogue().after("I'd like to see whales in March");

        var query = dialogue.searchesFor("where exactly?");

        assertThat(query).isEqualTo("I'd like to see whales in March, where exactly?");
    }

    @Test
    void thePlanMovesToAnotherPlace() {
        var dialogue = aDialogue().after("Plan a 2-day trip to Ella next weekend");

        var step = dialogue.says("and now for Galle instead");

        assertThat(step.state().getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(step.state().getTargetLocations()).containsExactly("Galle Fort");
        assertThat(step.state().getTargetDate()).contains(LocalDate.parse("2026-11-28"));
    }

    @Test
    void theWeatherOfAPlanIsThatOfItsDay() {
        var state = aDialogue().after("Plan a trip to Ella next weekend").hears("What will the weather be like?");

        assertThat(state.getIntent()).isEqualTo(IntentType.REAL_TIME_INFO);
        assertThat(state.getTargetDate()).contains(LocalDate.parse("2026-11-28"));
    }

    @Test
    void realTimeQuestionsGoToTheWebWithTheirPlace() {
        var state = aDialogue().after("Tell me about Ella").hears("what's the weather there now?");

        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.WEB_SEARCH);
        assertThat(state.getTargetLocation()).contains("Ella");
        assertThat(state.getRewrittenQuery()).contains("what's the weather in Ella now?");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Where can I see elephants?",
                "Do I need a visa?",
                "What are the best beaches in Sri Lanka?",
                "What is kottu?",
                "which national parks have leopards?",
                "What currency is used?",
                "Best surf spots?",
            })
    void aNewMatterIsNotBentToTheOldPlace(String message) {
        var step = aDialogue().after("I want to visit Kandy").says(message);

        assertThat(step.next()).isEqualTo(RETRIEVE);
        assertThat(step.state().getTargetLocation()).isEmpty();
    }

    @Test
    void aFollowUpOfAPlanKeepsItsDay() {
        var state =
                aDialogue().after("Plan a trip to Kandy on January 3rd 2027").hears("what should I wear?");

        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-01-03"));
    }

    @Test
    void aPlaceOfTheSameOutingKeepsTheDay() {
        var state = aDialogue()
                .after("Plan a trip to Kandy on January 3rd 2027")
                .hears("What about the Temple of the Tooth there?");

        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-01-03"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Tell me about Jaffna",
                "Tell me about Kandy",
                "Do I need a visa?",
                "When is the best time to visit Kandy?",
                "Plan a trip to Jaffna"
            })
    void aMessageOfItsOwnTakesNoDayOver(String message) {
        var state =
                aDialogue().after("Plan a trip to Kandy on January 3rd 2027").hears(message);

        assertThat(state.getTargetDate()).isEmpty();
    }

    @Test
    void theDayOfOnePlaceIsNotThatOfTheNext() {
        var state = aDialogue()
                .after("Plan a trip to Kandy on January 3rd 2027")
                .after("what should I wear?")
                .after("Tell me about Jaffna")
                .hears("how do I get there?");

        assertThat(state.getTargetLocation()).contains("Jaffna");
        assertThat(state.getTargetDate()).isEmpty();
    }

    @Test
    void comingBackToThePlaceOfThePlanFindsItsDay() {
        var state = aDialogue()
                .after("Plan a trip to Kandy on January 3rd 2027")
                .after("Tell me about Jaffna")
                .after("Tell me about Kandy")
                .hears("is it open on that day?");

        assertThat(state.getTargetLocation()).contains("Kandy");
        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-01-03"));
    }

    @Test
    void aPlanWithinTheJourneyTakesItsDatesAndSaysSo() {
        var state = aDialogue().after("I'm in Sri Lanka from 3 to 5 January").hears("Plan a trip to Sigiriya");

        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-01-03"));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2027-01-05"));
        assertThat(state.getAssumptions()).singleElement().asString().contains("3 January 2027 to 5 January 2027");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Is it crowded in July?", "what's the weather there tomorrow?", "Is Sigiriya open on 4 January?"
            })
    void aQuestionDoesNotMoveTheJourney(String question) {
        var state =
                aDialogue().after("Plan a trip to Kandy from 3 to 5 January").hears(question);

        var dates = state.getPreferences().orElseThrow().getDates().orElseThrow();
        assertThat(dates.getStart()).contains(LocalDate.parse("2027-01-03"));
        assertThat(dates.getEnd()).contains(LocalDate.parse("2027-01-05"));
    }

    @Test
    void theDayAfterFollowsThePlan() {
        var state =
                aDialogue().after("Plan a trip to Kandy from 3 to 5 January").hears("and the day after?");

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-01-03"));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2027-01-06"));
    }

    @Test
    void theDayAfterAPlanOfOneDayIsAnother() {
        var state = aDialogue().after("Plan a day in Kandy on 3 January").hears("and the day after?");

        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-01-04"));
        assertThat(state.getTargetEndDate()).isEmpty();
    }

    @Test
    void aPlanThatGotItsDayLaterKeepsIt() {
        var state = aDialogue()
                .after("Plan a 2-day trip to Ella", "2026-11-28", "2026-11-29")
                .hears("make it cheaper");

        assertThat(state.getTargetDate()).contains(LocalDate.parse("2026-11-28"));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2026-11-29"));
    }

    @Test
    void aChangeOfThePlanKeepsTheRest() {
        var dialogue = aDialogue().after("Plan a 2-day trip to Ella with focus on hiking and photography");

        var query = dialogue.searchesFor("make it cheaper");

        assertThat(query).isEqualTo("Plan a trip to Ella for 2 days with hiking, photography");
    }

    @Test
    void aPlaceIsAddedToThePlan() {
        var state = aDialogue().after("Plan a trip to Ella on 1 December").hears("add Nine Arch Bridge");

        assertThat(state.getTargetLocations()).containsExactly("Ella", "Nine Arch Bridge");
        assertThat(state.getTargetDate()).contains(LocalDate.parse("2026-12-01"));
    }

    @Test
    void anotherLengthMovesTheEnd() {
        var state =
                aDialogue().after("Plan a 2-day trip to Ella from 1 December").hears("3 days instead");

        assertThat(state.getTargetDate()).contains(LocalDate.parse("2026-12-01"));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2026-12-03"));
    }

    @Test
    void anotherDayKeepsTheLength() {
        var state =
                aDialogue().after("Plan a 2-day trip to Ella from 1 December").hears("what about Saturday instead?");

        assertThat(state.getTargetDate()).contains(LocalDate.parse("2026-11-28"));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2026-11-29"));
    }

    @Test
    void anotherTripDoesNotInheritTheLengthOfTheFirst() {
        var state = aDialogue().after("Plan a 3-day trip to Ella").hears("Plan a trip to Jaffna");

        assertThat(state.getPreferences().orElseThrow().getDates()).isEmpty();
    }

    @Test
    void laterWordsWin() {
        var known = aDialogue()
                .after("Plan a trip to Ella, no hiking, luxury")
                .hears("actually I love hiking, but on a budget")
                .getPreferences()
                .orElseThrow();

        assertThat(known.getAvoid()).isEmpty();
        assertThat(known.getInterests())
                .extracting(StatedValue::getValue, StatedValue::getTurn)
                .containsExactly(tuple("hiking", 2));
        assertThat(known.getBudget().orElseThrow().getLevel()).isEqualTo("low");
    }

    @Test
    void smallTalkKeepsWhatIsKnown() {
        var known = aDialogue()
                .after("Plan a 2-day trip to Ella with hiking")
                .hears("thanks!")
                .getPreferences()
                .orElseThrow();

        assertThat(known.getInterests()).extracting(StatedValue::getValue).containsExactly("hiking");
        assertThat(known.getPlaces()).extracting(StatedValue::getValue).containsExactly("Ella");
    }

    @Test
    void aPlanWithoutAPlaceIsForTheOneThatWasSpokenOf() {
        var step = aDialogue().after("Tell me about Kandy").says("Plan a trip");

        assertThat(step.next()).isEqualTo(REWRITER);
        assertThat(step.state().getTargetLocation()).contains("Kandy");
        assertThat(step.state().getAssumptions()).singleElement().asString().contains("Kandy");
    }

    @Test
    void aLongConversationStaysBounded() {
        var dialogue = aDialogue();
        var places = Dialogue.ATLAS.all();
        for (int turn = 0; turn < 60; turn++) {
            dialogue.after("I love hiking. Tell me about " + places.get(turn).name());
        }

        var state = dialogue.hears("how do I get there?");

        assertThat(state.getTargetLocation()).contains(places.get(59).name());
        assertThat(state.getPreferences().orElseThrow().getPlaces()).hasSizeLessThanOrEqualTo(12);
        assertThat(state.getPreferences().orElseThrow().getInterests()).hasSize(1);
    }

    @Test
    void aPlanWithoutAnyPlaceIsAskedFor() {
        var step = aDialogue().says("Plan a trip");

        assertThat(step.next()).isEqualTo(REPLY);
        assertThat(step.state().getRouteDecision()).isEqualTo(RouteDecision.ASK_CLARIFICATION);
        assertThat(step.state().getClarification()).hasValueSatisfying(asked -> {
            assertThat(asked.getAbout()).isEqualTo("place");
            assertThat(asked.getOptions()).hasSizeBetween(4, 5).endsWith("You decide");
            assertThat(asked.getOriginalQuery()).isEqualTo("Plan a trip");
            assertThat(asked.getTurn()).isEqualTo(1);
        });
        assertThat(step.state().getFinalResponse())
                .hasValueSatisfying(text -> assertThat(text).contains("Where would you like to go?", "Ella"));
    }

    @Test
    void theOptionsFitTheTraveller() {
        var asked = aDialogue()
                .hears("Plan a surfing trip, no nightlife")
                .getClarification()
                .orElseThrow();

        assertThat(asked.getOptions().getFirst()).isIn("Arugam Bay", "Mirissa", "Hikkaduwa");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Kandy                                   | Kandy
            kandy?                                  | Kandy
            how about Galle                         | Galle Fort
            I'd like to go to Jaffna please         | Jaffna
            let's do mirissa                        | Mirissa
            the second                              | Sigiriya
            2                                       | Sigiriya
            option 3                                | Kandy
            the last one                            | Galle Fort
            you decide                              | Ella
            surprise me                             | Ella
            I don't know                            | Ella
            yes                                     | Ella
            somewhere with beaches                  | Mirissa
            asdf                                    | Ella
            """)
    void theReplyGoesOnWithWhatWasAsked(String reply, String place) {
        var step = aDialogue().after("Plan a 2-day trip").says(reply);

        assertThat(step.next()).isEqualTo(RETRIEVE);
        assertThat(step.state().getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(step.state().getTargetLocations()).first().isEqualTo(place);
        assertThat(step.state().getRewrittenQuery())
                .hasValueSatisfying(query -> assertThat(query).startsWith("Plan a 2-day trip"));
        assertThat(step.state().getPendingClarification()).isEmpty();
        assertThat(step.state()
                        .getPreferences()
                        .orElseThrow()
                        .getDates()
                        .orElseThrow()
                        .getDays())
                .contains(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"you decide", "asdf", "yes", "somewhere with beaches"})
    void whatWasChosenForThemIsSaid(String reply) {
        var state = aDialogue().after("Plan a trip").hears(reply);

        assertThat(state.getAssumptions()).singleElement().asString().contains("I took");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            What should I wear in Kandy?    | TOURISM_QUERY
            Tell me about Galle             | TOURISM_QUERY
            What's the capital of France?   | OFF_TOPIC
            never mind                      | GREETING
            thanks                          | GREETING
            weather in Ella now             | REAL_TIME_INFO
            Do I need a visa?               | TOURISM_QUERY
            """)
    void aQuestionOfItsOwnDropsThePendingOne(String message, IntentType intent) {
        var state = aDialogue().after("Plan a trip").hears(message);

        assertThat(state.getIntent()).isEqualTo(intent);
        assertThat(state.getPendingClarification()).isEmpty();
        assertThat(state.getClarification()).isEmpty();
    }

    @Test
    void nothingIsAskedTwice() {
        var step = aDialogue().after("Plan a trip").says("Plan a trip please");

        assertThat(step.next()).isEqualTo(RETRIEVE);
        assertThat(step.state().getTargetLocation()).contains("Ella");
        assertThat(step.state().getAssumptions()).singleElement().asString().contains("Ella");
    }

    @Test
    void notEvenAfterAnotherQuestion() {
        var step = aDialogue().after("Plan a trip").after("Do I need a visa?").says("Plan a trip");

        assertThat(step.next()).isEqualTo(RETRIEVE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan a trip to Ella on 31 February 2027",
                "Can I visit Ella on 31 February 2027?",
                "Plan Ella on 2027-13-45"
            })
    void anImpossibleDateIsAskedAbout(String message) {
        var step = aDialogue().says(message);

        assertThat(step.next()).isEqualTo(REPLY);
        assertThat(Dialogue.question(step.state())).contains("date");
        assertThat(step.state().getTargetDate()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            28 February 2027       | 2027-02-28
            the first              | 2027-02-28
            2                      | 2027-03-01
            sorry, 1 March         | 2027-03-01
            tomorrow               | 2026-11-22
            next Poya day          | 2026-11-24
            no particular day      |
            any day                |
            30 February            |
            blah                   |
            """)
    void theDateOfTheReplyReplacesTheImpossibleOne(String reply, LocalDate day) {
        var step = aDialogue().after("Plan a trip to Ella on 31 February 2027").says(reply);

        assertThat(step.next()).isEqualTo(RETRIEVE);
        assertThat(step.state().getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(step.state().getTargetLocation()).contains("Ella");
        assertThat(step.state().getTargetDate().orElse(null)).isEqualTo(day);
    }

    @Test
    void twoThingsThatAreMissingAreAskedForOneAfterTheOther() {
        var dialogue = aDialogue();
        var first = Dialogue.question(dialogue.hears("Plan a trip on 31 February"));
        var second = Dialogue.question(dialogue.hears("1 March"));

        var state = dialogue.hears("Ella");

        assertThat(first).contains("date");
        assertThat(second).contains("place");
        assertThat(state.getTargetLocation()).contains("Ella");
        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-03-01"));
    }

    @Test
    void aSearchWithoutACentreIsAskedForAndResumed() {
        var dialogue = aDialogue();
        var asked = Dialogue.question(dialogue.hears("where is the nearest ATM?"));

        var state = dialogue.hears("Kandy");

        assertThat(asked).contains("centre");
        assertThat(state.getLocationSearch()).hasValueSatisfying(search -> {
            assertThat(search.getFacility()).isEqualTo("cash machine");
            assertThat(search.getNear()).contains("Kandy");
        });
    }

    @Test
    void nearbyIsAroundThePlaceThatWasSpokenOf() {
        var state = aDialogue().after("Tell me about Sigiriya").hears("what's nearby?");

        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.LOCATION_SEARCH);
        assertThat(state.getLocationSearch().orElseThrow().getNear()).contains("Sigiriya");
    }

    @Test
    void aQuestionTakesThePlaceOfNothingThatWasTold() {
        var dialogue = aDialogue()
                .after("we're two adults from Jaffna")
                .after("surf in Weligama")
                .after("for kids?");

        var known = dialogue.hears("how do I get to Jaffna from Colombo")
                .getPreferences()
                .orElseThrow();

        assertThat(known.getParty().orElseThrow().getAdults()).isEqualTo(2);
        assertThat(known.getParty().orElseThrow().getChildren()).isZero();
        assertThat(known.getOrigin().orElseThrow().getValue()).isEqualTo("Jaffna");
    }

    @Test
    void whoIntroducesThemselvesWithAGreetingIsRemembered() {
        var known = aDialogue()
                .hears("hi, we are 3 friends from Chennai")
                .getPreferences()
                .orElseThrow();

        assertThat(known.getParty().orElseThrow().getAdults()).isEqualTo(3);
    }

    @Test
    void aChainOfFollowUpsKeepsItsFirstQuestionAndNoMore() {
        var query = aDialogue()
                .after("Do I need a visa for Sri Lanka from India")
                .after("how much")
                .after("how long can I stay")
                .searchesFor("and my kid?");

        assertThat(query).contains("visa", "my kid").doesNotContain("how much");
    }
}
