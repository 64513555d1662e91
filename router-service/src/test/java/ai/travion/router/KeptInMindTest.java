package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedDates;
import ai.travion.schemas.StatedParty;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What travellers said of their dates, their company and their wishes holds until they say something else. */
class KeptInMindTest {

    private static final String A_FAMILY = "We are a couple with a daughter of 9";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    I will be in Sri Lanka in the second half of January 2027 | 2027-01-16 | 2027-01-31
                    We are travelling in the first half of February 2027      | 2027-02-01 | 2027-02-14
                    My holiday is in the second half of March 2027            | 2027-03-16 | 2027-03-31
                    We're coming in January 2027                              | 2027-01-01 | 2027-01-31
                    """)
    void aStayKeepsItsEnd(String told, LocalDate first, LocalDate last) {
        var state = aDialogue().after(told).after("Tell me about Galle").hears("how far is it from Colombo?");

        assertThat(dates(state).flatMap(StatedDates::getStart)).contains(first);
        assertThat(dates(state).flatMap(StatedDates::getEnd)).contains(last);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Sorry, I travel with my girlfriend | 2
                    I'm travelling with my wife        | 2
                    my husband is scared of boats      | 4
                    """)
    void whoCorrectsTheirCompanyIsCountedAnew(String said, int adults) {
        var state = aDialogue()
                .after("Plan a day in Kandy on 7 December 2026 for 4 friends", "2026-12-07")
                .hears(said);

        assertThat(state.getPreferences().flatMap(Preferences::getParty).map(StatedParty::getAdults))
                .contains(adults);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "my husband uses a wheelchair which ancient sites can we do",
                "my mother is 72 where can she see elephants without walking",
                "our son is allergic to nuts how should we order"
            })
    void whatIsAskedInOneBreathWithIsAsked(String said) {
        var state = aDialogue().hears(said);

        assertThat(state.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
        assertThat(state.getFinalResponse()).isEmpty();
        assertThat(state.getPreferences().map(Preferences::getOther).orElse(List.of()))
                .noneMatch(kept ->
                        kept.getValue().contains(" we ") || kept.getValue().contains(" she "));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What is there in Galle for a wheelchair user on a low budget?",
                "What is there in Galle for vegetarians?"
            })
    void whatIsAskedForOnesOwnSakeIsKept(String said) {
        assertThat(aDialogue()
                        .hears(said)
                        .getPreferences()
                        .map(Preferences::getOther)
                        .orElse(List.of()))
                .isNotEmpty();
    }

    @Test
    void aPlaceThatIsAskedAboutForAMonthIsNoStay() {
        var state = aDialogue().hears("Is it dry in Galle in the second half of January 2027?");

        assertThat(dates(state).flatMap(StatedDates::getEnd)).isEmpty();
    }

    @Test
    void theDayAfterTheOneThatWasFoundInAStayIsTheNextOne() {
        var state = aDialogue()
                .after("I will be in Sri Lanka in the second half of January 2027")
                .after("Is there a Poya day when I'm in the country?")
                .hears("and the day after?");

        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-01-23"));
    }

    @Test
    void aTripIsLongerThanThePlanOfItsFirstDays() {
        var dialogue = aDialogue()
                .after(
                        "We come from 20 February to 6 March 2027. Plan our trip to Kandy and Ella.",
                        "2027-02-20",
                        "2027-02-21");

        assertThat(dialogue.searchesFor("Is there a Poya day during our trip?")).contains("20 February", "6 March");
        assertThat(dialogue.hears("so what are our dates?").getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).contains("6 March 2027"));
    }

    @Test
    void theNumberOfADayBesideAMonthIsOfThatMonth() {
        var dialogue = aDialogue().after("Plan Kandy and Ella from 20 February to 6 March 2027");

        var state = dialogue.hears("actually we leave on the 8th of March, not the 6th");

        assertThat(dates(state).flatMap(StatedDates::getEnd)).contains(LocalDate.parse("2027-03-08"));
        assertThat(state.getRewrittenQuery().orElse("")).doesNotContain("6 February");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "my husband doesn't like spicy food",
                "My wife is vegetarian",
                "I don't eat meat, and my husband is scared of boats",
                "our daughter loves elephants"
            })
    void whoIsSpokenOfIsOneOfThoseWhoTravel(String told) {
        var state = aDialogue().after(A_FAMILY).hears(told);

        assertThat(party(state)).contains("2+1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    We are two adults          | our daughter is 9                          | 2+1
                    We are a couple            | my mother comes along too                  | 3+0
                    We are a couple with a son | now it's just my husband and me            | 2+0
                    We are a couple with a son | we are only two now, the kids stay at home | 2+0
                    We are two adults          | we are four people now                     | 4+0
                    """)
    void whoJoinsIsAddedAndWhoIsCountedAnewIsCounted(String first, String then, String all) {
        assertThat(party(aDialogue().after(first).hears(then))).contains(all);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    We are a couple with a daughter of 9          | how old is our daughter?     | a daughter of 9
                    We travel with our son Leo, who is six        | how old is our son?          | a son of 6
                    We are two adults and two kids aged 5 and 8   | how old are our kids?        | kids of 5 and 8
                    We are a couple with a daughter of 9          | who am I travelling with?    | 2 adults and one child (a daughter of 9)
                    We are 3 friends, arriving 5 January 2027     | how many are we?             | 3 adults
                    I don't eat seafood                           | do you know what I don't eat? | no seafood
                    I'm vegetarian                                | what do I not eat?           | vegetarian
                    """)
    void whatWasToldOfThemIsToldAgain(String told, String asked, String answer) {
        var state = aDialogue().after(told).after("my husband likes tea").hears(asked);

        assertThat(state.getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).contains(answer));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is Galle Fort wheelchair friendly?",
                "the Temple of the Tooth - is it wheelchair friendly?",
                "When is Sigiriya least crowded?",
                "Do you know whether Galle Fort is wheelchair accessible?",
                "Is Kandy less crowded in May?"
            })
    void whatIsAskedInGeneralIsNoWish(String asked) {
        var state = aDialogue().hears(asked);

        assertThat(wishes(state)).isEmpty();
        assertThat(state.getPreferences().flatMap(Preferences::getWalkingTolerance))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    I'm in a wheelchair, is Galle Fort ok?            | wheelchair
                    We use a wheelchair. When is Sigiriya quiet?      | wheelchair
                    Can I visit Galle Fort in my wheelchair?          | wheelchair
                    We hate crowds - when should we go to Sigiriya?   | crowds
                    I'm vegan, what is there to eat in Kandy?         | vegan
                    How to travel from Galle to Yala, avoiding trains | train
                    """)
    void whatIsToldOfOneselfBesideAQuestionIsAWish(String message, String wish) {
        assertThat(wishes(aDialogue().hears(message))).contains(wish);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "plan 3 days in Kandy, wheelchair not needed",
                "plan 3 days in Kandy, a wheelchair is no longer needed",
                "plan 3 days in Kandy, we need no wheelchair"
            })
    void aWheelchairThatIsNotNeededIsNoWish(String said) {
        assertThat(wishes(aDialogue().hears(said))).doesNotContain("wheelchair");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"what can I eat in Mirissa?", "what do they eat there?", "what is the food like in Jaffna?"})
    void whoEatsNoSeafoodIsRemindedWhereDishesAreNamed(String asked) {
        var state = aDialogue()
                .after("Tell me about Mirissa")
                .after("I don't eat seafood")
                .hears(asked);

        assertThat(state.getAssumptions()).anySatisfy(note -> assertThat(note).contains("no seafood"));
    }

    @Test
    void aVegetarianIsToldWhatVegetariansEat() {
        var state = aDialogue().hears("vegetarian please. what do they eat in Jaffna");

        assertThat(state.getRewrittenQuery()).contains("What can vegetarians eat in Jaffna?");
        assertThat(wishes(state)).contains("vegetarian");
    }

    @Test
    void whoTravelsSlowlyIsNotRushed() {
        var state = aDialogue().hears("I always travel slowly and cheap");

        assertThat(state.getPreferences().flatMap(Preferences::getPace).map(StatedValue::getValue))
                .contains("relaxed");
    }

    @Test
    void whatNoLongerHoldsIsTakenBackThoughSomethingElseWasAsked() {
        var state = aDialogue()
                .after("I'm vegan and I always travel on a low budget")
                .after("Find me a luxury villa in Galle")
                .hears("I'm not vegan any more, I eat fish now");

        assertThat(wishes(state)).doesNotContain("vegan");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    I'm travelling with my mum who is 74, from 3 to 9 February 2027 | 2027-02-03 | 2027-02-09
                    We are a family from Spain, coming 1 to 8 April 2027            | 2027-04-01 | 2027-04-08
                    We're two friends, here from 5 to 12 March 2027                 | 2027-03-05 | 2027-03-12
                    """)
    void whoOnlyTellsWhenTheyComeOrdersNoPlan(String told, LocalDate first, LocalDate last) {
        var state = aDialogue().hears(told);

        assertThat(state.getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).startsWith("Noted"));
        assertThat(dates(state).flatMap(StatedDates::getStart)).contains(first);
        assertThat(dates(state).flatMap(StatedDates::getEnd)).contains(last);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "We are two, 5 days from 3 March, Kandy and Ella",
                "2 adults, 3 to 9 February 2027, beaches and temples",
                "We plan to be in Kandy and Ella from 3 to 9 February 2027"
            })
    void whoSaysWhereOrWhatForOrdersOne(String told) {
        assertThat(aDialogue().hears(told).getIntent().name()).isEqualTo("TRIP_PLANNING");
    }

    @Test
    void aDayThatWasJustNamedIsTheOneThatIsAskedAbout() {
        var state = aDialogue()
                .after("I want to see temples in Kandy on 3 January 2027")
                .hears("Is it crowded?");

        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-01-03"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    and the Saturday before?     | 2026-12-19
                    what about the Monday after? | 2026-12-21
                    """)
    void aWeekdayIsCountedFromTheDayThatIsSpokenOf(String asked, LocalDate day) {
        var state = aDialogue()
                .after("Is Sigiriya crowded on Sunday 20 December 2026?")
                .hears(asked);

        assertThat(state.getTargetDate()).contains(day);
    }

    private static Optional<StatedDates> dates(GraphState state) {
        return state.getPreferences().flatMap(Preferences::getDates);
    }

    private static Optional<String> party(GraphState state) {
        return state.getPreferences()
                .flatMap(Preferences::getParty)
                .map((StatedParty party) -> party.getAdults() + "+" + party.getChildren());
    }

    private static List<String> wishes(GraphState state) {
        var known = state.getPreferences().orElseThrow();
        return Stream.concat(known.getOther().stream(), known.getAvoid().stream())
                .map(StatedValue::getValue)
                .toList();
    }
}
