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
                "Somewhere nice, I hate museums and shopping"
            })
    void whatIsRefusedIsTakenOut(String message) {
        assertThat(Refusals.takenOut(message))
                .doesNotContainIgnoringCase("temple")
                .doesNotContain("climb", "hiking", "party", "museum", "shopping")
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
                "When must we avoid boat trips?"
            })
    void whatIsAskedAboutStays(String message) {
        assertThat(Refusals.takenOut(message)).isEqualTo(message);
    }
}
