package ai.travion.retrieval;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.OwnNames;
import ai.travion.retrieval.knowledge.Aspect;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.PreparedAnswer;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OfOnesOwnTest {

    private static final OfOnesOwn OWN = new OfOnesOwn(
            OwnNames.of(List.of("Tern House", "Heron Boat Trips")),
            List.of(
                    passage(
                            "Tern House",
                            "House rules: Guests arrive from 3 pm. Cats may stay in the garden room. Meat is not cooked in the kitchen."),
                    passage(
                            "Tern House",
                            "A car from the airport costs 9,000 rupees. The gate is locked at eleven at night."),
                    passage(
                            "Heron Boat Trips",
                            "Heron Boat Trips start at the bridge. They last two hours and include life jackets and tea.")),
            Shipped.nearness(),
            Shipped.ATLAS);

    private static Passage passage(String title, String text) {
        return new Passage(title + "#" + text.hashCode(), Country.PLACE, Aspect.CULTURE, text, Set.of(), "mine", title);
    }

    private static List<RetrievedDocument> asked(String question) {
        return OWN.answering(aTurn().asking(question).build());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Can I bring my cat to Tern House? | Cats may stay",
                "How much is a taxi from the airport to tern house? | 9,000 rupees",
                "When is the gate of the Tern House locked? | locked at eleven",
                "When can we check in at Tern House? | from 3 pm",
                "How long do Heron Boat Trips take? | two hours",
                "What do the Heron Boat Trips include? | life jackets"
            })
    void whatItTellsOfItselfIsTheAnswer(String question, String told) {
        var documents = asked(question);

        assertThat(documents.getFirst().getContent()).contains(told);
        assertThat(PreparedAnswer.isOfItself(documents.getFirst())).isTrue();
        assertThat(PreparedAnswer.isOne(documents.getFirst())).isTrue();
    }

    @Test
    void ofAllOfItItsDocumentOpens() {
        assertThat(asked("Tell me about Tern House").getFirst().getContent()).startsWith("House rules: Guests arrive");
    }

    @ParameterizedTest
    @CsvSource({
        "Does Tern House have a swimming pool?",
        "Who owns the Tern House?",
        "Do the Heron Boat Trips take credit cards?"
    })
    void whatItDoesNotTellIsNotAnsweredAndNobodyElseIsAsked(String question) {
        var documents = asked(question);

        assertThat(documents)
                .isNotEmpty()
                .allMatch(document -> document.getSource().equals("mine"));
        assertThat(documents)
                .noneMatch(PreparedAnswer::isOne)
                .allMatch(document -> document.getRelevanceScore() < 0.5f);
    }

    @Test
    void ofWhatIsNotNamedNothingIsTold() {
        assertThat(asked("Can I bring my cat to a guesthouse in Ella?")).isEmpty();
    }
}
