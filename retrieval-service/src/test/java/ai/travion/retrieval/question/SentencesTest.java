package ai.travion.retrieval.question;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.retrieval.Shipped;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SentencesTest {

    @Test
    void initialsAndTitlesEndNoSentence() {
        var text =
                "It lay until the archaeologist H.C.P. Bell reported on it. St. Mary's church stands near. G. H. K. Thwaites planted it.";

        var sentences = Sentences.of(text);

        assertThat(sentences)
                .isEqualTo(List.of(
                        "It lay until the archaeologist H.C.P. Bell reported on it.",
                        "St. Mary's church stands near.",
                        "G. H. K. Thwaites planted it."));
    }

    @ParameterizedTest
    @CsvSource({
        "Give me three hill country viewpoints, 3",
        "top 4 beaches, 4",
        "Which two temples should I see?, 2",
        "List three days of hiking, -1",
        "Best beaches, -1"
    })
    void theNumberOfPlacesThatIsAskedForIsRead(String question, int number) {
        assertThat(HowMany.in(question).orElse(-1)).isEqualTo(number);
    }

    @ParameterizedTest
    @CsvSource({
        "Best place to see birds in the south?, Bundala National Park, Yapahuwa",
        "Give me three hill country viewpoints, Ella, Pidurangala Rock",
        "beaches on the east coast, Nilaveli Beach, Mirissa"
    })
    void aPartOfTheCountryHoldsItsPlacesAlone(String question, String within, String outside) {
        var area = Area.in(question).orElseThrow();

        assertThat(area.holds()).accepts(Shipped.place(within)).rejects(Shipped.place(outside));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            a quiet beach that is not on the south coast | the south
            A beach, not in the south, in July           | the south
            beaches outside the east coast               | the east
            anywhere but the hill country                | the hill country
            """)
    void aPartOfTheCountryThatIsLeftOutIsNotMeant(String question, String name) {
        assertThat(Area.in(question)).isEmpty();
        assertThat(Area.notMeantIn(question)).extracting(Area::name).containsExactly(name);
        assertThat(Area.takenOut(question)).doesNotContain("south", "east", "hill", "not", "outside");
    }

    @Test
    void ofASentenceThatGoesOnToWhatIsLeftOutTheRestStays() {
        var text =
                "See the temple on its cliff and the fort below it, and swim at Nilaveli. There are whale boats in May.";

        assertThat(Sentences.withoutEnds(text, sentence -> sentence.contains("swim")))
                .startsWith("See the temple on its cliff and the fort below it.")
                .endsWith("There are whale boats in May.")
                .hasSameSizeAs(text);
    }
}
