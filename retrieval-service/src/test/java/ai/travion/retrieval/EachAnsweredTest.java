package ai.travion.retrieval;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.guide.Guide;
import ai.travion.retrieval.search.Inquiry;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the guide answers to each of several questions, with the model that ships and all its answers. */
class EachAnsweredTest {

    private static final Places ATLAS = Shipped.ATLAS;
    private static final Guide GUIDE = Shipped.guide();
    private static final EachAnswered EACH = new EachAnswered(ATLAS);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            when is whale season in mirissa and is it done ethically                        | Mirissa    | 1 | responsible-whale-watching
            how do I get from Kandy to Ella by train and which side should I sit on         | Ella       | 1 | which-side
            """)
    void theSecondQuestionHasItsOwnAnswer(String message, String place, int part, String answer) {
        assertThat(EACH.to(about(message, place)))
                .filteredOn(one -> one.part().equals(Optional.of(part)))
                .extracting(one -> one.passage().passage().chunkId())
                .singleElement()
                .asString()
                .contains(answer);
    }

    @Test
    void oneAnswerToBothIsThatToTheWhole() {
        assertThat(EACH.to(about(
                        "leeches in sinharaja - how bad are they and how do i stop them", "Sinharaja Forest Reserve")))
                .singleElement()
                .matches(Guide.Answer::isToTheWhole);
    }

    @Test
    void whatOnlyALaterQuestionNamesIsNotWhereTheFirstIsAskedOf() {
        var asked = about("What is there to do there, and is Nilaveli close enough?", "Trincomalee", "Nilaveli Beach");

        assertThat(EACH.to(asked))
                .filteredOn(one -> one.part().equals(Optional.of(0)))
                .extracting(one -> one.passage().passage().place().name())
                .containsExactly("Trincomalee");
    }

    private static Guide.Asked about(String message, String... places) {
        return GUIDE.asked(Inquiry.question(
                message,
                Stream.of(places).map(name -> ATLAS.named(name).orElseThrow()).toArray(Place[]::new)));
    }
}
