package ai.travion.schemas.envelope;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import org.junit.jupiter.api.Test;

class AskedInFullTest {

    @Test
    void theQuestionIsTheMessageWhereItStandsAlone() {
        var state = aTurn().asking("How busy is Sigiriya?").build();

        assertThat(AskedInFull.question(state)).isEqualTo("How busy is Sigiriya?");
        assertThat(AskedInFull.words(state)).isEqualTo("How busy is Sigiriya?");
    }

    @Test
    void searchesByOtherWordsKeepTheQuestionHoweverManyThereAre() {
        var state = GraphState.newBuilder(aTurn().asking("and the day after?").build())
                .setRewrittenQuery("How busy is Sigiriya on 2 December?")
                .build();

        var once = searchedBy("busy sigiriya", state);
        var twice = searchedBy("sigiriya central province", once);

        assertThat(AskedInFull.question(twice)).isEqualTo("How busy is Sigiriya on 2 December?");
        assertThat(AskedInFull.words(twice)).isEqualTo("sigiriya central province");
    }

    private static GraphState searchedBy(String words, GraphState state) {
        return GraphState.newBuilder(state)
                .setRewrittenQuery(AskedInFull.searchedBy(words, state))
                .build();
    }
}
