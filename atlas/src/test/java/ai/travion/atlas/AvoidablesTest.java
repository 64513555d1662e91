package ai.travion.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AvoidablesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            heights                        | heights
            Fear of heights                | heights
            cliff edges                    | heights
            steep ladders                  | heights
            hanging bridges                | heights
            captive animals                | zoos
            zoo visits                     | zoos
            animals in captivity           | zoos
            elephant rides                 | elephant rides
            riding elephants               | elephant rides
            alcohol                        | alcohol
            places that serve alcohol      | alcohol
            drinking                       | alcohol
            bars                           | nightlife
            elephants                      | animals
            long walks                     | walking
            too many stairs                | stairs
            casinos                        | nightlife
            claustrophobic places          | confined spaces
            with elephants in chains       | elephant rides
            taking a taxi                  | taxis
            my own car                     | cars
            by plane                       | flights
            monkeys                        | insects
            """)
    void aThingIsOfItsKindWhateverTheTravellerCallsIt(String said, String kind) {
        assertThat(Avoidables.of(said)).map(Avoidable::name).contains(kind);
    }

    @ParameterizedTest
    @CsvSource({"Hindu temples", "purple unicorns", "Barefoot Gallery", "elephant art", "the bar exam"})
    void whatSaysMoreThanAKindIsNoneOfIt(String said) {
        assertThat(Avoidables.of(said)).isEmpty();
    }

    @Test
    void severalThingsAreEachOfTheirKind() {
        assertThat(Avoidables.meantBy("bars, wine and unicorns"))
                .extracting(Avoidable::name)
                .containsExactly("nightlife", "alcohol");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            heights  | From the rim the drop is sheer.                             | true
            heights  | A steep iron ladder leads to the top.                       | true
            heights  | Cross the suspension bridge at the camp.                    | true
            heights  | The sea bed is where fine drops rise as mist.               | false
            heights  | Prices double in the peak season.                           | false
            heights  | Climbing Sigiriya is worth it for most people.               | true
            alcohol  | Toddy is tapped from the palms and distilled into arrack.   | true
            alcohol  | Evenings end in the rooftop bars.                           | true
            alcohol  | Carry drinking water and a hat.                             | false
            alcohol  | Whisky Point is kinder to beginners.                        | false
            zoos     | Feeding time at the Elephant Transit Home is at noon.       | true
            zoos     | The Zoological Gardens at Dehiwala are shady.               | true
            zoos     | Several hundred wild elephants meet at the tank.            | false
            temples  | The image house at the viharaya is painted.                 | true
            """)
    void aTextTellsOfItInItsOwnWords(String kind, String text, boolean tells) {
        assertThat(Avoidables.named(kind).isToldIn(text)).isEqualTo(tells);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            By train for pleasure, and a car takes about two hours.  | trains
            By car it takes three hours, and a bus half a day.       | cars
            A tuk-tuk takes you from the station.                    | tuk-tuks
            Buses follow the coast.                                  | buses
            """)
    void aSentenceIsForTheWayThatItTellsOfFirst(String sentence, String way) {
        assertThat(Avoidables.firstWayIn(sentence)).map(Avoidable::name).contains(way);
    }

    @Test
    void everyPlaceOfAKindIsOneOfTheAtlas() {
        var places = Places.load();

        assertThat(Avoidables.all())
                .flatExtracting(kind -> kind.places().orElse(Set.of()))
                .allSatisfy(id -> assertThat(places.withId(id)).isPresent());
    }
}
