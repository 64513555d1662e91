package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static ai.travion.router.Dialogue.on;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages that turn a conversation: by a new matter, another time, or another place in the stead of one. */
class TurningTalkTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "changing the subject, do I need a visa as a British citizen?",
                "quick one: do I need a visa as a British citizen?",
                "by the way, do I need a visa as a British citizen?",
                "off topic but do I need a visa as a British citizen?",
                "oh nice. one more thing, do I need a visa as a British citizen?",
                "hm ok - different question: do I need a visa as a British citizen?"
            })
    void whatOpensAMessageIsNoPartOfItsQuestion(String message) {
        assertThat(aDialogue().after("Tell me about Galle Fort").searchesFor(message))
                .isEqualTo("do I need a visa as a British citizen?");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Great beaches?", "cool places in Ella", "nice hotels in Kandy", "Well of Hirana"})
    void aWordThatIsMeantStays(String message) {
        assertThat(aDialogue().searchesFor(message)).isEqualTo(message);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"oh. and the one after that?", "ah ok, and the next?", "and the following one?", "after that?"})
    void aChainOfPoyaDaysGoesOn(String message) {
        var dialogue = on("2026-11-23").after("What is a Poya day?").after("when's the next one?");

        assertThat(dialogue.hears(message).getTargetDate()).contains(LocalDate.of(2026, 12, 23));
        assertThat(dialogue.hears("and after that one?").getTargetDate()).contains(LocalDate.of(2027, 1, 22));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Is Adam's Peak open in November?|We could go on 26 December instead|Is Adam's Peak open on 26 December?",
                "Is Arugam Bay good for surfing in January?|same question for February|Is Arugam Bay good for surfing for February?",
                "whats the best month for whale watching|We're there in July though. Any chance?|Which places are good for whale watching in July?",
                "Is Mirissa good in July?|hm ok, where's better then?|Which other beaches are good in July?",
                "Is Mirissa good in July?|so east coast rather?|Which beaches on the east coast are good in July?",
                "Is Horton Plains worth visiting?|when should I get there?|What is the best time of the day to arrive at Horton Plains National Park?",
                "Is Horton Plains worth visiting?|where do I stay the night before?|Where should one stay to visit Horton Plains National Park?"
            })
    void aFollowUpIsAskedInFull(String before, String message, String query) {
        assertThat(on("2026-11-23").after(before).searchesFor(message)).isEqualTo(query);
    }

    @Test
    void otherPlacesAreLookedForOnTheDaysThatWereSaid() {
        var state = on("2026-11-23")
                .after("What is there to do in Trincomalee?")
                .after("We'd be there 18-22 December, is that ok?")
                .hears("Ah. Where should we go instead for the beach?");

        assertThat(state.getTargetLocations()).isEmpty();
        assertThat(state.getTargetDate()).contains(LocalDate.of(2026, 12, 18));
        assertThat(state.getTargetEndDate()).contains(LocalDate.of(2026, 12, 22));
    }

    @Test
    void aPlanIsForTheMonthThatTheTravellerSaidTheyCome() {
        var state = on("2026-11-23")
                .after("Hi! We're coming to Sri Lanka in January")
                .hears("plan 4 days in Mirissa");

        assertThat(state.getTargetDate()).contains(LocalDate.of(2027, 1, 1));
        assertThat(state.getTargetEndDate()).contains(LocalDate.of(2027, 1, 4));
    }

    @Test
    void whereOneSetsOutFromIsNotWhatOneTalksAbout() {
        var state =
                aDialogue().after("how would we get there from Colombo").hears("Is there a good beach for staying?");

        assertThat(state.getTargetLocations()).doesNotContain("Colombo");
    }
}
