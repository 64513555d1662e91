package ai.travion.router.wishes;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.router.wishes.Wishes.Wish;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WishReaderTest {

    private final WishReader reader = new WishReader();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            with focus on hiking and photography          | hiking; photography
            I love surfing                                | surfing
            we're interested in temples and history       | history; religion
            my wife and I want to surf                    | surfing
            more beaches, less temples                    | beach
            I love hiking but not temples                 | hiking
            """)
    void whatTheyLikeIsAnInterest(String text, String interests) {
        var wishes = reader.read(text);

        assertThat(wishes.interests())
                .extracting(Wish::value)
                .containsExactlyElementsOf(List.of(interests.split("; ", -1)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "haha my husband will be heartbroken, no beer!",
                "oh no, no beer!",
                "The kids are going to be so disappointed, no beaches.",
                "what a shame, no hiking then"
            })
    void whoIsSorryThatThereIsNoneOfItHasNothingAgainstIt(String text) {
        assertThat(reader.read(text).avoid()).isEmpty();
        assertThat(reader.read(text).other()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"no beer please, we don't drink", "my wife gets sad there, no museums please", "no beer"})
    void whoOrdersThatThereBeNoneOfItIsObeyed(String text) {
        assertThat(reader.read(text).avoid()).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"we never said no beaches", "we didn't ask you to skip the beach", "who said no beaches?"})
    void whatIsDeniedIsTakenBack(String text) {
        var wishes = reader.read(text);

        assertThat(wishes.avoid()).isEmpty();
        assertThat(wishes.withdrawn()).contains("beach");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            no crowds                                     | crowds
            without hiking                                | hiking
            No crowds please, and without hiking          | crowds; hiking
            avoid temples, museums and crowds             | museums; religion; crowds
            skip the temples and do more beach instead    | religion
            no temples and add some beach                 | religion
            we don't like long drives                     | long drives
            I hate getting up early                       | early starts
            remove hiking                                 | hiking
            we don't hike and don't drink alcohol         | hiking; alcohol
            Plan two days in Mirissa, I don't surf        | surfing
            my kids don't climb                           | hiking
            not into nightlife                            | nightlife
            somewhere off the beaten track                | crowds
            a quiet place away from the tourists          | crowds
            I love hiking but not temples                 | religion
            dad hates driving, mum wants culture, kids want animals and pool | long drives
            he hates museums, she loves temples           | museums
            my wife hates hiking and the kids love beaches | hiking
            I don't like crowds but my wife loves markets | crowds
            I love wildlife and hate crowds               | crowds
            I hate crowds and love wildlife               | crowds
            husband loves birds, our teen is bored by ruins | history
            my wife is bored stiff by beaches but loves old buildings | beach
            no interest in wildlife whatsoever            | wildlife
            the kids haven't any interest in museums      | museums
            Museums? Rather not.                          | museums
            not so keen on art galleries                  | museums
            no museums or other culture please            | culture; museums
            Temples? No thanks, we had our fill           | religion
            I've had enough of temples, what's there to see? | religion
            we have seen enough temples                   | religion
            ruins leave me cold                           | history
            shopping is not our thing                     | shopping
            we'd rather not do hikes                      | hiking
            sick and tired of beaches                     | beach
            we like no crowds and beaches                 | crowds
            we prefer no crowds and waterfalls            | crowds
            we want no temples and museums                | religion; museums
            no crowds and no beaches                      | crowds; beach
            without spicy food and visit a tea factory    | spicy food
            """)
    void whatTheyDislikeIsAvoided(String text, String avoided) {
        var wishes = reader.read(text);

        assertThat(wishes.avoid())
                .extracting(Wish::value)
                .containsExactlyInAnyOrderElementsOf(List.of(avoided.split("; ", -1)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "can't wait to hike in Ella",
                "like eat no spicy food and take photo train bridge",
                "no spicy food and see the temples please",
                "no problem with hiking",
                "no more than 3 temples",
                "Are there no beaches?",
                "not far from the beach",
                "What are the best beaches?",
                "Is there nightlife?",
                "why is there no alcohol on Poya days",
                "temples don't bore us",
                "are the beaches boring?",
                "we have enough time for temples",
                "is it true that museums bore children?",
            })
    void aQuestionIsNoDislike(String text) {
        var wishes = reader.read(text);

        assertThat(wishes.avoid()).as(text).isEmpty();
    }

    @Test
    void aFirmRefusalIsARequirement() {
        var wishes = reader.read("absolutely no alcohol");

        assertThat(wishes.avoid()).containsExactly(new Wish("alcohol", true));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            family with two kids                         | 2 | 2 | family
            2 adults and 3 children                      | 2 | 3 | family
            family of four                               | 4 | 0 | family
            2 people                                     | 2 | 0 | 2 people
            with my wife                                 | 2 | 0 | couple
            honeymoon                                    | 2 | 0 | couple
            solo                                         | 1 | 0 | solo
            I travel alone                               | 1 | 0 | solo
            with 3 friends                               | 4 | 0 | friends
            group of 12                                  | 12| 0 | 12 people
            we are four                                  | 4 | 0 | 4 people
            with my elderly parents                      | 0 | 0 | family
            with my 5 year old                           | 0 | 1 | family: a child of 5
            my husband and our baby                      | 2 | 1 | family
            with 2 kids, 7-10 December                   | 0 | 2 | family
            2 kids, 5-day trip                           | 0 | 2 | family
            2 children, 10.12. to 14.12.                 | 0 | 2 | family
            2 kids, 7 to 10 December                     | 0 | 2 | family
            2 kids, 7 and 10                             | 0 | 2 | family: kids of 7 and 10
            2 kids (7, 10)                               | 0 | 2 | family: kids of 7 and 10
            2 children aged 4 and 6, 7-10 December       | 0 | 2 | family: children of 4 and 6
            """)
    void whoTravelsIsRead(String text, int adults, int children, String description) {
        var party = reader.read(text).party();

        assertThat(party).as(text).hasValueSatisfying(found -> {
            assertThat(found.getAdults()).isEqualTo(adults);
            assertThat(found.getChildren()).isEqualTo(children);
            assertThat(found.getDescription()).isEqualTo(description);
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "top 10 beaches",
                "2 days",
                "5 hotels",
                "Tell me about Ella",
                "the two temples",
                "3 places",
                "Kandy for two, Ella for three"
            })
    void aNumberOfThingsIsNoParty(String text) {
        var party = reader.read(text).party();

        assertThat(party).as(text).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            on a budget                 | low    |        |     | ''
            make it cheaper             | low    |        |     | ''
            a luxury trip               | high   |        |     | ''
            mid-range hotels            | medium |        |     | ''
            under $50 a day             | ''     | 50     | USD | day
            budget of 500 USD per person| ''     | 500    | USD | person
            spend 50,000 rupees         | ''     | 50000  | LKR | ''
            up to 50k LKR               | ''     | 50000  | LKR | ''
            for max 1500 euros          | ''     | 1500   | EUR | ''
            """)
    void theBudgetIsRead(String text, String level, Double amount, String currency, String per) {
        var budget = reader.read(text).budget();

        assertThat(budget).as(text).hasValueSatisfying(found -> {
            assertThat(found.getLevel()).isEqualTo(level);
            assertThat(found.getAmount().orElse(null)).isEqualTo(amount);
            assertThat(found.getCurrency().orElse(null)).isEqualTo(currency);
            assertThat(found.getPer()).isEqualTo(per);
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "is the entry 30 dollars?",
                "can I exchange 100 USD",
                "Is Sri Lanka cheaper than Thailand?",
                "how much is 5000 rupees"
            })
    void aPriceThatIsAskedForIsNoBudget(String text) {
        var budget = reader.read(text).budget();

        assertThat(budget).as(text).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            my mother can't walk far           | low
            wheelchair                         | low
            not too much walking               | low
            I love long hikes                  | high
            we are very fit                    | high
            easy hikes                         | medium
            we like easy walks                 | low
            flat walks only please             | low
            a gentle stroll is all I manage    | low
            I can walk only 200 metres         | low
            our mum and we can only walk 50 m  | low
            we can only walk a little          | low
            """)
    void howFarTheyWalkIsRead(String text, String tolerance) {
        var wishes = reader.read(text);

        assertThat(wishes.walkingTolerance()).as(text).contains(tolerance);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            relaxed pace                       | relaxed
            take it easy                       | relaxed
            nothing rushed                     | relaxed
            nothing too hectic please          | relaxed
            we hate being rushed               | relaxed
            we are in no hurry                 | relaxed
            see as much as possible            | packed
            wanna see everything but not rush  | relaxed
            see everything, don't rush us      | relaxed
            as much as possible without any hurry | relaxed
            no need to rush                    | relaxed
            see everything, not in the rush hour | packed
            a moderate pace                    | moderate
            """)
    void thePaceIsRead(String text, String pace) {
        var wishes = reader.read(text);

        assertThat(wishes.pace()).as(text).contains(pace);
    }

    @ParameterizedTest
    @ValueSource(strings = {"We don't need a packed lunch", "no packed breakfast please"})
    void aPackedMealIsNeitherAPaceNorACrowd(String text) {
        assertThat(reader.read(text).pace()).as(text).isEmpty();
        assertThat(reader.read(text).avoid()).as(text).extracting(Wish::value).doesNotContain("crowds");
    }

    @Test
    void whoWantsToSeeEverythingWithoutARushHasSaidHow() {
        assertThat(WishReader.isRelaxedAndPacked("we want to see everything but not rush"))
                .isFalse();
        assertThat(WishReader.isRelaxedAndPacked("a relaxed trip with packed days"))
                .isTrue();
    }

    @Test
    void aRequirementIsKeptInWords() {
        var wishes = reader.read("I'm vegetarian and allergic to nuts");

        assertThat(wishes.other()).containsExactly("vegetarian", "allergic to nuts");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "i'm allergic to peanuts, is sri lankan food safe for me",
                "we don't eat pork, can we try street food?",
                "my son is scared of dogs, are beaches full of them?"
            })
    void whatIsAskedBehindADislikeIsNotDisliked(String message) {
        assertThat(reader.read(message).avoid()).extracting(Wish::value).doesNotContain("food", "beaches", "beach");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Actually I love crowds now                         | crowds
            forget what I said about crowds                    | crowds
            forget the heights thing, I'm over it              | heights
            forget the museums thing, I like them              | museums
            scrap that about the beaches                       | beach
            ignore the bit about early mornings                | early starts
            drop the no-temples rule                           | religion
            forget that I hate crowds                          | crowds
            vertigo's gone now, doctor fixed it                | heights
            the allergy turned out to be nothing               | the allergy
            actually temples are fine                          | religion
            temples are fine now                               | religion
            museums are good after all                         | museums
            heights don't bother me any more                   | heights
            I got over my fear of heights                      | heights
            my knee is fine again                              | walking
            yes, I changed my mind about meat                  | vegan
            """)
    void whatDoesNotHoldAnyMoreIsWithdrawn(String text, String value) {
        var wishes = reader.read(text);

        assertThat(wishes.withdrawn()).as(text).contains(value);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "forget the heights thing, I'm over it",
                "vertigo's gone now",
                "the allergy turned out to be nothing",
                "drop the no-temples rule",
                "forget that I'm vegetarian",
            })
    void whatIsTakenBackIsNotSaidAnew(String text) {
        var wishes = reader.read(text);

        assertThat(wishes.avoid()).as(text).isEmpty();
        assertThat(wishes.other()).as(text).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no temples is fine with us",
                "are temples fine in shorts?",
                "don't forget the heights thing",
                "money doesn't matter",
                "the beaches of the south",
                "forget the beaches",
            })
    void whatOnlySoundsLikeItTakesNothingBack(String text) {
        var wishes = reader.read(text);

        assertThat(wishes.withdrawn()).as(text).isEmpty();
    }

    @Test
    void aWishIsRecordedOnce() {
        var wishes = reader.read("no spicy food for the kids");

        assertThat(wishes.other()).containsExactly("no spicy food");
        assertThat(wishes.avoid()).isEmpty();
    }

    @Test
    void whoStaysAwayFromAFeastHasNothingAgainstCulture() {
        var wishes = reader.read("Plan a day in Kandy without the perahera, we avoid crowds");

        assertThat(wishes.avoid()).extracting(Wishes.Wish::value).containsExactly("crowds");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Plan four days for 12 students                           | 12
            2 days for a vegetarian couple who don't drink           | 2
            me, my husband and his parents want 3 slow days          | 4
            with my mother-in-law for 2 days                         | 2
            we're three now, my brother joins                        | 3
            """)
    void whoTravelsIsCounted(String text, int adults) {
        assertThat(reader.read(text).party().orElseThrow().getAdults()).isEqualTo(adults);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            How do I get to Arugam Bay without a car?        | cars
            How do I get to Galle, not by bus?               | buses
            How do I reach Sigiriya without taking a taxi?   | taxis
            How to get to Mirissa by public transport only   | cars; taxis
            Where are animals, nothing with elephants in chains? | elephants in chains
            wildlife without jeeps                           | jeeps
            places near Dambulla without monkeys             | monkeys
            something that doesn't involve going on a boat   | boats
            a hike, nothing strenuous                        | ''
            """)
    void whatAQuestionLeavesOutIsACondition(String question, String avoided) {
        var wishes = WishReader.withConditions(reader.read(question), question);

        assertThat(wishes.avoid())
                .extracting(Wish::value)
                .containsExactlyInAnyOrderElementsOf(avoided.isEmpty() ? List.of() : List.of(avoided.split("; ", -1)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            3 slow days around the lake       | relaxed
            a lazy weekend                    | relaxed
            plan 2 busy days                  | packed
            """)
    void howDaysAreSpentIsAPace(String text, String pace) {
        assertThat(reader.read(text).pace()).contains(pace);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "We only eat halal, so any halal restaurant is fine.",
                "Vegan is fine",
                "A low budget hotel is fine for us",
                "I wonder if hiking is ok",
                "Please check whether the train is fine",
                "We hope the beach is fine",
                "Please drop the beach stuff",
                "Remove the hiking bit, please"
            })
    void whatIsOnlyAcceptedOrLeftOutIsNotTakenBack(String text) {
        assertThat(reader.read(text).withdrawn()).as(text).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            No long drives please, a short drive is fine.      | long drives
            Please drop the beach stuff                        | beach
            Remove the hiking bit, please                      | hiking
            Drop the wildlife bit                              | wildlife
            """)
    void whatIsSaidAgainstItHolds(String text, String avoided) {
        assertThat(reader.read(text).avoid()).extracting(Wish::value).as(text).contains(avoided);
    }

    @Test
    void aShortWalkThatIsFineMakesNobodyWalkFar() {
        assertThat(reader.read("We don't like walking much, short walks are fine")
                        .walkingTolerance())
                .contains("low");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "I'd rather not miss the beach",
                "We'd rather not skip temples",
                "There's no time for whale watching in this plan",
                "There is no time for the beach on day 2",
                "Is there no time for a safari?",
                "We don't care about the crowds",
                "I couldn't care less about the heat",
                "Would the hike exhaust my parents?",
                "Do you think the museum would bore my kids?",
                "Will the long drive stress my kids?",
                "Does the climb tire the kids?"
            })
    void aFearAComplaintOrAQuestionIsNoDislike(String text) {
        assertThat(reader.read(text).avoid()).as(text).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "plan a girls trip, 5 days in Hikkaduwa",
                "a girls' weekend, 3 days in Galle",
                "a boys only surf trip, 4 days in Weligama",
                "girls getaway, 7 nights by the sea"
            })
    void aTripOfFriendsHasNoChild(String text) {
        assertThat(Children.in(text)).as(text).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"'two girls, 5 and 7', 2", "'with a girl of 6', 1", "'3 boys aged 4, 6 and 9', 3"})
    void childrenWhoComeAlongAreCounted(String text, int children) {
        assertThat(Children.in(text)).contains(children);
    }
}
