package ai.travion.retrieval.guide;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.search.Inquiry;
import ai.travion.retrieval.search.Wishes;
import java.time.Month;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a guide answers, with the model that ships and all its answers. */
class GuideTest {

    private static final Guide GUIDE = Shipped.guide();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            whale watching in trincomalee or mirissa, which is better? | trincomalee#asked-whale-watching-in-trincomalee-or-mirissa-which-is-better
            which is better, ella or nuwara eliya?                     | ella#asked-ella-or-nuwara-eliya-which-is-better
            yala or udawalawe?                                         | sri-lanka-choices-wildlife#asked-yala-or-udawalawe
            how do i get from colombo to jaffna?                       | jaffna#asked-what-is-the-best-way-to-get-from-colombo-to-jaffna
            how much should i tip my driver or guide                   | sri-lanka-money-and-costs#asked-how-much-should-i-tip-my-driver-or-guide-in-sri-lanka
            do i need a visa?                                          | sri-lanka-packing-and-practical#asked-do-i-need-a-visa-for-sri-lanka
            """)
    void aQuestionPutInTheWordsOfAnAnswerHasThatAnswer(String question, String chunkId) {
        assertThat(asked(question)).containsExactly(chunkId);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            there are masks with bulging eyes and cobras in all the shops, what are they used for and where do they come from | history-and-people#asked-what-are-the-masks-of-sri-lanka-for
            the curved stone step at the foot of the stairs in the ruins, half round with rows of elephants and geese on it, what is that for | history-and-people#asked-what-is-a-moonstone-at-the-temples-of-sri-lanka
            in the evening a van drives round our street playing a tinny Beethoven tune, what on earth is it | eating#asked-what-is-a-choon-paan-the-bakery-tuk-tuk-of-sri-lanka
            The place on a plateau where the ground just stops and you look down hundreds of metres, what is it called? | where-to#asked-where-in-sri-lanka-is-the-cliff-called-the-end-of-the-world
            """)
    void whatIsDescribedIsFoundWithoutItsName(String question, String answer) {
        assertThat(asked(question)).containsExactly("sri-lanka-" + answer);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            esim or local sim, which one has best coverage in hill country | sri-lanka-packing-and-practical#asked-where-do-i-buy-a-sim-card-in-sri-lanka
            leeches in sinharaja??? how bad                                | sinharaja-forest-reserve#asked-how-bad-are-the-leeches-in-sinharaja
            what vaccines do i need for srilanka                           | sri-lanka-safety-and-health#asked-do-i-need-vaccinations-for-sri-lanka
            """)
    void wordsThatAreAddedLoseNoAnswer(String question, String chunkId) {
        assertThat(asked(question)).containsExactly(chunkId);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            what time should we start climbing adams peak in december | adams-peak#asked-what-time-should-i-start-climbing-adam-s-peak-for-the-sunrise
            how early do i have to be at liptons seat                 | liptons-seat#asked-what-time-should-i-be-at-lipton-s-seat
            is bentota good for elderly parents                       | bentota#asked-is-bentota-suitable-for-older-people-or-wheelchair-users
            is galle fort good for elderly parents                    | galle-fort#asked-is-galle-fort-accessible-for-wheelchairs-and-prams
            is it safe to take my 70 year old mother up pidurangala   | pidurangala-rock#asked-can-i-do-pidurangala-rock-with-bad-knees-or-at-an-older-age
            can i visit sigiriya with my 75 year old father           | sigiriya#asked-can-older-people-with-bad-knees-do-sigiriya
            """)
    void forWhomAndWhenItIsAskedDecides(String question, String chunkId) {
        assertThat(asked(question)).containsExactly(chunkId);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            When was the lighthouse in Galle Fort built?          | The lighthouse of Galle Fort, built in 1939
            In which year was the Galle Fort lighthouse built?    | The lighthouse of Galle Fort, built in 1939
            Which hotel did Bawa build near Dambulla?             | Heritance Kandalama near Dambulla
            """)
    void aFactThatAnAnswerTellsByTheWayIsFound(String question, String told) {
        var found = GUIDE.asked(Inquiry.question(question)).tellingTheFact();

        assertThat(found)
                .hasValueSatisfying(
                        answer -> assertThat(answer.passage().passage().text()).contains(told));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "When was the clock tower in Galle Fort built?",
                "Who built the lighthouse in Galle Fort?",
                "When was the lighthouse in Galle Fort painted?",
                "Which hotel did Bawa build near Yala?"
            })
    void whatNoSentenceTellsWholeIsNotFound(String question) {
        assertThat(GUIDE.asked(Inquiry.question(question)).tellingTheFact()).isEmpty();
    }

    @Test
    void placesThatAreListedAreAnsweredEachByItsOwn() {
        assertThat(asked("Where should I stay in Kandy, Nuwara Eliya and Unawatuna?"))
                .hasSize(3)
                .satisfiesExactly(
                        first -> assertThat(first).startsWith("kandy#"),
                        second -> assertThat(second).startsWith("nuwara-eliya#"),
                        third -> assertThat(third).startsWith("unawatuna#"));
    }

    @Test
    void placesThatAreHeldAgainstEachOtherAreNotAnsweredEachByItsOwn() {
        assertThat(asked("Which is better for a rainy week, Kandy or Nuwara Eliya?"))
                .hasSizeLessThan(2);
    }

    @Test
    void whereItIsBestIsNotAnsweredByTheRest() {
        assertThat(asked("best place to see leopards"))
                .doesNotContain(
                        "sri-lanka-animals#asked-where-can-i-see-leopards-in-sri-lanka-apart-from-yala-and-wilpattu");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            wilpattu first time, which gate pls            | wilpattu-national-park#asked-what-are-the-opening-hours-of-wilpattu-national-park
            What makes the water of the black pool under Mihintale so dark? | mihintale#asked-what-should-i-not-miss-at-the-bottom-of-mihintale
            """)
    void whatIsNearToTheQuestionIsNoAnswerToIt(String question, String chunkId) {
        assertThat(asked(question)).doesNotContain(chunkId);
    }

    @Test
    void whatWasPreparedForJulyIsNothingInDecember() {
        var question = "Are the whale boats at Mirissa going out tomorrow or is the wind too strong?";
        var december = Inquiry.question(question, Shipped.place("Mirissa"));

        var answers = GUIDE.to(new Inquiry(
                question, question, december.places(), false, 1, false, Optional.of(Month.DECEMBER), Wishes.NONE));

        assertThat(answers)
                .extracting(answer -> answer.passage().passage().chunkId())
                .doesNotContain("mirissa#asked-can-i-go-whale-watching-in-mirissa-in-july-or-august");
    }

    @Test
    void aPlaceThatIsNotNamedIsAnsweredByItsOwnWhereItIsKnown() {
        var question = "palm swing place, they take money or free?";
        var asked = GUIDE.asked(Inquiry.question(question));

        assertThat(asked.answers()).isEmpty();
        assertThat(asked.of(Shipped.place("Unawatuna")).answers())
                .extracting(answer -> answer.passage().passage().chunkId())
                .containsExactly("unawatuna#asked-where-is-the-palm-tree-swing-near-unawatuna");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Temples of Angkor: two days or three?", "Who owns the gold shops of Sea Street?"})
    void whatIsAskedOfAnotherThingIsNotAskedOfTheIsland(String question) {
        assertThat(asked(question)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "do we have to take malaria pills before flying over, sri-lanka-safety-and-health#asked-do-i-need-malaria-tablets-or-vaccinations-for-sri-lanka"
    })
    void whoIsThereNeedNotNameTheIsland(String question, String chunkId) {
        assertThat(asked(question)).containsExactly(chunkId);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Should we go to Jaffna or Trincomalee?        | sri-lanka-choices-culture#asked-jaffna-or-trincomalee
            Galle or Kandy, which should we choose?       | sri-lanka-choices-culture#asked-kandy-or-galle
            Is it better to stay in Mirissa or Unawatuna? | unawatuna#asked-unawatuna-or-mirissa-which-beach-is-better
            """)
    void ofABareChoiceThePlacesTellWhichItIs(String question, String chunkId) {
        assertThat(asked(question)).containsExactly(chunkId);
    }

    @Test
    void whatIsPreparedForOneCoastIsNothingToWhoAsksOfAnother() {
        assertThat(asked("Where should families with toddlers stay on the south coast?"))
                .noneMatch(chunkId -> chunkId.contains("east-coast"));
    }

    @Test
    void aChoiceOfAMonthIsNoBareOne() {
        assertThat(asked("Should we go to Jaffna or Trincomalee in December?")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            how do i get from galle to ella without going back to colombo | sri-lanka-transfers#asked-how-do-i-get-from-galle-to-ella
            Is Jaffna worth the trip from Anuradhapura with only 2 days?  | jaffna#asked-is-jaffna-worth-the-long-trip
            nuwara eliya or haputale for tea views                        | sri-lanka-choices-hills#asked-which-tea-town-nuwara-eliya-haputale-hatton-or-ella
            is tap water safe for the kids                                | sri-lanka-safety-and-health#asked-can-i-drink-the-tap-water-in-sri-lanka
            """)
    void aConditionAChoiceAndAChildNeedNoAnswerOfTheirOwn(String question, String chunkId) {
        assertThat(asked(question)).containsExactly(chunkId);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Is Arugam Bay good for families with children?    | arugam-bay#asked-is-arugam-bay-good-for-families-with-children
            how do i get from the airport to kandy            | sri-lanka-transport#asked-can-i-go-straight-from-the-airport-to-sigiriya-or-kandy-in-sri-lanka
            """)
    void theVeryWordsAreEnoughHoweverManyComeNearer(String question, String chunkId) {
        assertThat(asked(question)).containsExactly(chunkId);
    }

    @Test
    void whatHoldsAnywhereHoldsAtAPlaceThatIsNamed() {
        var question = "is halal food available in ella";
        var found = GUIDE.asked(Inquiry.question(question, mentioned(question)));

        assertThat(found.answers()).isEmpty();
        assertThat(found.holdingAnywhere())
                .map(answer -> answer.passage().passage().chunkId())
                .contains("sri-lanka-food#asked-is-it-easy-to-find-halal-food-in-sri-lanka");
    }

    @ParameterizedTest
    @ValueSource(strings = {"how many restaurants are there in ella", "which restaurant opened in ella this week"})
    void aFactOfAPlaceHoldsNowhereElse(String question) {
        assertThat(GUIDE.asked(Inquiry.question(question, mentioned(question))).holdingAnywhere())
                .isEmpty();
    }

    @Test
    void beyondThePagesAFactHasToBeLikelier() {
        var ofWhatHolds = "is it possible to see the milky way or dark skies somewhere";
        var ofWhatWas = "Who painted the caves of Mulkirigala?";

        assertThat(GUIDE.to(Inquiry.question(ofWhatHolds, mentioned(ofWhatHolds))))
                .isNotEmpty()
                .allMatch(Guide.Answer::isSureByItself);
        assertThat(GUIDE.to(Inquiry.question(ofWhatWas, mentioned(ofWhatWas)))).noneMatch(Guide.Answer::isSureByItself);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How many books were lost when the Jaffna library burned?",
                "What papers do two foreigners need to get legally married in Sri Lanka?",
                "is there an app that brings food to the hotel"
            })
    void whatCountsThemAndWhatOneNeedsIsGivenBeyondThePages(String question) {
        assertThat(GUIDE.to(Inquiry.question(question, mentioned(question))))
                .isNotEmpty()
                .allMatch(Guide.Answer::isSureByItself);
    }

    @Test
    void whichOfManyIsTheBestIsAFact() {
        var question = "Which Ayurveda clinic near Beruwala is the best for a three-week panchakarma?";

        assertThat(GUIDE.to(Inquiry.question(question, mentioned(question)))).noneMatch(Guide.Answer::isSureByItself);
    }

    @Test
    void aPartThatAsksForNoFactAnswersNobodyWhoAsksForOne() {
        assertThat(asked("Adisham monastery near Haputale: how many rooms did the mansion have"))
                .isEmpty();
    }

    @Test
    void whatItIsLikeEverywhereTellsNobodyWhereItIs() {
        var question = "clean public toilet in Pettah where";

        assertThat(GUIDE.asked(Inquiry.question(question, mentioned(question))).holdingAnywhere())
                .isEmpty();
    }

    @Test
    void aChildAndAGrandmotherAreAnsweredEach() {
        assertThat(asked("Is Pidurangala doable with a 5 year old and a 70 year old grandma?"))
                .containsExactlyInAnyOrder(
                        "pidurangala-rock#asked-can-children-climb-pidurangala-rock",
                        "pidurangala-rock#asked-can-i-do-pidurangala-rock-with-bad-knees-or-at-an-older-age");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "is Ella Rock ok for a 5 year old and a wheelchair user?",
                "is Mirissa good for my toddler and my pregnant wife"
            })
    void oneTravellerOfTwoIsNotAnsweredAlone(String question) {
        assertThat(asked(question)).isEmpty();
    }

    @Test
    void aBabyInArmsIsNoneThatIsExpected() {
        assertThat(asked("is sigiriya ok with a baby and a wheelchair"))
                .doesNotContain("sigiriya#asked-is-it-safe-to-climb-sigiriya-while-pregnant");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"is it worth seeing the kandy perahera in january", "is the kandy perahera worth it in may"})
    void aMonthThatAnAnswerDoesNotTellOfIsAnotherQuestion(String question) {
        assertThat(asked(question)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "how do i get from colombo to jaffna in march?, jaffna#asked-what-is-the-best-way-to-get-from-colombo-to-jaffna",
        "Can you climb Adam's Peak in August?, adams-peak#asked-can-you-climb-adam-s-peak-out-of-season",
        "should i avoid jaffna in november, jaffna#asked-when-should-i-avoid-jaffna",
        "Is Arugam Bay worth visiting in December?, arugam-bay#asked-can-i-go-to-arugam-bay-in-december-or-january"
    })
    void anAnswerOfAllMonthsOrOfASpanOfThemStays(String question, String chunkId) {
        assertThat(asked(question)).containsExactly(chunkId);
    }

    @Test
    void whereOneComesFromIsNotWhatIsAskedAbout() {
        assertThat(asked("Is it worth going to Jaffna for two days from Colombo?"))
                .containsExactly("jaffna#asked-is-jaffna-worth-the-long-trip");
    }

    @ParameterizedTest
    @ValueSource(strings = {"how long does it take", "is it worth it", "how do I get there?"})
    void aPlaceThatNobodyNamesAnswersNothing(String question) {
        assertThat(asked(question)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "where was the bridge on the river kwai filmed, kitulgala",
        "is the tooth relic shown to visitors, temple-of-the-tooth"
    })
    void aThingOfFewPlacesNamesItsPlace(String question, String placeId) {
        assertThat(asked(question)).singleElement().asString().startsWith(placeId);
    }

    @ParameterizedTest
    @CsvSource({
        "is mirissa good with a toddler, mirissa#asked-is-whale-watching-in-mirissa-suitable-for-small-children",
        "how do i get to ella, ella#asked-how-do-i-get-from-ella-to-the-south-coast-or-yala",
        "how do i get to jaffna?, jaffna#asked-how-do-i-get-around-jaffna"
    })
    void oneThingOfAPlaceAndTheWayFromItAreAnotherQuestion(String question, String chunkId) {
        assertThat(asked(question)).doesNotContain(chunkId);
    }

    @Test
    void aPlaceThatTheTurnIsAboutNeedsNoName() {
        assertThat(GUIDE.to(Inquiry.question("can I fly a drone there", Shipped.place("Pidurangala Rock"))))
                .extracting(answer -> answer.passage().passage().chunkId())
                .containsExactly("pidurangala-rock#asked-can-i-fly-a-drone-at-pidurangala-rock");
    }

    @ParameterizedTest
    @CsvSource({
        "where can we eat, Galle Fort",
        "how long should we stay, Hikkaduwa",
        "how do i get there from the airport, Mirissa",
        "is it ok with kids, Weligama"
    })
    void ofAPlaceNoAnswerOfOtherPlacesIsGiven(String question, String place) {
        assertThat(GUIDE.to(Inquiry.question(question, Shipped.place(place))))
                .extracting(answer -> answer.passage().passage().chunkId())
                .noneMatch(id -> id.startsWith("sri-lanka-"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is Sigiriya suitable for children in july?",
                "Is whale watching in Weligama suitable for children?",
                "Which other hikes for children are near Pidurangala Rock?"
            })
    void anAnswerWithThePlaceForAnExampleOrOfAnotherDeedIsNone(String question) {
        assertThat(asked(question)).isEmpty();
    }

    @Test
    void whoTravelsIsNoThingOfAPlace() {
        assertThat(asked("can my dad (over 70, bad hip) do safari in Sri Lanka?"))
                .allMatch(chunkId -> chunkId.startsWith("sri-lanka-"));
    }

    @Test
    void theWayBackIsAnotherWay() {
        assertThat(asked("how do i get from jaffna to colombo?"))
                .doesNotContain("jaffna#asked-what-is-the-best-way-to-get-from-colombo-to-jaffna");
    }

    private static List<String> asked(String question) {
        return GUIDE.to(Inquiry.question(question, mentioned(question))).stream()
                .map(answer -> answer.passage().passage().chunkId())
                .distinct()
                .toList();
    }

    private static Place[] mentioned(String question) {
        return Shipped.ATLAS.mentionedIn(question).stream()
                .map(Places.Mention::place)
                .distinct()
                .toArray(Place[]::new);
    }
}
