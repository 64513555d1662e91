package ai.travion.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GraphTest {

    @Test
    void everyNodeIsReachedFromTheRouter() {
        var reached = EnumSet.of(Graph.ROUTER);
        while (reached.addAll(
                reached.stream().flatMap(node -> node.next().stream()).toList())) {}

        assertThat(reached).containsAll(Graph.nodes().toList()).contains(Graph.REPLY);
    }

    @ParameterizedTest
    @EnumSource
    void everyNodeCanEndInAReply(Graph node) {
        var reached = EnumSet.of(node);
        while (reached.addAll(
                reached.stream().flatMap(each -> each.next().stream()).toList())) {}

        assertThat(reached.contains(Graph.REPLY) || node == Graph.FAILED).isTrue();
    }

    @Test
    void theVerifierClosesTheLoop() {
        assertThat(Graph.VERIFY.leadsTo(Graph.GENERATE)).isTrue();
        assertThat(Graph.GENERATE.leadsTo(Graph.REPLY)).isFalse();
    }

    @Test
    void everyNodeMayFailAndNoEndLeadsOn() {
        assertThat(Graph.nodes()).allMatch(node -> node.leadsTo(Graph.FAILED));
        assertThat(Graph.REPLY.leadsTo(Graph.FAILED)).isFalse();
        assertThat(Graph.FAILED.next()).isEmpty();
    }

    @Test
    void namesAreTheOnesOfTheApiAndTopicsTheOnesOfKafka() {
        var topics = new Topics("travion");

        assertThat(Graph.WEB_SEARCH.nodeName()).isEqualTo("web_search");
        assertThat(topics.of(Graph.WEB_SEARCH)).isEqualTo("travion.web-search");
        assertThat(topics.of(Graph.REPLY)).isEqualTo(topics.of(Graph.FAILED)).isEqualTo("travion.outcomes");
        assertThat(topics.all()).hasSize(13).doesNotHaveDuplicates();
    }

    @Test
    void anUnknownNodeIsNoNode() {
        assertThat(Graph.named("web_search")).contains(Graph.WEB_SEARCH);
        assertThat(Graph.named("teleport")).isEmpty();
    }

    @Test
    void noServiceRunsTheEndOfATurn() {
        assertThatThrownBy(() -> Graph.REPLY.runs(state -> Step.to(Graph.REPLY, state)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("REPLY");
    }
}
