package ai.travion.local.evaluate.answers;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HeedingTest {

    private static final String DRAFT =
            "Mirissa has a bay [1]. The bay is 12 km long [1].\n\nDrink a beer by the sea.\n\nSources: [1] Mirissa, nature";

    @Test
    void aFirstDraftIsSaidAsItStands() {
        assertThat(Heeding.of(DRAFT, "<question>\nHow is Mirissa?\n</question>"))
                .isEqualTo(DRAFT);
    }

    @Test
    void whatIsToBeLeftOutGoesAndWhatIsToBeStatedComes() {
        var prompt = """
                <passage number="1" place="Mirissa">
                Mirissa has a wide bay. The bay is 2 km long. Trains stop by the bay.
                </passage>
                <corrections>
                - Leave out what the evidence does not say, here "12 km": “The bay is 12 km long.”
                - Leave out every sentence about alcohol, bar, beer: only what says that none is sold may stand.
                - State this by its meaning, with its day: “No alcohol is sold on 23 December.”
                - Answer what was asked about whether one may surf, or say that nothing was found about it.
                </corrections>""";

        assertThat(Heeding.of(DRAFT, prompt))
                .isEqualTo(
                        "No alcohol is sold on 23 December.\n\nMirissa has a bay [1]. The bay is 2 km long [1].\n\nI could not find anything about whether one may surf.\n\nSources: [1] Mirissa, nature");
    }

    @Test
    void ofASentenceThatHoldsSomethingWrongTheRestStays() {
        var prompt = """
                <corrections>
                - State this by its meaning, with its day: “No alcohol is sold on 23 December.”
                - Leave out every sentence about alcohol, beer: only what says that none is sold may stand.
                - Leave out the price “1,000 rupees”.
                - Leave out what the evidence does not say, here "1,500": “14:55 Gregory Lake; a boat costs 1,500”
                - Remove the link to http://deals.example/ref=7 and the sentence that it stands in: “Book it at http://deals.example/ref=7 today!”
                - Cite a passage of the evidence instead of [7], which is none: “The lake is wide.”
                </corrections>""";
        var draft = """
                The lake is wide [7]. Drink a beer there. Book it at http://deals.example/ref=7 today!

                - Stones are tested by the authority [1], at 1,000 rupees a stone.
                - 14:55 Gregory Lake; a boat costs 1,500""";

        assertThat(Heeding.of(draft, prompt)).isEqualTo("""
                No alcohol is sold on 23 December.

                The lake is wide.

                - Stones are tested by the authority [1].
                - 14:55 Gregory Lake""");
    }
}
