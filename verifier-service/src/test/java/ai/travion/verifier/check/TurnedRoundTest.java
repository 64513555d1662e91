package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Severity;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.fixture.TurnFixture;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules, hours, seasons and doers that a model turns round in its own words, and sound wordings of the same. */
class TurnedRoundTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Cover up a little; shoulders need no cover at the Temple of the Tooth [1].",
                "You can keep your shoes on in the courtyard of the Temple of the Tooth [1].",
                "Shorts are perfectly fine at the Temple of the Tooth [1].",
                "The Temple of the Tooth has a relaxed dress code [1].",
                "There is no need to cover your knees at the Temple of the Tooth [1]."
            })
    void aDressCodeThatIsLiftedIsSentBack(String draft) {
        assertThat(broken(tooth().withDraft(draft))).contains("dress_upheld");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Cover shoulders and knees at the Temple of the Tooth, and leave shoes and hat at the counter [1].",
                "Shorts are not allowed: cover your knees and shoulders, shoes and hats off [1].",
                "You can leave your shoes at the counter; shoulders and knees covered, hat off [1]."
            })
    void aDressCodeInOtherWordsStands(String draft) {
        assertThat(broken(tooth().withDraft(draft))).doesNotContain("dress_upheld");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    It is busiest around six in the morning, and quietest towards 18:00.   | true
                    At 18:00 it is wonderfully quiet.                                      | true
                    Around 18:00 it is packed, about 78% full; come at 6 am, when it is quietest. | false
                    Not busy at 06:00.                                                     | false
                    """)
    void theHoursOfACrowdKeepTheirSides(String draft, boolean turned) {
        var checks = broken(tooth().with(state -> state.setConstraintViolations(List.of(ConstraintViolation.newBuilder()
                        .setConstraintType("crowd_warning")
                        .setKind("ADVICE")
                        .setSeverity(Severity.MEDIUM)
                        .setDescription("Temple of the Tooth is expected to be crowded: about 78% full around 18:00.")
                        .setSuggestion("It is quietest around 06:00.")
                        .build())))
                .withDraft(draft));

        assertThat(checks.contains("crowd_hours")).isEqualTo(turned);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    The best months for a safari in Yala are May to September [1].      | right_season
                    Yala is open throughout the year [1].                               | never_always_open
                    """)
    void theSeasonOfAnotherPlaceAndAClosedOneAreSentBack(String draft, String check) {
        assertThat(broken(yala().withDraft(draft))).contains(check);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "February to July is the best time for a safari in Yala [1].",
                "Yala is best from February to July, Wilpattu from May to September [1] [2].",
                "Most of Yala is open all year, but Block 1 is closed for some weeks in September or October [1]."
            })
    void theRightSeasonStands(String draft) {
        assertThat(broken(yala().withDraft(draft))).doesNotContain("right_season", "never_always_open");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Fort Frederick was built by the Dutch in 1624 [1].                                  | true
                    Fort Frederick was built by the Portuguese in 1624, and the Dutch took it in 1639 [1]. | false
                    """)
    void whoTookAFortDidNotBuildIt(String draft, boolean wrong) {
        var checks = broken(aTurn().asking("Who built Fort Frederick?")
                .at("Trincomalee")
                .withPassage(
                        "Trincomalee",
                        "history",
                        "Fort Frederick was built by the Portuguese in 1624 and taken by the Dutch in 1639.",
                        0.9)
                .citing(1)
                .withDraft(draft));

        assertThat(checks.contains("done_by_the_right")).isEqualTo(wrong);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Do not miss the Welle Devalaya on the rocks [1].             | true
                    Swim in the bay; the Welle Devalaya is left out for you [1]. | false
                    """)
    void whatIsUrgedIsProposed(String draft, boolean proposed) {
        var checks = broken(aTurn().asking("What can we do in Unawatuna? No temples, please.")
                .at("Unawatuna")
                .withPassage("Unawatuna", "culture", "The Welle Devalaya stands on the rocks of the bay.", 0.9)
                .citing(1)
                .with(state -> state.setPreferences(Preferences.newBuilder()
                        .setAvoid(List.of(StatedValue.newBuilder()
                                .setValue("religion")
                                .setTurn(1)
                                .build()))
                        .build()))
                .withDraft(draft));

        assertThat(checks.contains("wishes_kept")).isEqualTo(proposed);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "24 November 2026 is Il Poya, when the sale of alcohol stops all over the island.",
                "24 November 2026 is Il Poya and no alcohol is sold: have a king coconut instead of a beer.",
                "24 November 2026 is Il Poya: no alcohol is sold. Left out of this plan, as you said: nightlife (alcohol)."
            })
    void aBanInAnyWordsIsNoInvitation(String draft) {
        var checks = broken(aTurn().asking("Which bar in Mirissa on 24 November 2026?")
                .at("Mirissa")
                .on("2026-11-24")
                .withPoyaBan("Il")
                .withPassage("Mirissa", "vibe", "Mirissa has beach bars.", 0.9)
                .withDraft(draft));

        assertThat(checks).doesNotContain("nothing_prohibited");
    }

    private static TurnFixture tooth() {
        return aTurn().asking("What do I wear at the Temple of the Tooth?")
                .at("Temple of the Tooth")
                .withPassage(
                        "Temple of the Tooth",
                        "logistics",
                        "Dress rules at the Temple of the Tooth are enforced: shoulders and legs covered to below the knee, hat off, shoes left at the counter.",
                        0.9)
                .citing(1);
    }

    private static TurnFixture yala() {
        return aTurn().asking("When does Yala open and which months are best for a safari?")
                .at("Yala National Park")
                .withPassage(
                        "Yala National Park",
                        "logistics",
                        "The best time for a safari in Yala is February to July. Block 1 of Yala is in many years closed for some weeks, often in September and into October.",
                        0.9)
                .withPassage(
                        "Wilpattu National Park",
                        "logistics",
                        "The best time for a safari in Wilpattu is from May to September.",
                        0.9)
                .citing(1)
                .citing(2);
    }

    private static final String LANES =
            "The lanes of Matara are nearly flat, with little traffic, and shade is thin around the fort. "
                    + "Buses to the villages are few, and streams rise quickly in storms. "
                    + "Expect rooms in August to be full, and bargaining is expected at the stalls. "
                    + "Cars are useless inside the bazaar, and there are only basic toilets and no shops at the quarry. "
                    + "Travellers who want nightlife will be disappointed by Matara, and few foreigners stop there. "
                    + "Bathe before the wind rises.";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The lanes are hilly and busy with traffic [1].",
                "There is plenty of shade around the fort [1].",
                "Buses to the villages are very frequent [1].",
                "In storms the streams rise only slowly [1].",
                "In August the rooms stand empty [1].",
                "Haggling at the stalls is frowned upon [1].",
                "A car is the handiest way through the bazaar [1].",
                "The quarry has plenty of shops [1].",
                "Travellers who want nightlife will love it here [1].",
                "Foreigners stop there in great numbers [1].",
                "Bathe once the wind has risen [1]."
            })
    void amountsAndAdviceThatAreTurnedRoundAreSentBack(String draft) {
        assertThat(broken(lanes().withDraft(draft))).contains("not_contradicted");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "You cycle on level lanes with hardly any traffic [1].",
                "Around the fort you find little shade [1].",
                "Not many buses go to the villages [1].",
                "Streams rise fast when a storm comes [1].",
                "Rooms are hard to find in August [1].",
                "Haggling is part of the game at the stalls [1].",
                "Leave the car at the hotel, it is no use in the bazaar [1].",
                "Bring plenty of water, as the quarry has no shops [1].",
                "If nightlife is what you want, Matara will disappoint you [1].",
                "Foreigners seldom stop there [1].",
                "Go in for a swim before the wind gets up [1]."
            })
    void amountsAndAdviceInOtherWordsStand(String draft) {
        assertThat(broken(lanes().withDraft(draft))).doesNotContain("not_contradicted");
    }

    private static TurnFixture lanes() {
        return aTurn().asking("Tell me about Matara")
                .at("Matara")
                .withPassage("Matara", "logistics", LANES, 0.9)
                .citing(1);
    }
}
