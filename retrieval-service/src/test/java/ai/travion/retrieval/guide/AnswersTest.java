package ai.travion.retrieval.guide;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.embedding.MiniLm;
import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.guide.Answers.Candidate;
import ai.travion.retrieval.guide.Answers.LeftOut;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.QueryAdapter;
import ai.travion.retrieval.vectors.ShippedVectors;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** With the model that ships and its answers on two places and the island. */
class AnswersTest {

    private static final MiniLm MODEL = Shipped.model();
    private static final List<Passage> SOME = Shipped.answers().stream()
            .filter(answer -> Set.of("ella", "sigiriya", "sri-lanka")
                    .contains(answer.place().id()))
            .toList();
    private static final Answers ANSWERS = answers();
    private static final Ranking RANKING = Ranking.load();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            is it hard for old knees                    | sigiriya | can-older-people-with-bad-knees-do-sigiriya
            how many nights should we give it           | ella     | how-many-days-do-i-need-in-ella
            which side of the train has the better view | ella     | which-side-of-the-train
            """)
    void whatIsAskedInOtherWordsComesFirst(String question, String place, String answer) {
        var near = near(question, place, LeftOut.NOTHING);

        var foremost = ANSWERS.foremost(near, near, RANKING).orElseThrow();

        assertThat(idOf(foremost.candidate())).contains(answer);
    }

    @Test
    void anAnswerThatIsLeftOutIsNotThere() {
        var answer = SOME.getFirst();

        var near = near(answer.questions().getFirst().words(), answer.place().id(), new LeftOut(answer.chunkId(), -1));

        assertThat(near).isNotEmpty().noneMatch(one -> idOf(one).equals(answer.chunkId()));
    }

    @Test
    void aWordingThatIsTakenOutIsNoLongerTheLikest() {
        var answer = SOME.getFirst();
        var words = answer.questions().get(1).words();

        double with = likest(words, answer, LeftOut.NOTHING);
        double without = likest(words, answer, new LeftOut(answer.chunkId(), 1));

        assertThat(with).isGreaterThan(0.97);
        assertThat(without).isLessThan(with);
    }

    @Test
    void whoeverStandsBehindAnotherThatMayNotBeGivenLeadsByLessThanNothing() {
        var near = near("is it hard for old knees", "sigiriya", LeftOut.NOTHING);
        var best = ANSWERS.foremost(near, near, RANKING).orElseThrow().candidate();
        var others = near.stream()
                .filter(one -> !one.prepared().ofTheIsland()
                        && !one.isOfTheSame(best)
                        && !ANSWERS.areAlike(one.prepared(), best.prepared()))
                .toList();

        var second = ANSWERS.foremost(others, near, RANKING).orElseThrow();

        assertThat(second.lead()).isNegative();
    }

    @Test
    void aThingOfFewPlacesTellsWhichPlaceIsMeant() {
        var things = ANSWERS.thingsOfFewPlaces("may I photograph the frescoes");

        assertThat(things).contains("fresco");
        assertThat(ANSWERS.placesOf(Set.of("fresco"))).contains("sigiriya").doesNotContain("ella");
    }

    private static double likest(String words, Passage answer, LeftOut leftOut) {
        return near(words, answer.place().id(), leftOut).stream()
                .filter(one -> idOf(one).equals(answer.chunkId()))
                .mapToDouble(one -> one.of(Resemblance.LIKEST_WORDING))
                .findFirst()
                .orElseThrow();
    }

    private static List<Candidate> near(String question, String place, LeftOut leftOut) {
        var wording = Wording.of(question, Shipped.ATLAS, MODEL, QueryAdapter.ofTheGuide());
        return ANSWERS.near(
                wording, Set.of(place), answer -> answer.place().id().equals(place) ? 1 : 0, leftOut);
    }

    private static String idOf(Candidate candidate) {
        return candidate.prepared().answer().chunkId();
    }

    private static Answers answers() {
        try {
            return new Answers(SOME, Embedded.of(SOME, ShippedVectors.GUIDE.read(), MODEL, Shipped.ATLAS, done -> {}));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
