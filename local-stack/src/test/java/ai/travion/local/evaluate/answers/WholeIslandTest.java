package ai.travion.local.evaluate.answers;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.graph.Graph;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

/** What travellers ask of no single place, through every node of the graph. */
@SuppressWarnings("NullAway.Init") // wired before any test
class WholeIslandTest {

    private static NodesInProcess nodes;
    private static Walk walk;

    @BeforeAll
    static void wire() {
        var clock =
                Clock.fixed(OffsetDateTime.parse("2026-11-20T10:00:00+05:30").toInstant(), ZoneId.of("Asia/Colombo"));
        nodes = NodesInProcess.at(clock);
        walk = new Walk(nodes, clock);
    }

    @AfterAll
    static void close() {
        nodes.close();
    }

    @Execution(ExecutionMode.CONCURRENT)
    @ParameterizedTest
    @CsvFileSource(resources = "whole-island.csv", delimiter = '|', numLinesToSkip = 1)
    void isAnsweredByThePagesOrTheGuideOfTheWholeIsland(String question, String said) {
        var turn = walk.through(question, List.of(question));

        assertThat(turn.answer())
                .contains(said)
                .contains("Sri Lanka, ")
                .doesNotContain("Which place", "Insufficient evidence", "Please check this answer");
        assertThat(turn.route()).contains(Graph.RETRIEVE);
    }

    @Execution(ExecutionMode.CONCURRENT)
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            can I drink the tap water in Kandy         | drink sealed, boiled or well-filtered water
            Do tuk tuks in Galle use a meter?          | Many tuk-tuks in Colombo have a meter
            can I fly my drone at Sigiriya             | heritage site
            do I need malaria pills for Wilpattu       | free of malaria
            can I rent a scooter in Weligama without a licence | ride only with a permit
            """)
    void answersForAPlaceWhoseOwnPagesDoNotSpeakOfIt(String question, String said) {
        var turn = walk.through(question, List.of(question));

        assertThat(turn.answer()).contains(said).doesNotContain("Please check this answer", "More than this");
    }

    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void whatAPlaceTellsItselfIsNotCrowdedOut() {
        assertThat(walk.through("sigiriya", List.of("Who built Sigiriya?")).answer())
                .contains("Kashyapa")
                .doesNotContain("Sri Lanka, ");
        assertThat(walk.through("kandy", List.of("Tell me about Kandy")).answer())
                .doesNotContain("Sri Lanka, ");
    }

    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void whoAsksWhereHearsOfPlacesToo() {
        assertThat(walk.through("surf", List.of("where is the best surf and when"))
                        .answer())
                .contains("Main Point at Arugam Bay", "from June to August", "Midigama, Ahangama and Hikkaduwa");
    }

    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void aSecondQuestionWithinATalkOfAPlaceIsAnsweredToo() {
        var turn = walk.through("ella", List.of("Tell me about Ella", "can I drink the tap water there?"));

        assertThat(turn.answer()).contains("drink sealed, boiled or well-filtered water in Sri Lanka");
    }
}
