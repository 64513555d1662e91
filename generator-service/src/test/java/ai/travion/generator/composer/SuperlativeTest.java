package ai.travion.generator.composer;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.schemas.DocumentRelevance;
import ai.travion.schemas.fixture.TurnFixture;
import org.junit.jupiter.api.Test;

/** The one that has most of something is sought among things of its kind. */
class SuperlativeTest {

    private static final Composer COMPOSER = new Composer(Places.load());
    private static final String MOUNTAIN = "The highest mountain of Sri Lanka is Pidurutalagala, at 2,524 metres.";
    private static final String WATERFALL =
            "Bambarakanda Falls is the tallest waterfall, and its height is 263 metres.";
    private static final String STATUE =
            "Aukana Buddha Statue is a standing image of the Buddha, about twelve metres tall.";

    @Test
    void aMountainIsNoWaterfall() {
        var text = answer(aTurn().withPassage("Sri Lanka", "nature", MOUNTAIN, 0.9)
                .withPassage("Bambarakanda Falls", "history", WATERFALL, 0.8)
                .asking("What's the highest waterfall in Sri Lanka?"));

        assertThat(text).contains("Bambarakanda").doesNotContain("Pidurutalagala");
    }

    @Test
    void whatNoTextCallsTheMostIsSaidByItsFigure() {
        var text = answer(aTurn().withPassage("Aukana Buddha Statue", "history", STATUE, 0.4)
                .withPassage("Bambarakanda Falls", "history", WATERFALL, 0.4)
                .with(state -> state.setDocumentRelevance(DocumentRelevance.INSUFFICIENT))
                .asking("what is the tallest standing buddha"));

        assertThat(text).contains("says outright", "twelve metres").doesNotContain("Insufficient", "263");
    }

    @Test
    void theLongestHasALength() {
        var text = answer(aTurn().withPassage(
                        "Kinniya", "history", "Kinniya Bridge is a bridge over the lagoon, 396 metres long.", 0.4)
                .withPassage("Bambarakanda Falls", "history", WATERFALL, 0.4)
                .with(state -> state.setDocumentRelevance(DocumentRelevance.INSUFFICIENT))
                .asking("Which is the longest bridge in Sri Lanka?"));

        assertThat(text).contains("says outright", "396").doesNotContain("263");
    }

    private static String answer(TurnFixture turn) {
        return COMPOSER.write(turn.build(), piece -> {}).text();
    }
}
