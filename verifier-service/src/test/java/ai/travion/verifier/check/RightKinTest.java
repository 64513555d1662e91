package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.schemas.Finding;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RightKinTest {

    private static final Checks CHECKS = Checks.withNamesFrom(Places.load());

    private static final String MIHINTALE =
            "According to the chronicles, the monk Mahinda, son of the Indian emperor Ashoka, met King Devanampiya Tissa on the hill of Mihintale while the king was hunting deer. King Kashyapa, a son of Dhatusena, fled from his brother Moggallana.";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Mahinda, son of King Devanampiya Tissa, met the emperor Ashoka on the hill",
                "The monk Mahinda, Devanampiya Tissa's son, came to the hill of Mihintale",
                "Dhatusena, the son of Kashyapa, fled from Mihintale",
                "Kashyapa's son Dhatusena fled"
            })
    void nobodyIsMadeTheSonOfAnother(String sentence) {
        assertThat(checksFailing(sentence)).contains("right_kin");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The monk Mahinda, Ashoka's son, met King Devanampiya Tissa there",
                "Who met: King Devanampiya Tissa and Mahinda, the son of the emperor Ashoka",
                "Ashoka's son Mahinda met the king Devanampiya Tissa",
                "Kashyapa was a son of King Dhatusena"
            })
    void whoeverIsHisIsCalledSo(String sentence) {
        assertThat(checksFailing(sentence)).doesNotContain("right_kin");
    }

    private static java.util.List<String> checksFailing(String sentence) {
        var state = aTurn().asking("Who met whom at Mihintale?")
                .at("Mihintale")
                .withPassage("Mihintale", "history", MIHINTALE, 0.9)
                .withDraft(sentence + " [1].\n\nSources: [1] Mihintale, history")
                .build();
        return CHECKS.assess(state).evaluation().getFindings().stream()
                .map(Finding::getCheck)
                .toList();
    }
}
