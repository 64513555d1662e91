package ai.travion.generator.composer;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.schemas.DocumentRelevance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class YesOrNoTest {

    private static final Composer COMPOSER = new Composer(Places.load());

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Is there a train to Trincomalee?              | The through train to Trincomalee takes eight to nine hours.             | Yes. The through
                    Are there elephants in Trincomalee?           | Elephants live near Trincomalee, and one meets them at dusk.             | Yes. Elephants
                    Can I swim in the harbour of Trincomalee?     | Nobody swims in the harbour of Trincomalee: the water is not clean.      | No. Nobody
                    Can I walk to the fort of Trincomalee?        | Walk up the road to the fort of Trincomalee, which takes half an hour.   | Yes. Walk
                    Is the fort of Trincomalee free?              | No ticket is needed for the fort of Trincomalee.                         | Yes. No ticket
                    Can I see Trincomalee without a guide?        | A guide is not needed to see Trincomalee.                                | Yes. A guide
                    Do I need a guide in Trincomalee?             | A guide is not needed in Trincomalee.                                    | No. A guide
                    Can you get to Trincomalee without a boat?    | Boats to Trincomalee leave from the beach and take ten minutes.          | No. Boats
                    """)
    void whatASentenceDecidesItSaysWithItsFirstWord(String question, String sentence, String beginning) {
        assertThat(answer(question, sentence)).startsWith(beginning);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Are there crocodiles in Trincomalee?          | Herons, monitors and perhaps a crocodile are seen on the lagoon of Trincomalee.
                    Is there a beach in Trincomalee?              | Travellers looking for beaches are less content in Trincomalee.
                    Can I take photos in Trincomalee?             | Photos are allowed in many parts of Trincomalee, but not of the fort.
                    Can I swim in Trincomalee?                    | You can swim in Trincomalee only from April to September.
                    Is there a bar in Trincomalee?                | There is no bar in Trincomalee worth the name, but hotels serve beer.
                    Are there leopards in Trincomalee?            | Leopards hardly ever live near Trincomalee.
                    Do I need a permit in Trincomalee?            | Some visitors to Trincomalee need a permit.
                    """)
    void whatASentenceHopesForExceptsOrTellsOfSomeIsNoYes(String question, String sentence) {
        assertThat(answer(question, sentence)).doesNotStartWith("Yes");
    }

    private static String answer(String question, String sentence) {
        var state = aTurn().asking(question)
                .at("Trincomalee")
                .withPassage("Trincomalee", "logistics", sentence, 0.95)
                .with(it -> it.setDocumentRelevance(DocumentRelevance.RELEVANT))
                .build();
        return COMPOSER.write(state, piece -> {}).text();
    }
}
