package ai.travion.retrieval.search;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.search.Evidence.Scored;
import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.QueryAdapter;
import ai.travion.retrieval.vectors.ShippedVectors;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Words and meaning together, with the model that ships. The questions share no telling word with what answers them. */
class MeaningTest {

    private static final KnowledgeSearch SEARCH = search();

    private static KnowledgeSearch search() {
        try {
            var model = Shipped.model();
            var embedded = Embedded.of(
                    Shipped.BASE.passages(), ShippedVectors.KNOWLEDGE.read(), model, Shipped.ATLAS, done -> {});
            return new KnowledgeSearch(
                    Shipped.BASE,
                    Shipped.ATLAS,
                    LucenePassages.of(Shipped.BASE.passages()),
                    Optional.of(new Meaning(model, ExactVectors.of(embedded), Shipped.ATLAS, QueryAdapter.load())));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Scored> ask(String question) {
        return SEARCH.about(Inquiry.question(question, mentioned(question))).passages();
    }

    private static Place[] mentioned(String question) {
        return Shipped.ATLAS.mentionedIn(question).stream()
                .map(mention -> mention.place())
                .distinct()
                .toArray(Place[]::new);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Do I have to keep my legs covered in the Temple of the Tooth?       | temple-of-the-tooth#logistics
            which monarch made his home on top of Sigiriya                      | sigiriya#history
            are there insects that sting on the way up Sigiriya                 | sigiriya#adventure
            """)
    void whatIsSaidInOtherWordsIsFound(String question, String chunkId) {
        assertThat(ask(question))
                .extracting(scored -> scored.passage().chunkId())
                .contains(chunkId);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Can I drink the tap water in Kandy?                | sri-lanka-health#water-and-food
            How do I extend my visa in Matara?                 | sri-lanka-entry#longer-stays
            Is it safe to walk alone at night in Colombo?      | sri-lanka-safety#women-alone
            """)
    void whatHoldsForTheWholeIslandIsHeardBesideAPlace(String question, String chunkId) {
        assertThat(ask(question))
                .extracting(scored -> scored.passage().chunkId())
                .contains(chunkId);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Who built Sigiriya?",
                "Is it cold at night in Nuwara Eliya?",
                "how do I get to Ella from Kandy",
                "Can I swim in Unawatuna?"
            })
    void whatIsAnsweredScoresHigh(String question) {
        assertThat(ask(question).getFirst().relevance()).isGreaterThan(0.7);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is there a 5G signal on Ella Rock?",
                "Where can I park my camper van in Mirissa?",
                "Which dentist in Galle is good with children?",
                "Who is the current mayor of Jaffna?",
                "best months for Wasgamuwa",
                "How do I get around Bangkok?"
            })
    void whatNoPassageTellsScoresLow(String question) {
        assertThat(ask(question)).allMatch(scored -> scored.relevance() < 0.55);
    }

    @Test
    void aHardWishRemovesWhatMeaningFinds() {
        var wishes = new Wishes(List.of("nightlife"), List.of(), List.of());
        var inquiry = new Inquiry(
                "bars in Hikkaduwa",
                "bars in Hikkaduwa",
                List.of(Shipped.place("Hikkaduwa")),
                false,
                1,
                false,
                Optional.empty(),
                wishes);

        var evidence = SEARCH.about(inquiry);

        assertThat(evidence.passages())
                .extracting(scored -> scored.passage().chunkId())
                .doesNotContain("hikkaduwa#vibe");
        assertThat(evidence.removed())
                .singleElement()
                .satisfies(removed -> assertThat(removed.chunkIds()).contains("hikkaduwa#vibe"));
    }

    @Test
    void theBestComesFirst() {
        var scores = Stream.of("Where can I see turtles?", "How high is Pidurutalagala?")
                .map(MeaningTest::ask)
                .toList();

        assertThat(scores)
                .allSatisfy(found -> assertThat(found)
                        .hasSizeBetween(1, 5)
                        .isSortedAccordingTo((one, other) -> Double.compare(other.relevance(), one.relevance())));
    }
}
