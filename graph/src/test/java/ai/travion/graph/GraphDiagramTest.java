package ai.travion.graph;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GraphDiagramTest {

    @Test
    void everyEdgeIsDrawnAndEveryChoiceSaysWhy() {
        var diagram = GraphDiagram.mermaid();

        assertThat(diagram).startsWith("graph TD\n    START([Start]) --> router[Router]");
        assertThat(diagram.lines().skip(2))
                .hasSize((int)
                        Graph.nodes().mapToLong(node -> node.next().size()).sum())
                .allSatisfy(line -> {
                    var from = Graph.named(line.strip().split(" ", 2)[0]).orElseThrow();
                    assertThat(line.contains("|")).isEqualTo(from.next().size() > 1);
                });
    }
}
