package ai.travion.generator.composer;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.schemas.DocumentRelevance;
import ai.travion.schemas.Elimination;
import ai.travion.schemas.fixture.TurnFixture;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What an answer passes over is named, and what the traveller's own condition took out is not called unknown. */
class SaidNotToBeFoundTest {

    private static final Composer COMPOSER = new Composer(Places.load());

    private static final String FORT =
            "The restaurants of Galle Fort are the best of the coast, with cafés in old houses along the lanes.";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "What is the best restaurant in Galle Fort, its phone number and its price?|the phone number",
                "Which restaurant is best in Galle Fort, and what is its e-mail address?|e-mail address",
                "Where do I eat in Galle Fort? Give me the contact details too.|the phone number",
                "Name a restaurant in Galle Fort with its exact address.|address",
                "The best restaurants in Galle Fort and their website please|the website"
            })
    void aContactThatNothingTellsIsSaidNotToBeFound(String question, String unknown) {
        assertThat(write(aTurn().asking(question).at("Galle Fort").withPassage("Galle Fort", "vibe", FORT, 0.9)))
                .contains("could not find")
                .contains(unknown);
    }

    @Test
    void whatATextTellsIsNotSaidToBeUnknown() {
        assertThat(write(aTurn().asking("What is the phone number of the tourist police in Galle Fort?")
                        .at("Galle Fort")
                        .withPassage(
                                "Galle Fort",
                                "logistics",
                                "The phone number of the tourist police in Galle Fort is 1912.",
                                0.9)))
                .doesNotContain("could not find the phone number");
    }

    @Test
    void whatIsAskedForAndAvoidedIsNamedAsTheCondition() {
        var text = write(aTurn().asking("Which temples can I see in Kandy? I don't want any temples.")
                .at("Kandy")
                .withPassage(
                        "Kandy",
                        "culture",
                        "Kandyan dance can be seen on most evenings in hour-long shows near the lake of Kandy.",
                        0.7)
                .with(it -> it.setEliminatedBy(List.of(Elimination.newBuilder()
                        .setConstraint("avoid")
                        .setValue("temples")
                        .setCount(3)
                        .setChunkIds(List.of("kandy#temples"))
                        .build()))));

        assertThat(text).contains("conditions are too strict", "temples").doesNotContain("anything about \"temples\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Nightlife of Atlantis Bay",
                "How is the nightlife at Lemuria Beach?",
                "Nightlife in Xanadu Harbour",
                "What nightlife does Avalon Cove have?",
                "The nightlife of Erewhon Lagoon please"
            })
    void whatIsUnknownOfAPlaceIsNotAnsweredWithThatOfAnother(String question) {
        assertThat(write(aTurn().asking(question)
                        .withPassage("Tangalle", "vibe", "Nightlife hardly exists beyond a drink by the sea.", 0.95)
                        .with(it -> it.setDocumentRelevance(DocumentRelevance.RELEVANT))))
                .doesNotStartWith("Nightlife hardly");
    }

    private static String write(TurnFixture turn) {
        return COMPOSER.write(turn.build(), text -> {}).text();
    }
}
