package ai.travion.generator.composer;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.schemas.fixture.TurnFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Why, whether it is needed and whether it is safe: only a sentence that says so answers. */
class DemandTest {

    private static final Composer COMPOSER = new Composer(Places.load());

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "why do people pour water at bodhi trees|Why, I could not find",
                "how come there are white cloths on bodhi trees|Why, I could not find",
                "do i need a guide in the knuckles?|Whether that is needed, I could not find",
                "is a guide necessary there|Whether that is needed, I could not find",
                "can you hike there without a guide|Whether that is needed, I could not find",
                "is it safe for a woman to walk there at night|How safe that is, I could not find",
                "who painted the frescoes of the temples|Who it was, I could not find"
            })
    void whatNothingSaysIsSaidToBeUnknownFirst(String question, String unknown) {
        var text = write(aTurn().asking(question)
                .withPassage("Sri Lanka", "culture", "Buddhists dress in white on Poya days.", 0.8)
                .withPassage("Sri Lanka", "people", "Bodhi trees stand in many temples of Sri Lanka.", 0.8));

        assertThat(text).startsWith(unknown);
    }

    @Test
    void aPictureThatIsToldOfAtLengthIsNotItsPainter() {
        var sigiriya = aTurn().asking("who painted the frescoes at sigiriya")
                .at("Sigiriya")
                .withPassage(
                        "Sigiriya",
                        "culture",
                        "The frescoes of Sigiriya, painted in a pocket of the west face, show jewelled women. The Mirror Wall runs below the frescoes of Sigiriya.",
                        0.9);

        assertThat(write(sigiriya))
                .startsWith("Who it was, I could not find in what I know.")
                .contains("show jewelled women")
                .doesNotContain("Mirror Wall");
    }

    @Test
    void whoeverHadItMadeIsGiven() {
        var aukana = aTurn().asking("who carved the aukana statue")
                .at("Aukana Buddha Statue")
                .withPassage(
                        "Aukana Buddha Statue",
                        "history",
                        "Aukana Buddha Statue is carved from one cliff. The belief is that King Dhatusena had the Aukana statue made in the fifth century.",
                        0.9);

        assertThat(write(aukana)).contains("King Dhatusena").doesNotContain("could not find");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "do i need a guide in the Knuckles",
                "Knuckles hike need guide?",
                "is a guide required in the Knuckles"
            })
    void aNeedIsAnsweredByWhatSpeaksOfIt(String question) {
        var text = write(aTurn().asking(question)
                .at("Knuckles Mountain Range")
                .withPassage(
                        "Knuckles Mountain Range",
                        "adventure",
                        "Hiking in the Knuckles is as hard as you choose. A local guide is required on the longer trails of the Knuckles.",
                        0.9));

        assertThat(text).contains("A local guide is required").doesNotContain("could not find");
    }

    @Test
    void aReasonIsNoneOfSomethingElse() {
        var text = write(aTurn().asking("Why do monks shave their heads?")
                .withPassage("Sri Lanka", "food", "Curries are hot because chilli is cheap.", 0.8)
                .withPassage("Sri Lanka", "people", "Monks shave their heads to give up vanity.", 0.9));

        assertThat(text).contains("give up vanity").doesNotContain("chilli");
    }

    @Test
    void whoAsksForAWomanAtNightIsToldOfWomen() {
        var text = write(aTurn().asking("is it safe for a woman alone to take a tuk tuk at night")
                .withPassage("Sri Lanka", "roads", "Tuk-tuks are found everywhere and suit short distances.", 0.9)
                .withPassage(
                        "Sri Lanka", "safety", "Many women travel alone in Sri Lanka without serious trouble.", 0.7));

        assertThat(text).startsWith("Many women travel alone").doesNotContain("short distances");
    }

    private static String write(TurnFixture turn) {
        return COMPOSER.write(turn.build(), text -> {}).text();
    }
}
