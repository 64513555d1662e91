package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.graph.Graph;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What "the one you said", "the middle one", "both" and "it" mean after several things were offered or compared. */
class ReferentsTest {

    private static final String BEACHES =
            "Here is what I know:\n\n- **Arugam Bay**: Surf [1].\n- **Trincomalee**: Whales and a lagoon [2].\n- **Pasikudah**: Calm [3].";
    private static final String PARKS =
            "Families do well in Udawalawe, for the drives are shorter [1].\n\n**Yala National Park**: Leopards [2].";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "the second one|Tell me about Trincomalee",
                "tell me about the last one|Tell me about Pasikudah",
                "is the third one good for kids?|Is Pasikudah suitable for children in July?",
                "how do I get to the first one|how do I get to Arugam Bay",
                "number 2|Tell me about Trincomalee",
                "whats at the middle one|what's at Trincomalee",
                "and the last, is it safe to swim?|is Pasikudah safe to swim?",
                "the one with the lagoon, how far is it|Trincomalee, how far is it",
                "the arugam bay one sounds nice|Tell me about Arugam Bay"
            })
    void whatIsCountedOrDescribedIsOneOfTheLastList(String message, String meant) {
        var talk = aDialogue().answering(BEACHES).after("best beaches in July");

        assertThat(talk.searchesFor(message)).isEqualTo(meant);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ok the one you said. morning or afternoon with the little one?|Udawalawe National Park",
                "your pick then, how long does it take|Udawalawe National Park",
                "what is there to eat there|Udawalawe National Park",
                "ok go with that. what should we bring|Udawalawe National Park",
                "and the other one, is it far|Yala National Park",
                "the second one please|Udawalawe National Park"
            })
    void theOwnRecommendationIsRemembered(String message, String place) {
        var heard = aDialogue()
                .answering(PARKS)
                .after("yala or udawalawe for a jeep safari with a 3 year old")
                .hears(message);

        assertThat(heard.getTargetLocation()).contains(place);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "whats the difference|What is the difference between Yala National Park and Wilpattu National Park?",
                "i mean for leopards|Which is better for leopards, Yala National Park or Wilpattu National Park?",
                "we want it quiet|Which is quieter, Yala National Park or Wilpattu National Park?",
                "which has fewer jeeps|which has fewer jeeps, Yala National Park or Wilpattu National Park",
                "and the cheaper of the two?|Which is cheaper, Yala National Park or Wilpattu National Park?",
                "can we do both|can we do Yala National Park and Wilpattu National Park"
            })
    void twoThatWereComparedStayTwo(String message, String meant) {
        var talk = aDialogue().after("yala or wilpattu in september");

        assertThat(talk.searchesFor(message)).isEqualTo(meant);
    }

    @Test
    void twoAskedAboutOneAfterTheOtherAreTwo() {
        var talk = aDialogue().after("whats the deal with whales mirissa").after("and trinco?");

        assertThat(talk.searchesFor("im there end of january so which"))
                .isEqualTo("Which is better for whales at the end of january, Trincomalee or Mirissa?");
    }

    @Test
    void oneOfWhichNothingIsKnownKeepsItsNumber() {
        var talk = aDialogue().after("Whats better from Ella, Horton Plains or Buduruwagala or Diyaluma Falls?");

        assertThat(talk.searchesFor("whats at the middle one")).isEqualTo("what's at Buduruwagala");
    }

    @Test
    void whatFitsNothingIsAskedForOnceAndTheReplyGoesOn() {
        var talk = aDialogue().after("is mirissa or hikkaduwa better for learning to surf");

        var asked = talk.says("your pick then. is there a school");

        assertThat(asked.next()).isEqualTo(Graph.REPLY);
        assertThat(asked.state().getClarification().orElseThrow().getOptions()).containsExactly("Mirissa", "Hikkaduwa");
        assertThat(talk.hears("the second").getTargetLocation()).contains("Hikkaduwa");
    }

    @Test
    void anEventIsSpokenOfAndNotItsTown() {
        var talk = aDialogue().after("Any festivals in february 2027?");

        assertThat(talk.searchesFor("tell me more about the colombo one"))
                .isEqualTo("tell me more about the festival in Colombo");
        assertThat(talk.searchesFor("ok how crowded is it")).contains("how crowded is the festival in Colombo");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "how long does it last?",
                "for the first time in my life",
                "we are both vegetarian",
                "what about the little one, is it safe",
                "thank you both"
            })
    void aNumberWordThatCountsNoOptionIsLeftAlone(String message) {
        var heard = aDialogue().after("yala or wilpattu in september").says(message);

        assertThat(heard.state().getRewrittenQuery().orElse("")).doesNotContain("Tell me about");
        assertThat(heard.state().getClarification()).isEmpty();
    }
}
