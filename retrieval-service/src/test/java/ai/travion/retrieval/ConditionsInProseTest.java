package ai.travion.retrieval;

import static ai.travion.retrieval.Shipped.told;
import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.LocationSearch;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Profile;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.envelope.PreparedAnswer;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** With the guide, as it ships: what a question says of what is not to be answered is followed, or named. */
class ConditionsInProseTest {

    private static final int TURN = 1;

    private final Retriever retriever = Shipped.retriever(Optional.of(Shipped.guide()));

    private static Preferences avoiding(String value) {
        return Preferences.newBuilder()
                .setAvoid(List.of(StatedValue.newBuilder()
                        .setValue(value)
                        .setOrigin("trip")
                        .setTurn(TURN)
                        .build()))
                .build();
    }

    private static LocationSearch near(String facility, String place, @Nullable Double radiusKm) {
        return LocationSearch.newBuilder()
                .setFacility(facility)
                .setNear(place)
                .setRadiusKm(radiusKm)
                .build();
    }

    private static List<String> placesOf(GraphState found) {
        return found.getRetrievedDocuments().stream()
                .map(document -> document.getMetadata().getOrDefault("location", ""))
                .toList();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            best national park except Yala                                      |       | Yala National Park        | Udawalawe
            Which safari park apart from Udawalawe has elephants?               |       | Udawalawe National Park   | Minneriya
            Recommend a beach, anything but Unawatuna                           |       | Unawatuna                 | Pasikudah
            Where should we go for wildlife except Yala?                        |       | Yala National Park        | Udawalawe
            Where can I go snorkelling besides Hikkaduwa?                       |       | Hikkaduwa                 | Pigeon Island
            temples in Kandy other than the Temple of the Tooth                 | Kandy | Temple of the Tooth       | Gadaladeniya
            Tell me about ancient cities, just not Anuradhapura                 |       | Anuradhapura              | Polonnaruwa
            """)
    void aPlaceThatIsExceptedIsNeitherRecommendedNorAnsweredOf(
            String question, @Nullable String place, String excepted, String another) {
        var turn = aTurn().asking(question);
        var found =
                retriever.apply((place == null ? turn : turn.at(place)).build()).state();

        assertThat(placesOf(found)).isNotEmpty().doesNotContain(excepted);
        assertThat(told(found)).contains(another);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            We want a quiet beach that is not on the south coast, where should we go? | Nilaveli Beach            | Unawatuna; Mirissa; Negombo
            A beach not in the south in December please                               | Negombo                   | Unawatuna; Mirissa
            Somewhere in the hill country that isn't Ella or Nuwara Eliya?            | Haputale                  | Ella; Gregory Lake
            I'd love to see leopards but not in Yala, where do I go?                  | Wilpattu National Park    | Udawalawe National Park
            elephants but not in a zoo please                                         | Udawalawe National Park   | Pinnawala Elephant Orphanage
            Where can I watch elephants without any captive ones?                     | Minneriya National Park   | Pinnawala Elephant Orphanage
            whales but not in Mirissa                                                 | Trincomalee               | Mirissa
            What is worth visiting in the cultural triangle apart from Sigiriya?      | Polonnaruwa               | Sigiriya
            Which national park for elephants in August, not in the south?            | Minneriya National Park   | Udawalawe National Park
            I want to see leopards, but no crowds                                     | Wilpattu National Park    | Yala National Park
            Which ancient city is best for a wheelchair?                              | Anuradhapura              | Sigiriya; Yapahuwa
            My father uses a wheelchair, which beach town suits him?                  | Pasikudah                 | Arugam Bay; Unawatuna
            Our daughter sits in a wheelchair: which botanical garden is easiest?     | Royal Botanic Gardens Peradeniya | Kandy
            My grandparents want tea country without stairs in January                | Haputale                  | Little Adam's Peak
            Where can a solo woman stay by the sea without nightlife?                 | Tangalle                  | Unawatuna; Hikkaduwa
            Is there a fort to see other than Galle's?                                | Jaffna                    | Galle Fort
            Where can we surf in July, not on the east coast?                         | Weligama                  | Arugam Bay
            Ruins without crowds in the north central province                        | Ritigala                  | Wilpattu National Park; Jaffna
            """)
    void whoSetsConditionsIsSentToWhatKeepsThem(String question, String kept, String broken) {
        var found = retriever.apply(aTurn().asking(question).build()).state();

        assertThat(placesOf(found)).contains(kept).doesNotContain(broken.split("; ", -1));
    }

    @Test
    void whatWasPreparedForAWheelchairTellsWhichAncientCitySuits() {
        var found = retriever
                .apply(aTurn().asking("Which ancient city is best for a wheelchair?")
                        .build())
                .state();

        assertThat(told(found)).contains("Anuradhapura is flat", "Polonnaruwa is one of the kinder ancient cities");
    }

    @Test
    void whatNoTextTellsOfIsNamedAsNotApplied() {
        var found = retriever
                .apply(aTurn().asking("Where in the north can I see temples and no soldiers?")
                        .build())
                .state();

        assertThat(placesOf(found)).contains("Nallur Kandaswamy Kovil");
        assertThat(found.getAssumptions()).anyMatch(note -> note.contains("\"soldiers\" could not be applied"));
    }

    @ParameterizedTest
    @CsvSource({"What is the population of Ella?, Ella", "how many people live in Mirissa?, Mirissa"})
    void howManyLiveOnTheIslandIsNotToldOfATown(String question, String place) {
        var found = retriever.apply(aTurn().asking(question).at(place).build()).state();

        assertThat(told(found)).doesNotContain("22 million");
    }

    @Test
    void whatTheTextsDoNotTellOfWhatIsNearIsSaidToBeUnchecked() {
        var state = aTurn().asking("waterfalls with penguins near Ella")
                .at("Ella")
                .with(turn -> turn.setLocationSearch(near("waterfall with penguins", "Ella", null)))
                .build();

        var found = retriever.apply(state).state();

        assertThat(placesOf(found)).contains("Ravana Falls");
        assertThat(found.getAssumptions()).anyMatch(note -> note.contains("could not be checked"));
    }

    /** The router asks only the second sentence of it. */
    @Test
    void whatAnotherSentenceRefusesIsNotProposed() {
        var state = aTurn().asking("I hate hiking. What can I do in Ella?")
                .at("Ella")
                .with(turn -> turn.setTurn(TURN)
                        .setRewrittenQuery("What can I do in Ella?")
                        .setPreferences(avoiding("hiking")))
                .build();

        var found = retriever.apply(state).state();

        assertThat(told(found)).isNotEmpty().doesNotContain("walking base", "for an easy morning");
    }

    @Test
    void whoHasBeenThereAndAsksForOthersIsNotSentThereAgain() {
        var state = aTurn().asking("We have been to Kandy, what other towns in the hills would you recommend?")
                .at("Kandy")
                .with(turn -> turn.setTurn(TURN)
                        .setProfile(Profile.newBuilder()
                                .setUserId("")
                                .setVisited(List.of(StatedValue.newBuilder()
                                        .setValue("Kandy")
                                        .setTurn(TURN)
                                        .build()))
                                .build()))
                .build();

        assertThat(placesOf(retriever.apply(state).state())).isNotEmpty().doesNotContain("Kandy");
    }

    @Test
    void whatIsHeldAgainstAnotherPlaceIsNotExcepted() {
        var state = aTurn().asking("Should I stay in Ella instead of Kandy?")
                .at("Ella", "Kandy")
                .build();

        assertThat(retriever.apply(state).state().getEliminatedBy()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            How do I get from Ella to Arugam Bay without a car?      | cars    | Ella, Arugam Bay  | By car          | By bus
            How do I get from Kandy to Ella without a car?           | cars    | Kandy, Ella       | A car takes     | The train
            How do I get from Colombo to Galle, not by bus?          | buses   | Colombo, Galle    | buses           | By train
            How do I get to Mirissa by public transport only?        | cars    | Mirissa           | By car; a car reaches | train
            What can I do in Mirissa, no boats, I get seasick        | boats   | Mirissa           | boat            | Weligama
            """)
    void whatIsRefusedOutrightIsNotTold(String question, String avoided, String places, String refused, String told) {
        var state = aTurn().asking(question)
                .at(places.split(", ", -1))
                .with(turn -> turn.setTurn(TURN).setPreferences(avoiding(avoided)))
                .build();

        var found = retriever.apply(state).state();

        assertThat(told(found))
                .contains(told)
                .satisfies(text -> Stream.of(refused.split("; ", -1))
                        .forEach(words -> assertThat(text).doesNotContain(words)));
        assertThat(found.getEliminatedBy()).anyMatch(one -> one.getValue().equals(avoided));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Where can I hike near Kandy? No leeches please  | leeches | hike                | Kandy       | Knuckles Mountain Range | Hatton
            a less touristy temple near Kandy               | crowds  | less touristy temple | Kandy      | Temple of the Tooth     | Seetha Amman Temple
            quiet beaches near Trincomalee                  | crowds  | quiet beach         | Trincomalee | Trincomalee             | Nilaveli Beach
            """)
    void nearByTooWhatIsToBeLeftOutGoesBeforeWhatWasPrepared(
            String question, String avoided, String facility, String place, String without, String with) {
        var state = aTurn().asking(question)
                .at(place)
                .with(turn -> turn.setTurn(TURN)
                        .setPreferences(avoiding(avoided))
                        .setLocationSearch(near(facility, place, null)))
                .build();

        assertThat(placesOf(retriever.apply(state).state())).contains(with).doesNotContain(without);
    }

    @Test
    void aQuietOneIsSoughtThoughNobodySaysThatTheyHateCrowds() {
        var state = aTurn().asking("Is there a beach near Galle that is not crowded?")
                .at("Galle Fort")
                .with(turn -> turn.setLocationSearch(near("beach", "Galle Fort", null)))
                .build();

        assertThat(placesOf(retriever.apply(state).state()))
                .contains("Jungle Beach")
                .doesNotContain("Hikkaduwa", "Mirissa");
    }

    @Test
    void aDistanceBindsWhateverWasPrepared() {
        var state = aTurn().asking("waterfalls less than an hour from Ella")
                .at("Ella")
                .with(turn -> turn.setLocationSearch(near("waterfall", "Ella", 25.0)))
                .build();

        var found = retriever.apply(state).state();

        assertThat(placesOf(found)).contains("Ravana Falls").doesNotContain("Bambarakanda Falls");
        assertThat(found.getRetrievedDocuments()).noneMatch(PreparedAnswer::isOne);
    }

    @Test
    void aDistanceThatNoTextTellsIsNamed() {
        var state = aTurn().asking("Where can I eat vegetarian food within 2 km of Jaffna?")
                .at("Jaffna")
                .with(turn -> turn.setLocationSearch(near("vegetarian food", "Jaffna", 2.0)))
                .build();

        var found = retriever.apply(state).state();

        assertThat(found.getRetrievedDocuments()).isNotEmpty();
        assertThat(found.getAssumptions()).anyMatch(note -> note.contains("2 km could not be applied"));
        assertThat(found.getEliminatedBy()).anySatisfy(one -> {
            assertThat(one.getConstraint()).isEqualTo("distance");
            assertThat(one.getCount()).isZero();
        });
    }

    @Test
    void whatOnlyAPlanCanKeepIsNamed() {
        var state = aTurn().asking("What can I do in Galle without getting up early?")
                .at("Galle Fort")
                .with(turn -> turn.setTurn(TURN).setPreferences(avoiding("early starts")))
                .build();

        assertThat(retriever.apply(state).state().getAssumptions())
                .anyMatch(note -> note.contains("\"early starts\" could not be applied"));
    }
}
