package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.schemas.Severity;
import ai.travion.schemas.fixture.TurnFixture;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What stands before a number is said by the very passage of that number. */
class CitedRightlyTest {

    private static final Checks CHECKS = Checks.withNamesFrom(Places.load());

    private static final String ADVENTURE =
            "Rafting at Kitulgala runs over rapids that suit beginners in normal conditions. Helmets and life jackets are compulsory with any serious operator. "
                    + "Non-swimmers may raft at Kitulgala in easy water if they tell the guide beforehand.";
    private static final String LOGISTICS =
            "Buses from Colombo to Hatton and Nuwara Eliya stop at Kitulgala, and the drive takes roughly three hours. "
                    + "Bring quick-drying clothes, sandals that stay on, a change of clothes, leech socks and sun cream.";
    private static final String NATURE =
            "Kitulgala is rich in endemic birds. The best time to visit is the drier season from December to March. Leeches are common in the forest throughout the year.";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Non-swimmers may raft in easy water if the guide is told [2].",
                "Life jackets and helmets are compulsory [3].",
                "The drive to Kitulgala takes roughly three hours [1].",
                "The best months are December to March [1].",
                "Rapids suit beginners [1], and buses for Hatton stop in the village [3].",
                "Take leech socks and quick-drying clothes [1].",
                "Leeches are common throughout the year [1]."
            })
    void whatAnotherPassageSaysIsSentBack(String draft) {
        assertThat(broken(kitulgala().withDraft(draft))).contains("cited_rightly");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Those who can't swim may come along in gentle stretches if the guide knows [1].",
                "You wear a helmet and a life jacket at Kitulgala [1].",
                "By bus it is the one for Hatton, about three hours on the road to Kitulgala [2].",
                "December to March is drier at Kitulgala [3].",
                "Kitulgala's rapids suit beginners, and the drive is about three hours [1][2].",
                "Pack things for Kitulgala that dry fast, and something against leeches [2].",
                "Kitulgala is for beginners [1], birdwatchers [3] and whoever likes a long drive [2]."
            })
    void whatThePassageItselfSaysInOtherWordsPasses(String draft) {
        assertThat(broken(kitulgala().withDraft(draft))).doesNotContain("cited_rightly");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Royal weavers kept their looms behind painted screens until merchants carried silk away [1].",
                "A maritime museum at Kitulgala displays harpoons and charts left behind by Norwegian hunters [2].",
                "Monks chiselled a sleeping serpent into granite beside the village well generations ago [3]."
            })
    void whatNoPassageSaysDoesNotPassUnderANumber(String draft) {
        var draftOfThese = kitulgala().withDraft("Kitulgala is for rafting beginners [1].\n\n" + draft);

        var assessment = CHECKS.assess(draftOfThese.build());

        assertThat(assessment.passed()).isFalse();
        assertThat(assessment.evaluation().getFindings())
                .anyMatch(finding ->
                        finding.getCheck().equals("citations_real") && finding.getSeverity() == Severity.HIGH);
    }

    private static TurnFixture kitulgala() {
        return aTurn().asking("Tell me about Kitulgala")
                .at("Kitulgala")
                .withPassage("Kitulgala", "adventure", ADVENTURE, 0.9)
                .withPassage("Kitulgala", "logistics", LOGISTICS, 0.9)
                .withPassage("Kitulgala", "nature", NATURE, 0.9)
                .citing(1)
                .citing(2)
                .citing(3);
    }
}
