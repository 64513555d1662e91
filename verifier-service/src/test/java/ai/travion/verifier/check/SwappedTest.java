package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.schemas.Finding;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Of two that a passage tells apart neither is told of the other, and what is asked of one is not answered by another. */
class SwappedTest {

    private static final Checks CHECKS = Checks.withNamesFrom(Places.load());

    private static final String PASSAGE =
            "The Ruwanwelisaya stupa of Anuradhapura was built by King Dutugemunu in the second century BCE, and the Jetavanaramaya was begun by King Mahasena in the third century CE. "
                    + "By road it is three to three and a half hours from Kandy and four to five from Colombo. "
                    + "The Portuguese built a fort on the headland in the 1620s, and after them the Dutch and the French fought over it until the British took Trincomalee in 1795. "
                    + "The god is Skanda to Hindus and a guardian of the land to Buddhists. "
                    + "Leaf disease had ruined coffee, and tea took its place on the estates within a short time. "
                    + "Services are held morning and evening, and the evening service is the most impressive.";

    private static final String OF_WAYS =
            "By road it is three to three and a half hours from Kandy. The train from Kandy takes about six hours. Two nights are enough for Anuradhapura.";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    The Ruwanwelisaya was built by King Mahasena and the Jetavanaramaya begun by Dutugemunu [1].           | The Ruwanwelisaya was built by King Dutugemunu and the Jetavanaramaya begun by Mahasena [1].
                    By road it's from Kandy four to five hours, and from Colombo three to three and a half [1].            | By road it's from Kandy three to three and a half hours, and from Colombo four to five [1].
                    The Portuguese built it in the 1620s, and the French took Trincomalee in 1795 [1].                     | The Portuguese built it in the 1620s, and the British took Trincomalee in 1795 [1].
                    The god is Skanda to Buddhists and a guardian of the land to Hindus [1].                               | To Hindus the god is Skanda, and a guardian of the land to Buddhists [1].
                    Leaf disease ruined tea, and coffee soon took its place on the estates [1].                            | Leaf disease ruined coffee, and tea soon took its place on the estates [1].
                    The morning service is the most impressive one [1].                                                    | The evening service is the most impressive one [1].
                    """)
    void whatIsToldTheOtherWayRoundIsRefused(String swapped, String sound) {
        assertThat(findings("Tell me about it", swapped, PASSAGE)).isNotEmpty();
        assertThat(findings("Tell me about it", sound, PASSAGE)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    How long does the train take from Kandy? | By road it is three to three and a half hours from Kandy [1].  | true
                    How long does the train take from Kandy? | Two nights are enough for Anuradhapura [1].                     | true
                    How long does the drive take from Kandy? | By road it is three to three and a half hours from Kandy [1].  | false
                    How long does it take from Kandy?        | By road it is three to three and a half hours from Kandy [1].  | false
                    """)
    void anotherWayIsNoAnswerToHowLongOneTakes(String asked, String draft, boolean isRefused) {
        assertThat(findings(asked, draft, OF_WAYS).stream().anyMatch(check -> check.endsWith("addressed")))
                .isEqualTo(isRefused);
    }

    private static List<String> findings(String asked, String draft, String passage) {
        var state = aTurn().asking(asked)
                .at("Anuradhapura")
                .withPassage("Anuradhapura", "history", passage, 0.9)
                .withDraft(draft)
                .citing(1)
                .build();
        return CHECKS.assess(state).evaluation().getFindings().stream()
                .map(Finding::getCheck)
                .toList();
    }
}
