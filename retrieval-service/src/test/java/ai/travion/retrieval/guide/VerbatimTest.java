package ai.travion.retrieval.guide;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.search.Inquiry;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Answers asked in their own words, with all that ship. */
class VerbatimTest {

    private static final int EVERY = 15;

    private static final List<Passage> ANSWERS = Shipped.answers();
    private static final Verbatim VERBATIM = Verbatim.of(ANSWERS);

    @Test
    void whoAsksForAHeadingIsGivenItsAnswer() {
        var guide = Shipped.guide();
        var missed = IntStream.range(0, ANSWERS.size())
                .filter(number -> number % EVERY == 0)
                .mapToObj(ANSWERS::get)
                .filter(answer -> !isGiven(answer, guide))
                .map(Passage::chunkId);

        assertThat(missed).isEmpty();
    }

    @Test
    void neitherCaseNorSignsNorTheNameOfTheIslandMakeAnotherQuestion() {
        assertThat(VERBATIM.of("what is mirissa KNOWN for")).hasSize(1);
        assertThat(VERBATIM.of("Do I need a visa?")).isEqualTo(VERBATIM.of("do i need a visa for Sri Lanka"));
    }

    @Test
    void anotherWordMakesAnotherQuestion() {
        assertThat(VERBATIM.of("What is Mirissa really known for?")).isEmpty();
    }

    @Test
    void theSameWordsMayBeMeantOfThePlaceThatWasSpokenOf() {
        var question = Inquiry.question("do i need a guide", Shipped.place("Ella Rock"));

        assertThat(Shipped.guide().to(question))
                .allSatisfy(
                        answer -> assertThat(answer.passage().passage().place()).isEqualTo(Shipped.place("Ella Rock")));
    }

    /** Two may have the same heading. */
    private static boolean isGiven(Passage answer, Guide guide) {
        var heading = answer.questions().getFirst().words();
        var places = Shipped.ATLAS.mentionedIn(heading).stream()
                .map(Places.Mention::place)
                .distinct()
                .toArray(Place[]::new);
        return guide.to(Inquiry.question(heading, places)).stream()
                .map(given -> given.passage().passage())
                .anyMatch(given -> given.equals(answer) || Verbatim.isTheHeading(heading, given));
    }
}
