package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.IntentType;
import ai.travion.schemas.RouteDecision;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for the whole island is asked without a place, and needs none. */
class CountryQuestionsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "can i drink the tap water in sri lanka",
                "Is it rude to eat with the left hand?",
                "what should i tip a driver for a 10 day tour",
                "how much should we tip our guide after two weeks",
                "what should I pack for a 2 week trip",
                "do people tip there",
                "can children travel there",
                "Is there a tsunami warning system?",
                "what do I do if a dog bites me",
                "how do you say hello",
                "will the ice make me sick",
                "is december a good time to come",
                "What are the main festivals?",
                "are tuk-tuks metered?",
                "do I need an idp",
                "Can I fly a drone?",
                "Which is the oldest botanical garden?",
                "which is the oldest botanical garden and what can I see there",
                "Can I eat with my hands and which one should I use?",
                "Can I drive a scooter with my UK licence?",
                "is my uk driving licence valid",
                "what plug adapter do i need and is voltage same as USA",
                "is voltage same as USA",
                "which mobile network is best",
                "which network is best for data",
                "malaria tablets or vaccines",
                "my stomach is upset, what do i do",
                "i have diarrhoea, what should i do?",
                "my stomach is upset now",
                "a monkey bit my daughter",
                "is it safe alone at night",
                "daily budget for backpacker",
                "budget for backpacker",
                "how much money per day backpacking"
            })
    void noPlaceIsAskedForAndNothingIsPlannedOrRefused(String message) {
        var state = aDialogue().hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.RETRIEVE);
        assertThat(state.getClarification()).isEmpty();
        assertThat(state.getTargetLocations()).isEmpty();
    }

    @Test
    void ofSeveralQuestionsNoneIsReducedToWhetherAPlaceSuits() {
        var state =
                aDialogue().hears("is Horton Plains suitable for kids, and how early do we have to be at World's End?");

        assertThat(state.getRewrittenQuery().orElse(state.getUserQuery())).contains("how early");
        assertThat(state.getAssumptions()).isEmpty();
    }

    @Test
    void whatIsSetApartIsNotSearchedFor() {
        var state = aDialogue().hears("Is there anything to do in Trincomalee besides beaches?");

        assertThat(state.getRewrittenQuery()).contains("Is there anything to do in Trincomalee?");
    }

    @Test
    void aTourIsStillPlannedWhereOneIsAskedFor() {
        assertThat(aDialogue().hears("plan a 10 day tour with a driver").getIntent())
                .isEqualTo(IntentType.TRIP_PLANNING);
    }

    @Test
    void whetherAWarningHoldsNowIsStillALiveQuestion() {
        assertThat(aDialogue().hears("is there a cyclone warning?").getIntent()).isEqualTo(IntentType.REAL_TIME_INFO);
    }

    @Test
    void aGreetingStaysOne() {
        assertThat(aDialogue().hears("hello").getIntent()).isEqualTo(IntentType.GREETING);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "I have a headache what should I take",
                "is voltage different in Japan",
                "which neural network is best",
                "my car battery voltage is low"
            })
    void whatIsOfNoJourneyIsRefused(String message) {
        assertThat(aDialogue().hears(message).getIntent()).isEqualTo(IntentType.OFF_TOPIC);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "is it safe alone at night|Is it safe to walk around alone at night in Sri Lanka?",
                "is it expensive?|Is Sri Lanka expensive?",
                "Is it expensive in the evenings?|Is Sri Lanka expensive in the evenings?",
                "how much money do i need?|Is Sri Lanka expensive to travel in?",
                "is srilanka safe|is Sri Lanka safe",
                "Is it safe for a woman alone, especially on buses at night?|Is Sri Lanka safe for a woman alone, especially on buses at night?",
                "best month to go if I want beaches and hills|best month to go to Sri Lanka if I want beaches and hills",
                "is bali or sri lanka cheaper for a surf holiday in March?|Is Sri Lanka cheap for a surf holiday in March?",
                "which is better for seeing wild elephants, sri lanka or india?|Is Sri Lanka good for seeing wild elephants?",
                "Is Bali cheaper than Sri Lanka for a honeymoon?|Is Sri Lanka cheap for a honeymoon?",
                "Is Sri Lanka cheaper than Thailand?|Is Sri Lanka cheap?",
                "is the diving better in Sri Lanka or the Maldives|is the diving better in Sri Lanka",
                "daily budget for backpackers|Is Sri Lanka expensive to travel in on a backpacker budget?",
                "how much money do we need per day|Is Sri Lanka expensive to travel in?",
                "tuk tuk price|How much does a tuk tuk cost?",
                "fare for a tuk tuk|How much does a tuk tuk cost?",
                "price of a train ticket to kandy|How much does a train ticket cost?"
            })
    void whatIsAskedOutOfNothingIsAskedOfTheCountry(String message, String query) {
        assertThat(aDialogue().searchesFor(message)).isEqualTo(query);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How much do I need to pay for a visa?",
                "what's the best time to go hiking",
                "Is there cheap food everywhere?",
                "price of a hotel near the train station",
                "train station food prices",
                "cost per person per night",
                "How much is whale watching in Mirissa right now?",
                "Can we visit the 80 year old hotel in Kandy?",
                "can we do the walk to the 90 year old lighthouse in Galle"
            })
    void whatIsAskedOfSomethingElseIsNotAskedOfTheCountry(String message) {
        assertThat(aDialogue().searchesFor(message)).isEqualTo(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "My data plan is nearly used up. We are two adults and a girl of 6|2 adults and one child",
                "We are four, my son is sunburnt and my wife is vegetarian|vegetarian, 2 adults and one child",
                "We are two adults and a girl of 6, and a dog bit her|2 adults and one child"
            })
    void whoTellsOfThemselvesBesideANeedHearsThatItIsNoted(String message, String noted) {
        var state = aDialogue().hears(message);

        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.RETRIEVE);
        assertThat(state.getAssumptions()).contains("Noted: " + noted + ".");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Hilfe, ich brauche einen Arzt",
                "J'ai été mordu par un chien, que faire",
                "necesito un médico, es urgente",
                "срочно нужен врач"
            })
    void whatIsNotReadMayBeACallForHelp(String message) {
        assertThat(aDialogue().hears(message).getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).contains("1990 for an ambulance", "119 for the police"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "je voudrais savoir si le Sri Lanka est sûr|en anglais",
                "Ist Sri Lanka sicher|auf Englisch",
                "es seguro sri lanka|en inglés",
                "È sicuro lo Sri Lanka?|in inglese",
                "Безопасно ли на Шри-Ланке?|по-английски",
                "क्या श्रीलंका सुरक्षित है|अंग्रेज़ी",
                "斯里兰卡安全吗|英文",
                "スリランカは安全ですか|English"
            })
    void whatCanHardlyBeReadIsAskedForInEnglish(String message, String inTheirs) {
        var state = aDialogue().hears(message);

        assertThat(state.getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).contains("write that in English", inTheirs));
    }
}
