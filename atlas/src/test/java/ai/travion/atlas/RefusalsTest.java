package ai.travion.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RefusalsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Where should I go? No temples.",
                "Where can I go? No temples please, I really do not want any temples, and nothing with steep climbs",
                "Suggest some places, but without any hiking please",
                "Which beaches are good in December, but no party places?",
                "What should we see near Galle? I must avoid beaches",
                "Somewhere nice, I hate museums and shopping",
                "What can I do in Mirissa, no boats, I get seasick",
                "Where can I hike near Kandy? No leeches please",
                "A viewpoint for sunrise that doesn't need a long hike or hiking",
                "Can't swim and don't want boats, what can I do in Trincomalee?",
                "How do I get from Ella to Arugam Bay without a car?",
                "How do I get from Colombo to Galle, not by bus or taxi?"
            })
    void whatIsRefusedIsTakenOut(String message) {
        assertThat(Refusals.takenOut(message))
                .doesNotContainIgnoringCase("temple")
                .doesNotContain("climb", "hiking", "party", "museum", "shopping")
                .doesNotContain("boat", "seasick", "leech", " car", " bus", "taxi")
                .doesNotContainPattern("avoid beaches");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Are there no beaches near Kandy?",
                "Can I see Sigiriya without climbing?",
                "Is it true that there are no temples in Ella?",
                "No temples.",
                "Can I visit without a guide?",
                "Which temples are worth a visit?",
                "Where can I swim with no crowds?",
                "Which months should I avoid trekking?",
                "Where should we skip swimming?",
                "If we skip the pools, is Diyaluma worth it?",
                "Can I travel around without a car?",
                "How much is a taxi, not by the hour?",
                "When must we avoid boat trips?"
            })
    void whatIsAskedAboutStays(String message) {
        assertThat(Refusals.takenOut(message)).isEqualTo(message);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Can you get to Pigeon Island without a boat?",
                "Is it possible to reach Delft without any ferry?",
                "Could we go there without a boat"
            })
    void whoAsksWhetherOneGetsThereWithoutItRefusesNothing(String message) {
        assertThat(Refusals.askTheWay(message)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Where can we go in Trincomalee without a boat?", "What is there to do without boats?"})
    void whoAsksWhatThereIsWithoutItRefusesIt(String message) {
        assertThat(Refusals.askTheWay(message)).isFalse();
    }
}
