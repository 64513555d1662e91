package ai.travion.retrieval.question;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AskedFactTest {

    private static final Place SIGIRIYA = Places.load().named("Sigiriya").orElseThrow();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Who carved the lions at the gate?              | The lions were carved by local masons.
            who built the water gardens                    | King Kashyapa built a walled city with water gardens.
            which sculptor made the sitting figure         | The figure is a work of Tissa Ranasinghe and was set up later.
            How tall is the rock?                          | The rock stands some 180 metres above a plain.
            how deep is the moat                           | The moat is about four metres deep.
            In what year was the museum opened?            | The museum by the entrance was opened in 2009.
            since when have people scratched verses on it  | Visitors from about the eighth century onward scratched verses.
            What is the guard stone called?                | The guard stone is known as a muragala.
            which film was shot there                      | Scenes of Baila Nights were shot on the terrace.
            How long is the climb?                         | Most people reach the top in 45 to 60 minutes.
            how heavy is the stone                         | The stone weighs nine tonnes.
            At what hour do the gates open?                | The gates are open from six in the morning.
            when does the ticket office close              | Tickets are sold until 5 p.m. at the gate.
            what time should we be on the terrace          | Be on the terrace before eight, or at sunset.
            on which days is the museum shut               | The museum is closed on the first Monday of the month.
            in which month do wasps swarm round the rock   | Wasps are worst in the dry season, from July on.
            when does the season of the wasps begin        | Wasps are worst from July on.
            how old was Kashyapa when he died              | Kashyapa died at the age of forty.
            how many kilometres is it round the moat       | The path round the moat is five kilometres long.
            """)
    void aSentenceHoldsTheFact(String question, String sentence) {
        assertThat(AskedFact.in(question))
                .hasValueSatisfying(
                        fact -> assertThat(fact.isToldIn(sentence, SIGIRIYA)).isTrue());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Who carved the lions at the gate?              | Two stone lions guard the gate of Sigiriya and look to the west.
            who designed the stairs of iron                | The iron stairs are safe but unpleasant for who fears heights.
            which sculptor made the sitting figure         | A sitting figure of bronze looks over the valley.
            How tall is the lion at the terrace?           | A giant lion of brick guards the terrace halfway up the rock.
            how deep is the moat                           | A moat with lotus runs round the water gardens.
            In what year was the painter born?             | The painter finished the murals in 1946.
            what was the film about the monkeys called     | a film about those monkeys was shot among the ruins.
            What was the lowest temperature ever?          | Nights are cold, with frost on a few clear mornings.
            how heavy is one paw                           | The paws are of brick and plaster and stand on a terrace.
            At what hour do the gates open?                | The gates stand at the western moat, a walk of ten minutes from the village.
            when does the dance begin in the evening       | Dancers can be seen on most evenings in hour-long shows.
            on which day of the week is the museum shut    | The museum by the entrance is closed early.
            in which month is the procession               | Drummers and dancers walk round the rock in a procession.
            how old was the king's son when he fled        | The king's son fled to India.
            who made the statue of Lipton                  | A statue of Sir Thomas Lipton waits there for every photograph.
            which village was Appuhami from                | Appuhami built it, as they tell, with his own men.
            how far up do the drawings reach               | The drawings of women are in a sheltered pocket of the rock.
            """)
    void aNearMissHoldsNone(String question, String sentence) {
        assertThat(AskedFact.in(question))
                .hasValueSatisfying(
                        fact -> assertThat(fact.isToldIn(sentence, SIGIRIYA)).isFalse());
    }

    @Test
    void theNameOfThePlaceIsNoNameThatIsAskedFor() {
        var name = AskedFact.in("what is the name of the oldest cave").orElseThrow();

        assertThat(name.isToldIn("On the rock of Sigiriya there are many caves.", SIGIRIYA))
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is it safe to swim there?",
                "Where can I see leopards?",
                "who is it good for",
                "What should I wear?"
            })
    void mostQuestionsAskForNoFactThatItsFormTells(String question) {
        assertThat(AskedFact.in(question)).isEmpty();
    }
}
