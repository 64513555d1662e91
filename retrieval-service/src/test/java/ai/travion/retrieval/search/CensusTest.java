package ai.travion.retrieval.search;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.retrieval.Shipped;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CensusTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Which UNESCO sites are in Sri Lanka?   | Anuradhapura, Galle Fort, Sinharaja Forest Reserve, Adam's Peak
            what are all the world heritage sites  | Polonnaruwa, Kandy, Knuckles Mountain Range
            Name all the national parks you know   | Pigeon Island National Park, Kumana National Park, Yala National Park
            Which places have bats?                | Tissamaharama, Matara, Badulla
            """)
    void aListNamesAlsoWhatFivePassagesCannotTell(String question, String places) {
        var roll = ask(question).roll();

        assertThat(roll.map(Roll::inWords))
                .hasValueSatisfying(said -> assertThat(said).contains(places.split(", ", -1)));
    }

    @Test
    void whatOnlyNamesTheSitesOfOthersIsNone() {
        var roll = ask("Which UNESCO sites are in Sri Lanka?").roll();

        assertThat(roll.map(Roll::inWords))
                .hasValueSatisfying(said -> assertThat(said).doesNotContain("Habarana"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What are the best national parks?",
                "Give me three national parks",
                "Which national park is the oldest?",
                "What is the history of Kandy?"
            })
    void whoAsksForAChoiceGetsNoListOfAll(String question) {
        var roll = ask(question).roll();

        assertThat(roll).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            beaches for surfing but not Mirissa or Weligama | mirissa weligama
            temples besides Dambulla, Koneswaram            | dambulla-cave-temple koneswaram-temple
            """)
    void eachNameOfThoseThatAreNotMeantIsLeftOut(String question, String placeIds) {
        var evidence = ask(question);

        assertThat(evidence.passages())
                .isNotEmpty()
                .extracting(scored -> scored.passage().place().id())
                .doesNotContain(placeIds.split(" ", -1));
    }

    private static Evidence ask(String question) {
        var places = Shipped.ATLAS.mentionedIn(question).stream()
                .map(mention -> mention.place())
                .distinct()
                .toArray(Place[]::new);
        return Shipped.SEARCH.about(Inquiry.question(question, places));
    }
}
