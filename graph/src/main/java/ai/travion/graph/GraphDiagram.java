package ai.travion.graph;

import java.util.Comparator;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The graph as a Mermaid diagram. */
public final class GraphDiagram {

    private record Edge(Graph from, Graph to) {}

    /** Why a step takes this edge rather than another of the same node. */
    private static final Map<Edge, String> REASONS = Map.ofEntries(
            edge(Graph.ROUTER, Graph.RETRIEVE, "tourism_query, trip_planning"),
            edge(Graph.ROUTER, Graph.REWRITER, "leans on the conversation"),
            edge(Graph.ROUTER, Graph.WEB_SEARCH, "real_time_info"),
            edge(Graph.ROUTER, Graph.GENERATE, "greeting, off_topic, direct answer"),
            edge(Graph.ROUTER, Graph.REPLY, "asks back"),
            edge(Graph.GRADER, Graph.SHADOW_MONITOR, "sufficient"),
            edge(Graph.GRADER, Graph.REWRITER, "insufficient, at most twice"),
            edge(Graph.GRADER, Graph.WEB_SEARCH, "still insufficient, or live facts"),
            edge(Graph.VERIFY, Graph.REPLY, "approved, or the best there is"),
            edge(Graph.VERIFY, Graph.GENERATE, "needs correction, at most twice"),
            edge(Graph.VERIFY, Graph.REWRITER, "lacks evidence"));

    private GraphDiagram() {}

    /** The diagram; {@code FAILED}, which every node may reach, is left out of it. */
    public static String mermaid() {
        var start = "    START([Start]) --> " + shape(Graph.ROUTER);
        var edges = Graph.nodes().flatMap(GraphDiagram::edgesOf);
        return Stream.concat(Stream.of("graph TD", start), edges).collect(Collectors.joining("\n"));
    }

    private static Stream<String> edgesOf(Graph from) {
        return from.next().stream()
                .sorted(Comparator.naturalOrder())
                .map(to -> "    " + from.nodeName() + " -->" + reason(from, to) + " " + shape(to));
    }

    private static String reason(Graph from, Graph to) {
        var reason = REASONS.get(new Edge(from, to));
        return reason == null ? "" : "|" + reason + "|";
    }

    private static String shape(Graph node) {
        return switch (node) {
            case ROUTER -> "router[Router]";
            case REWRITER -> "rewriter[Rewriter]";
            case RETRIEVE -> "retrieve[Retrieval]";
            case GRADER -> "grader[Grader]";
            case WEB_SEARCH -> "web_search[Web Search]";
            case SHADOW_MONITOR -> "shadow_monitor[Shadow Monitor]";
            case GENERATE -> "generate[Generator]";
            case VERIFY -> "verify[Verifier]";
            case REPLY -> "END([End])";
            case FAILED -> "FAILED([Failed])";
        };
    }

    private static Map.Entry<Edge, String> edge(Graph from, Graph to, String reason) {
        return Map.entry(new Edge(from, to), reason);
    }
}
