package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.fixture.TurnFixture;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a check cannot know it does not claim: a fault has evidence of its own, beside the wording that looks like one. */
class NoMoreThanIsKnownTest {

    private static final String BAY = "Mirissa is usually entered at Kamburugamuwa, reached by a side road. "
            + "From Matara the drive to the main beach takes about two hours, from Galle or Unawatuna around four. "
            + "The sea is fairly gentle from about December to April. From May to September the surf is rough with a strong drag. "
            + "Nobody should buy a costly stone in the lanes without having it tested; an office offers a testing service. "
            + "King Parakrama, ruling from 1187 to 1196, added long boastful inscriptions, among them the Gal Pota. "
            + "King Vijaya added long boastful ramparts. "
            + "Two hours are enough for the great stupa, the old wall and the bund. "
            + "Evenings are quiet, without much of a bar scene. No train stops at the harbour.";

    private static final String MOOD =
            "The best of the town is sunset on the bund, with flying foxes over the water. Visitors of any faith are welcome in the temple.";

    private static TurnFixture mirissa(String question) {
        return aTurn().asking(question)
                .at("Mirissa")
                .withPassage("Mirissa", "logistics", BAY, 0.9)
                .withPassage("Mirissa", "vibe", MOOD, 0.8)
                .citing(1)
                .citing(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "From Galle it's a drive of around four hours to the main beach at Kamburugamuwa [1].",
                "Season: fairly gentle sea from about December to April, rough surf from May to September [1].",
                "Keep your purse shut for a costly stone until it has been tested, for which an office offers a service [1].",
                "Parakrama, king from 1187 to 1196, left long boastful inscriptions such as the Gal Pota [1].",
                "Time: two hours for the first three [1].",
                "Start late in the day: the old wall first, and the bund at sunset with its flying foxes [2]."
            })
    void whatIsPutTogetherFromItsSourceStands(String said) {
        assertThat(broken(mirissa("Tell me about Mirissa").withDraft("Mirissa has a fine bay. " + said)))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "From Galle it's a drive of around seven hours to the main beach [1].",
                "In July the sea at Mirissa is calm and gentle [1].",
                "Buy yourself a costly stone there [1].",
                "Trains stop at the harbour [1].",
                "There is a lively bar scene in the evenings [1]."
            })
    void theOppositeOfItGoesBack(String said) {
        assertThat(broken(mirissa("How is Mirissa in July?").withDraft("Mirissa has a fine bay. " + said)))
                .isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "May we go into the temple of Mirissa, and how long does a visit take?",
                "Can non-Buddhists enter the temple, and how much time does a visit take?"
            })
    void whoAsksWhetherTheyMayGoInIsTold(String question) {
        var turn = mirissa(question);

        assertThat(broken(
                        turn.withDraft("Two hours are enough for Mirissa [1]. Take off your shoes before you enter.")))
                .contains("each_part_addressed");
        assertThat(broken(turn.withDraft("People of any faith are welcome [2]. Two hours are enough for Mirissa [1].")))
                .doesNotContain("each_part_addressed");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Evening: although it's a Poya and sales are closed, let a tapper pour you a glass of toddy."})
    void aConcessionUnderALabelIsNoDenial(String said) {
        var turn = mirissa("What shall we do in the evening?").on("2026-12-23").withPoyaBan("Unduvap");

        assertThat(broken(turn.withDraft("It's Unduvap Poya on 23 December, when no alcohol is sold. " + said)))
                .contains("nothing_prohibited");
    }
}
