package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.fixture.TurnFixture;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What passages tell of one animal, building, people or name and a model of another, in its own words, and the same told rightly. */
class ToldOfAnotherTest {

    private static final String WILD =
            "Kumana is one of the best places on the island to watch painted storks, because several hundred of them nest in the mangroves of the swamp from May to July. "
                    + "Leopards live in Kumana but are seldom seen. "
                    + "Settlers grow maize, onions and chillies there, and elephants that break into the crops are a real danger to them.";
    private static final String PAST =
            "The mosque of Kumana, built in 1904 and striped in green and white, towers over Old Market Street. "
                    + "The kovil behind it was finished in 1871 on a low rise. "
                    + "A small community of Burghers of Portuguese descent has kept songs, dances and an old creole. "
                    + "Dharmasoka Rock, inland on the road from Okanda, is a viewpoint from which the whole lagoon can be seen in the dry months, and Crow Rock lies by the shore.";
    private static final String ELSEWHERE =
            "Lahugala is a small park of the east where a hundred elephants gather at the old tank in the dry months.";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Several hundred flamingos nest in the mangroves of the swamp from May to July [1].",
                "Settlers grow maize, onions and chillies, and wild boar breaking into the crops are a real danger [1].",
                "The striped kovil dates from 1904 and rises high above Old Market Street [2].",
                "A small Burgher community of Dutch descent has kept its songs, its dances and a creole [2].",
                "Kumana National Park has an old tank where a hundred elephants gather in the dry months [3]."
            })
    void whatIsToldOfAnotherIsSentBack(String draft) {
        assertThat(broken(kumana().withDraft(draft))).contains("told_of_another");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Several hundred painted storks nest in the mangroves of the swamp from May to July [1].",
                "Come between May and July for the storks, which nest in the mangroves by the hundred [1].",
                "Leopards are there too, but it is the storks nesting in the swamp that you come for [1].",
                "The settlers fear the elephants that break into their maize, onions and chillies [1].",
                "The mosque with its green and white stripes was built in 1904, and the kovil behind it is older [2].",
                "Songs, dances and a creole live on in a small Burgher community whose forebears were Portuguese [2].",
                "Dharmasoka Rock is the viewpoint on the road from Okanda, Crow Rock the one by the shore [2].",
                "In the mangroves of the swamp watch painted storks or flamingos from May to July [1].",
                "At Lahugala a hundred elephants gather at the old tank in the dry months [3]."
            })
    void whatIsToldOfTheRightStands(String draft) {
        assertThat(broken(kumana().withDraft(draft))).doesNotContain("told_of_another");
    }

    private static TurnFixture kumana() {
        return aTurn().asking("Tell me about Kumana")
                .at("Kumana National Park")
                .withPassage("Kumana National Park", "nature", WILD, 0.9)
                .withPassage("Kumana National Park", "history", PAST, 0.9)
                .withPassage("Lahugala", "nature", ELSEWHERE, 0.8)
                .citing(1)
                .citing(2)
                .citing(3);
    }
}
