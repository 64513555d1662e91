package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.fixture.TurnFixture;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Smooth sentences over little known places: what is invented, raised or turned in them, and what only says the passage in other words. */
class AsAFluentModelSaysItTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "With the clearest water in Asia, the cove is a joy [1].",
                "It is one of the quietest bays in the world [1].",
                "The cove has the world's finest coral [1]."
            })
    void aRankThatNobodyGaveIsSentBack(String draft) {
        assertThat(broken(cove().withDraft(draft))).contains("superlatives_supported");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "At about 220 metres it is the second highest waterfall of Sri Lanka [1].",
                "It is one of the highest waterfalls in the country [1].",
                "The best months for it are in the dry season [1].",
                "There is a forest in the north of the island [1].",
                "The southwest monsoon brings rain to this half of the island [1]."
            })
    void aRankOfThePassageStands(String draft) {
        assertThat(broken(falls().withDraft(draft))).doesNotContain("superlatives_supported");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "It is the highest waterfall of Sri Lanka, ahead of Bambarakanda [1].",
                "Diyaluma is the highest waterfall in the country [1]."
            })
    void theSecondIsNotTheFirst(String draft) {
        assertThat(broken(falls().withDraft(draft))).contains("not_contradicted");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Lifeguards keep watch over the pools [1].",
                "There are lockers by the upper pools [1].",
                "A cable car takes you to the top [1].",
                "Hire an audio guide at the foot of the falls [1]."
            })
    void whatNobodyBuiltThereIsSentBack(String draft) {
        assertThat(broken(falls().withDraft(draft))).contains("facilities_known");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Bear in mind that the rocks are slippery [1].",
                "The rock bears an old inscription [1].",
                "Tiger prawns are served in the village [1]."
            })
    void aWordThatIsNoAnimalIsNone(String draft) {
        assertThat(broken(falls().withDraft(draft))).doesNotContain("animals_known");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "There are no lifeguards, so stay far from the lip [1].",
                "Ask whether there are lockers at your hotel [1].",
                "You can swim in the upper pools when it is calm and dry [1].",
                "The water showers down over the rock [1].",
                "The mist usually lifts to show the falls [1]."
            })
    void whatIsDeniedOrAskedForIsNotInvented(String draft) {
        assertThat(broken(falls().withDraft(draft))).doesNotContain("facilities_known");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The trail is clearly marked all the way [1].",
                "You can walk it without a guide [1].",
                "There is a little tea shop at the summit [1]."
            })
    void aMountainIsNotMadeEasierThanItIs(String draft) {
        assertThat(broken(mountain().withDraft(draft))).contains("not_contradicted");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Take a local guide, because nothing is signposted [1].",
                "Going without a guide is not advised [1].",
                "Buy food in the shops of Badulla first, since there are none on the mountain [1].",
                "The path is unmarked and fog comes fast [1]."
            })
    void aMountainThatIsHardIsSaidToBeSo(String draft) {
        assertThat(broken(mountain().withDraft(draft))).doesNotContain("not_contradicted");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Go shortly after the sun comes up, or in the late afternoon [1].",
                "Late afternoon is good, from around half past four [1].",
                "Aim for the cool ends of the day, since the terraces have no mercy at noon [1].",
                "One hour is about right, either just after sunrise or late in the afternoon [1]."
            })
    void anHourOfThePassageIsAPartOfTheDay(String draft) {
        assertThat(broken(square().withDraft(draft))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Drones are welcome [1].", "You may fly drones there [1]."})
    void whatNeedsPermissionIsNotSimplyWelcome(String draft) {
        assertThat(broken(square().withDraft(draft))).containsAnyOf("not_contradicted", "allowed_there");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "It is easy snorkelling, as long as there has been no rain or swell [1].",
                "February is a good month for snorkelling, best in the morning [1].",
                "It is a ten-minute tuk-tuk ride from Unawatuna [1]."
            })
    void aConditionAndAThreeWheelerAreNoFaults(String draft) {
        assertThat(broken(cove().withDraft(draft))).doesNotContain("not_contradicted", "said_of_the_right");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The easier trail comes down from the Poonagala side in some thirty minutes [1].",
                "The way from Poonagala is the gentle one [1]."
            })
    void ofTwoWaysTheOtherIsTheHardOne(String draft) {
        assertThat(broken(falls().withDraft(draft))).doesNotContain("not_contradicted");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The snack most closely tied to Galle Face Green is crab curry [1].",
                "The snack most tied to Galle Face Green is a burger [1]."
            })
    void anotherThingInThePlaceOfTheRightOneIsSentBack(String draft) {
        assertThat(broken(green().withDraft(draft))).contains("nothing_put_in_place");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Galle Face Green is a safe place for a dip at most times [1].",
                "Bathing there is safe at most times [1]."
            })
    void aDipIsABath(String draft) {
        assertThat(broken(green().withDraft(draft))).containsAnyOf("not_contradicted", "allowed_there");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The carts sell isso wade, lentil cakes crowned with fried prawns [1].",
                "Try isso wade, kottu and sliced mango with chilli [1]."
            })
    void halfAnAnswerIsSentBack(String draft) {
        assertThat(broken(green().withDraft(draft))).contains("each_part_addressed");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Surf and currents make Nilaveli unsafe for bathing in July [1].",
                "No: in June the surf and the currents make it unsafe for bathing [1]."
            })
    void whatIsSoInOtherMonthsIsSentBack(String draft) {
        assertThat(broken(beach().withDraft(draft))).contains("months_in_place");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Surf and currents make Nilaveli unsafe for bathing from November to January [1].",
                "In July the sea is usually gentle enough for a swim [1].",
                "Currents and surf are a matter of December, not of July [1]."
            })
    void whatIsSoInTheseMonthsStands(String draft) {
        assertThat(broken(beach().withDraft(draft))).doesNotContain("months_in_place");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "There are lifeguards all along the beach [1].",
                "The beach has plenty of lifeguards [1].",
                "A lot is arranged: many lifeguards keep watch [1]."
            })
    void fewAreNotMany(String draft) {
        assertThat(broken(beach().withDraft(draft))).contains("not_contradicted");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "There is a sturdy fence along the rim [1].",
                "Toilets are near the top [1].",
                "Have a drink in the cafe at the pond [1].",
                "You may photograph the traders without asking [1]."
            })
    void whatThePassageSaysThereIsNotIsNotThere(String draft) {
        assertThat(broken(rim().withDraft(draft))).contains("not_contradicted");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Stay back from the rim, since there is no fence at the edge [1].",
                "There is no toilet on the mountain [1].",
                "Ask the traders before you take a picture [1]."
            })
    void whatThePassageDeniesMayBeDenied(String draft) {
        assertThat(broken(rim().withDraft(draft))).doesNotContain("not_contradicted");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"With luck you will see tigers [1].", "Look out for lions and rhinos on the far shore [1]."})
    void animalsThatDoNotLiveThereAreSentBack(String draft) {
        assertThat(broken(rim().withDraft(draft))).contains("animals_known");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Sunset is among the best hours by the sea [1].", "Early morning is the best hour there [1]."})
    void whereBothAreBestNeitherIsWrong(String draft) {
        var turn = aTurn().asking("When is Negombo at its best?")
                .at("Negombo")
                .withPassage(
                        "Negombo",
                        "vibe",
                        "Early morning is the best hour in Negombo, when sails come home over a pearly sea, and sunset the next best.",
                        0.9)
                .citing(1);

        assertThat(broken(turn.withDraft(draft))).doesNotContain("not_contradicted");
    }

    private static TurnFixture cove() {
        return aTurn().asking("Is Jungle Beach good for snorkelling in February?")
                .at("Jungle Beach")
                .withPassage(
                        "Jungle Beach",
                        "adventure",
                        "The best time for snorkelling at Jungle Beach is a calm morning from about December to April; after rain or swell the water turns cloudy. Jungle Beach is about ten minutes by three-wheeler from Unawatuna and some fifteen to twenty from Galle. The way on foot from Unawatuna takes well under an hour. It is good from nine to noon for the water or from four for the sunset.",
                        0.9)
                .citing(1);
    }

    private static TurnFixture falls() {
        return aTurn().asking("How high is Diyaluma Falls, and can we swim at the top?")
                .at("Diyaluma Falls")
                .withPassage(
                        "Diyaluma Falls",
                        "adventure",
                        "Diyaluma Falls is about 220 metres high, which makes it the second highest waterfall of Sri Lanka after Bambarakanda. One path to the upper pools of Diyaluma Falls goes down from the Poonagala side and takes about half an hour, while another climbs steeply from near the foot and is harder. Swimming in the upper pools is possible in calm, dry weather.",
                        0.9)
                .citing(1);
    }

    private static TurnFixture mountain() {
        return aTurn().asking("How hard is the hike up Namunukula?")
                .at("Namunukula")
                .withPassage(
                        "Namunukula",
                        "adventure",
                        "Namunukula is a serious hill walk on estate tracks and a steep forest path. A local guide is strongly advised on Namunukula, since paths are unmarked and fog comes fast. No shops, toilets or dependable signs exist on the mountain.",
                        0.9)
                .citing(1);
    }

    private static TurnFixture square() {
        return aTurn().asking("When is the best time to visit Independence Square?")
                .at("Independence Square")
                .withPassage(
                        "Independence Square",
                        "logistics",
                        "An hour is enough, and the best time to visit is soon after sunrise or from about half past four, since the stone terraces of Independence Square are fiercely hot at noon. Respectful behaviour is asked near the memorial: no climbing on the lions, and no drones without permission.",
                        0.9)
                .citing(1);
    }

    private static TurnFixture beach() {
        return aTurn().asking("Is Nilaveli Beach good for swimming in July?")
                .at("Nilaveli Beach")
                .withPassage(
                        "Nilaveli Beach",
                        "adventure",
                        "The sea is usually gentle enough for swimming during the dry season, although the beach is long and has few lifeguards. From November to January surf and currents make Nilaveli unsafe for bathing. The best time to visit is April to September.",
                        0.9)
                .citing(1);
    }

    private static TurnFixture rim() {
        return aTurn().asking("What should I know about Ella Rock?")
                .at("Ella Rock")
                .withPassage(
                        "Ella Rock",
                        "logistics",
                        "Keep well back from the rim, where there is no fence and the drop is sheer. Toilets are not to be had on the mountain. There are signs at the start, with neither cafe nor shop further on. Drink plenty, and ask the traders before pointing a camera.",
                        0.9)
                .citing(1);
    }

    private static TurnFixture green() {
        return aTurn().asking("Can we swim at Galle Face Green, and what should we eat there?")
                .at("Galle Face Green")
                .withPassage(
                        "Galle Face Green",
                        "culture",
                        "Bathing off Galle Face Green is dangerous at most times. Isso wade, lentil cakes crowned with fried prawns, are the snack most closely tied to Galle Face Green, along with kottu and sliced mango with chilli.",
                        0.9)
                .citing(1);
    }
}
