package ai.travion.retrieval;

import static ai.travion.retrieval.Shipped.told;
import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** With the guide, as it ships: nothing that is found proposes what a request forbids, prepared answers as little as passages. */
class HardConstraintsTest {

    private final Retriever retriever = Shipped.retriever(Optional.of(Shipped.guide()));

    private static StatedValue stated(String value, boolean must, String origin) {
        return StatedValue.newBuilder()
                .setValue(value)
                .setMust(must)
                .setOrigin(origin)
                .build();
    }

    private static Preferences avoiding(String value) {
        return Preferences.newBuilder()
                .setAvoid(List.of(stated(value, true, "request")))
                .build();
    }

    private GraphState found(String question, String place, Preferences preferences) {
        var turn = aTurn().asking(question);
        return retriever
                .apply((place.isEmpty() ? turn : turn.at(place))
                        .with(state -> state.setPreferences(preferences))
                        .build())
                .state();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            long walking | Where can I see a sunrise from a mountain? |              | Adam's Peak; Pidurangala; steps; climb
            long walking | What can I see in Sigiriya?                | Sigiriya     | Climb the Lion Rock; Pidurangala for; 1,200
            hiking       | Where can I go hiking near Nuwara Eliya?   | Nuwara Eliya | Single Tree; Lover's Leap
            stairs       | Is Sigiriya worth it?                      | Sigiriya     | worth both; Pidurangala next door; 1,200
            crowds       | Where should I go on safari?               |              | Yala National Park is the busiest; Block 1
            heights      | What can I do in Ella?                     | Ella         | Little Adam's Peak; Ella Rock; zip line
            heights      | Which viewpoints are best in the hill country? |          | World's End; Lipton's Seat; Ella Rock; cliff
            fear of heights | What can I see in Sigiriya?             | Sigiriya     | Climb the Lion Rock; iron stairs; Pidurangala for
            captive animals | Where can I see elephants?              |              | Pinnawala; Transit Home; orphans
            elephant rides  | What can I do in Habarana?              | Habarana     | Rides on captive elephants
            zoos         | What nature is there around Mount Lavinia?  | Mount Lavinia | Zoological; cages
            alcohol      | What should I drink in Sri Lanka?          |              | arrack; toddy; beer
            alcohol      | What is nice to do in Colombo in the evening? | Colombo   | rooftop; clubs; casinos; cocktail
            drinking     | Is there anything to do at night in Hikkaduwa? | Hikkaduwa | beach parties; beer; with bars
            """)
    void nothingThatIsFoundProposesWhatMustBeAvoided(String avoided, String question, String place, String proposed) {
        var found = found(question, Optional.ofNullable(place).orElse(""), avoiding(avoided));

        assertThat(told(found))
                .isNotBlank()
                .satisfies(text -> Stream.of(proposed.split("; ", -1))
                        .forEach(words -> assertThat(text.toLowerCase(Locale.ROOT))
                                .doesNotContain(words.toLowerCase(Locale.ROOT))));
        assertThat(found.getEliminatedBy()).anyMatch(one -> one.getValue().equals(avoided));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            purple unicorns    | Where is a good beach in the south? | purple unicorns | nothing that I know tells of it
            gluten             | What should I eat in Jaffna?        | gluten          | nothing that I know tells of it
            bars and unicorns  | What can I do in Hikkaduwa?         | unicorns        | nothing that I know tells of it
            early starts       | What can I do in Galle Fort?        | early starts    | only a plan can keep it
            heat               | What can I do in Galle Fort?        | heat            | no answer of mine can keep it
            """)
    void aConditionThatCannotBeAppliedIsNamed(String avoided, String question, String named, String why) {
        var found = found(question, "", avoiding(avoided));

        assertThat(found.getEliminatedBy())
                .filteredOn(one -> one.getCount() == 0)
                .singleElement()
                .satisfies(one -> assertThat(one.getValue()).isEqualTo(named));
        assertThat(found.getAssumptions())
                .anyMatch(note -> note.startsWith("Your condition to avoid \"" + named + "\"") && note.contains(why));
    }

    @ParameterizedTest
    @CsvSource({"heights", "alcohol", "captive animals", "hiking", "crowds", "temples", "Yala National Park", "dogs"})
    void ofAConditionThatIsKnownNothingIsSaid(String avoided) {
        var found = found("Where should I go with my family?", "", avoiding(avoided));

        assertThat(found.getEliminatedBy()).noneMatch(one -> one.getCount() == 0);
        assertThat(found.getAssumptions()).noneMatch(note -> note.startsWith("Your condition"));
    }

    @ParameterizedTest
    @CsvSource({"temples, Temple of the Tooth", "Kandy, Kandy", "heights, Sigiriya", "captive animals, Pinnawala"})
    void aPlaceThatIsDemandedAndToBeAvoidedIsAConflict(String avoided, String place) {
        var demanding = Preferences.newBuilder(avoiding(avoided))
                .setPlaces(List.of(stated(place, true, "request")))
                .build();

        var found = found("What can I see with my family?", "", demanding);

        assertThat(found.getAssumptions()).anyMatch(note -> note.contains("both demands and avoids \"" + place + "\""));
        assertThat(found.getEliminatedBy())
                .anyMatch(one ->
                        one.getConstraint().equals("places") && one.getValue().equals(place));
    }

    @Test
    void whatMustBeFoundIsFoundInEveryPlaceThatIsRecommended() {
        var needing = Preferences.newBuilder()
                .setInterests(List.of(stated("surfing", true, "request")))
                .build();

        var found = found("Where should I go in July?", "", needing);

        assertThat(found.getRetrievedDocuments())
                .isNotEmpty()
                .allSatisfy(document -> assertThat(document.getContent()).contains("surfing"));
        assertThat(found.getEliminatedBy())
                .anyMatch(one -> one.getConstraint().equals("interests") && one.getCount() > 50);
    }

    @Test
    void whatIsStruckOfAPlaceLeavesNotThePlaceOut() {
        var found = found("What can I do in Ella?", "Ella", avoiding("heights"));

        assertThat(found.getEliminatedBy())
                .flatExtracting(one -> one.getChunkIds())
                .contains("catalogue#little-adams-peak")
                .doesNotContain("catalogue#ella");
    }

    @Test
    void whoRidesNoElephantsIsToldWhereTheyAreWild() {
        var found = found("Where can I see elephants in the wild?", "", avoiding("elephant rides"));

        assertThat(told(found)).contains("Udawalawe", "Minneriya");
        assertThat(found.getEliminatedBy())
                .flatExtracting(one -> one.getChunkIds())
                .doesNotContain("minneriya-national-park#nature", "udawalawe-national-park#nature");
    }

    @Test
    void whoSaysThatTheyWalkLittleIsSentUpNoMountain() {
        var said = Preferences.newBuilder()
                .setWalkingTolerance(stated("low", false, "conversation"))
                .build();

        var found = found("I can't walk far. Where can I see a sunrise from a mountain?", "", said);

        assertThat(told(found)).isNotBlank().doesNotContain("Adam's Peak", "Pidurangala");
        assertThat(found.getEliminatedBy()).anyMatch(one -> one.getConstraint().equals("walking_tolerance"));
    }

    @Test
    void whatIsFarFromThePlaceWasNotLeftOut() {
        var found = found("Things to do in Ella in the evening", "Ella", avoiding("nightlife"));

        assertThat(found.getEliminatedBy())
                .flatExtracting(one -> one.getChunkIds())
                .doesNotContain("catalogue#arugam-bay");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Where is a good beach in the south?  |       | surf, true         | Weligama
            Where is a good beach in the south?  |       | family, true       | Unawatuna
            Where is a good beach in the south?  |       | surf, false        | Unawatuna
            Which national park should I visit?  |       | birdwatching, true | Udawalawe National Park
            Recommend a place in the hills       |       | photography, true  | Nine Arch Bridge
            Recommend a place in the hills       |       | hiking, false      | Kandy
            What to see in Kandy?                | Kandy | photography, true  | Temple of the Tooth
            """)
    void anOpenQuestionIsAnsweredByWhatTheyWouldRather(String question, String place, String wish, String best) {
        var words = wish.split(", ", -1);
        var stated = List.of(stated(words[0], false, "request"));
        boolean liked = Boolean.parseBoolean(words[1]);
        var preferences = liked
                ? Preferences.newBuilder().setInterests(stated).build()
                : Preferences.newBuilder().setAvoid(stated).build();
        var where = Optional.ofNullable(place).orElse("");

        var found = found(question, where, preferences);

        var places = found.getRetrievedDocuments().stream()
                .map(document -> document.getMetadata().getOrDefault("location", ""))
                .filter(name -> !name.equals(where))
                .toList();
        assertThat(places).first().isEqualTo(best);
        if (liked) {
            assertThat(told(found)).contains(best + " is known for");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            What time does Sigiriya close?                      | Sigiriya            | closes at 5.30 pm
            When is the Temple of the Tooth open?               | Temple of the Tooth | half past five
            What are the opening hours of Bundala?              | Bundala National Park | from six in the morning to six in the evening
            """)
    void whenItIsOpenIsToldAsWhatMayChange(String question, String place, String hours) {
        var found = found(question, place, Preferences.newBuilder().build());

        assertThat(found.getRetrievedDocuments().getFirst().getContent())
                .contains(hours)
                .containsAnyOf("Check the hours", "usually");
    }
}
