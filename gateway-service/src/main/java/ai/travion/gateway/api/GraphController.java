package ai.travion.gateway.api;

import ai.travion.gateway.GatewayProperties;
import ai.travion.graph.GraphDiagram;
import io.swagger.v3.oas.annotations.Hidden;
import io.swagger.v3.oas.annotations.Operation;
import java.net.URI;
import java.util.Map;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** Shows the graph; and the way in for whoever opens the address in a browser. */
@RestController
class GraphController {

    @Operation(summary = "The graph as a Mermaid diagram")
    @GetMapping(GatewayProperties.API + "/graph")
    Map<String, String> graph() {
        return Map.of("diagram", GraphDiagram.mermaid());
    }

    @Hidden
    @GetMapping("/")
    ResponseEntity<Void> root() {
        return ResponseEntity.status(HttpStatus.FOUND)
                .location(URI.create("/docs"))
                .build();
    }
}
