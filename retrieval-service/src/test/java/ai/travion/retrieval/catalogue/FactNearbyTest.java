package ai.travion.retrieval.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.schemas.LocationSearch;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FactNearbyTest {

    private static final Places ATLAS = Places.load();

    private static boolean asksForAFact(String facility, String question) {
        return FactNearby.isAskedIn(
                question, LocationSearch.newBuilder().setFacility(facility).build(), ATLAS);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "from botanical garden | Which British commander ran his wartime headquarters from the botanical gardens near Kandy?",
                "wall rock fortress | Which famous wall in a rock fortress near Dambulla has old poems on it?",
                "temple | Which temple near Tangalle has old paintings on its cave walls?",
                "tea picker work | Where do the tea pickers work near Haputale?",
                "lagoon | Which writer was born in a village beside a lagoon near Galle?",
                "fort | Who was held prisoner in the fort near Batticaloa?"
            })
    void aFactAboutWhatLiesNearIsNoSearchForNeighbours(String facility, String question) {
        assertThat(asksForAFact(facility, question)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "beach | Which beach near Galle is good for kids?",
                "temple | What temples are there near Tangalle?",
                "waterfall | Which is the nearest waterfall to Ella?",
                "place | What is there to see near Dambulla?",
                "viewpoint | Which viewpoints are near Haputale?",
                "hospital | Where is the nearest hospital to Ella?",
                "beach | Where can I swim near Galle?"
            })
    void aSearchForNeighboursStaysOne(String facility, String question) {
        assertThat(asksForAFact(facility, question)).isFalse();
    }
}
