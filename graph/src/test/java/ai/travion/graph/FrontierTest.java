package ai.travion.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FrontierTest {

    private final Frontier frontier = new Frontier();
    private final List<String> committed = new ArrayList<>();

    @Test
    void nothingIsCommittedPastTheLowestUnfinishedRecord() {
        var first = frontier.delivered(() -> committed.add("first"));
        var second = frontier.delivered(() -> committed.add("second"));
        var third = frontier.delivered(() -> committed.add("third"));

        second.finish();
        third.finish();
        frontier.acknowledge();

        assertThat(committed).isEmpty();
        assertThat(frontier.uncommitted()).isEqualTo(3);

        first.finish();
        frontier.acknowledge();

        assertThat(committed).containsExactly("third");
        assertThat(frontier.uncommitted()).isZero();
    }

    @Test
    void whatIsCommittedIsNotCommittedAgain() {
        frontier.delivered(() -> committed.add("only")).finish();

        frontier.acknowledge();
        frontier.acknowledge();

        assertThat(committed).containsExactly("only");
    }
}
