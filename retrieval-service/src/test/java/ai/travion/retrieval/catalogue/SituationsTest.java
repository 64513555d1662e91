package ai.travion.retrieval.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SituationsTest {

    private static final Places ATLAS = Places.load();
    private static final Situations SITUATIONS = new Situations(ATLAS, new Distances(ATLAS));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "where is dunhinda falls|Dunhinda Falls lies in the Badulla district of the Uva Province, about 4 km north of Badulla. By car it is about",
                "Where exactly is the Temple of the Tooth?|Temple of the Tooth lies in the Kandy district of the Central Province, in or beside Kandy. By car it is about 115 km from Colombo to Kandy",
                "in which district is Mirissa?|Mirissa lies in the Matara district of the Southern Province, about ",
                "Hello, where's Kandy located?|Kandy lies in the Kandy district of the Central Province. By car it is about",
                "Where is Colombo?|Colombo lies in the Colombo district of the Western Province."
            })
    void whereAPlaceLiesIsToldByItsDistrictAndTheTownBesideIt(String question, String words) {
        assertThat(SITUATIONS.askedIn(question))
                .hasValueSatisfying(situation -> assertThat(situation.inWords()).startsWith(words));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "where is the best beach in Mirissa",
                "where are leopards in Yala",
                "where in Ella should I stay",
                "where is it quiet in Kandy",
                "where is the entrance of Sigiriya",
                "where is Ella from Kandy"
            })
    void whoAsksForSomethingInAPlaceAsksForSomethingElse(String question) {
        assertThat(SITUATIONS.askedIn(question)).isEmpty();
    }
}
