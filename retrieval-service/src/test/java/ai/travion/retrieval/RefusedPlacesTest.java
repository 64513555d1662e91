package ai.travion.retrieval;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.LocationSearch;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.StatedValue;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What must be avoided is neither cited nor recommended, and the reply can name what it was and why. */
class RefusedPlacesTest {

    private final Retriever retriever = Shipped.retriever();

    private static Preferences avoiding(String value, boolean must, String origin) {
        return Preferences.newBuilder()
                .setAvoid(List.of(StatedValue.newBuilder()
                        .setValue(value)
                        .setMust(must)
                        .setOrigin(origin)
                        .build()))
                .build();
    }

    private static List<String> placesOf(GraphState state) {
        return state.getRetrievedDocuments().stream()
                .map(RetrievedDocument::getMetadata)
                .map(about -> about.getOrDefault("location", ""))
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"beaches, request", "beach, conversation"})
    void aBeachThatMustBeAvoidedIsNotNearby(String avoided, String origin) {
        var state = aTurn().asking("What should we see near Galle?")
                .at("Galle Fort")
                .with(turn -> turn.setLocationSearch(LocationSearch.newBuilder()
                                .setFacility("")
                                .setNear("Galle Fort")
                                .build())
                        .setPreferences(avoiding(avoided, true, origin)))
                .build();

        var found = retriever.apply(state).state();

        assertThat(placesOf(found)).doesNotContain("Jungle Beach", "Unawatuna", "Hikkaduwa", "Weligama");
        assertThat(found.getEliminatedBy()).singleElement().satisfies(one -> {
            assertThat(one.getValue()).isEqualTo(avoided);
            assertThat(one.getChunkIds()).contains("catalogue#jungle-beach", "catalogue#unawatuna");
        });
    }

    @Test
    void whatIsKnownAlreadyIsNotNearby() {
        var state = aTurn().asking("What else is near Dambulla besides Sigiriya and Pidurangala?")
                .at("Dambulla Cave Temple")
                .with(turn -> turn.setLocationSearch(LocationSearch.newBuilder()
                        .setFacility("")
                        .setNear("Dambulla Cave Temple")
                        .build()))
                .build();

        assertThat(placesOf(retriever.apply(state).state()))
                .contains("Habarana")
                .doesNotContain("Sigiriya", "Pidurangala Rock");
    }

    @ParameterizedTest
    @ValueSource(strings = {"easy ancient site", "sights"})
    void whoSitsInAWheelchairIsShownNoClimbNearby(String facility) {
        var wheelchair = Preferences.newBuilder()
                .setOther(List.of(StatedValue.newBuilder()
                        .setValue("wheelchair")
                        .setMust(true)
                        .build()))
                .setWalkingTolerance(StatedValue.newBuilder().setValue("low").build())
                .build();
        var state = aTurn().asking("My husband uses a wheelchair. What is near Sigiriya?")
                .at("Sigiriya")
                .with(turn -> turn.setLocationSearch(LocationSearch.newBuilder()
                                .setFacility(facility)
                                .setNear("Sigiriya")
                                .build())
                        .setPreferences(wheelchair))
                .build();

        var found = retriever.apply(state).state();

        assertThat(placesOf(found)).isNotEmpty().doesNotContain("Ritigala", "Pidurangala Rock", "Yapahuwa");
    }

    @ParameterizedTest
    @CsvSource({"history, Sigiriya", "Culture, Kandy", "adventure, Ella", "nature, Sigiriya"})
    void aSideOfThePlacesThatMustBeAvoidedIsNotTold(String side, String place) {
        var state = aTurn().asking("Tell me about " + place)
                .at(place)
                .with(turn -> turn.setPreferences(avoiding(side, true, "request")))
                .build();

        var found = retriever.apply(state).state();

        assertThat(found.getRetrievedDocuments())
                .isNotEmpty()
                .noneMatch(
                        document -> side.equalsIgnoreCase(document.getMetadata().get("aspect")));
        assertThat(found.getEliminatedBy())
                .anyMatch(one ->
                        one.getConstraint().equals("avoid") && one.getValue().equals(side));
    }

    @ParameterizedTest
    @CsvSource({
        "Where should we go for leopards?, Yala National Park",
        "Where should we go for elephants?, Udawalawe National Park"
    })
    void whatIsAskedForOutweighsWhatTheyLoveBesides(String question, String place) {
        var loving = Preferences.newBuilder()
                .setInterests(List.of(
                        StatedValue.newBuilder().setValue("beach").setTurn(1).build(),
                        StatedValue.newBuilder().setValue("food").setTurn(1).build()))
                .build();
        var state = aTurn().asking(question)
                .with(turn -> turn.setTurn(2).setPreferences(loving))
                .build();

        var found = retriever.apply(state).state();

        assertThat(placesOf(found)).contains(place).doesNotContain("Arugam Bay", "Tangalle", "Negombo");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What can I do in Galle tomorrow?",
                "What to do in Galle tomorrow?",
                "What is there to see in Galle today?"
            })
    void tomorrowIsNothingThatATextHasToTellOf(String question) {
        var state = aTurn().asking(question).at("Galle Fort").build();

        var found = retriever.apply(state).state();

        assertThat(placesOf(found)).as(question).contains("Galle Fort");
    }

    @Test
    void whoMustWalkLittleIsSentToNoClimb() {
        var little = Preferences.newBuilder()
                .setWalkingTolerance(StatedValue.newBuilder()
                        .setValue("low")
                        .setMust(true)
                        .setOrigin("request")
                        .build())
                .build();
        var state = aTurn().asking("Where should I go?")
                .with(turn -> turn.setPreferences(little))
                .build();

        var found = retriever.apply(state).state();

        assertThat(placesOf(found))
                .isNotEmpty()
                .doesNotContain("Horton Plains National Park", "Knuckles Mountain Range", "Dambulla Cave Temple");
        assertThat(found.getEliminatedBy()).anySatisfy(one -> {
            assertThat(one.getConstraint()).isEqualTo("walking_tolerance");
            assertThat(one.getValue()).isEqualTo("low");
            assertThat(one.getChunkIds()).contains("catalogue#sigiriya");
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Where should I go? No temples.",
                "Where can I go? No temples please, I really do not want any temples",
                "Suggest some places, but no temples or shrines",
                "I do not want to see any temples. Which places suit me?"
            })
    void aRefusalInWordsAttractsNoTemples(String question) {
        var state = aTurn().asking(question)
                .with(turn -> turn.setPreferences(avoiding("religion", false, "trip")))
                .build();

        assertThat(placesOf(retriever.apply(state).state()))
                .hasSizeGreaterThanOrEqualTo(3)
                .doesNotContain(
                        "Kelaniya Raja Maha Vihara", "Mulkirigala Rock Temple", "Dambulla Cave Temple", "Mihintale");
    }

    @Test
    void whatARequestWouldRatherHaveRulesNothingOut() {
        var state = aTurn().asking("Which old temples are worth a visit?")
                .with(turn -> turn.setPreferences(avoiding("religion", false, "request")))
                .build();

        assertThat(retriever.apply(state).state().getEliminatedBy()).isEmpty();
    }

    @Test
    void aPlaceAskedForByNameIsToldOf() {
        var state = aTurn().asking("When was Unawatuna hit by the tsunami?")
                .at("Unawatuna")
                .with(turn -> turn.setPreferences(avoiding("beach", false, "conversation")))
                .build();

        assertThat(placesOf(retriever.apply(state).state())).contains("Unawatuna");
    }

    @Test
    void whoAsksForItAfterAllIsTold() {
        var state = aTurn().asking("Closest beach to Galle")
                .at("Galle Fort")
                .with(turn -> turn.setLocationSearch(LocationSearch.newBuilder()
                                .setFacility("beach")
                                .setNear("Galle Fort")
                                .build())
                        .setPreferences(avoiding("beach", false, "conversation")))
                .build();

        assertThat(placesOf(retriever.apply(state).state())).contains("Jungle Beach");
    }

    @ParameterizedTest
    @CsvSource({
        "What can I do in Ella?, Ella, 'half a day, Pekoe, hike'",
        "What adventure is there in Ella?, Ella, 'half a day, Pekoe, hike'",
        "What adventure is there in Kitulgala?, Kitulgala, 'climb, trek'"
    })
    void noSentenceOfAPassageTellsOfWhatMustBeAvoided(String question, String place, String avoided) {
        var state = aTurn().asking(question)
                .at(place)
                .with(turn -> turn.setPreferences(avoiding("hiking", true, "request")))
                .build();

        var found = retriever.apply(state).state();

        assertThat(found.getRetrievedDocuments())
                .isNotEmpty()
                .allSatisfy(document ->
                        assertThat(document.getContent()).doesNotContainIgnoringCase(avoided.split(", ", -1)));
        assertThat(found.getEliminatedBy())
                .singleElement()
                .satisfies(one -> assertThat(one.getChunkIds()).isNotEmpty().hasSize(one.getCount()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "leeches | Are there leeches in Sinharaja? | Sinharaja Forest Reserve | leech",
                "crowds | When is Sigiriya least crowded? | Sigiriya | crowd",
                "hiking | How hard is the climb of Adam's Peak? | Adam's Peak | steps",
                "religion | How old is the Dambulla cave temple? | Dambulla Cave Temple | first century",
                "long walks and stairs | How hard is the climb of Adam's Peak? | Adam's Peak | steps"
            })
    void whatTheyStayAwayFromIsToldWhereTheyAskAboutIt(String value, String question, String place, String told) {
        var preferences = value.startsWith("long walks")
                ? Preferences.newBuilder()
                        .setWalkingTolerance(StatedValue.newBuilder()
                                .setValue("low")
                                .setMust(true)
                                .setTurn(1)
                                .build())
                        .build()
                : avoiding(value, true, "conversation");
        var state = aTurn().asking(question)
                .at(place)
                .with(turn -> turn.setTurn(2).setPreferences(preferences))
                .build();

        assertThat(retriever.apply(state).state().getRetrievedDocuments())
                .as(question)
                .anyMatch(document ->
                        document.getContent().toLowerCase(java.util.Locale.ROOT).contains(told));
    }

    @Test
    void whoSaysInTheChatThatTheyCannotHikeIsOfferedNoHike() {
        var state = aTurn().asking("What can I do in Ella?")
                .at("Ella")
                .with(turn -> turn.setTurn(2).setPreferences(avoiding("hiking", true, "conversation")))
                .build();

        assertThat(retriever.apply(state).state().getRetrievedDocuments())
                .isNotEmpty()
                .allSatisfy(document -> assertThat(document.getContent()).doesNotContainIgnoringCase("hike"));
    }
}
