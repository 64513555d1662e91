package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.IntentType;
import ai.travion.schemas.RouteDecision;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever travellers ask of what they told, in whatever words, is answered from the memory of the thread; what they never said is owned up to. */
class WhatTheyToldTest {

    private static Dialogue aTalk() {
        return aDialogue()
                .after("My name is Anna, I am from Norway")
                .after("We have about 40 USD a day and I hate leeches")
                .after("I can't stand long bus rides")
                .after("I like Ella and Haputale")
                .after("I'm travelling with my husband, he is vegetarian");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "what's my daily budget?|40 USD a day",
                "what is the budget I told you at the beginning?|40 USD a day",
                "So what dates and what budget do you have for me?|40 USD a day",
                "which sum did I give you?|40 USD a day",
                "how much can I spend per day?|40 USD a day",
                "did I tell you our budget?|40 USD a day",
                "What do we not like?|leeches",
                "what do I not like?|long drives",
                "what things did I tell you I can't stand?|long drives",
                "what did I say I hate?|leeches",
                "remind me, what are my dislikes?|leeches",
                "which places have I told you I like?|Ella and Haputale",
                "Which places have I said I like?|Ella and Haputale",
                "what are my favourite places?|Ella and Haputale",
                "Am I travelling alone?|2 adults",
                "how many people are we now?|2 adults",
                "where am I from?|Norway",
                "where did I say I come from?|Norway",
                "do you remember which country I'm from?|Norway",
                "what's my name?|Anna",
                "what did I say about leeches?|leeches",
                "what did we tell you about our diet?|vegetarian",
                "have I told you that my husband is vegetarian?|vegetarian",
                "sum up what you know of me|40 USD a day",
                "give me a summary of what I told you|you come from Norway",
                "give me a summary of our preferences and our budget|you come from Norway",
                "show me a list of my dislikes please|leeches",
                "give me an overview of my budget|40 USD a day",
                "what do you remember about us?|you like Ella"
            })
    void whatTheyToldIsToldThemInAnyWords(String message, String told) {
        var state = aTalk().hears(message);

        assertThat(state.getRouteDecision()).as(message).isIn(RouteDecision.DIRECT_ANSWER, RouteDecision.SMALL_TALK);
        assertThat(state.getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).contains(told));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "what's my daily budget?|You have named no budget.",
                "what do I not like?|nothing that you do not like",
                "which places did I say I like?|not told me of any place that you like",
                "am I travelling alone?|not told me who travels",
                "where am I from?|not told me where you come from",
                "what's my name?|not told me your name",
                "what are my interests?|not told me yet what you like",
                "what did I tell you about crowds?|told me nothing of \"crowds\""
            })
    void whatWasNeverSaidIsOwnedUpTo(String message, String answer) {
        var state = aDialogue().after("Who built Sigiriya?").hears(message);

        assertThat(state.getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).contains(answer));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"and Haputale?|you like Haputale", "what about Jaffna?|nothing of the kind"})
    void whoGoesOnAskingOfTheirLikesIsToldOfEach(String message, String told) {
        var state = aTalk().after("which places did I say I like?").hears(message);

        assertThat(state.getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).contains(told));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The budget I gave you is now 500 USD",
                "the budget I told you has changed to 500 dollars",
                "The dates I gave you were wrong, we come on 12 December",
                "the places I told you, add Jaffna to them"
            })
    void whatTheyCorrectIsNotToldThem(String message) {
        var state = aTalk().hears(message);

        assertThat(state.getFinalResponse().orElse("")).as(message).doesNotContain("You want to spend", "go by are");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The budget I gave you is now 500 USD",
                "the budget I told you has changed to 500 dollars",
                "our budget is now 500 USD"
            })
    void aBudgetThatIsCorrectedIsKept(String message) {
        var state = aTalk().hears(message);

        assertThat(state.getPreferences()
                        .orElseThrow()
                        .getBudget()
                        .orElseThrow()
                        .getAmount())
                .contains(500.0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "also we are vegetarian",
                "and add Nuwara Eliya",
                "and we hate crowds",
                "also vegetarian food please"
            })
    void whatTheyWishAfterARecollectionIsNoQuestion(String message) {
        var state = aTalk().after("which places did I say I like?").hears(message);

        assertThat(state.getFinalResponse().orElse("")).as(message).doesNotContain("nothing of the kind");
    }

    @Test
    void whatTheyDoNotLikeAnyMoreIsNotLiked() {
        var state = aTalk().after("I don't like Ella anymore").hears("Which places do I like?");

        assertThat(state.getFinalResponse())
                .hasValueSatisfying(
                        said -> assertThat(said).contains("Haputale").doesNotContain("Ella"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "what budget do I need for Ella?",
                "which places do you like?",
                "what should I avoid in Colombo?",
                "where do the trains come from?",
                "what do people not like about Ella?",
                "what do I need to know about leeches?",
                "how much is a ticket?",
                "what can we eat there?",
                "which beaches are best for children?",
                "how many people live in Ella?",
                "give me some tips on our arrival day",
                "Give me some info on our food options",
                "give me details of our home stay",
                "tell me about our options to pay in Ella",
                "show me some photos of my hotel"
            })
    void questionsOfTheIslandAreNoQuestionsOfThemselves(String message) {
        var state = aTalk().hears(message);

        assertThat(state.getRouteDecision()).as(message).isNotEqualTo(RouteDecision.DIRECT_ANSWER);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "My name is Anna, I am from Norway",
                "Hi, I'm from Canada",
                "Hello there, I'm Anna from Norway",
                "we're both German",
                "my name is Tom and I come from Leeds",
                "We are from Germany"
            })
    void whoOnlySaysWhoTheyAreIsWelcomed(String message) {
        var state = aDialogue().hears(message);

        assertThat(state.getIntent()).as(message).isEqualTo(IntentType.GREETING);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How is the weather in Norway?",
                "I am from Norway, do I need a visa?",
                "I'm from Norway and need a visa",
                "We're German and need visas",
                "We are renting a car from Hertz",
                "I am Anna from Leeds but want to rent a car",
                "I'm recovering from Dengue",
                "We fly from London on 3 May, plan 5 days in Ella"
            })
    void whoAsksSomethingBesidesIsAnswered(String message) {
        var state = aDialogue().hears(message);

        assertThat(state.getIntent()).as(message).isNotEqualTo(IntentType.GREETING);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"We have about 40 USD a day", "I have around 40 USD a day", "our budget is 50 euros per day"})
    void aSumADayOrdersNoPlan(String message) {
        var state = aDialogue().after("Who built Sigiriya?").hears(message);

        assertThat(state.getIntent()).as(message).isEqualTo(IntentType.TOURISM_QUERY);
        assertThat(state.getPreferences()
                        .orElseThrow()
                        .getBudget()
                        .orElseThrow()
                        .getPer())
                .isEqualTo("day");
    }

    @Test
    void whoWantsItCheaperTakesNoSumBack() {
        var state = aDialogue()
                .after("Plan 4 days in Ella from 6 February 2027, budget 1500 dollars for two")
                .after("make it cheaper")
                .hears("what was my budget?");

        assertThat(state.getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).contains("1,500 USD", "low"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"I can't stand long bus rides", "we can't stand crowded beaches", "I cannot stand long drives"})
    void whatTheyCannotStandIsNoLamenessOfTheirs(String message) {
        var state = aDialogue().hears(message);

        assertThat(state.getPreferences().orElseThrow().getWalkingTolerance())
                .as(message)
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"My mother can't stand for long", "she can't stand or walk far"})
    void whoCannotStandWalksLittle(String message) {
        var state = aDialogue().hears(message);

        assertThat(state.getPreferences().orElseThrow().getWalkingTolerance())
                .as(message)
                .isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "will she get seasick? is it rough in february",
                "do people get seasick there?",
                "Will my wife get carsick on the way to Ella?"
            })
    void whoWondersHasNoSuchTroubleYet(String message) {
        var state = aDialogue().after("Tell me about Mirissa").hears(message);

        assertThat(state.getPreferences().orElseThrow().getAvoid()).as(message).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "I'm Muslim, is there halal food in Kandy?",
                "I am Vegetarian, 3 days in Kandy please",
                "I'm Brazilian, 34, and I love Ella",
                "I'm Retired, tell me about Kandy",
                "I am Vegetarian, from what hour is breakfast in Kandy?",
                "Please call me when a taxi is free in Kandy"
            })
    void whatOneIsIsNoName(String message) {
        assertThat(facts(message)).noneMatch(fact -> fact.startsWith("called "));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "I'm vegetarian, flying in from Dubai on 3 May",
                "I am pregnant, coming from Singapore",
                "I'm diabetic, our flight from Doha lands at night",
                "I'm Anna, landing from London on 3 May"
            })
    void whereOneFliesFromIsNoHome(String message) {
        assertThat(facts(message)).noneMatch(fact -> fact.startsWith("from "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "I am Kenji, 58, from Osaka, tell me about Kandy|called Kenji",
                "I am Kenji, 58, from Osaka, tell me about Kandy|from Osaka",
                "I'm Rohan, tell me about Kandy|called Rohan",
                "I'm Anna, originally from Leeds, tell me about Ella|from Leeds",
                "I'm Mary, a teacher from Cork, tell me about Ella|from Cork"
            })
    void whoSaysTheirNameAndHomeIsKnownByThem(String message, String fact) {
        assertThat(facts(message)).contains(fact);
    }

    private static List<String> facts(String message) {
        return aDialogue().hears(message).getPreferences().stream()
                .flatMap(known -> known.getOther().stream())
                .map(stated -> stated.getValue())
                .toList();
    }
}
