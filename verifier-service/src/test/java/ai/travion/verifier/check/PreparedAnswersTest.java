package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.PreparedAnswer;
import ai.travion.schemas.fixture.TurnFixture;
import java.util.HashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a guide answers to the very question, among the passages of a turn. */
class PreparedAnswersTest {

    private static final String MAN_MADE =
            "Gregory Lake is man-made: Governor Sir William Gregory had a stream dammed in 1873 to turn part of a bog into a lake. It still bears his name.";
    private static final String NIGHTS =
            "Hikkaduwa has the bars and beach parties of the coast, and they go on late. Start at the southern end.";

    @Test
    void quotedWholeItIsNeverBesideTheQuestion() {
        var draft =
                "Gregory Lake is man-made: Governor Sir William Gregory had a stream dammed in 1873 to turn part of a bog into a lake [1]. It still bears his name [1].";

        assertThat(broken(answered("Gregory Lake", "is lake gregory natural", MAN_MADE)
                        .withDraft(draft)))
                .isEmpty();
    }

    @Test
    void quotedInPartItAnswersAsAnyPassageDoes() {
        var draft = "Gregory Lake still bears his name [1].";

        assertThat(broken(answered("Gregory Lake", "is lake gregory natural", MAN_MADE)
                        .withDraft(draft)))
                .contains("question_addressed");
    }

    @Test
    void whatItDoesNotSayIsNoMoreSupportedThanByAPassage() {
        var draft = "Gregory Lake is man-made: a stream was dammed in 1899 [1].";

        assertThat(broken(answered("Gregory Lake", "is lake gregory natural", MAN_MADE)
                        .withDraft(draft)))
                .contains("claims_supported");
    }

    @Test
    void onAPoyaDayItsBarsAreSentBack() {
        assertThat(broken(onMedin(NIGHTS))).contains("nothing_prohibited");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "From May to September Hikkaduwa has music most nights, with the big beach parties at weekends. It is friendly, and on Poya days no alcohol is sold.",
                "Hikkaduwa has lively evenings in season, with beach bars, and is calm again by the small hours. On Poya days there is no alcohol and little music.",
                "Most nights Hikkaduwa has beach bars with beer. On Poya days the bars are closed.",
                "Most nights Hikkaduwa has beach bars with beer. Poya nights are dry in Hikkaduwa."
            })
    void onAPoyaDayWhatIsUsualMayStandWhereItSaysThatPoyaDaysDiffer(String answer) {
        assertThat(broken(onMedin(answer))).doesNotContain("nothing_prohibited");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Hikkaduwa has lively evenings in season, with beach bars, and is calm again by the small hours. Choose a room in the lanes.",
                "Evenings in Hikkaduwa are relaxed: fresh fish, a juice or a beer by the sand. It is early to bed.",
                "Try the arrack sour at a beach bar of Hikkaduwa. On Poya days no alcohol is sold.",
                "Most nights Hikkaduwa has beach bars with beer. Poya nights are no different for beer.",
                "Most nights Hikkaduwa has beach bars with beer. But Poya nights are no problem for beer.",
                "Most nights Hikkaduwa has beach bars with beer. On Poya days nothing changes at the beer bars.",
                "Most nights Hikkaduwa has beach bars with beer. On Poya days there is not only beer."
            })
    void onAPoyaDayTheRestIsSentBack(String answer) {
        assertThat(broken(onMedin(answer))).contains("nothing_prohibited");
    }

    private static TurnFixture onMedin(String answer) {
        return answered("Hikkaduwa", "where can I party in Hikkaduwa", answer)
                .on("2027-03-22")
                .withPoyaBan("Medin")
                .withDraft("Medin Full Moon Poya Day, 22 March 2027: the sale of alcohol is closed island-wide.\n\n"
                        + answer.replace(".", " [1]."));
    }

    private static TurnFixture answered(String place, String question, String answer) {
        var turn = aTurn().asking(question).at(place).withPassage(place, "history", answer, 0.9);
        turn.with(state -> state.setRetrievedDocuments(state.getRetrievedDocuments().stream()
                .map(PreparedAnswersTest::marked)
                .toList()));
        return turn.citing(1);
    }

    private static RetrievedDocument marked(RetrievedDocument passage) {
        var metadata = new HashMap<>(passage.getMetadata());
        PreparedAnswer.writeTo(metadata);
        return RetrievedDocument.newBuilder(passage).setMetadata(metadata).build();
    }
}
