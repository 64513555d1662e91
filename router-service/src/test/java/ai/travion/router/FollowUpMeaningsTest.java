package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.graph.Graph;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.RouteDecision;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Follow-ups in few words and what they mean, in the query that is searched for. */
class FollowUpMeaningsTest {

    @ParameterizedTest
    @ValueSource(strings = {"yes please", "Yes!", "sure, go on", "please do", "yes, that would be great", "why not"})
    void whoAgreesAfterAnAnswerWantsMoreOfIt(String message) {
        assertThat(aDialogue().after("Tell me about Sigiriya").searchesFor(message))
                .isEqualTo("Tell me more about Sigiriya");
    }

    @ParameterizedTest
    @ValueSource(strings = {"thanks!", "great, thank you", "ok", "cool"})
    void whoOnlyThanksDoesNot(String message) {
        assertThat(aDialogue().after("Tell me about Sigiriya").hears(message).getIntent())
                .isEqualTo(IntentType.GREETING);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Tell me about Ella Rock|an easier one|Which other easy hikes are near Ella Rock?",
                "Tell me about Ella Rock|something less steep?|Which other easy hikes are near Ella Rock?",
                "Tell me about Unawatuna|somewhere quieter?|Which other quiet beaches are near Unawatuna?",
                "Tell me about Unawatuna|another beach please|Which other beaches are near Unawatuna?",
                "Tell me about Sigiriya|any alternatives?|Which other ancient sites are near Sigiriya?",
                "hikes near Ella|is there an easier one?|Which other easy hikes are near Ella?",
                "Is Mirissa good in July?|where instead?|Which other beaches are good in July?",
                "Is Yala worth visiting in September?|where then?|Which other national parks are good in September?"
            })
    void anotherIsOneOfItsKindNearOrInTheSameMonth(String before, String message, String query) {
        assertThat(aDialogue().after(before).searchesFor(message)).isEqualTo(query);
    }

    @ParameterizedTest
    @ValueSource(strings = {"what else is there to see?", "when is the best time?", "is there a quicker way there?"})
    void whatIsAskedOfThePlaceIsNoWishForAnother(String message) {
        assertThat(aDialogue().after("Tell me about Ella Rock").searchesFor(message))
                .doesNotContain("Which other");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "my mother can't climb|How hard is the walk at Sigiriya, with steps or a climb?",
                "my dad uses a cane|How hard is the walk at Sigiriya, with steps or a climb?",
                "my knees are bad|How hard is the walk at Sigiriya, with steps or a climb?",
                "my son is 5|Is Sigiriya suitable for children?",
                "we're afraid of heights|Is there a steep drop or an exposed edge at Sigiriya?",
                "we are vegetarians|Where can one eat vegetarian food in Sigiriya?"
            })
    void whatTravellersTellOfThemselvesIsAskedOfThePlace(String remark, String query) {
        var dialogue = aDialogue().after("Tell me about Sigiriya");

        var heard = dialogue.hears(remark);

        assertThat(heard.getRewrittenQuery()).contains(query);
        assertThat(heard.getAssumptions()).anyMatch(said -> said.startsWith("Noted: "));
    }

    @Test
    void whoGetsSeasickHearsOfTheSeaOnlyByTheSea() {
        assertThat(aDialogue().after("Whale watching in Mirissa").searchesFor("I get seasick"))
                .isEqualTo("How rough is the sea on a boat trip at Mirissa?");
        assertThat(aDialogue()
                        .after("Tell me about Kandy")
                        .hears("I get seasick")
                        .getRouteDecision())
                .isEqualTo(RouteDecision.SMALL_TALK);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "my mother can't climb stairs|Is Polonnaruwa ok for her?|How hard is the walk at Polonnaruwa, with steps or a climb?",
                "my mother can't climb stairs|Could she manage Adam's Peak?|How hard is the walk at Adam's Peak, with steps or a climb?",
                "we travel with a 4 year old|is Ella Rock too hard?|Is Ella Rock suitable for children?"
            })
    void whetherAPlaceSuitsIsAskedByWhatTheyNeed(String told, String message, String query) {
        assertThat(aDialogue().after(told).searchesFor(message)).isEqualTo(query);
    }

    @Test
    void theSameIsAskedOfTheNextPlace() {
        var dialogue = aDialogue().after("my mother can't climb stairs").after("Is Polonnaruwa ok for her?");

        assertThat(dialogue.searchesFor("And the Dambulla caves?"))
                .isEqualTo("How hard is the walk at Dambulla Cave Temple, with steps or a climb?");
    }

    @ParameterizedTest
    @ValueSource(strings = {"so which one should I take?", "which would you pick?", "which one then?"})
    void aVerdictIsAskedByTheMeasureThatWasAskedFor(String message) {
        var dialogue =
                aDialogue().after("Sigiriya or Pidurangala, which is better?").after("which one is easier?");

        assertThat(dialogue.searchesFor(message)).isEqualTo("Which is easier, Sigiriya or Pidurangala Rock?");
    }

    @ParameterizedTest
    @ValueSource(strings = {"is it worth it then?", "so should we go?", "still a good idea?"})
    void whetherToGoIsAskedOfThePlaceAndItsMonth(String message) {
        assertThat(aDialogue().after("Is Mirissa good in July?").searchesFor(message))
                .isEqualTo("Is Mirissa worth visiting in July?");
    }

    @Test
    void whatIsToldAndAskedInOneMessageIsHeardTogether() {
        var heard = aDialogue().after("Whale watching in Mirissa").hears("I get seasick easily. Still a good idea?");

        assertThat(heard.getRewrittenQuery()).contains("How rough is the sea on a boat trip at Mirissa?");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Tell me about Anuradhapura|is Mihintale easier?|Which is easier, Mihintale or Anuradhapura?",
                "Can I surf in Weligama?|I'm a beginner|Is Weligama good for beginners to surf?",
                "Tell me about Nilaveli|sounds lovely, can we snorkel?|Nilaveli Beach",
                "Tell me about Trincomalee|good for diving?|Trincomalee",
                "Arugam Bay in December for surfing?|oh. where else can I surf then?|Which other surf spots are good in December?"
            })
    void theSubjectIsKept(String before, String message, String query) {
        assertThat(aDialogue().after(before).searchesFor(message)).contains(query);
    }

    @Test
    void aPlaceThatTheMessageHasJustNamedIsThere() {
        assertThat(aDialogue().after("Tell me about Mirissa").searchesFor("OK Nilaveli. What else is around there?"))
                .containsIgnoringCase("around Nilaveli Beach");
    }

    @Test
    void theOnlyTempleOfATownIsTheTempleThere() {
        assertThat(aDialogue()
                        .after("How many days for Trincomalee?")
                        .searchesFor("What's special about the hindu temple there?"))
                .isEqualTo("What's special about Koneswaram Temple?");
    }

    @ParameterizedTest
    @ValueSource(strings = {"and when's the next one", "when is the next?", "ok, and when is the next poya"})
    void theNextOfAPoyaQuestionIsItsDay(String message) {
        assertThat(aDialogue().after("Is alcohol really forbidden on Poya?").searchesFor(message))
                .isEqualTo("When is the next Poya day?");
    }

    @Test
    void aWishWithoutAPlaceGathersWhatIsSaidOfIt() {
        var dialogue = aDialogue().after("Best place for a quiet yoga sort of holiday, not party");

        assertThat(dialogue.searchesFor("In May?")).isEqualTo("Which quiet places are good for yoga in May?");
        assertThat(dialogue.searchesFor("I'd rather be by the sea."))
                .isEqualTo("Which quiet beaches are good for yoga in May?");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "which day is Poya?|Is there a Poya day between 10 December 2026 and 12 December 2026?",
                "any public holidays?|Is there a public holiday between 10 December 2026 and 12 December 2026?",
                "what if it rains?|What is there to do in Kandy and Ella when it rains?"
            })
    void aQuestionInTheMidstOfAPlanIsAskedOfThePlan(String message, String query) {
        var dialogue = aDialogue().after("Plan 3 days in Kandy and Ella from 10 December");

        assertThat(dialogue.searchesFor(message)).isEqualTo(query);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "make it cheaper",
                "no museums please",
                "start a bit later in the morning",
                "we'd like a slower pace"
            })
    void anEditGoesOnWithThePlanAfterAQuestionBesideIt(String edit) {
        var dialogue =
                aDialogue().after("Plan 3 days in Kandy from 10 December").after("which day is Poya?");

        var step = dialogue.says(edit);

        assertThat(step.state().getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(step.state().getTargetLocations()).containsExactly("Kandy");
        assertThat(step.state().getTargetDate())
                .hasValueSatisfying(day -> assertThat(day).hasToString("2026-12-10"));
    }

    @Test
    void aStopIsLeftOutByItsNumberAndTheOthersStay() {
        var heard = aDialogue()
                .after("Plan 3 days in Kandy, Ella and Galle Fort from 10 December")
                .hears("drop the last stop");

        assertThat(heard.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(heard.getTargetLocations()).containsExactly("Kandy", "Ella");
        assertThat(heard.getAssumptions()).anyMatch(said -> said.startsWith("Galle Fort is left out"));
    }

    @Test
    void aStopIsExchangedByItsKindForTheNearestOfTheOther() {
        var heard = aDialogue()
                .after("Plan 2 days in Ella and Mirissa from 10 December")
                .hears("swap the beach for a temple");

        assertThat(heard.getTargetLocations())
                .contains("Ella")
                .doesNotContain("Mirissa")
                .hasSize(2);
        assertThat(heard.getAssumptions()).anyMatch(said -> said.endsWith("takes the place of Mirissa."));
    }

    @ParameterizedTest
    @CsvSource({"an extra night in Galle please,4", "two nights in Galle instead,4", "one more day in Galle,4"})
    void aLongerStayKeepsTheOtherPlaces(String message, int days) {
        var step = aDialogue()
                .after("Plan 3 days in Kandy, Ella and Galle Fort from 10 December")
                .says(message);

        assertThat(step.next()).isNotEqualTo(Graph.REPLY);
        assertThat(step.state().getTargetLocations()).containsExactly("Kandy", "Ella", "Galle Fort");
        assertThat(step.state()
                        .getPreferences()
                        .orElseThrow()
                        .getDates()
                        .orElseThrow()
                        .getDays())
                .contains(days);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "and on the other coast?",
                "what about the other side of the island",
                "on the opposite coast?",
                "and at the other end of the country?",
                "is there any on the other side then?"
            })
    void theOtherCoastIsThatOfWhatOneIsAfter(String message) {
        assertThat(aDialogue().after("Best time to see whales in Mirissa").searchesFor(message))
                .isEqualTo("Which places on the east coast are good for whale watching?");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "we have a car from Ella, does it work as day trip",
                "our hotel is in Ella, can we do it in a day",
                "we're staying in Ella with a driver. is that a doable day trip?",
                "I'm based in Ella, could I see it in one day and be back for dinner?",
                "is a day trip from Ella possible?"
            })
    void whereOneStaysIsNotWhatOneGoesTo(String message) {
        var heard = aDialogue().after("Tell me about Udawalawe").hears(message);

        assertThat(heard.getTargetLocations()).containsExactly("Udawalawe National Park", "Ella");
        assertThat(heard.getRewrittenQuery())
                .hasValueSatisfying(
                        query -> assertThat(query).startsWith("How far is Udawalawe National Park from Ella"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"and Ella?", "how many days for Ella then"})
    void whatIsAskedOfAnotherPlaceIsAskedOfIt(String message) {
        assertThat(aDialogue().after("Tell me about Udawalawe").hears(message).getTargetLocation())
                .contains("Ella");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "whats there for my wife who gets seasick",
                "is there anything for my husband who hates boats?",
                "what can my mum do, she can't swim",
                "anything there for someone afraid of water"
            })
    void whoCannotJoinIsToldWhatElseThereIs(String message) {
        assertThat(aDialogue().after("Whale watching in Mirissa").searchesFor(message))
                .isIn("What else is there to do in Mirissa?", "What is there to see and do in Mirissa?");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "somewhere to stay near the break?",
                "any hotels there?",
                "a cheap place to sleep close by?",
                "guesthouses nearby?",
                "is there a nice place to stay?"
            })
    void whoWantsABedIsNotToldOfTheSurf(String message) {
        assertThat(aDialogue().after("Can I surf in Weligama?").searchesFor(message))
                .contains("Weligama")
                .doesNotContain("surf");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "We are in Kandy. It rains. Where can we go?",
                "Good morning! We're in Kandy and it's pouring. What can we do?",
                "stuck in kandy, it rains all day, any ideas?",
                "we're staying in Kandy. it keeps raining. what now?"
            })
    void whereItRainsOneAsksWhatToDo(String message) {
        assertThat(aDialogue().searchesFor(message)).startsWith("What is there to do in Kandy on a wet day");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "can i see whales in mirissa in august?|where then?|Which other places are good for seeing whales in August?",
                "can i see whales in mirissa in august?|where instead?|Which other places are good for seeing whales in August?",
                "do i need a visa?|how long does it take|How long does it take to get a visa?",
                "can i drink tap water|and ice?|Is ice safe in Sri Lanka?",
                "can we eat salads?|what about street food?|Is street food safe in Sri Lanka?",
                "is arugam bay ok for a woman alone?|what about the evening there?|is arugam bay ok for a woman alone in the evening?",
                "what can i do in mirissa|is it far?|How far is Mirissa from Colombo and how long does it take to get there?",
                "what can i do in ella|how do i get there from colombo and how long does it take|How do I get from Colombo to Ella, and how long does it take?",
                "how much does a tuk tuk cost in colombo?|and at night?|How much does a tuk tuk cost at night?",
                "can i climb adams peak in january|can my mum do it, she is 68?|Can older people manage Adam's Peak?"
            })
    void whatLeansOnAQuestionIsAskedOfWhatThatWasAbout(String before, String message, String query) {
        assertThat(aDialogue().after(before).searchesFor(message)).isEqualTo(query);
    }

    @ParameterizedTest
    @ValueSource(strings = {"can my mum do it, she is 68?", "could my dad still climb it? he is 78"})
    void anAgeIsNoAilment(String message) {
        var state = aDialogue().after("Tell me about Adam's Peak").hears(message);

        assertThat(state.getPreferences().flatMap(known -> known.getWalkingTolerance()))
                .isEmpty();
        assertThat(String.join(" ", state.getAssumptions())).doesNotContain("short walks");
    }

    @Test
    void whoElseNeedsAPaperIsAskedOfThePaperAndNotOfHowLongItTakes() {
        var searched = aDialogue()
                .after("do i need a visa?")
                .after("how long does it take")
                .searchesFor("and for my kids?");

        assertThat(searched).isEqualTo("Do my kids need a visa?");
    }

    @Test
    void theWayGoesToThePlaceThatTheAnswerNamed() {
        var state = aDialogue()
                .after("can i see whales in mirissa in august?")
                .answering("The heart of the whale season at Trincomalee is May to August [1].")
                .after("where then?")
                .hears("how do i get there from kandy");

        assertThat(state.getTargetLocations()).containsExactly("Trincomalee", "Kandy");
    }

    @Test
    void whyIsAskedOfThePlaceThatTheAnswerPutFirst() {
        var searched = aDialogue()
                .answering("Udawalawe National Park is best for elephants, Yala National Park for leopards [1].")
                .after("yala or udawalawe?")
                .searchesFor("why?");

        assertThat(searched).isEqualTo("Is Udawalawe National Park worth a visit?");
    }

    @Test
    void whyOfWhatWasMeasuredTellsItAgain() {
        var searched = aDialogue()
                .after("which one is nearer to colombo, mirissa or unawatuna?")
                .searchesFor("why?");

        assertThat(searched).isEqualTo("which one is nearer to colombo, mirissa or unawatuna?");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "tell me about mirissa|how far is it|How far is Mirissa from Colombo and how long does it take to get there?",
                "how long do we need in ella|and after that?|Which other places are near Ella?",
                "how long do we need in ella|where should we go next?|Which other places are near Ella?",
                "is ella worth it|you said it is touristy, is that really so?|Is it true that Ella is touristy?",
                "is nine arch bridge worth it|you said trains cross the bridge. is that true?|Is it true that trains cross the bridge at Nine Arch Bridge?",
                "do I need a visa for sri lanka|and for kids?|Do kids need a visa?",
                "how do I get from colombo to ella|which one is faster?|Is the train or the car faster from Colombo to Ella?",
                "how do i get from colombo to ella|do i need to book?|do i need to book the train from Colombo to Ella?",
                "do i need to book the train from colombo to ella?|how far ahead?|how early do i need to book the train from colombo to ella?",
                "is little adam's peak ok for kids|and nine arches?|is Nine Arch Bridge ok for kids?",
                "what is hikkaduwa beach like|back to the beach: how long should we stay|how long should we stay in Hikkaduwa",
                "what can you do in nuwara eliya|how cold does it get there|how cold does it get in Nuwara Eliya",
                "is adams peak open in july|when then?|When does the season at Adam's Peak begin and end?",
                "is pidurangala good for a 6 year old|why not sigiriya then|Is Sigiriya worth a visit?",
                "galle or mirissa?|back to mirissa: what is there to do|what is there to do in Mirissa",
                "is mirissa safe at night|and food?|food in Mirissa?",
                "is it safe to swim in mirissa|and the food?|the food in Mirissa?",
                "yala or udawalawe?|which one is nearer to the airport|which one is nearer to Negombo, Yala National Park or Udawalawe National Park"
            })
    void whatIsAskedInSetWordsIsAskedInFull(String before, String message, String query) {
        assertThat(aDialogue().after(before).searchesFor(message)).isEqualTo(query);
    }

    @Test
    void whyNotIsAskedOfANo() {
        assertThat(aDialogue()
                        .answering("Often not: the open beaches of Tangalle shelve steeply [1].")
                        .after("is tangalle good for swimming")
                        .searchesFor("why not?"))
                .isEqualTo("is tangalle good for swimming?");
    }

    @Test
    void whyThatOneIsAskedOfTheFirstOfAList() {
        assertThat(aDialogue()
                        .answering(
                                "Here is what I know:\n\n- **Yala National Park**: Leopards [1].\n- **Wilpattu National Park**: Quiet [2].")
                        .after("best safari park for leopards?")
                        .searchesFor("why that one?"))
                .isEqualTo("Is Yala National Park worth a visit?");
    }

    @Test
    void whereAWayBeganIsNotSpokenOfForGood() {
        var searched = aDialogue()
                .after("how do i get from colombo to hikkaduwa")
                .after("is it safe to swim there")
                .searchesFor("any vegetarian food?");

        assertThat(searched).isEqualTo("any vegetarian food in Hikkaduwa?");
    }

    @Test
    void whatTwoAreMeasuredToIsNotSpokenOf() {
        var heard = aDialogue().hears("which is nearer to colombo, mirissa or unawatuna?");

        assertThat(heard.getTargetLocations()).containsExactly("Mirissa", "Unawatuna");
    }

    @Test
    void whoWondersWhetherTheyGetSeasickShunsNoBoat() {
        var heard = aDialogue().after("when is the best time for whales?").hears("what if i get seasick");

        assertThat(heard.getPreferences().orElseThrow().getAvoid()).isEmpty();
    }

    @Test
    void aChildComesAlongToWhatWasChosenFromAndNotToTheDistance() {
        var searched = aDialogue()
                .after("yala or udawalawe?")
                .after("why?")
                .after("which one is nearer to the airport")
                .searchesFor("ok and with a 4 year old?");

        assertThat(searched).isEqualTo("Yala National Park or Udawalawe National Park, with a 4 year old?");
    }

    @Test
    void examplesOfAWetDayAreNotSpokenOfAfterwards() {
        var searched = aDialogue()
                .after("what can i do in galle fort")
                .after("and when it rains?")
                .searchesFor("what about the evening there?");

        assertThat(searched).isEqualTo("what about the evening at Galle Fort?");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "will it rain in kandy?|then is the whale watching ok for a 6 year old?|",
                "what can i do in negombo|can i see elephants|",
                "what can i do in kandy|can i go surfing?|",
                "what can i do in mirissa|can i see whales?|Mirissa",
                "what can i do in habarana|can i see elephants|Habarana"
            })
    void whatIsFoundNowhereNearIsAskedOfNoPlace(String before, String message, String place) {
        assertThat(aDialogue().after(before).hears(message).getTargetLocation().orElse(null))
                .isEqualTo(place);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "can i see whales in mirissa now?|Is November a good month for whales in Mirissa?",
                "is adams peak open now?|is adams peak in season in November?",
                "can i climb adams peak right now|can i climb adams peak in November"
            })
    void nowIsThisMonthOfWhatHasASeason(String message, String query) {
        assertThat(aDialogue().searchesFor(message)).isEqualTo(query);
    }

    @Test
    void whatIsOpenAtThisHourStaysAQuestionOfNow() {
        assertThat(aDialogue().hears("is the temple of the tooth open now?").getIntent())
                .isEqualTo(IntentType.REAL_TIME_INFO);
    }
}
