package ai.travion.gateway.health;

import ai.travion.gateway.GatewayProperties;
import io.swagger.v3.oas.annotations.Operation;
import java.util.Map;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** What works and what does not. */
@RestController
class HealthController {

    /**
     * @param status healthy, degraded (turns may fail) or unhealthy (none can be taken)
     * @param components engines and models, each in a few words
     * @param nodes the nodes of the graph and how many instances run each
     */
    record HealthView(String status, String version, Map<String, String> components, Map<String, String> nodes) {}

    private final SystemHealth health;

    HealthController(SystemHealth health) {
        this.health = health;
    }

    @Operation(summary = "What works and what does not, from live checks")
    @GetMapping(GatewayProperties.API + "/health")
    Mono<ResponseEntity<HealthView>> health() {
        return health.check()
                .map(view -> ResponseEntity.status(
                                view.status().equals("unhealthy") ? HttpStatus.SERVICE_UNAVAILABLE : HttpStatus.OK)
                        .body(view));
    }
}
