package ai.travion.generator.composer;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Sentences;
import ai.travion.schemas.DocumentRelevance;
import ai.travion.schemas.Elimination;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.fixture.TurnFixture;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conditions of a request that no answer can keep are named; what is sought is given wherever it stands. */
class ConditionsTest {

    private static final Composer COMPOSER = new Composer(Places.load());
    private static final String TOO_STRICT = "Your conditions are too strict";

    @Test
    void leopardsWhereThereAreNoneAreAConditionTooStrict() {
        var turn = aTurn().asking("Where can I see leopards?")
                .withPassage("Yala National Park", "nature", "Yala is famous for leopards.", 0.9)
                .with(state -> state.setPreferences(Preferences.newBuilder()
                        .setPlaces(List.of(must("Jaffna")))
                        .build()));

        assertThat(write(turn)).contains(TOO_STRICT).contains("Jaffna");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            heights         | A steep ladder leads up to the ledge.              | ladder
            alcohol         | Arrack is distilled in the village.                | Arrack
            captive animals | Orphaned calves are fed at the Transit Home.       | Transit Home
            temples         | The old viharaya has fine murals.                  | viharaya
            """)
    void aConditionHoldsInWhateverWordsATextTellsOfIt(String avoided, String sentence, String told) {
        var turn = aTurn().asking("What is there to see in Habarana?")
                .at("Habarana")
                .withPassage("Habarana", "culture", "Habarana has a wide tank with jacanas. " + sentence, 0.9)
                .with(state -> state.setPreferences(Preferences.newBuilder()
                        .setAvoid(List.of(must(avoided)))
                        .build()));

        assertThat(write(turn)).contains("jacanas").doesNotContain(told);
    }

    @Test
    void whatCouldNotBeAppliedRuledNothingOut() {
        var turn = aTurn().asking("What is there to see in Habarana?")
                .at("Habarana")
                .withPassage("Habarana", "culture", "Habarana has a wide tank with jacanas.", 0.9)
                .with(state -> state.setAssumptions(
                                List.of(
                                        "Your condition to avoid \"unicorns\" could not be applied: nothing that I know tells of it."))
                        .setEliminatedBy(List.of(Elimination.newBuilder()
                                .setConstraint("avoid")
                                .setValue("unicorns")
                                .build())));

        assertThat(write(turn)).contains("jacanas", "could not be applied").doesNotContain(TOO_STRICT, "left out");
    }

    @Test
    void aPlaceThatIsWhatMustBeAvoidedIsNamedAsSuch() {
        var turn = aTurn().asking("Is Sigiriya suitable for me?")
                .at("Sigiriya")
                .with(state -> state.setPreferences(Preferences.newBuilder()
                                .setAvoid(List.of(must("heights")))
                                .build())
                        .setEliminatedBy(List.of(Elimination.newBuilder()
                                .setConstraint("avoid")
                                .setValue("heights")
                                .setCount(1)
                                .setChunkIds(List.of("catalogue#sigiriya"))
                                .build())));

        assertThat(write(turn)).contains(TOO_STRICT, "nobody sees Sigiriya without");
    }

    @Test
    void aPlaceThatOffersWhatMustBeIsNamed() {
        var turn = aTurn().asking("Where can I see leopards?")
                .withPassage("Yala National Park", "nature", "Yala is famous for leopards.", 0.9)
                .with(state -> state.setPreferences(Preferences.newBuilder()
                        .setPlaces(List.of(must("Yala National Park")))
                        .build()));

        assertThat(write(turn)).doesNotContain(TOO_STRICT).contains("famous for leopards");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    How high is the Aukana Buddha?           | Aukana Buddha Statue is a standing image about twelve metres tall.            | twelve metres
                    What time does Aukana open?              | Aukana opens eastward over the fields.                                        | could not find
                    How many days do I need at Aukana?       | Two full days are the minimum for Aukana.                                     | Two full days
                    Can my 5 year old come to Aukana?        | Children must not be lifted on to the plinth of Aukana.                       | Children
                    Is the statue of Aukana open to climb?   | There is no climbing on the statue of Aukana, which nobody may touch.         | no climbing
                    Do I need a jacket at Aukana?            | Pack warm layers for the nights at Aukana.                                    | warm layers
                    Are drones allowed at Aukana?            | Photography is forbidden in the shrine of Aukana.                             | could not find whether drones are allowed
                    """)
    void whatIsSoughtIsGivenOrSaidToBeUnknown(String question, String passage, String expected) {
        var turn = aTurn().asking(question)
                .at("Aukana Buddha Statue")
                .withPassage("Aukana Buddha Statue", "logistics", passage, 0.9)
                .with(state -> state.setDocumentRelevance(DocumentRelevance.RELEVANT));

        assertThat(write(turn)).contains(expected);
    }

    @Test
    void initialsEndNoSentence() {
        assertThat(Sentences.of("The archaeologist H.C.P. Bell cleared the ruins. He came in the 1890s."))
                .containsExactly("The archaeologist H.C.P. Bell cleared the ruins.", "He came in the 1890s.");
    }

    private static StatedValue must(String value) {
        return StatedValue.newBuilder()
                .setValue(value)
                .setMust(true)
                .setOrigin("request")
                .build();
    }

    private static String write(TurnFixture turn) {
        return COMPOSER.write(turn.build(), piece -> {}).text();
    }
}
