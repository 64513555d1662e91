package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.Severity;
import ai.travion.schemas.fixture.TurnFixture;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How a language model puts what the passages say, with advice of its own; and the nearest that is wrong. */
class AsAModelSaysItTest {

    private static final String WAY =
            "The drive to Matara takes around four to five hours from Colombo and about two and a half to three from Kandy. Trains no longer run to Matara: the old line has been cut back to Weligama. "
                    + "The market is busiest by eleven, and after six the shutters rattle down. Signs show the way to the fort, and no guide is needed in fair weather. No water can be had on the ramparts of Matara, and the ramparts have no shade. "
                    + "The old mill is open to visitors mainly on weekends and poya days, so check the opening days before going.";
    private static final String PAST =
            "The Dutch built the small Star Fort of Matara on the far side of the Nilwala between 1763 and 1765. The Portuguese came to Matara in 1619, the Dutch took Matara in 1658, and the British took over Matara in 1796. "
                    + "The governor Thomas Lipton built his tea factory at Dambatenne, to the east of Matara. Sir Thomas Villiers built the granite mansion of Adisham in 1931.";
    private static final String WATER =
            "At Polhena, on the western edge of Matara, a reef shelters a shallow natural pool in which children can snorkel. Surfers look for waves at Madiha, beside Polhena, where the reef breaks suit those with experience. "
                    + "Estuarine crocodiles live in the lower Nilwala, which is a good reason not to bathe in the river at Matara. Anyone on the ramparts should come down at once if thunder is heard. "
                    + "Cyclists ride to Kalkudah, where waves and currents are stronger than at Matara and swimming calls for caution. The best time to visit Matara is the dry season from about April to September.";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "From Kandy you need 2.5 to 3 hours to Matara, from Colombo 4 to 5 [1].",
                "Plan on two and a half to three hours to Matara if you come from Kandy [1].",
                "The journey from Kandy to Matara is roughly 150 to 180 minutes [1].",
                "Matara: Kandy is a bit under three hours away, Colombo up to five [1].",
                "The market of Matara is liveliest around eleven [1].",
                "There's no train to Matara any more: the line now ends at Weligama [1].",
                "On ordinary weekdays the mill of Matara is usually closed, so check before you go [1].",
                "No guide required in Matara in good weather, just follow the signs [1].",
                "Bring water (there's none on the ramparts of Matara) and a hat [1].",
                "The Star Fort of Matara was put up by the Dutch in the 1760s [2].",
                "The Star Fort of Matara is Dutch, 1763–65 [2].",
                "Portuguese rule in Matara lasted from 1619 to 1658, and the Dutch held on until 1796 [2].",
                "Snorkelling with kids in Matara: Polhena, in the shallow pool behind the reef [3].",
                "Nobody should bathe in the river at Matara, since crocodiles live there [3].",
                "Swimming in the river of Matara is out: crocodiles [3]."
            })
    void thePassagesInItsOwnWordsStand(String draft) {
        assertThat(broken(matara().withDraft(draft))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Traffic varies a lot, so build in some slack.",
                "Keep your phone charged and download an offline map before you leave.",
                "Ask your guesthouse to arrange a driver and agree on the details beforehand.",
                "Bring a light jacket, sun cream and enough drinking water for the drive.",
                "Only deal with licensed shops, ask for a written receipt, and never let anybody rush you."
            })
    void whatHoldsOfAnyPlaceNeedsNoSource(String advice) {
        assertThat(broken(matara().withDraft("The Star Fort of Matara is Dutch [2]. " + advice)))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Matara is about four to five hours from Kandy by road [1].",
                "Take the direct train from Colombo to Matara [1].",
                "You will need to hire a guide in Matara [1].",
                "There is plenty of shade on the ramparts of Matara [1].",
                "The old mill of Matara is open every day of the week [1].",
                "The Dutch built the Star Fort of Matara in the 1750s [2].",
                "Sir Thomas Villiers built the tea factory at Dambatenne near Matara [2].",
                "Take the children of Matara to Madiha, where a reef shelters a shallow natural pool [3].",
                "To cool down in Matara, have a paddle in the Nilwala by the bridge [3].",
                "In Matara stay on the ramparts and enjoy the thunder [3].",
                "Kalkudah has gentler waves and weaker currents than Matara [3]."
            })
    void theNearestThatIsWrongIsSentBack(String draft) {
        assertThat(broken(matara().withDraft(draft))).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Not in December at Matara: rough sea, and swimming is often unsafe [3]. Better come between April and September, when the sea is calm enough to swim [3].",
                "In December the sea at Matara is rough and swimming is often unsafe [3]. If you can shift your dates to May, bathing in the sea is lovely [3]."
            })
    void aDeedOfAnotherMonthIsNotForbiddenByThisOne(String draft) {
        assertThat(broken(inDecember().withDraft(draft))).doesNotContain("allowed_there");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Right now the queue at the gate of Matara is short.",
                "At the moment the line at the entrance of Matara is very short.",
                "The buses of Matara are running normally this morning."
            })
    void ofThisMomentNothingIsKnown(String draft) {
        assertThat(broken(matara().withDraft(draft))).contains("no_live_claims");
    }

    private static TurnFixture inDecember() {
        return matara().with(state -> state.setConstraintViolations(List.of(ConstraintViolation.newBuilder()
                .setConstraintType("weather_season")
                .setKind("ADVICE")
                .setSeverity(Severity.HIGH)
                .setDate(LocalDate.parse("2026-12-12"))
                .setDescription("December at Matara: the monsoon brings a rough sea, and swimming is often unsafe.")
                .setSuggestion("Come in the dry months.")
                .build())));
    }

    private static TurnFixture matara() {
        return aTurn().asking("Tell me about Matara")
                .at("Matara")
                .withPassage("Matara", "logistics", WAY, 0.9)
                .withPassage("Matara", "history", PAST, 0.9)
                .withPassage("Matara", "nature", WATER, 0.9)
                .citing(1)
                .citing(2)
                .citing(3);
    }
}
